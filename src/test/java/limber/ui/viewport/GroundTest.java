package limber.ui.viewport;

import static org.junit.jupiter.api.Assertions.assertEquals;

import javafx.scene.Node;
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

    private void drawn(boolean below, boolean lines) {
        for (Node node : ground.below().getChildren()) assertEquals(below, node.isVisible());
        assertEquals(lines, ground.lines().isVisible());
    }

    @Test void fromBelowNothingHidesTheScene() {
        ground.stand(new Floor(4, -1));
        ground.seen(new Vec(0, -0.9, 9));
        drawn(true, true);
        ground.seen(new Vec(0, -1.1, 9));
        drawn(false, true);
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
