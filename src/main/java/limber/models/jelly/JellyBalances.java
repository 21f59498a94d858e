package limber.models.jelly;

import static limber.models.jelly.JellyChannels.*;
import static limber.models.jelly.JellyParameters.*;

import java.util.List;
import limber.engine.State;
import limber.engine.model.Balance;
import limber.engine.model.Balance.Work;
import limber.engine.settings.Settings;

/// The books of a jelly's energy: the anchor's sway, and damping, which pulls
/// with −c·v along with the spring.
final class JellyBalances {
    private JellyBalances() {}

    static List<Balance> of(Settings p) {
        double h = CLOCK.step(p), k = p.get(STIFFNESS), c = p.get(DAMPING);
        return List.of(Balance.energy(List.of("kinetic", "potential"), List.of(new Work.Whole(Balance.HANDS, "sway"),
                new Work.Amount(Balance.DAMPING, "spring", (_, s) -> damping(k, c, h, s)))));
    }

    /// −c·v times the mean of the velocities before and after, and h.
    private static double damping(double k, double c, double h, State s) {
        double[] follow = s.of(FOLLOW), velocity = s.of(VELOCITY), anchor = s.of(ANCHOR);
        double sum = 0;
        for (int j = 0; j < follow.length; j++) {
            double was = velocity[j], now = was + h * (k * (anchor[j] - follow[j]) - c * was);
            sum -= c * was * 0.5 * (was + now) * h;
        }
        return sum;
    }
}
