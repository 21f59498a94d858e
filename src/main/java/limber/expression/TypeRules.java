package limber.expression;

import java.util.function.DoubleBinaryOperator;

/// The type rules of expressions: which types go together, and the messages where they do not.
final class TypeRules {
    private TypeRules() {}

    static Term both(Span at, DoubleBinaryOperator rule, Term left, Term right) {
        numbers(left);
        numbers(right);
        Type type = left.type().single() ? right.type() : left.type();
        if (!left.type().single() && !right.type().single() && !left.type().equals(right.type()))
            throw together(left, right);
        return new Term.Both(at, rule, left, right, type);
    }

    /// @param marking whether numbers of elements may be compared one by one
    /// @param operator index of the sign
    static Term compare(Span at, String sign, int operator, Term left, Term right, boolean marking) {
        boolean equality = sign.equals("==") || sign.equals("!=");
        if (left.type() instanceof Type.Word || right.type() instanceof Type.Word) {
            if (!equality) throw ExpressionFault.at(operator, "words are the same or not; == or != would be right");
            words(left, right);
            return new Term.Same(at, sign.equals("=="), left, right);
        }
        if (left.type() instanceof Type.Truth && right.type() instanceof Type.Truth && equality)
            return new Term.Same(at, sign.equals("=="), left, right);
        if (marking && (ofElements(left) || ofElements(right))) return new Term.ComparedEach(at, relation(sign),
                each(left), each(right), new Type.Marks(kind(left, right)));
        return new Term.Compared(at, relation(sign), single(left), single(right));
    }

    private static boolean ofElements(Term term) {
        return term.type() instanceof Type.Numbers n && !n.of().isEmpty();
    }

    /// One number, or one for each element.
    private static Term each(Term term) {
        return term.type() instanceof Type.Numbers n && n.width() == 1 ? term : single(term);
    }

    /// The kind of elements on which two terms agree.
    private static String kind(Term left, Term right) {
        String a = kind(left.type()), b = kind(right.type());
        if (!a.isEmpty() && !b.isEmpty() && !a.equals(b)) throw together(left, right);
        return a.isEmpty() ? b : a;
    }

    private static ExpressionFault together(Term left, Term right) {
        return new ExpressionFault(left,
                left.type().phrase() + " and " + right.type().phrase() + " do not go together");
    }

    private static String kind(Type type) {
        return switch (type) {
            case Type.Numbers n -> n.of();
            case Type.Marks m -> m.of();
            default -> "";
        };
    }

    static Term or(Span at, Term left, Term right) {
        truth(left);
        truth(right);
        String of = kind(left, right);
        return of.isEmpty() ? new Term.Or(at, left, right)
                : new Term.Joined(at, Boolean::logicalOr, left, right, new Type.Marks(of));
    }

    /// @param joint index of the sign between the two
    static Term and(Span at, Term left, Term right, int joint) {
        truth(left);
        truth(right);
        String of = kind(left, right);
        return of.isEmpty() ? new Term.And(at, left, right, joint)
                : new Term.Joined(at, Boolean::logicalAnd, left, right, new Type.Marks(of));
    }

    private static void words(Term left, Term right) {
        if (!(left.type() instanceof Type.Word a))
            throw new ExpressionFault(left,
                    "this is " + left.type().phrase() + "; a choice would be right beside a word");
        if (!(right.type() instanceof Type.Word b))
            throw new ExpressionFault(right,
                    "this is " + right.type().phrase() + "; one of " + choices(a) + " would be right");
        if (left instanceof Term.Literal word && !b.literal()) oneOf(word, b);
        if (right instanceof Term.Literal word && !a.literal()) oneOf(word, a);
        if (a.literal() && b.literal())
            throw new ExpressionFault(left, "two words say nothing of the run; a parameter on one side would be right");
    }

    private static void oneOf(Term.Literal word, Type.Word choice) {
        if (!choice.words().contains(word.text()))
            throw new ExpressionFault(word, noneOf(word.text(), choice));
    }

    static String noneOf(String word, Type.Word choice) {
        return "'" + word + "' is none of what " + choice.name() + " can be: " + choices(choice);
    }

    private static String choices(Type.Word choice) {
        return choice.literal() ? "the parameters" : String.join(", ", choice.words());
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

    static Term numbers(Term term) {
        if (!(term.type() instanceof Type.Numbers))
            throw new ExpressionFault(term, "this is " + term.type().phrase() + "; a number would be right");
        return term;
    }

    static Term truth(Term term) {
        if (!(term.type() instanceof Type.Truth) && !(term.type() instanceof Type.Marks))
            throw new ExpressionFault(term,
                    "this is " + term.type().phrase() + "; something true or false would be right");
        return term;
    }

    static Term single(Term term) {
        if (term.type().single()) return term;
        String right = term.type() instanceof Type.Numbers n
                ? n.width() > 1 && n.of().isEmpty() ? "length(…) or a component such as .y of it"
                        : "max, min, mean or rms of it"
                : "a number";
        throw new ExpressionFault(term, "this is " + term.type().phrase() + "; " + right + " would be right");
    }
}
