package limber.math.exact;

import static limber.math.exact.Exponential.LN2_HI;
import static limber.math.exact.Exponential.LN2_LO;
import static limber.math.exact.Words.*;

/// Logarithms. With x = 2ᵏ·(1 + f) and 1 + f between √½ and √2, the natural one is k·ln 2 + log(1 + f).
///
/// Port of `e_log.c`, `s_log1p.c` and `e_log10.c`.
final class Logarithm {
    private static final double TWO54 = 0x1p54;
    private static final double LG1 = 6.666666666666735130e-01, LG2 = 3.999999999940941908e-01,
            LG3 = 2.857142874366239149e-01, LG4 = 2.222219843214978396e-01, LG5 = 1.818357216161805012e-01,
            LG6 = 1.531383769920937332e-01, LG7 = 1.479819860511658591e-01;
    private static final double IVLN10 = 4.34294481903251816668e-01, LOG10_2HI = 3.01029995663611771306e-01,
            LOG10_2LO = 3.69423907715893078616e-13;

    private Logarithm() {}

    static double log(double x) {
        if (!(x > 0) || x == Double.POSITIVE_INFINITY) return atEnds(x);
        int k = 0;
        if (high(x) < NORMAL) {
            k = -54;
            x *= TWO54;
        }
        int hx = high(x) & FRACTION, i = (hx + 0x95f64) & NORMAL; // whether 1 + f is above √2
        k += (high(x) >> 20) - 1023 + (i >> 20);
        double f = withHigh(x, hx | (i ^ ONE)) - 1.0;
        if ((FRACTION & (2 + hx)) < 3) return nearOne(k, f);
        double s = f / (2.0 + f), z = s * s, w = z * z;
        double r = z * (LG1 + w * (LG3 + w * (LG5 + w * LG7))) + w * (LG2 + w * (LG4 + w * LG6));
        if (((hx - 0x6147a) | (0x6b851 - hx)) <= 0) return k * LN2_HI - (s * (f - r) - k * LN2_LO - f);
        double hfsq = 0.5 * f * f;
        return k * LN2_HI - (hfsq - (s * (hfsq + r) + k * LN2_LO) - f);
    }

    /// The logarithm where |f| < 2⁻²⁰.
    private static double nearOne(int k, double f) {
        if (f == 0) return k * LN2_HI + k * LN2_LO;
        double r = f * f * (0.5 - 0.33333333333333333 * f);
        return k * LN2_HI - (r - k * LN2_LO - f);
    }

    /// The logarithm of 0, of infinity, and of what has none.
    private static double atEnds(double x) {
        return x == 0 ? Double.NEGATIVE_INFINITY : x < 0 ? Double.NaN : x;
    }

    static double log10(double x) {
        if (!(x > 0) || x == Double.POSITIVE_INFINITY) return atEnds(x);
        int k = 0;
        if (high(x) < NORMAL) {
            k = -54;
            x *= TWO54;
        }
        int hx = high(x);
        k += (hx >> 20) - 1023;
        int i = k >>> 31;
        double y = k + i, z = y * LOG10_2LO + IVLN10 * log(withHigh(x, (hx & FRACTION) | ((0x3ff - i) << 20)));
        return z + y * LOG10_2HI;
    }

    static double log1p(double x) {
        int hx = high(x), ax = hx & MAGNITUDE;
        if (x <= -1) return x == -1 ? Double.NEGATIVE_INFINITY : Double.NaN;
        if (Double.isNaN(x) || ax == INFINITE || ax < 0x3c900000) return x; // |x| < 2⁻⁵⁴
        if (ax < 0x3e200000) return x - x * x * 0.5; // |x| < 2⁻²⁹
        if (hx > 0 && hx < 0x3fda827a || hx <= 0xbfd2bec3) return log1p(0, x, 0, 1); // −0.2929 < x < 0.41422
        boolean adds = hx < 0x43400000; // x < 2⁵³
        double u = adds ? 1.0 + x : x;
        int hu = high(u), k = (hu >> 20) - 1023;
        double c = !adds ? 0 : (k > 0 ? 1.0 - (u - x) : x - (u - 1.0)) / u; // what u lacks by rounding
        hu &= FRACTION;
        if (hu < 0x6a09e) return log1p(k, withHigh(u, hu | ONE) - 1.0, c, hu);
        return log1p(k + 1, withHigh(u, hu | 0x3fe00000) - 1.0, c, (NORMAL - hu) >> 2);
    }

    /// k·ln 2 + log(1 + f) + c, where the original leaves out c if k is 0.
    ///
    /// @param hu 0 where |f| < 2⁻²⁰
    private static double log1p(int k, double f, double c, int hu) {
        double rest = k == 0 ? 0 : k * LN2_LO + c;
        double hfsq = 0.5 * f * f;
        if (hu == 0) {
            if (f == 0) return k * LN2_HI + rest;
            double r = hfsq * (1.0 - 0.66666666666666666 * f);
            return k * LN2_HI - (r - rest - f);
        }
        double s = f / (2.0 + f), z = s * s;
        double r = z * (LG1 + z * (LG2 + z * (LG3 + z * (LG4 + z * (LG5 + z * (LG6 + z * LG7))))));
        return k * LN2_HI - (hfsq - (s * (hfsq + r) + rest) - f);
    }
}
