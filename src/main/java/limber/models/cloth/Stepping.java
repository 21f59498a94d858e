package limber.models.cloth;

import static limber.models.cloth.ClothChannels.*;

import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.engine.settings.Vec;

/// The explicit integrators of a cloth of springs. The acceleration is always
/// a = g + w·f.
///
/// `explicit`: x' = x + h·v, then v' = v + h·a, both from the old state.
/// `symplectic`: v' = v + h·a, then x' = x + h·v'. `velocity-verlet`: half of the
/// velocity's step, the positions, the forces there, and the other half.
final class Stepping {
    private Stepping() {}

    private static boolean free(double[] w, int i) {
        return w[i] > 0;
    }

    /// One step of both.
    ///
    /// @param velocityFirst whether positions move with the new velocity
    record Step(double h, Vec gravity, boolean velocityFirst) implements Phase {
        @Override public String name() { return "step"; }
        @Override public String of() { return "particle"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) { return s.of(INVERSE_MASS).length; }

        @Override public Formula formula() {
            return (velocityFirst
                    ? Formula.of("a = g + w\\,f", "v' = v + h\\,a",
                            "x' = x + h\\,v'")
                    : Formula.of("a = g + w\\,f", "x' = x + h\\,v",
                            "v' = v + h\\,a"))
                    .vector("a", "a", "m/s²", "force")
                    .vector("g", "gravity", "m/s²", "force")
                    .number("w", "inverse", "1/kg").number("h", "h", "s")
                    .vector("v'", "next", "m/s", "velocity");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] x = s.of(POSITION), v = s.of(VELOCITY), f = s.of(FORCE),
                    w = s.of(INVERSE_MASS);
            for (int i = from; i < to; i++) {
                if (!free(w, i)) continue;
                int j = 3 * i;
                double inverse = w[i];
                double ax = gravity.x() + inverse * f[j],
                        ay = gravity.y() + inverse * f[j + 1],
                        az = gravity.z() + inverse * f[j + 2];
                double nextx = v[j] + h * ax, nexty = v[j + 1] + h * ay,
                        nextz = v[j + 2] + h * az;
                x[j] += h * (velocityFirst ? nextx : v[j]);
                x[j + 1] += h * (velocityFirst ? nexty : v[j + 1]);
                x[j + 2] += h * (velocityFirst ? nextz : v[j + 2]);
                v[j] = nextx;
                v[j + 1] = nexty;
                v[j + 2] = nextz;
            }
        }
    }

    /// Half a step of the velocity and a whole one of the position; the forces are
    /// then summed again.
    record KickDrift(double h, Vec gravity) implements Phase {
        @Override public String name() { return "kick-drift"; }
        @Override public String of() { return "particle"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) { return s.of(INVERSE_MASS).length; }

        @Override public Formula formula() {
            return Formula.of("a = g + w\\,f", "v' = v + \\frac{h}{2}\\,a",
                    "x' = x + h\\,v'", "f = 0")
                    .vector("a", "a", "m/s²", "force")
                    .vector("g", "gravity", "m/s²", "force")
                    .number("w", "inverse", "1/kg").number("h", "h", "s");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] x = s.of(POSITION), v = s.of(VELOCITY), f = s.of(FORCE),
                    w = s.of(INVERSE_MASS);
            for (int i = from; i < to; i++) {
                int j = 3 * i;
                if (free(w, i)) {
                    double inverse = w[i];
                    double ax = gravity.x() + inverse * f[j],
                            ay = gravity.y() + inverse * f[j + 1],
                            az = gravity.z() + inverse * f[j + 2];
                    v[j] += h / 2 * ax;
                    v[j + 1] += h / 2 * ay;
                    v[j + 2] += h / 2 * az;
                    for (int k = j; k < j + 3; k++) x[k] += h * v[k];
                }
                for (int k = j; k < j + 3; k++) f[k] = 0;
            }
        }
    }

    /// The other half of the velocity's step.
    record Kick(double h, Vec gravity) implements Phase {
        @Override public String name() { return "kick"; }
        @Override public String of() { return "particle"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) { return s.of(INVERSE_MASS).length; }

        @Override public Formula formula() {
            return Formula.of("a = g + w\\,f", "v' = v + \\frac{h}{2}\\,a")
                    .vector("a", "a", "m/s²", "force")
                    .vector("g", "gravity", "m/s²", "force")
                    .number("w", "inverse", "1/kg").number("h", "h", "s");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] v = s.of(VELOCITY), f = s.of(FORCE), w = s.of(INVERSE_MASS);
            for (int i = from; i < to; i++) {
                if (!free(w, i)) continue;
                int j = 3 * i;
                double inverse = w[i];
                double ax = gravity.x() + inverse * f[j],
                        ay = gravity.y() + inverse * f[j + 1],
                        az = gravity.z() + inverse * f[j + 2];
                v[j] += h / 2 * ax;
                v[j + 1] += h / 2 * ay;
                v[j + 2] += h / 2 * az;
            }
        }
    }

    /// The velocity that a substep's displacement amounts to.
    record Velocity(double h) implements Phase {
        @Override public String name() { return "velocity"; }
        @Override public String of() { return "particle"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) { return s.of(INVERSE_MASS).length; }

        @Override public Formula formula() {
            return Formula.of("v = \\frac{x - x_{\\mathrm{old}}}{h}")
                    .vector("x", "x", "m", "position")
                    .vector("x_{\\mathrm{old}}", "old", "m", "position")
                    .number("h", "h", "s").vector("v", "v", "m/s", "velocity");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] position = s.of(POSITION), previous = s.of(PREVIOUS),
                    velocity = s.of(VELOCITY), w = s.of(INVERSE_MASS);
            for (int i = from; i < to; i++) {
                if (!free(w, i)) continue;
                int j = 3 * i;
                double xx = position[j], xy = position[j + 1], xz = position[j + 2];
                double oldx = previous[j], oldy = previous[j + 1],
                        oldz = previous[j + 2];
                double vx = (xx - oldx) / h, vy = (xy - oldy) / h,
                        vz = (xz - oldz) / h;
                velocity[j] = vx;
                velocity[j + 1] = vy;
                velocity[j + 2] = vz;
            }
        }
    }
}
