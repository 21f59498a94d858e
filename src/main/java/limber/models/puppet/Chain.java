package limber.models.puppet;

import static limber.models.puppet.PuppetChannels.*;

import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.math.Quaternion;

/// The chain of bones: each begins where the one before it ends and points at its
/// handle, which it need not reach, by the shortest arc from the direction of the
/// bone before. The last one can be twisted about itself.
///
/// @param length of a bone, m
/// @param sin,cos of half the twist of the last bone
record Chain(double length, double sin, double cos) implements Phase {
    @Override public String name() { return "chain"; }
    @Override public String of() { return "bone"; }
    @Override public boolean independent() { return false; }
    @Override public int size(State s) { return s.of(ORIENTATION).length / 4; }

    @Override public Formula formula() {
        return Formula.of("v = Q_{b-1}^{-1}\\,(P_{b+1} - A_b)",
                "Q_b = Q_{b-1}\\,\\mathrm{arc}(v)\\,\\mathrm{twist}",
                "a = Q_b\\,(0, L, 0)", "A_{b+1} = A_b + a")
                .vector("v", "v", "m", "position").vector("Q_b", "q")
                .number("L", "length", "m").vector("a", "along", "m", "position");
    }

    @Override public void run(State s, int sweep, int from, int to) {
        double[] chain = s.of(CHAIN), orientation = s.of(ORIENTATION),
                points = s.of(POINTS);
        int last = orientation.length / 4 - 1;
        for (int b = from; b < to; b++) {
            int a = 3 * b, at = 4 * b;
            boolean first = b == 0;
            if (first) for (int k = 0; k < 3; k++) chain[k] = points[k];
            double ux = first ? 0 : orientation[at - 4],
                    uy = first ? 0 : orientation[at - 3],
                    uz = first ? 0 : orientation[at - 2],
                    uw = first ? 1 : orientation[at - 1];
            double tox = points[a + 3] - chain[a];
            double toy = points[a + 4] - chain[a + 1];
            double toz = points[a + 5] - chain[a + 2];
            double vx = Quaternion.x(-ux, -uy, -uz, uw, tox, toy, toz),
                    vy = Quaternion.y(-ux, -uy, -uz, uw, tox, toy, toz),
                    vz = Quaternion.z(-ux, -uy, -uz, uw, tox, toy, toz);
            double vv = vx * vx + vy * vy + vz * vz;
            boolean nowhere = vv < Quaternion.NOTHING;
            double distance = Math.sqrt(vv);
            double tx = nowhere ? 0 : vx / distance,
                    ty = nowhere ? 1 : vy / distance,
                    tz = nowhere ? 0 : vz / distance;
            double arcx = Quaternion.arcX(tx, ty, tz),
                    arcz = Quaternion.arcZ(tx, ty, tz),
                    arcw = Quaternion.arcW(tx, ty, tz);
            double s2 = b == last ? sin : 0, c2 = b == last ? cos : 1;
            double rx = Quaternion.timesX(arcx, 0, arcz, arcw, 0, s2, 0, c2),
                    ry = Quaternion.timesY(arcx, 0, arcz, arcw, 0, s2, 0, c2),
                    rz = Quaternion.timesZ(arcx, 0, arcz, arcw, 0, s2, 0, c2),
                    rw = Quaternion.timesW(arcx, 0, arcz, arcw, 0, s2, 0, c2);
            double qx = Quaternion.timesX(ux, uy, uz, uw, rx, ry, rz, rw),
                    qy = Quaternion.timesY(ux, uy, uz, uw, rx, ry, rz, rw),
                    qz = Quaternion.timesZ(ux, uy, uz, uw, rx, ry, rz, rw),
                    qw = Quaternion.timesW(ux, uy, uz, uw, rx, ry, rz, rw);
            orientation[at] = qx;
            orientation[at + 1] = qy;
            orientation[at + 2] = qz;
            orientation[at + 3] = qw;
            double alongx = Quaternion.x(qx, qy, qz, qw, 0, length, 0),
                    alongy = Quaternion.y(qx, qy, qz, qw, 0, length, 0),
                    alongz = Quaternion.z(qx, qy, qz, qw, 0, length, 0);
            chain[a + 3] = chain[a] + alongx;
            chain[a + 4] = chain[a + 1] + alongy;
            chain[a + 5] = chain[a + 2] + alongz;
        }
    }
}
