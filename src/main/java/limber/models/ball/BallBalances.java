package limber.models.ball;

import static limber.models.ball.BallChannels.*;
import static limber.models.ball.BallParameters.*;

import java.util.List;
import limber.engine.State;
import limber.engine.model.Balance;
import limber.engine.model.Balance.Work;
import limber.engine.settings.Settings;
import limber.mesh.SurfaceSkin;

/// The books of a ball's energy: a press, and damping after the spring's
/// pull.
final class BallBalances {
    private BallBalances() {}

    static List<Balance> of(Settings p) {
        double h = CLOCK.step(p), k = p.get(SPRING_FORCE), kept = 1 - p.get(DAMPING) * h;
        return List.of(Balance.energy(List.of("kinetic", "potential"), List.of(new Work.Whole(Balance.HANDS, "push"),
                new Work.Amount(Balance.DAMPING, "relax", (_, s) -> damping(k, kept, h, s)))));
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
