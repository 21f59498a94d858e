package limber.engine.settings;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import limber.engine.text.BadInput;
import limber.engine.text.Lookalikes;

/// A number as text: Java's decimal notation, without its suffixes. A text that is none is refused with the number that
/// was probably meant.
public final class NumberText {
    private static final String DECIMAL = "[+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][+-]?\\d+)?";
    private static final Pattern COMMA = Pattern.compile("([+-]?\\d+),(\\d+)"),
            MEASURED = Pattern.compile("(" + DECIMAL + ")\\s*(.+)");
    /// What a number with a unit is in the unit that Limber uses.
    private static final Map<String, String> FACTORS = Map.ofEntries(Map.entry("%", "0.01"),
            Map.entry("ms", "0.001"), Map.entry("mm", "0.001"), Map.entry("cm", "0.01"), Map.entry("km", "1000"),
            Map.entry("m", "1"), Map.entry("s", "1"), Map.entry("kg", "1"), Map.entry("N", "1"), Map.entry("Pa", "1"),
            Map.entry("m/s", "1"), Map.entry("1/s", "1"), Map.entry("°", "1"), Map.entry("deg", "1"));

    /// Powers of ten below which, and from which on, a number is not written out.
    private static final int SMALL = 7, LARGE = 15;

    private NumberText() {}

    /// @throws BadInput `'0,5' is not a number; 0.5 would be right`
    public static double finite(String text) {
        String t = text.strip();
        double v;
        try {
            if (t.isEmpty() || "dDfF".indexOf(t.charAt(t.length() - 1)) >= 0) throw new NumberFormatException();
            v = Double.parseDouble(t);
        } catch (NumberFormatException e) {
            throw new BadInput("'" + BadInput.brief(text) + "' is not a number" + hint(t));
        }
        if (!Double.isFinite(v)) throw new BadInput("'" + BadInput.brief(text) + "' is not a finite number");
        return v;
    }

    /// A number for people to read, rounded to so many digits: `-100`, and powers of ten only of what is very large or
    /// very small.
    public static String shown(double v, int digits) {
        if (!Double.isFinite(v)) return Double.toString(v);
        if (v == 0) return "0";
        var rounded = new BigDecimal(v).round(new MathContext(digits)).stripTrailingZeros();
        int power = rounded.precision() - rounded.scale() - 1;
        return power >= -SMALL && power < LARGE ? rounded.toPlainString()
                : rounded.toString().replace("E+", "e").replace('E', 'e');
    }

    /// A number as a person would type it, which reads back as the same: `44000000`, and powers of ten only of what is
    /// very large or very small.
    public static String typed(double v) {
        if (!Double.isFinite(v) || v == 0) return Kind.plain(v + 0.0);
        BigDecimal exact = new BigDecimal(Double.toString(v)).stripTrailingZeros();
        int power = exact.precision() - exact.scale() - 1;
        return power >= -SMALL && power < LARGE ? exact.toPlainString() : Kind.plain(v);
    }

    /// What would be right, after a semicolon; nothing where that cannot be told.
    private static String hint(String text) {
        return meant(text).map(meant -> "; " + meant + " would be right").orElse("");
    }

    private static Optional<String> meant(String text) {
        String plain = Lookalikes.plain(text);
        if (plain.matches(DECIMAL)) return Optional.of(plain);
        Matcher comma = COMMA.matcher(plain), measured = MEASURED.matcher(plain);
        if (comma.matches()) return Optional.of(comma.group(1) + "." + comma.group(2));
        if (!measured.matches() || !FACTORS.containsKey(measured.group(2))) return Optional.empty();
        var number = new BigDecimal(measured.group(1)).multiply(new BigDecimal(FACTORS.get(measured.group(2))));
        return Optional.of(Kind.plain(number.doubleValue()));
    }
}
