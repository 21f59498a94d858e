package limber.models.ball;

import static limber.models.ball.BallChannels.*;

import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.mesh.SurfaceSkin;

/// The step of the springs: every vertex is pulled to its rest position, damped,
/// and moved: v += (x0 − x)·k·h, v ← v·(1 − c·h), x += v·h.
///
/// The damping factor 1 − c·h is the linear approximation of e^(−c·h) at 0: at c·h
/// = 1 it stops everything, above it reverses velocities, as published.
///
/// @param k springForce, 1/s²
/// @param c damping, 1/s
/// @param h substep, s
record Relax(double k, double c, double h) implements Phase {
    @Override public String name() { return "relax"; }
    @Override public String of() { return "vertex"; }
    @Override public boolean independent() { return true; }
    @Override public int size(State s) { return s.of(VERTICES).length / 3; }

    @Override public Formula formula() {
        return Formula.of("u = x_0 - x", "v' = (v + k\\,h\\,u)(1 - c\\,h)",
                "x' = x + h\\,v'")
                .vector("u", "u", "m", "correction")
                .vector("v", "before", "m/s", "velocity")
                .vector("v'", "v", "m/s", "velocity")
                .number("k", "k", "1/s²").number("c", "c", "1/s")
                .number("h", "h", "s");
    }

    @Override public void run(State s, int sweep, int from, int to) {
        double[] x = s.of(VERTICES), velocity = s.of(VELOCITY),
                rest = s.of(SurfaceSkin.REST);
        double kept = 1 - c * h;
        // x, y and z alike: the compiler does several at once
        for (int j = 3 * from; j < 3 * to; j++) { // gap relax
            double u = rest[j] - x[j];
            double before = velocity[j];
            double v = (before + u * k * h) * kept;
            velocity[j] = v;
            x[j] += v * h; // end of gap relax
        }
    }
}
