package limber.models.cloth;

import static limber.models.cloth.ClothChannels.*;

import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.engine.settings.Vec;

/// The linear system of an implicit step: (M − h·∂F/∂v − h²·∂F/∂x)·Δv =
/// h·(F + h·∂F/∂x·v).
///
/// A spring's stiffness is k along its direction n and t = k·(1 − L/l) across it,
/// so that J·e = t·e + (k − t)·(n·e)·n. Source: D. Baraff and A. Witkin, Large
/// steps in cloth simulation, 1998.
final class LinearSystem {
    private LinearSystem() {}

    /// The forces of the springs, and their change over a step with the velocities
    /// as they are.
    ///
    /// @param clamp whether the negative stiffness across a compressed spring is
    ///   left out
    record Springs(double h, Forces.Stiffness k, double damping,
            boolean clamp) implements Phase {
        @Override public String name() { return "spring-forces"; }
        @Override public String of() { return "spring"; }
        @Override public boolean independent() { return false; }
        @Override public int size(State s) { return s.of(REST).length; }

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
                    across = s.of(ACROSS), along = s.of(ALONG),
                    rests = s.of(REST), tally = s.of(TALLY);
            int[] ends = s.ints(ENDS), kinds = s.ints(KIND);
            for (int i = from; i < to; i++) {
                int a = 3 * ends[2 * i], b = 3 * ends[2 * i + 1];
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
                double stiffness = k.of(kinds[i]), rest = rests[i];
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
                    residual = s.of(LINEAR_RESIDUAL), search = s.of(SEARCH),
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
                residual[j] = search[j] = rx;
                residual[j + 1] = search[j + 1] = ry;
                residual[j + 2] = search[j + 2] = rz;
                for (int k = j; k < j + 3; k++) deltaV[k] = 0;
                double rho = solve[RHO] + (rx * rx + ry * ry + rz * rz);
                solve[RHO] = rho;
                solve[RHO_0] = rho;
            }
        }
    }
}
