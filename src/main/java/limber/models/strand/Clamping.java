package limber.models.strand;

import static limber.models.strand.StrandChannels.*;

import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.math.exact.Exact;

/// The turning of clamps: by hand at the start of a frame, and by their own rate in
/// each substep.
///
/// A clamp is a frame of infinite mass. It stands at base∘Z(a), where
/// Z(a) = (0, 0, sin(a/2), cos(a/2)) turns by a about its own third axis.
final class Clamping {
    private Clamping() {}

    /// The hands that turn clamps, one step a frame. Of a step of more than half a
    /// turn the joint takes the short way.
    ///
    /// @param start,end whether that end is clamped
    record Twist(boolean start, boolean end) implements Phase {
        @Override public String name() { return "twist"; }
        @Override public String of() { return CLAMP; }
        @Override public boolean independent() { return true; }

        @Override public int size(State s) {
            double[] hands = s.of(HANDS);
            for (int i = 0; i < hands.length; i += 3)
                if (hands[i + 2] > 0) return 2;
            return 0;
        }

        @Override public Formula formula() {
            return Formula.of("\\theta' = \\theta + \\frac{360\\,n}{k}");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] swept = s.of(SWEPT), hands = s.of(HANDS),
                    lost = s.of(LOST_TURNS), twist = s.of(TWIST_BEFORE);
            for (int c = from; c < to; c++) {
                double turned = 0;
                for (int i = 0; i < hands.length; i += 3) {
                    if (hands[i] != c || hands[i + 2] == 0) continue;
                    double degrees = hands[i + 1];
                    swept[c] += degrees;
                    turned += degrees;
                    hands[i + 2] -= 1;
                }
                if (c == 0 ? start : end) jumped(lost, twist, c, turned / 360);
            }
        }

        /// A clamp has been turned at once. Of more than half a turn its joint
        /// takes the short way.
        ///
        /// @param lost whole turns that the joint of each clamp did not take
        /// @param twist of all joints, from −1 to 1 turn
        /// @param jump of the clamp, in turns
        static void jumped(double[] lost, double[] twist, int clamp, double jump) {
            int joint = clamp == 0 ? 0 : twist.length - 1;
            double old = twist[joint], way = clamp == 0 ? -jump : jump;
            double turns = Exact.rint(old - Exact.rint(old) + way);
            if (turns == 0) return;
            lost[clamp] += turns;
            twist[joint] = Exact.remainder(old + way, 2); // this is no slip
        }
    }

    /// The clamps that act, each turned about its own axis.
    ///
    /// @param startTurn,endTurn the angle that a clamp has without what it has
    ///   swept, degrees
    /// @param startRate,endRate how fast it goes on turning, degrees a second
    /// @param start,end whether that end is clamped
    /// @param reach distance of the knob by which a hand turns a clamp, m
    record Turn(double h, double startTurn, double endTurn, double startRate,
            double endRate, boolean start, boolean end, double reach)
            implements Phase {
        @Override public String name() { return "turn"; }
        @Override public String of() { return CLAMP; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) {
            return (start ? 1 : 0) + (end ? 1 : 0);
        }
        @Override public int element(State s, int sweep, int i) {
            return start ? i : 1;
        }

        @Override public Formula formula() {
            return Formula.of("\\theta' = \\theta + h\\,\\omega",
                    "q = b\\circ Z(a_0 + \\theta')",
                    "Z(a) = \\left(0, 0, \\sin\\frac{a}{2}, "
                            + "\\cos\\frac{a}{2}\\right)")
                    .number("h", "h", "s").number("\\omega", "rate", "°/s")
                    .number("a_0", "own", "°").number("\\theta'", "theta", "°");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] clamps = s.of(CLAMPS), base = s.of(CLAMP_BASE),
                    swept = s.of(SWEPT), x = s.of(POSITION), knobs = s.of(KNOBS);
            int[] particles = s.ints(CLAMP_AT);
            for (int i = from; i < to; i++) {
                int clamp = start ? i : 1, j = 4 * clamp;
                double own = clamp == 0 ? startTurn : endTurn,
                        rate = clamp == 0 ? startRate : endRate;
                double theta = swept[clamp] + h * rate;
                swept[clamp] = theta;
                double sin = HalfAngle.sin(own + theta),
                        cos = HalfAngle.cos(own + theta);
                double bx = base[j], by = base[j + 1], bz = base[j + 2],
                        bw = base[j + 3];
                double qx = cos * bx + sin * by, qy = cos * by - sin * bx,
                        qz = cos * bz + sin * bw, qw = cos * bw - sin * bz;
                clamps[j] = qx;
                clamps[j + 1] = qy;
                clamps[j + 2] = qz;
                clamps[j + 3] = qw;
                int at = 3 * particles[clamp], knob = 3 * clamp;
                knobs[knob] = x[at] + reach * (1 - 2 * (qy * qy + qz * qz));
                knobs[knob + 1] = x[at + 1] + reach * 2 * (qx * qy + qw * qz);
                knobs[knob + 2] = x[at + 2] + reach * 2 * (qx * qz - qw * qy);
            }
        }
    }
}
