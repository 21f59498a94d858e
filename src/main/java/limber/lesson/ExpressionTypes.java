package limber.lesson;

import java.util.function.DoubleBinaryOperator;

/// The type rules of expressions: which types go together, and the messages where they do not. Every index is that of
/// the character at which a part begins.
final class ExpressionTypes {
    private ExpressionTypes() {}

    static Term both(DoubleBinaryOperator rule, Term left, int from, Term right) {
        numbers(left, from);
        numbers(right, from);
        Type type = left.type().single() ? right.type() : left.type();
        if (!left.type().single() && !right.type().single() && !left.type().equals(right.type()))
            throw ExpressionFault.at(from,
                    left.type().phrase() + " and " + right.type().phrase() + " do not go together");
        return new Term.Both(rule, left, right, type);
    }

    /// @param marking whether numbers of elements may be compared one by one
    static Term compare(String sign, int operator, Term left, int from, Term right, int second, boolean marking) {
        boolean equality = sign.equals("==") || sign.equals("!=");
        if (left.type() instanceof Type.Word || right.type() instanceof Type.Word) {
            if (!equality) throw ExpressionFault.at(operator, "words are the same or not; == or != would be right");
            words(left, from, right, second);
            return new Term.Same(sign.equals("=="), left, right);
        }
        if (left.type() instanceof Type.Truth && right.type() instanceof Type.Truth && equality)
            return new Term.Same(sign.equals("=="), left, right);
        if (marking && (ofElements(left) || ofElements(right))) return new Term.ComparedEach(relation(sign),
                each(left, from), each(right, second), new Type.Marks(kind(left, from, right)));
        return new Term.Compared(relation(sign), single(left, from), single(right, second));
    }

    private static boolean ofElements(Term term) {
        return term.type() instanceof Type.Numbers n && !n.of().isEmpty();
    }

    /// One number, or one for each element.
    private static Term each(Term term, int from) {
        return term.type() instanceof Type.Numbers n && n.width() == 1 ? term : single(term, from);
    }

    /// The kind of elements on which two terms agree.
    private static String kind(Term left, int from, Term right) {
        String a = kind(left.type()), b = kind(right.type());
        if (!a.isEmpty() && !b.isEmpty() && !a.equals(b)) throw ExpressionFault.at(from,
                left.type().phrase() + " and " + right.type().phrase() + " do not go together");
        return a.isEmpty() ? b : a;
    }

    private static String kind(Type type) {
        return switch (type) {
            case Type.Numbers n -> n.of();
            case Type.Marks m -> m.of();
            default -> "";
        };
    }

    static Term or(Term left, int from, Term right, int second) {
        truth(left, from);
        truth(right, second);
        String of = kind(left, from, right);
        return of.isEmpty() ? new Term.Or(left, right)
                : new Term.Joined(Boolean::logicalOr, left, right, new Type.Marks(of));
    }

    static Term and(Term left, int from, Term right, int second) {
        truth(left, from);
        truth(right, second);
        String of = kind(left, from, right);
        return of.isEmpty() ? new Term.And(left, right)
                : new Term.Joined(Boolean::logicalAnd, left, right, new Type.Marks(of));
    }

    private static void words(Term left, int from, Term right, int second) {
        if (!(left.type() instanceof Type.Word a))
            throw ExpressionFault.at(from,
                    "this is " + left.type().phrase() + "; a choice would be right beside a word");
        if (!(right.type() instanceof Type.Word b))
            throw ExpressionFault.at(second,
                    "this is " + right.type().phrase() + "; one of " + choices(a) + " would be right");
        if (left instanceof Term.Literal word && !b.literal()) oneOf(word, b, from);
        if (right instanceof Term.Literal word && !a.literal()) oneOf(word, a, second);
        if (a.literal() && b.literal())
            throw ExpressionFault.at(from, "two words say nothing of the run; a parameter on one side would be right");
    }

    private static void oneOf(Term.Literal word, Type.Word choice, int from) {
        if (!choice.words().contains(word.text()))
            throw ExpressionFault.at(from, noneOf(word.text(), choice));
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

    static Term numbers(Term term, int from) {
        if (!(term.type() instanceof Type.Numbers))
            throw ExpressionFault.at(from, "this is " + term.type().phrase() + "; a number would be right");
        return term;
    }

    static Term truth(Term term, int from) {
        if (!(term.type() instanceof Type.Truth) && !(term.type() instanceof Type.Marks))
            throw ExpressionFault.at(from,
                    "this is " + term.type().phrase() + "; something true or false would be right");
        return term;
    }

    static Term single(Term term, int from) {
        if (term.type().single()) return term;
        String right = term.type() instanceof Type.Numbers n
                ? n.width() > 1 && n.of().isEmpty() ? "length(…) or a component such as .y of it"
                        : "max, min, mean or rms of it"
                : "a number";
        throw ExpressionFault.at(from, "this is " + term.type().phrase() + "; " + right + " would be right");
    }
}
