package limber.models.soft;

import static limber.models.soft.SoftChannels.*;
import static limber.models.soft.SoftParameters.*;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import limber.engine.State;
import limber.engine.model.Balance;
import limber.engine.model.Balance.Work;
import limber.engine.settings.Settings;

/// The books of a soft body: energy and momenta. Damping acts at the start of each method's own phase; a contact pushes
/// with the force that would have moved its particle as far in a substep.
final class SoftBalances {
    private SoftBalances() {}

    static List<Balance> of(Settings p) {
        String own = switch (p.get(METHOD)) {
            case SPRINGS_VOLUME, NEO_HOOKEAN_XPBD -> "predict";
            case FEM -> "integrate";
            case SHAPE_MATCHING -> "match";
        };
        double h = CLOCK.step(p), damping = p.get(DAMPING);
        Work contact = SoftSchedule.collision(p).speed() ? new Work.Whole(Balance.CONTACT, "collide")
                : new Work.Force(Balance.CONTACT, "collide", 1, (_, was, s) -> push(h, was, s)),
                hands = new Work.Whole(Balance.HANDS, "drive");
        var all = new ArrayList<Balance>();
        all.add(Balance.energy(p.get(METHOD) == Method.SHAPE_MATCHING ? List.of("kinetic", "gravityEnergy")
                : List.of("kinetic", "gravityEnergy", "elasticEnergy"),
                List.of(hands, new Work.Amount(Balance.DAMPING, own, (_, s) -> damped(1 - damping * h, s)), contact)));
        List<Work> forces = List.of(hands,
                new Work.Force(Balance.GRAVITY, own, 1,
                        (q, _, s) -> Balance.weight(q.get(GRAVITY), s.of(MASSES), s.of(INVERSE_MASS))),
                new Work.Force(Balance.DAMPING, own, 1,
                        (_, was, _) -> Balance.drag(damping, was.of(VELOCITY), was.of(MASSES), was.of(INVERSE_MASS))),
                contact);
        all.addAll(Balance.axes(Balance.Kind.MOMENTUM, "momentum", Stream.concat(forces.stream(),
                supports(p, h).stream()).toList()));
        all.addAll(Balance.axes(Balance.Kind.ANGULAR_MOMENTUM, "angularMomentum", forces));
        return all;
    }

    /// What holds pinned particles. Edges, volumes and elements push their corners against each other; shape matching
    /// moves each particle for itself.
    private static List<Work> supports(Settings p, double h) {
        Balance.Reading moved = Balance.moved(h, MASSES, INVERSE_MASS, POSITION);
        return switch (p.get(METHOD)) {
            case SPRINGS_VOLUME -> List.of(new Work.Force(Balance.SUPPORT, "edges", 1, moved),
                    new Work.Force(Balance.SUPPORT, "volumes", 1, moved));
            case NEO_HOOKEAN_XPBD -> List.of(new Work.Force(Balance.SUPPORT, "elements", 1, moved));
            case FEM -> List.of(new Work.Force(Balance.SUPPORT, "forces", 1, (_, _, s) -> elastic(s)));
            case SHAPE_MATCHING -> List.of();
        };
    }

    /// The forces of all tets on free particles.
    private static double[] elastic(State s) {
        double[] w = s.of(INVERSE_MASS), tets = s.of(TET_FORCE), f = new double[s.of(POSITION).length];
        int[] corners = s.ints(TET_CORNERS);
        for (int c = 0; c < corners.length; c++)
            if (w[corners[c]] > 0) for (int k = 0; k < 3; k++) f[3 * corners[c] + k] += tets[3 * c + k];
        return f;
    }

    /// The kinetic energy of free particles that is lost where a share of each velocity is kept.
    private static double damped(double kept, State s) {
        double[] v = s.of(VELOCITY), m = s.of(MASSES), w = s.of(INVERSE_MASS);
        double sum = 0;
        for (int j = 0; j < v.length; j++) if (w[j / 3] > 0) sum += 0.5 * m[j / 3] * v[j] * v[j];
        return (kept * kept - 1) * sum;
    }

    private static double[] push(double h, State before, State s) {
        double[] x = s.of(POSITION), was = before.of(POSITION), old = s.of(PREVIOUS), wasOld = before.of(PREVIOUS),
                m = s.of(MASSES), f = new double[x.length];
        for (int j = 0; j < f.length; j++)
            f[j] = m[j / 3] * (x[j] - was[j] - (old[j] - wasOld[j])) / (h * h);
        return f;
    }
}
