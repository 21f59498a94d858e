package limber.lesson.check;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import limber.math.exact.Exact;

/// A number as a text prints it, such as `17.7 mm`: what it says, and how finely.
///
/// @param written its digits with the unit
/// @param start where it begins in the text, in characters
/// @param end behind its unit
/// @param value as printed, without its unit; a sign is left out, since texts say "3 cm below"
/// @param half half a unit of its last digit
/// @param unit as printed; empty for none
record PrintedNumber(String written, int start, int end, double value, double half, String unit) {
    /// Not part of a name such as P3, a power, or a word such as 3D. Digits of large numbers come in threes.
    private static final Pattern NUMBER = Pattern.compile(
            "(?<![A-Za-z0-9_.^²³])(?:\\d{1,3}(?:[,  ]\\d{3})+(?![\\d])|\\d+(?:\\.\\d+)?(?:e[-−]?\\d+)?)(?![.,]?\\d)");
    private static final Pattern UNIT = Pattern.compile("\\h?(" + String.join("|", List.of("m/s²", "m/s", "m²/s²",
            "N/m", "m/N", "1/s²", "1/s", "nN", "kg", "km", "cm³", "cm²", "cm", "mm", "ms", "mJ", "kJ", "m³", "m²", "m",
            "s", "N", "J", "B", "°", "%", "毫米", "厘米", "毫秒", "千克", "米", "秒", "度", "字节", "bytes"))
            + ")(?![A-Za-z²³/])");
    private static final Map<String, Double> FACTORS = Map.ofEntries(Map.entry("km", 1e3), Map.entry("cm", 1e-2),
            Map.entry("cm²", 1e-4), Map.entry("cm³", 1e-6), Map.entry("mm", 1e-3), Map.entry("ms", 1e-3),
            Map.entry("mJ", 1e-3), Map.entry("kJ", 1e3), Map.entry("nN", 1e-9), Map.entry("%", 1e-2),
            Map.entry("毫米", 1e-3), Map.entry("厘米", 1e-2), Map.entry("毫秒", 1e-3));
    /// Whole numbers below it that have no unit are counts, which a text may also write as words.
    private static final int SMALL = 13;

    /// All numbers of a text, in their order.
    static List<PrintedNumber> in(String text) {
        var found = new ArrayList<PrintedNumber>();
        Matcher number = NUMBER.matcher(text), unit = UNIT.matcher(text);
        int from = 0;
        while (number.find()) {
            if (number.start() < from) continue; // the 1 of 1/s
            unit.region(number.end(), text.length());
            unit.useTransparentBounds(true);
            boolean has = unit.lookingAt();
            if (!has && number.end() < text.length() && latin(text.charAt(number.end()))) continue; // 3D, 2r
            int end = has ? unit.end() : number.end();
            from = end;
            String digits = number.group().replaceAll("[,  ]", "").replace('−', '-');
            found.add(new PrintedNumber(text.substring(number.start(), end), number.start(), end,
                    Double.parseDouble(digits), half(digits), has ? unit.group(1) : ""));
        }
        return found;
    }

    private static boolean latin(char c) {
        return c < 0x250 && Character.isLetter(c);
    }

    private static double half(String digits) {
        int e = digits.indexOf('e'), point = digits.indexOf('.');
        int power = e < 0 ? 0 : Integer.parseInt(digits.substring(e + 1));
        int places = point < 0 ? 0 : (e < 0 ? digits.length() : e) - point - 1;
        return 0.5 * Exact.pow(10, power - places);
    }

    /// What one of its unit is in SI units; 1 where it has none.
    static double factor(String unit) {
        return FACTORS.getOrDefault(unit, 1.0);
    }

    double si() {
        return value * factor(unit);
    }

    /// A count of a few, which says too little to be compared.
    boolean small() {
        return unit.isEmpty() && value < SMALL && value == Exact.rint(value);
    }

    /// Whether it is a value, rounded: in the unit that is printed, in SI units, or as an angle in radians.
    boolean says(double is) {
        double size = Math.abs(is);
        return near(size, 1) || near(size, factor(unit))
                || unit.equals("°") && near(size, Math.PI / 180) || unit.equals("度") && near(size, Math.PI / 180);
    }

    private boolean near(double size, double factor) {
        return Math.abs(value * factor - size) <= half * factor * 1.001 + 1e-9 * size;
    }
}
