package limber.ui.viewport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import javafx.scene.PointLight;
import javafx.scene.image.PixelReader;
import javafx.scene.paint.PhongMaterial;
import javafx.scene.shape.MeshView;
import javafx.scene.shape.TriangleMesh;
import limber.OpensWindow;
import limber.engine.settings.Vec;
import limber.presentation.camera.Floor;
import limber.presentation.paint.Ink;
import limber.presentation.surface.Cover;
import limber.presentation.surface.Shape;
import limber.presentation.surface.Textures;
import limber.presentation.view.PictureBody;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;

/// What of the ground is drawn, and where its shadows lie.
@OpensWindow
class GroundTest {
    private final PointLight lamp = new PointLight();
    private final Ground ground = new Ground(List.of(lamp));

    @BeforeAll
    static void toolkit() throws Exception {
        FxToolkit.registerPrimaryStage();
    }

    private PhongMaterial material() {
        return (PhongMaterial) ((MeshView) ground.group().getChildren().getFirst()).getMaterial();
    }

    private boolean shadows() {
        return ground.group().getChildren().get(1).isVisible();
    }

    private boolean darkened() {
        return ground.group().getChildren().getLast().isVisible();
    }

    @Test
    void whatIsNearDarkensItAndIsSeenFromAbove() {
        var floor = new Floor(4, -1);
        double[] xyz = {0, -1, 0, 1, -1, 0, 0, -1, 1};
        var shape = new Shape(xyz, new double[0], new double[0], new int[0], new int[]{0, 2, 1}, Shape.TEXTURED);
        var body = new PictureBody(new PictureBody.Part(PictureBody.Kind.SURFACE, 0), shape, true,
                Cover.plain(Ink.GREY), Vec.ZERO, 0, Optional.of(xyz), Optional.empty(), true);
        ground.stand(floor);
        ground.seen(new Vec(0, 0, 9));
        ground.near(List.of(), floor);
        assertFalse(darkened());
        ground.near(List.of(body), floor);
        assertTrue(darkened());
        ground.seen(new Vec(0, -1.1, 9));
        assertFalse(darkened());
    }

    @Test
    void fromBelowNothingButLinesHidesTheScene() {
        ground.stand(new Floor(4, -1));
        ground.seen(new Vec(0, -0.9, 9));
        PhongMaterial above = material();
        assertTrue(shadows());
        ground.seen(new Vec(0, -1.1, 9));
        assertNotSame(above, material());
        assertFalse(shadows());
        ground.shown(false);
        assertFalse(ground.group().isVisible());
    }

    @Test
    void noLightOfTheSceneFallsOnIt() {
        assertTrue(lamp.getExclusionScope().contains(ground.group()));
        assertEquals(List.of(ground.group()), ground.light().getScope());
    }

    /// White lines of opacity 0.5 over a black tone of opacity 0.5: an opacity of 0.75, of which white has two thirds.
    /// Ten cells of 16 pixels, so the middle is at 80.
    @Test
    void aLineLiesOverTheTone() {
        PixelReader pixels = FxTexture.image(
                Textures.ground(10, new Ink(0, 0, 0, 0.5), new Ink(1, 1, 1, 0.5))).getPixelReader();
        assertEquals(0xbfaaaaaa, pixels.getArgb(80, 80), "the middle");
        assertEquals(0, pixels.getArgb(0, 0) >>> 24, "the corner");
        // 40 of 80 pixels from the middle on both axes: 1 − ¼ − ¼ of the opacity 0.5
        assertEquals(0x40000000, pixels.getArgb(40, 40), "between lines");
        // a weak line has 0.45 of the opacity: 0.225, and 0.5 · 0.775 of the tone under it, of which white has 0.367
        assertEquals(0x5e, pixels.getArgb(96, 88) & 0xff, 1, "a line that is not the fifth"); // kept premultiplied
    }

    @Test
    void theDiscHoldsTheCircleThatFades() {
        TriangleMesh disc = Ground.disc(3, -1);
        for (int i = 3; i < disc.getPoints().size(); i += 3)
            assertEquals(3 / Math.cos(Math.PI / 16), Math.hypot(disc.getPoints().get(i), disc.getPoints().get(i + 2)),
                    1e-5);
    }

    @Test
    void aShadowLiesOnTheGround() {
        for (double level : new double[]{-1, -2.5}) {
            ground.stand(new Floor(4, level));
            assertEquals(level, ground.flattening().transform(3, 2, 1).getY());
        }
    }
}
