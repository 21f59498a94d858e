package limber.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.UnaryOperator;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import limber.OpensWindow;
import limber.engine.model.Input;
import limber.engine.model.Model;
import limber.engine.run.Picture;
import limber.engine.run.PictureRequest;
import limber.models.Catalog;
import limber.models.Setup;
import limber.presentation.camera.SceneBounds;
import limber.presentation.view.ShownLayers;
import limber.ui.preferences.Theme;
import limber.ui.viewport.Viewport;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/// The normals that light a surface of 2,562 vertices, read back from pixels.
@OpensWindow
@Tag("pixels")
class NormalsTest {
    private static final int WIDTH = 320, HEIGHT = 240;

    @BeforeAll
    static void toolkit() throws Exception {
        FxToolkit.registerPrimaryStage();
    }

    @Test
    void staleOnesAreSeenAndGoneWhenTheyAreNotStaleAnyMore() throws Exception {
        for (Model model : List.of(Catalog.model("ball"), Catalog.model("jelly"))) {
            Picture right = picture(model, "normals=recomputed"), stale = picture(model, "normals=stale");
            assertEquals(2562, right.state().named("normals").length / 3);
            List<WritableImage> shots = shots(model, right, stale, right);
            assertTrue(different(shots.get(0), shots.get(1)) > 1000, "pixels that differ");
            assertEquals(0, different(shots.get(0), shots.get(2)), "the setting is taken back");
        }
    }

    @Test
    void staleOnesAreSeenBesideOthers() throws Exception {
        Model ball = Catalog.model("ball");
        Picture right = picture(ball), stale = picture(ball, "normals=stale");
        List<WritableImage> shots = shots(ball, beside(right, right), beside(right, stale));
        assertTrue(different(shots.get(0), shots.get(1)) > 300, "pixels that differ");
    }

    /// Frame 8, where the ball has been pressed as long as it is and the jelly's anchor jerked.
    private static Picture picture(Model model, String... settings) {
        List<Input> opening = model.opening(Setup.settings(model, settings));
        return Picture.of(Setup.seek(Setup.run(model, opening, settings), 8), PictureRequest.atFirst(model),
                false,
                Optional.empty());
    }

    private static Picture beside(Picture p, Picture rival) {
        return p.beside(rival);
    }

    /// One view that shows each in turn.
    private static List<WritableImage> shots(Model model, Picture... each) throws Exception {
        SceneBounds reach = SceneBounds.of(model, each[0].settings());
        return WaitForAsyncUtils.asyncFx(() -> {
            var viewport = new Viewport(model, UnaryOperator.identity(), new ShownLayers(Set.of()), true);
            Theme.DARK.apply(new Scene(viewport, WIDTH, HEIGHT));
            viewport.picture().set(each[0]);
            viewport.applyStyle();
            viewport.resize(WIDTH, HEIGHT);
            viewport.layout();
            viewport.reach(reach);
            return Arrays.stream(each).map(p -> {
                viewport.picture().set(p);
                return viewport.snapshot(null, null);
            }).toList();
        }).get(20, TimeUnit.SECONDS);
    }

    private static int different(WritableImage a, WritableImage b) {
        int different = 0;
        for (int x = 0; x < WIDTH; x++)
            for (int y = 0; y < HEIGHT; y++)
                if (a.getPixelReader().getArgb(x, y) != b.getPixelReader().getArgb(x, y)) different++;
        return different;
    }
}
