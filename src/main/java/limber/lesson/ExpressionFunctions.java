package limber.lesson;

import java.util.Arrays;
import java.util.List;

/// The functions that an expression can call.
final class ExpressionFunctions {
    static final List<String> NAMES = List.of("min", "max", "mean", "rms", "abs", "sqrt", "length", "at");

    private ExpressionFunctions() {}

    static void check(String name, int from) {
        if (!NAMES.contains(name)) throw ExpressionFault.at(from,
                "'" + name + "' is not a function; one of " + String.join(", ", NAMES) + " would be right");
    }

    /// A call with its arguments, which are numbers.
    ///
    /// @param from where the name begins
    /// @param places where each argument begins
    static Term call(String name, int from, List<Term> arguments, List<Integer> places) {
        int wanted = name.equals("at") ? 2 : 1;
        boolean several = (name.equals("min") || name.equals("max")) && arguments.size() > 1;
        if (!several && arguments.size() != wanted) throw ExpressionFault.at(from, name + " takes "
                + (wanted == 1 ? "one argument" : "a measure and an index") + ", not " + arguments.size());
        if (several) for (int i = 0; i < arguments.size(); i++) ExpressionTypes.single(arguments.get(i), places.get(i));
        Term of = arguments.getFirst();
        var type = (Type.Numbers) of.type();
        return switch (name) {
            case "abs" -> new Term.Each(Math::abs, of);
            case "sqrt" -> new Term.Each(Math::sqrt, of);
            case "length" -> new Term.Length(of, new Type.Numbers(1, type.of()));
            case "at" -> element(of, type, arguments.get(1), places);
            default -> {
                if (type.width() > 1) throw ExpressionFault.at(places.getFirst(),
                        "this is " + type.phrase() + "; length(…) or a component such as .y of it would be right");
                yield new Term.Gathered(gathering(name), arguments);
            }
        };
    }

    private static Term element(Term of, Type.Numbers type, Term index, List<Integer> places) {
        if (type.of().isEmpty()) throw ExpressionFault.at(places.getFirst(),
                "this is " + type.phrase() + ", not one for each element; a measure of elements would be right");
        return new Term.At(of, ExpressionTypes.single(index, places.get(1)), places.get(1) + 1,
                new Type.Numbers(type.width(), ""));
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
