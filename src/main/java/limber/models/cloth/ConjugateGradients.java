package limber.models.cloth;

import static limber.models.cloth.ClothChannels.*;

import java.util.List;
import limber.engine.Formula;
import limber.engine.Loop;
import limber.engine.Measure;
import limber.engine.Phase;
import limber.engine.Rounds;
import limber.engine.State;
import limber.engine.Vec;

/// One implicit step, by conjugate gradients: (M − h·∂F/∂v − h²·∂F/∂x)·Δv =
/// h·(F + h·∂F/∂x·v).
///
/// A spring's stiffness is k along its direction n and t = k·(1 − L/l) across it,
/// so that J·e = t·e + (k − t)·(n·e)·n. A pinned particle has no unknown: its r, p
/// and q stay 0. Source: D. Baraff and A. Witkin, Large steps in cloth simulation,
/// 1998.
final class ConjugateGradients {
    private ConjugateGradients() {}

    /// The loop of the solve: on while ρ > tolerance²·ρ₀, and while the matrix is
    /// positive.
    ///
    /// @param scalars that describe a round
    static Loop loop(ClothGrid grid, double h, Forces.Stiffness k, double damping,
            double tolerance, int most, List<Measure> scalars) {
        double least = tolerance * tolerance;
        Rounds rounds = Rounds.whilst(s -> {
            double[] solve = s.of(SOLVE);
            return solve[BROKE] == 0 && solve[RHO] > least * solve[RHO_0];
        }, most);
        return new Loop("cg", rounds, List.of(new Product(grid, h, k, damping),
                new Advance(), new Turn()), scalars);
    }

