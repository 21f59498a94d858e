package limber.models.soft;

/// The deformation gradient of a tet: F = (x1 − x0)r1ᵀ + (x2 − x0)r2ᵀ + (x3 − x0)r3ᵀ. It takes a small arrow of the
/// body at rest to what has become of it.
final class Deformation {
    private Deformation() {}

    /// One entry of F, in the row of a coordinate and in a column.
    ///
    /// @param x positions
    /// @param a,b,c,d where in `x` that coordinate of the corners 0 to 3 is
    /// @param r the channel `restInverse`
    /// @param q where in `r` the column of r1 is; those of r2 and r3 follow 3 and 6 later
    static double entry(double[] x, int a, int b, int c, int d, double[] r, int q) {
        return (x[b] - x[a]) * r[q] + (x[c] - x[a]) * r[q + 3] + (x[d] - x[a]) * r[q + 6];
    }

    /// A row of a matrix times one of r1, r2 and r3.
    ///
    /// @param q where in the channel `restInverse` that column is
    static double times(double mx, double my, double mz, double[] r, int q) {
        return mx * r[q] + my * r[q + 1] + mz * r[q + 2];
    }

    /// All of F, row by row.
    ///
    /// @param corners the channel `tetCorners`
    static double[] of(double[] x, int[] corners, double[] r, int tet) {
        var f = new double[9];
        into(f, x, corners, r, tet);
        return f;
    }

    /// The same, written into an array of nine.
    static void into(double[] f, double[] x, int[] corners, double[] r, int tet) {
        for (int i = 0; i < 9; i++)
            f[i] = entry(x, at(corners, tet, 0, i / 3), at(corners, tet, 1, i / 3), at(corners, tet, 2, i / 3),
                    at(corners, tet, 3, i / 3), r, 9 * tet + i % 3);
    }

    private static int at(int[] corners, int tet, int corner, int axis) {
        return 3 * corners[4 * tet + corner] + axis;
    }
}
