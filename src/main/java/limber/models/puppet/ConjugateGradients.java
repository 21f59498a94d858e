package limber.models.puppet;

import static limber.models.puppet.PuppetChannels.*;

import java.util.List;
import limber.engine.Block;
import limber.engine.Formula;
import limber.engine.Loop;
import limber.engine.Measure;
import limber.engine.Phase;
import limber.engine.Rounds;
import limber.engine.State;

/// The global phase by conjugate gradients: x, y and z of the free vertices are
/// solved as one linear system, Σ w·(x_i − x_j) = Σ w·½(t_ij − t_ji), where t_ij is
/// the edge at rest, turned by R_i. Here p is the search direction.
///
/// A vertex that is not free has no unknown: its r, p and q stay 0.
final class ConjugateGradients {
    private ConjugateGradients() {}

    /// The loop of the solve: on while √ρ > tolerance, and while the matrix is
    /// positive.
    ///
    /// @param most steps
    /// @param scalars that describe a round
    static Loop loop(double tolerance, int most, List<Measure> scalars) {
        Rounds rounds = Rounds.whilst(s -> {
            double[] solve = s.of(SOLVE);
            return solve[BROKE] == 0 && Math.sqrt(solve[RHO]) > tolerance;
        }, most);
        List<Block> round = List.of(new Product(), new Step(), new Turn());
        return new Loop("cg", rounds, round, scalars);
    }

    /// The residual at the places of now, which is the first direction.
    record Residual() implements Phase {
        @Override public String name() { return "residual"; }
        @Override public String of() { return "vertex"; }
        @Override public boolean independent() { return false; }
        @Override public int size(State s) { return s.ints(FREEDOM).length; }

