package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.stage.Stage;
import limber.OpensWindow;
import limber.engine.model.Model;
import limber.engine.run.Picture;
import limber.mesh.Skin;
import limber.models.Catalog;
import limber.presentation.play.Playback;
import org.controlsfx.control.StatusBar;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.framework.junit5.ApplicationTest;
import org.testfx.util.WaitForAsyncUtils;

/// The window as a new user finds it, by a robot: the page of contents, and scenes that move by themselves.
@OpensWindow
@Tag("wide")
class ContentsWindowTest extends ApplicationTest {
    private Optional<Path> file = Optional.empty();
    private App app;

    @Override
    public void start(Stage stage) {
        Opened.fresh(stage);
        app = new App();
        app.open(stage, Catalog.MODELS, Opened.preferences(), Opened.files(() -> file), Optional.empty());
    }

    @BeforeEach
    void living() throws Exception {
        until(() -> app.main().pictured());
    }

    @AfterEach
    void shut() throws Exception {
        fx(app::stop);
    }

    @Test
    void theContentsPageLeadsToScenesAndBack() throws Exception {
        assertTrue(app.main().current().isEmpty(), "contents come first");
        assertFalse(lookup("#continue").query().isVisible(), "nothing to go on with yet");
        clickOn("#scenes-ball");
        until(() -> lookup("#scene-ball-deep").tryQuery().isPresent());
        clickOn("#scene-ball-deep");
        until(() -> app.main().current().isPresent() && picture() != null
                && picture().settings().equals(Catalog.model("ball").presets().stream()
                        .filter(p -> p.name().equals("deep")).findFirst().orElseThrow().settings()));
        assertEquals("ball", playback().model().name());
        fx(() -> app.main().tab(0));
        WaitForAsyncUtils.waitForFxEvents();
        assertFalse(fx(() -> app.sessions().of(Catalog.model("ball")).playback().playing().get()),
                "what nobody looks at does not play");
        clickOn("#continue");
        until(() -> app.main().current().isPresent());
        assertEquals("ball", playback().model().name());
    }

    @Test
    void whatWasSaidOfOneSceneIsNotSaidOfTheNext() throws Exception {
        open("rope");
        fx(() -> app.main().say("Copied"));
        open("rod");
        assertEquals("Drag a circled point · move t with the large slider · Space plays · → steps",
                ((StatusBar) lookup("#status").query()).getText());
    }

    /// The rod is the first model that takes a mesh.
    @Test
    void openGoesToTheSceneThatTakesTheFile(@TempDir Path folder) throws Exception {
        clickOn("#open");
        assertTrue(app.main().current().isEmpty(), "given up");
        file = Optional.of(Files.writeString(folder.resolve("one.obj"), "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n"));
        clickOn("#open");
        until(() -> app.main().current().isPresent() && picture() != null && picture().state().count("vertex") == 3);
        assertEquals("rod", playback().model().name());
    }

    @Tag("wide")
    @Test
    void everyTabMovesAtOnceAndOnlyTheOneThatIsLookedAt() throws Exception {
        for (String model : Catalog.MODELS.stream().map(Model::name).toList().reversed()) {
            open(model);
            double[] first = Skin.vertices(picture().state()).clone();
            until(() -> moved(first, Skin.vertices(picture().state())) > 0.01);
            Playback here = playback();
            open(model.equals("rope") ? "rod" : "rope");
            assertFalse(here.playing().get(), model + " plays though nobody looks");
        }
    }

    private void open(String model) throws Exception {
        fx(() -> app.main().open(Catalog.model(model)));
        until(() -> playback().model().name().equals(model) && app.main().current().orElseThrow().built()
                && picture() != null && picture().cursor().frame() > 1);
    }

    private static double moved(double[] a, double[] b) {
        return a.length != b.length ? 0
                : IntStream.range(0, a.length).mapToDouble(i -> Math.abs(a[i] - b[i])).max().orElse(0);
    }

    private Playback playback() {
        return app.main().current().orElseThrow().playback();
    }

    private Picture picture() {
        return playback().picture().get();
    }
}
