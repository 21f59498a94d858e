package limber.models.soft;

import static limber.models.soft.SoftChannels.*;
import static limber.models.soft.SoftParameters.*;

import java.util.List;
import limber.engine.State;
import limber.engine.model.Energies;
import limber.engine.model.Energies.Work;
import limber.engine.settings.Settings;

/// The parts of a soft body's energy, and what changes them besides the method. Damping acts at the start of each
/// method's own phase; a contact pushes with the force that would have moved its particle as far in a substep.
final class SoftEnergies {
    private SoftEnergies() {}

    static Energies of(Settings p) {
        String damped = switch (p.get(METHOD)) {
            case SPRINGS_VOLUME, NEO_HOOKEAN_XPBD -> "predict";
            case FEM -> "integrate";
            case SHAPE_MATCHING -> "match";
        };
        boolean speed = SoftSchedule.collision(p).speed();
        double h = CLOCK.step(p);
        return new Energies(p.get(METHOD) == Method.SHAPE_MATCHING ? List.of("kinetic", "gravityEnergy")
                : List.of("kinetic", "gravityEnergy", "elasticEnergy"),
                List.of(new Work.Whole(Energies.HANDS, "drive"),
                        new Work.Amount(Energies.DAMPING, damped, (q, s) -> damping(1 - q.get(DAMPING) * h, s)),
                        speed ? new Work.Whole(Energies.CONTACT, "collide")
                                : new Work.Force(Energies.CONTACT, "collide", 1, (_, was, s) -> push(h, was, s))));
    }

    /// The kinetic energy of free particles that is lost where a share of each velocity is kept.
    private static double damping(double kept, State s) {
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
