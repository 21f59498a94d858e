package limber.lesson.check;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import limber.expression.Expression;
import limber.expression.ExpressionFault;
import limber.math.exact.Exact;

/// An equation between numbers that a text writes, such as `25 · 0.2 = 5 m/s`.
///
/// @param written both sides
/// @param start where it begins in the text, in characters
/// @param left what its left side comes to
/// @param holds whether both sides agree within the digits that are printed
/// @param right the numbers of its right side
record WrittenEquation(String written, int start, double left, boolean holds, List<PrintedNumber> right) {
    private static final String OPERATORS = "+−-·×*/÷()²³⁴⁵√½¼¾⅓⅔π ";
    private static final double MOST = 0.01;
    private static final String POWERS = "²³⁴⁵";
    /// Functions of an angle in degrees.
    private static final Pattern NAMES = Pattern.compile("(?<![A-Za-z])(?:sin|cos|tan|atan)(?![A-Za-z])");
    /// Arithmetic that goes on beyond what can be computed: a letter, a dot, a power.
    private static final Pattern CUT_LEFT = Pattern.compile("(?:(?<![A-Za-z])[A-Za-z]|\\b(?:log|ln|exp|cot|acos|asin)|"
            + "[α-ορ-ωΔ…^_|₀-₉'′\\]}])$"),
            CUT_RIGHT = Pattern.compile("[A-Za-zα-ω](?![A-Za-z])|\\b(?:log|ln|exp|cot|acos|asin)|[…^_|\\[{\\\\]");

    /// The equations of a text, in their order: arithmetic on both sides of a `=`.
    static List<WrittenEquation> in(String text) {
        List<PrintedNumber> numbers = PrintedNumber.in(text);
        var found = new ArrayList<WrittenEquation>();
        for (int at = text.indexOf('='); at >= 0; at = text.indexOf('=', at + 1)) {
            int from = leftmost(text, at, numbers), to = rightmost(text, at + 1, numbers);
            if (CUT_LEFT.matcher(text.substring(0, from)).find() || CUT_RIGHT.matcher(text.substring(to)).lookingAt())
                continue;
            Side left = Side.of(text, from, at, numbers), right = Side.of(text, at + 1, to, numbers);
            boolean computes = left.numbers.size() + right.numbers.size() > 2
                    || NAMES.matcher(text.substring(from, to)).find()
                    || text.substring(from, to).matches(".*[√²³⁴⁵π].*");
            if (left.works() && right.works() && computes)
                found.add(new WrittenEquation(text.substring(from, to).strip(), from,
                        left.plain.getAsDouble(), left.agrees(right), right.numbers));
        }
        return found;
    }

    private static int leftmost(String text, int end, List<PrintedNumber> numbers) {
        int at = end;
        while (at > 0) {
            int before = at;
            Matcher name = NAMES.matcher(text);
            if (numbers.stream().anyMatch(n -> n.start() < before && n.end() >= before))
                at = numbers.stream().filter(n -> n.start() < before && n.end() >= before).findFirst().orElseThrow()
                        .start();
            else if (OPERATORS.indexOf(text.charAt(at - 1)) >= 0) at--;
            else if (name.results().anyMatch(m -> m.end() == before)) at -= text.startsWith("atan", at - 4) ? 4 : 3;
            else break;
        }
        return at;
    }

    private static int rightmost(String text, int start, List<PrintedNumber> numbers) {
        int at = start;
        while (at < text.length()) {
            int here = at;
            Matcher name = NAMES.matcher(text);
            if (numbers.stream().anyMatch(n -> n.start() == here))
                at = numbers.stream().filter(n -> n.start() == here).findFirst().orElseThrow().end();
            else if (OPERATORS.indexOf(text.charAt(at)) >= 0) at++;
            else if (name.region(at, text.length()).lookingAt()) at = name.end();
            else break;
        }
        return at;
    }

    /// One side.
    ///
    /// @param plain its value with the numbers as they are printed; empty if it is no arithmetic
    /// @param si the same with each number in SI units
    /// @param slack how far `si` may be off because of the digits that are printed
    private record Side(List<PrintedNumber> numbers, OptionalDouble plain, OptionalDouble si, double slack) {
        boolean works() {
            return plain.isPresent() && si.isPresent() && !numbers.isEmpty();
        }

