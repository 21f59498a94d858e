package limber.math.exact;

import static limber.math.exact.Words.*;

/// Powers: x to the y is 2 to the y·log₂ x, with the logarithm in two parts and the product in as many bits.
///
/// Port of `e_pow.c`.
final class Power {
    /// log₂ 1½ in two parts.
    private static final double DP_H = 5.84962487220764160156e-01, DP_L = 1.35003920212974897128e-08;
    private static final double L1 = 5.99999999999994648725e-01, L2 = 4.28571428578550184252e-01,
            L3 = 3.33333329818377432918e-01, L4 = 2.72728123808534006489e-01, L5 = 2.30660745775561754067e-01,
            L6 = 2.06975017800338417784e-01;
    private static final double P1 = 1.66666666666666019037e-01, P2 = -2.77777777770155933842e-03,
            P3 = 6.61375632143793436117e-05, P4 = -1.65339022054652515390e-06, P5 = 4.13813679705723846039e-08;
    private static final double LG2 = 6.93147180559945286227e-01, LG2_H = 6.93147182464599609375e-01,
            LG2_L = -1.90465429995776804525e-09;

    /// 1024 less the binary logarithm of what rounds to infinity.
    private static final double OVT = 8.0085662595372944372e-0017;

    /// 2/(3·ln 2), and in two parts.
    private static final double CP = 9.61796693925975554329e-01, CP_H = 9.61796700954437255859e-01,
            CP_L = -7.02846165095275826516e-09;

    /// 1/ln 2, and in two parts.
    private static final double IVLN2 = 1.44269504088896338700e+00, IVLN2_H = 1.44269502162933349609e+00,
            IVLN2_L = 1.92596299112661746887e-08;

    private Power() {}

    static double pow(double x, double y) {
        if (y == 0) return 1;
        if (Double.isNaN(x) || Double.isNaN(y)) return Double.NaN;
        double size = Math.abs(x);
        if (Math.abs(y) == Double.POSITIVE_INFINITY)
            return size == 1 ? Double.NaN : size > 1 == y > 0 ? Double.POSITIVE_INFINITY : 0;
        if (y == 1) return x;
        if (y == -1) return 1 / x;
        if (y == 2) return x * x;
        if (y == 0.5 && high(x) >= 0) return Math.sqrt(x);
        boolean negative = high(x) < 0, odd = negative && isOdd(y);
        if (size == 0 || size == Double.POSITIVE_INFINITY || size == 1) {
            if (size == 1 && negative && !isWhole(y)) return Double.NaN;
            double power = y < 0 ? 1 / size : size;
            return odd ? -power : power;
        }
        if (negative && !isWhole(y)) return Double.NaN;
        return power(odd ? -1 : 1, size, y);
    }

    private static boolean isWhole(double y) {
        return Math.floor(y) == y;
    }

    /// From 2⁵³ on all numbers are even.
    private static boolean isOdd(double y) {
        return isWhole(y) && Math.abs(y) < 0x1p53 && ((long) y & 1) != 0;
    }

    /// s·xʸ.
    ///
    /// @param x above 0, finite, not 1
    /// @param s 1 or −1
    private static double power(double s, double x, double y) {
        int ix = high(x), iy = high(y) & MAGNITUDE;
        if (iy <= 0x41e00000) return byLogarithm(s, x, y); // |y| ≤ 2³¹
        if (iy > 0x43f00000 ? ix < ONE : ix < 0x3fefffff) return y < 0 ? s * Double.POSITIVE_INFINITY : s * 0;
        if (iy > 0x43f00000 || ix > ONE) return y > 0 ? s * Double.POSITIVE_INFINITY : s * 0;
        // |1 − x| is at most 2⁻²⁰: log x by x − x²/2 + x³/3 − x⁴/4
        double t = x - 1, w = t * t * (0.5 - t * (0.3333333333333333333333 - t * 0.25));
        double u = IVLN2_H * t, v = t * IVLN2_L - w * IVLN2;
        double t1 = withoutLow(u + v), t2 = v - (t1 - u);
        return ofLogarithm(s, y, t1, t2);
    }

    /// s·xʸ, where |y| is at most 2³¹. With x = 2ⁿ·m, m is compared with b, 1 or 1½: the logarithm is a series in
    /// (m − b)/(m + b).
    private static double byLogarithm(double s, double x, double y) {
        int n = 0;
        if (high(x) < NORMAL) {
            x *= 0x1p53;
            n = -53;
        }
        n += (high(x) >> 20) - 0x3ff;
        int j = high(x) & FRACTION, ix = j | ONE;
        boolean more = j > 0x3988e && j < 0xbb67a; // m between √1½ and √3
        if (j >= 0xbb67a) {
            n++;
            ix -= NORMAL;
        }
        double m = withHigh(x, ix), b = more ? 1.5 : 1;
        double u = m - b, v = 1 / (m + b), ss = u * v, sh = withoutLow(ss);
        double th = of(((ix >> 1) | 0x20000000) + 0x00080000 + (more ? 1 << 18 : 0), 0), tl = m - (th - b);
        double sl = v * (u - sh * th - sh * tl);
        double s2 = ss * ss, r = s2 * s2 * (L1 + s2 * (L2 + s2 * (L3 + s2 * (L4 + s2 * (L5 + s2 * L6)))));
        r += sl * (sh + ss);
        s2 = sh * sh;
        th = withoutLow(3.0 + s2 + r);
        tl = r - (th - 3.0 - s2);
        u = sh * th;
        v = sl * th + tl * ss;
        double ph = withoutLow(u + v), pl = v - (ph - u);
        double zh = CP_H * ph, zl = CP_L * ph + pl * CP + (more ? DP_L : 0), dp = more ? DP_H : 0;
        double t1 = withoutLow(zh + zl + dp + n), t2 = zl - (t1 - n - dp - zh);
        return ofLogarithm(s, y, t1, t2);
    }

    /// s·2^(y·(t1 + t2)).
    private static double ofLogarithm(double s, double y, double t1, double t2) {
        double y1 = withoutLow(y), pl = (y - y1) * t1 + y * t2, ph = y1 * t1, z = pl + ph;
        if (z > 1024 || z == 1024 && pl + OVT > z - ph) return s * Double.POSITIVE_INFINITY;
        if (z < -1075 || z == -1075 && pl <= z - ph) return s * 0;
        int j = high(z), i = j & MAGNITUDE, n = 0;
        if (i > 0x3fe00000) { // |z| > ½: n is z, rounded
            n = j + (NORMAL >> ((i >> 20) - 0x3ff + 1));
            int k = ((n & MAGNITUDE) >> 20) - 0x3ff;
            double whole = of(n & ~(FRACTION >> k), 0);
            n = ((n & FRACTION) | NORMAL) >> (20 - k);
            if (j < 0) n = -n;
            ph -= whole;
        }
        return s * powerOfTwo(n, ph, pl);
    }

    /// 2^(n + ph + pl).
    private static double powerOfTwo(int n, double ph, double pl) {
        double t = withoutLow(pl + ph), u = t * LG2_H, v = (pl - (t - ph)) * LG2 + t * LG2_L, z = u + v;
        double w = v - (z - u);
        t = z * z;
        double t1 = z - t * (P1 + t * (P2 + t * (P3 + t * (P4 + t * P5))));
        double r = z * t1 / (t1 - 2) - (w + z * w);
        z = 1 - (r - z);
        if ((high(z) + (n << 20)) >> 20 <= 0) return scaled(z, n + 54) * 0x1p-54; // subnormal
        return scaled(z, n);
    }
}
