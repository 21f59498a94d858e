package limber.lesson;

import limber.engine.Parameter;

/// What a part of an expression is.
sealed interface Type {
    Type ONE = new Numbers(1, "");
    Type TRUTH = new Truth();

    /// @param width numbers an element
    /// @param of what its elements are; empty for the whole
    record Numbers(int width, String of) implements Type {
        @Override
        public String told() {
            String each = of.isEmpty() ? "" : " for each " + of;
            return width == 1 ? (of.isEmpty() ? "a number" : "a number" + each) : "a vector" + each;
        }
    }

    record Truth() implements Type {
        @Override
        public String told() {
            return "true or false";
        }
    }

    /// What a choice is set to.
    record Word(Parameter<?> of) implements Type {
        @Override
        public String told() {
            return "a word";
        }
    }

    /// In a sentence: "this is …".
    String told();

    /// Whether it is one number.
    default boolean single() {
        return equals(ONE);
    }
}
