package limber.bench;

import java.util.Arrays;
import limber.engine.State;

/// A soft body in plain loops over arrays of indices: what a programmer writes who needs no stops. It has the numbers
/// of the default block, and does the same arithmetic.
final class PlainSoft {
    private static final double GRAVITY = -9.81, H = 0.002, EDGE_COMPLIANCE = 3e-4, MU = 1e5 / (2 * (1 + 0.3)),
            KAPPA = 1e5 * 0.3 / ((1 + 0.3) * (1 - 2 * 0.3)) + MU;

    private final int[] corner, end, first, of;
    private final double[] length, volume, r, w, old, edgeLambda, tetLambda, force;
    final double[] x, v;

    PlainSoft(State s) {
        corner = whole(s.named("tetCorners"));
        end = whole(s.named("ends"));
        first = whole(s.named("tetsFrom"));
        of = whole(s.named("tetsOf"));
        length = s.named("restLength");
        volume = s.named("restVolume");
        r = s.named("restInverse");
        w = s.named("inverseMass").clone();
        x = s.named("position").clone();
        v = s.named("velocity").clone();
        old = x.clone();
        edgeLambda = new double[length.length];
        tetLambda = new double[volume.length];
        force = new double[12 * volume.length];
    }

    private static int[] whole(double[] values) {
        return Arrays.stream(values).mapToInt(d -> (int) d).toArray();
    }

    /// Springs along edges and volumes, one sweep a substep.
    void springs(int substeps) {
        for (int n = 0; n < substeps; n++) {
            for (int i = 0; i < w.length; i++) {
                v[3 * i + 1] += H * GRAVITY;
                for (int k = 3 * i; k < 3 * i + 3; k++) {
                    old[k] = x[k];
                    x[k] += H * v[k];
                }
            }
            Arrays.fill(edgeLambda, 0);
            Arrays.fill(tetLambda, 0);
            for (int e = 0; e < length.length; e++) edge(e);
            for (int t = 0; t < volume.length; t++) volume(t);
            for (int k = 0; k < x.length; k++) v[k] = (x[k] - old[k]) / H;
        }
    }

    private void edge(int e) {
        int ia = end[2 * e], ib = end[2 * e + 1], a = 3 * ia, b = 3 * ib;
        double dx = x[a] - x[b], dy = x[a + 1] - x[b + 1], dz = x[a + 2] - x[b + 2];
        double l = Math.sqrt(dx * dx + dy * dy + dz * dz);
        if (l < 1e-12) return;
        double soft = EDGE_COMPLIANCE / (H * H);
        double change = -(l - length[e] + soft * edgeLambda[e]) / (w[ia] + w[ib] + soft);
        edgeLambda[e] += change;
        double wa = w[ia] * change, wb = w[ib] * change;
        x[a] += wa * (dx / l);
        x[a + 1] += wa * (dy / l);
        x[a + 2] += wa * (dz / l);
        x[b] -= wb * (dx / l);
        x[b + 1] -= wb * (dy / l);
        x[b + 2] -= wb * (dz / l);
    }

    private void volume(int t) {
        int ia = corner[4 * t], ib = corner[4 * t + 1], ic = corner[4 * t + 2], id = corner[4 * t + 3];
        int a = 3 * ia, b = 3 * ib, c = 3 * ic, d = 3 * id;
        double px = x[b] - x[a], py = x[b + 1] - x[a + 1], pz = x[b + 2] - x[a + 2], qx = x[c] - x[a],
                qy = x[c + 1] - x[a + 1], qz = x[c + 2] - x[a + 2], sx = x[d] - x[a], sy = x[d + 1] - x[a + 1],
                sz = x[d + 2] - x[a + 2];
        double bx = (qy * sz - qz * sy) / 6, by = (qz * sx - qx * sz) / 6, bz = (qx * sy - qy * sx) / 6,
                cx = (sy * pz - sz * py) / 6, cy = (sz * px - sx * pz) / 6, cz = (sx * py - sy * px) / 6,
                dx = (py * qz - pz * qy) / 6, dy = (pz * qx - px * qz) / 6, dz = (px * qy - py * qx) / 6,
                ax = -(bx + cx + dx), ay = -(by + cy + dy), az = -(bz + cz + dz);
        double weights = w[ia] * (ax * ax + ay * ay + az * az) + w[ib] * (bx * bx + by * by + bz * bz)
                + w[ic] * (cx * cx + cy * cy + cz * cz) + w[id] * (dx * dx + dy * dy + dz * dz);
        double excess = (px * (qy * sz - qz * sy) + py * (qz * sx - qx * sz) + pz * (qx * sy - qy * sx)) / 6
                - volume[t];
        double change = -(excess + 0 * tetLambda[t]) / weights;
        tetLambda[t] += change;
        move(a, w[ia] * change, ax, ay, az);
        move(b, w[ib] * change, bx, by, bz);
        move(c, w[ic] * change, cx, cy, cz);
        move(d, w[id] * change, dx, dy, dz);
    }

