package limber.presentation.words;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Locale;
import java.util.regex.Pattern;
import limber.engine.settings.Kind;

/// A number format with a fixed number of decimals, so that the numbers of a table line up.
public final class Decimals {
    private static final int PLACES = 5, MOST_PLACES = 7, NARROW = 7, DIGITS = 4, POWER_PLACES = 2;
    private static final double LARGE = 1e6;
    private static final Pattern SIGNED_ZERO = Pattern.compile("(?<![^,;])-0(?![^,;])");

    private Decimals() {}

    /// A number shortened for a narrow field, to four digits where it has many: `0.0004` and not `4.0E-4`, as far as
    /// that is short.
    public static String brief(String text) {
        String few = text.length() > NARROW
                ? Kind.plain(new BigDecimal(text).round(new MathContext(DIGITS)).doubleValue())
                : text;
        return plainZero(few.contains("E") ? decimal(few) : few);
    }

    private static String decimal(String power) {
        String plain = new BigDecimal(power).stripTrailingZeros().toPlainString();
        return plain.length() <= NARROW ? plain : power.replace(".0E", "e").replace('E', 'e');
    }

    /// Numbers between commas or semicolons, each 0 without a sign: a drag leaves −0, which means the same.
    public static String plainZero(String numbers) {
        return SIGNED_ZERO.matcher(numbers).replaceAll("0");
    }

    /// A number as wide as its column: five decimals, and fewer of what is 100 or more.
    ///
    /// @param whole whether its column holds whole numbers only
    public static String text(double v, boolean whole) {
        return text(v, whole ? 0 : places(Math.abs(v)));
    }

    private static int places(double size) {
        if (size >= LARGE) return POWER_PLACES;
        int places = PLACES;
        for (double next = 100; size >= next; next *= 10) places--;
        return places;
    }

    private static String text(double v, int places) {
        if (!Double.isFinite(v)) return String.valueOf(v);
        if (Math.abs(v) >= LARGE) return Quantity.power(v, Math.min(places, PLACES));
        String text = String.format(Locale.ROOT, "%." + places + "f", v);
        return text.startsWith("-") && text.chars().allMatch(c -> "-0.".indexOf(c) >= 0) ? text.substring(1) : text;
    }

    /// The old and the new value, with as many more decimals as show the difference; a change that would need too many
    /// is written separately: `-0.30607 + 2.5e-10`.
    public static String change(double from, double to, boolean whole) {
        int places = whole ? 0 : PLACES;
        while (places < MOST_PLACES && text(from, places).equals(text(to, places))) places++;
        if (!text(from, places).equals(text(to, places))) return text(from, places) + " → " + text(to, places);
        return text(from, PLACES) + (to < from ? " − " : " + ")
                + Quantity.power(Math.abs(to - from), 1);
    }
}
