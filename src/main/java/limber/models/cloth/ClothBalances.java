package limber.models.cloth;

import static limber.models.cloth.ClothChannels.*;
import static limber.models.cloth.ClothParameters.*;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import limber.engine.State;
import limber.engine.model.Balance;
import limber.engine.model.Balance.Work;
import limber.engine.settings.Settings;

/// The books of a cloth: energy and momenta. Air pushes with the force that is summed when it is found; a damped spring
/// pulls against the speed of its ends.
final class ClothBalances {
    private static final List<String> ENERGY = List.of("kinetic", "gravityEnergy", "stretchEnergy", "shearEnergy",
            "bendEnergy");

    private ClothBalances() {}

    static List<Balance> of(Settings p) {
        boolean twice = p.get(METHOD) == Method.SPRINGS && p.get(INTEGRATOR) == Integrator.VELOCITY_VERLET;
        double share = twice ? 0.5 : 1;
        var works = new ArrayList<Work>(List.of(new Work.Whole(Balance.HANDS, "drive"),
                new Work.Whole(Balance.DAMPING, "begin"), new Work.Whole(Balance.CONTACT, "collide"),
                new Work.Force(Balance.WIND, "wind", share, (_, _, s) -> s.of(FORCE)),
                new Work.Force(Balance.WIND, "wind-again", share, (_, _, s) -> s.of(FORCE))));
        var all = new ArrayList<Balance>(List.of(Balance.energy(ENERGY, Stream.concat(works.stream(),
                damped(p).stream().map(phase -> new Work.Force(Balance.DAMPING, phase, share,
                        (q, _, s) -> damping(q.get(SPRING_DAMPING), s))))
                .toList())));
        for (String phase : weighed(p))
            works.add(new Work.Force(Balance.GRAVITY, phase, share,
                    (q, _, s) -> Balance.weight(q.get(GRAVITY), s.of(MASSES), s.of(INVERSE_MASS))));
        all.addAll(Balance.axes(Balance.Kind.MOMENTUM, "momentum", Stream.concat(works.stream(),
                supports(p, share).stream()).toList()));
        all.addAll(Balance.axes(Balance.Kind.ANGULAR_MOMENTUM, "angularMomentum", works));
        return all;
    }

    /// What holds pinned particles: against the wind, and against springs, which pull at both ends alike. A method that
    /// moves one particle at a time, or solves a system up to a tolerance, does not tell it.
    private static List<Work> supports(Settings p, double share) {
        if (p.get(METHOD) == Method.VBD || p.get(METHOD) == Method.SPRINGS && p.get(INTEGRATOR) == Integrator.IMPLICIT)
            return List.of();
        double h = CLOCK.step(p);
        var supports = new ArrayList<Work>();
        for (String wind : List.of("wind", "wind-again"))
            supports.add(new Work.Force(Balance.SUPPORT, wind, share, (_, _, s) -> only(false, s, s.of(FORCE), -1)));
        for (String springs : List.of("spring-forces", "spring-forces-again"))
            supports.add(new Work.Force(Balance.SUPPORT, springs, share, ClothBalances::pulled));
        supports.add(new Work.Force(Balance.SUPPORT, "distance", 1,
                Balance.moved(h, MASSES, INVERSE_MASS, POSITION)));
        return supports;
    }

    /// What springs add to the forces on free particles.
    private static double[] pulled(Settings p, State was, State s) {
        double[] before = was.of(FORCE), f = s.of(FORCE).clone();
        for (int j = 0; j < f.length; j++) f[j] -= before[j];
        return only(true, s, f, 1);
    }

    /// A factor times the forces on free particles, or on the others.
    private static double[] only(boolean free, State s, double[] force, double factor) {
        double[] w = s.of(INVERSE_MASS), f = new double[force.length];
        for (int j = 0; j < f.length; j++) if (w[j / 3] > 0 == free) f[j] = factor * force[j];
        return f;
    }

    /// The phases behind which a damped spring's force is read.
    private static List<String> damped(Settings p) {
        if (p.get(METHOD) != Method.SPRINGS) return List.of("velocity");
        return p.get(INTEGRATOR) == Integrator.IMPLICIT ? List.of("move")
                : List.of("spring-forces", "spring-forces-again");
    }

    /// The phases that gravity acts in.
    private static List<String> weighed(Settings p) {
        return switch (p.get(METHOD)) {
            case XPBD -> List.of("predict");
            case VBD -> List.of("inertia");
            case SPRINGS -> p.get(INTEGRATOR) == Integrator.IMPLICIT ? List.of("right-side")
                    : List.of("step", "kick-drift", "kick");
        };
    }

    /// β·(u·n)·n on one end of each spring, and against it on the other.
    private static double[] damping(double beta, State s) {
        double[] x = s.of(POSITION), v = s.of(VELOCITY), f = new double[x.length];
        int[] ends = s.ints(ENDS);
        if (beta == 0) return f;
        for (int i = 0; i < ends.length; i += 2) {
            int a = 3 * ends[i], b = 3 * ends[i + 1];
            double length = 0, along = 0;
            for (int k = 0; k < 3; k++) {
                length += (x[b + k] - x[a + k]) * (x[b + k] - x[a + k]);
                along += (v[b + k] - v[a + k]) * (x[b + k] - x[a + k]);
            }
            if (length < Forces.SHORTEST * Forces.SHORTEST) continue;
            for (int k = 0; k < 3; k++) {
                double pull = beta * along / length * (x[b + k] - x[a + k]);
                f[a + k] += pull;
                f[b + k] -= pull;
            }
        }
        return f;
    }
}
