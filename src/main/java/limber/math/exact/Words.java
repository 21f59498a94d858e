package limber.math.exact;

/// The two 32-bit words of a number. The high word has the sign, 11 bits of the exponent and the first 20 bits of the
/// fraction, so that numbers without sign are ordered as their high words are.
final class Words {
    /// All bits of a high word but the sign.
    static final int MAGNITUDE = 0x7fffffff;

    /// The bits of a high word that belong to the fraction.
    static final int FRACTION = 0x000fffff;

    /// The high word of infinity. Those above it are of NaN, as is this one where the low word is not 0.
    static final int INFINITE = 0x7ff00000;

    /// The high word of 1.
    static final int ONE = 0x3ff00000;

    /// The least high word of a normal number.
    static final int NORMAL = 0x00100000;

    private Words() {}

    static int high(double x) {
        return (int) (Double.doubleToRawLongBits(x) >>> 32);
    }

    static int low(double x) {
        return (int) Double.doubleToRawLongBits(x);
    }

    static double of(int high, int low) {
        return Double.longBitsToDouble(((long) high << 32) | (low & 0xffffffffL));
    }

    static double withHigh(double x, int high) {
        return of(high, low(x));
    }

    /// The number with its low word 0: its first 21 bits.
    static double withoutLow(double x) {
        return of(high(x), 0);
    }

    /// x · 2ⁿ by adding n to the exponent, where both numbers are normal.
    static double scaled(double x, int n) {
        return withHigh(x, high(x) + (n << 20));
    }

    /// 2ⁿ.
    ///
    /// @param n −1022..1023
    static double powerOfTwo(int n) {
        return of((1023 + n) << 20, 0);
    }

    /// A number with the sign of another.
    ///
    /// @param x not negative
    static double signed(double x, double sign) {
        return high(sign) < 0 ? -x : x;
    }
}
