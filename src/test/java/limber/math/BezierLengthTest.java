package limber.math;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The arc length and its inverse.
class BezierLengthTest {
    private static final double[] LINE = {1, 2, 3, 3, 5, 9}; // 7 m long: 2² + 3² + 6² = 49
    private static final double[] PARABOLA = {-1, 1, 0, 0, -1, 0, 1, 1, 0}; // y = x², x = 2t − 1
    private static final double KAPPA = 4.0 / 3 * (Math.sqrt(2) - 1);
    private static final double[] QUARTER = {1, 0, 0, 1, KAPPA, 0, KAPPA, 1, 0, 0, 1, 0};
    /// B′ = 3·(1 − 2t)·(1 − 2t, 1, 0): stands still at t = 1/2.
    private static final double[] CUSP = {0, 0, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0};

    /// ∫√(1 + 4x²) dx from 0 to x.
    private static double alongParabola(double x) {
        return 0.5 * x * Math.sqrt(1 + 4 * x * x) + 0.25 * Math.log(2 * x + Math.sqrt(1 + 4 * x * x));
    }

    @Test
    void aLineIsAsLongAsItIs() {
        assertEquals(7, Bezier.arcLength(LINE, 0, 1), 1e-14);
        assertEquals(-7 * 0.25, Bezier.arcLength(LINE, 0.5, 0.25), 1e-14);
        assertEquals(7 * 5, Bezier.arcLength(LINE, -2, 3), 1e-13);
        double[] elevated = LINE;
        for (int n = 1; n < 60; n++) elevated = Bezier.elevated(elevated);
        assertEquals(7, Bezier.arcLength(elevated, 0, 1), 1e-12);
    }

    @Test
    void aParabolaHasItsClosedForm() {
        // 2.957885715…
        assertEquals(Math.sqrt(5) + 0.5 * Math.log(2 + Math.sqrt(5)), Bezier.arcLength(PARABOLA, 0, 1), 1e-10);
        for (double from : new double[]{-1, 0, 0.3, 0.5})
            for (double to : new double[]{0, 0.5, 0.9, 1.5, 4})
                assertEquals(alongParabola(2 * to - 1) - alongParabola(2 * from - 1),
                        Bezier.arcLength(PARABOLA, from, to), 1e-9, from + ".." + to);
    }

    /// Its radius is 1 to 1.00027, so that its length is π/2 or a little more; 400,000 chords miss 1e-12 of it.
    @Test
    void aQuarterCircleNearlyHasPiHalves() {
        double length = Bezier.arcLength(QUARTER, 0, 1);
        assertTrue(length > Math.PI / 2 && length < 1.00028 * Math.PI / 2, length + "");
        assertEquals(chords(QUARTER, 400_000), length, 1e-10);
        assertEquals(length / 2, Bezier.arcLength(QUARTER, 0, 0.5), 1e-10);
    }

    private static double chords(double[] p, int parts) {
        double sum = 0;
        for (int k = 0; k < parts; k++) {
            double a = (double) k / parts, b = (double) (k + 1) / parts, square = 0;
            for (int axis = 0; axis < 3; axis++) square += Math.pow(Bezier.at(p, axis, b) - Bezier.at(p, axis, a), 2);
            sum += Math.sqrt(square);
        }
        return sum;
    }

    /// From the cusp, with w = 2t − 1, ∫|B′| dt over half of it is ∫₀¹ 1.5·w·√(w² + 1) dw = 0.5·(2√2 − 1).
    @Test
    void aCuspIsGoneThrough() {
        assertEquals(2 * Math.sqrt(2) - 1, Bezier.arcLength(CUSP, 0, 1), 1e-9);
        assertEquals(2 * Math.sqrt(2) - 1, Bezier.arcLength(CUSP, 0, 0.3) + Bezier.arcLength(CUSP, 0.3, 1), 1e-9);
        assertEquals(0, Bezier.curvature(CUSP, 0.5), 0);
        // the length hardly grows there
        assertEquals(0.5, Bezier.parameterAt(CUSP, 0.5 * (2 * Math.sqrt(2) - 1)), 1e-4);
    }

