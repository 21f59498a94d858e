package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.layOut;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.stage.Stage;
import limber.OpensWindow;
import limber.ui.lesson.LessonSession;
import limber.ui.preferences.Preferences;
import limber.ui.preferences.Theme;
import limber.ui.tab.SceneController;
import limber.ui.words.Language;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.ApplicationTest;

/// A lesson in front of a class at 1280 × 720: the question is in sight without scrolling, and the view keeps its
/// share.
@Tag("wide")
@OpensWindow
class PresentWindowTest extends ApplicationTest {
    /// The least shares of the window that the view has.
    private static final double WIDE = 0.45, HIGH = 0.55;

    private final Preferences preferences = Opened.preferences();
    private Stage stage;
    private App app;

    @Override public void start(Stage shown) {
        stage = shown;
        app = Opened.on(stage, 1280, 720, preferences);
    }

    @AfterEach void shut() throws Exception {
        fx(() -> preferences.presenting().set(false));
        fx(app::stop);
    }

    @Test void theQuestionIsInSightAndTheViewHasRoom() throws Exception {
        present(List.of("02", "05", "13", "24", "30"), Language.ENGLISH);
    }

    private void present(List<String> numbers, Language language) throws Exception {
        var wrong = new ArrayList<String>();
        fx(() -> preferences.language().set(language));
        try (var folders = Files.list(Path.of("lessons"))) {
            for (Path folder : folders.filter(f -> Files.exists(f.resolve("lesson.md"))
                    && numbers.stream().anyMatch(f.getFileName().toString()::startsWith)).sorted().toList())
                present(folder, wrong);
        }
        assertEquals(List.of(), wrong);
    }

    private void present(Path folder, List<String> wrong) throws Exception {
        fx(() -> app.main().opening().lesson(folder));
        String id = folder.getFileName().toString().substring(3); // after the number
        until(() -> fx(() -> app.main().current().filter(SceneController::furnished).isPresent()
                && scene().playback().picture().get() != null
                && app.sessions().lessonSession(scene().session().model()).filter(l -> l.lesson().id().equals(id))
                        .isPresent()));
        fx(() -> {
            scene().viewport().setVisible(false); // drawing it takes most of the time
            preferences.presenting().set(true);
            stage.setFullScreen(false); // the screen of a test may be larger
            stage.setWidth(1280);
            stage.setHeight(720);
            preferences.presenting().set(true);
        });
        LessonSession session = session();
        for (int step = 0; step < fx(() -> session.lesson().steps().size()); step++) {
            int number = step;
            fx(() -> session.go(number));
            settle();
            fx(() -> look(folder.getFileName() + " " + (number + 1), wrong));
        }
    }

    private LessonSession session() throws Exception {
        return fx(() -> app.sessions().lessonSession(scene().session().model()).orElseThrow());
    }

    private void look(String where, List<String> wrong) {
        Scene all = stage.getScene();
        assertEquals(Theme.PROJECTOR, preferences.shownTheme().getValue());
        Bounds view = inScene(scene().viewport());
        if (view.getWidth() < WIDE * all.getWidth() || view.getHeight() < HIGH * all.getHeight())
            wrong.add(where + ": the view is " + view.getWidth() + " × " + view.getHeight());
        Node asking = all.lookup("#lesson-asking");
        if (asking.isVisible() && asking.getParent() != all.lookup("#lesson"))
            wrong.add(where + ": the question scrolls with the text, since it is " + asking.prefHeight(480) + " high");
        for (Node part : List.of(asking, all.lookup(".transport"), all.lookup(".scrub"), all.lookup(".time")))
            if (part.isVisible()
                    && (inScene(part).getMaxX() > all.getWidth() || inScene(part).getMaxY() > all.getHeight()))
                wrong.add(where + ": " + part + " ends at " + inScene(part).getMaxX() + ", " + inScene(part).getMaxY());
        all.lookup(".transport").lookupAll(".button, .combo-box").stream()
                .filter(n -> n.isVisible() && inScene(n).getMaxX() > all.getWidth())
                .forEach(n -> wrong.add(where + ": " + n.getId() + " ends at " + inScene(n).getMaxX()));
    }

    private static Bounds inScene(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }

    private void settle() throws Exception {
        layOut(stage, 6); // the place of a question is found in one pass and taken in the next
    }

    private SceneController scene() {
        return app.main().current().orElseThrow();
    }
}
