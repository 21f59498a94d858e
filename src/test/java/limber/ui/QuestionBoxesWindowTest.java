package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.RadioButton;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import javafx.stage.Window;
import limber.OpensWindow;
import limber.models.Catalog;
import limber.ui.lesson.LessonSession;
import limber.ui.preferences.Preferences;
import limber.ui.tab.SceneController;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.framework.junit5.ApplicationTest;

/// Drafts, votes, notes for teachers, a sweep and a par, in the real window; scenarios have the questions themselves.
@OpensWindow
@Tag("wide")
class QuestionBoxesWindowTest extends ApplicationTest {
    /// A stick of 1 m, 1.4 m long, pinned on the left: each sweep halves what is too much. Its free end moves to the
    /// left, and nothing else moves.
    private static final String LESSON = """
            ---
            format: 1
            id: boxes
            title: Boxes
            model: rope
            set: {segments: 1, end: [1.4, 0, 0], length: 1, gravity: [0, 0, 0], iterations: 4, correction: half}
            ---
            ## In the scene
            ```limber
            id: scene
            camera: front
            predict:
            - id: which
              ask: Which particle moves?
              at: {frame: 1}
              element: {of: particle, truth: speed > 0}
              because: The other one is pinned.
            hints: [It is too long., The pin does not move.]
            teacher: Students forget **the pin**.
            ```
            ## A formula
            ```limber
            id: formula
            predict:
            - id: error
              ask: Which error has the stick?
              at: {frame: 1}
              expression: {truth: error, over: {frame: 1, phase: distance}, names: [length, rest]}
            - id: vote
              ask: Who moves?
              at: {frame: 1}
              revote: true
              choices: [{text: a, correct: true}, {text: b}]
            ```
            ## A goal
            ```limber
            id: goal
            sweep: {over: "iterations=1..4", measure: "max(residual)", frames: 1, log: true}
            goal: {when: max(residual) < 0.11, at: {frame: 1}, best: iterations + 10}
            set: {iterations: 1}
            ```
            ## Far away
            ```limber
            id: far
            set: {end: [14, 0, 0], length: 10}
            camera: front
            ```
            ## A number
            ```limber
            id: number
            predict:
            - id: many
              ask: How many centimetres are left?
              at: {frame: 1}
              number: {truth: 100 * max(residual), unit: cm, tolerance: 5 %}
              because: Each sweep leaves a half.
              mistakes: [{value: 200 * max(residual), because: These are three sweeps.}, {value: 0, because: Halves.}]
            ```
            """;

    private final Preferences preferences = Opened.preferences();
    @TempDir Path library;
    private App app;

    @Override
    public void start(Stage stage) throws Exception {
        Opened.fresh(stage);
        app = new App();
        Path folder = Files.createDirectories(library.resolve("boxes"));
        Files.writeString(folder.resolve("lesson.md"), LESSON);
        Files.writeString(folder.resolve("solution.json"),
                "{\"goal\": [{\"frame\": 1, \"set\": {\"iterations\": 2}}]}");
        app.open(stage, Catalog.MODELS, preferences, Opened.NO_FILE, Optional.empty());
        stage.setWidth(1280);
        stage.setHeight(960);
    }

    @BeforeEach
    void opened() throws Exception {
        fx(() -> app.main().opening().dropped(library.resolve("boxes")));
        until(() -> fx(() -> lesson().isPresent()
                && app.main().current().filter(SceneController::built).isPresent()
                && session().session().playback().picture().get() != null));
    }

    @AfterEach
    void shut() throws Exception {
        fx(app::stop);
    }

    private Optional<LessonSession> lesson() {
        return app.sessions().lessonSession(Catalog.model("rope"));
    }

    private LessonSession session() {
        return lesson().orElseThrow();
    }

    private <T> T find(String id, Class<T> type) {
        return type.cast(lookup(id).query());
    }

    private String text(String id) throws Exception {
        return fx(() -> find(id, Label.class).getText());
    }

    private void fire(String id) throws Exception {
        fx(() -> find(id, ButtonBase.class).fire());
    }