    /// Out and back on itself: from 0 to the top at t = 1/2, 0.5 m, and home.
    @Test
    void aCurveThatTurnsBackOnItself() {
        assertEquals(1, Bezier.arcLength(new double[]{0, 0, 0, 0, 1, 0, 0, 0, 0}, 0, 1), 1e-9);
    }

    @Test
    void aPointHasNoLength() {
        double[] point = {1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3};
        assertEquals(0, Bezier.arcLength(point, -1, 5), 0);
        assertEquals(0, Bezier.parameterAt(point, 3), 0);
        assertEquals(0, Bezier.curvature(point, 0.4), 0);
        assertEquals(0, Bezier.torsion(point, 0.4), 0);
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 8, 20, 60})
    void lengthAgreesWithChords(int n) {
        double[] p = new Random(n).doubles(3L * (n + 1), -1, 1).toArray();
        double coarse = chords(p, 100_000), fine = chords(p, 200_000), length = Bezier.arcLength(p, 0, 1);
        // Richardson: the chords' error falls by 4
        assertEquals(fine + (fine - coarse) / 3, length, 1e-9 * Bezier.polygonLength(p));
        assertTrue(length < Bezier.polygonLength(p));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 8, 60})
    void theParameterAtALengthIsTheInverse(int n) {
        double[] p = new Random(n).doubles(3L * (n + 1), -1, 1).toArray();
        for (double t : new double[]{-0.2, 0, 1e-6, 0.1, 0.5, 0.93, 1, 1.2}) {
            double back = Bezier.parameterAt(p, Bezier.arcLength(p, 0, t));
            assertEquals(0, Bezier.arcLength(p, t, back),
                    1e-8 * Math.max(Bezier.polygonLength(p), Math.abs(Bezier.arcLength(p, 0, t))), "t = " + t);
        }
    }

    /// y = x² has curvature 2/(1 + 4x²)^(3/2).
    @Test
    void curvatureOfAParabola() {
        for (double t : new double[]{-0.5, 0, 0.25, 0.5, 1}) {
            double x = 2 * t - 1;
            assertEquals(2 / Math.pow(1 + 4 * x * x, 1.5), Bezier.curvature(PARABOLA, t), 1e-13);
            assertEquals(0, Bezier.torsion(PARABOLA, t), 0);
        }
        assertEquals(0, Bezier.curvature(LINE, 0.5), 0);
        assertEquals(0, Bezier.torsion(LINE, 0.5), 0);
    }

    /// The twisted cubic (t, t², t³) at t = 0: curvature 2 and torsion 3, right-handed.
    @Test
    void torsionOfTheTwistedCubic() {
        double[] p = {0, 0, 0, 1.0 / 3, 0, 0, 2.0 / 3, 1.0 / 3, 0, 1, 1, 1};
        assertEquals(2, Bezier.curvature(p, 0), 1e-13);
        assertEquals(3, Bezier.torsion(p, 0), 1e-13);
        for (int j = 2; j < p.length; j += 3) p[j] = -p[j];
        assertEquals(-3, Bezier.torsion(p, 0), 1e-13);
    }

    /// An uneven walk along an oblique line: what is left of B′ × B″ is rounding, and its direction chance.
    @Test
    void aStraightCurveHasNoTorsion() {
        double[] way = {0, 0.1, 0.7, 0.6, 1.1}, p = new double[3 * way.length];
        for (int i = 0; i < way.length; i++)
            for (int axis = 0; axis < 3; axis++)
                p[3 * i + axis] = LINE[axis] + way[i] * (LINE[3 + axis] - LINE[axis]) / 3;
        for (double t = 0; t <= 1; t += 0.01) {
            assertEquals(0, Bezier.torsion(p, t), 0);
            assertEquals(0, Bezier.curvature(p, t), 1e-13);
        }
    }
}
