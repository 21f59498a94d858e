package limber.presentation.plots;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// The places of curves: of a line its points, of a stacked area its edges.
final class Stack {
    /// The sums of the areas of one unit so far, those above 0 and those below, by the number of the point.
    private static final class Sums {
        private double[] above = {}, below = {};

        double[] of(double value, int number) {
            if (number >= above.length) {
                above = Arrays.copyOf(above, 2 * number + 1);
                below = Arrays.copyOf(below, above.length);
            }
            return value < 0 ? below : above;
        }
    }

    private final List<Points> outer = new ArrayList<>(), inner = new ArrayList<>();

    /// @param values the points of each curve, all of a unit's areas over the same places
    void fill(List<PlotCurve> curves, List<Points> values) {
        while (outer.size() < curves.size()) {
            outer.add(new Points());
            inner.add(new Points());
        }
        Map<String, Sums> sums = new HashMap<>();
        for (int k = 0; k < curves.size(); k++) {
            if (curves.get(k).area())
                area(values.get(k), sums.computeIfAbsent(curves.get(k).unit(), _ -> new Sums()), outer.get(k),
                        inner.get(k));
            else outer.set(k, values.get(k));
        }
    }

    private static void area(Points values, Sums sums, Points outer, Points inner) {
        outer.start(values.first(), values.size());
        inner.start(values.first(), values.size());
        for (int i = 0; i < values.size(); i++) {
            double value = values.y(i);
            double[] side = sums.of(value, i);
            inner.add(values.x(i), Double.isNaN(value) ? value : side[i]);
            if (!Double.isNaN(value)) side[i] += value;
            outer.add(values.x(i), Double.isNaN(value) ? value : side[i]);
        }
    }

    /// The points of a line, or the edge of an area that is farther from 0.
    Points outer(int curve) {
        return outer.get(curve);
    }

    /// The edge of an area that is nearer to 0.
    Points inner(int curve) {
        return inner.get(curve);
    }
}
