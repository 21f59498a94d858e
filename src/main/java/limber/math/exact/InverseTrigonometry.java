package limber.math.exact;

import static limber.math.exact.Words.*;

/// Arc sine, arc cosine and arc tangent.
///
/// Port of `e_asin.c`, `e_acos.c`, `s_atan.c` and `e_atan2.c`.
final class InverseTrigonometry {
    private static final double PI = 3.1415926535897931160E+00, PI_LO = 1.2246467991473531772E-16;
    private static final double PIO2 = 1.57079632679489655800e+00, PIO2_LO = 6.12323399573676603587e-17;
    private static final double PIO4 = 7.85398163397448278999e-01;

    private static final double PS0 = 1.66666666666666657415e-01, PS1 = -3.25565818622400915405e-01,
            PS2 = 2.01212532134862925881e-01, PS3 = -4.00555345006794114027e-02, PS4 = 7.91534994289814532176e-04,
            PS5 = 3.47933107596021167570e-05;
    private static final double QS1 = -2.40339491173441421878e+00, QS2 = 2.02094576023350569471e+00,
            QS3 = -6.88283971605453293030e-01, QS4 = 7.70381505559019352791e-02;

    /// The arc tangents of ½, 1, 1½ and infinity, and what they lack by rounding.
    private static final double[] ATANHI = {4.63647609000806093515e-01, PIO4, 9.82793723247329054082e-01, PIO2};
    private static final double[] ATANLO = {2.26987774529616870924e-17, 3.06161699786838301793e-17,
        1.39033110312309984516e-17, PIO2_LO};
    private static final double A0 = 3.33333333333329318027e-01, A1 = -1.99999999998764832476e-01,
            A2 = 1.42857142725034663711e-01, A3 = -1.11111104054623557880e-01, A4 = 9.09088713343650656196e-02,
            A5 = -7.69187620504482999495e-02, A6 = 6.66107313738753120669e-02, A7 = -5.83357013379057348645e-02,
            A8 = 4.97687799461593236017e-02, A9 = -3.65315727442169155270e-02, A10 = 1.62858201153657823623e-02;

    private InverseTrigonometry() {}

    static double asin(double x) {
        int ix = high(x) & MAGNITUDE;
        double size = Math.abs(x);
        if (ix >= ONE) return size == 1 ? x * PIO2 + x * PIO2_LO : Double.NaN;
        if (ix < 0x3e400000) return x; // |x| < 2⁻²⁷
        if (ix < 0x3fe00000) return x + x * ratio(x * x); // |x| < ½
        double t = (1 - size) * 0.5, s = Math.sqrt(t), r = ratio(t);
        if (ix >= 0x3fef3333) return signed(PIO2 - (2.0 * (s + s * r) - PIO2_LO), x); // |x| > 0.975
        double w = withoutLow(s), c = (t - w * w) / (s + w);
        double p = 2.0 * s * r - (PIO2_LO - 2.0 * c), q = PIO4 - 2.0 * w;
        return signed(PIO4 - (p - q), x);
    }

    static double acos(double x) {
        int hx = high(x), ix = hx & MAGNITUDE;
        if (ix >= ONE) return x == 1 ? 0 : x == -1 ? PI + 2.0 * PIO2_LO : Double.NaN;
        if (ix <= 0x3c600000) return PIO2 + PIO2_LO; // |x| < 2⁻⁵⁷
        if (ix < 0x3fe00000) return PIO2 - (x - (PIO2_LO - x * ratio(x * x))); // |x| < ½
        if (hx < 0) {
            double z = (1 + x) * 0.5, s = Math.sqrt(z), w = ratio(z) * s - PIO2_LO;
            return PI - 2.0 * (s + w);
        }
        double z = (1 - x) * 0.5, s = Math.sqrt(z), df = withoutLow(s), c = (z - df * df) / (s + df);
        return 2.0 * (df + (ratio(z) * s + c));
    }

    /// (asin x − x)/x by z = x², up to ¼.
    private static double ratio(double z) {
        double p = z * (PS0 + z * (PS1 + z * (PS2 + z * (PS3 + z * (PS4 + z * PS5)))));
        double q = 1 + z * (QS1 + z * (QS2 + z * (QS3 + z * QS4)));
        return p / q;
    }

    static double atan(double x) {
        int ix = high(x) & MAGNITUDE;
        if (ix >= 0x44100000) return Double.isNaN(x) ? x : signed(PIO2 + PIO2_LO, x); // |x| ≥ 2⁶⁶
        if (ix < 0x3e200000) return x; // |x| < 2⁻²⁹
        if (ix < 0x3fdc0000) return x - x * series(x); // |x| < 7/16
        double t = Math.abs(x), at;
        int id;
        if (ix < 0x3fe60000) { // below 11/16
            id = 0;
            at = (2.0 * t - 1) / (2.0 + t);
        } else if (ix < 0x3ff30000) { // below 19/16
            id = 1;
            at = (t - 1) / (t + 1);
        } else if (ix < 0x40038000) { // below 39/16
            id = 2;
            at = (t - 1.5) / (1 + 1.5 * t);
        } else {
            id = 3;
            at = -1.0 / t;
        }
        return signed(ATANHI[id] - (at * series(at) - ATANLO[id] - at), x);
    }

    /// 1 − (atan x)/x, up to 7/16: its odd and even terms apart.
    private static double series(double x) {
        double z = x * x, w = z * z;
        double s1 = z * (A0 + w * (A2 + w * (A4 + w * (A6 + w * (A8 + w * A10)))));
        double s2 = w * (A1 + w * (A3 + w * (A5 + w * (A7 + w * A9))));
        return s1 + s2;
    }

    static double atan2(double y, double x) {
        if (Double.isNaN(x) || Double.isNaN(y)) return Double.NaN;
        if (x == 1) return atan(y);
        boolean left = high(x) < 0;
        if (y == 0) return left ? signed(PI, y) : y;
        if (x == 0) return signed(PIO2, y);
        int ix = high(x) & MAGNITUDE, iy = high(y) & MAGNITUDE;
        if (ix == INFINITE) {
            double angle = iy == INFINITE ? left ? 3.0 * PIO4 : PIO4 : left ? PI : 0;
            return signed(angle, y);
        }
        if (iy == INFINITE) return signed(PIO2, y);
        int k = (iy - ix) >> 20;
        double z = k > 60 ? PIO2 + 0.5 * PI_LO : left && k < -60 ? 0 : atan(Math.abs(y / x));
        return signed(left ? PI - (z - PI_LO) : z, y);
    }
}