        static Side of(String text, int start, int end, List<PrintedNumber> all) {
            List<PrintedNumber> numbers = all.stream().filter(n -> n.start() >= start && n.end() <= end).toList();
            OptionalDouble plain = value(text, start, end, numbers, false, -1),
                    si = value(text, start, end, numbers, true, -1);
            double slack = 0;
            if (si.isPresent()) for (int i = 0; i < numbers.size(); i++)
                slack += Math
                        .abs(value(text, start, end, numbers, true, i).orElse(Double.NaN) - si.getAsDouble());
            return new Side(numbers, plain, si, slack);
        }

        /// How far a number may be off: half a digit as a result. Where it is computed with, a whole number is exact,
        /// and others are good to 1 %.
        private static double slack(PrintedNumber n, boolean result) {
            return result ? n.half() : n.half() == 0.5 ? 0 : Math.min(n.half(), MOST * n.value());
        }

        /// @param raised the number that is taken larger by its slack; -1 for none
        private static OptionalDouble value(String text, int start, int end, List<PrintedNumber> numbers, boolean si,
                int raised) {
            var source = new StringBuilder();
            int at = start;
            for (int i = 0; i < numbers.size(); i++) {
                PrintedNumber n = numbers.get(i);
                double value = (n.value() + (i == raised ? slack(n, numbers.size() == 1) : 0))
                        * (si ? PrintedNumber.factor(n.unit()) : 1);
                source.append(text, at, n.start()).append('(').append(value).append(')');
                at = n.end();
            }
            return computed(source.append(text, at, end).toString());
        }

        private static OptionalDouble computed(String written) {
            String plain = written.replace('−', '-').replace('·', '*').replace('×', '*').replace('÷', '/')
                    .replace("½", "(0.5)").replace("¼", "(0.25)").replace("¾", "(0.75)").replace("⅓", "(1/3)")
                    .replace("⅔", "(2/3)").replace("π", "(" + Math.PI + ")").replace('E', 'e').replace("√", "sqrt");
            try {
                double v = Expression.arithmetic(functions(powers(plain)).replaceAll("\\)\\s*\\(", ")*("));
                return Double.isFinite(v) ? OptionalDouble.of(v) : OptionalDouble.empty();
            } catch (ExpressionFault notArithmetic) {
                return OptionalDouble.empty();
            }
        }

        /// `(2)³` as `((2)*(2)*(2))`.
        private static String powers(String text) {
            if (text.length() > Expression.LONGEST) return text; // powers of powers; it is refused as it stands
            for (int i = 1; i < text.length(); i++) {
                int times = POWERS.indexOf(text.charAt(i)) + 2;
                if (times < 2 || text.charAt(i - 1) != ')') continue;
                int open = i - 1;
                for (int depth = 1; depth > 0 && open > 0;) depth += depth(text.charAt(--open));
                String base = text.substring(open, i);
                return powers(text.substring(0, open) + "(" + String.join("*", Collections.nCopies(times, base)) + ")"
                        + text.substring(i + 1));
            }
            return text;
        }

        /// What a parenthesis adds, read from right to left.
        private static int depth(char c) {
            return c == ')' ? 1 : c == '(' ? -1 : 0;
        }

        /// `cos (60)` as its value.
        private static String functions(String text) {
            Matcher name = NAMES.matcher(text);
            if (!name.find()) return text;
            int open = text.indexOf('(', name.end());
            if (open < 0 || !text.substring(name.end(), open).isBlank()) return text;
            int end = open + 1;
            for (int depth = 1; depth > 0 && end < text.length(); end++) depth -= depth(text.charAt(end));
            double value = function(name.group(), Expression.arithmetic(functions(text.substring(open, end))));
            return functions(text.substring(0, name.start()) + "(" + value + ")" + text.substring(end));
        }

        private static double function(String name, double of) {
            return switch (name) {
                case "sin" -> Exact.sin(Exact.toRadians(of));
                case "cos" -> Exact.cos(Exact.toRadians(of));
                case "tan" -> Exact.tan(Exact.toRadians(of));
                default -> Exact.toDegrees(Exact.atan(of));
            };
        }

        /// Within the digits of both, each as printed or in SI units.
        boolean agrees(Side right) {
            return near(plain, right.plain, right) || near(plain, right.si, right) || near(si, right.plain, right)
                    || near(si, right.si, right);
        }

        private boolean near(OptionalDouble a, OptionalDouble b, Side right) {
            double x = a.getAsDouble(), y = b.getAsDouble();
            return Math.abs(x - y) <= 1.001 * (scaled(x) + right.scaled(y)) + 1e-9 * Math.abs(y);
        }

        /// The slack in the unit of one of the two values.
        private double scaled(double value) {
            return si.getAsDouble() == 0 ? slack : slack * Math.abs(value / si.getAsDouble());
        }
    }
}
