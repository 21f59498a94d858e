package limber.math.exact;

import static limber.math.exact.Words.*;

/// Hyperbolic sine, cosine and tangent, made of exponentials.
///
/// Port of `e_sinh.c`, `e_cosh.c` and `s_tanh.c`.
final class Hyperbolic {
    /// The high word of 22, where e⁻ˣ no longer counts beside eˣ.
    private static final int FAR = 0x40360000;

    /// The high word of the logarithm of the largest number, beyond which eˣ is made of two halves.
    private static final int LOG_MAX = 0x40862e42;

    /// The largest x of which the sine is finite.
    private static final double LARGEST = Words.of(0x408633ce, 0x8fb9f87d);

    private Hyperbolic() {}

    static double sinh(double x) {
        int hx = high(x), ix = hx & MAGNITUDE;
        double size = Math.abs(x), half = hx < 0 ? -0.5 : 0.5;
        if (ix >= INFINITE || ix < 0x3e300000) return x; // |x| < 2⁻²⁸
        if (ix < FAR) {
            double t = Exponential.expm1(size);
            return half * (ix < ONE ? 2.0 * t - t * t / (t + 1) : t + t / (t + 1));
        }
        return large(size, ix, half);
    }

    static double cosh(double x) {
        int ix = high(x) & MAGNITUDE;
        double size = Math.abs(x);
        if (ix >= INFINITE) return x * x;
        if (ix < 0x3fd62e43) { // |x| < ½·ln 2
            double t = Exponential.expm1(size), w = 1 + t;
            return ix < 0x3c800000 ? w : 1 + t * t / (w + w);
        }
        if (ix < FAR) {
            double t = Exponential.exp(size);
            return 0.5 * t + 0.5 / t;
        }
        return large(size, ix, 0.5);
    }

    /// ½·eˣ with a sign.
    ///
    /// @param half ½ or −½
    private static double large(double x, int ix, double half) {
        if (ix < LOG_MAX) return half * Exponential.exp(x);
        double w = Exponential.exp(0.5 * x);
        return x <= LARGEST ? half * w * w : half * Double.POSITIVE_INFINITY;
    }

    static double tanh(double x) {
        int hx = high(x), ix = hx & MAGNITUDE;
        if (Double.isNaN(x)) return x;
        if (ix < 0x3c800000) return x * (1 + x); // |x| < 2⁻⁵⁵
        if (ix >= FAR) return hx < 0 ? -1 : 1;
        double t = Exponential.expm1(ix >= ONE ? 2 * Math.abs(x) : -2 * Math.abs(x));
        double z = ix >= ONE ? 1 - 2 / (t + 2) : -t / (t + 2);
        return hx < 0 ? -z : z;
    }
}
