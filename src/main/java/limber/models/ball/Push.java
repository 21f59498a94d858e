package limber.models.ball;

import static limber.models.ball.BallChannels.*;

import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;

/// The acceleration of a press: every vertex is pushed away from the acting point
/// by v += d/|d| · F/(1 + |d|²) · h with d = x − a.
///
/// ```
///      a •  n↑        d = x − a
///     ___|_____       the nearer, the harder: F/(1 + |d|²)
///    x   x   x
/// ```
/// Source: a published tutorial on mesh deformation.
///
/// @param force acceleration at no distance, m/s²
/// @param h substep, s
/// @param metres world metres in a unit of the distance that weakens the push: 1 in
///   the local frame, as published
/// @param uniform whether distance does not weaken it
record Push(double force, double h, double metres, boolean uniform)
        implements Phase {
    @Override public String name() { return "push"; }
    @Override public String of() { return "vertex"; }
    @Override public boolean independent() { return true; }
    @Override public int size(State s) {
        return s.of(PRESS)[PRESSED] == 0 ? 0 : s.of(VERTICES).length / 3;
    }

    @Override public Formula formula() {
        return uniform
                ? Formula.of("d = x - a", "w = F\\,h", "v' = v + "
                        + "w\\,\\frac{d}{|d|}")
                        .vector("d", "d", "m", "position")
                        .number("|d|", "distance", "m", "position")
                        .number("F", "force", "m/s²", "force")
                        .number("h", "h", "s")
                        .number("w", "push", "m/s", "velocity")
                : Formula.of("d = x - a", "w = \\frac{F\\,h}{1 + \\beta\\,|d|^2}",
                        "v' = v + w\\,\\frac{d}{|d|}")
                        .vector("d", "d", "m", "position")
                        .number("|d|", "distance", "m", "position")
                        .number("F", "force", "m/s²", "force")
                        .number("h", "h", "s").number("\\beta", "weakening", "1/m²")
                        .number("w", "push", "m/s", "velocity");
    }

    @Override public void run(State s, int sweep, int from, int to) {
        double[] x = s.of(VERTICES), v = s.of(VELOCITY), at = s.of(PRESS_AT);
        double ax = at[6], ay = at[7], az = at[8],
                weakening = uniform ? 0 : metres * metres, most = force * h;
        for (int i = from; i < to; i++) {
            int j = 3 * i; // gap push
            double dx = x[j] - ax, dy = x[j + 1] - ay, dz = x[j + 2] - az;
            double dd = dx * dx + dy * dy + dz * dz;
            double distance = Math.sqrt(dd);
            double push = most / (1 + weakening * dd);
            // at the acting point itself there is no direction
            double share = distance > 0 ? push / distance : 0;
            v[j] += dx * share;
            v[j + 1] += dy * share;
            v[j + 2] += dz * share; // end of gap push
        }
    }
}
