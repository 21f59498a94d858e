package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import limber.OpensWindow;
import limber.models.Catalog;
import limber.ui.scene.OtherNumbers;
import org.controlsfx.control.StatusBar;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;

/// Numbers of another program opened from the window's menu: over a free scene, and not over a lesson.
@Tag("wide")
@OpensWindow
class NumbersMenuWindowTest extends FxRobot {
    @TempDir Path folder;
    private App app;
    private Optional<Path> asked = Optional.empty();

    @BeforeEach
    void open() throws Exception {
        Stage stage = FxToolkit.registerPrimaryStage();
        FxToolkit.setupFixture(() -> {
            app = new App();
            Opened.fresh(stage);
            app.open(stage, List.of(Catalog.model("rope")), Opened.preferences(), Opened.files(() -> asked),
                    Optional.empty());
            app.main().open(Catalog.model("rope"));
        });
        until(() -> app.main().current().filter(scene -> scene.built() && scene.playback().picture().get() != null)
                .isPresent());
        asked = Optional.of(Files.writeString(folder.resolve("one.csv"), "frame,element,x,y,z\n" + row()));
    }

    /// A rope of 13 particles, all of them in one place.
    private static String row() {
        var rows = new StringBuilder();
        for (int i = 0; i < 13; i++) rows.append("0,").append(i).append(",0,0,0\n");
        return rows.toString();
    }

    @AfterEach
    void close() throws Exception {
        fx(app::stop);
        FxToolkit.cleanupStages();
    }

    private OtherNumbers numbers() {
        return app.main().current().orElseThrow().session().otherNumbers();
    }

    private String line() {
        return lookup("#status").<StatusBar>query().getText();
    }

    /// Down from the first entry of the menu, with the keyboard alone.
    @Test
    void theMenuAsksForTheFileAndLaysItOverTheScene() throws Exception {
        fx(() -> lookup("#file-menu").query().requestFocus());
        push(KeyCode.DOWN);
        until(() -> lookup("#menu-numbers").tryQuery().isPresent());
        for (int i = 0; i < 9 && !fx(() -> lookup("#menu-numbers").query().isFocused()); i++) push(KeyCode.DOWN);
        push(KeyCode.ENTER);
        until(() -> numbers().now().get().isPresent());
        assertEquals(Optional.of("one.csv"), numbers().name());
        until(() -> lookup("#judge-name").tryQuery().isPresent());
    }

    @Test
    void aLessonRefusesThemWithALine() throws Exception {
        fx(() -> app.main().opening().lesson("pin-and-half"));
        until(() -> app.main().current().filter(scene -> scene.built()).isPresent() && lookup("#lesson-next").tryQuery()
                .isPresent());
        fx(() -> app.main().opening().dropped(asked.orElseThrow()));
        until(() -> line().startsWith("A lesson sets its scene itself."));
        assertTrue(numbers().now().get().isEmpty());
    }
}
