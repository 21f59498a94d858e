package limber.models.puppet;

import static limber.models.puppet.PuppetChannels.*;

import limber.engine.Clock;
import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.math.exact.Exact;

/// The handles at the start of a frame: each stands where it was put, and the
/// driven one swings along x about that place. A handle that was moved by hand in
/// this frame stands where the hand is.
///
/// @param driven number of the handle that swings
/// @param sway how far, m
/// @param period s
record Drive(int driven, double sway, double period) implements Phase {
    @Override public String name() { return "drive"; }
    @Override public String of() { return "point"; }
    @Override public boolean independent() { return true; }
    @Override public int size(State s) { return s.of(MOVED).length; }

    @Override public Formula formula() {
        return Formula
                .of("w = a\\,\\sin\\frac{2\\pi\\,t}{T}", "P = P_0 + (w, 0, 0)")
                .number("a", "sway", "m").number("t", "t", "s")
                .number("T", "period", "s").number("w", "w", "m", "position")
                .vector("P", "p", "m", "position");
    }

    @Override public void run(State s, int sweep, int from, int to) {
        double[] points = s.of(POINTS), place = s.of(PLACE), moved = s.of(MOVED),
                clock = s.of(Clock.CHANNEL);
        double t = clock[Clock.TIME];
        for (int i = from; i < to; i++) {
            int j = 3 * i;
            boolean swings = i == driven && sway != 0;
            double w = swings
                    ? sway * Exact.sin(2 * Math.PI * (t / period))
                    : 0;
            if (moved[i] == clock[Clock.FRAMES]) place[j] -= w;
            double px = place[j] + w, py = place[j + 1], pz = place[j + 2];
            points[j] = px;
            points[j + 1] = py;
            points[j + 2] = pz;
        }
    }
}
