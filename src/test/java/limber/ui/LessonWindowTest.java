package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.settled;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import javafx.application.Platform;
import javafx.event.ActionEvent;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import limber.OpensWindow;
import limber.engine.Cursor;
import limber.engine.model.Input;
import limber.engine.run.Picture;
import limber.engine.settings.Settings;
import limber.lesson.question.MarkedAnswer;
import limber.lesson.question.Question;
import limber.models.Catalog;
import limber.presentation.play.Playback;
import limber.presentation.words.Language;
import limber.ui.controls.Background;
import limber.ui.lesson.LessonLinks;
import limber.ui.lesson.LessonSession;
import limber.ui.preferences.Level;
import limber.ui.preferences.Preferences;
import limber.ui.preferences.PreferencesFile;
import limber.ui.tab.SceneController;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.kordamp.ikonli.javafx.FontIcon;
import org.testfx.framework.junit5.ApplicationTest;
import org.testfx.util.WaitForAsyncUtils;

/// A lesson in the real window, by a robot, from its first step to its goal.
@OpensWindow
class LessonWindowTest extends ApplicationTest {
    /// One stick of 1 m that is 1.4 m long and pinned on the left: half a correction leaves 0.4/2^k m after k sweeps.
    private static final String LESSON = """
            ---
            format: 1
            id: half
            title: Half a correction
            model: rope
            set: {segments: 1, end: [1.4, 0, 0], length: 1, gravity: [0, 0, 0], iterations: 4, correction: half}
            ---
            ## One correction
            It is 1.4 m long and should be 1 m.
            ```limber
            id: one
            goto: {frame: 1, phase: distance, sweep: 1, element: 0}
            step: element
            show: {level: step, overlays: [residual], plots: [residual], panes: [past]}
            hold: true
            predict:
            - id: left
              ask: How much is left?
              at: {frame: 1, phase: distance, sweep: 2, element: 0}
              choices:
              - {text: nothing, when: "max(residual) < 0.001"}
              - {text: 0.2 m, when: "abs(max(residual) - 0.2) < 1e-9", because: The pin refused its half.}
              - {text: 0.4 m, when: "abs(max(residual) - 0.4) < 1e-9", because: The free end did move.}
            ```
            Half of it each time.
            ## Four
            Now [four](goto:frame=1) of them, of `residual`.
            ```limber
            id: four
            predict:
            - id: centimetres
              ask: How many centimetres are left?
              at: {frame: 1}
              number: {truth: 100 * max(residual), unit: cm, tolerance: 5 %}
            - id: drawn
              ask: Draw how long it is.
              at: {frame: 10}
              curve: {truth: totalLength, unit: m, tolerance: 0.1 m}
            ```
            ## Your turn
            ```limber
            id: turn
            inputs: [{frame: 5, set: {gravity: [0, -1, 0]}}]
            panel: {iterations: [1, 20]}
            goal: {when: max(residual) < 0.001, at: {frame: 1}, hint: More sweeps.}
            ```
            """;
    private static final String CHINESE = """
            ---
            id: half
            title: 一半的修正
            ---
            ## 一次修正
            它长 1.4 m，应为 1 m。
            ```limber
            id: one
            predict:
            - id: left
              ask: 还剩多少？
              choices:
              - {text: 没有}
              - {text: 0.2 m, because: 图钉不肯动。}
              - {text: 0.4 m, because: 自由端动了。}
            ```
            每次一半。
            ## 四次
            四次。
            ```limber
            id: four
            predict:
            - {id: centimetres, ask: 还剩几厘米？}
            - {id: drawn, ask: 画出它的长度。}
            ```
            ## 轮到你
            ```limber
            id: turn
            goal: {hint: 多扫几遍。}
            ```
            """;

    private final Preferences preferences = Opened.preferences();
    private final List<Throwable> failures = new CopyOnWriteArrayList<>();
    @TempDir Path library;
    private Path folder;
    private App app;

