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
/// solved as one linear system, Σ w·(x_i − x_j) = Σ w·½(R_i + R_j)(p_i − p_j).
///
/// A vertex that is not free has no unknown: its ρ and d stay 0.
final class ConjugateGradients {
    private ConjugateGradients() {}

    /// The loop of the solve: on while √γ > tolerance, and while the matrix is
    /// positive.
    ///
    /// @param most steps
    /// @param scalars that describe a round
    static Loop loop(double tolerance, int most, List<Measure> scalars) {
        Rounds rounds = Rounds.whilst(s -> {
            double[] solve = s.of(SOLVE);
            return solve[BROKE] == 0 && Math.sqrt(solve[GAMMA]) > tolerance;
        }, most);
        List<Block> round = List.of(new Product(), new Step(), new Turn());
        return new Loop("cg", rounds, round, scalars);
    }

    /// The residual at the places of now, which is the first direction.
    record Residual() implements Phase {
        @Override public String name() { return "residual"; }
        @Override public String of() { return "vertex"; }
        @Override public boolean independent() { return false; }
        @Override public int size(State s) { return s.of(FREEDOM).length; }

        @Override public Formula formula() {
            return Formula.of("v = \\frac{1}{2}\\,(r_{ij} - r_{ji})",
                    "\\rho_i = \\sum_j\\,w\\,v - \\sum_j\\,w\\,(x_i - x_j)",
                    "d_i = \\rho_i", "\\gamma = \\sum\\,\\rho\\cdot\\rho")
                    .number("w", "w").vector("v", "v", "m", "position")
                    .vector("\\rho_i", "rho", "m", "residual")
                    .number("\\gamma", "gamma", "m²");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] x = s.of(VERTICES), spokes = s.of(SPOKES_FROM),
                    ends = s.of(SPOKE_TO), backs = s.of(SPOKE_BACK),
                    weight = s.of(EDGE_WEIGHT), turned = s.of(TURNED),
                    freedom = s.of(FREEDOM), remainder = s.of(REMAINDER),
                    direction = s.of(DIRECTION), solve = s.of(SOLVE);
            if (from == 0) for (int k = 0; k < SOLVE_SIZE; k++) solve[k] = 0;
            for (int i = from; i < to; i++) {
                int a = 3 * i;
                double rightx = 0, righty = 0, rightz = 0, leftx = 0, lefty = 0,
                        leftz = 0;
                int end = freedom[i] > 0 ? (int) spokes[i + 1] : 0;
                for (int k = (int) spokes[i]; k < end; k++) {
                    int j = 3 * (int) ends[k];
                    int here = 3 * k, there = 3 * (int) backs[k];
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
                double rhox = rightx - leftx, rhoy = righty - lefty,
                        rhoz = rightz - leftz;
                remainder[a] = direction[a] = rhox;
                remainder[a + 1] = direction[a + 1] = rhoy;
                remainder[a + 2] = direction[a + 2] = rhoz;
                double gamma = solve[GAMMA]
                        + (rhox * rhox + rhoy * rhoy + rhoz * rhoz);
                solve[GAMMA] = gamma;
            }
        }
    }

    /// The product of the matrix and the direction. The solve is broken if δ is not
    /// positive; that step is not taken.
    record Product() implements Phase {
        @Override public String name() { return "product"; }
        @Override public String of() { return "vertex"; }
        @Override public boolean independent() { return false; }
        @Override public int size(State s) { return s.of(FREE).length; }
        @Override public int element(State s, int sweep, int i) {
            return (int) s.of(FREE)[i];
        }

