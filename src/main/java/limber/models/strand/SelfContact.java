package limber.models.strand;

import static limber.models.strand.StrandChannels.*;

import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;

/// Contact of the strand with itself: particles with numbers far enough from each
/// other are pushed apart along the line between them, without friction.
///
/// @param thickness the distance that they are kept apart, m
/// @param apart the least difference of their numbers, on a ring either way round
record SelfContact(double thickness, int apart, boolean closed) implements Phase {
    /// A distance below which two particles have no line between them, m.
    static final double SHORTEST = 1e-12;

    @Override public String name() { return "contact"; }
    @Override public String of() { return "particle"; }
    @Override public int size(State s) { return s.of(INVERSE_MASS).length; }

    @Override public Formula formula() {
        return Formula.of("d = x_j - x_i",
                "f = \\frac{T - |d|}{(w_i + w_j)\\,|d|}\\quad"
                        + "\\text{where}\\quad |d| < T",
                "x_i' = x_i - w_i\\,f\\,d", "x_j' = x_j + w_j\\,f\\,d")
                .vector("d", "d", "m", "position")
                .number("|d|", "distance", "m").number("T", "thickness", "m");
    }

    /// The first particle behind those that the i-th one may touch.
    static int end(int i, int n, int apart, boolean closed) {
        return closed ? Math.min(n, n - apart + i + 1) : n;
    }

    @Override public void run(State s, int sweep, int from, int to) {
        double[] x = s.of(POSITION), w = s.of(INVERSE_MASS), tally = s.of(TALLY);
        for (int i = from; i < to; i++) {
            int end = end(i, w.length, apart, closed);
            for (int j = i + apart; j < end; j++) push(x, w, tally, i, j);
        }
    }

    private void push(double[] x, double[] w, double[] tally, int i, int j) {
        int a = 3 * i, b = 3 * j;
        double dx = x[b] - x[a], dy = x[b + 1] - x[a + 1],
                dz = x[b + 2] - x[a + 2];
        double distance = Math.sqrt(dx * dx + dy * dy + dz * dz);
        double weights = w[i] + w[j];
        if (!(distance < thickness) || weights == 0) return;
        if (distance < SHORTEST) {
            tally[SKIPPED] += 1;
            return;
        }
        double f = (thickness - distance) / (weights * distance);
        double wi = w[i] * f, wj = w[j] * f;
        x[a] -= wi * dx;
        x[a + 1] -= wi * dy;
        x[a + 2] -= wi * dz;
        x[b] += wj * dx;
        x[b + 1] += wj * dy;
        x[b + 2] += wj * dz;
    }
}
