package limber.math;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import limber.engine.text.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class BezierTest {
    private static final double[] T = {0, 1e-300, 1e-9, 0.1, 0.25, 1.0 / 3, 0.499999, 0.5, 0.500001, 0.75, 0.9,
        1 - 1e-9, 1 - 1e-16, 1};
    private static final double[] INSIDE = Arrays.stream(T).filter(t -> t > 1e-12 && t < 1 - 1e-12).toArray();

    static Stream<Integer> degrees() {
        return IntStream.rangeClosed(1, Bezier.MAX_DEGREE).boxed();
    }

    /// Control points within ±1, the same for every run.
    private static double[] points(int n) {
        return new Random(100 + n).doubles(3L * (n + 1), -1, 1).toArray();
    }

    private static double[] at(double[] xyz, double t) {
        return new double[]{Bezier.at(xyz, 0, t), Bezier.at(xyz, 1, t), Bezier.at(xyz, 2, t)};
    }

    /// Σ C(n,i)·tⁱ·(1−t)ⁿ⁻ⁱ·Pᵢ to 60 digits.
    private static double exact(double[] xyz, int axis, double t) {
        int n = xyz.length / 3 - 1;
        BigDecimal x = new BigDecimal(t), rest = BigDecimal.ONE.subtract(x), sum = BigDecimal.ZERO;
        var digits = new MathContext(60);
        for (int i = 0; i <= n; i++)
            sum = sum.add(new BigDecimal(binomial(n, i)).multiply(x.pow(i, digits)).multiply(rest.pow(n - i, digits))
                    .multiply(new BigDecimal(xyz[3 * i + axis])), digits);
        return sum.doubleValue();
    }

    private static BigInteger binomial(int n, int k) {
        BigInteger c = BigInteger.ONE;
        for (int i = 1; i <= k; i++) c = c.multiply(BigInteger.valueOf(n - i + 1)).divide(BigInteger.valueOf(i));
        return c;
    }

    @ParameterizedTest
    @MethodSource("degrees")
    void pointsAgreeWithSixtyDigits(int n) {
        double[] p = points(n);
        for (double t : INSIDE)
            for (int axis = 0; axis < 3; axis++)
                assertEquals(exact(p, axis, t), Bezier.at(p, axis, t), 1e-14, "t = " + t);
        // beyond the ends the weights alternate in sign: their magnitudes add up to (|t| + |1 − t|)ⁿ
        for (double t : new double[]{-0.5, 1.5, 2, -3}) {
            double grown = Math.pow(Math.abs(t) + Math.abs(1 - t), n);
            for (int axis = 0; axis < 3; axis++)
                assertEquals(exact(p, axis, t), Bezier.at(p, axis, t), 1e-14 * grown, "t = " + t);
        }
    }

    @ParameterizedTest
    @MethodSource("degrees")
    void endsAreExact(int n) {
        double[] p = points(n);
        for (int axis = 0; axis < 3; axis++) {
            assertEquals(p[axis], Bezier.at(p, axis, 0), 0);
            assertEquals(p[3 * n + axis], Bezier.at(p, axis, 1), 0);
        }
    }

    @ParameterizedTest
    @MethodSource("degrees")
    void endTangentsAreTheFirstAndLastSidesOfThePolygon(int n) {
        double[] p = points(n);
        for (int axis = 0; axis < 3; axis++) {
            assertEquals(n * (p[3 + axis] - p[axis]), Bezier.derivative(p, axis, 0), 1e-13);
            assertEquals(n * (p[3 * n + axis] - p[3 * n - 3 + axis]), Bezier.derivative(p, axis, 1), 1e-13);
        }
    }

    @ParameterizedTest
    @MethodSource("degrees")
    void weightsAreAPartitionOfUnity(int n) {
        for (double t : T) {
            double sum = 0;
            for (int i = 0; i <= n; i++) {
                double w = Bezier.weight(n, i, t);
                assertTrue(w >= 0);
                sum += w;
            }
            assertEquals(1, sum, 1e-13, "t = " + t);
        }
    }

    @ParameterizedTest
    @MethodSource("degrees")
    void pointsAreTheWeightedControlPoints(int n) {
        double[] p = points(n);
        for (double t : T) {
            double sum = 0;
            for (int i = 0; i <= n; i++) sum += Bezier.weight(n, i, t) * p[3 * i];
            assertEquals(sum, Bezier.at(p, 0, t), 1e-13);
        }
    }

    /// A matrix and a shift act on the curve as they act on its control points.
    @ParameterizedTest
    @MethodSource("degrees")
    void affineMapsCommuteWithTheCurve(int n) {
        double[] p = points(n);
        for (double t : T) assertArrayEquals(mapped(at(p, t)), at(mapped(p), t), 1e-13);
    }

    private static double[] mapped(double[] xyz) {
        var q = new double[xyz.length];
        for (int j = 0; j < xyz.length; j += 3) {
            double x = xyz[j], y = xyz[j + 1], z = xyz[j + 2];
            q[j] = 0.3 * x - 0.7 * y + 0.2 * z + 1;
            q[j + 1] = 0.9 * x + 0.4 * y - 2;
            q[j + 2] = -0.5 * y + 0.6 * z + 0.5;
        }
        return q;
    }

    @ParameterizedTest
    @MethodSource("degrees")
    void elevationKeepsTheCurve(int n) {
        double[] p = points(n);
        if (n == Bezier.MAX_DEGREE) {
            assertThrows(BadInput.class, () -> Bezier.elevated(p));
            return;
        }
        double[] q = Bezier.elevated(p);
        assertEquals(n + 1, Bezier.degree(q));
        for (double t : T) assertArrayEquals(at(p, t), at(q, t), 1e-13);
    }

    @ParameterizedTest
    @MethodSource("degrees")
    void deCasteljauEndsAtTheSamePoint(int n) {
        double[] p = points(n);
        for (double t : T) {
            double[] levels = Bezier.levels(p, t);
            assertEquals(3 * (n + 1) * (n + 2) / 2, levels.length);
            assertArrayEquals(p, Arrays.copyOf(levels, p.length), 0);
            assertArrayEquals(at(p, t), Arrays.copyOfRange(levels, levels.length - 3, levels.length), 1e-13);
        }
    }

    /// (0,0) (2,0) (2,4) at t = 1/4: level 1 is (0.5,0) (2,1), level 2 is (0.875,0.25).
    @Test
    void levelsOfAParabola() {
        double[] levels = Bezier.levels(new double[]{0, 0, 0, 2, 0, 0, 2, 4, 0}, 0.25);
        assertArrayEquals(new double[]{0, 0, 0, 2, 0, 0, 2, 4, 0, 0.5, 0, 0, 2, 1, 0, 0.875, 0.25, 0}, levels, 0);
        assertEquals(3, Bezier.level(2, 1));
        assertEquals(5, Bezier.level(2, 2));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 8, 30, 60})
    void theTwoPartsOfASplitAreTheCurve(int n) {
        double[] p = points(n);
        double[][] parts = Bezier.split(p, 0.3);
        for (double t : T) {
            assertArrayEquals(at(p, 0.3 * t), at(parts[0], t), 1e-13);
            assertArrayEquals(at(p, 0.3 + 0.7 * t), at(parts[1], t), 1e-13);
        }
    }

    /// Derivatives of a parabola and a cubic by hand: y = t² has points 0, 0, 1; y = t³ has 0, 0, 0, 1.
    @Test
    void derivativesOfPowers() {
        double[] square = {0, 0, 0, 0.5, 0, 0, 1, 1, 0}, cube = {0, 0, 0, 1.0 / 3, 0, 0, 2.0 / 3, 0, 0, 1, 1, 0};
        for (double t : new double[]{-1, 0, 0.2, 0.5, 0.7, 1, 1.5}) {
            assertEquals(t * t, Bezier.at(square, 1, t), 1e-15);
            assertEquals(2 * t, Bezier.derivative(square, 1, t), 1e-15);
            assertEquals(2, Bezier.second(square, 1, t), 1e-15);
            assertEquals(0, Bezier.third(square, 1, t), 0);
            assertEquals(t * t * t, Bezier.at(cube, 1, t), 2e-15);
            assertEquals(3 * t * t, Bezier.derivative(cube, 1, t), 4e-15);
            assertEquals(6 * t, Bezier.second(cube, 1, t), 4e-15);
            assertEquals(6, Bezier.third(cube, 1, t), 1e-15);
            assertEquals(1, Bezier.derivative(cube, 0, t), 4e-15);
        }
        assertEquals(0, Bezier.second(new double[]{1, 2, 3, 4, 5, 6}, 1, 0.3), 0);
    }

    /// The hodograph is the curve of n·(Pᵢ₊₁ − Pᵢ); the higher ones are hodographs of it.
    @ParameterizedTest
    @MethodSource("degrees")
    void theHodographIsACurveOfDifferences(int n) {
        double[] p = points(n);
        if (n == 1) return;
        double[] first = differences(p), second = n > 2 ? differences(first) : null,
                third = n > 3 ? differences(second) : null;
        for (double t : INSIDE) {
            assertEquals(exact(first, 1, t), Bezier.derivative(p, 1, t), 2e-14 * n);
            if (second != null) assertEquals(exact(second, 1, t), Bezier.second(p, 1, t), 4e-14 * n * n);
            if (third != null) assertEquals(exact(third, 1, t), Bezier.third(p, 1, t), 8e-14 * n * n * n);
        }
    }

    private static double[] differences(double[] p) {
        int n = p.length / 3 - 1;
        return IntStream.range(0, 3 * n).mapToDouble(j -> n * (p[j + 3] - p[j])).toArray();
    }

    @ParameterizedTest
    @MethodSource("degrees")
    void thePublishedDerivativeIsRightInsideAndNotANumberAtBothEnds(int n) {
        double[] p = points(n);
        for (double t : new double[]{0.01, 0.2, 0.5, 0.77, 0.99})
            assertEquals(Bezier.derivative(p, 0, t), Bezier.publishedDerivative(p, 0, t, false), 1e-12 * n);
        assertTrue(Double.isNaN(Bezier.publishedDerivative(p, 0, 0, false)));
        assertTrue(Double.isNaN(Bezier.publishedDerivative(p, 0, 1, false)));
    }

    /// Of degree 30 with one point, the middle one, at 1: C(30,15)·15·t¹⁴·(1−t)¹⁴·(1−2t). In `int` 145422675·16 is
    /// 2326762800 − 2³², and a fifteenth of that −131213633, where 155117520 would be right.
    @Test
    void publishedTangentsOverflowFromDegreeThirty() {
        var p = new double[3 * 31];
        p[3 * 15] = 1;
        double power = 7.5 * Math.pow(3.0 / 16, 14);
        assertEquals(155117520 * power, Bezier.publishedDerivative(p, 0, 0.25, false), 1e-12 * 155117520 * power);
        assertEquals(-131213633 * power, Bezier.publishedDerivative(p, 0, 0.25, true), 1e-12 * 131213633 * power);
    }

    @Test
    void binomialsAreTheNearestDoubles() {
        for (int n = 0; n <= 60; n++)
            for (int k = 0; k <= n; k++) assertEquals(binomial(n, k).doubleValue(), Bezier.binomial(n, k), 0);
        for (int n = 0; n <= 56; n++)
            for (int k = 0; k <= n; k++)
                assertEquals(binomial(n, k), new BigDecimal(Bezier.binomial(n, k)).toBigInteger());
    }

    @Test
    void intBinomialsAreRightUpToTwentyNineAndWrongFromThirty() {
        for (int n = 0; n <= 29; n++)
            for (int k = 0; k <= n; k++) assertEquals(binomial(n, k).intValueExact(), Bezier.intBinomial(n, k));
        for (int n = 30; n <= 60; n++) {
            int degree = n;
            assertTrue(
                    IntStream.rangeClosed(0, n).anyMatch(
                            k -> !binomial(degree, k).equals(BigInteger.valueOf(Bezier.intBinomial(degree, k)))),
                    "n = " + n);
        }
        // 145422675·16 = 2326762800 is 32 bits − 1968204496; over 15 that is −131213633 instead of 155117520
        assertEquals(-131213633, Bezier.intBinomial(30, 15));
    }

    @Test
    void thePublishedCurveLeavesItsPathAtDegreeThirty() {
        double[] right = points(29), wrong = points(30);
        for (double t : T) assertEquals(Bezier.at(right, 0, t), Bezier.publishedAt(right, 0, t), 1e-13);
        assertTrue(Math.abs(Bezier.at(wrong, 0, 0.5) - Bezier.publishedAt(wrong, 0, 0.5)) > 0.01);
    }

    /// The polynomial goes on beyond t = 1: for n = 5 a shift of the tip by 1 moves B(1.5) by 1.5⁵ = 7.59, and one of
    /// the last inner point by 5·1.5⁴·0.5 = 12.66.
    @Test
    void beyondTheEndThePolynomialGoesOn() {
        assertEquals(7.59375, Bezier.weight(5, 5, 1.5), 1e-14);
        assertEquals(-12.65625, Bezier.weight(5, 4, 1.5), 1e-14);
        double[] tip = new double[18];
        tip[15] = 1;
        assertEquals(7.59375, Bezier.at(tip, 0, 1.5), 1e-14);
    }

    /// Written backwards, a curve runs backwards.
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 7, 60})
    void bothEndsAreTreatedAlike(int n) {
        double[] p = points(n), q = new double[p.length];
        for (int i = 0; i <= n; i++) System.arraycopy(p, 3 * i, q, 3 * (n - i), 3);
        for (double t : new double[]{0.125, 0.25, 0.375, -0.5}) {
            assertEquals(Bezier.at(p, 0, t), Bezier.at(q, 0, 1 - t), 0);
            assertEquals(Bezier.derivative(p, 0, t), -Bezier.derivative(q, 0, 1 - t), 0);
        }
    }

    @Test
    void whatIsNoCurveIsRefused() {
        for (int length : new int[]{0, 3, 5, 7, 3 * 62})
            assertThrows(BadInput.class, () -> Bezier.degree(new double[length]), "length " + length);
        assertEquals(60, Bezier.degree(new double[3 * 61]));
        assertThrows(BadInput.class, () -> Bezier.levels(new double[3], 0.5));
        assertThrows(BadInput.class, () -> Bezier.split(new double[4], 0.5));
    }

    @Test
    void evaluatingAllocatesNothing() {
        double[] p = points(8), levels = Bezier.levels(p, 0.5);
        var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        double sum = evaluate(p, levels, 20_000);
        long before = threads.getCurrentThreadAllocatedBytes();
        sum += evaluate(p, levels, 20_000);
        long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        assertTrue(allocated < 20_000, allocated + " bytes");
        assertNotEquals(0, sum);
    }

    private static double evaluate(double[] p, double[] levels, int times) {
        double sum = 0;
        for (int k = 0; k < times; k++) {
            double t = k / (double) times;
            Bezier.fillLevels(levels, 8, t);
            sum += Bezier.at(p, 0, t) + Bezier.derivative(p, 1, t) + Bezier.second(p, 2, t) + Bezier.weight(8, 3, t)
                    + Bezier.speed(p, t) + levels[levels.length - 1];
        }
        return sum;
    }
}
