package limber.math;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QuaternionTest {
    private static final double HALF = Math.sqrt(0.5);

    private static double[] turned(double[] q, double... v) {
        return new double[]{Quaternion.x(q[0], q[1], q[2], q[3], v[0], v[1], v[2]),
            Quaternion.y(q[0], q[1], q[2], q[3], v[0], v[1], v[2]),
            Quaternion.z(q[0], q[1], q[2], q[3], v[0], v[1], v[2])};
    }

    private static double[] times(double[] q, double[] r) {
        return new double[]{Quaternion.timesX(q[0], q[1], q[2], q[3], r[0], r[1], r[2], r[3]),
            Quaternion.timesY(q[0], q[1], q[2], q[3], r[0], r[1], r[2], r[3]),
            Quaternion.timesZ(q[0], q[1], q[2], q[3], r[0], r[1], r[2], r[3]),
            Quaternion.timesW(q[0], q[1], q[2], q[3], r[0], r[1], r[2], r[3])};
    }

    /// A quarter turn about z takes x to y, about x takes y to z, about y takes z to x.
    @Test
    void aQuarterTurnIsRightHanded() {
        assertArrayEquals(new double[]{0, 1, 0}, turned(new double[]{0, 0, HALF, HALF}, 1, 0, 0), 1e-15);
        assertArrayEquals(new double[]{0, 0, 1}, turned(new double[]{HALF, 0, 0, HALF}, 0, 1, 0), 1e-15);
        assertArrayEquals(new double[]{1, 0, 0}, turned(new double[]{0, HALF, 0, HALF}, 0, 0, 1), 1e-15);
    }

    /// i·j = k, j·k = i, k·i = j, i·i = −1.
    @Test
    void theProductIsHamiltons() {
        double[] i = {1, 0, 0, 0}, j = {0, 1, 0, 0}, k = {0, 0, 1, 0};
        assertArrayEquals(k, times(i, j));
        assertArrayEquals(i, times(j, k));
        assertArrayEquals(j, times(k, i));
        assertArrayEquals(new double[]{0, 0, 0, -1}, times(i, i));
    }

    /// First a quarter turn about z, x to y, then one about x, y to z.
    @Test
    void theProductTurnsByTheRightOneFirst() {
        double[] both = times(new double[]{HALF, 0, 0, HALF}, new double[]{0, 0, HALF, HALF});
        assertArrayEquals(new double[]{0, 0, 1}, turned(both, 1, 0, 0), 1e-15);
    }

    /// The axis (0,1,0) × t lies across both, and the arc is no longer than half a turn.
    @ParameterizedTest
    @CsvSource({"0,1,0", "1,0,0", "0,0,-1", "0.6,0.8,0", "0.6,-0.8,0", "0.48,-0.6,0.64", "1e-9,-1,1e-9",
        "0,-1,0"})
    void theShortestArcTurnsUpOntoTheDirection(double x, double y, double z) {
        double[] arc = {Quaternion.arcX(x, y, z), 0, Quaternion.arcZ(x, y, z), Quaternion.arcW(x, y, z)};
        assertArrayEquals(new double[]{x, y, z}, turned(arc, 0, 1, 0), 1e-15);
        assertEquals(1, arc[0] * arc[0] + arc[2] * arc[2] + arc[3] * arc[3], 1e-15);
        assertEquals(y, 2 * arc[3] * arc[3] - 1, 1e-15, "cos of twice the half angle");
    }
}
