package limber.models.strand;

import static limber.models.strand.StrandChannels.*;

import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;

/// The end of a substep: velocities that its displacements and turns amount to.
final class Velocities {
    private Velocities() {}

    /// The velocities of the free particles.
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
                if (w[i] == 0) continue;
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

    /// The angular velocities of the segments. D = q∘q̄_old is the turn in this
    /// substep. Its first three numbers are the sine of half its angle along its
    /// axis; over the fourth, the cosine, they are the tangent, which is what
    /// `rotate` adds before it makes q unit: so a free spin is kept.
    ///
    /// @param published whether that cosine is left out, a fault of a library and
    ///   of a game engine: a free spin dies away
    record AngularVelocity(double h, boolean published) implements Phase {
        /// The smallest cosine that is divided by: of nearly half a turn.
        private static final double LEAST = 1e-3;

        @Override public String name() { return "angular-velocity"; }
        @Override public String of() { return SEGMENT; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) { return s.of(INERTIA).length; }

        @Override public Formula formula() {
            return Formula.of("D = q\\circ\\bar{q}_{\\mathrm{old}}",
                    published ? "\\omega = \\frac{2}{h}\\,\\mathrm{Im}\\,D"
                            : "\\omega = \\frac{2}{h}\\,"
                                    + "\\frac{\\mathrm{Im}\\,D}{r}")
                    .number("h", "h", "s").vector("D", "d")
                    .vector("\\omega", "omega", "rad/s", "velocity");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] orientation = s.of(ORIENTATION),
                    previous = s.of(PREVIOUS_ORIENTATION),
                    angular = s.of(ANGULAR_VELOCITY);
            for (int i = from; i < to; i++) {
                int j = 3 * i, k = 4 * i;
                double qx = orientation[k], qy = orientation[k + 1],
                        qz = orientation[k + 2], qw = orientation[k + 3];
                double px = previous[k], py = previous[k + 1],
                        pz = previous[k + 2], pw = previous[k + 3];
                double dx = pw * qx - qw * px - (qy * pz - qz * py),
                        dy = pw * qy - qw * py - (qz * px - qx * pz),
                        dz = pw * qz - qw * pz - (qx * py - qy * px),
                        dw = pw * qw + qx * px + qy * py + qz * pz;
                double r = 1;
                if (!published) r = Math.abs(dw) >= LEAST ? dw
                        : dw < 0 ? -LEAST : LEAST;
                double omegax = 2 / h * dx / r, omegay = 2 / h * dy / r,
                        omegaz = 2 / h * dz / r;
                angular[j] = omegax;
                angular[j + 1] = omegay;
                angular[j + 2] = omegaz;
            }
        }
    }
}
