package limber.models.rope;

import static limber.models.rope.RopeChannels.*;
import static limber.models.rope.RopeParameters.*;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import limber.engine.State;
import limber.engine.model.Balance;
import limber.engine.model.Balance.Work;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;

/// The books of a rope: energy, of which rigid sticks store none, and momenta. All are those of unit masses.
final class RopeBalances {
    private RopeBalances() {}

    static List<Balance> of(Settings p) {
        double h = CLOCK.step(p), damping = p.get(DAMPING);
        var works = new ArrayList<Work>();
        for (String hand : List.of("drive", "late-drive", "follow", "ride", "reveal"))
            works.add(new Work.Whole(Balance.HANDS, hand));
        works.add(new Work.Whole(Balance.CONTACT, "collide"));
        var all = new ArrayList<Balance>();
        all.add(Balance.energy(List.of("kinetic", "potential"), with(works,
                new Work.Amount(Balance.DAMPING, "integrate", (_, s) -> damped(1 - damping * h, h, s)))));
        works.add(new Work.Force(Balance.GRAVITY, "integrate", 1, (q, _, s) -> weight(acceleration(q), s)));
        works.add(new Work.Force(Balance.DAMPING, "integrate", 1, (_, was, _) -> drag(damping, h, was)));
        all.addAll(Balance.axes(Balance.Kind.MOMENTUM, "momentum", supported(p, works)));
        all.addAll(Balance.axes(Balance.Kind.ANGULAR_MOMENTUM, "angularMomentum", works));
        return all;
    }

    /// A stick pushes its ends against each other, so that sweeps change the momentum by supports alone. Means of
    /// corrections do not: a particle takes half of what its neighbour at the end takes whole.
    private static List<Work> supported(Settings p, List<Work> works) {
        if (p.get(SWEEP) == Sweep.JACOBI) return works;
        return with(with(works, new Work.Whole(Balance.SUPPORT, "distance")), new Work.Whole(Balance.SUPPORT, "bend"));
    }

    private static List<Work> with(List<Work> works, Work more) {
        return Stream.concat(works.stream(), Stream.of(more)).toList();
    }

    /// Half of the squares of the velocities that free particles come with, as far as they are not kept.
    private static double damped(double kept, double h, State s) {
        double[] v = drag(-1, h, s);
        double sum = 0;
        for (double each : v) sum += 0.5 * each * each;
        return (kept * kept - 1) * sum;
    }

    private static double[] weight(Vec a, State s) {
        double[] w = s.of(INVERSE_MASS), f = new double[3 * w.length];
        for (int i = 0; i < w.length; i++) if (w[i] > 0) a.into(f, i);
        return f;
    }

    /// −damping times the velocities that free particles come with.
    private static double[] drag(double damping, double h, State s) {
        double[] x = s.of(POSITION), old = s.of(PREVIOUS), w = s.of(INVERSE_MASS), f = new double[x.length];
        for (int j = 0; j < x.length; j++) if (w[j / 3] > 0) f[j] = -damping * (x[j] - old[j]) / h;
        return f;
    }
}
