package limber.models.strand;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class HalfAngleTest {
    @Test
    void halfAnglesAreThoseOfStrictMath() {
        for (double degrees = -1440; degrees <= 1440; degrees += 0.37) {
            assertEquals(StrictMath.sin(Math.PI * degrees / 360), HalfAngle.sin(degrees), 3e-15);
            assertEquals(StrictMath.cos(Math.PI * degrees / 360), HalfAngle.cos(degrees), 3e-15);
        }
        for (double degrees = -90; degrees <= 90; degrees += 0.37) {
            assertEquals(StrictMath.sin(Math.toRadians(degrees / 2)), HalfAngle.sin(degrees), 1e-15);
            assertEquals(StrictMath.cos(Math.toRadians(degrees / 2)), HalfAngle.cos(degrees), 1e-15);
        }
    }

    /// A quaternion turns by twice its angle, so that a whole turn makes it its own negative.
    @Test
    void wholeTurnsAreExact() {
        for (int turns = -1000; turns <= 1000; turns++) {
            assertEquals(0, HalfAngle.sin(360.0 * turns), 0.0);
            assertEquals(turns % 2 == 0 ? 1 : -1, HalfAngle.cos(360.0 * turns));
        }
    }
}
