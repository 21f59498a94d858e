package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.pass;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.TitledPane;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Pane;
import javafx.stage.Stage;
import limber.lesson.Lesson;
import limber.ui.lesson.LessonSession;
import limber.ui.preferences.Preferences;
import limber.ui.tab.SceneController;
import org.junit.jupiter.api.AfterEach;
import org.testfx.framework.junit5.ApplicationTest;

/// A window of 1280 × 720 that opens each shipped lesson in turn.
abstract class ShippedLessonsWindow extends ApplicationTest {
    final Preferences preferences = Opened.preferences();
    Stage stage;
    App app;
    private Complaints complaints;

    @Override public void start(Stage shown) {
        complaints = Complaints.hear();
        stage = shown;
        app = Opened.on(stage, 1280, 720, preferences);
        app.hearFailures(); // there is one handler in a process, and others set it too
    }

    /// Leaves nothing on the stage, which all tests share: the scenes of seven models, each with its run, would stay in
    /// memory until another test opens a window.
    @AfterEach void shut() throws Exception {
        fx(() -> preferences.presenting().set(false));
        fx(() -> {
            app.stop();
            stage.setScene(new Scene(new Pane()));
        });
        Fx.forgetEvents(stage);
        app = null;
        complaints.close();
        assertEquals(List.of(), complaints.heard().stream().filter(h -> h.contains("Exception")).toList(),
                "errors while the lessons were open");
    }

    /// Opens a lesson that ships.
    final LessonSession open(Lesson lesson) throws Exception {
        return open(Path.of("lessons", lesson.folder().path().getFileName().toString()));
    }

    /// Opens a lesson, without its picture: drawing it takes most of the time.
    final LessonSession open(Path folder) throws Exception {
        Fx.forgetEvents(stage); // else the views of all lessons before stay in memory
        fx(() -> app.main().opening().lesson(folder));
        String id = folder.getFileName().toString().substring(3); // after the number
        until(() -> fx(() -> app.main().current().filter(SceneController::built).isPresent()
                && scene().playback().picture().get() != null
                && app.sessions().lessonSession(scene().session().model()).filter(l -> l.lesson().id().equals(id))
                        .isPresent()
                && scene().root().lookup("#lesson") != null));
        fx(() -> {
            scene().viewport().setVisible(false);
            scene().playback().playing().set(false); // a scene to play in would run on beside the test
            stage.setFullScreen(false); // the screen of a test may be larger
            stage.setWidth(1280);
            stage.setHeight(720);
        });
        return fx(() -> app.sessions().lessonSession(scene().session().model()).orElseThrow());
    }

    /// Waits for the formulas of the column. Unlike `until` it does not wait for some pulses at each of 400 steps.
    void formulasDrawn() throws Exception {
        for (int i = 0; i < 3000 && !fx(this::undrawn).isEmpty(); i++) Thread.sleep(5);
        assertEquals(List.of(), fx(this::undrawn), "formulas are not drawn");
    }

    /// The formulas that are in the text and have no picture yet; questions that are asked again come a moment later.
    private List<String> undrawn() {
        Node recap = scene().root().lookup("#recap");
        if (recap != null && recap.lookup(".recap-card") == null) return List.of("recap");
        return scene().root().lookup("#lesson").lookupAll(".formula").stream()
                .filter(f -> !folded(f) && ((ImageView) f.lookup("ImageView")).getImage() == null)
                .map(Node::getAccessibleText).toList();
    }

    /// Whether a fold around it is closed, or stands in a text that is not shown yet: neither draws anything.
    private static boolean folded(Node node) {
        return around(node).anyMatch(n -> n instanceof TitledPane fold
                && (!fold.isExpanded() || around(fold).anyMatch(a -> !a.isVisible())));
    }

    private static Stream<Node> around(Node node) {
        return Stream.iterate(node, n -> n != null, Node::getParent);
    }

    /// Lays the window out until nothing moves: the place of a question is found in one pass and taken in the next.
    void settle() throws Exception {
        for (int i = 0; i < 4; i++) fx(() -> pass(stage)); // what is put off in a pass is done before the next
    }

    SceneController scene() {
        return app.main().current().orElseThrow();
    }

    static Bounds inScene(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }
}