    /// The forces of the springs, and their change over a step with the velocities
    /// as they are.
    ///
    /// @param clamp whether the negative stiffness across a compressed spring is
    ///   left out
    record Springs(ClothGrid grid, double h, Forces.Stiffness k, double damping,
            boolean clamp) implements Phase {
        @Override public String name() { return "spring-forces"; }
        @Override public String of() { return "spring"; }
        @Override public boolean independent() { return false; }
        @Override public int size(State s) { return grid.springs; }

        @Override public Formula formula() {
            return Formula.of("F = k\\,(l - L) + \\beta\\,\\dot l",
                    "\\dot l = u\\cdot n", "t = k\\,(1 - \\frac{L}{l})",
                    "J\\,u = t\\,u + (k - t)\\,\\dot l\\,n",
                    "\\Delta f = F\\,n + h\\,(J\\,u)")
                    .number("k", "stiffness", "N/m")
                    .number("l", "length", "m", "position").number("L", "rest", "m")
                    .number("\\beta", "damping", "N·s/m")
                    .vector("u", "u", "m/s", "velocity").vector("n", "n")
                    .number("\\dot l", "speed", "m/s", "velocity")
                    .number("F", "pull", "N", "force").number("t", "t", "N/m")
                    .vector("J\\,u", "ju", "N/s", "force").number("h", "h", "s");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] x = s.of(POSITION), v = s.of(VELOCITY), f = s.of(FORCE),
                    across = s.of(ACROSS), along = s.of(ALONG), tally = s.of(TALLY);
            for (int i = from; i < to; i++) {
                int a = 3 * grid.a[i], b = 3 * grid.b[i];
                double dx = x[b] - x[a], dy = x[b + 1] - x[a + 1],
                        dz = x[b + 2] - x[a + 2];
                double length = Math.sqrt(dx * dx + dy * dy + dz * dz);
                boolean none = length < Forces.SHORTEST;
                double nx = none ? 0 : dx / length, ny = none ? 0 : dy / length,
                        nz = none ? 0 : dz / length;
                along[3 * i] = nx;
                along[3 * i + 1] = ny;
                along[3 * i + 2] = nz;
                if (none) {
                    tally[SKIPPED] += 1;
                    across[i] = 0; // without a direction it adds nothing
                    continue;
                }
                double ux = v[b] - v[a], uy = v[b + 1] - v[a + 1],
                        uz = v[b + 2] - v[a + 2];
                double speed = ux * nx + uy * ny + uz * nz;
                double stiffness = k.of(grid.kind[i]), rest = grid.rest[i];
                double pull = stiffness * (length - rest) + damping * speed;
                double t = stiffness * (1 - rest / length);
                if (clamp && t < 0) t = 0;
                across[i] = t;
                double jux = t * ux + (stiffness - t) * speed * nx,
                        juy = t * uy + (stiffness - t) * speed * ny,
                        juz = t * uz + (stiffness - t) * speed * nz;
                double fx = pull * nx + h * jux, fy = pull * ny + h * juy,
                        fz = pull * nz + h * juz;
                f[a] += fx;
                f[a + 1] += fy;
                f[a + 2] += fz;
                f[b] -= fx;
                f[b + 1] -= fy;
                f[b + 2] -= fz;
            }
        }
    }

    /// The right side of the system, which is the first residual and direction.
    record RightSide(double h, Vec gravity) implements Phase {
        @Override public String name() { return "right-side"; }
        @Override public String of() { return "particle"; }
        @Override public boolean independent() { return false; }
        @Override public int size(State s) { return s.of(INVERSE_MASS).length; }

        @Override public Formula formula() {
            return Formula.of("r = h\\,(m\\,g + f)", "p = r", "\\Delta v = 0",
                    "\\rho' = \\rho + r\\cdot r").number("h", "h", "s")
                    .number("m", "mass", "kg")
                    .vector("g", "gravity", "m/s²", "force")
                    .vector("r", "r", "N·s", "residual")
                    .number("\\rho'", "rho", "N²·s²");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] f = s.of(FORCE), m = s.of(MASSES), w = s.of(INVERSE_MASS),
                    remainder = s.of(REMAINDER), direction = s.of(DIRECTION),
                    deltaV = s.of(DELTA_V), solve = s.of(SOLVE);
            if (from == 0)
                for (int k = 0; k <= BROKE; k++) solve[k] = 0;
            for (int i = from; i < to; i++) {
                int j = 3 * i;
                boolean free = w[i] > 0;
                double mass = m[i];
                double rx = free ? h * (mass * gravity.x() + f[j]) : 0,
                        ry = free ? h * (mass * gravity.y() + f[j + 1]) : 0,
                        rz = free ? h * (mass * gravity.z() + f[j + 2]) : 0;
                remainder[j] = direction[j] = rx;
                remainder[j + 1] = direction[j + 1] = ry;
                remainder[j + 2] = direction[j + 2] = rz;
                for (int k = j; k < j + 3; k++) deltaV[k] = 0;
                double rho = solve[RHO] + (rx * rx + ry * ry + rz * rz);
                solve[RHO] = rho;
                solve[RHO_0] = rho;
            }
        }
    }

    /// The product q = A·p of the matrix and the direction, and κ = p·q. The solve
    /// is broken if κ is not positive.
    record Product(ClothGrid grid, double h, Forces.Stiffness k, double damping)
            implements Phase {
        @Override public String name() { return "product"; }
        @Override public String of() { return "particle"; }
        @Override public boolean independent() { return false; }
        @Override public int size(State s) { return grid.particles; }

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
            double[] direction = s.of(DIRECTION), image = s.of(IMAGE),
                    m = s.of(MASSES), w = s.of(INVERSE_MASS),
                    across = s.of(ACROSS), along = s.of(ALONG), solve = s.of(SOLVE);
            double hh = h * h;
            if (from == 0) solve[KAPPA] = 0;
            for (int i = from; i < to; i++) {
                int j = 3 * i;
                double mass = m[i];
                double px = direction[j], py = direction[j + 1],
                        pz = direction[j + 2];
                double qx = mass * px, qy = mass * py, qz = mass * pz;
                int end = w[i] > 0 ? grid.first[i + 1] : 0;
                for (int c = grid.first[i]; c < end; c++) {
                    int l = grid.spring[c], o = 3 * grid.other[c];
                    double t = across[l];
                    double ex = px - direction[o], ey = py - direction[o + 1],
                            ez = pz - direction[o + 2];
                    double nx = along[3 * l], ny = along[3 * l + 1],
                            nz = along[3 * l + 2];
                    double en = nx * ex + ny * ey + nz * ez;
                    double stiffness = k.of(grid.kind[l]);
                    double side = hh * t,
                            length = (h * damping + hh * (stiffness - t)) * en;
                    qx += side * ex + length * nx;
                    qy += side * ey + length * ny;
                    qz += side * ez + length * nz;
                }
                if (w[i] == 0) qx = qy = qz = 0;
                image[j] = qx;
                image[j + 1] = qy;
                image[j + 2] = qz;
                double kappa = solve[KAPPA] + (px * qx + py * qy + pz * qz);
                solve[KAPPA] = kappa;
                if (i < grid.particles - 1) continue;
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
            double[] direction = s.of(DIRECTION), image = s.of(IMAGE),
                    remainder = s.of(REMAINDER), deltaV = s.of(DELTA_V),
                    solve = s.of(SOLVE);
            if (from == 0) {
                solve[ALPHA] = solve[RHO] / solve[KAPPA];
                solve[RHO_NEXT] = 0;
            }
            double alpha = solve[ALPHA];
            for (int j = 3 * from; j < 3 * to; j += 3) {
                double px = direction[j], py = direction[j + 1],
                        pz = direction[j + 2];
                double qx = image[j], qy = image[j + 1], qz = image[j + 2];
                deltaV[j] += alpha * px;
                deltaV[j + 1] += alpha * py;
                deltaV[j + 2] += alpha * pz;
                double rx = remainder[j] - alpha * qx,
                        ry = remainder[j + 1] - alpha * qy,
                        rz = remainder[j + 2] - alpha * qz;
                remainder[j] = rx;
                remainder[j + 1] = ry;
                remainder[j + 2] = rz;
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
            double[] direction = s.of(DIRECTION), remainder = s.of(REMAINDER),
                    solve = s.of(SOLVE);
            if (from == 0) {
                solve[BETA] = solve[RHO_NEXT] / solve[RHO];
                solve[RHO] = solve[RHO_NEXT];
            }
            double beta = solve[BETA];
            for (int j = 3 * from; j < 3 * to; j += 3) {
                double rx = remainder[j], ry = remainder[j + 1],
                        rz = remainder[j + 2];
                double px = rx + beta * direction[j],
                        py = ry + beta * direction[j + 1],
                        pz = rz + beta * direction[j + 2];
                direction[j] = px;
                direction[j + 1] = py;
                direction[j + 2] = pz;
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
