package limber.ui.viewport;

import static org.junit.jupiter.api.Assertions.assertEquals;

import javafx.geometry.Bounds;
import org.junit.jupiter.api.Test;

/// The three rods from the origin.
class AxesTest {
    private final Axes axes = new Axes();

    private static void assertRod(double from, double to, double min, double max) {
        assertEquals(from, min, 1e-6);
        assertEquals(to, max, 1e-6);
    }

    /// Each begins at the origin, and the others lie around it with their radius there.
    @Test
    void theyReachFromTheOriginAlongEachAxis() {
        axes.radius(0.125);
        axes.length(3);
        axes.length(2);
        Bounds all = axes.group().getBoundsInLocal();
        assertRod(-0.125, 2, all.getMinX(), all.getMaxX());
        assertRod(-0.125, 2, all.getMinY(), all.getMaxY());
        assertRod(-0.125, 2, all.getMinZ(), all.getMaxZ());
    }
}