    @Override
    public void start(Stage stage) throws Exception {
        Opened.fresh(stage);
        app = new App();
        folder = Files.createDirectories(library.resolve("half"));
        Files.writeString(folder.resolve("lesson.md"), LESSON);
        Files.writeString(folder.resolve("lesson.zh.md"), CHINESE);
        app.open(stage, Catalog.MODELS, preferences, Opened.NO_FILE, Optional.of(folder.resolve("answers")));
        app.remember(settings());
        var own = Thread.getDefaultUncaughtExceptionHandler();
        Thread.setDefaultUncaughtExceptionHandler((thread, e) -> {
            failures.add(e);
            own.uncaughtException(thread, e);
        });
    }

    @BeforeEach
    void opened() throws Exception {
        fx(() -> {
            app.main().opening().dropped(folder);
            return null;
        });
        until(() -> fx(
                () -> lessonSession().isPresent() && app.main().current().filter(SceneController::built).isPresent()
                        && picture() != null && !picture().cursor().betweenFrames()));
    }

    @AfterEach
    void shut() throws Exception {
        fx(() -> {
            app.stop();
            return null;
        });
        Background.written();
        assertEquals(List.of(), failures);
        var next = new Preferences();
        assertEquals(Optional.empty(), settings().read(next));
        assertEquals(Opened.preferences().allPanes(), next.allPanes(), "of the lesson that was open nothing is left");
    }

    private PreferencesFile settings() {
        return new PreferencesFile(folder.resolve("settings/settings.properties"));
    }

    @Test
    void fromPredictionToGoal() throws Exception {
        Cursor held = fx(() -> picture().cursor());
        type(KeyCode.RIGHT);
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(held, fx(() -> picture().cursor()), "it waits for the prediction");
        assertTrue(fx(() -> picture().next().isEmpty()), "what comes next would give the answer");
        assertFalse(lookup("#lesson-after").query().isVisible(), "what is to be seen afterwards would, too");
        assertTrue(lookup("#commit-left").queryButton().isDisabled(), "nothing is chosen");

        press("#choice-left-3");
        press("#commit-left");
        until(() -> picture().next().isPresent());
        assertEquals("Committed. Run the scene to see the answer.", text("#result-left"));
        assertTrue(lookup("#lesson-after").query().isVisible());
        type(KeyCode.RIGHT);
        until(() -> text("#result-left").startsWith("Not this time. The answer is: 0.2 m."));
        assertEquals(0.4 / 2, residual(), 1e-12);
        assertEquals("fth-x", sign("#result-left"), "a sign beside the colour");
        until(() -> lookup("#result-left").query().isFocused()); // so that it is read aloud
        until(() -> fx(() -> {
            var pane = lookup("#lesson-asking").query();
            var result = lookup("#result-left").query();
            return pane.localToScene(pane.getLayoutBounds()).contains(result.localToScene(result.getLayoutBounds()));
        }));
        assertEquals("0.4 m – this is not the answer", lookup("#choice-left-3").query().getAccessibleText());
        assertEquals("0.2 m – this is the answer", lookup("#choice-left-2").query().getAccessibleText());
        assertTrue(lookup("#result-left").query().getAccessibleText().endsWith("The pin refused its half. "
                + "The free end did move."), "the reasons are read with the result");
        MarkedAnswer marked = answered();
        assertEquals(Optional.of(0.0), marked.score(), "the first commit scores");
        press("#choice-left-2");
        press("#commit-left");
        until(() -> text("#result-left").startsWith("Right: 0.2 m. Your first answer was: 0.4 m"));
        assertEquals("fth-check", sign("#result-left"));
        assertEquals(2, answered().tries());

        type(KeyCode.PAGE_DOWN);
        until(() -> text("#lesson-heading").equals("Four"));
        fx(() -> {
            lookup("#number-centimetres").queryAs(TextField.class).setText("2.5");
            return null;
        });
        press("#commit-centimetres");
        until(() -> text("#result-centimetres").startsWith("Committed"));
        fx(() -> {
            playback().goFrame(1);
            return null;
        });
        until(() -> text("#result-centimetres").equals("Right: 2.5 cm."));

        type(KeyCode.PAGE_DOWN);
        until(() -> text("#lesson-heading").equals("Your turn"));
        fx(() -> {
            playback().gestures().set(playback().settings().parameter("segments"), "3");
            return null;
        });
        assertEquals("1", fx(() -> playback().settings().text(playback().settings().parameter("segments"))),
                "only what the panel names can be changed");
        fx(() -> {
            playback().gestures().set(playback().settings().parameter("iterations"), "9");
            playback().goFrame(1);
            return null;
        });
        until(() -> fx(() -> lessonSession().orElseThrow().predictions().goalReached()));
        assertEquals(1, fx(() -> playback().past().branch().inputs().size()),
                "what the lesson does later it still does");
        until(() -> fx(() -> picture().cursor().equals(Cursor.complete(1))));
        fx(() -> {
            playback().gestures().set(playback().settings().parameter("iterations"), "10");
            return null;
        });
        assertEquals(List.of(1, 5), fx(() -> playback().past().branch().inputs().stream().map(Input::frame).toList()));
        Background.written();
        assertTrue(Files.readString(folder.resolve("answers/half.json")).contains("\"question\":\"goal\""));
    }

