package limber.expression;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Pattern;
import limber.engine.platform.Platform;

/// A reader for numbers as people type them.
public final class TypedNumbers {
    /// Not what Java reads as well: `1f`, `0x1p3`.
    private static final Pattern NUMBER = Pattern.compile("[+-]?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d+)?");
    private static final Pattern SQUARE = Pattern.compile("(\\d+(?:[.,]\\d+)?)²");
    /// A comma between two digits is a decimal point.
    private static final Pattern COMMA = Pattern.compile("(?<=\\d),(?=\\d)");

    private TypedNumbers() {}

    /// Whether a text is a number as a program writes it.
    public static boolean plain(String text) {
        return NUMBER.matcher(text.strip()).matches();
    }

    /// A number, with a comma or a point, and with its unit or without; or how it is worked out, such as `10/5.41`.
    ///
    /// @return empty if something else stands there, or nothing
    public static OptionalDouble one(String text, String unit) {
        String bare = text.strip();
        if (!unit.isEmpty() && bare.endsWith(unit)) bare = bare.substring(0, bare.length() - unit.length());
        bare = SQUARE.matcher(bare).replaceAll("($1*$1)");
        if (bare.contains("²")) return OptionalDouble.empty(); // its plain form is a 2
        // what a Chinese keyboard types are the wide forms of digits, signs and letters
        String plain = Platform.here().plain(bare).replace('。', '.').replace('−', '-').strip();
        String wanted = Platform.here().plain(unit);
        if (!unit.isEmpty() && plain.endsWith(wanted))
            plain = plain.substring(0, plain.length() - wanted.length()).strip();
        String point = COMMA.matcher(plain.replace('×', '*').replace('·', '*').replace('÷', '/')).replaceAll(".");
        try {
            double v = plain(point) ? Double.parseDouble(point) : Expression.arithmetic(point);
            return Double.isFinite(v) ? OptionalDouble.of(v) : OptionalDouble.empty();
        } catch (ExpressionFault notYet) {
            return OptionalDouble.empty();
        }
    }

    /// Numbers between blanks, commas and semicolons.
    ///
    /// @return empty if something else stands there, or nothing
    public static Optional<double[]> read(String text) {
        try {
            double[] numbers = Arrays.stream(text.strip().replace('−', '-').split("[\\s;,，；]+"))
                    .mapToDouble(Double::parseDouble).toArray();
            return Arrays.stream(numbers).allMatch(Double::isFinite) ? Optional.of(numbers) : Optional.empty();
        } catch (NumberFormatException notYet) {
            return Optional.empty();
        }
    }
}
