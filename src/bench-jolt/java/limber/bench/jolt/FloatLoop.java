package limber.bench.jolt;

import java.util.stream.IntStream;

/// The same as [DoubleLoop] in floats, which Jolt has too.
final class FloatLoop implements Contestant {
    private final float h, fall;
    private final int substeps, sweeps;
    private final int[] ends;
    private final float[] x, v, old, w, rest, soft;

    FloatLoop(Body start, Steps steps) {
        h = (float) steps.h();
        fall = (float) (steps.h() * Body.GRAVITY);
        substeps = steps.substeps();
        sweeps = steps.sweeps();
        ends = start.ends();
        x = floats(start.x(), 1);
        v = new float[x.length];
        old = x.clone();
        w = floats(start.w(), 1);
        rest = floats(start.rest(), 1);
        soft = floats(start.compliance(), 1 / (steps.h() * steps.h()));
    }

    private static float[] floats(double[] values, double factor) {
        var floats = new float[values.length];
        for (int i = 0; i < floats.length; i++) floats[i] = (float) (factor * values[i]);
        return floats;
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
            float dx = x[b] - x[a], dy = x[b + 1] - x[a + 1], dz = x[b + 2] - x[a + 2];
            float length = (float) Math.sqrt(dx * dx + dy * dy + dz * dz);
            if (length == 0) continue;
            float part = (length - rest[e]) / (length * (w[ia] + w[ib] + soft[e]));
            float pa = w[ia] * part, pb = w[ib] * part;
            x[a] += pa * dx;
            x[a + 1] += pa * dy;
            x[a + 2] += pa * dz;
            x[b] -= pb * dx;
            x[b + 1] -= pb * dy;
            x[b + 2] -= pb * dz;
        }
    }

    @Override public double[] positions() {
        return IntStream.range(0, x.length).mapToDouble(i -> x[i]).toArray();
    }
}
