package limber.lesson;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A recursive-descent parser for expressions, one method a level of precedence, that also checks types.
final class ExpressionReader {
    private static final List<String> AXES = List.of("x", "y", "z");
    /// Those that begin with another one come first.
    private static final List<String> COMPARISONS = List.of("<=", ">=", "==", "!=", "<", ">");

    private final String text;
    private final ExpressionTokens tokens;
    private ExpressionNames names;
    /// Whether conditions on each element may stand beside those on the whole.
    private final boolean marking;
    private int depth;
    /// What the left side of a comparison can be, while its right side is read; null elsewhere.
    private Type.@Nullable Word choice;

    ExpressionReader(String text, Vocabulary vocabulary) {
        this.text = text;
        tokens = new ExpressionTokens(text, vocabulary::isWord);
        names = new ExpressionNames(vocabulary);
        marking = !vocabulary.marked().isEmpty();
    }

    /// @throws ExpressionFault with the column of the first fault
    Term whole() {
        if (text.length() > Expression.LONGEST) throw ExpressionFault.at(Expression.LONGEST,
                "an expression has at most " + Expression.LONGEST + " characters; this has " + text.length());
        tokens.closed();
        Term term = or();
        tokens.start();
        if (!tokens.atEnd()) throw tokens.leftOver();
        return term;
    }

    // ---- levels of binding, the loosest first ----

    private Term or() {
        int from = tokens.start();
        Term left = and();
        while (tokens.eat("||")) {
            int second = tokens.start();
            left = ExpressionTypes.or(left, from, and(), second);
        }
        return left;
    }

    private Term and() {
        ExpressionNames outside = names;
        int from = tokens.start();
        Term left = narrowing(comparison());
        while (tokens.eat("&&")) {
            int second = tokens.start();
            left = ExpressionTypes.and(left, from, narrowing(comparison()), second);
        }
        names = outside;
        return left;
    }

    /// A condition that names the phase says which names the conditions behind it have.
    private Term narrowing(Term term) {
        if (term instanceof Term.Same(boolean wanted, Term.OfPhase _, Term.Literal phase) && wanted)
            names = new ExpressionNames(names.names().within(phase.text()));
        return term;
    }

    private Term comparison() {
        int from = tokens.start();
        Term left = sum();
        for (String sign : COMPARISONS) {
            int operator = tokens.start();
            if (!tokens.eat(sign)) continue;
            int second = tokens.start();
            choice = left.type() instanceof Type.Word word ? word : null;
            Term right = sum();
            choice = null;
            if (COMPARISONS.stream().anyMatch(tokens::ahead))
                throw ExpressionFault.at(tokens.at(),
                        "comparisons do not chain; && between two of them would be right");
            return ExpressionTypes.compare(sign, operator, left, from, right, second, marking);
        }
        if (tokens.ahead("=")) throw ExpressionFault.at(tokens.at(), "'=' sets nothing here; '==' would be right");
        return left;
    }

    private Term sum() {
        int from = tokens.start();
        Term left = product();
        while (true) {
            if (tokens.eat("+")) left = ExpressionTypes.both((a, b) -> a + b, left, from, product());
            else if (tokens.eat("-")) left = ExpressionTypes.both((a, b) -> a - b, left, from, product());
            else return left;
        }
    }

    private Term product() {
        int from = tokens.start();
        Term left = sign();
        while (true) {
            if (tokens.eat("*")) left = ExpressionTypes.both((a, b) -> a * b, left, from, sign());
            else if (tokens.eat("/")) left = ExpressionTypes.both((a, b) -> a / b, left, from, sign());
            else return left;
        }
    }

    private Term sign() {
        deeper();
        Term term;
        if (tokens.eat("-")) {
            int from = tokens.start();
            term = new Term.Each(v -> -v, ExpressionTypes.numbers(sign(), from));
        } else if (!tokens.ahead("!=") && tokens.eat("!")) {
            int from = tokens.start();
            term = new Term.Not(ExpressionTypes.truth(sign(), from));
        } else term = primary();
        depth--;
        return term;
    }

    private Term primary() {
        int from = tokens.start();
        Term term = atom(from);
        while (tokens.eatDot()) term = component(term, from);
        return term;
    }

    private Term component(Term of, int from) {
        int axis = tokens.at();
        String name = tokens.word();
        if (!(of.type() instanceof Type.Numbers type) || type.width() == 1)
            throw ExpressionFault.at(from, "this is " + of.type().phrase() + "; only a vector has .x, .y and .z");
        if (!AXES.contains(name))
            throw ExpressionFault.at(axis, "'" + name + "' is no component of a vector; x, y or z would be right");
        return new Term.Component(of, AXES.indexOf(name), new Type.Numbers(1, type.of()));
    }

    private Term atom(int from) {
        if (tokens.eat("(")) {
            Term inner = or();
            tokens.close(from);
            return inner;
        }
        if (tokens.numberAhead()) return new Term.Constant(tokens.number());
        String name = tokens.name();
        if (name.isEmpty()) throw tokens.misplaced();
        if (tokens.ahead("(")) return call(name, from);
        return names.term(name, from, choice, tokens.ahead("==") || tokens.ahead("!="));
    }

    private Term call(String name, int from) {
        ExpressionFunctions.check(name, from);
        int open = tokens.at();
        tokens.eat("(");
        var arguments = new ArrayList<Term>();
        var places = new ArrayList<Integer>();
        do {
            places.add(tokens.start());
            arguments.add(ExpressionTypes.numbers(or(), places.getLast()));
        } while (tokens.eat(","));
        tokens.close(open);
        return ExpressionFunctions.call(name, from, arguments, places);
    }

    private void deeper() {
        if (++depth > Expression.DEEPEST)
            throw ExpressionFault.at(tokens.at(), "nested deeper than " + Expression.DEEPEST);
    }
}