    /// Four halves leave 0.4/2⁴ m.
    @Test
    void aGoalSaysHowFarAwayItIs() throws Exception {
        press("#skip-left");
        press("#lesson-next");
        press("#lesson-next");
        until(() -> text("#lesson-heading").equals("Your turn"));
        assertEquals("Largest residual below 0.001 m", text("#goal .goal-when"));
        fx(() -> playback().goFrame(1));
        until(() -> text("#goal .goal-when").equals("Largest residual below 0.001 m (now 0.025 m)"));
        assertEquals("fth-x", lookup("#goal .goal-row .ikonli-font-icon").<FontIcon>query().getIconLiteral());
        assertEquals(
                "Goal. More sweeps. Largest residual below 0.001 m (now 0.025 m): does not hold. "
                        + "What counts is frame 1.",
                fx(() -> lookup("#goal .goal-state").query().getAccessibleText()));
    }

    /// A scroll bar that takes room from a text makes some texts one line longer, and so it would come and go.
    @Test
    void aQuestionOfAnyLengthStandsStill() throws Exception {
        Label ask = lookup("#question-left .question-ask").query();
        for (int letters = 22; letters < 80; letters += 4) {
            String text = "word ".repeat(letters).substring(0, letters);
            settled(() -> ask.setText(text));
            Set<Bounds> seen = new HashSet<>();
            for (int pulse = 0; pulse < 7; pulse++) {
                settled(Platform::requestNextPulse);
                if (pulse >= 3) seen.add(fx(() -> {
                    Node box = lookup("#question-left").query();
                    return box.localToScene(box.getLayoutBounds());
                }));
            }
            assertEquals(1, seen.size(), letters + " letters: " + seen);
        }
    }

    /// A line from 1.4 to 1.4 is 0.4 m above the truth but for the first frame, and a tenth of a metre is allowed.
    @Test
    void aCurveIsDrawnByHandAndScored() throws Exception {
        fx(() -> {
            lessonSession().orElseThrow().go(1);
            return null;
        });
        until(() -> lookup("#sketch-drawn").tryQuery().isPresent()
                && fx(() -> lessonSession().orElseThrow().predictions()
                        .range((Question.Curve) lessonSession().orElseThrow().step().questions().get(1)).isPresent()));
        clickOn("#tab-question-drawn");
        WaitForAsyncUtils.waitForFxEvents();
        var sketch = lookup("#sketch-drawn").query();
        var box = sketch.localToScreen(sketch.getBoundsInLocal());
        moveTo(box.getMinX() + 0.2 * box.getWidth(), box.getMinY() + 0.5 * box.getHeight());
        press(MouseButton.PRIMARY);
        moveTo(box.getMinX() + 0.05 * box.getWidth(), box.getMinY() + 0.5 * box.getHeight());
        moveTo(box.getMaxX() - 2, box.getMinY() + 0.5 * box.getHeight());
        release(MouseButton.PRIMARY);
        until(() -> !lookup("#commit-drawn").queryButton().isDisabled());
        fx(() -> {
            lookup("#numbers-drawn").queryAs(TextField.class).setText("1.4 1 1 1 1 1 1 1 1 1 1");
            lookup("#numbers-drawn").queryAs(TextField.class).fireEvent(new ActionEvent());
            return null;
        });
        press("#commit-drawn");
        until(() -> text("#result-drawn").startsWith("Committed"));
        press("#reveal-drawn");
        until(() -> text("#result-drawn").startsWith("Right: your curve is "));
    }

