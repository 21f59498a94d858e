package limber.models.rod;

import static limber.models.rod.RodChannels.*;

import limber.engine.Clock;
import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.math.Bezier;

/// A level of de Casteljau's construction per sweep: each point lies at the share t
/// of the way between two neighbours of the level below; the last level is B(t).
///
/// @param at where on the curve
record Casteljau(double at) implements Phase {
    /// Where point j of a level stands in `construction`, which leaves out level 0.
    static int index(int n, int level, int j) {
        return Bezier.level(n, level) - (n + 1) + j;
    }

    @Override public String name() { return "casteljau"; }
    @Override public String of() { return "lerp"; }
    @Override public boolean independent() { return true; }
    @Override public int size(State s) { return size(s, 0); }
    @Override public int size(State s, int sweep) {
        return s.of(MOVED).length - 1 - sweep;
    }

    @Override public Formula formula() {
        return Formula.of("P_j^r = (1 - t)\\,P_j^{r-1} + t\\,P_{j+1}^{r-1}")
                .number("t", "t").number("r", "r").number("j", "j")
                .vector("P_j^{r-1}", "a", "m", "position")
                .vector("P_{j+1}^{r-1}", "b", "m", "position")
                .vector("P_j^r", "p", "m", "position");
    }

    @Override public void run(State s, int sweep, int from, int to) {
        double[] points = s.of(POINTS), construction = s.of(CONSTRUCTION),
                built = s.of(BUILT);
        int n = s.of(MOVED).length - 1, r = sweep + 1;
        double[] below = r == 1 ? points : construction;
        double t = at, frame = s.of(Clock.CHANNEL)[Clock.FRAMES];
        for (int j = from; j < to; j++) {
            int left = 3 * (r == 1 ? j : index(n, r - 1, j)), right = left + 3,
                    made = index(n, r, j); // gap point
            double ax = below[left], ay = below[left + 1], az = below[left + 2];
            double bx = below[right], by = below[right + 1], bz = below[right + 2];
            double px = (1 - t) * ax + t * bx, py = (1 - t) * ay + t * by,
                    pz = (1 - t) * az + t * bz;
            construction[3 * made] = px;
            construction[3 * made + 1] = py;
            construction[3 * made + 2] = pz; // end of gap point
            built[made] = frame;
        }
    }
}
