package limber.math;

/// Eigenvalues and eigenvectors of a symmetric 4×4 matrix by cyclic Jacobi rotations: each one makes the entry above
/// the diagonal at (p, q) zero, in the order 01, 02, 03, 12, 13, 23.
///
/// Source: G. Golub and C. Van Loan, Matrix Computations, section on Jacobi methods. The errors are a few ulps of the
/// largest eigenvalue.
final class SymmetricEigen {
    /// Doubles that a solve needs: the matrix, row by row, then the vectors.
    static final int SIZE = 32;
    static final int VECTORS = 16;

    private static final int ROUNDS = 8;
    private static final double DIAGONAL = 1e-32;

    private SymmetricEigen() {}

    /// @param m in: the matrix in its first 16 entries, row by row; out: the eigenvalues on its diagonal (entries 0, 5,
    ///   10, 15), and from [#VECTORS] on, in column k, the unit eigenvector of the k-th
    static void solve(double[] m) {
        for (int k = 0; k < VECTORS; k++) m[VECTORS + k] = k % 5 == 0 ? 1 : 0;
        for (int round = 0; round < ROUNDS && !diagonal(m); round++)
            for (int p = 0; p < 3; p++)
                for (int q = p + 1; q < 4; q++) if (m[4 * p + q] != 0) turn(m, p, q);
    }

    private static boolean diagonal(double[] m) {
        double above = m[1] * m[1] + m[2] * m[2] + m[3] * m[3] + m[6] * m[6] + m[7] * m[7] + m[11] * m[11];
        return above <= DIAGONAL * (m[0] * m[0] + m[5] * m[5] + m[10] * m[10] + m[15] * m[15]);
    }

    private static void turn(double[] m, int p, int q) {
        double theta = (m[5 * q] - m[5 * p]) / (2 * m[4 * p + q]);
        double tangent = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.sqrt(theta * theta + 1));
        double cos = 1 / Math.sqrt(tangent * tangent + 1), sin = tangent * cos;
        for (int row = 0; row < SIZE; row += 4) mix(m, row + p, row + q, cos, sin);
        for (int column = 0; column < 4; column++) mix(m, 4 * p + column, 4 * q + column, cos, sin);
    }

    private static void mix(double[] m, int at, int other, double cos, double sin) {
        double a = m[at], b = m[other];
        m[at] = cos * a - sin * b;
        m[other] = sin * a + cos * b;
    }
}