        @Override public Formula formula() {
            return Formula.of("v = \\frac{1}{2}\\,(t_{ij} - t_{ji})",
                    "r_i = \\sum_j\\,w\\,v - \\sum_j\\,w\\,(x_i - x_j)",
                    "p_i = r_i", "\\rho = \\sum\\,r\\cdot r")
                    .number("w", "w").vector("v", "v", "m", "position")
                    .vector("r_i", "r", "m", "residual")
                    .number("\\rho", "rho", "m²");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] x = s.of(VERTICES), weight = s.of(EDGE_WEIGHT),
                    turned = s.of(TURNED), residual = s.of(LINEAR_RESIDUAL),
                    search = s.of(SEARCH), solve = s.of(SOLVE);
            int[] spokes = s.ints(SPOKES_FROM), ends = s.ints(SPOKE_TO),
                    backs = s.ints(SPOKE_BACK), freedom = s.ints(FREEDOM);
            if (from == 0) for (int k = 0; k < SOLVE_SIZE; k++) solve[k] = 0;
            for (int i = from; i < to; i++) {
                int a = 3 * i;
                double rightx = 0, righty = 0, rightz = 0, leftx = 0, lefty = 0,
                        leftz = 0;
                int end = freedom[i] > 0 ? spokes[i + 1] : 0;
                for (int k = spokes[i]; k < end; k++) {
                    int j = 3 * ends[k];
                    int here = 3 * k, there = 3 * backs[k];
                    double w = weight[k];
                    double vx = 0.5 * (turned[here] - turned[there]),
                            vy = 0.5 * (turned[here + 1] - turned[there + 1]),
                            vz = 0.5 * (turned[here + 2] - turned[there + 2]);
                    rightx += w * vx;
                    righty += w * vy;
                    rightz += w * vz;
                    leftx += w * (x[a] - x[j]);
                    lefty += w * (x[a + 1] - x[j + 1]);
                    leftz += w * (x[a + 2] - x[j + 2]);
                }
                double rx = rightx - leftx, ry = righty - lefty,
                        rz = rightz - leftz;
                residual[a] = search[a] = rx;
                residual[a + 1] = search[a + 1] = ry;
                residual[a + 2] = search[a + 2] = rz;
                double rho = solve[RHO] + (rx * rx + ry * ry + rz * rz);
                solve[RHO] = rho;
            }
        }
    }

    /// The product q = A·p of the matrix and the search direction, and κ = p·q. The
    /// solve is broken if κ is not positive; that step is not taken.
    record Product() implements Phase {
        @Override public String name() { return "product"; }
        @Override public String of() { return "vertex"; }
        @Override public boolean independent() { return false; }
        @Override public int size(State s) { return s.ints(FREE).length; }
        @Override public int element(State s, int sweep, int i) {
            return s.ints(FREE)[i];
        }

        @Override public Formula formula() {
            return Formula.of("q_i = \\sum_j\\,w\\,(p_i - p_j)",
                    "\\kappa' = \\kappa + p_i\\cdot q_i").number("w", "w")
                    .vector("p_i", "p", "m", "").vector("q_i", "q", "m", "")
                    .number("\\kappa'", "kappa", "m²");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] search = s.of(SEARCH), product = s.of(PRODUCT),
                    weight = s.of(EDGE_WEIGHT), solve = s.of(SOLVE);
            int[] spokes = s.ints(SPOKES_FROM), ends = s.ints(SPOKE_TO),
                    free = s.ints(FREE);
            if (from == 0) solve[KAPPA] = 0;
            for (int f = from; f < to; f++) {
                int i = free[f], a = 3 * i;
                double px = search[a], py = search[a + 1],
                        pz = search[a + 2];
                double qx = 0, qy = 0, qz = 0;
                for (int k = spokes[i]; k < spokes[i + 1]; k++) {
                    int j = 3 * ends[k];
                    double w = weight[k];
                    qx += w * (px - search[j]);
                    qy += w * (py - search[j + 1]);
                    qz += w * (pz - search[j + 2]);
                }
                product[a] = qx;
                product[a + 1] = qy;
                product[a + 2] = qz;
                double kappa = solve[KAPPA] + (px * qx + py * qy + pz * qz);
                solve[KAPPA] = kappa;
                if (f < free.length - 1) continue;
                solve[BROKE] = kappa > 0 ? 0 : 1;
                solve[STEPS] += kappa > 0 ? 1 : 0;
            }
        }
    }

    /// The step along the direction.
    record Step() implements Phase {
        @Override public String name() { return "step"; }
        @Override public String of() { return "vertex"; }
        @Override public boolean independent() { return false; }
        @Override public int size(State s) {
            return s.of(SOLVE)[BROKE] > 0 ? 0 : s.ints(FREE).length;
        }
        @Override public int element(State s, int sweep, int i) {
            return s.ints(FREE)[i];
        }

        @Override public Formula formula() {
            return Formula.of("\\alpha = \\frac{\\rho}{\\kappa}",
                    "x' = x + \\alpha\\,p", "r' = r - \\alpha\\,q",
                    "\\rho' = \\sum\\,r'\\cdot r'")
                    .number("\\alpha", "alpha")
                    .vector("p", "p", "m", "").vector("q", "q", "m", "")
                    .vector("r'", "r", "m", "residual")
                    .number("\\rho'", "rho", "m²");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] x = s.of(VERTICES), search = s.of(SEARCH),
                    product = s.of(PRODUCT), residual = s.of(LINEAR_RESIDUAL),
                    solve = s.of(SOLVE);
            int[] free = s.ints(FREE);
            if (from == 0) {
                solve[ALPHA] = solve[RHO] / solve[KAPPA];
                solve[RHO_NEXT] = 0;
            }
            double alpha = solve[ALPHA];
            for (int f = from; f < to; f++) {
                int a = 3 * free[f];
                double px = search[a], py = search[a + 1],
                        pz = search[a + 2];
                double qx = product[a], qy = product[a + 1], qz = product[a + 2];
                x[a] += alpha * px;
                x[a + 1] += alpha * py;
                x[a + 2] += alpha * pz;
                double rx = residual[a] - alpha * qx,
                        ry = residual[a + 1] - alpha * qy,
                        rz = residual[a + 2] - alpha * qz;
                residual[a] = rx;
                residual[a + 1] = ry;
                residual[a + 2] = rz;
                double rho = solve[RHO_NEXT] + (rx * rx + ry * ry + rz * rz);
                solve[RHO_NEXT] = rho;
            }
        }
    }

    /// The next direction: the residual and a share of the old direction.
    record Turn() implements Phase {
        @Override public String name() { return "direction"; }
        @Override public String of() { return "vertex"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) {
            return s.of(SOLVE)[BROKE] > 0 ? 0 : s.ints(FREE).length;
        }
        @Override public int element(State s, int sweep, int i) {
            return s.ints(FREE)[i];
        }

        @Override public Formula formula() {
            return Formula.of("\\beta = \\frac{\\rho'}{\\rho}",
                    "p' = r + \\beta\\,p").number("\\beta", "beta")
                    .vector("r", "r", "m", "residual")
                    .vector("p'", "p", "m", "");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] search = s.of(SEARCH), residual = s.of(LINEAR_RESIDUAL),
                    solve = s.of(SOLVE);
            int[] free = s.ints(FREE);
            if (from == 0) {
                solve[BETA] = solve[RHO_NEXT] / solve[RHO];
                solve[RHO] = solve[RHO_NEXT];
            }
            double beta = solve[BETA];
            for (int f = from; f < to; f++) {
                int a = 3 * free[f];
                double rx = residual[a], ry = residual[a + 1],
                        rz = residual[a + 2];
                double px = rx + beta * search[a],
                        py = ry + beta * search[a + 1],
                        pz = rz + beta * search[a + 2];
                search[a] = px;
                search[a + 1] = py;
                search[a + 2] = pz;
            }
        }
    }
}
