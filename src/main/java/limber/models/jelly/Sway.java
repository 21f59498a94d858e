package limber.models.jelly;

import static limber.models.jelly.JellyChannels.*;

import java.util.Map;
import limber.engine.Clock;
import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;

/// The anchors are moved along x about where they are held: shaken, a = a0 + A·sin(2πt/T), or jerked from one side to the
/// other twice a period, so that the followers are left alone in between and their closed forms hold.
///
/// @param amplitude A, m
/// @param period T, s
record Sway(double amplitude, double period, boolean square) implements Phase {
    @Override public String name() { return "sway"; }
    @Override public String of() { return "jelly"; }
    @Override public boolean independent() { return true; }
    @Override public int size(State s) { return s.of(ANCHOR).length / 3; }

    @Override public Formula formula() {
        return square
                ? new Formula("a = a_0 \\pm A", Map.of("A", "amplitude"))
                : new Formula("a = a_0 + A \\sin(2\\pi t/T)", Map.of("A", "amplitude", "T", "period", "t", "t"));
    }

    @Override public void run(State s, int sweep, int from, int to) {
        double[] anchor = s.of(ANCHOR), held = s.of(HELD), follow = s.of(FOLLOW), velocity = s.of(VELOCITY), begun = s.of(BEGUN), since = s.of(SINCE);
        double t = s.of(Clock.CHANNEL)[Clock.TIME], turn = t / period;
        double way = !square ? amplitude * StrictMath.sin(2 * Math.PI * turn) : turn - Math.floor(turn) < 0.5 ? amplitude : -amplitude;
        for (int i = from; i < to; i++) {
            int j = 3 * i;
            double ax = held[j] + way, ay = held[j + 1], az = held[j + 2];
            boolean jerked = square && (ax != anchor[j] || ay != anchor[j + 1] || az != anchor[j + 2]);
            anchor[j] = ax;
            anchor[j + 1] = ay;
            anchor[j + 2] = az;
            if (!jerked) continue;
            for (int k = 0; k < 3; k++) begun[2 * j + k] = follow[j + k] - anchor[j + k];
            for (int k = 0; k < 3; k++) begun[2 * j + 3 + k] = velocity[j + k];
            since[2 * i] = 0;
            since[2 * i + 1] = 0;
        }
    }
}
