package limber.models.cloth;

import static limber.models.cloth.ClothChannels.*;
import static limber.models.cloth.ClothParameters.*;

import java.util.ArrayList;
import java.util.List;
import limber.engine.State;
import limber.engine.model.Energies;
import limber.engine.model.Energies.Work;
import limber.engine.settings.Settings;

/// The parts of a cloth's energy, and what changes them besides the method. Air pushes with the force that is summed
/// when it is found; a damped spring pulls against the speed of its ends.
final class ClothEnergies {
    private static final List<String> TERMS = List.of("kinetic", "gravityEnergy", "stretchEnergy", "shearEnergy",
            "bendEnergy");

    private ClothEnergies() {}

    static Energies of(Settings p) {
        boolean twice = p.get(METHOD) == Method.SPRINGS && p.get(INTEGRATOR) == Integrator.VELOCITY_VERLET;
        double share = twice ? 0.5 : 1;
        var works = new ArrayList<Work>(List.of(new Work.Whole(Energies.HANDS, "drive"),
                new Work.Whole(Energies.DAMPING, "begin"), new Work.Whole(Energies.CONTACT, "collide"),
                new Work.Force(Energies.WIND, "wind", share, (_, _, s) -> s.of(FORCE)),
                new Work.Force(Energies.WIND, "wind-again", share, (_, _, s) -> s.of(FORCE))));
        List<String> damped = p.get(METHOD) != Method.SPRINGS ? List.of("velocity")
                : p.get(INTEGRATOR) == Integrator.IMPLICIT ? List.of("move")
                        : List.of("spring-forces", "spring-forces-again");
        for (String phase : damped)
            works.add(new Work.Force(Energies.DAMPING, phase, share, (q, _, s) -> damping(q.get(SPRING_DAMPING), s)));
        return new Energies(TERMS, works);
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
