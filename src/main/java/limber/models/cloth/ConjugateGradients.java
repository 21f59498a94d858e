package limber.models.cloth;

import static limber.models.cloth.ClothChannels.*;

import java.util.List;
import limber.engine.Formula;
import limber.engine.Loop;
import limber.engine.Measure;
import limber.engine.Phase;
import limber.engine.Rounds;
import limber.engine.State;

/// The solve of a [LinearSystem] by conjugate gradients, and the step that follows.
///
/// A pinned particle has no unknown: its r, p and q stay 0.
final class ConjugateGradients {
    private ConjugateGradients() {}

    /// The loop of the solve: on while ρ > tolerance²·ρ₀, and while the matrix is
    /// positive.
    ///
    /// @param scalars that describe a round
    static Loop loop(double h, Forces.Stiffness k, double damping,
            double tolerance, int most, List<Measure> scalars) {
        double least = tolerance * tolerance;
        Rounds rounds = Rounds.whilst(s -> {
            double[] solve = s.of(SOLVE);
            return solve[BROKE] == 0 && solve[RHO] > least * solve[RHO_0];
        }, most);
        return new Loop("cg", rounds, List.of(new Product(h, k, damping),
                new Advance(), new Turn()), scalars);
    }

    /// The product q = A·p of the matrix and the direction, and κ = p·q. The solve
    /// is broken if κ is not positive.
    record Product(double h, Forces.Stiffness k, double damping)
            implements Phase {
        @Override public String name() { return "product"; }
        @Override public String of() { return "particle"; }
        @Override public boolean independent() { return false; }
        @Override public int size(State s) { return s.of(INVERSE_MASS).length; }

        @Override public Formula formula() {
            return Formula.of("e = p_i - p_j", "q_i = m_i\\,p_i + \\sum\\,"
                    + "(h^2\\,t\\,e + (h\\,\\beta + h^2\\,(k - t))\\,"
                    + "(n\\cdot e)\\,n)",
                    "\\kappa' = \\kappa + p\\cdot q")
                    .number("m_i", "mass", "kg").vector("e", "e", "N·s", "")
                    .vector("n", "n").number("h^2", "hh", "s²")
                    .number("\\beta", "damping", "N·s/m").number("t", "t", "N/m")
                    .number("k", "stiffness", "N/m")
                    .number("n\\cdot e", "en", "N·s")
                    .vector("q_i", "q", "kg·N·s", "force")
                    .number("\\kappa'", "kappa");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] search = s.of(SEARCH), product = s.of(PRODUCT),
                    m = s.of(MASSES), w = s.of(INVERSE_MASS),
                    across = s.of(ACROSS), along = s.of(ALONG), solve = s.of(SOLVE);
            int[] first = s.ints(SPRINGS_FROM), springs = s.ints(SPRINGS_OF),
                    others = s.ints(OTHER_ENDS), kinds = s.ints(KIND);
            double hh = h * h;
            if (from == 0) solve[KAPPA] = 0;
            for (int i = from; i < to; i++) {
                int j = 3 * i;
                double mass = m[i];
                double px = search[j], py = search[j + 1],
                        pz = search[j + 2];
                double qx = mass * px, qy = mass * py, qz = mass * pz;
                int end = w[i] > 0 ? first[i + 1] : 0;
                for (int c = first[i]; c < end; c++) {
                    int l = springs[c], o = 3 * others[c];
                    double t = across[l];
                    double ex = px - search[o], ey = py - search[o + 1],
                            ez = pz - search[o + 2];
                    double nx = along[3 * l], ny = along[3 * l + 1],
                            nz = along[3 * l + 2];
                    double en = nx * ex + ny * ey + nz * ez;
                    double stiffness = k.of(kinds[l]);
                    double side = hh * t,
                            length = (h * damping + hh * (stiffness - t)) * en;
                    qx += side * ex + length * nx;
                    qy += side * ey + length * ny;
                    qz += side * ez + length * nz;
                }
                if (w[i] == 0) qx = qy = qz = 0;
                product[j] = qx;
                product[j + 1] = qy;
                product[j + 2] = qz;
                double kappa = solve[KAPPA] + (px * qx + py * qy + pz * qz);
                solve[KAPPA] = kappa;
                if (i < m.length - 1) continue;
                solve[BROKE] = kappa > 0 ? 0 : 1;
                solve[USED] += kappa > 0 ? 1 : 0;
            }
        }
    }

    /// The step along the direction: α = ρ/κ.
    record Advance() implements Phase {
        @Override public String name() { return "advance"; }
        @Override public String of() { return "particle"; }
        @Override public boolean independent() { return false; }
        @Override public int size(State s) {
            return s.of(SOLVE)[BROKE] > 0 ? 0 : s.of(INVERSE_MASS).length;
        }

        @Override public Formula formula() {
            return Formula.of("\\alpha = \\frac{\\rho}{\\kappa}",
                    "\\Delta v' = \\Delta v + \\alpha\\,p", "r' = r - \\alpha\\,q",
                    "\\rho' = \\sum\\,r'\\cdot r'").number("\\alpha", "alpha")
                    .vector("p", "p", "N·s", "").vector("q", "q", "kg·N·s", "force")
                    .vector("r'", "r", "N·s", "residual")
                    .number("\\rho'", "rho", "N²·s²");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] search = s.of(SEARCH), product = s.of(PRODUCT),
                    residual = s.of(LINEAR_RESIDUAL), deltaV = s.of(DELTA_V),
                    solve = s.of(SOLVE);
            if (from == 0) {
                solve[ALPHA] = solve[RHO] / solve[KAPPA];
                solve[RHO_NEXT] = 0;
            }
            double alpha = solve[ALPHA];
            for (int j = 3 * from; j < 3 * to; j += 3) {
                double px = search[j], py = search[j + 1],
                        pz = search[j + 2];
                double qx = product[j], qy = product[j + 1], qz = product[j + 2];
                deltaV[j] += alpha * px;
                deltaV[j + 1] += alpha * py;
                deltaV[j + 2] += alpha * pz;
                double rx = residual[j] - alpha * qx,
                        ry = residual[j + 1] - alpha * qy,
                        rz = residual[j + 2] - alpha * qz;
                residual[j] = rx;
                residual[j + 1] = ry;
                residual[j + 2] = rz;
                double rho = solve[RHO_NEXT] + (rx * rx + ry * ry + rz * rz);
                solve[RHO_NEXT] = rho;
            }
        }
    }

    /// The next direction: β = ρ'/ρ.
    record Turn() implements Phase {
        @Override public String name() { return "direction"; }
        @Override public String of() { return "particle"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) {
            return s.of(SOLVE)[BROKE] > 0 ? 0 : s.of(INVERSE_MASS).length;
        }

        @Override public Formula formula() {
            return Formula.of("\\beta = \\frac{\\rho'}{\\rho}",
                    "p' = r + \\beta\\,p")
                    .number("\\beta", "beta").vector("r", "r", "N·s", "residual")
                    .vector("p'", "p", "N·s", "");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] search = s.of(SEARCH), residual = s.of(LINEAR_RESIDUAL),
                    solve = s.of(SOLVE);
            if (from == 0) {
                solve[BETA] = solve[RHO_NEXT] / solve[RHO];
                solve[RHO] = solve[RHO_NEXT];
            }
            double beta = solve[BETA];
            for (int j = 3 * from; j < 3 * to; j += 3) {
                double rx = residual[j], ry = residual[j + 1],
                        rz = residual[j + 2];
                double px = rx + beta * search[j],
                        py = ry + beta * search[j + 1],
                        pz = rz + beta * search[j + 2];
                search[j] = px;
                search[j + 1] = py;
                search[j + 2] = pz;
            }
        }
    }

    /// The end of the step.
    record Move(double h) implements Phase {
        @Override public String name() { return "move"; }
        @Override public String of() { return "particle"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) { return s.of(INVERSE_MASS).length; }

        @Override public Formula formula() {
            return Formula.of("v' = v + \\Delta v", "x' = x + h\\,v'")
                    .vector("\\Delta v", "d", "m/s", "velocity")
                    .number("h", "h", "s").vector("v'", "v", "m/s", "velocity");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] x = s.of(POSITION), velocity = s.of(VELOCITY),
                    deltaV = s.of(DELTA_V), w = s.of(INVERSE_MASS);
            for (int i = from; i < to; i++) {
                if (w[i] == 0) continue;
                int j = 3 * i;
                double dx = deltaV[j], dy = deltaV[j + 1], dz = deltaV[j + 2];
                double vx = velocity[j] + dx, vy = velocity[j + 1] + dy,
                        vz = velocity[j + 2] + dz;
                velocity[j] = vx;
                velocity[j + 1] = vy;
                velocity[j + 2] = vz;
                x[j] += h * vx;
                x[j + 1] += h * vy;
                x[j + 2] += h * vz;
            }
        }
    }
}