    @Test
    void onceCommittedTheKeysAreTheScenes() throws Exception {
        clickOn("#choice-left-3").clickOn("#commit-left");
        until(() -> picture().next().isPresent());
        Cursor before = fx(() -> picture().cursor());
        type(KeyCode.RIGHT);
        until(() -> text("#result-left").startsWith("Not this time.") && !picture().cursor().equals(before));
        type(KeyCode.LEFT);
        until(() -> picture().cursor().equals(before));
        assertEquals("", lookup("#notes").queryAs(TextArea.class).getText());
    }

    /// D draws, L lights, B blanks, P presents and X locks an axis, but not while a question is open.
    @Test
    void lettersStartNothingWhileAQuestionIsOpen() throws Exception {
        fx(() -> app.main().current().orElseThrow().viewport().requestFocus());
        type(KeyCode.D, KeyCode.L, KeyCode.B, KeyCode.P, KeyCode.X, KeyCode.DIGIT3);
        WaitForAsyncUtils.waitForFxEvents();
        assertFalse(fx(() -> app.main().board().pen().get() || app.main().board().spotlight().get()
                || app.main().board().blank().get() || preferences.presenting().get()));
        press("#skip-left");
        fx(() -> app.main().current().orElseThrow().viewport().requestFocus());
        type(KeyCode.D);
        until(() -> fx(() -> app.main().board().pen().get()));
        type(KeyCode.D);
        until(() -> fx(() -> !app.main().board().pen().get()));
    }

    /// Next waits for an answer, and once for a goal; after the last step it leads to the contents, since no lesson
    /// follows this one.
    @Test
    void nextWaitsAndTheLastStepLeadsOn() throws Exception {
        press("#lesson-next");
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals("One correction", text("#lesson-heading"));
        press("#skip-left");
        press("#lesson-next");
        until(() -> text("#lesson-heading").equals("Four"));
        press("#lesson-next");
        until(() -> text("#lesson-heading").equals("Your turn"));
        assertEquals("Next lesson", lookup("#lesson-next").queryButton().getText());
        press("#lesson-next");
        WaitForAsyncUtils.waitForFxEvents();
        assertTrue(app.main().current().isPresent(), "the goal is not reached");
        press("#lesson-next");
        until(() -> fx(() -> app.main().current().isEmpty()));
    }

    @Test
    void notesAreKeptByStep() throws Exception {
        press("#skip-left");
        fx(() -> {
            lookup("#notes").queryAs(TextArea.class).setText("the pin keeps\nits place");
            return null;
        });
        type(KeyCode.PAGE_DOWN); // at once: what was typed last is kept all the same
        until(() -> text("#lesson-heading").equals("Four")
                && lookup("#notes").queryAs(TextArea.class).getText().isEmpty());
        press("#lesson-back");
        until(() -> text("#lesson-heading").equals("One correction"));
        assertEquals("the pin keeps\nits place", lookup("#notes").queryAs(TextArea.class).getText());
        Background.written();
        assertTrue(Files.readString(folder.resolve("answers/half.json"))
                .contains("\"question\":\"note\",\"answer\":\"the pin keeps\\nits place\""));
    }

    @Test
    void whatOneStudentHasNotedIsNotTheNextOnes() throws Exception {
        fx(() -> lookup("#notes").queryAs(TextArea.class).setText("mine"));
        until(() -> fx(() -> lessonSession().orElseThrow().answers().size() == 1));
        fx(() -> lessonSession().orElseThrow().newStudent("Ada"));
        until(() -> lookup("#notes").queryAs(TextArea.class).getText().isEmpty());
        assertEquals(List.of(), fx(() -> lessonSession().orElseThrow().answers()));
    }

