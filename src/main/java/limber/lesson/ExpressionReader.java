package limber.lesson;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleBinaryOperator;
import limber.engine.Kind;
import limber.engine.Measure;
import limber.engine.Parameter;
import org.jspecify.annotations.Nullable;

/// Reads an expression by recursive descent, one method a level of binding, and finds its types right on the way.
///
/// A hyphen inside what is as a whole a word of an enumeration, as in `red-black`, belongs to the word.
final class ExpressionReader {
    static final List<String> FUNCTIONS = List.of("min", "max", "mean", "rms", "abs", "sqrt", "length", "at");
    private static final List<String> AXES = List.of("x", "y", "z");
    /// Those that begin with another one come first.
    private static final List<String> COMPARISONS = List.of("<=", ">=", "==", "!=", "<", ">");

    private final String text;
    private final Vocabulary names;
    private int at, depth;
    /// What the left side of a comparison can be, while its right side is read; null elsewhere.
    private Type.@Nullable Word choice;

    ExpressionReader(String text, Vocabulary names) {
        this.text = text;
        this.names = names;
    }

    /// @throws Refused with the column of the first fault
    Term whole() {
        if (text.length() > Expression.LONGEST) throw bad(Expression.LONGEST, "an expression has at most " + Expression.LONGEST + " characters; this has " + text.length());
        Term term = or();
        blank();
        if (at < text.length()) throw bad(at, "'" + rest() + "' is left over; an operator such as && would be right here");
        return term;
    }

    // ---- levels of binding, the loosest first ----

    private Term or() {
        deeper();
        int from = start();
        Term left = and();
        while (eat("||")) {
            int second = start();
            left = new Term.Or(truth(left, from), truth(and(), second));
        }
        depth--;
        return left;
    }

    private Term and() {
        int from = start();
        Term left = comparison();
        while (eat("&&")) {
            int second = start();
            left = new Term.And(truth(left, from), truth(comparison(), second));
        }
        return left;
    }

    private Term comparison() {
        int from = start();
        Term left = sum();
        for (String sign : COMPARISONS) {
            int operator = start();
            if (!eat(sign)) continue;
            int second = start();
            choice = left.type() instanceof Type.Word word ? word : null;
            Term right = sum();
            choice = null;
            if (COMPARISONS.stream().anyMatch(this::ahead)) throw bad(at, "comparisons do not chain; && between two of them would be right");
            return compare(sign, operator, left, from, right, second);
        }
        if (ahead("=")) throw bad(at, "'=' sets nothing here; '==' would be right");
        return left;
    }

    private Term sum() {
        int from = start();
        Term left = product();
        while (true) {
            if (eat("+")) left = both((a, b) -> a + b, left, from, product());
            else if (eat("-")) left = both((a, b) -> a - b, left, from, product());
            else return left;
        }
    }

    private Term product() {
        int from = start();
        Term left = sign();
        while (true) {
            if (eat("*")) left = both((a, b) -> a * b, left, from, sign());
            else if (eat("/")) left = both((a, b) -> a / b, left, from, sign());
            else return left;
        }
    }

    private Term sign() {
        deeper();
        Term term;
        if (eat("-")) {
            int from = start();
            term = new Term.Each(v -> -v, numbers(sign(), from));
        } else if (!ahead("!=") && eat("!")) {
            int from = start();
            term = new Term.Not(truth(sign(), from));
        } else term = primary();
        depth--;
        return term;
    }

    private Term primary() {
        int from = start();
        Term term = atom(from);
        while (at + 1 < text.length() && text.charAt(at) == '.' && Character.isLetter(text.charAt(at + 1))) {
            at++;
            term = component(term, from);
        }
        return term;
    }

    private Term component(Term of, int from) {
        int axis = at;
        String name = word();
        if (!(of.type() instanceof Type.Numbers type) || type.width() == 1) throw bad(from, "this is " + of.type().told() + "; only a vector has .x, .y and .z");
        if (!AXES.contains(name)) throw bad(axis, "'" + name + "' is no component of a vector; x, y or z would be right");
        return new Term.Component(of, AXES.indexOf(name), new Type.Numbers(1, type.of()));
    }

    private Term atom(int from) {
        if (eat("(")) {
            Term inner = or();
            close(from);
            return inner;
        }
        if (at < text.length() && (Character.isDigit(text.charAt(at)) || text.charAt(at) == '.')) return constant();
        String name = name();
        if (name.isEmpty()) throw bad(at, at < text.length() ? "'" + text.charAt(at) + "' cannot stand here; a number or a name would be right" : "something is missing at the end; a number or a name would be right");
        if (ahead("(")) return call(name, from);
        return named(name, from);
    }

