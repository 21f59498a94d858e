package limber.lesson;

import limber.engine.Parameter;

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

    /// A word of an enumeration, the value of a choice.
    record Word(Parameter<?> of) implements Type {
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
