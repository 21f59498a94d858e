package limber.models.jelly;

import static limber.models.jelly.JellyChannels.*;

import limber.engine.Clock;
import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;

/// A timer for each follower since it was last moved, as its closed form needs, and
/// its largest overshoot beyond the anchor.
record Settle() implements Phase {
    @Override public String name() { return "settle"; }
    @Override public String of() { return "jelly"; }
    @Override public boolean independent() { return true; }
    @Override public int size(State s) { return s.of(FOLLOW).length / 3; }

    @Override public Formula formula() {
        return Formula.of("u = x - a", "o = -\\frac{u\\cdot u_0}{|u_0|}")
                .vector("u", "u", "m", "correction").number("|u_0|", "size", "m")
                .number("o", "overshoot", "m");
    }

    @Override public void run(State s, int sweep, int from, int to) {
        double[] follow = s.of(FOLLOW), anchor = s.of(ANCHOR), begun = s.of(BEGUN),
                since = s.of(SINCE), clock = s.of(Clock.CHANNEL);
        for (int i = from; i < to; i++) {
            int j = 3 * i, b = 6 * i;
            since[2 * i] += clock[Clock.COUNT] * clock[Clock.STEP];
            double ux = follow[j] - anchor[j], uy = follow[j + 1] - anchor[j + 1],
                    uz = follow[j + 2] - anchor[j + 2];
            double size = Math.sqrt(begun[b] * begun[b]
                    + begun[b + 1] * begun[b + 1] + begun[b + 2] * begun[b + 2]);
            double overshoot = size > 0
                    ? -(ux * begun[b] + uy * begun[b + 1] + uz * begun[b + 2])
                            / size
                    : 0;
            if (overshoot > since[2 * i + 1]) since[2 * i + 1] = overshoot;
        }
    }
}
