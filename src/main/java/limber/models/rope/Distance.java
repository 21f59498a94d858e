package limber.models.rope;

import static limber.models.rope.RopeChannels.*;

import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.models.rope.RopeParameters.Coincident;
import limber.models.rope.RopeParameters.Sweep;

/// A sweep of distance constraints: each stick moves its free ends along itself
/// until it has its rest length.
///
///     A o------ d = B − A ------o B      error = (|d| − rest)/|d|
///       →  fA·error·d    ←  fB·error·d
///
/// `half`: every free end takes half, so that beside a pin half of the error stays.
/// Weighted: w/(wa + wb), so that a free end beside a pin takes all of it.
///
/// @param closest ends closer than this have no direction, m: the constraint is
///   skipped and counted; under 0, as published, ends that coincide divide by 0
/// @param reach sticks spanned: 1 for the stick itself, 2 for a bend constraint
///   over two, at twice the first one's rest
record Distance(Sweep order, boolean half, double closest, int reach)
        implements Phase {
    private static final double COINCIDENT = 1e-12;

    static double closest(Coincident rule) {
        return rule == Coincident.SKIP ? COINCIDENT : 0;
    }

    @Override public String name() { return reach == 1 ? "distance" : "bend"; }
    @Override public String of() { return "stick"; }
    @Override public boolean independent() { return false; }
    @Override public int size(State s) { return s.of(REST).length + 1 - reach; }

    @Override public Formula formula() {
        return Formula
                .of("d = B - A", "e = \\frac{|d| - L}{|d|}", "A' = A + f_A\\,e\\,d",
                        "B' = B - f_B\\,e\\,d")
                .vector("d", "d", "m", "position")
                .number("|d|", "length", "m", "position").number("L", "rest", "m")
                .number("e", "error", "", "correction")
                .number("f_A", "shareA", "", "correction")
                .number("f_B", "shareB", "", "correction");
    }

    @Override public int element(State s, int sweep, int i) {
        return stick(i, sweep, size(s));
    }

    @Override public void run(State s, int sweep, int from, int to) {
        double[] position = s.of(POSITION), w = s.of(INVERSE_MASS),
                rests = s.of(REST), tally = s.of(TALLY);
        int sticks = rests.length + 1 - reach;
        for (int k = from; k < to; k++) {
            int stick = stick(k, sweep, sticks);
            correct(position, w, rests, tally, stick);
        }
    }

    /// The stick at place `k` of a sweep.
    private int stick(int k, int sweep, int sticks) {
        return switch (order) {
            case FORWARD, JACOBI -> k;
            case BACKWARD -> sticks - 1 - k;
            case SYMMETRIC -> sweep % 2 == 0 ? k : sticks - 1 - k;
            case RED_BLACK ->
                    2 * k < sticks ? 2 * k : 2 * (k - (sticks + 1) / 2) + 1;
        };
    }

    private void correct(double[] position, double[] w, double[] rests,
            double[] tally, int stick) { // gap bend
        int a = 3 * stick, b = 3 * (stick + reach);
        double rest = reach * rests[stick];
        double dx = position[b] - position[a],
                dy = position[b + 1] - position[a + 1],
                dz = position[b + 2] - position[a + 2];
        double length = Math.sqrt(dx * dx + dy * dy + dz * dz); // end of gap bend
        if (length < closest) {
            tally[SKIPPED] += 1;
            return;
        } // gap stick
        double residual = length - rest, error = residual / length;
        boolean freeA = w[stick] > 0, freeB = w[stick + reach] > 0;
        if (freeA) {
            double shareA = half || freeB ? 0.5 : 1, fA = shareA * error;
            position[a] += fA * dx;
            position[a + 1] += fA * dy;
            position[a + 2] += fA * dz;
        }
        if (freeB) {
            double shareB = half || freeA ? 0.5 : 1, fB = shareB * error;
            position[b] -= fB * dx;
            position[b + 1] -= fB * dy;
            position[b + 2] -= fB * dz;
        } // end of gap stick
    }

    /// Eight sweeps in flight, or four, each two sticks behind the one before it:
    /// they touch different particles, so that the results are those of one sweep
    /// after another, bit for bit, while the processor overlaps their square roots.
    @Override public int runSweeps(State s, int sweep, int sweeps) {
        double[] position = s.of(POSITION), w = s.of(INVERSE_MASS),
                rests = s.of(REST), tally = s.of(TALLY);
        int sticks = rests.length;
        int lanes = sweeps >= 8 && sticks >= 15 ? 8 : 4, last = 2 * lanes - 2;
        if (order != Sweep.FORWARD || reach != 1 || sweeps < 4 || sticks <= last)
            return 0;
        for (int t = 0; t < last; t++)
            for (int lane = 0; lane < lanes; lane++)
                if (t - 2 * lane >= 0)
                    correct(position, w, rests, tally, t - 2 * lane);
        for (int t = last; t < sticks; t++) {
            correct(position, w, rests, tally, t);
            correct(position, w, rests, tally, t - 2);
            correct(position, w, rests, tally, t - 4);
            correct(position, w, rests, tally, t - 6);
            if (lanes == 4) continue;
            correct(position, w, rests, tally, t - 8);
            correct(position, w, rests, tally, t - 10);
            correct(position, w, rests, tally, t - 12);
            correct(position, w, rests, tally, t - 14);
        }
        for (int t = sticks; t < sticks + last; t++)
            for (int lane = 0; lane < lanes; lane++)
                if (t - 2 * lane < sticks)
                    correct(position, w, rests, tally, t - 2 * lane);
        return lanes;
    }
}
