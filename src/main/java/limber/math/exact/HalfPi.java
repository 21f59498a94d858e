package limber.math.exact;

import static limber.math.exact.Words.*;

/// The reduction of an angle to a whole number of quarter turns and a rest of at most about π/4.
///
/// Port of `e_rem_pio2.c`.
final class HalfPi {
    private static final double INVPIO2 = 6.36619772367581382433e-01;

    /// π/2 in parts of 33 bits, each with what is left of π/2 after it.
    private static final double PIO2_1 = 1.57079632673412561417e+00, PIO2_1T = 6.07710050650619224932e-11,
            PIO2_2 = 6.07710050630396597660e-11, PIO2_2T = 2.02226624879595063154e-21,
            PIO2_3 = 2.02226624871116645580e-21, PIO2_3T = 8.47842766036889956997e-32;

    /// The high words of 1, 2, … 32 times π/2.
    private static final int[] NPIO2_HW = {0x3ff921fb, 0x400921fb, 0x4012d97c, 0x401921fb, 0x401f6a7a, 0x4022d97c,
        0x4025fdbb, 0x402921fb, 0x402c463a, 0x402f6a7a, 0x4031475c, 0x4032d97c, 0x40346b9c, 0x4035fdbb, 0x40378fdb,
        0x403921fb, 0x403ab41b, 0x403c463a, 0x403dd85a, 0x403f6a7a, 0x40407e4c, 0x4041475c, 0x4042106c, 0x4042d97c,
        0x4043a28c, 0x40446b9c, 0x404534ac, 0x4045fdbb, 0x4046c6cb, 0x40478fdb, 0x404858eb, 0x404921fb};

    /// A function of an angle that is reduced: quarters · π/2 + y + tail, with |y| at most about π/4 and the tail what
    /// y lacks by its rounding. Of the quarters only the last two bits count.
    interface Reduced {
        double at(int quarters, double y, double tail);
    }

    private HalfPi() {}

    /// @param x finite, above π/4 in magnitude
    static double reduced(double x, Reduced function) {
        int hx = high(x), ix = hx & MAGNITUDE;
        double t = Math.abs(x);
        if (ix > 0x413921fb) return new LargeAngle(t).reduced(hx < 0, function); // |x| > 2¹⁹·π/2
        if (ix < 0x4002d97c) { // |x| < 3π/4
            boolean near = ix == NPIO2_HW[0];
            return rest(1, near ? t - PIO2_1 - PIO2_2 : t - PIO2_1, near ? PIO2_2T : PIO2_1T, hx < 0, function);
        }
        return medium(t, ix, hx < 0, function);
    }

    /// Parts of π/2 are taken away until enough bits are left.
    private static double medium(double t, int ix, boolean negative, Reduced function) {
        int n = (int) (t * INVPIO2 + 0.5);
        double fn = n, r = t - fn * PIO2_1, w = fn * PIO2_1T;
        if (n < 32 && ix != NPIO2_HW[n - 1] || lost(ix, r - w) <= 16) return rest(n, r, w, negative, function);
        double before = r, part = fn * PIO2_2;
        r = before - part;
        w = fn * PIO2_2T - (before - r - part);
        if (lost(ix, r - w) <= 49) return rest(n, r, w, negative, function);
        before = r;
        part = fn * PIO2_3;
        r = before - part;
        return rest(n, r, fn * PIO2_3T - (before - r - part), negative, function);
    }

    /// How many bits were cancelled.
    private static int lost(int ix, double y) {
        return (ix >> 20) - ((high(y) >> 20) & 0x7ff);
    }

    /// The function of n quarters and r − w, or of their negatives.
    private static double rest(int n, double r, double w, boolean negative, Reduced function) {
        double y = r - w, tail = r - y - w;
        return negative ? function.at(-n, -y, -tail) : function.at(n, y, tail);
    }
}
