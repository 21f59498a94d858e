package limber.math.exact;

/// Roundings and remainders, which are exact.
final class Rounding {
    private static final double TWO_52 = 0x1p52;
    private static final int EXPONENT = 0x7ff, BIAS = 1075;
    private static final long MANTISSA = (1L << 52) - 1, HIDDEN = 1L << 52;

    private Rounding() {}

    /// The nearest whole number, the even one of two.
    static double rint(double x) {
        double size = Math.abs(x);
        return size < TWO_52 ? signed(size + TWO_52 - TWO_52, x) : x;
    }

    /// x − n·y, where n is the whole number nearest to x/y, the even one of two.
    static double remainder(double x, double y) {
        double size = Math.abs(x), step = Math.abs(y);
        if (!(size <= Double.MAX_VALUE) || !(step > 0)) return Double.NaN;
        if (step <= Double.MAX_VALUE / 2) size = rest(size, step + step);
        double left = size;
        if (beyondHalf(left, step)) {
            left -= step;
            if (atHalf(left, step)) left -= step;
        }
        return signed(Math.abs(left), x) * (left < 0 ? -1 : 1);
    }

    /// Whether x > step/2, without a loss in small numbers.
    private static boolean beyondHalf(double x, double step) {
        return step < 0x1p-1021 ? x + x > step : x > 0.5 * step;
    }

    private static boolean atHalf(double x, double step) {
        return step < 0x1p-1021 ? x + x >= step : x >= 0.5 * step;
    }

    /// What a division of whole numbers leaves of x, x and step being multiples of one power of two.
    private static double rest(double x, double step) {
        if (x < step) return x;
        int ex = exponent(x), ey = exponent(step);
        long rest = mantissa(x), divisor = mantissa(step);
        for (int i = ex; i >= ey; i--) {
            rest %= divisor;
            if (i > ey) rest <<= 1;
        }
        return rest * power(ey);
    }

    private static double power(int exponent) {
        return exponent < -1022 ? Double.longBitsToDouble(1L << exponent + 1074)
                : Double.longBitsToDouble((long) (exponent + 1023) << 52);
    }

    /// The exponent of the last bit.
    private static int exponent(double x) {
        return Math.max(1, (int) (Double.doubleToRawLongBits(x) >>> 52) & EXPONENT) - BIAS;
    }

    private static long mantissa(double x) {
        long bits = Double.doubleToRawLongBits(x);
        return (bits >>> 52 & EXPONENT) == 0 ? bits & MANTISSA : bits & MANTISSA | HIDDEN;
    }

    private static double signed(double size, double sign) {
        return Double.doubleToRawLongBits(sign) < 0 ? -size : size;
    }
}
