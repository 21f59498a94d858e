package limber.math.exact;

import static limber.math.exact.Words.*;

/// The reduction of an angle beyond 2¹⁹·π/2: the product of its digits and those of 2/π, without the digits that make
/// whole turns (M. Payne and R. Hanek). It needs three small arrays, which no other function does.
///
/// Digits are of 24 bits. Digit i of 2/π counts 2^(−24·(i + 1)); digit i of the product counts 2^(q0 − 24·i).
///
/// Port of `k_rem_pio2.c`, for numbers of 64 bits.
final class LargeAngle {
    private static final int[] TWO_OVER_PI = {0xa2f983, 0x6e4e44, 0x1529fc, 0x2757d1, 0xf534dd, 0xc0db62, 0x95993c,
        0x439041, 0xfe5163, 0xabdebb, 0xc561b7, 0x246e3a, 0x424dd2, 0xe00649, 0x2eea09, 0xd1921c, 0xfe1deb,
        0x1cb129, 0xa73ee8, 0x8235f5, 0x2ebb44, 0x84e99c, 0x7026b4, 0x5f7e41, 0x3991d6, 0x398353, 0x39f49c,
        0x845f8b, 0xbdf928, 0x3b1ff8, 0x97ffde, 0x05980f, 0xef2f11, 0x8b5a0a, 0x6d1f6d, 0x367ecf, 0x27cb09,
        0xb74f46, 0x3f669e, 0x5fea2d, 0x7527ba, 0xc7ebe5, 0xf17b3d, 0x0739f7, 0x8a5292, 0xea6bfb, 0x5fb11f,
        0x8d5d08, 0x560330, 0x46fc7b, 0x6babf0, 0xcfbc20, 0x9af436, 0x1da9e3, 0x91615e, 0xe61b08, 0x659985,
        0x5f14a0, 0x68408d, 0xffd880, 0x4d7327, 0x310606, 0x1556ca, 0x73a8c9, 0x60e27b, 0xc08c6b};

    /// π/2 in parts of 24 bits.
    private static final double[] PIO2 = {1.57079625129699707031e+00, 7.54978941586159635335e-08,
        5.39030252995776476554e-15, 3.28200341580791294123e-22, 1.27065575308067607349e-29};

    private static final double TWO24 = 0x1p24, TWON24 = 0x1p-24;

    /// The index of the last digit of the product that is needed at first.
    private static final int JK = 4;

    /// The angle's digits.
    private final double x0, x1, x2;

    /// The digit of 2/π with which the product begins.
    private final int jv;

    private final double[] q = new double[20], fq = new double[20];
    private final int[] iq = new int[20];

    /// The last digit of the product.
    private int jz = JK;

    private int q0;

    /// Quarter turns, up to a multiple of 8.
    private int n;

    /// What is left of the first digit.
    private double z;

    /// Above 0 where the rest is more than half a quarter turn, and the next quarter is nearer.
    private int ih;

    /// @param x finite, above 2¹⁹·π/2
    LargeAngle(double x) {
        int e0 = (high(x) >> 20) - 1046;
        double first = withHigh(x, high(x) - (e0 << 20));
        x0 = (int) first;
        double second = (first - x0) * TWO24;
        x1 = (int) second;
        x2 = (second - x1) * TWO24;
        jv = Math.max(0, (e0 - 3) / 24);
        q0 = e0 - 24 * (jv + 1);
    }

    double reduced(boolean negative, HalfPi.Reduced function) {
        multiply(0, JK);
        distil();
        while (z == 0 && digits(JK, jz) == 0) {
            int more = 1;
            while (iq[JK - more] == 0) more++;
            multiply(jz + 1, jz + more);
            jz += more;
            distil();
        }
        inPlaces();
        return rest(negative, function);
    }

    /// Digits of the product.
    private void multiply(int from, int to) {
        for (int i = from; i <= to; i++) q[i] = x0 * twoOverPi(i) + x1 * twoOverPi(i - 1) + x2 * twoOverPi(i - 2);
    }

    private int twoOverPi(int i) {
        return jv + i < 0 ? 0 : TWO_OVER_PI[jv + i];
    }

    /// All digits of `iq` from one to before another, or-ed.
    private int digits(int from, int to) {
        int any = 0;
        for (int i = from; i < to; i++) any |= iq[i];
        return any;
    }

    /// Whole digits in the opposite order, the quarters, and which quarter is nearest.
    private void distil() {
        z = q[jz];
        for (int i = 0, j = jz; j > 0; i++, j--) {
            double carried = (int) (TWON24 * z);
            iq[i] = (int) (z - TWO24 * carried);
            z = q[j - 1] + carried;
        }
        z *= powerOfTwo(q0);
        z -= 8.0 * Math.floor(z * 0.125);
        n = (int) z;
        z -= n;
        ih = 0;
        if (q0 > 0) { // a part of the next digit is whole quarters
            int i = iq[jz - 1] >> (24 - q0);
            n += i;
            iq[jz - 1] -= i << (24 - q0);
            ih = iq[jz - 1] >> (23 - q0);
        } else if (q0 == 0) ih = iq[jz - 1] >> 23;
        else if (z >= 0.5) ih = 2;
        if (ih > 0) fromNextQuarter();
    }

    /// 1 − the rest.
    private void fromNextQuarter() {
        n++;
        boolean carry = false;
        for (int i = 0; i < jz; i++) {
            int digit = iq[i];
            if (carry) iq[i] = 0xffffff - digit;
            else if (digit != 0) {
                carry = true;
                iq[i] = 0x1000000 - digit;
            }
        }
        if (q0 > 0) iq[jz - 1] &= (1 << (24 - q0)) - 1;
        if (ih == 2) {
            z = 1 - z;
            if (carry) z -= powerOfTwo(q0);
        }
    }

    /// The digits as numbers of their place, without zeros at the end.
    private void inPlaces() {
        if (z == 0) {
            do {
                jz--;
                q0 -= 24;
            } while (iq[jz] == 0);
        } else {
            z *= powerOfTwo(-q0);
            if (z >= TWO24) {
                double carried = (int) (TWON24 * z);
                iq[jz] = (int) (z - TWO24 * carried);
                jz++;
                q0 += 24;
                iq[jz] = (int) carried;
            } else iq[jz] = (int) z;
        }
        double place = powerOfTwo(q0);
        for (int i = jz; i >= 0; i--) {
            q[i] = place * iq[i];
            place *= TWON24;
        }
    }

    /// The rest times π/2, in two parts.
    private double rest(boolean negative, HalfPi.Reduced function) {
        for (int i = jz; i >= 0; i--) {
            double sum = 0;
            for (int k = 0; k <= JK && k <= jz - i; k++) sum += PIO2[k] * q[i + k];
            fq[jz - i] = sum;
        }
        double y = 0;
        for (int i = jz; i >= 0; i--) y += fq[i];
        double tail = fq[0] - y;
        for (int i = 1; i <= jz; i++) tail += fq[i];
        boolean turned = (ih != 0) != negative;
        return function.at(negative ? -n : n, turned ? -y : y, turned ? -tail : tail);
    }
}
