package limber.expression;

import java.util.List;

/// The type of a part of an expression.
sealed interface Type {
    Type ONE = new Numbers(1, "");
    Type TRUTH = new Truth();

    /// @param width numbers an element
    /// @param of what its elements are; empty for the whole
    record Numbers(int width, String of) implements Type {
        @Override public String phrase() {
            String each = of.isEmpty() ? "" : " for each " + of;
            return width == 1 ? (of.isEmpty() ? "a number" : "a number" + each) : "a vector" + each;
        }
    }

    record Truth() implements Type {
        @Override public String phrase() {
            return "true or false";
        }
    }

    /// A condition on each element of a kind.
    record Marks(String of) implements Type {
        @Override public String phrase() {
            return "true or false for each " + of;
        }
    }

    /// A word of an enumeration, the value of a choice.
    ///
    /// @param name of what has such a value; empty for a word as it stands in the text
    /// @param words all that it can be; empty for a word as it stands in the text
    record Word(String name, List<String> words) implements Type {
        static final Word LITERAL = new Word("", List.of());

        boolean literal() {
            return name.isEmpty();
        }

        @Override public String phrase() {
            return "a word";
        }
    }

    /// The type in a sentence: "this is …".
    String phrase();

    /// Whether it is one number.
    default boolean single() {
        return equals(ONE);
    }
}
