package limber.models.cloth;

import static limber.models.cloth.ClothChannels.*;

import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.engine.settings.Vec;

/// Extended position based dynamics: positions are predicted, then each spring
/// moves its ends, as far as its compliance lets it, sweep after sweep.
///
/// With C = l − L and α̃ = α/h², a spring adds
/// Δλ = (−C − α̃·λ − γ·s)/((1 + γ)(w_a + w_b) + α̃) to its multiplier λ and moves
/// its ends by w·Δλ along its direction n. Source: M. Macklin, M. Müller and
/// N. Chentanez, XPBD, 2016, Algorithm 1.
final class PositionBased {
    private PositionBased() {}

    /// The prediction without springs.
    record Predict(double h, Vec gravity) implements Phase {
        @Override public String name() { return "predict"; }
        @Override public String of() { return "particle"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) { return s.of(INVERSE_MASS).length; }

        @Override public Formula formula() {
            return Formula.of("a = g + w\\,f", "v' = v + h\\,a", "x' = x + h\\,v'")
                    .vector("a", "a", "m/s²", "force")
                    .vector("g", "gravity", "m/s²", "force")
                    .number("w", "inverse", "1/kg").number("h", "h", "s")
                    .vector("v'", "v", "m/s", "velocity");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] x = s.of(POSITION), velocity = s.of(VELOCITY),
                    f = s.of(FORCE), w = s.of(INVERSE_MASS);
            for (int i = from; i < to; i++) {
                if (w[i] == 0) continue;
                int j = 3 * i; // gap predict
                double inverse = w[i];
                double ax = gravity.x() + inverse * f[j],
                        ay = gravity.y() + inverse * f[j + 1],
                        az = gravity.z() + inverse * f[j + 2];
                double vx = velocity[j] + h * ax, vy = velocity[j + 1] + h * ay,
                        vz = velocity[j + 2] + h * az;
                velocity[j] = vx;
                velocity[j + 1] = vy;
                velocity[j + 2] = vz;
                x[j] += h * vx;
                x[j + 1] += h * vy;
                x[j + 2] += h * vz; // end of gap predict
            }
        }
    }

    /// The multipliers begin at 0 in each substep.
    record Reset() implements Phase {
        @Override public String name() { return "reset"; }
        @Override public String of() { return "spring"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) { return s.of(REST).length; }
        @Override public Formula formula() { return Formula.of("\\lambda = 0"); }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] lambda = s.of(LAMBDAS);
            for (int i = from; i < to; i++) lambda[i] = 0;
        }
    }

    /// The correction of each spring, from the positions as they now are.
    ///
    /// @param alpha compliance by kind, m/N
    /// @param damping of each spring, N·s/m
    /// @param batched whether a round is one batch of springs that share no
    ///   particle
    /// @param omitted whether the term α̃·λ is left out, a fault of many ports
    record Distance(double h, Forces.Stiffness alpha, double damping,
            boolean batched, boolean omitted)
            implements Phase {
        @Override public String name() { return "distance"; }
        @Override public String of() { return "spring"; }
        @Override public boolean independent() { return batched; }
        @Override public int size(State s) { return s.of(REST).length; }
        @Override public int size(State s, int round) {
            int[] batch = s.ints(SPRING_BATCHES);
            return batched ? batch[round + 1] - batch[round] : size(s);
        }

        @Override public int element(State s, int round, int i) {
            return batched
                    ? s.ints(SPRINGS_BATCHED)[s.ints(SPRING_BATCHES)[round] + i]
                    : i;
        }

        @Override public Formula formula() {
            return Formula.of("C = l - L",
                    "\\tilde\\alpha = \\frac{\\alpha}{h^2},\\; "
                            + "\\gamma = \\frac{\\alpha\\,\\beta}{h}",
                    omitted ? "\\Delta\\lambda = \\frac{-C - \\gamma\\,s}{"
                            + "(1 + \\gamma)\\,W + \\tilde\\alpha}"
                            : "\\Delta\\lambda = \\frac{-C - "
                                    + "\\tilde\\alpha\\,\\lambda - \\gamma\\,s}{"
                                    + "(1 + \\gamma)\\,W + \\tilde\\alpha}",
                    "\\lambda' = \\lambda + \\Delta\\lambda",
                    "x_a' = x_a - w_a\\,\\Delta\\lambda\\,n",
                    "x_b' = x_b + w_b\\,\\Delta\\lambda\\,n")
                    .number("C", "c", "m", "correction")
                    .number("l", "length", "m", "position").number("L", "rest", "m")
                    .number("\\alpha", "compliance", "m/N")
                    .number("\\tilde\\alpha", "soft", "m/(N·s²)")
                    .number("\\gamma", "gamma").number("\\beta", "damping", "N·s/m")
                    .number("h", "h", "s").number("\\lambda", "lambda", "N·s²")
                    .number("s", "moved", "m").number("W", "weights", "1/kg")
                    .number("\\Delta\\lambda", "change", "N·s²", "correction")
                    .vector("n", "n");
        }

        @Override public void run(State s, int round, int from, int to) {
            double[] x = s.of(POSITION), old = s.of(PREVIOUS),
                    w = s.of(INVERSE_MASS), lambdas = s.of(LAMBDAS),
                    rests = s.of(REST), tally = s.of(TALLY);
            int[] ends = s.ints(ENDS), kinds = s.ints(KIND),
                    order = s.ints(SPRINGS_BATCHED);
            int base = batched ? s.ints(SPRING_BATCHES)[round] : 0;
            for (int k = from; k < to; k++) {
                int spring = batched ? order[base + k] : k;
                correct(x, old, w, lambdas, rests, ends, kinds, tally, spring);
            }
        }

        private void correct(double[] x, double[] old, double[] w,
                double[] lambdas, double[] rests, int[] ends, int[] kinds,
                double[] tally, int spring) {
            int ia = ends[2 * spring], ib = ends[2 * spring + 1];
            double weights = w[ia] + w[ib];
            if (weights == 0) return;
            int a = 3 * ia, b = 3 * ib;
            double dx = x[b] - x[a], dy = x[b + 1] - x[a + 1],
                    dz = x[b + 2] - x[a + 2];
            double length = Math.sqrt(dx * dx + dy * dy + dz * dz);
            if (length < Forces.SHORTEST) {
                tally[SKIPPED] += 1;
                return;
            }
            double nx = dx / length, ny = dy / length, nz = dz / length;
            double rest = rests[spring], c = length - rest;
            double compliance = alpha.of(kinds[spring]);
            double soft = compliance / (h * h), gamma = compliance * damping / h;
            double damped = 0;
            if (gamma > 0) {
                double moved = nx * (x[b] - old[b] - (x[a] - old[a]))
                        + ny * (x[b + 1] - old[b + 1] - (x[a + 1] - old[a + 1]))
                        + nz * (x[b + 2] - old[b + 2] - (x[a + 2] - old[a + 2]));
                damped = gamma * moved;
            } // gap relax // gap multiplier
            double lambda = lambdas[spring], kept = omitted ? 0 : soft * lambda;
            double change = (-c - kept - damped) / ((1 + gamma) * weights + soft);
            lambdas[spring] = lambda + change; // end of gap multiplier
            double wa = w[ia] * change, wb = w[ib] * change;
            x[a] -= wa * nx;
            x[a + 1] -= wa * ny;
            x[a + 2] -= wa * nz;
            x[b] += wb * nx;
            x[b + 1] += wb * ny;
            x[b + 2] += wb * nz; // end of gap relax
        }
    }
}
