package limber.lesson;

import java.util.Optional;
import limber.engine.Kind;
import limber.engine.Measure;
import limber.engine.Parameter;
import org.jspecify.annotations.Nullable;

/// The meaning of the names in an expression: parameters, measures, words and facts.
record ExpressionNames(Vocabulary names) {
    /// @param from where the name begins
    /// @param choice what the left side of a comparison can be where this is its right side; null elsewhere
    /// @param equated whether == or != comes next
    Term term(String name, int from, Type.@Nullable Word choice, boolean equated) {
        if (name.equals("true") || name.equals("false")) return new Term.Fact(name.equals("true"));
        Vocabulary.Side side = name.startsWith("left.") ? Vocabulary.Side.LEFT
                : name.startsWith("right.") ? Vocabulary.Side.RIGHT : Vocabulary.Side.ONLY;
        String bare = side == Vocabulary.Side.ONLY ? name : name.substring(name.indexOf('.') + 1);
        // beside what can be this word it is meant, whatever else has that name
        if (choice != null && choice.words().contains(name)) return new Term.Literal(name, Type.Word.LITERAL);
        Optional<Term> local = side == Vocabulary.Side.ONLY ? names.ofOperation(name) : Optional.empty();
        // a local that is a word of a parameter too is meant as a number
        if (side == Vocabulary.Side.ONLY && names.isWord(name) && names.measure(name).isEmpty()
                && names.parameter(name).isEmpty() && local.isEmpty())
            return new Term.Literal(name, Type.Word.LITERAL);
        Optional<Measure> measure = names.measure(bare);
        Optional<Parameter<?>> parameter = names.parameter(bare);
        if (measure.isEmpty() && parameter.isEmpty() && choice != null && !choice.literal() && local.isEmpty())
            throw ExpressionFault.at(from, ExpressionTypes.noneOf(bare, choice));
        if (measure.isEmpty() && parameter.isEmpty() && local.isPresent()) return local.get();
        if (measure.isEmpty() && parameter.isEmpty()) throw ExpressionFault.at(from, "'" + bare + "' is "
                + names.model().map(m -> "no parameter and no measure of the " + m.name())
                        .orElse("no number of this operation")
                + "; " + names.hint(bare));
        if (side == Vocabulary.Side.ONLY && names.compared()) throw ExpressionFault.at(from,
                "two settings stand side by side here; left." + bare + " or right." + bare + " would be right");
        if (side != Vocabulary.Side.ONLY && !names.compared())
            throw ExpressionFault.at(from, "nothing is compared here; " + bare + " would be right");
        // a choice that is compared with a word is meant as a parameter, whatever is measured under its name
        boolean meantAsChoice = parameter.filter(p -> p.kind() instanceof Kind.Choice<?>).isPresent() && equated;
        if (measure.isPresent() && !meantAsChoice) return new Term.OfMeasure(side, measure.get());
        Parameter<?> p = parameter.orElseThrow();
        Type type = Term.OfParameter.type(p);
        if (type == null)
            throw ExpressionFault.at(from, bare + " is " + p.kind().word() + ", which an expression cannot use");
        return new Term.OfParameter(side, p, type);
    }
}