    /// A link moves the cursor, and a name that is pointed at is told to the code.
    @Test
    void whatTheTextSaysCanBeDone() throws Exception {
        press("#skip-left");
        fx(() -> {
            lessonSession().orElseThrow().go(1);
            return null;
        });
        until(() -> text("#lesson-heading").equals("Four"));
        fx(() -> {
            new LessonLinks(lessonSession().orElseThrow(), _ -> {}, _ -> Optional.empty(), _ -> {})
                    .follow("goto:frame=1&phase=distance&sweep=3");
            return null;
        });
        until(() -> fx(
                () -> picture().path().round("sweep") == 3 && picture().path().phase().name().equals("distance")));
        fx(() -> {
            new LessonLinks(lessonSession().orElseThrow(), _ -> {}, _ -> Optional.empty(), _ -> {})
                    .follow("set:iterations=7");
            new LessonLinks(lessonSession().orElseThrow(), _ -> {}, _ -> Optional.empty(), _ -> {})
                    .point(Optional.of("residual"));
            return null;
        });
        until(() -> fx(() -> playback().settings().text(playback().settings().parameter("iterations")).equals("7")));
        assertEquals(Optional.of("residual"),
                fx(() -> lessonSession().orElseThrow().session().reader().symbol().get()));
        fx(() -> {
            preferences.panes(preferences.level().get()).remove("code");
            new LessonLinks(lessonSession().orElseThrow(), _ -> {}, _ -> Optional.empty(), _ -> {}).show();
            return null;
        });
        assertTrue(fx(() -> preferences.panes(preferences.level().get()).contains("code")), "a click on the name");
    }

    /// A rope of 2 sides is a ribbon, a tube has 3 at least: the two values hold together or not at all.
    @Test
    void aLinkChangesAllThatItNamesOrNothing() throws Exception {
        press("#skip-left");
        assertEquals("2 ribbon", set("sides=2&skin=ribbon"));
        assertEquals("2 ribbon", set("sides=5&iterations=0"), "no sweep at all is refused");
        fx(() -> lessonSession().orElseThrow().go(2));
        assertEquals("12 tube", set("iterations=7&sides=5"), "the panel has no sides");
        assertEquals("4", fx(() -> playback().settings().text(playback().settings().parameter("iterations"))));
    }

    /// @return sides and skin after a link that sets something
    private String set(String values) throws Exception {
        return fx(() -> {
            new LessonLinks(lessonSession().orElseThrow(), _ -> {}, _ -> Optional.empty(), _ -> {})
                    .follow("set:" + values);
            Settings now = playback().settings();
            return now.text(now.parameter("sides")) + " " + now.text(now.parameter("skin"));
        });
    }

    @Test
    void aLinkOpensALessonThatLiesBesideThisOne() throws Exception {
        Files.writeString(Files.createDirectories(library.resolve("02-whole")).resolve("lesson.md"),
                LESSON.replace("id: half", "id: whole"));
        fx(() -> {
            app.main().opening().lesson("whole");
        });
        until(() -> fx(() -> lessonSession().filter(w -> w.lesson().id().equals("whole")).isPresent()));
    }

    @Test
    void anotherLanguageKeepsStepAndAnswers() throws Exception {
        press("#choice-left-2");
        press("#commit-left");
        until(() -> picture().next().isPresent());
        fx(() -> {
            preferences.language().set(Language.CHINESE);
            return null;
        });
        until(() -> lookup("#lesson-heading").tryQuery().isPresent()
                && lookup("#choice-left-2").tryQuery().isPresent() && lookup("#result-left").tryQuery().isPresent()
                && text("#lesson-heading").equals("一次修正") && text("#result-left").startsWith("已提交"));
        assertTrue(lookup("#choice-left-2").queryAs(RadioButton.class).isSelected());
    }

    /// The only answer so far.
    private MarkedAnswer answered() throws Exception {
        return (MarkedAnswer) fx(() -> lessonSession().orElseThrow().answers().getFirst());
    }

