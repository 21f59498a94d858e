package limber.math.exact;

import static limber.math.exact.Words.*;

/// The exponential, and what it has more than 1. With x = k·ln 2 + r and |r| at most ½·ln 2, it is 2ᵏ·eʳ.
///
/// Port of `e_exp.c` and `s_expm1.c`.
final class Exponential {
    /// ln 2 in two parts: k times the first one is exact.
    static final double LN2_HI = 6.93147180369123816490e-01, LN2_LO = 1.90821492927058770002e-10;

    private static final double INVLN2 = 1.44269504088896338700e+00;
    private static final double O_THRESHOLD = 7.09782712893383973096e+02, U_THRESHOLD = -7.45133219101941108420e+02;
    private static final double P1 = 1.66666666666666019037e-01, P2 = -2.77777777770155933842e-03,
            P3 = 6.61375632143793436117e-05, P4 = -1.65339022054652515390e-06, P5 = 4.13813679705723846039e-08;
    private static final double Q1 = -3.33333333333331316428e-02, Q2 = 1.58730158725481460165e-03,
            Q3 = -7.93650757867487942473e-05, Q4 = 4.00821782732936239552e-06, Q5 = -2.01099218183624371326e-07;

    /// High words of ½·ln 2 and 1½·ln 2, between which k is 1 or −1.
    private static final int HALF_LN2 = 0x3fd62e42, MORE_LN2 = 0x3ff0a2b2;

    private Exponential() {}

    static double exp(double x) {
        int hx = high(x), ix = hx & MAGNITUDE;
        if (Double.isNaN(x)) return x;
        if (x > O_THRESHOLD) return Double.POSITIVE_INFINITY;
        if (x < U_THRESHOLD) return 0;
        if (ix < 0x3e300000) return 1 + x; // |x| < 2⁻²⁸
        if (ix <= HALF_LN2) {
            double c = correction(x);
            return 1 - (x * c / (c - 2.0) - x);
        }
        int k = rounds(x, ix);
        double hi = x - k * LN2_HI, lo = k * LN2_LO, r = hi - lo, c = correction(r);
        double y = 1 - (lo - r * c / (2.0 - c) - hi);
        return k >= -1021 ? scaled(y, k) : scaled(y, k + 1000) * 0x1p-1000;
    }

    /// How many times ln 2 is in x, rounded.
    private static int rounds(double x, int ix) {
        if (ix < MORE_LN2) return x < 0 ? -1 : 1;
        return (int) (INVLN2 * x + (x < 0 ? -0.5 : 0.5));
    }

    /// The c of eˣ = 1 + x + x·c/(2 − c), up to ½·ln 2.
    private static double correction(double x) {
        double t = x * x;
        return x - t * (P1 + t * (P2 + t * (P3 + t * (P4 + t * P5))));
    }

    static double expm1(double x) {
        int ix = high(x) & MAGNITUDE;
        if (Double.isNaN(x)) return x;
        if (x > O_THRESHOLD) return Double.POSITIVE_INFINITY;
        if (x < 0 && ix >= 0x4043687a) return -1; // x < −56·ln 2
        if (ix < 0x3c900000) return x; // |x| < 2⁻⁵⁴
        if (ix <= HALF_LN2) {
            double hxs = x * (0.5 * x);
            return x - (x * fraction(x) - hxs);
        }
        int k = rounds(x, ix);
        double hi = x - k * LN2_HI, lo = k * LN2_LO, r = hi - lo, c = hi - r - lo;
        return expm1(k, r, r * (fraction(r) - c) - c - r * (0.5 * r));
    }

    /// The e of eˣ − 1 = x − (x·e − x²/2), up to ½·ln 2.
    private static double fraction(double x) {
        double hfx = 0.5 * x, hxs = x * hfx;
        double r1 = 1 + hxs * (Q1 + hxs * (Q2 + hxs * (Q3 + hxs * (Q4 + hxs * Q5)))), t = 3.0 - r1 * hfx;
        return hxs * ((r1 - t) / (6.0 - x * t));
    }

    /// 2ᵏ·(1 + x − e) − 1, in the order that loses least.
    private static double expm1(int k, double x, double e) {
        if (k == -1) return 0.5 * (x - e) - 0.5;
        if (k == 1) return x < -0.25 ? -2.0 * (e - (x + 0.5)) : 1 + 2.0 * (x - e);
        if (k <= -2 || k > 56) return scaled(1 - (e - x), k) - 1;
        if (k < 20) return scaled(1 - powerOfTwo(-k) - (e - x), k);
        return scaled(x - (e + powerOfTwo(-k)) + 1, k);
    }
}
