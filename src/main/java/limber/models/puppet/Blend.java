package limber.models.puppet;

import static limber.models.puppet.PuppetChannels.*;

import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.math.Quaternion;
import limber.mesh.SurfaceSkin;

/// The places of the vertices as their bones have them, blended by weight.
///
/// Linear: each bone takes the vertex along, and the places are averaged. The mean
/// of two turned places lies nearer to the axis, so a twist of 180° pinches the
/// skin. Dual quaternions: the motions are averaged instead, so that the mean is a
/// rigid motion too. Source: L. Kavan, S. Collins, J. Žára and C. O'Sullivan,
/// Skinning with dual quaternions, 2007.
final class Blend {
    /// Numbers of the weights of a vertex.
    private static final int ROOM = PuppetParameters.MOST_BONES;
    /// The dot product of two rotations below which one is taken the other way
    /// round.
    private static final double OPPOSITE = -1e-9;

    private Blend() {}

    /// The mean of the places.
    record Linear() implements Phase {
        @Override public String name() { return "blend"; }
        @Override public String of() { return "vertex"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) { return s.of(VERTICES).length / 3; }

        @Override public Formula formula() {
            return Formula.of("v = p - J_b", "x = \\sum_b\\,w_b\\,(A_b + Q_b\\,v)")
                    .vector("v", "v", "m", "position").number("w_b", "w")
                    .vector("Q_b", "q").vector("x", "sum", "m", "position");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] x = s.of(VERTICES), p = s.of(SurfaceSkin.REST),
                    joints = s.of(REST_POINTS), chain = s.of(CHAIN),
                    turns = s.of(ORIENTATION), weights = s.of(WEIGHTS);
            int bones = turns.length / 4;
            for (int i = from; i < to; i++) {
                int j = 3 * i;
                double sumx = 0, sumy = 0, sumz = 0;
                for (int b = 0; b < bones; b++) {
                    double w = weights[ROOM * i + b];
                    if (w == 0) continue;
                    int a = 3 * b, o = 4 * b;
                    double qx = turns[o], qy = turns[o + 1], qz = turns[o + 2],
                            qw = turns[o + 3];
                    double vx = p[j] - joints[a], vy = p[j + 1] - joints[a + 1],
                            vz = p[j + 2] - joints[a + 2];
                    double atx = chain[a]
                            + Quaternion.x(qx, qy, qz, qw, vx, vy, vz);
                    double aty = chain[a + 1]
                            + Quaternion.y(qx, qy, qz, qw, vx, vy, vz);
                    double atz = chain[a + 2]
                            + Quaternion.z(qx, qy, qz, qw, vx, vy, vz);
                    sumx += w * atx;
                    sumy += w * aty;
                    sumz += w * atz;
                }
                x[j] = sumx;
                x[j + 1] = sumy;
                x[j + 2] = sumz;
            }
        }
    }

    /// The mean of the motions. q and −q are the same rotation, so each is taken
    /// with the sign that is nearer to the vertex's first bone.
    record Dual() implements Phase {
        @Override public String name() { return "blend"; }
        @Override public String of() { return "vertex"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) { return s.of(VERTICES).length / 3; }

        @Override public Formula formula() {
            return Formula.of("\\tau = A_b - Q_b\\,J_b",
                    "R = \\sum_b\\,\\pm w_b\\,Q_b",
                    "E = \\sum_b\\,\\pm w_b\\,\\frac{1}{2}\\,(\\tau, 0)\\,Q_b",
                    "r = \\frac{1}{|R|}\\,R", "e = \\frac{1}{|R|}\\,E",
                    "x = r\\,p\\,r^{-1} + 2\\,e\\,r^{-1}")
                    .vector("\\tau", "tau", "m", "position").number("w_b", "w")
                    .vector("Q_b", "q").vector("R", "real").number("|R|", "size")
                    .vector("E", "dual", "m", "position").vector("r", "r")
                    .vector("e", "e", "m", "position")
                    .vector("x", "at", "m", "position");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] x = s.of(VERTICES), p = s.of(SurfaceSkin.REST),
                    joints = s.of(REST_POINTS), chain = s.of(CHAIN),
                    turns = s.of(ORIENTATION), weights = s.of(WEIGHTS);
            int bones = turns.length / 4;
            for (int i = from; i < to; i++) {
                int j = 3 * i, first = -1;
                double realx = 0, realy = 0, realz = 0, realw = 0;
                double dualx = 0, dualy = 0, dualz = 0, dualw = 0;
                for (int b = 0; b < bones; b++) {
                    double w = weights[ROOM * i + b];
                    if (w <= 0) continue;
                    if (first < 0) first = 4 * b;
                    int a = 3 * b, o = 4 * b;
                    double qx = turns[o], qy = turns[o + 1], qz = turns[o + 2],
                            qw = turns[o + 3];
                    double dot = qx * turns[first] + qy * turns[first + 1]
                            + qz * turns[first + 2] + qw * turns[first + 3];
                    double k = dot < OPPOSITE ? -w : w;
                    double jx = joints[a], jy = joints[a + 1], jz = joints[a + 2];
                    double taux = chain[a]
                            - Quaternion.x(qx, qy, qz, qw, jx, jy, jz);
                    double tauy = chain[a + 1]
                            - Quaternion.y(qx, qy, qz, qw, jx, jy, jz);
                    double tauz = chain[a + 2]
                            - Quaternion.z(qx, qy, qz, qw, jx, jy, jz);
                    realx += k * qx;
                    realy += k * qy;
                    realz += k * qz;
                    realw += k * qw;
                    double partx = Quaternion.timesX(taux, tauy, tauz, 0,
                            qx, qy, qz, qw);
                    double party = Quaternion.timesY(taux, tauy, tauz, 0,
                            qx, qy, qz, qw);
                    double partz = Quaternion.timesZ(taux, tauy, tauz, 0,
                            qx, qy, qz, qw);
                    double partw = Quaternion.timesW(taux, tauy, tauz, 0,
                            qx, qy, qz, qw);
                    double h = 0.5 * k;
                    dualx += h * partx;
                    dualy += h * party;
                    dualz += h * partz;
                    dualw += h * partw;
                }
                double size = Math.sqrt(realx * realx + realy * realy
                        + realz * realz + realw * realw);
                // Divisions are slow: one instead of eight.
                double scale = 1 / size;
                double rx = scale * realx, ry = scale * realy,
                        rz = scale * realz, rw = scale * realw;
                double ex = scale * dualx, ey = scale * dualy,
                        ez = scale * dualz, ew = scale * dualw;
                double px = p[j], py = p[j + 1], pz = p[j + 2];
                double tx = 2 * (rw * ex - ew * rx + (ry * ez - rz * ey)),
                        ty = 2 * (rw * ey - ew * ry + (rz * ex - rx * ez)),
                        tz = 2 * (rw * ez - ew * rz + (rx * ey - ry * ex));
                double atx = Quaternion.x(rx, ry, rz, rw, px, py, pz) + tx,
                        aty = Quaternion.y(rx, ry, rz, rw, px, py, pz) + ty,
                        atz = Quaternion.z(rx, ry, rz, rw, px, py, pz) + tz;
                x[j] = atx;
                x[j + 1] = aty;
                x[j + 2] = atz;
            }
        }
    }
}
