package limber.models.ball;

import static limber.models.ball.BallChannels.*;
import static limber.models.ball.BallParameters.*;

import java.util.List;
import limber.engine.State;
import limber.engine.model.Energies;
import limber.engine.model.Energies.Work;
import limber.engine.settings.Settings;
import limber.mesh.SurfaceSkin;

/// The parts of a ball's energy, and what changes them besides the method: a press, and damping after the spring's
/// pull.
final class BallEnergies {
    private BallEnergies() {}

    static Energies of(Settings p) {
        double h = CLOCK.step(p), k = p.get(SPRING_FORCE), kept = 1 - p.get(DAMPING) * h;
        return new Energies(List.of("kinetic", "potential"), List.of(new Work.Whole(Energies.HANDS, "push"),
                new Work.Amount(Energies.DAMPING, "relax", (_, s) -> damping(k, kept, h, s))));
    }

    private static double damping(double k, double kept, double h, State s) {
        double[] x = s.of(VERTICES), velocity = s.of(VELOCITY), rest = s.of(SurfaceSkin.REST);
        double sum = 0;
        for (int j = 0; j < x.length; j++) {
            double v = velocity[j] + (rest[j] - x[j]) * k * h;
            sum += 0.5 * v * v;
        }
        return (kept * kept - 1) * sum;
    }
}
