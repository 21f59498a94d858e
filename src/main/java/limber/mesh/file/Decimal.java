package limber.mesh.file;

import java.nio.charset.StandardCharsets;

/// A parser for decimal numbers in bytes: `-1`, `.5`, `2.`, `1.5e-3`.
final class Decimal {
    /// Powers of ten that are doubles exactly.
    private static final double[] POWERS = {1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13,
        1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
    private static final int MOST_DIGITS = 18; // that fit in a long
    private static final int HUGE_EXPONENT = 100_000;

    private Decimal() {}

    /// The nearest double, the same as `Double.parseDouble` gives; infinite if beyond all, NaN if the text is no such
    /// number.
    static double parse(byte[] text, int from, int to) {
        int at = from;
        boolean negative = at < to && text[at] == '-';
        if (at < to && (text[at] == '-' || text[at] == '+')) at++;
        long digits = 0;
        int count = 0, seen = 0, exponent = 0;
        boolean fraction = false;
        for (; at < to; at++) {
            int d = text[at] - '0';
            if (d >= 0 && d <= 9) {
                seen++;
                if (count > 0 || d > 0) count++;
                if (count <= MOST_DIGITS) digits = digits * 10 + d;
                if (fraction) exponent--;
            } else if (text[at] == '.' && !fraction) fraction = true;
            else break;
        }
        if (seen == 0) return Double.NaN;
        if (at < to) {
            if ((text[at] | 0x20) != 'e') return Double.NaN;
            at++;
            boolean down = at < to && text[at] == '-';
            if (at < to && (text[at] == '-' || text[at] == '+')) at++;
            if (at == to) return Double.NaN;
            int e = 0;
            for (; at < to; at++) {
                int d = text[at] - '0';
                if (d < 0 || d > 9) return Double.NaN;
                if (e < HUGE_EXPONENT) e = e * 10 + d;
            }
            exponent += down ? -e : e;
        }
        // Clinger's fast path: both factors are exact, so one rounding is made, as it should be
        if (count <= MOST_DIGITS && digits <= 1L << 53 && exponent >= -22 && exponent <= 22) {
            double v = exponent < 0 ? digits / POWERS[-exponent] : digits * POWERS[exponent];
            return negative ? -v : v;
        }
        return Double.parseDouble(new String(text, from, to - from, StandardCharsets.ISO_8859_1));
    }
}
