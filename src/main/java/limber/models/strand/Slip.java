package limber.models.strand;

import static limber.models.strand.StrandChannels.*;

import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.math.exact.Exact;

/// The end of a frame: the twist of each joint is compared with that of the frame
/// before.
///
/// A joint knows its twist but for whole turns: it takes the short way, of at most
/// half a turn. Where twist grows beyond that, the joint has slipped: it goes on
/// from the other side, and a whole turn is lost. Frames turn on without a jump in
/// all four numbers of their quaternions, so that two turns can be told apart here:
/// τ lies from −1 to 1, and a slip is seen even where the joint has come to rest
/// within the frame. A jump of the short way by more than half a turn is one too.
/// The frames of segments are first carried so that d3 lies along the segment; a
/// clamp's is as it is.
record Slip(Joints joints) implements Phase {
    /// As in [Orientation]: no shortest arc lies between directions this opposite.
    private static final double OPPOSITE = -1 + 1e-12;

    @Override public String name() { return "slip"; }
    @Override public String of() { return JOINT; }
    @Override public boolean independent() { return true; }
    @Override public int size(State s) { return s.of(JOINT_LENGTH).length; }

    @Override public Formula formula() {
        return Formula.of("\\tau = \\frac{1}{\\pi}\\,"
                + "\\mathrm{atan2}(\\Omega_z, \\Omega_w)",
                "t = \\tau - \\mathrm{round}\\,\\tau",
                "\\text{slipped}\\quad\\text{where}\\quad"
                        + "|t - t_{\\mathrm{old}}| > \\frac{1}{2}")
                .number("\\tau", "twist").number("t", "way")
                .number("t_{\\mathrm{old}}", "oldWay");
    }

    @Override public void run(State s, int sweep, int from, int to) {
        double[] before = s.of(TWIST_BEFORE), slipped = s.of(SLIPPED);
        for (int k = from; k < to; k++) {
            double old = before[k], twist = twist(s, k);
            double turns = Exact.rint(twist), oldTurns = Exact.rint(old);
            double way = twist - turns, oldWay = old - oldTurns;
            before[k] = twist;
            boolean over = Math.abs(turns) != Math.abs(oldTurns);
            if (over || Math.abs(way - oldWay) > 0.5) slipped[k] += 1;
        }
    }

    /// From −1 to 1 turn; 0 where a joint does not act.
    double twist(State s, int joint) {
        return joints.acts(joint) ? twist(s.of(POSITION), s.ints(ENDS),
                s.of(ORIENTATION), s.of(CLAMPS), joint) : 0;
    }

    private double twist(double[] x, int[] ends, double[] frames, double[] clamps,
            int joint) {
        boolean start = joints.atClamp(joint) && joint == 0,
                end = joints.atClamp(joint) && joint > 0;
        int before = joints.before(joint);
        double ax = start ? clamps[0] : carried(x, ends, frames, before, 0),
                ay = start ? clamps[1] : carried(x, ends, frames, before, 1),
                az = start ? clamps[2] : carried(x, ends, frames, before, 2),
                aw = start ? clamps[3] : carried(x, ends, frames, before, 3);
        double bx = end ? clamps[4] : carried(x, ends, frames, joint, 0),
                by = end ? clamps[5] : carried(x, ends, frames, joint, 1),
                bz = end ? clamps[6] : carried(x, ends, frames, joint, 2),
                bw = end ? clamps[7] : carried(x, ends, frames, joint, 3);
        double omegaz = aw * bz - bw * az - (ax * by - ay * bx),
                omegaw = aw * bw + ax * bx + ay * by + az * bz;
        return Exact.atan2(omegaz, omegaw) / Math.PI;
    }

    /// One number of a segment's quaternion, turned by the shortest arc from d3 to
    /// the chord; not made unit, which the angle does not need.
    private static double carried(double[] x, int[] ends, double[] frames,
            int segment, int number) {
        int a = 3 * ends[2 * segment], b = 3 * ends[2 * segment + 1],
                k = 4 * segment;
        double qx = frames[k], qy = frames[k + 1], qz = frames[k + 2],
                qw = frames[k + 3];
        double chordx = x[b] - x[a], chordy = x[b + 1] - x[a + 1],
                chordz = x[b + 2] - x[a + 2];
        double length = Math.sqrt(chordx * chordx + chordy * chordy
                + chordz * chordz);
        if (length == 0) return frames[k + number];
        double ux = 2 * (qx * qz + qw * qy), uy = 2 * (qy * qz - qw * qx),
                uz = 1 - 2 * (qx * qx + qy * qy);
        double vx = chordx / length, vy = chordy / length, vz = chordz / length;
        double cos = ux * vx + uy * vy + uz * vz;
        if (cos < OPPOSITE) return number == 0 ? qw
                : number == 1 ? qz
                        : number == 2 ? -qy : -qx;
        double rx = uy * vz - uz * vy, ry = uz * vx - ux * vz,
                rz = ux * vy - uy * vx, rw = 1 + cos;
        return number == 0 ? rw * qx + rx * qw + ry * qz - rz * qy
                : number == 1 ? rw * qy - rx * qz + ry * qw + rz * qx
                        : number == 2 ? rw * qz + rx * qy - ry * qx + rz * qw
                                : rw * qw - rx * qx - ry * qy - rz * qz;
    }
}
