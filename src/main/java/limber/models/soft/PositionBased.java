package limber.models.soft;

import static limber.models.soft.SoftChannels.*;

import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.engine.settings.Vec;

/// The first and the last phase of a substep of extended position based dynamics
/// (XPBD): where particles would be without constraints, and their velocities once
/// the constraints have moved them.
///
/// Source: M. Macklin, M. Müller and N. Chentanez, XPBD, 2016.
final class PositionBased {
    private PositionBased() {}

    /// The prediction without constraints.
    record Predict(double h, double damping, Vec gravity) implements Phase {
        @Override public String name() { return "predict"; }
        @Override public String of() { return "particle"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) { return s.of(INVERSE_MASS).length; }

        @Override public Formula formula() {
            return Formula.of("v' = (1 - d\\,h)\\,v + h\\,g",
                    "x_{\\mathrm{old}} = x", "x' = x + h\\,v'")
                    .number("d", "damping", "1/s").number("h", "h", "s")
                    .vector("g", "gravity", "m/s²", "force")
                    .vector("v'", "v", "m/s", "velocity");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] x = s.of(POSITION), velocity = s.of(VELOCITY),
                    previous = s.of(PREVIOUS), w = s.of(INVERSE_MASS);
            double c = 1 - damping * h;
            for (int i = from; i < to; i++) {
                if (w[i] == 0) continue;
                int j = 3 * i; // gap predict
                double vx = c * velocity[j] + h * gravity.x(),
                        vy = c * velocity[j + 1] + h * gravity.y(),
                        vz = c * velocity[j + 2] + h * gravity.z();
                velocity[j] = vx;
                velocity[j + 1] = vy;
                velocity[j + 2] = vz;
                for (int k = j; k < j + 3; k++) previous[k] = x[k];
                x[j] += h * vx;
                x[j + 1] += h * vy;
                x[j + 2] += h * vz; // end of gap predict
            }
        }
    }

    /// The velocities, from how far each particle has come in this substep.
    record Velocity(double h) implements Phase {
        @Override public String name() { return "velocity"; }
        @Override public String of() { return "particle"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) { return s.of(INVERSE_MASS).length; }

        @Override public Formula formula() {
            return Formula.of("v' = \\frac{x - x_{\\mathrm{old}}}{h}")
                    .number("h", "h", "s").vector("v'", "v", "m/s", "velocity");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] x = s.of(POSITION), velocity = s.of(VELOCITY),
                    previous = s.of(PREVIOUS), w = s.of(INVERSE_MASS);
            for (int i = from; i < to; i++) {
                if (w[i] == 0) continue;
                int j = 3 * i;
                double vx = (x[j] - previous[j]) / h,
                        vy = (x[j + 1] - previous[j + 1]) / h,
                        vz = (x[j + 2] - previous[j + 2]) / h;
                velocity[j] = vx;
                velocity[j + 1] = vy;
                velocity[j + 2] = vz;
            }
        }
    }
}
