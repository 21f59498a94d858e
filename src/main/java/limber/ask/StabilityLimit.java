package limber.ask;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import limber.engine.Clock;
import limber.engine.model.Model;
import limber.engine.model.Verdict;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.settings.SweepRange;
import limber.engine.text.BadInput;

/// The largest stable substep by theory, for each value of a sweep's other parameter.
///
/// @param axis the number of the parameter that sets the substep: 0 or 1; -1 if none of them does
/// @param points along the other parameter, in order; one at 0 if there is no other
/// @param verdict the rule
public record StabilityLimit(int axis, List<Point> points, Verdict verdict) {
    /// Points between two neighbouring values.
    private static final int BETWEEN = 4;
    private static final double EXACT = 1 + 1e-9;

    /// A point of the limit.
    ///
    /// @param at the place among the values of the other parameter: 2 is the third value, 2.5 half-way to the fourth
    /// @param limit in the unit of the substep; 0 where no substep is stable, infinite where each is, NaN if unknown
    public record Point(double at, double limit) {}

    /// The limit for a sweep; empty if the model knows no rule.
    public static Optional<StabilityLimit> of(Sweep sweep) {
        Settings first = sweep.settings(sweep.values(0));
        return sweep.model().stability(first).map(verdict -> {
            int axis = axis(sweep, first);
            List<Point> points = axis < 0 ? List.of() : points(sweep, axis, first);
            return new StabilityLimit(axis, points, ruling(sweep).orElse(verdict));
        });
    }

    private static int axis(Sweep sweep, Settings p) {
        Optional<Parameter<Double>> substep = sweep.model().clock().map(clock -> clock.stepping(p));
        for (int i = 0; i < sweep.over().size(); i++)
            if (substep.filter(sweep.over().get(i).parameter()::equals).isPresent()) return i;
        return -1;
    }

    /// The verdict on a run that could be unstable, if there is one.
    private static Optional<Verdict> ruling(Sweep sweep) {
        int step = Math.max(1, sweep.size() / 16);
        for (int row = 0; row < sweep.size(); row += step) {
            Optional<Verdict> said = sweep.model().stability(sweep.settings(sweep.values(row)))
                    .filter(v -> !v.measured().isEmpty());
            if (said.isPresent()) return said;
        }
        return Optional.empty();
    }

    private static List<Point> points(Sweep sweep, int axis, Settings p) {
        if (sweep.over().size() == 1) return List.of(new Point(0, limit(sweep.model(), p)));
        SweepRange other = sweep.over().get(1 - axis);
        var points = new ArrayList<Point>();
        if (other.parameter().kind() instanceof Kind.Real && other.values().size() > 1)
            between(other.numbers(), (at, value) -> points
                    .add(new Point(at, limit(sweep.model(), p, other, Kind.plain(value)))));
        else for (int i = 0; i < other.values().size(); i++) {
            double limit = limit(sweep.model(), p, other, other.values().get(i));
            points.add(new Point(i - 0.5, limit));
            points.add(new Point(i + 0.5, limit));
        }
        return points;
    }

    private interface Place {
        void at(double at, double value);
    }

    /// Goes over all values and places between them, from half a step before the first to half a step after the last.
    private static void between(double[] values, Place place) {
        int n = values.length;
        for (int k = -BETWEEN / 2; k <= (n - 1) * BETWEEN + BETWEEN / 2; k++) {
            int i = Math.clamp(Math.floorDiv(k, BETWEEN), 0, n - 2);
            double at = (double) k / BETWEEN;
            place.at(at, values[i] + (at - i) * (values[i + 1] - values[i]));
        }
    }

    private static double limit(Model model, Settings p, SweepRange other, String value) {
        try {
            return limit(model, p.with(other.name(), value));
        } catch (BadInput e) {
            return Double.NaN; // half a step outside of the range
        }
    }

    /// The largest stable value of the parameter that sets the substep.
    static double limit(Model model, Settings p) {
        Clock clock = model.clock().orElseThrow();
        double limit = model.stability(p).map(Verdict::limit).orElse(Double.NaN);
        Parameter<Double> substep = clock.stepping(p);
        if (!(limit < Double.POSITIVE_INFINITY)) return limit;
        double near = Math.clamp(limit, substep.range().min(), substep.range().max());
        boolean longer = clock.step(p.with(substep, near)) > limit * EXACT; // an accumulated clock has a shortest step
        return longer ? 0 : limit;
    }
}
