package limber.ui.viewport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import javafx.scene.Node;
import javafx.scene.paint.Material;
import javafx.scene.shape.MeshView;
import limber.OpensWindow;
import limber.engine.Vec;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;

/// What of the ground is drawn, and where its shadows lie.
@OpensWindow
class GroundTest {
    private final Ground ground = new Ground();

    @BeforeAll static void toolkit() throws Exception {
        FxToolkit.registerPrimaryStage();
    }

    private void drawn(boolean plane, boolean shadows) {
        Node[] drawn = ground.view().getChildren().toArray(Node[]::new);
        assertEquals(plane, drawn[0].isVisible());
        assertEquals(shadows, drawn[1].isVisible());
    }

    @Test void fromBelowNothingHidesTheScene() {
        ground.stand(new Floor(4, -1));
        ground.seen(new Vec(0, -0.9, 9));
        drawn(true, true);
        Material whole = ((MeshView) ground.view().getChildren().getFirst()).getMaterial();
        ground.seen(new Vec(0, -1.1, 9));
        drawn(true, false);
        assertNotEquals(whole, ((MeshView) ground.view().getChildren().getFirst()).getMaterial(), "only the grid");
        ground.shown(false);
        drawn(false, false);
    }

    @Test void aShadowLiesOnTheGround() {
        for (double level : new double[]{-1, -2.5}) {
            ground.stand(new Floor(4, level));
            assertEquals(level, ground.flattening().transform(3, 2, 1).getY());
        }
    }
}
