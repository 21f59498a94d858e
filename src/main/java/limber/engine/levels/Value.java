package limber.engine.levels;

import limber.engine.levels.Tracer.Untraceable;
import org.jspecify.annotations.Nullable;

/// A number or an object, and what it is made of; null for an array and for what stands for no value.
record Value(Object is, @Nullable Node node) {
    double number() {
        return (Double) is;
    }

    int whole() {
        return (Integer) is;
    }

    Node made() throws Untraceable {
        if (node == null) throw new Untraceable("a computation with " + is.getClass().getSimpleName());
        return node;
    }

    boolean wide() {
        return is instanceof Double || is instanceof Long;
    }
}
