package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.stage.Stage;
import javafx.stage.Window;
import limber.OpensWindow;
import limber.code.Starter;
import limber.engine.Cursor;
import limber.engine.StepSize;
import limber.engine.model.Overlay;
import limber.models.Catalog;
import limber.presentation.words.Language;
import limber.ui.controls.FileDialog;
import limber.ui.preferences.Level;
import limber.ui.preferences.Preferences;
import limber.ui.tab.SceneController;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;

/// A solver and a log of the user's own in the real window, driven by a robot.
@OpensWindow
@Tag("wide")
class OwnWindowTest extends FxRobot {
    private final Preferences preferences = Opened.preferences();
    private final List<Path> edited = new ArrayList<>();
    @TempDir Path folder;
    private App app;
    private Optional<Path> chosen = Optional.empty();

    @BeforeEach
    void open() throws Exception {
        Stage stage = FxToolkit.registerPrimaryStage();
        preferences.level().set(Level.INSPECT);
        FxToolkit.setupFixture(() -> {
            app = new App();
            app.open(stage, List.of(Catalog.model("rope")), preferences, new Asked(), Optional.empty());
            stage.setWidth(1280);
            stage.setHeight(720);
        });
    }

    @AfterEach
    void close() throws Exception {
        fx(app::stop);
        FxToolkit.cleanupStages();
    }

    /// A stand-in for the system's dialogs and its editor.
    private final class Asked implements FileDialog {
        @Override
        public Optional<Path> open(String title, Window over, String... endings) {
            return chosen;
        }

        @Override
        public Optional<Path> save(String title, Window over, String name, String ending) {
            return Optional.empty();
        }

        @Override
        public Optional<Path> folder(String title, Window over) {
            return chosen;
        }

        @Override
        public void show(Path page) {
            edited.add(page);
        }
    }

    private SceneController scene() {
        return app.main().current().orElseThrow();
    }

    private List<String> tabs() {
        return lookup(".tab-pane").queryAs(TabPane.class).getTabs().stream().map(Tab::getText).toList();
    }

    /// A rope from the card, whose file is opened in the editor.
    private Path rope() throws Exception {
        chosen = Optional.of(folder);
        clickOn("#own-new");
        clickOn("#own-new-rope");
        until(() -> app.main().current().isPresent() && scene().built()
                && scene().playback().picture().get() != null);
        Path java = folder.resolve("my-rope/Rope.java");
        assertEquals(List.of(java), edited);
        fx(() -> scene().playback().playing().set(false));
        return java;
    }

    private void save(Path java, String text, String by) throws IOException {
        String source = Files.readString(java);
        assertTrue(source.contains(text));
        Files.writeString(java, source.replace(text, by));
    }

    @Test
    void aNewSolverIsATabThatGoesOnAtTheSamePlaceWhenItsFileIsSaved() throws Exception {
        Path java = rope();
        assertEquals(List.of("Contents", "Rope", "my rope"), tabs());
        var drawn = scene().playback().picture().get().overlays();
        assertEquals(List.of("particle", "stick"), drawn.stream().map(Overlay::name).toList());
        until(() -> lookup("#plot-curves").tryQuery().filter(Fx::inSight).isPresent()); // its plot is shown
        fx(() -> scene().playback().go(new Cursor(3, 3, 2)));
        until(() -> scene().playback().picture().get().cursor().equals(new Cursor(3, 3, 2)));
        var before = scene();
        save(java, "i == 0 ? 0 : 0.5", "i == 0 ? 0 : 0.25");
        until(() -> app.main().current().isPresent() && scene() != before);
        until(() -> scene().playback().picture().get() != null
                && scene().playback().picture().get().next().isPresent());
        until(() -> scene().playback().picture().get().cursor().equals(new Cursor(3, 3, 2)));
        assertEquals(0.25, scene().playback().picture().get().next().orElseThrow().values().stream()
                .filter(v -> v.name().equals("shareA")).findFirst().orElseThrow().value());
    }

