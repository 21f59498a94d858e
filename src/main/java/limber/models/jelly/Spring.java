package limber.models.jelly;

import static limber.models.jelly.JellyChannels.*;

import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;

/// A damped spring that pulls the follower to the anchor: f = (a − x)·k − v·c, v +=
/// f·h, x += v·h (semi-implicit Euler).
///
/// @param k stiffness, 1/s²
/// @param c damping, 1/s
/// @param h substep, s
record Spring(double k, double c, double h) implements Phase {
    @Override public String name() { return "spring"; }
    @Override public String of() { return "jelly"; }
    @Override public boolean independent() { return true; }
    @Override public int size(State s) { return s.of(FOLLOW).length / 3; }

    @Override public Formula formula() {
        return Formula.of("d = a - x", "f = k\\,d - c\\,v", "v' = v + h\\,f",
                "x' = x + h\\,v'")
                .vector("d", "d", "m", "correction")
                .vector("v", "was", "m/s", "velocity")
                .vector("f", "f", "m/s²", "force")
                .vector("v'", "v", "m/s", "velocity").number("k", "k", "1/s²")
                .number("c", "c", "1/s")
                .number("h", "h", "s");
    }

    @Override public void run(State s, int sweep, int from, int to) {
        double[] follow = s.of(FOLLOW), velocity = s.of(VELOCITY),
                anchor = s.of(ANCHOR);
        for (int j = 3 * from; j < 3 * to; j += 3) {
            double dx = anchor[j] - follow[j], dy = anchor[j + 1] - follow[j + 1],
                    dz = anchor[j + 2] - follow[j + 2];
            double wasx = velocity[j], wasy = velocity[j + 1],
                    wasz = velocity[j + 2]; // gap spring
            double fx = dx * k + -wasx * c, fy = dy * k + -wasy * c,
                    fz = dz * k + -wasz * c;
            double vx = wasx + fx * h, vy = wasy + fy * h, vz = wasz + fz * h;
            velocity[j] = vx;
            velocity[j + 1] = vy;
            velocity[j + 2] = vz;
            follow[j] += vx * h;
            follow[j + 1] += vy * h;
            follow[j + 2] += vz * h; // end of gap spring
        }
    }
}
