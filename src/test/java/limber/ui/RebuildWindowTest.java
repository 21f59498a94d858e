package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import limber.OpensWindow;
import limber.lesson.Step;
import limber.lesson.question.CodeQuestion;
import limber.ui.lesson.LessonSession;
import limber.ui.preferences.Level;
import limber.ui.scene.EditStatus;
import org.fxmisc.richtext.StyledTextArea;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// A rope that is rebuilt in its lesson by mouse and keyboard, with wrong turns on the way.
@OpensWindow
@Tag("wide")
class RebuildWindowTest extends ShippedLessonsWindow {
    private static final Path LESSON = Path.of("lessons/39-rebuild-the-rope");

    private LessonSession lesson;

    private StyledTextArea<?, ?> area() {
        return lookup("#code-text").queryAs(StyledTextArea.class);
    }

    private CodeQuestion question() {
        return (CodeQuestion) lesson.step().questions().getFirst();
    }

    /// Goes on to the next step, whose code can then be typed.
    private void next() throws Exception {
        List<Step> steps = lesson.lesson().steps();
        int here = fx(() -> steps.indexOf(lesson.step()));
        int next = IntStream.range(here + 1, steps.size()).filter(i -> !steps.get(i).questions().isEmpty()).findFirst()
                .orElseThrow();
        fx(() -> lesson.go(next));
        until(() -> fx(() -> lesson.session().editing().gap().get().equals(Optional.of(question().gap()))
                && lesson.session().editing().status().get() instanceof EditStatus.Runs
                && lookup("#code-text").tryQuery().isPresent()
                && area().getText().equals(lesson.session().editing().text().get())));
    }

    /// Replaces what stands in the gap by keys: it is selected, and the text is pasted over it.
    private void put(String code) throws Exception {
        fx(() -> {
            String all = area().getText();
            area().requestFocus();
            area().selectRange(question().gap().before().length(), all.length() - question().gap().after().length());
            area().replaceSelection(code);
        });
    }

    private static String file(String name) throws Exception {
        return Files.readString(LESSON.resolve("kernels/" + name));
    }

    /// Checks what has been written.
    ///
    /// @return the verdict, with the mistake's reason behind it
    private String check() throws Exception {
        String id = question().id();
        until(() -> fx(() -> !lookup("#commit-" + id).queryButton().isDisabled()));
        String before = fx(() -> ((Labeled) lookup("#result-" + id).query()).getText());
        clickOn("#commit-" + id);
        until(() -> fx(() -> !((Labeled) lookup("#result-" + id).query()).getText().equals(before)));
        return fx(() -> ((Label) lookup("#result-" + id).query()).getText() + " | "
                + ((Label) lookup("#mistake-" + id).query()).getText());
    }

    @Test
    void aRopeIsRebuilt() throws Exception {
        lesson = open(LESSON);
        fx(() -> scene().viewport().setVisible(true));
        next();
        assertTrue(fx(() -> preferences.level().get()) != Level.WATCH, "the code is in view");
        assertEquals("Integrate.java", fx(() -> ((Labeled) lookup("#code-heading").query()).getText()));

        // particle 0 is pinned, and the others fall from rest: by 9.8·0.02² m in the first step, not by 9.8·0.02 m
        put(file("h-not-squared.java"));
        String verdict = check();
        assertTrue(verdict.contains("Operation 2 of 117")
                && verdict.contains("(0.5, -0.196, 0); right is (0.5, -0.00392, 0)")
                && verdict.contains("since h·a is only a velocity"), verdict);

        put(file("no-inertia.java"));
        // the first frame begins at rest; in the second the pinned particle is right, and the next one is not
        verdict = check();
        assertTrue(verdict.contains("Operation 11 of 117") && verdict.contains("The velocity is missing"), verdict);
        // nine particles a frame: the eleventh operation is that of particle 1 in the second frame
        fx(() -> ((Hyperlink) lookup("#there-" + question().id()).query()).fire());
        until(() -> fx(() -> lesson.session().playback().picture().get().cursor()).frame() == 1
                && lesson.session().playback().picture().get().cursor().element() == 1);

        put("            position[j + 1] = speed;\n");
        verdict = check();
        assertTrue(verdict.startsWith("Line 38: ") && verdict.contains("speed"), verdict);

        put(question().gap().solution());
        verdict = check();
        assertTrue(verdict.startsWith("Right: all 117"), verdict);

        next();
        assertEquals(1, fx(() -> lesson.session().playback().settings().kernels().stream()
                .filter(k -> k.name().equals("Integrate.java")).count()), "the student's own fall runs on");
        put(file("pushes-apart.java"));
        verdict = check();
        assertTrue(verdict.contains("The signs are the wrong way round"), verdict);
        put(question().gap().solution());
        verdict = check();
        assertTrue(verdict.startsWith("Right: all 288"), verdict);

        next();
        put(file("along-the-rope.java"));
        verdict = check();
        assertTrue(verdict.contains("T is used instead of R"), verdict);
        put(question().gap().solution());
        assertTrue(check().startsWith("Right: all"));

        fx(() -> lesson.go(lesson.lesson().steps().size() - 1));
        until(() -> fx(() -> lesson.session().playback().settings().kernels().size() == 3));
    }

    @Test
    void nothingOutsideOfTheGapCanBeChanged() throws Exception {
        lesson = open(LESSON);
        next();
        String before = fx(() -> area().getText());
        fx(() -> {
            area().requestFocus();
            area().moveTo(0);
        });
        type(KeyCode.A, KeyCode.DELETE);
        assertEquals(before, fx(() -> area().getText()));
        fx(() -> area().moveTo(question().gap().before().length()));
        type(KeyCode.BACK_SPACE, KeyCode.A);
        until(() -> fx(() -> area().getText().equals(question().gap().before() + "a" + before.substring(
                question().gap().before().length()))));
    }

    @Test
    void whatIsTypedStaysWhileAnotherStepIsLookedAt() throws Exception {
        lesson = open(LESSON);
        next();
        put(file("no-inertia.java"));
        until(() -> fx(() -> !lookup("#commit-integrate").queryButton().isDisabled()));
        int here = fx(() -> lesson.lesson().steps().indexOf(lesson.step()));
        next();
        fx(() -> lesson.go(here));
        until(() -> fx(() -> lookup("#code-text").tryQuery().isPresent() && area().getText().equals(
                question().gap().before() + question().gap().in(area().getText()) + question().gap().after())
                && lesson.step().id().equals("integrate")));
        assertEquals(file("no-inertia.java"), fx(() -> question().gap().in(area().getText())));
    }

    @Test
    void linesAreShownOneByOne() throws Exception {
        lesson = open(LESSON);
        next();
        clickOn("#line-integrate");
        clickOn("#line-integrate");
        assertEquals(question().gap().lines().subList(0, 2).stream().map(String::strip).toList(),
                fx(() -> ((Label) lookup("#lines-integrate").query()).getText()).lines().toList());
    }
}
