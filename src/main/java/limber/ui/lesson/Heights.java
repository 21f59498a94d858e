package limber.ui.lesson;

import java.util.HashMap;
import java.util.Map;
import java.util.function.DoubleUnaryOperator;

/// The heights that a box has at the widths it was asked for. A box asks each of its own several times, and those theirs:
/// at the bottom of sixteen lists in each other that would be millions of times.
final class Heights {
    private final Map<Double, Double> known = new HashMap<>();

    double at(double width, DoubleUnaryOperator height) {
        Double there = known.get(width);
        if (there != null) return there;
        double computed = height.applyAsDouble(width);
        known.put(width, computed);
        return computed;
    }

    void forget() {
        known.clear();
    }
}
