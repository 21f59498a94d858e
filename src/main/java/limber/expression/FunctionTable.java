package limber.expression;

import java.util.Arrays;
import java.util.List;
import limber.engine.tool.Tools;

/// The functions that an expression can call.
final class FunctionTable {
    static final List<String> NAMES = List.of("min", "max", "mean", "rms", "abs", "sqrt", "length", "at",
            Tools.FUNCTION);

    private FunctionTable() {}

    /// Whether its one argument may be numbers of all elements, of which it makes one number or picks one.
    static boolean gathers(String name) {
        return !List.of("abs", "sqrt", "length").contains(name);
    }

    static void check(String name, int from) {
        if (!NAMES.contains(name)) throw ExpressionFault.at(from,
                "'" + name + "' is not a function; one of " + String.join(", ", NAMES) + " would be right");
    }

    /// A call with its arguments, which are numbers.
    ///
    static Term call(Span at, String name, List<Term> arguments) {
        int wanted = name.equals("at") ? 2 : 1;
        boolean several = (name.equals("min") || name.equals("max")) && arguments.size() > 1;
        if (!several && arguments.size() != wanted) throw ExpressionFault.at(at.from(), name + " takes "
                + (wanted == 1 ? "one argument" : "a measure and an index") + ", not " + arguments.size());
        if (several) arguments.forEach(TypeRules::single);
        Term of = arguments.getFirst();
        var type = (Type.Numbers) of.type();
        return switch (name) {
            case "abs" -> new Term.Each(at, Math::abs, of);
            case "sqrt" -> new Term.Each(at, Math::sqrt, of);
            case "length" -> new Term.Length(at, of, new Type.Numbers(1, type.of()));
            case "at" -> element(at, of, type, arguments.get(1));
            default -> {
                if (type.width() > 1) throw new ExpressionFault(of,
                        "this is " + type.phrase() + "; length(…) or a component such as .y of it would be right");
                yield new Term.Gathered(at, gathering(name), arguments);
            }
        };
    }

    private static Term element(Span at, Term of, Type.Numbers type, Term index) {
        if (type.of().isEmpty()) throw new ExpressionFault(of,
                "this is " + type.phrase() + ", not one for each element; a measure of elements would be right");
        return new Term.At(at, of, TypeRules.single(index), new Type.Numbers(type.width(), ""));
    }

    private static Term.Gathering gathering(String name) {
        return switch (name) {
            case "min" -> v -> Arrays.stream(v).reduce(Math::min).orElse(Double.NaN);
            case "max" -> v -> Arrays.stream(v).reduce(Math::max).orElse(Double.NaN);
            case "mean" -> v -> sum(v) / v.length;
            default -> v -> {
                double squares = 0;
                for (double x : v) squares += x * x;
                return Math.sqrt(squares / v.length);
            };
        };
    }

    private static double sum(double[] v) {
        double sum = 0;
        for (double x : v) sum += x;
        return sum;
    }
}