    private Term constant() {
        int from = at;
        while (at < text.length() && (Character.isLetterOrDigit(text.charAt(at)) || text.charAt(at) == '.' || "+-".indexOf(text.charAt(at)) >= 0 && "eE".indexOf(text.charAt(at - 1)) >= 0)) at++;
        String digits = text.substring(from, at);
        if (!digits.matches("(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d+)?")) throw bad(from, "'" + digits + "' is not a number");
        double value = Double.parseDouble(digits);
        if (!Double.isFinite(value)) throw bad(from, "'" + digits + "' is beyond what a number can be");
        return new Term.Constant(value);
    }

    // ---- names ----

    private Term named(String name, int from) {
        if (name.equals("true") || name.equals("false")) return new Term.Fact(name.equals("true"));
        Vocabulary.Side side = name.startsWith("left.") ? Vocabulary.Side.LEFT : name.startsWith("right.") ? Vocabulary.Side.RIGHT : Vocabulary.Side.ONLY;
        String bare = side == Vocabulary.Side.ONLY ? name : name.substring(name.indexOf('.') + 1);
        if (side == Vocabulary.Side.ONLY && names.isWord(name) && names.measure(name).isEmpty() && names.parameter(name).isEmpty()) return new Term.Literal(name, new Type.Word(null));
        Optional<Measure> measure = names.measure(bare);
        Optional<Parameter<?>> parameter = names.parameter(bare);
        if (measure.isEmpty() && parameter.isEmpty() && choice != null && choice.of() != null) throw bad(from, noneOf(bare, choice));
        if (measure.isEmpty() && parameter.isEmpty()) throw bad(from, "'" + bare + "' is no parameter and no measure of the " + names.model().name() + "; " + names.hint(bare));
        if (side == Vocabulary.Side.ONLY && names.compared()) throw bad(from, "two settings stand side by side here; left." + bare + " or right." + bare + " would be right");
        if (side != Vocabulary.Side.ONLY && !names.compared()) throw bad(from, "nothing is compared here; " + bare + " would be right");
        // a choice that is compared with a word is meant as a parameter, whatever is measured under its name
        boolean meantAsChoice = parameter.filter(p -> p.kind() instanceof Kind.Choice<?>).isPresent() && (ahead("==") || ahead("!="));
        if (measure.isPresent() && !meantAsChoice) return new Term.OfMeasure(side, measure.get());
        Parameter<?> p = parameter.orElseThrow();
        Type type = Term.OfParameter.type(p);
        if (type == null) throw bad(from, bare + " is " + p.kind().word() + ", which an expression cannot use");
        return new Term.OfParameter(side, p, type);
    }

    private Term call(String name, int from) {
        if (!FUNCTIONS.contains(name)) throw bad(from, "'" + name + "' is not a function; one of " + String.join(", ", FUNCTIONS) + " would be right");
        int open = at;
        eat("(");
        var arguments = new ArrayList<Term>();
        var places = new ArrayList<Integer>();
        do {
            places.add(start());
            arguments.add(numbers(or(), places.getLast()));
        } while (eat(","));
        close(open);
        int wanted = name.equals("at") ? 2 : 1;
        boolean several = (name.equals("min") || name.equals("max")) && arguments.size() > 1;
        if (!several && arguments.size() != wanted) throw bad(from, name + " takes " + (wanted == 1 ? "one argument" : "a measure and an index") + ", not " + arguments.size());
        if (several) for (int i = 0; i < arguments.size(); i++) single(arguments.get(i), places.get(i));
        Term of = arguments.getFirst();
        var type = (Type.Numbers) of.type();
        return switch (name) {
            case "abs" -> new Term.Each(Math::abs, of);
            case "sqrt" -> new Term.Each(Math::sqrt, of);
            case "length" -> new Term.Length(of, new Type.Numbers(1, type.of()));
            case "at" -> element(of, type, arguments.get(1), places);
            default -> {
                if (type.width() > 1) throw bad(places.getFirst(), "this is " + type.told() + "; length(…) or a component such as .y of it would be right");
                yield new Term.Gathered(gathering(name), arguments);
            }
        };
    }

