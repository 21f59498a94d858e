package limber.models.jelly;

import static limber.models.jelly.JellyChannels.*;

import limber.engine.Clock;
import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.math.exact.Exact;

/// The sway of the anchors along x about their held positions: a = a0 +
/// A·sin(2πt/T).
record AnchorSway(double amplitude, double period) implements Phase {
    @Override public String name() { return "sway"; }
    @Override public String of() { return "jelly"; }
    @Override public boolean independent() { return true; }
    @Override public int size(State s) { return s.of(ANCHOR).length / 3; }

    @Override public Formula formula() {
        return Formula
                .of("w = A\\,\\sin\\frac{2\\pi\\,t}{T}", "a = a_0 + (w, 0, 0)")
                .number("A", "amplitude", "m").number("t", "t", "s")
                .number("T", "period", "s")
                .number("w", "way", "m", "position");
    }

    @Override public void run(State s, int sweep, int from, int to) {
        double[] anchor = s.of(ANCHOR), held = s.of(HELD);
        double t = s.of(Clock.CHANNEL)[Clock.TIME];
        double way = amplitude * Exact.sin(2 * Math.PI * (t / period));
        for (int j = 3 * from; j < 3 * to; j += 3) {
            anchor[j] = held[j] + way;
            anchor[j + 1] = held[j + 1];
            anchor[j + 2] = held[j + 2];
        }
    }
}
