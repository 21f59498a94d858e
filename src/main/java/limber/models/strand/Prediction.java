package limber.models.strand;

import static limber.models.strand.StrandChannels.*;

import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.engine.settings.Vec;

/// The beginning of a substep: particles and segments move on as if nothing held
/// them together.
final class Prediction {
    private Prediction() {}

    /// The prediction of the particles.
    ///
    /// @param load force on the last particle, N
    record Predict(double h, double damping, Vec gravity, Vec load)
            implements Phase {
        @Override public String name() { return "predict"; }
        @Override public String of() { return "particle"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) { return s.of(INVERSE_MASS).length; }

        @Override public Formula formula() {
            return Formula.of("v' = (1 - d\\,h)\\,v + h\\,(g + w\\,F)",
                    "x' = x + h\\,v'")
                    .number("d", "damping", "1/s").number("h", "h", "s")
                    .vector("g", "gravity", "m/s²", "force")
                    .number("w", "inverse", "1/kg")
                    .vector("F", "load", "N", "force")
                    .vector("v'", "v", "m/s", "velocity");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] x = s.of(POSITION), previous = s.of(PREVIOUS),
                    velocity = s.of(VELOCITY), w = s.of(INVERSE_MASS);
            int last = w.length - 1;
            for (int i = from; i < to; i++) {
                int j = 3 * i;
                for (int k = j; k < j + 3; k++) previous[k] = x[k];
                if (w[i] == 0) continue;
                double inverse = i == last ? w[i] : 0, kept = 1 - damping * h;
                double vx = kept * velocity[j]
                        + h * (gravity.x() + inverse * load.x());
                double vy = kept * velocity[j + 1]
                        + h * (gravity.y() + inverse * load.y());
                double vz = kept * velocity[j + 2]
                        + h * (gravity.z() + inverse * load.z());
                velocity[j] = vx;
                velocity[j + 1] = vy;
                velocity[j + 2] = vz;
                x[j] += h * vx;
                x[j + 1] += h * vy;
                x[j + 2] += h * vz;
            }
        }
    }

    /// The prediction of the segments: each turns on with its angular velocity, and
    /// all multipliers begin at 0.
    ///
    /// @param torque on the last segment, N·m
    record Rotate(double h, double spinDamping, Vec torque) implements Phase {
        @Override public String name() { return "rotate"; }
        @Override public String of() { return SEGMENT; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) { return s.of(INERTIA).length; }

        @Override public Formula formula() {
            return Formula.of("\\omega' = (1 - d\\,h)\\,\\omega + \\frac{h}{J}\\,T",
                    "p = q + \\frac{h}{2}\\,\\omega'\\circ q",
                    "q' = \\frac{p}{|p|}", "\\lambda = 0")
                    .number("d", "spinDamping", "1/s").number("h", "h", "s")
                    .number("J", "inertia", "kg·m²")
                    .vector("T", "torque", "N·m", "force")
                    .vector("\\omega'", "omega", "rad/s", "velocity")
                    .vector("p", "p").number("|p|", "size");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] orientation = s.of(ORIENTATION),
                    previous = s.of(PREVIOUS_ORIENTATION),
                    angular = s.of(ANGULAR_VELOCITY), inertias = s.of(INERTIA),
                    lambda = s.of(LAMBDAS), bend = s.of(LAMBDAS_BEND),
                    tally = s.of(TALLY);
            int last = inertias.length - 1;
            for (int i = from; i < to; i++) {
                int j = 3 * i, k = 4 * i;
                for (int c = k; c < k + 4; c++) previous[c] = orientation[c];
                double inertia = inertias[i], kept = 1 - spinDamping * h,
                        push = i == last ? h / inertia : 0;
                double omegax = kept * angular[j] + push * torque.x(),
                        omegay = kept * angular[j + 1] + push * torque.y(),
                        omegaz = kept * angular[j + 2] + push * torque.z();
                angular[j] = omegax;
                angular[j + 1] = omegay;
                angular[j + 2] = omegaz;
                double qx = orientation[k], qy = orientation[k + 1],
                        qz = orientation[k + 2], qw = orientation[k + 3];
                double half = h / 2;
                double px = qx + half * (omegax * qw + omegay * qz - omegaz * qy),
                        py = qy + half * (omegay * qw + omegaz * qx - omegax * qz),
                        pz = qz + half * (omegaz * qw + omegax * qy - omegay * qx),
                        pw = qw - half * (omegax * qx + omegay * qy + omegaz * qz);
                double size = Math.sqrt(px * px + py * py + pz * pz + pw * pw);
                orientation[k] = px / size;
                orientation[k + 1] = py / size;
                orientation[k + 2] = pz / size;
                orientation[k + 3] = pw / size;
                for (int c = j; c < j + 3; c++) lambda[c] = 0;
                // an open strand has one joint more than segments
                int end = i == last ? bend.length : j + 3;
                for (int c = j; c < end; c++) bend[c] = 0;
                tally[H] = h; // the multipliers belong to this substep
            }
        }
    }
}
