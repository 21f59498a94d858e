package limber.ui.lesson;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Pattern;

/// A reader for numbers that a student types in a row.
final class TypedNumbers {
    /// Not what Java reads as well: `1f`, `0x1p3`.
    private static final Pattern NUMBER = Pattern.compile("[+-]?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d+)?");

    private TypedNumbers() {}

    /// A number, with a comma or a point, and with its unit or without.
    ///
    /// @return empty if something else stands there, or nothing
    static OptionalDouble one(String text, String unit) {
        // what a Chinese keyboard types are the wide forms of digits, signs and letters
        String plain = Normalizer.normalize(text, Normalizer.Form.NFKC).replace('。', '.').replace('−', '-').strip();
        String wanted = Normalizer.normalize(unit, Normalizer.Form.NFKC);
        if (!unit.isEmpty() && plain.endsWith(wanted))
            plain = plain.substring(0, plain.length() - wanted.length()).strip();
        String point = plain.replace(',', '.');
        if (!NUMBER.matcher(point).matches()) return OptionalDouble.empty();
        double v = Double.parseDouble(point);
        return Double.isFinite(v) ? OptionalDouble.of(v) : OptionalDouble.empty();
    }

    /// Numbers between blanks, commas and semicolons.
    ///
    /// @return empty if something else stands there, or nothing
    static Optional<double[]> read(String text) {
        try {
            double[] numbers = Arrays.stream(text.strip().replace('−', '-').split("[\\s;,，；]+"))
                    .mapToDouble(Double::parseDouble).toArray();
            return Arrays.stream(numbers).allMatch(Double::isFinite) ? Optional.of(numbers) : Optional.empty();
        } catch (NumberFormatException notYet) {
            return Optional.empty();
        }
    }
}
