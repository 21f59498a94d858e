package limber.ui.prose;

import java.util.HashMap;
import java.util.Map;
import java.util.function.DoubleUnaryOperator;

/// A cache of a box's heights by width. A layout asks each child several times, and those ask their children: sixteen
/// nested lists would need millions of computations.
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