    @Test
    void aFileThatDoesNotCompileIsToldAndTheLastOneGoesOn() throws Exception {
        Path java = rope();
        var before = scene();
        save(java, "double error =", "double eror =");
        until(() -> lookup(".notification").tryQuery().isPresent());
        assertEquals(before, scene());
        fx(() -> scene().playback().goFrame(5));
        until(() -> scene().playback().picture().get().cursor().equals(Cursor.complete(5)));
        save(java, "double eror =", "double error =");
        until(() -> app.main().current().isPresent() && scene() != before);
        assertTrue(lookup(".notification").tryQuery().isEmpty(), "it is mended");
    }

    /// At the end of a frame the clock is next, which is Limber's.
    @Test
    void theFileOfTheSolverIsEditedWhateverOperationIsNext() throws Exception {
        Path java = rope();
        fx(() -> {
            scene().playback().transport().stepSize().set(StepSize.ELEMENT);
            scene().playback().goFrame(3);
        });
        until(() -> scene().session().reader().operation().filter(o -> o.phase().name().equals("clock")).isPresent());
        fx(() -> scene().session().editing().toggle());
        until(() -> edited.equals(List.of(java, java)));
    }

    @Test
    void anotherLanguageKeepsTheTabAndClosingItForgetsIt() throws Exception {
        rope();
        fx(() -> preferences.language().set(Language.CHINESE));
        until(() -> tabs().size() == 3 && app.main().current().isPresent());
        Tab own = lookup(".tab-pane").queryAs(TabPane.class).getTabs().getLast();
        assertTrue(own.isClosable());
        clickOn(lookup("#tab-own-my-rope .tab-close-button").queryAs(javafx.scene.Node.class));
        until(() -> tabs().size() == 2);
        assertEquals(List.of(), app.sessions().own().all());
    }

    @Test
    void codeFromElsewhereIsAskedAboutOnce() throws Exception {
        Path own = folder.resolve("from-elsewhere");
        Starter.SPRING.write(own);
        save(own.resolve("Spring.java"), "import", "// " + folder + "\nimport"); // nobody has agreed to it
        chosen = Optional.of(own);
        clickOn("#file-menu");
        clickOn("#menu-own");
        until(() -> lookup("#answer-yes").tryQuery().isPresent());
        assertEquals(2, tabs().size(), "nothing runs before the answer");
        clickOn("#answer-no");
        clickOn("#file-menu");
        clickOn("#menu-own");
        until(() -> lookup("#answer-yes").tryQuery().isPresent());
        clickOn("#answer-yes");
        until(() -> tabs().size() == 3);
    }

    @Test
    void aLogIsSteppedToItsEndAndWhyIsNotOffered() throws Exception {
        Path log = folder.resolve("two.jsonl");
        Files.writeString(log, """
                {"limber":"steps","version":1,"model":"two drops","channels":{"position":{"width":3,"unit":"m",\
                "of":"drop","initial":[0,1,0,1,1,0]}},"kinds":{"drop":{"shape":"point"}}}
                {"frame":1,"phase":"fall","element":0,"values":{"g":-9.81},"changes":[{"channel":"position",\
                "element":0,"from":[0,1,0],"to":[0,0.5,0]}]}
                {"frame":1,"phase":"fall","element":1,"values":{"g":-9.81},"changes":[{"channel":"position",\
                "element":1,"from":[1,1,0],"to":[1,0.5,0]}]}
                """);
        fx(() -> app.main().opening().dropped(log));
        until(() -> app.main().current().isPresent() && scene().built()
                && scene().playback().picture().get() != null);
        fx(() -> scene().playback().playing().set(false));
        fx(() -> scene().playback().go(new Cursor(0, 0, 1)));
        until(() -> scene().playback().picture().get().next().isPresent()
                && scene().playback().picture().get().cursor().element() == 1);
        assertEquals(0.5, scene().playback().picture().get().state().value("position", 0)[1]);
        fx(() -> scene().playback().transport().step(true));
        until(() -> scene().playback().picture().get().cursor().equals(Cursor.complete(1)));
        fx(() -> scene().playback().goFrame(4));
        until(() -> scene().playback().picture().get().cursor().equals(Cursor.complete(1)));
        assertFalse(scene().session().readsKnown());
        assertFalse(scene().session().questions().allowed().get());
    }
}
