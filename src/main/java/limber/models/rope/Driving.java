package limber.models.rope;

import static limber.models.rope.RopeChannels.*;

import limber.engine.Clock;
import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.engine.settings.Vec;
import limber.math.exact.Exact;
import limber.models.rope.RopeParameters.EndFollows;

/// The phases for particles whose positions are prescribed: moved by hand, riding
/// on an object, following a target.
final class Driving {
    private Driving() {}

    /// Whether particle `i` was moved by an input of the current frame.
    private static boolean movedNow(State s, int i) {
        return s.of(MOVED)[i] == s.of(Clock.CHANNEL)[Clock.FRAMES];
    }

    /// The drive at the start of the frame: a moved particle jumps to its target
    /// and is at rest there.
    ///
    /// @param handles whether the two ends are driven here, or later in the frame
    ///   by [Late]
    record Early(boolean handles) implements Phase {
        @Override public String name() { return "drive"; }
        @Override public String of() { return "particle"; }
        @Override public boolean independent() { return true; }

        @Override public int size(State s) {
            int n = s.of(INVERSE_MASS).length;
            for (int i = 0; i < n; i++) if (movedNow(s, i)) return n;
            return 0;
        }

        @Override public Formula formula() {
            return Formula.of("p' = p_{\\mathrm{target}}", "p_{\\mathrm{old}}' = "
                    + "p_{\\mathrm{target}}");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] position = s.of(POSITION), previous = s.of(PREVIOUS),
                    target = s.of(TARGET),
                    grabbed = s.of(GRABBED);
            for (int i = from; i < to; i++) {
                boolean end = i == 0 || i == grabbed.length - 1;
                if (!movedNow(s, i) || end && !handles && grabbed[i] == 0) continue;
                for (int j = 3 * i; j < 3 * i + 3; j++) position[j] = target[j];
                for (int j = 3 * i; j < 3 * i + 3; j++) previous[j] = target[j];
            }
        }
    }

    /// The drive after the sweeps (published follow): a moved end is put at its
    /// target and its previous position is left stale.
    record Late() implements Phase {
        @Override public String name() { return "late-drive"; }
        @Override public String of() { return "particle"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) {
            return movedNow(s, 0) || movedNow(s, s.of(INVERSE_MASS).length - 1) ? 2
                    : 0;
        }
        @Override public int element(State s, int sweep, int i) {
            return i == 0 ? 0 : s.of(INVERSE_MASS).length - 1;
        }

        @Override public Formula formula() {
            return Formula.of("p' = p_{\\mathrm{target}}");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] position = s.of(POSITION), target = s.of(TARGET),
                    grabbed = s.of(GRABBED);
            for (int k = from; k < to; k++) {
                int i = k == 0 ? 0 : grabbed.length - 1;
                if (!movedNow(s, i) || grabbed[i] > 0) continue;
                for (int j = 3 * i; j < 3 * i + 3; j++) position[j] = target[j];
            }
        }
    }

    /// The drive of an end that follows a target: it is put there before every
    /// step; its previous position is left stale (published).
    record Follow() implements Phase {
        @Override public String name() { return "follow"; }
        @Override public String of() { return "particle"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) { return 1; }
        @Override public int element(State s, int sweep, int i) {
            return s.of(INVERSE_MASS).length - 1;
        }

        @Override public Formula formula() {
            return Formula.of("p_N' = p_{\\mathrm{target}}");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] position = s.of(POSITION), followed = s.of(FOLLOWED);
            int end = position.length - 3;
            for (int j = 0; j < 3; j++) position[end + j] = followed[j];
        }
    }

    /// The drive of an end that rides on a lift that goes up and down, or on a
    /// turntable about the y axis; `offset` is in the object's local frame.
    ///
    /// @param stale whether the previous position is left behind (published), or
    ///   taken along
    record Ride(EndFollows on, Vec offset, double height, double period,
            boolean stale) implements Phase {
        @Override public String name() { return "ride"; }
        @Override public String of() { return "particle"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) { return 1; }
        @Override public int element(State s, int sweep, int i) {
            return s.of(INVERSE_MASS).length - 1;
        }

        @Override public Formula formula() {
            return (on == EndFollows.TURNTABLE
                    ? Formula.of("\\varphi = \\frac{2\\pi\\,t}{T}",
                            "p_N = R(\\varphi)\\,o")
                    : Formula.of("\\varphi = \\frac{2\\pi\\,t}{T}",
                            "p_N = o + (0, H\\,\\sin\\varphi, 0)")
                            .number("H",
                                    "height", "m"))
                    .number("t", "t", "s").number("T", "period", "s")
                    .number("\\varphi", "angle", "rad")
                    .vector("o", "offset", "m", "position")
                    .vector("p_N", "p", "m", "position");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] position = s.of(POSITION), previous = s.of(PREVIOUS);
            double t = s.of(Clock.CHANNEL)[Clock.TIME],
                    angle = 2 * Math.PI * (t / period);
            double sin = Exact.sin(angle), cos = Exact.cos(angle);
            boolean turns = on == EndFollows.TURNTABLE;
            double px = turns ? cos * offset.x() + sin * offset.z() : offset.x();
            double py = turns ? offset.y() : offset.y() + height * sin;
            double pz = turns ? cos * offset.z() - sin * offset.x() : offset.z();
            int end = position.length - 3;
            position[end] = px;
            position[end + 1] = py;
            position[end + 2] = pz;
            if (stale) return;
            previous[end] = px;
            previous[end + 1] = py;
            previous[end + 2] = pz;
        }
    }

    /// The drawing of the rope: stick by stick while it extends, erased while it
    /// retracts, and pulled in once it is out.
    ///
    /// @param pause seconds between two sticks; a wait never lasts less than one
    ///   display frame
    /// @param frame seconds of a display frame
    /// @param speed of the start when it is pulled, m/s
    record Reveal(double pause, double frame, double speed) implements Phase {
        private static final double ROUNDING = 1e-9;

        @Override public String name() { return "reveal"; }
        @Override public String of() { return ""; }
        @Override public boolean independent() { return false; }
        @Override public int size(State s) {
            return s.of(DRAWING)[MODE] != 0 || s.of(DRAWING)[PULLING] != 0 ? 1 : 0;
        }

        @Override public Formula formula() {
            return Formula.of("w' = w + \\Delta t").number("w'", "waited", "s")
                    .number("\\Delta t", "frame", "s");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] drawing = s.of(DRAWING);
            int sticks = s.of(REST).length;
            double waited = drawing[WAITED] + frame;
            if (drawing[MODE] != 0 && waited >= pause - ROUNDING) {
                double step = drawing[MODE] * drawing[RATE],
                        drawn = Math.clamp(drawing[DRAWN] + step, 0, sticks);
                drawing[DRAWN] = drawn;
                drawing[CHANGED_IN] = s.of(Clock.CHANNEL)[Clock.FRAMES];
                if (drawn == 0 || drawn == sticks) drawing[MODE] = 0;
                waited = 0;
            }
            drawing[WAITED] = waited;
            if (drawing[PULLING] == 0 || drawing[DRAWN] < sticks) return;
            double[] position = s.of(POSITION), previous = s.of(PREVIOUS),
                    aim = s.of(AIM);
            double dx = aim[0] - position[0], dy = aim[1] - position[1],
                    dz = aim[2] - position[2];
            double distance = Math.sqrt(dx * dx + dy * dy + dz * dz),
                    step = Math.min(distance, speed * frame);
            if (distance < 1e-12) {
                drawing[PULLING] = 0;
                return;
            }
            position[0] += dx / distance * step;
            position[1] += dy / distance * step;
            position[2] += dz / distance * step;
            for (int j = 0; j < 3; j++) previous[j] = position[j];
        }
    }
}
