package limber.ui.viewport;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/// The width of the axes.
class Stage3DTest {
    /// 1.05⁰ = 1, and the border to the next step is 1.05^0.5 ≈ 1.0247.
    @Test
    void aWidthIsTheNearestOfItsScale() {
        assertEquals(1, Stage3D.stepped(1));
        assertEquals(1, Stage3D.stepped(1.0246));
        assertEquals(1, Stage3D.stepped(0.976));
        assertEquals(1.05, Stage3D.stepped(1.0248), 1e-15);
        assertEquals(1 / 1.05, Stage3D.stepped(0.9758), 1e-15);
    }

    /// A camera that came nearer little by little has the axes of one that was put there at once.
    @Test
    void aWidthDoesNotDependOnThoseBefore() {
        double width = 0.01;
        for (int n = 0; n < 100; n++) {
            width *= 0.999;
            assertEquals(Stage3D.stepped(width), Stage3D.stepped(Stage3D.stepped(width)), 1e-17);
            assertEquals(1, Stage3D.stepped(width) / width, 0.025);
        }
    }
}
