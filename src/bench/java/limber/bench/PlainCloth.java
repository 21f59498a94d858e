package limber.bench;

import java.util.Arrays;
import limber.engine.State;

/// A cloth under position based dynamics in one method with plain loops: what a programmer writes who needs no stops.
/// It has the numbers of the default curtain, and does the same arithmetic.
final class PlainCloth {
    private static final double DRAG = 0.3, WIND = 3, GRAVITY = -9.81;
    private static final double[] COMPLIANCE = {0.001, 0.01, 1};

    private final int substeps, sweeps;
    private final double h;
    private final int[] a, b, kind, corner;
    private final double[] rest;
    final double[] x, v;
    private final double[] old, f, w, lambda;

    /// @param a,b the ends of each spring, in the order of a sweep
    /// @param kind 0 stretch, 1 shear, 2 bend
    /// @param corner of the triangles
    PlainCloth(State s, int[] a, int[] b, int[] kind, double[] rest, int[] corner, double h, int substeps,
            int sweeps) {
        this.a = a;
        this.b = b;
        this.kind = kind;
        this.rest = rest;
        this.corner = corner;
        this.h = h;
        this.substeps = substeps;
        this.sweeps = sweeps;
        x = s.named("position").clone();
        v = s.named("velocity").clone();
        old = x.clone();
        f = new double[x.length];
        w = s.named("inverseMass").clone();
        lambda = new double[a.length];
    }

    void frame() {
        for (int n = 0; n < substeps; n++) {
            System.arraycopy(x, 0, old, 0, x.length);
            Arrays.fill(f, 0);
            wind();
            for (int i = 0; i < w.length; i++) {
                if (w[i] == 0) continue;
                int j = 3 * i;
                v[j] += h * (0 + w[i] * f[j]);
                v[j + 1] += h * (GRAVITY + w[i] * f[j + 1]);
                v[j + 2] += h * (0 + w[i] * f[j + 2]);
                for (int k = j; k < j + 3; k++) x[k] += h * v[k];
            }
            Arrays.fill(lambda, 0);
            for (int sweep = 0; sweep < sweeps; sweep++) sweep();
            for (int i = 0; i < w.length; i++)
                for (int k = 3 * i; w[i] > 0 && k < 3 * i + 3; k++) v[k] = (x[k] - old[k]) / h;
        }
    }

    private void wind() {
        for (int t = 0; t < corner.length; t += 3) {
            int p = 3 * corner[t], q = 3 * corner[t + 1], r = 3 * corner[t + 2];
            double ux = x[q] - x[p], uy = x[q + 1] - x[p + 1], uz = x[q + 2] - x[p + 2], ox = x[r] - x[p],
                    oy = x[r + 1] - x[p + 1], oz = x[r + 2] - x[p + 2];
            double cx = uy * oz - uz * oy, cy = uz * ox - ux * oz, cz = ux * oy - uy * ox;
            double size = Math.sqrt(cx * cx + cy * cy + cz * cz);
            if (size < 1e-12) continue;
            double s = (0 - (v[p] + v[q] + v[r]) / 3) * cx + (0 - (v[p + 1] + v[q + 1] + v[r + 1]) / 3) * cy
                    + (WIND - (v[p + 2] + v[q + 2] + v[r + 2]) / 3) * cz;
            double factor = DRAG * s / (6 * size);
            push(p, factor * cx, factor * cy, factor * cz);
            push(q, factor * cx, factor * cy, factor * cz);
            push(r, factor * cx, factor * cy, factor * cz);
        }
    }

    private void push(int j, double fx, double fy, double fz) {
        f[j] += fx;
        f[j + 1] += fy;
        f[j + 2] += fz;
    }

    private void sweep() {
        for (int i = 0; i < a.length; i++) {
            double wa = w[a[i]], wb = w[b[i]];
            if (wa + wb == 0) continue;
            int p = 3 * a[i], q = 3 * b[i];
            double dx = x[q] - x[p], dy = x[q + 1] - x[p + 1], dz = x[q + 2] - x[p + 2];
            double length = Math.sqrt(dx * dx + dy * dy + dz * dz);
            if (length < 1e-12) continue;
            double nx = dx / length, ny = dy / length, nz = dz / length, c = length - rest[i];
            double soft = COMPLIANCE[kind[i]] / (h * h), gamma = COMPLIANCE[kind[i]] * 0 / h;
            double moved =
                    nx * (x[q] - old[q] - (x[p] - old[p])) + ny * (x[q + 1] - old[q + 1] - (x[p + 1] - old[p + 1]))
                            + nz * (x[q + 2] - old[q + 2] - (x[p + 2] - old[p + 2]));
            double change = (-c - soft * lambda[i] - gamma * moved) / ((1 + gamma) * (wa + wb) + soft);
            lambda[i] += change;
            double pull = wa * change, push = wb * change;
            x[p] -= pull * nx;
            x[p + 1] -= pull * ny;
            x[p + 2] -= pull * nz;
            x[q] += push * nx;
            x[q + 1] += push * ny;
            x[q + 2] += push * nz;
        }
    }
}
