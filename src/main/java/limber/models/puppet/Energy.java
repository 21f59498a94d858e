package limber.models.puppet;

import static limber.models.puppet.PuppetChannels.*;

import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;

/// The sum of what is not rigid: how far each spoke is from the one at rest, turned
/// with its vertex. Neither phase of an iteration can raise it.
///
/// @param global whether it is summed up after the global phase
record Energy(boolean global) implements Phase {
    @Override public String name() {
        return global ? "energy-global" : "energy-local";
    }
    @Override public String of() { return "vertex"; }
    @Override public boolean independent() { return false; }
    @Override public int size(State s) { return s.of(VERTICES).length / 3; }

    @Override public Formula formula() {
        return Formula.of("d = (x_i - x_j) - t_{ij}", "E' = E + w\\,|d|^2")
                .number("w", "w").vector("d", "d", "m", "residual")
                .number("E'", "e", "m²");
    }

    @Override public void run(State s, int sweep, int from, int to) {
        double[] x = s.of(VERTICES), weight = s.of(EDGE_WEIGHT),
                turned = s.of(TURNED), energies = s.of(ENERGIES);
        int[] spokes = s.ints(SPOKES_FROM), ends = s.ints(SPOKE_TO);
        int which = global ? AFTER_GLOBAL : AFTER_LOCAL;
        if (from == 0) energies[which] = 0;
        for (int i = from; i < to; i++) {
            int a = 3 * i;
            double e = energies[which];
            for (int k = spokes[i]; k < spokes[i + 1]; k++) {
                int j = 3 * ends[k];
                double w = weight[k];
                double dx = x[a] - x[j] - turned[3 * k],
                        dy = x[a + 1] - x[j + 1] - turned[3 * k + 1],
                        dz = x[a + 2] - x[j + 2] - turned[3 * k + 2];
                e += w * (dx * dx + dy * dy + dz * dz);
            }
            energies[which] = e;
        }
    }
}
