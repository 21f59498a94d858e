package limber.models.puppet;

import static limber.models.puppet.PuppetChannels.*;

import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;

/// The global phase by Gauss–Seidel: each free vertex goes to where its neighbours
/// want it, one after another. The mean turned spoke leads there from each
/// neighbour.
record Relax() implements Phase {
    @Override public String name() { return "relax"; }
    @Override public String of() { return "vertex"; }
    @Override public boolean independent() { return false; }
    @Override public int size(State s) { return s.ints(FREE).length; }
    @Override public int element(State s, int sweep, int i) {
        return s.ints(FREE)[i];
    }

    @Override public Formula formula() {
        return Formula.of("v = \\frac{1}{2}\\,(t_{ij} - t_{ji}) = "
                + "\\frac{1}{2}\\,(R_i + R_j)\\,(p_i - p_j)",
                "x_i = \\frac{\\sum_j\\,w\\,(x_j + v)}{\\sum_j\\,w}")
                .number("w", "w").vector("v", "v", "m", "position")
                .vector("x_i", "at", "m", "position");
    }

    @Override public void run(State s, int sweep, int from, int to) {
        double[] x = s.of(VERTICES), weight = s.of(EDGE_WEIGHT),
                turned = s.of(TURNED);
        int[] spokes = s.ints(SPOKES_FROM), ends = s.ints(SPOKE_TO),
                backs = s.ints(SPOKE_BACK), free = s.ints(FREE);
        for (int f = from; f < to; f++) {
            int i = free[f];
            double sumx = 0, sumy = 0, sumz = 0, sum = 0;
            for (int k = spokes[i]; k < spokes[i + 1]; k++) {
                int j = 3 * ends[k];
                int here = 3 * k, there = 3 * backs[k];
                double w = weight[k];
                double vx = 0.5 * (turned[here] - turned[there]),
                        vy = 0.5 * (turned[here + 1] - turned[there + 1]),
                        vz = 0.5 * (turned[here + 2] - turned[there + 2]);
                sumx += w * (x[j] + vx);
                sumy += w * (x[j + 1] + vy);
                sumz += w * (x[j + 2] + vz);
                sum += w;
            }
            double atx = sumx / sum, aty = sumy / sum, atz = sumz / sum;
            x[3 * i] = atx;
            x[3 * i + 1] = aty;
            x[3 * i + 2] = atz;
        }
    }
}
