package limber.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleBinaryOperator;
import org.jspecify.annotations.Nullable;

/// A recursive-descent parser for expressions, one method a level of precedence, that also checks types.
final class Parser {
    private static final List<String> AXES = List.of("x", "y", "z");
    /// Those that begin with another one come first.
    private static final List<String> COMPARISONS = List.of("<=", ">=", "==", "!=", "<", ">");

    private final String text;
    private final Tokenizer tokens;
    private NameTable names;
    /// Whether conditions on each element may stand beside those on the whole.
    private final boolean marking;
    private int depth;
    /// What the left side of a comparison can be, while its right side is read; null elsewhere.
    private Type.@Nullable Word choice;
    /// Whether numbers of all elements may stand here, of which a function makes one.
    private boolean gathered;

    Parser(String text, Vocabulary vocabulary) {
        this.text = text;
        tokens = new Tokenizer(text, vocabulary::isWord);
        names = new NameTable(vocabulary);
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
            Term right = and();
            left = TypeRules.or(tokens.since(from), left, right);
        }
        return left;
    }

    private Term and() {
        NameTable outside = names;
        int from = tokens.start();
        Term left = narrowing(comparison());
        for (int joint = tokens.start(); tokens.eat(Expression.AND); joint = tokens.start()) {
            Term right = narrowing(comparison());
            left = TypeRules.and(tokens.since(from), left, right, joint);
        }
        names = outside;
        return left;
    }

    /// A condition that names the phase says which names the conditions behind it have.
    private Term narrowing(Term term) {
        if (term instanceof Term.Same(Span _, boolean wanted, Term.OfPhase _, Term.Literal phase) && wanted)
            names = new NameTable(names.names().within(phase.text()));
        return term;
    }

    private Term comparison() {
        int from = tokens.start();
        Term left = sum();
        for (String sign : COMPARISONS) {
            int operator = tokens.start();
            if (!tokens.eat(sign)) continue;
            choice = left.type() instanceof Type.Word word ? word : null;
            Term right = sum();
            choice = null;
            if (COMPARISONS.stream().anyMatch(tokens::ahead))
                throw ExpressionFault.at(tokens.at(),
                        "comparisons do not chain; && between two of them would be right");
            return TypeRules.compare(tokens.since(from), sign, operator, left, right, marking);
        }
        if (tokens.ahead("=")) throw ExpressionFault.at(tokens.at(), "'=' sets nothing here; '==' would be right");
        return left;
    }

    private Term sum() {
        int from = tokens.start();
        Term left = product();
        while (true) {
            if (tokens.eat("+")) left = both(from, (a, b) -> a + b, left, product());
            else if (tokens.eat("-")) left = both(from, (a, b) -> a - b, left, product());
            else return left;
        }
    }

    private Term product() {
        int from = tokens.start();
        Term left = sign();
        while (true) {
            if (tokens.eat("*")) left = both(from, (a, b) -> a * b, left, sign());
            else if (tokens.eat("/")) left = both(from, (a, b) -> a / b, left, sign());
            else return left;
        }
    }

    private Term both(int from, DoubleBinaryOperator rule, Term left, Term right) {
        return TypeRules.both(tokens.since(from), rule, left, right);
    }

    private Term sign() {
        deeper();
        int from = tokens.start();
        Term term;
        if (tokens.eat("-")) {
            Term of = TypeRules.numbers(sign());
            term = new Term.Each(tokens.since(from), v -> -v, of);
        } else if (!tokens.ahead("!=") && tokens.eat("!")) {
            Term of = TypeRules.truth(sign());
            term = new Term.Not(tokens.since(from), of);
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
            throw new ExpressionFault(of, "this is " + of.type().phrase() + "; only a vector has .x, .y and .z");
        if (!AXES.contains(name))
            throw ExpressionFault.at(axis, "'" + name + "' is no component of a vector; x, y or z would be right");
        return new Term.Component(tokens.since(from), of, AXES.indexOf(name), new Type.Numbers(1, type.of()));
    }

    private Term atom(int from) {
        if (tokens.eat("(")) {
            Term inner = or();
            tokens.close(from, "an operator or ')'");
            return inner;
        }
        if (tokens.numberAhead()) {
            double value = tokens.number();
            return new Term.Constant(tokens.since(from), value);
        }
        String name = tokens.name();
        if (name.isEmpty()) throw tokens.misplaced();
        Span at = tokens.since(from);
        if (tokens.ahead("(")) return call(name, from);
        return names.term(name, at, choice, tokens.ahead("==") || tokens.ahead("!="), gathered);
    }

    private Term call(String name, int from) {
        if (ToolTerm.isCalled(name)) return new ToolTerm(names, tokens).read(name, from);
        FunctionTable.check(name, from);
        boolean outside = gathered;
        int open = tokens.at();
        gathered = FunctionTable.gathers(name) ? name.equals("at") || tokens.hasOneArgument() : outside;
        tokens.eat("(");
        var arguments = new ArrayList<Term>();
        do {
            arguments.add(TypeRules.numbers(or()));
            gathered = outside;
        } while (tokens.eat(","));
        tokens.close(open, "an operator, ',' or ')'");
        return FunctionTable.call(tokens.since(from), name, arguments);
    }

    private void deeper() {
        if (++depth > Expression.DEEPEST)
            throw ExpressionFault.at(tokens.at(), "nested deeper than " + Expression.DEEPEST);
    }
}
