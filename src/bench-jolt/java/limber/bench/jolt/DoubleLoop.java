package limber.bench.jolt;

import java.util.Arrays;

/// A body of springs in plain loops of doubles: what a programmer writes who needs no stops. It keeps no multipliers,
/// which make no difference in the first sweep of a substep nor where springs do not give way.
final class DoubleLoop implements Contestant {
    private final double h, fall;
    private final int substeps, sweeps;
    private final int[] ends;
    private final double[] x, v, old, w, rest, soft;

    DoubleLoop(Body start, Steps steps) {
        h = steps.h();
        fall = h * Body.GRAVITY;
        substeps = steps.substeps();
        sweeps = steps.sweeps();
        ends = start.ends();
        x = start.x().clone();
        v = new double[x.length];
        old = x.clone();
        w = start.w();
        rest = start.rest();
        soft = Arrays.stream(start.compliance()).map(c -> c / (h * h)).toArray();
    }

    @Override public void frame() {
        for (int n = 0; n < substeps; n++) {
            predict();
            for (int sweep = 0; sweep < sweeps; sweep++) sweep();
            for (int j = 0; j < x.length; j++) v[j] = (x[j] - old[j]) / h;
        }
    }

    private void predict() {
        for (int i = 0, j = 0; i < w.length; i++, j += 3) {
            old[j] = x[j];
            old[j + 1] = x[j + 1];
            old[j + 2] = x[j + 2];
            if (w[i] == 0) continue;
            x[j] += h * v[j];
            x[j + 1] += h * (v[j + 1] + fall);
            x[j + 2] += h * v[j + 2];
        }
    }

    private void sweep() {
        for (int e = 0; e < rest.length; e++) {
            int ia = ends[2 * e], ib = ends[2 * e + 1], a = 3 * ia, b = 3 * ib;
            double dx = x[b] - x[a], dy = x[b + 1] - x[a + 1], dz = x[b + 2] - x[a + 2];
            double length = Math.sqrt(dx * dx + dy * dy + dz * dz);
            if (length == 0) continue;
            double part = (length - rest[e]) / (length * (w[ia] + w[ib] + soft[e]));
            double pa = w[ia] * part, pb = w[ib] * part;
            x[a] += pa * dx;
            x[a + 1] += pa * dy;
            x[a + 2] += pa * dz;
            x[b] -= pb * dx;
            x[b + 1] -= pb * dy;
            x[b + 2] -= pb * dz;
        }
    }

    @Override public double[] positions() {
        return x.clone();
    }
}
