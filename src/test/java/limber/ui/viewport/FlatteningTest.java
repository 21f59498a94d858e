package limber.ui.viewport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.geometry.Point3D;
import limber.engine.settings.Vec;
import limber.presentation.surface.KeyLight;
import org.junit.jupiter.api.Test;

/// Where a point's shadow falls, by hand.
class FlatteningTest {
    private static final double EXACT = 1e-12;

    private static void lands(Point3D expected, Point3D point, Vec direction, double level) {
        Point3D found = Ground.flattening(direction, level).transform(point);
        assertEquals(0, found.distance(expected), EXACT, found.toString());
    }

    /// From height 2 down to −1 along (1, −2, −1): 3 down are 1.5 times the direction, so 1.5 to the right and 1.5 to
    /// the back.
    @Test
    void aPointFallsAlongTheLightOnToTheGround() {
        lands(new Point3D(2.5, -1, 1.5), new Point3D(1, 2, 3), new Vec(1, -2, -1), -1);
    }

    @Test
    void aLongerDirectionIsTheSame() {
        lands(new Point3D(2.5, -1, 1.5), new Point3D(1, 2, 3), new Vec(10, -20, -10), -1);
    }

    @Test
    void aPointOnTheGroundStays() {
        lands(new Point3D(4, -1, 5), new Point3D(4, -1, 5), new Vec(1, -2, -1), -1);
    }

    /// From −3 up to −1: 2 up are −1 times the direction.
    @Test
    void aPointBelowComesUp() {
        lands(new Point3D(0, -1, 4), new Point3D(1, -3, 3), new Vec(1, -2, -1), -1);
    }

    @Test
    void theKeyLightComesFromAboveOnTheLeftInFront() {
        assertTrue(KeyLight.DIRECTION.y() < 0 && KeyLight.DIRECTION.x() > 0 && KeyLight.DIRECTION.z() < 0);
    }
}
