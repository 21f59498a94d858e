package limber.math.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.SplittableRandom;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// A comparison of [Exact] with `StrictMath`, whose results are specified to be those of FDLIBM 5.3. All bits have to
/// be the same; of NaN Java specifies no bits.
///
/// `-Dexact.arguments=N` says how many random arguments each function gets.
class ExactTest {
    private static final int ARGUMENTS = Integer.getInteger("exact.arguments", 200_000);

    private record Function(String name, DoubleUnaryOperator exact, DoubleUnaryOperator strict) {
        void check(double x) {
            double is = exact.applyAsDouble(x), must = strict.applyAsDouble(x);
            if (Double.doubleToLongBits(is) != Double.doubleToLongBits(must))
                assertEquals(must, is, name + "(" + x + " = " + Double.toHexString(x) + ")");
        }

        @Override
        public String toString() {
            return name;
        }
    }

    private record OfTwo(String name, DoubleBinaryOperator exact, DoubleBinaryOperator strict) {
        void check(double x, double y) {
            double is = exact.applyAsDouble(x, y), must = strict.applyAsDouble(x, y);
            if (Double.doubleToLongBits(is) != Double.doubleToLongBits(must))
                assertEquals(must, is, name + "(" + x + ", " + y + ")");
        }

        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Function> functions() {
        return Stream.of(new Function("sin", Exact::sin, StrictMath::sin),
                new Function("cos", Exact::cos, StrictMath::cos), new Function("tan", Exact::tan, StrictMath::tan),
                new Function("asin", Exact::asin, StrictMath::asin),
                new Function("acos", Exact::acos, StrictMath::acos),
                new Function("atan", Exact::atan, StrictMath::atan),
                new Function("sinh", Exact::sinh, StrictMath::sinh),
                new Function("cosh", Exact::cosh, StrictMath::cosh),
                new Function("tanh", Exact::tanh, StrictMath::tanh), new Function("exp", Exact::exp, StrictMath::exp),
                new Function("expm1", Exact::expm1, StrictMath::expm1),
                new Function("log", Exact::log, StrictMath::log),
                new Function("log1p", Exact::log1p, StrictMath::log1p),
                new Function("log10", Exact::log10, StrictMath::log10),
                new Function("cbrt", Exact::cbrt, StrictMath::cbrt),
                new Function("rint", Exact::rint, StrictMath::rint),
                new Function("toRadians", Exact::toRadians, StrictMath::toRadians),
                new Function("toDegrees", Exact::toDegrees, StrictMath::toDegrees));
    }

    static Stream<OfTwo> functionsOfTwo() {
        return Stream.of(new OfTwo("pow", Exact::pow, StrictMath::pow),
                new OfTwo("atan2", Exact::atan2, StrictMath::atan2),
                new OfTwo("hypot", Exact::hypot, StrictMath::hypot),
                new OfTwo("remainder", Exact::remainder, StrictMath::IEEEremainder));
    }

    @ParameterizedTest
    @MethodSource("functions")
    void specialValuesAndThresholdsHaveTheSameBits(Function f) {
        for (double x : Arguments.special()) f.check(x);
    }

    @ParameterizedTest
    @MethodSource("functions")
    void randomArgumentsHaveTheSameBits(Function f) {
        var random = new SplittableRandom(1993);
        for (int i = 0; i < ARGUMENTS; i++) f.check(Arguments.random(random, i));
    }

    @ParameterizedTest
    @MethodSource("functionsOfTwo")
    void crossedSpecialCasesHaveTheSameBits(OfTwo f) {
        double[] cases = Arguments.cases();
        for (double x : cases)
            for (double y : cases) f.check(x, y);
    }

    @ParameterizedTest
    @MethodSource("functionsOfTwo")
    void randomPairsHaveTheSameBits(OfTwo f) {
        var random = new SplittableRandom(2004);
        for (int i = 0; i < ARGUMENTS; i++) {
            double x = Arguments.random(random, random.nextInt(8)), y = Arguments.random(random, random.nextInt(8));
            switch (i % 3) {
                case 0 -> f.check(x, y);
                case 1 -> f.check(x, x * random.nextDouble(-4, 4)); // of one size
                default -> f.check(x, (double) Math.round(random.nextDouble(-1080, 1080) / Math.log(Math.abs(x))));
            }
        }
    }

    /// Powers that are close to the largest and the least number.
    @Test
    void powersAtTheEndsHaveTheSameBits() {
        var random = new SplittableRandom(754);
        var pow = new OfTwo("pow", Exact::pow, StrictMath::pow);
        for (int i = 0; i < ARGUMENTS; i++) {
            double x = Math.exp(random.nextDouble(-700, 700)), bits = i % 2 == 0 ? 1024 : -1022 - random.nextInt(54);
            pow.check(x, bits * Math.log(2) / Math.log(x) * (1 + random.nextInt(-3, 4) * 0x1p-52));
        }
    }

    /// The whole numbers of pow and log10, the signs of atan2: from the definitions, without a `StrictMath`.
    @Test
    void exactResultsAreExact() {
        for (int i = 0; i <= 22; i++) assertEquals(i, Exact.log10(Double.parseDouble("1e" + i)));
        for (int i = 1; i <= 33; i++) assertEquals(Math.powExact(3L, i), Exact.pow(3, i));
        assertEquals(0x1p-1074, Exact.pow(2, -1074));
        assertEquals(-Math.PI, Exact.atan2(-0.0, -0.0));
        assertEquals(5, Exact.hypot(3, -4));
        assertEquals(-3, Exact.cbrt(-27));
    }

    @Test
    void nothingIsAllocatedBelowLargeAngles() {
        var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        double sum = sums(2000);
        long before = threads.getCurrentThreadAllocatedBytes();
        sum += sums(2000);
        long allocated = threads.getCurrentThreadAllocatedBytes() - before;
        assertTrue(Double.isFinite(sum));
        assertTrue(allocated < 2000, allocated + " bytes");
    }

    private static double sums(int n) {
        double sum = 0;
        for (int i = 1; i <= n; i++) {
            double x = 0.37 * i, part = x / (1 + x);
            sum += Exact.sin(x) + Exact.cos(-x) + Exact.tan(x) + Exact.asin(part) + Exact.acos(part) + Exact.atan(x)
                    + Exact.atan2(x, part) + Exact.sinh(part) + Exact.cosh(part) + Exact.tanh(x) + Exact.exp(part)
                    + Exact.expm1(part) + Exact.log(x) + Exact.log1p(x) + Exact.log10(x) + Exact.pow(x, part)
                    + Exact.cbrt(x) + Exact.hypot(x, 3);
        }
        return sum;
    }
}
