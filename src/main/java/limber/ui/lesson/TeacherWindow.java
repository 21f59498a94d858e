package limber.ui.lesson;

import java.util.List;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import javafx.stage.Window;
import javafx.util.Subscription;
import limber.lesson.source.LessonWords;
import limber.presentation.words.Wording;
import limber.ui.prose.Prose;

/// The presenter's notes: a window of its own for the teacher's screen, while the class sees the scene on the
/// projector. It follows the steps of the lesson.
final class TeacherWindow {
    private static final double WIDTH = 520, HEIGHT = 620;

    private final LessonSession lessonSession;
    private final Wording words;
    private final Prose prose;
    private final Stage stage = new Stage();
    private final VBox page = new VBox();
    private final Subscription following;

    /// @param owner the window of the lesson, with which this one closes
    /// @param prose draws the notes
    TeacherWindow(LessonSession lessonSession, Window owner, Prose prose, Wording words) {
        this.lessonSession = lessonSession;
        this.words = words;
        this.prose = prose;
        page.setId("teacher-notes");
        page.getStyleClass().addAll("lesson-body", "teacher-notes");
        var scroll = new ScrollPane(page);
        scroll.setFitToWidth(true);
        scroll.getStyleClass().addAll("lesson", "lesson-page", "teacher-window");
        var scene = new Scene(scroll, WIDTH, HEIGHT);
        scene.getStylesheets().setAll(owner.getScene().getStylesheets());
        scene.addEventHandler(KeyEvent.KEY_PRESSED, e -> {
            if (e.getCode() == KeyCode.ESCAPE) stage.close();
        });
        stage.initOwner(owner);
        stage.setScene(scene);
        following = lessonSession.walk().entries().subscribe(_ -> show());
        stage.setOnHidden(_ -> following.unsubscribe());
        stage.show();
    }

    private void show() {
        LessonWords telling = lessonSession.walk().telling();
        List<LessonWords.OfStep> steps = telling.steps();
        int here = lessonSession.walk().index();
        stage.setTitle(words.get("lesson.teacher") + " · " + telling.title());
        page.getChildren().setAll(
                label(words.get("lesson.count").formatted(here + 1, steps.size()), "lesson-count"),
                label(steps.get(here).heading(), "lesson-heading"));
        if (steps.get(here).teacher().isEmpty())
            page.getChildren().add(label(words.get("lesson.teacher.none"), "hint"));
        else page.getChildren().add(prose.of(steps.get(here).teacher()));
        if (here + 1 < steps.size()) page.getChildren().add(
                label(words.get("lesson.teacher.next").formatted(steps.get(here + 1).heading()), "lesson-count"));
    }

    private static Label label(String text, String style) {
        var label = new Label(text);
        label.setWrapText(true);
        label.getStyleClass().add(style);
        return label;
    }

    boolean open() {
        return stage.isShowing();
    }

    void front() {
        stage.toFront();
    }

    void close() {
        stage.close();
    }
}
