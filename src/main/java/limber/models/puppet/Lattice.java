package limber.models.puppet;

import static limber.models.puppet.PuppetChannels.*;

import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;

/// A free-form lattice: a box of control points around the mesh. A vertex is a sum
/// of control points, weighted by where it was in the box at rest.
///
/// ```
///     +-----+-----+      x = Σ B_i(s)·B_j(t)·B_k(u)·P_ijk
///     |   . |     |
///     +-----+-----+      s, t, u = how far across, up and deep, 0..1
/// ```
/// Source: T. Sederberg and S. Parry, Free-form deformation of solid geometric
/// models, 1986. They use Bernstein polynomials: each control point moves every
/// vertex. `trilinear` is linear in each cell: a point moves its own cells only.
final class Lattice {
    /// Numbers of a row that a vertex has room for.
    private static final int ROOM = PuppetParameters.MOST_CELLS + 1;

    private Lattice() {}

    /// The basis functions of a vertex: a row of numbers for each axis, which are
    /// not negative and add up to 1.
    ///
    /// @param l,m,n cells along x, y and z, which are the degrees too
    record Rows(int l, int m, int n, boolean trilinear) implements Phase {
        @Override public String name() { return "rows"; }
        @Override public String of() { return "vertex"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) { return s.of(STU).length / 3; }

        @Override public Formula formula() {
            return trilinear
                    ? Formula.of("(s, t, u) = \\frac{p - b}{d}",
                            "a = \\lfloor l\\,s\\rfloor", "B_a = 1 - (l\\,s - a)",
                            "B_{a+1} = l\\,s - a").vector("(s, t, u)", "stu")
                            .number("l", "l")
                    : Formula.of("(s, t, u) = \\frac{p - b}{d}",
                            "B_i' = (1 - s)\\,B_i + s\\,B_{i-1}",
                            "B_i(s) = \\binom{l}{i}\\,s^i\\,(1 - s)^{l-i}")
                            .vector("(s, t, u)", "stu").number("l", "l");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] stu = s.of(STU), x = s.of(BASIS_X), y = s.of(BASIS_Y),
                    z = s.of(BASIS_Z);
            for (int i = from; i < to; i++) {
                double stux = stu[3 * i], stuy = stu[3 * i + 1],
                        stuz = stu[3 * i + 2];
                int at = ROOM * i;
                if (trilinear) {
                    linear(x, at, l, stux);
                    linear(y, at, m, stuy);
                    linear(z, at, n, stuz);
                } else {
                    bernstein(x, at, l, stux);
                    bernstein(y, at, m, stuy);
                    bernstein(z, at, n, stuz);
                }
            }
        }

        /// Built up degree by degree, in place.
        private static void bernstein(double[] row, int at, int degree, double t) {
            row[at] = 1;
            for (int r = 1; r <= degree; r++) {
                row[at + r] = t * row[at + r - 1];
                for (int i = r - 1; i > 0; i--)
                    row[at + i] = (1 - t) * row[at + i] + t * row[at + i - 1];
                row[at] = (1 - t) * row[at];
            }
        }

        private static void linear(double[] row, int at, int cells, double t) {
            int a = Math.min((int) (t * cells), cells - 1);
            double f = t * cells - a;
            for (int i = 0; i <= cells; i++)
                row[at + i] = i == a ? 1 - f : i == a + 1 ? f : 0;
        }
    }

    /// The sum over the control points. A row or a layer of weight 0 is passed
    /// over.
    ///
    /// @param l,m,n cells along x, y and z
    record Sum(int l, int m, int n) implements Phase {
        @Override public String name() { return "sum"; }
        @Override public String of() { return "vertex"; }
        @Override public boolean independent() { return true; }
        @Override public int size(State s) { return s.of(VERTICES).length / 3; }

        @Override public Formula formula() {
            return Formula.of("w = B_i(s)\\,B_j(t)\\,B_k(u)",
                    "x = \\sum_{ijk}\\,w\\,P_{ijk}").number("w", "w")
                    .number("B_i(s)", "bi").number("B_j(t)", "bj")
                    .number("B_k(u)", "bk").vector("x", "sum", "m", "position");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] x = s.of(VERTICES), points = s.of(POINTS),
                    rowX = s.of(BASIS_X), rowY = s.of(BASIS_Y),
                    rowZ = s.of(BASIS_Z);
            int row = 3 * (l + 1), layer = row * (m + 1);
            for (int v = from; v < to; v++) {
                int at = ROOM * v;
                double sumx = 0, sumy = 0, sumz = 0;
                for (int k = 0, behind = 0; k <= n; k++, behind += layer) {
                    double bk = rowZ[at + k];
                    if (bk == 0) continue;
                    for (int j = 0, left = behind; j <= m; j++, left += row) {
                        double bj = rowY[at + j];
                        if (bj == 0) continue;
                        for (int i = 0, p = left; i <= l; i++, p += 3) {
                            double bi = rowX[at + i];
                            double w = bi * bj * bk;
                            sumx += w * points[p];
                            sumy += w * points[p + 1];
                            sumz += w * points[p + 2];
                        }
                    }
                }
                x[3 * v] = sumx;
                x[3 * v + 1] = sumy;
                x[3 * v + 2] = sumz;
            }
        }
    }
}
