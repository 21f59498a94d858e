package limber.models.rod;

import static limber.models.rod.RodChannels.*;

import limber.engine.Clock;
import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.math.exact.Exact;

/// The sway of the control points: they swing sideways, along z, about where they
/// were put, the more the further they are from the base. A point that was moved by
/// hand in this frame stays where it was put.
///
/// @param sway how far the tip swings, m
/// @param period s
record PointSway(double sway, double period) implements Phase {
    @Override public String name() { return "sway"; }
    @Override public String of() { return "point"; }
    @Override public boolean independent() { return true; }
    @Override public int size(State s) { return s.of(MOVED).length; }

    @Override public Formula formula() {
        return Formula.of("w = s\\,\\sin\\frac{2\\pi\\,t}{T}",
                "\\Delta z_i = \\frac{i}{n}\\,w")
                .number("s", "sway", "m").number("t", "t", "s")
                .number("T", "period", "s").number("w", "swing", "m")
                .number("i", "i").number("n", "n")
                .number("\\Delta z_i", "dz", "m", "position");
    }

    @Override public void run(State s, int sweep, int from, int to) {
        double[] points = s.of(POINTS), shape = s.of(SHAPE), moved = s.of(MOVED),
                clock = s.of(Clock.CHANNEL);
        int n = moved.length - 1;
        double t = clock[Clock.TIME];
        double swing = sway == 0 ? 0
                : sway * Exact.sin(2 * Math.PI * (t / period));
        for (int i = from; i < to; i++) {
            double dz = i * swing / n;
            if (moved[i] == clock[Clock.FRAMES]) shape[3 * i + 2] -= dz;
            double px = shape[3 * i], py = shape[3 * i + 1],
                    pz = shape[3 * i + 2] + dz;
            points[3 * i] = px;
            points[3 * i + 1] = py;
            points[3 * i + 2] = pz;
        }
    }
}