    @Test
    void aSkipOrALiftedHoldLetsGoOn() throws Exception {
        press("#skip-left");
        until(() -> picture().next().isPresent());
        assertEquals(Optional.empty(), answered().score(),
                "a skip scores nothing");
        fx(() -> {
            lessonSession().orElseThrow().newStudent("Ada");
            return null;
        });
        until(() -> fx(() -> playback().rules().held().get()));
        assertEquals(List.of(), fx(() -> lessonSession().orElseThrow().answers()));
        fx(() -> {
            preferences.lifted().set(true);
            return null;
        });
        until(() -> !fx(() -> playback().rules().held().get()) && picture().next().isPresent());
    }

    @Test
    void savingReadsItAgainAndAFaultIsShownWithItsPlace() throws Exception {
        fx(() -> {
            lessonSession().orElseThrow().go(2);
            return null;
        });
        until(() -> text("#lesson-heading").equals("Your turn"));
        Files.writeString(folder.resolve("lesson.md"), LESSON.replace("## Your turn", "## All yours"));
        until(() -> text("#lesson-heading").equals("All yours"));
        Files.writeString(folder.resolve("lesson.md"), LESSON.replace("panel:", "pannel:"));
        until(() -> lookup(".lesson-fault").tryQuery().isPresent());
        assertTrue(
                lookup(".lesson-fault").queryAs(Label.class).getText()
                        .contains("lesson.md:44:1: \"pannel\" is not a key"),
                lookup(".lesson-fault").queryAs(Label.class).getText());
        assertEquals("All yours", text("#lesson-heading"), "what could be read last is still there");
    }

    @Test
    void thePageOfContentsListsLessonsInAnotherLanguageToo() throws Exception {
        fx(() -> app.main().tab(0));
        until(() -> lookup("#lessons-rope").query().isVisible());
        press("#lessons-rope");
        assertTrue(lookup("#lesson-one-stick").tryQuery().isPresent());
        press("#sheet-close");
        fx(() -> preferences.language().set(Language.CHINESE));
        until(() -> lookup("#lessons-rope").query().isVisible());
        press("#lessons-rope");
        assertTrue(lookup("#lesson-one-stick").tryQuery().isPresent());
    }

    @Test
    void leavingGoesBackToTheFreeSceneAndTheDeskAsItWas() throws Exception {
        press("#skip-left");
        assertEquals(Level.STEP, preferences.level().get());
        press("#lesson-close");
        until(() -> fx(() -> lessonSession().isEmpty()
                && app.main().current().filter(SceneController::built).isPresent()));
        assertEquals(Catalog.model("rope").firstScene().preset().settings(), fx(() -> playback().settings()));
        assertTrue(lookup("#presets").tryQuery().isPresent(), "presets are there again");
        SceneController free = fx(() -> app.main().current().orElseThrow());
        fx(() -> app.main().opening().lesson(Path.of("lessons/03-one-stick")));
        until(() -> fx(() -> lessonSession().isPresent() && lookup("#lesson-close").tryQuery().isPresent()));
        press("#lesson-close");
        until(() -> fx(() -> lessonSession().isEmpty()));
        assertSame(free, fx(() -> app.main().current().orElseThrow()), "it was put aside, not built again");
    }

    private void press(String id) throws Exception {
        fx(() -> {
            ((ButtonBase) lookup(id).query()).fire();
            return null;
        });
        WaitForAsyncUtils.waitForFxEvents();
    }

    private String sign(String result) throws Exception {
        return fx(() -> ((FontIcon) lookup(result).<Label>query().getGraphic()).getIconLiteral());
    }

    private double residual() throws Exception {
        var m = Catalog.model("rope").measures().stream().filter(x -> x.name().equals("residual")).findFirst()
                .orElseThrow();
        Picture now = fx(this::picture);
        return m.read(now.settings(), now.state())[0];
    }

    private String text(String id) {
        return lookup(id).queryAs(Label.class).getText();
    }

    private Optional<LessonSession> lessonSession() {
        return app.sessions().lessonSession(Catalog.model("rope"));
    }

    private Playback playback() {
        return app.main().current().orElseThrow().playback();
    }

    private Picture picture() {
        return playback().picture().get();
    }
}
