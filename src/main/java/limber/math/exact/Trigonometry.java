package limber.math.exact;

import static limber.math.exact.Words.*;

/// Sine, cosine and tangent. An angle is reduced to at most π/4, where a polynomial has them.
///
/// Port of `s_sin.c`, `s_cos.c`, `s_tan.c`, `k_sin.c`, `k_cos.c` and `k_tan.c`.
final class Trigonometry {
    /// The high word of π/4.
    private static final int QUARTER_PI = 0x3fe921fb;

    private static final double S1 = -1.66666666666666324348e-01, S2 = 8.33333333332248946124e-03,
            S3 = -1.98412698298579493134e-04, S4 = 2.75573137070700676789e-06, S5 = -2.50507602534068634195e-08,
            S6 = 1.58969099521155010221e-10;
    private static final double C1 = 4.16666666666666019037e-02, C2 = -1.38888888888741095749e-03,
            C3 = 2.48015872894767294178e-05, C4 = -2.75573143513906633035e-07, C5 = 2.08757232129817482790e-09,
            C6 = -1.13596475577881948265e-11;
    private static final double T0 = 3.33333333333334091986e-01, T1 = 1.33333333333201242699e-01,
            T2 = 5.39682539762260521377e-02, T3 = 2.18694882948595424599e-02, T4 = 8.86323982359930005737e-03,
            T5 = 3.59207910759131235356e-03, T6 = 1.45620945432529025516e-03, T7 = 5.88041240820264096874e-04,
            T8 = 2.46463134818469906812e-04, T9 = 7.81794442939557092300e-05, T10 = 7.14072491382608190305e-05,
            T11 = -1.85586374855275456654e-05, T12 = 2.59073051863633712884e-05;
    private static final double PIO4 = 7.85398163397448278999e-01, PIO4_LO = 3.06161699786838301793e-17;

    /// The high word of 0.67434, above which a tangent is computed from π/4 − x.
    private static final int NEAR_QUARTER_PI = 0x3fe59428;

    private Trigonometry() {}

    static double sin(double x) {
        int ix = high(x) & MAGNITUDE;
        if (ix <= QUARTER_PI) return sine(x);
        return ix >= INFINITE ? x - x : HalfPi.reduced(x, Trigonometry::turned);
    }

    /// A cosine is the sine of a quarter turn more.
    static double cos(double x) {
        int ix = high(x) & MAGNITUDE;
        if (ix <= QUARTER_PI) return cosine(x, 0);
        return ix >= INFINITE ? x - x : HalfPi.reduced(x, (quarters, y, tail) -> turned(quarters + 1, y, tail));
    }

    static double tan(double x) {
        int ix = high(x) & MAGNITUDE;
        if (ix <= QUARTER_PI) return tangent(x, 0, 1);
        return ix >= INFINITE ? x - x
                : HalfPi.reduced(x, (quarters, y, tail) -> tangent(y, tail, 1 - ((quarters & 1) << 1)));
    }

    /// The sine of quarters · π/2 + y + tail.
    private static double turned(int quarters, double y, double tail) {
        return switch (quarters & 3) {
            case 0 -> sine(y, tail);
            case 1 -> cosine(y, tail);
            case 2 -> -sine(y, tail);
            default -> -cosine(y, tail);
        };
    }

    private static double sine(double x) {
        if ((high(x) & MAGNITUDE) < 0x3e400000) return x; // |x| < 2⁻²⁷
        double z = x * x, v = z * x, r = S2 + z * (S3 + z * (S4 + z * (S5 + z * S6)));
        return x + v * (S1 + z * r);
    }

    /// The sine of x + y: sin x + (1 − x²/2)·y.
    private static double sine(double x, double y) {
        if ((high(x) & MAGNITUDE) < 0x3e400000) return x;
        double z = x * x, v = z * x, r = S2 + z * (S3 + z * (S4 + z * (S5 + z * S6)));
        return x - ((z * (0.5 * y - v * r) - y) - v * S1);
    }

    /// The cosine of x + y. Above 0.3 about a quarter of |x| is taken from 1 and from x²/2 first, which is exact and
    /// makes the rounding of the rest smaller.
    private static double cosine(double x, double y) {
        int ix = high(x) & MAGNITUDE;
        if (ix < 0x3e400000) return 1; // |x| < 2⁻²⁷
        double z = x * x, r = z * (C1 + z * (C2 + z * (C3 + z * (C4 + z * (C5 + z * C6)))));
        if (ix < 0x3fd33333) return 1 - (0.5 * z - (z * r - x * y)); // |x| < 0.3
        double part = ix > 0x3fe90000 ? 0.28125 : of(ix - 0x00200000, 0), rest = 0.5 * z - part;
        return 1 - part - (rest - (z * r - x * y));
    }

    /// tan(x + y), or −1/tan(x + y).
    ///
    /// @param k 1 for the tangent, −1 for its negative inverse
    private static double tangent(double x, double y, int k) {
        int hx = high(x), ix = hx & MAGNITUDE;
        if (ix < 0x3e300000) return k == 1 ? x : negativeInverse(x, y, x + y); // |x| < 2⁻²⁸
        if (ix < NEAR_QUARTER_PI) {
            double r = beyondFirst(x, y), w = x + r;
            return k == 1 ? w : negativeInverse(x, r, w);
        }
        double small = PIO4 - Math.abs(x) + (PIO4_LO - (hx < 0 ? -y : y)), r = beyondFirst(small, 0);
        double w = small + r, t = k - 2.0 * (small - (w * w / (w + k) - r));
        return hx < 0 ? -t : t;
    }

    /// tan(x + y) − x, where |x| < 0.6744.
    private static double beyondFirst(double x, double y) {
        double z = x * x, w = z * z, s = z * x;
        double r = T1 + w * (T3 + w * (T5 + w * (T7 + w * (T9 + w * T11))));
        double v = z * (T2 + w * (T4 + w * (T6 + w * (T8 + w * (T10 + w * T12)))));
        return y + z * (s * (r + v) + y) + T0 * s;
    }

    /// −1/(x + y), with an error of less than 1 ulp.
    ///
    /// @param w x + y, rounded
    private static double negativeInverse(double x, double y, double w) {
        double z = withoutLow(w), v = y - (z - x), a = -1 / w, t = withoutLow(a), s = 1 + t * z;
        return t + a * (s + t * v);
    }
}
