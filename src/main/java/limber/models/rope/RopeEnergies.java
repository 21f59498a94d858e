package limber.models.rope;

import static limber.models.rope.RopeChannels.*;
import static limber.models.rope.RopeParameters.*;

import java.util.ArrayList;
import java.util.List;
import limber.engine.State;
import limber.engine.model.Energies;
import limber.engine.model.Energies.Work;
import limber.engine.settings.Settings;

/// The parts of a rope's energy, and what changes them besides the method. Sticks are rigid and store none.
final class RopeEnergies {
    private RopeEnergies() {}

    static Energies of(Settings p) {
        double h = CLOCK.step(p), kept = 1 - p.get(DAMPING) * h;
        var works = new ArrayList<Work>();
        for (String hand : List.of("drive", "late-drive", "follow", "ride", "reveal"))
            works.add(new Work.Whole(Energies.HANDS, hand));
        works.add(new Work.Amount(Energies.DAMPING, "integrate", (_, s) -> damping(kept, h, s)));
        works.add(new Work.Whole(Energies.CONTACT, "collide"));
        return new Energies(List.of("kinetic", "potential"), works);
    }

    /// Half of the squares of the velocities that free particles come with, as far as they are not kept.
    private static double damping(double kept, double h, State s) {
        double[] x = s.of(POSITION), old = s.of(PREVIOUS), w = s.of(INVERSE_MASS);
        double sum = 0;
        for (int j = 0; j < x.length; j++) if (w[j / 3] > 0) {
            double v = (x[j] - old[j]) / h;
            sum += 0.5 * v * v;
        }
        return (kept * kept - 1) * sum;
    }
}