    private void type(String id, String text) throws Exception {
        fx(() -> find(id, TextField.class).setText(text));
    }

    @Test
    void whatIsNotCommittedYetIsThereAgain() throws Exception {
        type("#element-which", "0");
        fx(() -> session().go(1));
        type("#formula-error", "length - rest");
        fx(() -> find("#choice-vote-2", RadioButton.class).setSelected(true));
        fx(() -> session().go(0));
        assertEquals("0", fx(() -> find("#element-which", TextField.class).getText()));
        fx(() -> session().go(1));
        assertEquals("length - rest", fx(() -> find("#formula-error", TextField.class).getText()));
        assertTrue(fx(() -> find("#choice-vote-2", RadioButton.class).isSelected()));
        fx(() -> session().newStudent("next"));
        assertEquals("", fx(() -> find("#element-which", TextField.class).getText()));
    }

    /// Only a dragged position differs; but nobody drags here.
    @Test
    void anotherSceneIsFittedIntoView() throws Exception {
        until(() -> fx(() -> Math.abs(session().session().viewport().scene().eye().target().x() - 0.7) < 0.2));
        fx(() -> session().go(3));
        until(() -> fx(() -> Math.abs(session().session().viewport().scene().eye().target().x() - 7) < 1));
        fx(() -> session().go(0));
        until(() -> fx(() -> Math.abs(session().session().viewport().scene().eye().target().x() - 0.7) < 0.2));
    }

    @Test
    void aClassVotesTwice() throws Exception {
        fx(() -> {
            preferences.voting().set(true);
            session().go(1);
        });
        fx(() -> find("#votes-vote-1", Spinner.class).getEditor().setText("7"));
        fx(() -> find("#votes-vote-1", Spinner.class).commitValue());
        assertFalse(fx(() -> find("#revotes-vote-1", Spinner.class).getParent().isVisible()));
        fire("#revote-vote");
        assertTrue(fx(() -> find("#revotes-vote-1", Spinner.class).getParent().isVisible()));
        assertEquals(7, fx(() -> find("#votes-vote-1", Spinner.class).getValue()), "the first count stays");
    }

    @Test
    void theTeacherHasNotesInAWindowOfTheirOwn() throws Exception {
        long before = Window.getWindows().stream().filter(Window::isShowing).count();
        fx(() -> find("#lesson-menu", MenuButton.class).getItems().stream()
                .filter(i -> "lesson-teacher".equals(i.getId())).findFirst().orElseThrow().fire());
        assertEquals(before + 1, Window.getWindows().stream().filter(Window::isShowing).count());
        assertTrue(fx(() -> find("#teacher-notes", VBox.class).getChildren().size()) >= 3);
        fx(() -> session().go(2));
        until(() -> fx(() -> find("#teacher-notes", VBox.class).getChildren().stream().anyMatch(
                n -> n instanceof Label l && l.getText().equals("This step has no notes."))));
    }

    @Test
    void aGoalHasItsParAndAStepItsSweep() throws Exception {
        fx(() -> session().go(2));
        until(() -> fx(() -> session().session().sweeps().table().get().filter(t -> t.whole()).isPresent()));
        // 0.4 m halved in each sweep
        for (int row = 0; row < 4; row++) {
            int n = row;
            assertEquals(0.2 / (1 << row), fx(() -> session().session().sweeps().table().get().get().value(n)), 1e-12);
        }
        until(() -> fx(() -> lookup("#goal .label").queryAllAs(Label.class).stream()
                .anyMatch(l -> l.getText().equals("As small as can be: Iterations + 10. Par 12, yours –."))));
        fx(() -> session().session().playback().gestures()
                .set(session().session().playback().settings().parameter("iterations"), "3"));
        fx(() -> session().session().playback().goFrame(1));
        until(() -> fx(() -> lookup("#goal .label").queryAllAs(Label.class).stream()
                .anyMatch(l -> l.getText().equals("As small as can be: Iterations + 10. Par 12, yours 13."))));
    }
}
