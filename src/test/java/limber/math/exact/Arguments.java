package limber.math.exact;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.DoubleStream;

/// Arguments of elementary functions: where an algorithm passes from one formula to another, and random ones of every
/// size.
final class Arguments {
    /// High words at which some function changes its formula.
    private static final int[] THRESHOLDS = {0x00100000, 0x20b00000, 0x3c600000, 0x3c800000, 0x3c900000, 0x3e200000,
        0x3e300000, 0x3e400000, 0x3fd2bec4, 0x3fd33333, 0x3fd62e42, 0x3fda827a, 0x3fdc0000, 0x3fe00000, 0x3fe59428,
        0x3fe60000, 0x3fe6a09e, 0x3fe90000, 0x3fe921fb, 0x3fef3333, 0x3ff00000, 0x3ff0a2b2, 0x3ff3988e, 0x3ff30000,
        0x3ff6a09e, 0x3ff921fb, 0x3ffbb67a, 0x4002d97c, 0x40038000, 0x40360000, 0x4043687a, 0x40862e42, 0x408633ce,
        0x40874910, 0x40900000, 0x4090cc00, 0x413921fb, 0x41e00000, 0x43400000, 0x43f00000, 0x44100000, 0x5f300000,
        0x7fe00000};

    /// Overflow and underflow of exponentials, overflow of sinh, the number that is nearest to a multiple of π/2
    /// (K. C. Ng), and other angles of every size.
    private static final double[] OTHERS = {709.782712893383973096, -745.133219101941108420, 710.4758600739439,
        0x1.6ac5b262ca1ffp+849, 0x1.6ac5b262ca1ffp+850, 0x1.5a4c4e3b7a6fdp+23, 1.7765241907548024E+269, 1e22, 1e300,
        0x1p1023, 0x1p20, 0x1p120, 1.5, 2.5, 3, 10, 100, 1000, 1e10, 0.1};

    private Arguments() {}

    /// Every special value, threshold and multiple of π/4 up to 40·π, with its neighbours, of both signs.
    static double[] special() {
        var all = new ArrayList<Double>(List.of(0.0, Double.MIN_VALUE, Double.MIN_NORMAL, Double.MAX_VALUE,
                Double.POSITIVE_INFINITY, Double.NaN));
        for (int high : THRESHOLDS)
            for (int by = -1; by <= 1; by++)
                for (int low : new int[]{0, 0x8fb9f87d, 0x55555555}) all.add(Words.of(high + by, low));
        for (double x : OTHERS) all.add(x);
        for (int i = 1; i <= 160; i++) all.add(i * Math.PI / 4);
        for (int i = -320; i <= 308; i++) all.add(Double.parseDouble("1e" + i));
        return all.stream().flatMapToDouble(Arguments::neighbours).flatMap(x -> DoubleStream.of(x, -x)).toArray();
    }

    private static DoubleStream neighbours(double x) {
        return DoubleStream.of(x, Math.nextUp(x), Math.nextDown(x), Math.nextUp(Math.nextUp(x)),
                Math.nextDown(Math.nextDown(x)));
    }

    /// Pairs of these are every special case of a function of two arguments.
    static double[] cases() {
        double[] sizes = {0, Double.MIN_VALUE, Double.MIN_NORMAL, 1e-300, 0x1p-501, 0x1p-60, 0.3, 0.5, 1 - 0x1p-53,
            1 - 0x1p-20, 1, 1 + 0x1p-52, 1 + 0x1p-20, 1.25, 1.5, 2, 2.5, 3, 4, 1023, 1024, 1074, 1075, 0x1p31,
            0x1p31 + 1, 0x1p52 + 1, 0x1p53 - 1, 0x1p53, 0x1p62, 0x1p64, 0x1p65, 0x1p500, 0x1p501, 1e300,
            Double.MAX_VALUE, Double.POSITIVE_INFINITY, Double.NaN};
        return DoubleStream.of(sizes).flatMap(Arguments::neighbours).flatMap(x -> DoubleStream.of(x, -x)).toArray();
    }

    /// A random number: one of any bits, or of the i-th range of those that are used.
    static double random(SplittableRandom random, int i) {
        double sign = random.nextBoolean() ? 1 : -1;
        return switch (i % 8) {
            case 0 -> Double.longBitsToDouble(random.nextLong());
            case 1 -> random.nextDouble(-1, 1);
            case 2 -> random.nextDouble(-10, 10);
            case 3 -> random.nextDouble(-750, 750);
            case 4 -> random.nextDouble(-1e6, 1e6);
            case 5 -> sign * Math.scalb(random.nextDouble(1, 2), random.nextInt(-60, 60));
            case 6 -> sign * Math.scalb(random.nextDouble(1, 2), random.nextInt(-1022, 997)); // up to 1e300
            default -> random.nextInt(-2000, 2000) * Math.PI / 4 + Math.scalb(sign, -random.nextInt(53));
        };
    }
}
