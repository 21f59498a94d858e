package limber.models.rope;

import static limber.models.rope.RopeChannels.*;

import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.engine.settings.Vec;

/// A Verlet step for every free particle.
///
/// @param h substep, s
/// @param a acceleration, m/s²
/// @param damping share of velocity lost per second, 1/s
record Integrate(double h, Vec a, double damping) implements Phase {
    @Override public String name() { return "integrate"; }
    @Override public String of() { return "particle"; }
    @Override public boolean independent() { return true; }
    @Override public int size(State s) { return s.of(INVERSE_MASS).length; }

    @Override public Formula formula() {
        return Formula.of("p' = p + k\\,(p - p_{\\mathrm{old}}) + h^2\\,a")
                .vector("p", "p", "m", "position")
                .vector("p_{\\mathrm{old}}", "old", "m", "position")
                .number("k", "kept", "", "velocity")
                .number("h^2", "hh", "s²").vector("a", "a", "m/s²", "force")
                .vector("p'", "next", "m", "position");
    }

    @Override public void run(State s, int sweep, int from, int to) {
        double[] position = s.of(POSITION), previous = s.of(PREVIOUS),
                w = s.of(INVERSE_MASS); // gap loop
        double hh = h * h, kept = 1 - damping * h;
        for (int i = from; i < to; i++) {
            if (w[i] == 0) continue;
            int j = 3 * i; // gap fall
            double px = position[j], py = position[j + 1], pz = position[j + 2];
            double oldx = previous[j], oldy = previous[j + 1],
                    oldz = previous[j + 2];
            double nextx = px + (px - oldx) * kept + hh * a.x();
            double nexty = py + (py - oldy) * kept + hh * a.y();
            double nextz = pz + (pz - oldz) * kept + hh * a.z(); // end of gap loop
            position[j] = nextx;
            position[j + 1] = nexty;
            position[j + 2] = nextz;
            previous[j] = px;
            previous[j + 1] = py;
            previous[j + 2] = pz; // end of gap fall
        }
    }
}
