package limber.expression;

import java.util.Optional;
import limber.engine.Measure;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import org.jspecify.annotations.Nullable;

/// The meaning of the names in an expression: parameters, measures, words and facts.
record NameTable(Vocabulary names) {
    /// @param choice what the left side of a comparison can be where this is its right side; null elsewhere
    /// @param equated whether == or != comes next
    /// @param gathered whether numbers of all elements may stand here
    Term term(String name, Span at, Type.@Nullable Word choice, boolean equated, boolean gathered) {
        if (name.equals("true") || name.equals("false")) return new Term.Fact(at, name.equals("true"));
        Vocabulary.Side side = side(name);
        String bare = side == Vocabulary.Side.ONLY ? name : name.substring(name.indexOf('.') + 1);
        // beside what can be this word it is meant, whatever else has that name
        if (choice != null && choice.words().contains(name)) return new Term.Literal(at, name, Type.Word.LITERAL);
        Optional<Term> local = side == Vocabulary.Side.ONLY ? names.ofOperation(name, at) : Optional.empty();
        Optional<Measure> measure = names.measure(bare);
        Optional<Parameter<?>> parameter = names.parameter(bare);
        if (measure.isEmpty() && parameter.isEmpty()) {
            if (local.isPresent()) return local.get(); // also where it is a word of a parameter
            if (side == Vocabulary.Side.ONLY && names.isWord(name))
                return new Term.Literal(at, name, Type.Word.LITERAL);
            throw unknown(bare, at, choice);
        }
        checkSide(bare, at, side);
        // of a measure of elements and an operation's number the second is meant where only one number can stand
        if (local.isPresent() && !gathered && measure.filter(m -> !m.of().isEmpty()).isPresent()) return local.get();
        // a choice that is compared with a word is meant as a parameter, whatever is measured under its name
        boolean meantAsChoice = parameter.filter(p -> p.kind() instanceof Kind.Choice<?>).isPresent() && equated;
        return measure.isPresent() && !meantAsChoice ? new Term.OfMeasure(at, side, measure.get())
                : ofParameter(at, side, parameter.orElseThrow());
    }

    private ExpressionFault unknown(String name, Span at, Type.@Nullable Word choice) {
        if (choice != null && !choice.literal())
            return ExpressionFault.at(at.from(), TypeRules.noneOf(name, choice));
        if (FunctionTable.NAMES.contains(name))
            return ExpressionFault.at(at.to(), name + " is a function; '(' would be right behind it");
        return ExpressionFault.at(at.from(), "'" + name + "' is "
                + names.model().map(m -> "no parameter and no measure of the " + m.name())
                        .orElse("no number of this operation")
                + "; " + names.hint(name));
    }

    /// The side that a name is behind.
    static Vocabulary.Side side(String name) {
        return name.startsWith("left.") ? Vocabulary.Side.LEFT
                : name.startsWith("right.") ? Vocabulary.Side.RIGHT : Vocabulary.Side.ONLY;
    }

    /// @throws ExpressionFault if a name has a side where nothing is compared, or none where something is
    void checkSide(String name, Span at, Vocabulary.Side side) {
        if (side == Vocabulary.Side.ONLY && names.compared()) throw ExpressionFault.at(at.from(),
                "two settings stand side by side here; left." + name + " or right." + name + " would be right");
        if (side != Vocabulary.Side.ONLY && !names.compared())
            throw ExpressionFault.at(at.from(), "nothing is compared here; " + name + " would be right");
    }

    private static Term ofParameter(Span at, Vocabulary.Side side, Parameter<?> p) {
        Type type = Term.OfParameter.type(p);
        if (type == null) throw ExpressionFault.at(at.from(),
                p.name() + " is " + p.kind().word() + ", which an expression cannot use");
        return new Term.OfParameter(at, side, p, type);
    }
}
