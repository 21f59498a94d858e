package limber.math.exact;

import static limber.math.exact.Words.*;

/// The cube root, and the length of the hypotenuse.
///
/// Port of `s_cbrt.c` and `e_hypot.c`.
final class Roots {
    /// (682 − 0.03306235651)·2²⁰ and (664 − 0.03306235651)·2²⁰.
    private static final int B1 = 715094163, B2 = 696219795;
    private static final double C = 5.42857142857142815906e-01, D = -7.05306122448979611050e-01,
            E = 1.41428571428571436819e+00, F = 1.60714285714285720630e+00, G = 3.57142857142857150787e-01;

    private Roots() {}

    static double cbrt(double x) {
        double size = Math.abs(x);
        if (!(size < Double.POSITIVE_INFINITY) || x == 0) return x;
        int hx = high(size);
        double t = hx < NORMAL ? of(high(0x1p54 * size) / 3 + B2, low(0x1p54 * size)) : of(hx / 3 + B1, 0); // 5 bits
        double r = t * t / size, s = C + r * t;
        t *= G + F / (s + E + D / s); // 23 bits
        t = of(high(t) + 1, 0); // 20 bits, above the root
        s = t * t;
        r = size / s;
        r = (r - t) / (t + t + r); // a step of Newton
        return signed(t + t * r, x);
    }

    static double hypot(double x, double y) {
        double a = Math.abs(x), b = Math.abs(y);
        if (a == Double.POSITIVE_INFINITY || b == Double.POSITIVE_INFINITY) return Double.POSITIVE_INFINITY;
        if (high(b) > high(a)) {
            double swapped = a;
            a = b;
            b = swapped;
        }
        int ha = high(a), hb = high(b);
        if (ha - hb > 0x3c00000 || ha >= INFINITE) return a + b; // a/b > 2⁶⁰
        if (ha > 0x5f300000) return sides(scaled(a, -600), scaled(b, -600)) * 0x1p600; // a > 2⁵⁰⁰
        if (hb >= 0x20b00000) return sides(a, b);
        if (b == 0) return a;
        if (hb >= NORMAL) return sides(scaled(a, 600), scaled(b, 600)) * 0x1p-600; // b < 2⁻⁵⁰⁰
        return sides(a * 0x1p1022, b * 0x1p1022, ha, hb) * 0x1p-1022; // the original keeps the words from before
    }

    private static double sides(double a, double b) {
        return sides(a, b, high(a), high(b));
    }

    /// √(a² + b²) with the squares in two parts, where they neither overflow nor underflow.
    ///
    /// @param a the longer one
    /// @param ha the high word at which a is divided
    /// @param hb the high word at which b is divided
    private static double sides(double a, double b, int ha, int hb) {
        double w = a - b;
        if (w > b) {
            double t1 = of(ha, 0), t2 = a - t1;
            return Math.sqrt(t1 * t1 - (b * -b - t2 * (a + t1)));
        }
        double twice = a + a, y1 = of(hb, 0), y2 = b - y1, t1 = of(ha + NORMAL, 0), t2 = twice - t1;
        return Math.sqrt(t1 * y1 - (w * -w - (t1 * y2 + t2 * b)));
    }
}
