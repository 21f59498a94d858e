package limber.presentation.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import limber.engine.settings.Vec;
import limber.presentation.camera.Projection;
import limber.presentation.paint.Point;
import org.junit.jupiter.api.Test;

/// Outlines seen by a camera 10 m before the origin, at which a metre takes 100 px: the origin is at (400, 300).
class ToolShapeTest {
    private static final Projection AT = new Projection(new Vec(0, 0, 10), new Vec(1, 0, 0), new Vec(0, 1, 0),
            new Vec(0, 0, -1), 1000, 800, 600);

    private static void assertNear(double x, double y, Point at) {
        assertEquals(0, at.distance(x, y), 1e-9, at.toString());
    }

    /// The strip is 16 to 31 px above the line, so that its middle is 23.5 px above.
    @Test
    void aRulerLiesBesideItsLine() {
        ToolShape ruler = ToolShape.ruler(new Vec(-1, 0, 0), new Vec(1, 0, 0), AT, 1);
        assertNear(300, 276.5, ruler.grips().get(0));
        assertNear(500, 276.5, ruler.grips().get(1));
        assertNear(400, 269, ruler.label());
        assertTrue(ruler.over(400, 280));
        assertFalse(ruler.over(400, 300), "the line itself stays free");
        assertEquals(0, ruler.grip(303, 276, 10));
        assertEquals(1, ruler.grip(497, 276, 10));
        assertEquals(-1, ruler.grip(400, 276, 10));
    }

    /// 2 m in 200 px: marks at 6 px or more are 0.1 m apart, which is 10 px; there are 19 within, and the two ends.
    @Test
    void aRulerHasRoundMarks() {
        assertEquals(0.1, ToolShape.step(2, 200, 6), 1e-12);
        assertEquals(1, ToolShape.step(2, 20, 6), 1e-12);
        assertEquals(0.001, ToolShape.step(0.02, 200, 6), 1e-15);
        assertEquals(21, ToolShape.ruler(new Vec(-1, 0, 0), new Vec(1, 0, 0), AT, 1).body().size());
        assertEquals(2, ToolShape.ruler(Vec.ZERO, Vec.ZERO, AT, 1).body().size(), "nothing has no marks");
    }

    /// A right angle between legs of 1 m: the arc has 0.6 m, and its middle is at 45 degrees.
    @Test
    void aProtractorHasItsArcBetweenItsLegs() {
        ToolShape right = ToolShape.protractor(List.of(new Vec(1, 0, 0), Vec.ZERO, new Vec(0, 1, 0)), 90, AT, 1);
        double side = 60 * Math.sqrt(0.5);
        assertNear(400 + side, 300 - side, right.label());
        assertNear(522, 300, right.grips().get(0));
        assertNear(400, 178, right.grips().get(2));
        assertNear(400 - 22 * Math.sqrt(0.5), 300 + 22 * Math.sqrt(0.5), right.grips().get(1));
        assertTrue(right.over(420, 280));
        assertFalse(right.over(380, 280));
    }

    @Test
    void anAngleThatIsNoneHasLegsAlone() {
        ToolShape none = ToolShape.protractor(List.of(Vec.ZERO, Vec.ZERO, new Vec(0, 1, 0)), Double.NaN, AT, 1);
        assertEquals(2, none.body().size());
        assertEquals(List.of(), none.fill());
    }
}
