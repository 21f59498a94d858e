package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.pass;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Control;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.image.ImageView;
import javafx.scene.text.Text;
import limber.LessonSample;
import limber.OpensWindow;
import limber.Sample;
import limber.lesson.question.Question;
import limber.presentation.words.Language;
import limber.ui.controls.Page;
import limber.ui.lesson.LessonSession;
import limber.ui.preferences.Theme;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Shipped lessons in front of a class at 1280 × 720: at a step the question, its controls, its verdict and the
/// scrubber are in sight without scrolling, the captions are whole, and the view keeps its share.
@Tag("wide")
@OpensWindow
class PresentWindowTest extends ShippedLessonsWindow {
    /// The least shares of the window that the view has, and the least size of type, px.
    private static final double WIDE = 0.45, HIGH = 0.55, READABLE = 22;
    private final List<String> wrong = new ArrayList<>();
    private int looked;

    /// Some of the longest questions of each kind.
    @ParameterizedTest
    @EnumSource
    void theQuestionIsInSightAndTheViewHasRoom(Language language) throws Exception {
        present(language, Sample.of(LessonSample.questions(language.locale(), 0), 5));
        assertTrue(looked > 9, looked + " looks");
    }

    @ParameterizedTest
    @Tag("long")
    @EnumSource
    void andSoItIsInEachStepOfEachLesson(Language language) throws Exception {
        present(language, LessonSample.steps());
        assertTrue(looked > 150, looked + " looks");
    }

    private void present(Language language, List<LessonSample.At> steps) throws Exception {
        fx(() -> preferences.language().set(language));
        Map<String, List<LessonSample.At>> lessons = steps.stream().collect(
                Collectors.groupingBy(at -> at.lesson().id(), LinkedHashMap::new, Collectors.toList()));
        for (List<LessonSample.At> some : lessons.values()) present(some);
        assertEquals(List.of(), wrong);
    }

    /// @param steps of one lesson
    private void present(List<LessonSample.At> steps) throws Exception {
        LessonSession session = open(steps.getFirst().lesson());
        fx(() -> {
            preferences.presenting().set(true);
            stage.setFullScreen(false); // the screen of a test may be larger
            stage.setWidth(1280);
            stage.setHeight(720);
            preferences.presenting().set(true);
        });
        for (LessonSample.At at : steps) {
            List<Question> questions = at.step().questions();
            if (questions.isEmpty()) continue;
            fx(() -> session.go(at.index()));
            formulasDrawn();
            String where = at.toString();
            lookAtAll(where);
            fx(() -> questions.forEach(q -> ((Hyperlink) scene().root().lookup("#skip-" + q.id())).fire()));
            lookAtAll(where + " answered");
        }
    }

    /// Looks at each question of a step.
    private void lookAtAll(String where) throws Exception {
        settle();
        fx(() -> look(where, wrong));
        for (ToggleButton tab : fx(() -> scene().root().lookup("#question-tabs").lookupAll(".toggle-button").stream()
                .map(ToggleButton.class::cast).filter(t -> !t.isSelected()).toList())) {
            fx(() -> tab.setSelected(true));
            settle();
            fx(() -> look(where + " " + tab.getText(), wrong));
        }
    }

    private void look(String where, List<String> wrong) {
        looked++;
        for (int i = 0; i < 2; i++) pass(stage); // a scene that plays may have moved since
        Scene all = stage.getScene();
        assertEquals(Theme.PROJECTOR, preferences.shownTheme().getValue());
        assertEquals(1280, all.getWidth());
        Bounds view = inScene(scene().viewport());
        if (view.getWidth() < WIDE * all.getWidth() || view.getHeight() < HIGH * all.getHeight())
            wrong.add(where + ": the view is " + view.getWidth() + " × " + view.getHeight());
        Node tab = scene().root(), asking = tab.lookup("#lesson-asking");
        if (asking.isVisible() && asking.getParent() != tab.lookup("#lesson"))
            wrong.add(where + ": the question scrolls with the text, since it is " + asking.prefHeight(480) + " high");
        List<Node> controls = Stream.of(asking, tab.lookup(".lesson-foot"), tab.lookup(".playback"))
                .flatMap(part -> Controls.visible(part).stream())
                .filter(n -> n instanceof Control || n.getStyleClass().contains("sketch")).toList();
        for (Node part : controls) inSight(part).ifPresent(fault -> wrong.add(where + ": " + named(part) + fault));
        for (String needed : List.of("#lesson-next", "#scrubber", ".time"))
            if (!controls.contains(tab.lookup(needed))) wrong.add(where + ": " + needed + " is not there");
        for (String caption : List.of("#next", "#last")) whole(where, (Label) tab.lookup(caption));
        beyond(where, tab);
        Faults.of(all, READABLE).forEach(fault -> wrong.add(where + ": " + fault));
    }

    /// A control that is cut by the window or by what contains it, or lies under a sheet.
    private Optional<String> inSight(Node part) {
        Bounds at = inScene(part);
        if (at.getWidth() <= 0 || at.getHeight() <= 0) return Optional.empty();
        for (Node up = part.getParent(); up != null; up = up.getParent())
            if (!around(inScene(up), at)) return Optional.of(" at " + at + " is cut by " + named(up));
        return Page.of(stage.getScene()).orElseThrow().getChildrenUnmodifiable().stream()
                .filter(n -> n.isVisible() && n.getViewOrder() == Page.SHEETS && n.isManaged()
                        && inScene(n).intersects(at))
                .findFirst()
                .map(n -> " lies under " + named(n));
    }

    private static boolean around(Bounds outer, Bounds inner) {
        return inner.getMinX() >= outer.getMinX() - 1 && inner.getMaxX() <= outer.getMaxX() + 1
                && inner.getMinY() >= outer.getMinY() - 1 && inner.getMaxY() <= outer.getMaxY() + 1;
    }

    private void whole(String where, Label caption) {
        Faults.cut(caption).ifPresent(left -> wrong.add(
                where + ": the caption '" + caption.getText() + "' is cut to '" + left + "'"));
    }

    /// What is wider than the window, or in the text wider than the column.
    private void beyond(String where, Node tab) {
        for (Node part : Controls.visible(tab))
            if ((part instanceof Control || part instanceof Text) && inScene(part).getMaxX() > 1281)
                wrong.add(where + ": " + named(part) + " ends at " + inScene(part).getMaxX());
        var page = (ScrollPane) tab.lookup("#lesson-page");
        double right = inScene(page).getMinX() + page.getViewportBounds().getWidth();
        for (Node part : Controls.visible(page.getContent()))
            if ((part instanceof Text || part instanceof ImageView || part.getStyleClass().contains("prose-table"))
                    && inScene(part).getWidth() > 0 && inScene(part).getMaxX() > right + 1)
                wrong.add(where + ": " + named(part) + " ends at " + inScene(part).getMaxX() + " in a column to "
                        + right);
    }

    private static String named(Node node) {
        String text = node instanceof Text t ? t.getText() : "";
        return node.getClass().getSimpleName() + " " + node.getId() + node.getStyleClass() + text;
    }
}
