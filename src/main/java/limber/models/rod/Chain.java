package limber.models.rod;

import static limber.models.rod.RodChannels.*;

import java.util.List;
import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.math.Quaternion;
import limber.math.exact.Exact;

/// The chain of control points under a pull: each point is a child of the one
/// before it, and turns towards the force point by the ratio of the force to the
/// force that would bend it fully.
///
///     to     = the force point in the frame of i − 1, less the offset of i there
///     target = the shortest arc from (0,1,0) to `to`
///     rate   = force / bendForce, at most 1; 0/0 is 0
///     joint  = from the identity towards target by rate
///
/// All points that depend on the joint are placed again with it. The base, control
/// point 0, never turns.
///
/// @param bendForce by control point, N
/// @param nlerp as the published code does: quaternions are mixed and made unit
///   again, which turns by too little (180° · 0.25 is 36.87°)
record Chain(double force, List<Double> bendForce, boolean nlerp) implements Phase {
    @Override public String name() { return "chain"; }
    @Override public String of() { return "joint"; }
    @Override public boolean independent() { return false; }
    @Override public int size(State s) { return s.of(MOVED).length - 2; }
    @Override public int element(State s, int sweep, int i) { return i + 1; }

    @Override public Formula formula() {
        return Formula.of("r = \\min\\left(1, \\frac{F}{F_i}\\right)",
                "q_i = \\mathrm{" + (nlerp ? "nlerp" : "slerp")
                        + "}(1, q_{\\mathrm{target}}, r)")
                .number("F", "force", "N", "force")
                .number("F_i", "fullForce", "N", "force").number("r", "rate")
                .vector("q_{\\mathrm{target}}", "target").vector("q_i", "joint");
    }

    /// The share of a full bend.
    static double rate(double force, double fullForce) {
        return force == 0 ? 0 : Math.min(1, force / fullForce);
    }

    @Override public void run(State s, int sweep, int from, int to) {
        double[] points = s.of(POINTS), rest = s.of(SHAPE), pull = s.of(FORCE_AT),
                joints = s.of(JOINTS),
                targets = s.of(TARGETS), orientation = s.of(ORIENTATION);
        for (int i = from + 1; i <= to; i++) {
            int a = 3 * (i - 1), b = 3 * i, q = 4 * (i - 1);
            double parentx = orientation[q], parenty = orientation[q + 1],
                    parentz = orientation[q + 2],
                    parentw = orientation[q + 3];
            double pullx = pull[0] - points[a], pully = pull[1] - points[a + 1],
                    pullz = pull[2] - points[a + 2];
            double offsetx = rest[b] - rest[a], offsety = rest[b + 1] - rest[a + 1],
                    offsetz = rest[b + 2] - rest[a + 2];
            double tox = Quaternion.x(-parentx, -parenty, -parentz, parentw,
                    pullx, pully, pullz) - offsetx;
            double toy = Quaternion.y(-parentx, -parenty, -parentz, parentw,
                    pullx, pully, pullz) - offsety;
            double toz = Quaternion.z(-parentx, -parenty, -parentz, parentw,
                    pullx, pully, pullz) - offsetz;
            arc(targets, 4 * i, tox, toy, toz);
            double fullForce = bendForce.get(i);
            double rate = rate(force, fullForce);
            interpolate(joints, targets, 4 * i, rate);
            follow(points, rest, orientation, joints, i);
        }
    }

    /// The shortest arc from (0,1,0) to `to`.
    private static void arc(double[] targets, int q, double tox, double toy,
            double toz) {
        double distance = Math.sqrt(tox * tox + toy * toy + toz * toz);
        boolean nowhere = distance * distance < Quaternion.NOTHING;
        double x = nowhere ? 0 : tox / distance,
                cosine = nowhere ? 1 : toy / distance,
                z = nowhere ? 0 : toz / distance;
        double targetx = Quaternion.arcX(x, cosine, z), targety = 0,
                targetz = Quaternion.arcZ(x, cosine, z),
                targetw = Quaternion.arcW(x, cosine, z);
        targets[q] = targetx;
        targets[q + 1] = targety;
        targets[q + 2] = targetz;
        targets[q + 3] = targetw;
    }

    private void interpolate(double[] joints, double[] targets, int q,
            double rate) {
        double targetx = targets[q], targety = targets[q + 1],
                targetz = targets[q + 2], targetw = targets[q + 3];
        double sine = Math.sqrt(
                targetx * targetx + targety * targety + targetz * targetz);
        double axis, w;
        if (nlerp || sine * sine < Quaternion.NOTHING) {
            double mixed = 1 - rate + rate * targetw;
            double size = Math.sqrt(rate * rate * sine * sine + mixed * mixed);
            axis = rate / size;
            w = mixed / size;
        } else {
            double half = Exact.atan2(sine, targetw);
            axis = Exact.sin(rate * half) / sine;
            w = Exact.cos(rate * half);
        }
        double jointx = axis * targetx, jointy = axis * targety,
                jointz = axis * targetz, jointw = w;
        joints[q] = jointx;
        joints[q + 1] = jointy;
        joints[q + 2] = jointz;
        joints[q + 3] = jointw;
    }

    /// Control point i and all after it: P_j = P_{j−1} + the offset of j turned
    /// with j − 1.
    private static void follow(double[] points, double[] rest, double[] orientation,
            double[] joints, int i) {
        for (int j = i; j < points.length / 3; j++) {
            int a = 3 * (j - 1), b = 3 * j, q = 4 * (j - 1), r = 4 * j; // gap link
            double ux = orientation[q], uy = orientation[q + 1],
                    uz = orientation[q + 2], uw = orientation[q + 3];
            double offsetx = rest[b] - rest[a], offsety = rest[b + 1] - rest[a + 1],
                    offsetz = rest[b + 2] - rest[a + 2];
            points[b] = points[a]
                    + Quaternion.x(ux, uy, uz, uw, offsetx, offsety, offsetz);
            points[b + 1] = points[a + 1]
                    + Quaternion.y(ux, uy, uz, uw, offsetx, offsety, offsetz);
            points[b + 2] = points[a + 2]
                    + Quaternion.z(ux, uy, uz, uw, offsetx, offsety, offsetz); // end of gap link
            double vx = joints[r], vy = joints[r + 1], vz = joints[r + 2],
                    vw = joints[r + 3];
            orientation[r] = Quaternion.timesX(ux, uy, uz, uw, vx, vy, vz, vw);
            orientation[r + 1] = Quaternion.timesY(ux, uy, uz, uw, vx, vy, vz, vw);
            orientation[r + 2] = Quaternion.timesZ(ux, uy, uz, uw, vx, vy, vz, vw);
            orientation[r + 3] = Quaternion.timesW(ux, uy, uz, uw, vx, vy, vz, vw);
        }
    }
}
