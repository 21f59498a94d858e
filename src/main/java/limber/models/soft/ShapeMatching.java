package limber.models.soft;

import static limber.models.soft.SoftChannels.*;

import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.engine.settings.Vec;

/// The phases of shape matching that go over the particles: each is pulled towards
/// where the body at rest, moved and turned as a whole, would have it.
///
/// The turning in between is in [PolarDecomposition]. Source: M. Müller, B.
/// Heidelberger, M. Teschner and M. Gross, Meshless deformations based on shape
/// matching, 2005.
final class ShapeMatching {
    private ShapeMatching() {}

    /// The centre of mass, t = Σ m x/Σ m.
    record Centre() implements Phase {
        @Override public String name() { return "centre"; }
        @Override public String of() { return "particle"; }
        @Override public boolean independent() { return false; }
        @Override public int size(State s) { return s.of(MASSES).length; }

        @Override public Formula formula() {
            return Formula.of("t = \\frac{\\sum\\,m\\,x}{M}")
                    .number("m", "mass", "kg")
                    .number("M", "whole", "kg").vector("t", "t", "m", "position");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] x = s.of(POSITION), m = s.of(MASSES), centre = s.of(CENTRE),
                    fit = s.of(FIT);
            double whole = fit[MASS_SUM];
            for (int i = from; i < to; i++) {
                int j = 3 * i;
                double mass = m[i];
                double sumx = (i == 0 ? 0 : centre[0]) + mass * x[j],
                        sumy = (i == 0 ? 0 : centre[1]) + mass * x[j + 1],
                        sumz = (i == 0 ? 0 : centre[2]) + mass * x[j + 2];
                double all = i < m.length - 1 ? 1 : whole;
                double tx = sumx / all, ty = sumy / all, tz = sumz / all;
                centre[0] = tx;
                centre[1] = ty;
                centre[2] = tz;
            }
        }
    }

    /// The covariance of the body and its rest shape, A = Σ m (x − t) qᵀ.
    record Covariance() implements Phase {
        @Override public String name() { return "covariance"; }
        @Override public String of() { return "particle"; }
        @Override public boolean independent() { return false; }
        @Override public int size(State s) { return s.of(MASSES).length; }

        @Override public Formula formula() {
            return Formula.of("A' = A + m\\,(x - t)\\,q^T")
                    .number("m", "mass", "kg")
                    .vector("x - t", "d", "m", "position")
                    .vector("q", "q", "m", "position");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] x = s.of(POSITION), m = s.of(MASSES), offset = s.of(OFFSET),
                    centre = s.of(CENTRE), covariance = s.of(COVARIANCE);
            if (from == 0) for (int k = 0; k < 9; k++) covariance[k] = 0;
            for (int i = from; i < to; i++) {
                int j = 3 * i;
                double mass = m[i];
                double dx = x[j] - centre[0], dy = x[j + 1] - centre[1],
                        dz = x[j + 2] - centre[2];
                double qx = offset[j], qy = offset[j + 1], qz = offset[j + 2];
                covariance[0] += mass * dx * qx;
                covariance[1] += mass * dx * qy;
                covariance[2] += mass * dx * qz;
                covariance[3] += mass * dy * qx;
                covariance[4] += mass * dy * qy;
                covariance[5] += mass * dy * qz;
                covariance[6] += mass * dz * qx;
                covariance[7] += mass * dz * qy;
                covariance[8] += mass * dz * qz;
            }
        }
    }

    /// The pull of each free particle towards its goal t + T q.
    ///
    /// @param rigidity α, 0..1: the share of the way to the goal in a substep
    record Match(double h, double damping, Vec gravity, double rigidity)
            implements Phase {
        @Override public String name() { return "match"; }
        @Override public String of() { return "particle"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) { return s.of(INVERSE_MASS).length; }

        @Override public Formula formula() {
            return Formula.of("u = t + T\\,q - x",
                    "v' = (1 - d\\,h)\\,v + h\\,g + \\frac{\\alpha}{h}\\,u",
                    "x_{\\mathrm{old}} = x", "x' = x + h\\,v'")
                    .vector("u", "u", "m", "correction")
                    .vector("q", "q", "m", "position").number("d", "damping", "1/s")
                    .number("h", "h", "s").vector("g", "gravity", "m/s²", "force")
                    .number("\\alpha", "rigidity")
                    .vector("v'", "v", "m/s", "velocity");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] x = s.of(POSITION), velocity = s.of(VELOCITY),
                    previous = s.of(PREVIOUS), w = s.of(INVERSE_MASS),
                    offset = s.of(OFFSET), t = s.of(CENTRE),
                    transform = s.of(TRANSFORM);
            double c = 1 - damping * h, pull = rigidity / h;
            for (int i = from; i < to; i++) {
                if (w[i] == 0) continue;
                int j = 3 * i;
                double qx = offset[j], qy = offset[j + 1], qz = offset[j + 2];
                double ux = t[0] + (transform[0] * qx + transform[1] * qy
                        + transform[2] * qz) - x[j],
                        uy = t[1] + (transform[3] * qx + transform[4] * qy
                                + transform[5] * qz) - x[j + 1],
                        uz = t[2] + (transform[6] * qx + transform[7] * qy
                                + transform[8] * qz) - x[j + 2];
                double vx = c * velocity[j] + h * gravity.x() + pull * ux,
                        vy = c * velocity[j + 1] + h * gravity.y() + pull * uy,
                        vz = c * velocity[j + 2] + h * gravity.z() + pull * uz;
                velocity[j] = vx;
                velocity[j + 1] = vy;
                velocity[j + 2] = vz;
                for (int k = j; k < j + 3; k++) previous[k] = x[k];
                x[j] += h * vx;
                x[j + 1] += h * vy;
                x[j + 2] += h * vz;
            }
        }
    }
}
