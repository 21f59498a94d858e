package limber.models.cloth;

import static limber.models.cloth.ClothChannels.*;

import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.engine.settings.Vec;

/// The phases that begin a substep and sum the forces of the air and the springs.
///
/// Air pushes each triangle along its normal: with c = (B − A) × (C − A), twice its
/// area, and the wind's velocity against that of the triangle, each corner gets
/// (drag·s/(6·|c|))·c where s = (wind − mean velocity)·c. A spring pulls with
/// F = k·(l − L) + β·(u·n).
final class Forces {
    /// Points closer than this have no direction, m.
    static final double SHORTEST = 1e-12;
    private static final double NO_AREA = 1e-12;

    private Forces() {}

    /// The start of a substep: positions are remembered, forces cleared, velocities
    /// damped.
    ///
    /// @param method 1 + its number, for the measures
    record Begin(double h, double damping, int method) implements Phase {
        @Override public String name() { return "begin"; }
        @Override public String of() { return "particle"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) { return s.of(INVERSE_MASS).length; }

        @Override public Formula formula() {
            return Formula.of("x_{\\mathrm{old}} = x", "f = 0",
                    "v' = (1 - d\\,h)\\,v").number("d", "damping", "1/s")
                    .number("h", "h", "s");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] position = s.of(POSITION), previous = s.of(PREVIOUS),
                    force = s.of(FORCE), velocity = s.of(VELOCITY),
                    solve = s.of(SOLVE);
            if (from == 0) {
                solve[H] = h;
                solve[RAN] = method;
            }
            for (int j = 3 * from; j < 3 * to; j++) {
                previous[j] = position[j];
                force[j] = 0;
                velocity[j] = (1 - damping * h) * velocity[j];
            }
        }
    }

    /// The wind on each triangle.
    ///
    /// @param again whether it is the second time in a substep
    record Wind(Vec wind, double drag, boolean again) implements Phase {
        @Override public String name() { return again ? "wind-again" : "wind"; }
        @Override public String of() { return "triangle"; }
        @Override public boolean independent() { return false; }
        @Override public int size(State s) { return s.ints(CORNERS).length / 3; }

        @Override public Formula formula() {
            return Formula.of("c = (B - A)\\times(C - A)",
                    "s = (w - \\bar v)\\cdot c",
                    "\\Delta f = \\frac{D\\,s}{6\\,|c|}\\,c")
                    .vector("c", "c", "m²", "").number("|c|", "size", "m²")
                    .number("s", "through", "m³/s")
                    .vector("w", "wind", "m/s", "velocity")
                    .vector("\\bar v", "mean", "m/s", "velocity")
                    .number("D", "drag", "kg/(m²·s)")
                    .vector("\\Delta f", "push", "N", "force");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] x = s.of(POSITION), v = s.of(VELOCITY), f = s.of(FORCE);
            int[] corners = s.ints(CORNERS);
            for (int t = from; t < to; t++) {
                int a = 3 * corners[3 * t], b = 3 * corners[3 * t + 1],
                        c = 3 * corners[3 * t + 2];
                double abx = x[b] - x[a], aby = x[b + 1] - x[a + 1],
                        abz = x[b + 2] - x[a + 2];
                double acx = x[c] - x[a], acy = x[c + 1] - x[a + 1],
                        acz = x[c + 2] - x[a + 2];
                double cx = aby * acz - abz * acy, cy = abz * acx - abx * acz,
                        cz = abx * acy - aby * acx;
                double size = Math.sqrt(cx * cx + cy * cy + cz * cz);
                if (size < NO_AREA) continue; // gap wind
                double meanx = (v[a] + v[b] + v[c]) / 3,
                        meany = (v[a + 1] + v[b + 1] + v[c + 1]) / 3,
                        meanz = (v[a + 2] + v[b + 2] + v[c + 2]) / 3;
                double through = (wind.x() - meanx) * cx + (wind.y() - meany) * cy
                        + (wind.z() - meanz) * cz;
                double factor = drag * through / (6 * size);
                double pushx = factor * cx, pushy = factor * cy,
                        pushz = factor * cz; // end of gap wind
                add(f, a, pushx, pushy, pushz);
                add(f, b, pushx, pushy, pushz);
                add(f, c, pushx, pushy, pushz);
            }
        }

        private static void add(double[] f, int j, double x, double y, double z) {
            f[j] += x;
            f[j + 1] += y;
            f[j + 2] += z;
        }
    }

    /// The stiffness of each kind of spring, N/m.
    record Stiffness(double stretch, double shear, double bend) {
        double of(int kind) {
            return kind == ClothGrid.STRETCH ? stretch
                    : kind == ClothGrid.SHEAR_KIND ? shear : bend;
        }
    }

    /// The forces of the springs.
    ///
    /// @param damping of each spring, N·s/m
    /// @param again whether it is the second time in a substep
    record Springs(Stiffness k, double damping, boolean again)
            implements Phase {
        @Override public String name() {
            return again ? "spring-forces-again" : "spring-forces";
        }
        @Override public String of() { return "spring"; }
        @Override public boolean independent() { return false; }
        @Override public int size(State s) { return s.of(REST).length; }

        @Override public Formula formula() {
            return Formula.of("F = k\\,(l - L) + \\beta\\,\\dot l",
                    "\\dot l = u\\cdot n", "f_a' = f_a + F\\,n",
                    "f_b' = f_b - F\\,n")
                    .number("k", "stiffness", "N/m")
                    .number("l", "length", "m", "position").number("L", "rest", "m")
                    .number("\\beta", "damping", "N·s/m")
                    .vector("u", "u", "m/s", "velocity").vector("n", "n")
                    .number("\\dot l", "speed", "m/s", "velocity")
                    .number("F", "pull", "N", "force");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] x = s.of(POSITION), v = s.of(VELOCITY), f = s.of(FORCE),
                    rests = s.of(REST), tally = s.of(TALLY);
            int[] ends = s.ints(ENDS), kinds = s.ints(KIND);
            for (int i = from; i < to; i++) {
                int a = 3 * ends[2 * i], b = 3 * ends[2 * i + 1];
                double dx = x[b] - x[a], dy = x[b + 1] - x[a + 1],
                        dz = x[b + 2] - x[a + 2];
                double length = Math.sqrt(dx * dx + dy * dy + dz * dz);
                if (length < SHORTEST) {
                    tally[SKIPPED] += 1;
                    continue;
                } // gap springs
                double nx = dx / length, ny = dy / length, nz = dz / length;
                double ux = v[b] - v[a], uy = v[b + 1] - v[a + 1],
                        uz = v[b + 2] - v[a + 2];
                double speed = ux * nx + uy * ny + uz * nz;
                double stiffness = k.of(kinds[i]), rest = rests[i];
                double pull = stiffness * (length - rest) + damping * speed;
                add(f, a, pull * nx, pull * ny, pull * nz);
                add(f, b, -(pull * nx), -(pull * ny), -(pull * nz)); // end of gap springs
            }
        }

        private static void add(double[] f, int j, double x, double y, double z) {
            f[j] += x;
            f[j + 1] += y;
            f[j + 2] += z;
        }
    }
}
