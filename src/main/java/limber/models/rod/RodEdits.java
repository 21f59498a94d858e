package limber.models.rod;

import static limber.models.rod.RodChannels.*;
import static limber.models.rod.RodParameters.*;

import java.util.ArrayList;
import java.util.List;
import limber.engine.State;
import limber.engine.model.Action;
import limber.engine.model.Edit;
import limber.engine.model.Input;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.engine.text.BadInput;
import limber.math.Bezier;

/// The edits that change the number of control points. Dragged points stay where they are; forces of joints are kept
/// with them.
final class RodEdits {
    static final int FEWEST = 2, MOST = Bezier.MAX_DEGREE + 1;

    /// The last one, however many there are.
    private static final Parameter<Integer> POINT = Parameter.count("point", MOST - 1, 0, MOST - 1);

    static final List<Edit> ALL = List.of(
            new Edit(new Action("addPoint", POINT), RodEdits::add),
            new Edit(new Action("removePoint", POINT), RodEdits::remove),
            new Edit(new Action("elevate"), RodEdits::elevate));

    private RodEdits() {}

    /// One more: halfway to the next, or after the last as far beyond it as that is from the one before.
    private static Settings add(Input.Act act, Settings p, State s) {
        List<Vec> points = points(s);
        int last = points.size() - 1, after = Math.min(last, act.get(POINT));
        if (points.size() == MOST) throw new BadInput("rod.points: there are " + MOST
                + " control points, and a curve has no more (" + FEWEST + ".." + MOST + ")");
        Vec at = points.get(after), next = after < last ? at.plus(points.get(after + 1)).times(0.5)
                : at.plus(at.minus(points.get(last - 1)));
        points.add(after + 1, within(next));
        var forces = new ArrayList<>(p.get(BEND_FORCE));
        if (forces.size() > 1)
            forces.add(after + 1, after < last ? 0.5 * (forces.get(after) + forces.get(after + 1)) : forces.get(last));
        return with(p, s, points, forces);
    }

    /// No further out than a control point may be put.
    private static Vec within(Vec v) {
        double most = POINTS_AT.range().max();
        return new Vec(Math.max(-most, Math.min(most, v.x())), Math.max(-most, Math.min(most, v.y())),
                Math.max(-most, Math.min(most, v.z())));
    }

    private static Settings remove(Input.Act act, Settings p, State s) {
        List<Vec> points = points(s);
        if (points.size() == FEWEST) throw new BadInput("rod.points: there are " + FEWEST
                + " control points, and a curve needs them (" + FEWEST + ".." + MOST + ")");
        int gone = Math.min(points.size() - 1, act.get(POINT));
        points.remove(gone);
        var forces = new ArrayList<>(p.get(BEND_FORCE));
        if (forces.size() > 1) forces.remove(gone);
        return with(p, s, points, forces);
    }

    /// The same curve with one control point more: Qᵢ = i/(n+1)·Pᵢ₋₁ + (1 − i/(n+1))·Pᵢ, and forces by the same rule.
    private static Settings elevate(Input.Act act, Settings p, State s) {
        double[] xyz = s.of(SHAPE);
        int n = Bezier.degree(xyz);
        if (n + 1 == MOST) throw new BadInput("rod.points: there are " + MOST
                + " control points, and a curve has no more (" + FEWEST + ".." + MOST + ")");
        double[] elevated = Bezier.elevated(xyz);
        var points = new ArrayList<Vec>();
        for (int i = 0; i <= n + 1; i++) points.add(Vec.of(elevated, i));
        List<Double> old = p.get(BEND_FORCE);
        if (old.size() < 2) return with(p, s, points, old);
        var forces = new ArrayList<Double>();
        for (int i = 0; i <= n + 1; i++) {
            double before = (double) i / (n + 1);
            forces.add((i > 0 ? before * old.get(i - 1) : 0) + (i <= n ? (1 - before) * old.get(i) : 0));
        }
        return with(p, s, points, forces);
    }

    private static List<Vec> points(State s) {
        var points = new ArrayList<Vec>();
        for (int i = 0; i < s.of(SHAPE).length / 3; i++) points.add(Vec.of(s.of(SHAPE), i));
        return points;
    }

    private static Settings with(Settings p, State s, List<Vec> points, List<Double> forces) {
        return p.with(POINTS_AT, List.copyOf(points)).with(BEND_FORCE, List.copyOf(forces)).with(FORCE_POINT,
                Vec.of(s.of(FORCE_AT), 0));
    }
}