    private Term element(Term of, Type.Numbers type, Term index, List<Integer> places) {
        if (type.of().isEmpty()) throw bad(places.getFirst(), "this is " + type.told() + ", not one for each element; a measure of elements would be right");
        return new Term.At(of, single(index, places.get(1)), places.get(1) + 1, new Type.Numbers(type.width(), ""));
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

    // ---- types ----

    private Term both(DoubleBinaryOperator rule, Term left, int from, Term right) {
        numbers(left, from);
        numbers(right, from);
        Type type = left.type().single() ? right.type() : left.type();
        if (!left.type().single() && !right.type().single() && !left.type().equals(right.type()))
            throw bad(from, left.type().told() + " and " + right.type().told() + " do not go together");
        return new Term.Both(rule, left, right, type);
    }

    private Term compare(String sign, int operator, Term left, int from, Term right, int second) {
        boolean equality = sign.equals("==") || sign.equals("!=");
        if (left.type() instanceof Type.Word || right.type() instanceof Type.Word) {
            if (!equality) throw bad(operator, "words are the same or not; == or != would be right");
            words(left, from, right, second);
            return new Term.Same(sign.equals("=="), left, right);
        }
        if (left.type() instanceof Type.Truth && right.type() instanceof Type.Truth && equality) return new Term.Same(sign.equals("=="), left, right);
        return new Term.Compared(relation(sign), single(left, from), single(right, second));
    }

    private void words(Term left, int from, Term right, int second) {
        if (!(left.type() instanceof Type.Word a)) throw bad(from, "this is " + left.type().told() + "; a choice would be right beside a word");
        if (!(right.type() instanceof Type.Word b)) throw bad(second, "this is " + right.type().told() + "; one of " + choices(a) + " would be right");
        if (left instanceof Term.Literal word && b.of() != null) oneOf(word, b, from);
        if (right instanceof Term.Literal word && a.of() != null) oneOf(word, a, second);
        if (a.of() == null && b.of() == null) throw bad(from, "two words say nothing of the run; a parameter on one side would be right");
    }

    private void oneOf(Term.Literal word, Type.Word choice, int from) {
        if (!((Kind.Choice<?>) choice.of().kind()).names().contains(word.text()))
            throw bad(from, noneOf(word.text(), choice));
    }

    private static String noneOf(String word, Type.Word choice) {
        return "'" + word + "' is none of what " + choice.of().name() + " can be: " + choices(choice);
    }

    private static String choices(Type.Word choice) {
        return choice.of() == null ? "the parameters" : String.join(", ", ((Kind.Choice<?>) choice.of().kind()).names());
    }

    private static Term.Relation relation(String sign) {
        return switch (sign) {
            case "<" -> (a, b) -> a < b;
            case ">" -> (a, b) -> a > b;
            case "<=" -> (a, b) -> a <= b;
            case ">=" -> (a, b) -> a >= b;
            case "==" -> (a, b) -> a == b;
            default -> (a, b) -> a < b || a > b; // not !=, which NaN would make true
        };
    }

    private Term numbers(Term term, int from) {
        if (!(term.type() instanceof Type.Numbers)) throw bad(from, "this is " + term.type().told() + "; a number would be right");
        return term;
    }

    private Term truth(Term term, int from) {
        if (!(term.type() instanceof Type.Truth)) throw bad(from, "this is " + term.type().told() + "; something true or false would be right");
        return term;
    }

    private Term single(Term term, int from) {
        if (term.type().single()) return term;
        String right = term.type() instanceof Type.Numbers n ? n.width() > 1 && n.of().isEmpty() ? "length(…) or a component such as .y of it" : "max, min, mean or rms of it" : "a number";
        throw bad(from, "this is " + term.type().told() + "; " + right + " would be right");
    }

    private void deeper() {
        if (++depth > Expression.DEEPEST) throw bad(at, "nested deeper than " + Expression.DEEPEST);
    }

    // ---- characters ----

    private int start() {
        blank();
        return at;
    }

    private void blank() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) at++;
    }

    private boolean ahead(String sign) {
        blank();
        return text.startsWith(sign, at);
    }

    private boolean eat(String sign) {
        if (!ahead(sign)) return false;
        at += sign.length();
        return true;
    }

    private void close(int open) {
        if (!eat(")")) throw bad(at, "')' is missing for the '(' in column " + (open + 1));
    }

    private String name() {
        int from = at;
        if (at < text.length() && !Character.isLetter(text.charAt(at))) return "";
        String side = word();
        if ((side.equals("left") || side.equals("right")) && at < text.length() && text.charAt(at) == '.') {
            at++;
            word();
        }
        int end = at;
        for (int longer = end; longer < text.length() && (text.charAt(longer) == '-' || Character.isLetterOrDigit(text.charAt(longer))); ) {
            longer++;
            boolean whole = longer == text.length() || !Character.isLetterOrDigit(text.charAt(longer));
            if (whole && names.isWord(text.substring(from, longer))) at = longer;
        }
        return text.substring(from, at);
    }

    /// Letters and digits.
    private String word() {
        int from = at;
        while (at < text.length() && Character.isLetterOrDigit(text.charAt(at))) at++;
        return text.substring(from, at);
    }

    private String rest() {
        String rest = text.substring(at).strip();
        return rest.length() <= 20 ? rest : rest.substring(0, 20) + "…";
    }

    private static Refused bad(int at, String message) {
        return new Refused(at + 1, message);
    }
}
