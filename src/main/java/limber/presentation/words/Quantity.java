package limber.presentation.words;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// A number format for people: three digits, and a unit prefix that fits.
public final class Quantity {
    /// Significant digits: the usual ones, and those after which every double is told from the next.
    private static final int FEW = 3, ALL = 17;
    /// Significant digits of a change, at most.
    private static final int MOST = 9;
    private static final double SHORTEST = 0.9995e-9;
    private static final String[] PREFIXES = {"n", "µ", "m", ""};

    private Quantity() {}

    /// `0.0123, "m"` → `12.3 mm`; units other than plain metres and seconds take no prefix, and neither does what is
    /// shorter than a nanometre, which only rounding makes.
    public static String text(double value, String unit) {
        return text(value, unit, FEW);
    }

    private static String text(double value, String unit, int significant) {
        double size = shown(Math.abs(value), significant);
        if (!unit.equals("m") && !unit.equals("s") || size >= 1 || size < SHORTEST)
            return digits(value, significant) + (unit.isEmpty() ? "" : " " + unit);
        int thousandths = Math.min(3, (int) Math.ceil(-Math.log10(size) / 3 - 1e-12));
        return digits(value * Math.pow(1000, thousandths), significant) + " " + PREFIXES[3 - thousandths] + unit;
    }

    /// As the digits will show it: 0.9997 is 1 with three of them, and not 1000 thousandths.
    private static double shown(double size, int significant) {
        return Double.isFinite(size)
                ? BigDecimal.valueOf(size).round(new MathContext(significant, RoundingMode.HALF_UP)).doubleValue()
                : size;
    }

    /// What a measure reads: a dash where there is none, which is not a number.
    public static String reading(double value, String unit) {
        return Double.isNaN(value) ? "–" : text(value, unit);
    }

    /// One number with its unit, or several in parentheses: "(0.64, −0.3, 0) m".
    public static String text(double[] values, String unit) {
        return text(values, unit, FEW);
    }

    /// @param significant how many digits, without trailing zeros
    public static String text(double[] values, String unit, int significant) {
        if (values.length == 1) return text(values[0], unit, significant);
        String all = Arrays.stream(values).mapToObj(v -> digits(v, significant))
                .collect(Collectors.joining(", ", "(", ")"));
        return unit.isEmpty() ? all : all + " " + unit;
    }

    /// Two values that differ, with as many digits as tell them apart; with all of them where only a sign of 0 does.
    public static List<String> apart(double[] one, double[] other, String unit) {
        for (int significant = FEW; significant <= ALL; significant++) {
            String a = text(one, unit, significant), b = text(other, unit, significant);
            if (!a.equals(b)) return List.of(a, b);
        }
        return List.of(Arrays.toString(one), Arrays.toString(other));
    }

    /// The significant digits with which a change is seen, where values before and after stand beside each other: the
    /// last digit of one of the numbers counts no more than that number has changed by. 10.942 → 10.958 takes four,
    /// since 10.9 → 11 would show a change six times as large. The usual ones where nothing changes.
    public static int digitsOfChange(double[] before, double[] after) {
        if (before.length != after.length || Arrays.equals(before, after)) return FEW;
        return IntStream.range(FEW, MOST)
                .filter(n -> IntStream.range(0, before.length).anyMatch(i -> seen(before[i], after[i], n)))
                .findFirst().orElse(MOST);
    }

    private static boolean seen(double before, double after, int significant) {
        double size = Math.max(Math.abs(before), Math.abs(after)),
                last = Math.pow(10, Math.floor(Math.log10(size)) + 1 - significant);
        return !(Math.abs(after - before) < last) && !digits(before, significant).equals(digits(after, significant));
    }

    /// A finite number times a power of ten, `-1.23e+06`, as `%.2e` writes it, which browsers' formats lack.
    static String power(double value, int places) {
        var rounded = BigDecimal.valueOf(Math.abs(value)).round(new MathContext(places + 1, RoundingMode.HALF_UP));
        String digits = rounded.unscaledValue().toString();
        int exponent = value == 0 ? 0 : digits.length() - 1 - rounded.scale();
        digits = (digits + "0".repeat(places)).substring(0, places + 1);
        return (value < 0 ? "-" : "") + digits.charAt(0) + (places > 0 ? "." + digits.substring(1) : "")
                + (exponent < 0 ? "e-" : "e+") + (Math.abs(exponent) < 10 ? "0" : "") + Math.abs(exponent);
    }

    /// Three significant digits, without trailing zeros.
    public static String digits(double value) {
        return digits(value, FEW);
    }

    /// @param significant how many digits, without trailing zeros
    public static String digits(double value, int significant) {
        if (value == 0 || !Double.isFinite(value)) return value == 0 ? "0" : Double.toString(value);
        double size = Math.abs(value);
        if (size >= 1e6 || size < 1e-4) return power(value, significant - 1);
        int places = Math.max(0, significant - 1 - (int) Math.floor(Math.log10(size)));
        String text = String.format(Locale.ROOT, "%." + places + "f", value);
        return text.contains(".") ? text.replaceAll("0+$", "").replaceAll("\\.$", "") : text;
    }
}