    private void move(int j, double by, double gx, double gy, double gz) {
        x[j] += by * gx;
        x[j + 1] += by * gy;
        x[j + 2] += by * gz;
    }

    /// Neo-Hookean finite elements.
    void elements(int substeps) {
        for (int n = 0; n < substeps; n++) {
            for (int t = 0; t < volume.length; t++) forces(t);
            for (int i = 0; i < w.length; i++) {
                double fx = 0, fy = 0, fz = 0;
                for (int k = first[i]; k < first[i + 1]; k++) {
                    fx += force[3 * of[k]];
                    fy += force[3 * of[k] + 1];
                    fz += force[3 * of[k] + 2];
                }
                v[3 * i] += H * (w[i] * fx);
                v[3 * i + 1] += H * (GRAVITY + w[i] * fy);
                v[3 * i + 2] += H * (w[i] * fz);
                for (int k = 3 * i; k < 3 * i + 3; k++) {
                    old[k] = x[k];
                    x[k] += H * v[k];
                }
            }
        }
    }

    private void forces(int t) {
        int a = 3 * corner[4 * t], b = 3 * corner[4 * t + 1], c = 3 * corner[4 * t + 2], d = 3 * corner[4 * t + 3],
                q = 9 * t, first = 12 * t;
        double ex = x[b] - x[a], ey = x[b + 1] - x[a + 1], ez = x[b + 2] - x[a + 2], gx = x[c] - x[a],
                gy = x[c + 1] - x[a + 1], gz = x[c + 2] - x[a + 2], hx = x[d] - x[a], hy = x[d + 1] - x[a + 1],
                hz = x[d + 2] - x[a + 2];
        double fxx = ex * r[q] + gx * r[q + 3] + hx * r[q + 6], fxy = ex * r[q + 1] + gx * r[q + 4] + hx * r[q + 7],
                fxz = ex * r[q + 2] + gx * r[q + 5] + hx * r[q + 8],
                fyx = ey * r[q] + gy * r[q + 3] + hy * r[q + 6], fyy = ey * r[q + 1] + gy * r[q + 4] + hy * r[q + 7],
                fyz = ey * r[q + 2] + gy * r[q + 5] + hy * r[q + 8],
                fzx = ez * r[q] + gz * r[q + 3] + hz * r[q + 6], fzy = ez * r[q + 1] + gz * r[q + 4] + hz * r[q + 7],
                fzz = ez * r[q + 2] + gz * r[q + 5] + hz * r[q + 8];
        double cxx = fyy * fzz - fyz * fzy, cxy = fyz * fzx - fyx * fzz, cxz = fyx * fzy - fyy * fzx,
                cyx = fzy * fxz - fzz * fxy, cyy = fzz * fxx - fzx * fxz, cyz = fzx * fxy - fzy * fxx,
                czx = fxy * fyz - fxz * fyy, czy = fxz * fyx - fxx * fyz, czz = fxx * fyy - fxy * fyx;
        double pull = KAPPA * (fxx * cxx + fxy * cxy + fxz * cxz - 1) - MU;
        row(first, q, volume[t], MU * fxx + pull * cxx, MU * fxy + pull * cxy, MU * fxz + pull * cxz);
        row(first + 1, q, volume[t], MU * fyx + pull * cyx, MU * fyy + pull * cyy, MU * fyz + pull * cyz);
        row(first + 2, q, volume[t], MU * fzx + pull * czx, MU * fzy + pull * czy, MU * fzz + pull * czz);
    }

    private void row(int at, int q, double volume, double px, double py, double pz) {
        force[at + 3] = -volume * (px * r[q] + py * r[q + 1] + pz * r[q + 2]);
        force[at + 6] = -volume * (px * r[q + 3] + py * r[q + 4] + pz * r[q + 5]);
        force[at + 9] = -volume * (px * r[q + 6] + py * r[q + 7] + pz * r[q + 8]);
        force[at] = -(force[at + 3] + force[at + 6] + force[at + 9]);
    }
}
