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

    /// The cell in which a share of the way along an axis lies.
    private static int cell(int cells, double t) {
        return Math.min((int) (t * cells), cells - 1);
    }

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
            if (trilinear) {
                zero(x, ROOM * from, ROOM * to);
                zero(y, ROOM * from, ROOM * to);
                zero(z, ROOM * from, ROOM * to);
            }
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
            if (degree == 2) { // the usual one, written out
                row[at] = (1 - t) * (1 - t);
                row[at + 1] = (1 - t) * t + t * (1 - t);
                row[at + 2] = t * t;
                return;
            }
            row[at] = 1;
            for (int r = 1; r <= degree; r++) {
                double above = row[at + r - 1];
                row[at + r] = t * above;
                for (int i = r - 1; i > 0; i--) {
                    double below = row[at + i - 1];
                    row[at + i] = (1 - t) * above + t * below;
                    above = below;
                }
                row[at] = (1 - t) * above;
            }
        }

        private static void zero(double[] rows, int from, int to) {
            for (int i = from; i < to; i++) rows[i] = 0;
        }

        /// Two numbers of a row of zeros.
        private static void linear(double[] row, int at, int cells, double t) {
            int a = cell(cells, t);
            double f = t * cells - a;
            row[at + a] = 1 - f;
            row[at + a + 1] = f;
        }
    }

    /// The sum over the control points: all of them, or the eight of the vertex's
    /// cell, since the others have weight 0.
    ///
    /// @param l,m,n cells along x, y and z
    record Sum(int l, int m, int n, boolean trilinear) implements Phase {
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
            double[] x = s.of(VERTICES), points = s.of(POINTS), stu = s.of(STU),
                    rowX = s.of(BASIS_X), rowY = s.of(BASIS_Y),
                    rowZ = s.of(BASIS_Z);
            int row = 3 * (l + 1), layer = row * (m + 1);
            boolean quadratic = l == 2 && m == 2 && n == 2;
            for (int v = from; v < to; v++) {
                int at = ROOM * v;
                if (trilinear) {
                    int a = cell(l, stu[3 * v]), b = cell(m, stu[3 * v + 1]),
                            c = cell(n, stu[3 * v + 2]);
                    sum(x, v, points, 3 * a + row * b + layer * c, row, layer,
                            rowX, at + a, 2, rowY, at + b, 2, rowZ, at + c, 2);
                } else if (quadratic) sum(x, v, points, 0, row, layer,
                        rowX, at, 3, rowY, at, 3, rowZ, at, 3);
                else sum(x, v, points, 0, row, layer,
                        rowX, at, l + 1, rowY, at, m + 1, rowZ, at, n + 1);
            }
        }

        /// One vertex. Loops whose numbers of control points are constants are
        /// unrolled by the compiler, which halves the time.
        ///
        /// @param first where the first control point stands in `points`
        /// @param row,layer from a control point to the one above and behind it
        /// @param wide,high,deep control points along each axis
        private static void sum(double[] x, int v, double[] points, int first,
                int row, int layer, double[] rowX, int atx, int wide,
                double[] rowY, int aty, int high, double[] rowZ, int atz,
                int deep) {
            double sumx = 0, sumy = 0, sumz = 0;
            for (int k = 0; k < deep; k++) {
                double bk = rowZ[atz + k];
                for (int j = 0; j < high; j++) {
                    double bj = rowY[aty + j];
                    int p = first + layer * k + row * j;
                    for (int i = 0; i < wide; i++, p += 3) {
                        double bi = rowX[atx + i];
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