        @Override public Formula formula() {
            return Formula.of("q_i = \\sum_j\\,w\\,(d_i - d_j)",
                    "\\delta' = \\delta + d_i\\cdot q_i").number("w", "w")
                    .vector("d_i", "d", "m", "").vector("q_i", "q", "m", "")
                    .number("\\delta'", "delta", "m²");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] direction = s.of(DIRECTION), image = s.of(IMAGE),
                    spokes = s.of(SPOKES_FROM), ends = s.of(SPOKE_TO),
                    weight = s.of(EDGE_WEIGHT), free = s.of(FREE),
                    solve = s.of(SOLVE);
            if (from == 0) solve[DELTA] = 0;
            for (int f = from; f < to; f++) {
                int i = (int) free[f], a = 3 * i;
                double dx = direction[a], dy = direction[a + 1],
                        dz = direction[a + 2];
                double qx = 0, qy = 0, qz = 0;
                for (int k = (int) spokes[i]; k < (int) spokes[i + 1]; k++) {
                    int j = 3 * (int) ends[k];
                    double w = weight[k];
                    qx += w * (dx - direction[j]);
                    qy += w * (dy - direction[j + 1]);
                    qz += w * (dz - direction[j + 2]);
                }
                image[a] = qx;
                image[a + 1] = qy;
                image[a + 2] = qz;
                double delta = solve[DELTA] + (dx * qx + dy * qy + dz * qz);
                solve[DELTA] = delta;
                if (f < free.length - 1) continue;
                solve[BROKE] = delta > 0 ? 0 : 1;
                solve[STEPS] += delta > 0 ? 1 : 0;
            }
        }
    }

    /// The step along the direction.
    record Step() implements Phase {
        @Override public String name() { return "step"; }
        @Override public String of() { return "vertex"; }
        @Override public boolean independent() { return false; }
        @Override public int size(State s) {
            return s.of(SOLVE)[BROKE] > 0 ? 0 : s.of(FREE).length;
        }
        @Override public int element(State s, int sweep, int i) {
            return (int) s.of(FREE)[i];
        }

        @Override public Formula formula() {
            return Formula.of("\\alpha = \\frac{\\gamma}{\\delta}",
                    "x' = x + \\alpha\\,d", "\\rho' = \\rho - \\alpha\\,q",
                    "\\gamma' = \\sum\\,\\rho'\\cdot\\rho'")
                    .number("\\alpha", "alpha")
                    .vector("d", "d", "m", "").vector("q", "q", "m", "")
                    .vector("\\rho'", "rho", "m", "residual")
                    .number("\\gamma'", "gamma", "m²");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] x = s.of(VERTICES), direction = s.of(DIRECTION),
                    image = s.of(IMAGE), remainder = s.of(REMAINDER), free = s
                            .of(FREE),
                    solve = s.of(SOLVE);
            if (from == 0) {
                solve[ALPHA] = solve[GAMMA] / solve[DELTA];
                solve[GAMMA_NEXT] = 0;
            }
            double alpha = solve[ALPHA];
            for (int f = from; f < to; f++) {
                int a = 3 * (int) free[f];
                double dx = direction[a], dy = direction[a + 1],
                        dz = direction[a + 2];
                double qx = image[a], qy = image[a + 1], qz = image[a + 2];
                x[a] += alpha * dx;
                x[a + 1] += alpha * dy;
                x[a + 2] += alpha * dz;
                double rhox = remainder[a] - alpha * qx,
                        rhoy = remainder[a + 1] - alpha * qy,
                        rhoz = remainder[a + 2] - alpha * qz;
                remainder[a] = rhox;
                remainder[a + 1] = rhoy;
                remainder[a + 2] = rhoz;
                double gamma = solve[GAMMA_NEXT]
                        + (rhox * rhox + rhoy * rhoy + rhoz * rhoz);
                solve[GAMMA_NEXT] = gamma;
            }
        }
    }

    /// The next direction: the residual and a share of the old direction.
    record Turn() implements Phase {
        @Override public String name() { return "direction"; }
        @Override public String of() { return "vertex"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) {
            return s.of(SOLVE)[BROKE] > 0 ? 0 : s.of(FREE).length;
        }
        @Override public int element(State s, int sweep, int i) {
            return (int) s.of(FREE)[i];
        }

        @Override public Formula formula() {
            return Formula.of("\\beta = \\frac{\\gamma'}{\\gamma}",
                    "d' = \\rho + \\beta\\,d").number("\\beta", "beta")
                    .vector("\\rho", "rho", "m", "residual")
                    .vector("d'", "d", "m", "");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] direction = s.of(DIRECTION), remainder = s.of(REMAINDER),
                    free = s.of(FREE), solve = s.of(SOLVE);
            if (from == 0) {
                solve[BETA] = solve[GAMMA_NEXT] / solve[GAMMA];
                solve[GAMMA] = solve[GAMMA_NEXT];
            }
            double beta = solve[BETA];
            for (int f = from; f < to; f++) {
                int a = 3 * (int) free[f];
                double rhox = remainder[a], rhoy = remainder[a + 1],
                        rhoz = remainder[a + 2];
                double dx = rhox + beta * direction[a],
                        dy = rhoy + beta * direction[a + 1],
                        dz = rhoz + beta * direction[a + 2];
                direction[a] = dx;
                direction[a + 1] = dy;
                direction[a + 2] = dz;
            }
        }
    }
}
