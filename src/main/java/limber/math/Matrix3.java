package limber.math;

/// A set of functions on 3×3 matrices, each an array of nine numbers, row by row.
public final class Matrix3 {
    /// Numbers in a matrix.
    public static final int SIZE = 9;
    /// The polar decomposition ends when no entry has changed by so much, and at the latest after so many rounds.
    public static final double CONVERGED = 1e-14;
    public static final int MOST_ROUNDS = 60;
    /// A matrix of norm √3 whose determinant is not above this has no rotation: it is flat or mirrored.
    public static final double FLAT = 1e-9;

    private Matrix3() {}

    public static double[] identity() {
        return new double[]{1, 0, 0, 0, 1, 0, 0, 0, 1};
    }

    /// The determinant: the first row, times the cross product of the other two.
    public static double determinant(double[] m) {
        return m[0] * (m[4] * m[8] - m[5] * m[7]) + m[1] * (m[5] * m[6] - m[3] * m[8])
                + m[2] * (m[3] * m[7] - m[4] * m[6]);
    }

    /// The sum of the squares of all entries, ‖M‖².
    public static double squared(double[] m) {
        double sum = 0;
        for (int i = 0; i < SIZE; i++) sum += m[i] * m[i];
        return sum;
    }

    /// The Frobenius norm.
    public static double norm(double[] m) {
        return Math.sqrt(squared(m));
    }

    /// The cofactors: with the rows a, b, c those of the result are b × c, c × a and a × b. M⁻ᵀ is this over the
    /// determinant.
    public static double[] cofactors(double[] m) {
        var c = new double[SIZE];
        for (int i = 0; i < 3; i++)
            for (int j = 0; j < 3; j++) {
                int a = (i + 1) % 3, b = (i + 2) % 3, p = (j + 1) % 3, q = (j + 2) % 3;
                c[3 * i + j] = m[3 * a + p] * m[3 * b + q] - m[3 * a + q] * m[3 * b + p];
            }
        return c;
    }

    public static double[] transposed(double[] m) {
        return new double[]{m[0], m[3], m[6], m[1], m[4], m[7], m[2], m[5], m[8]};
    }

    /// The inverse; not finite where the determinant is 0.
    public static double[] inverse(double[] m) {
        double[] inverse = transposed(cofactors(m));
        double determinant = determinant(m);
        for (int i = 0; i < SIZE; i++) inverse[i] /= determinant;
        return inverse;
    }

    public static double[] product(double[] a, double[] b) {
        var product = new double[SIZE];
        for (int i = 0; i < SIZE; i += 3)
            for (int j = 0; j < 3; j++)
                product[i + j] = a[i] * b[j] + a[i + 1] * b[3 + j] + a[i + 2] * b[6 + j];
        return product;
    }

    /// Writes the rotation R of the polar decomposition M = R·S, by Higham's iteration Y ← ½(Y + Y⁻ᵀ) from
    /// (√3/‖M‖)·M. Source: N. Higham, Computing the polar decomposition, 1986.
    ///
    /// @param rotation is left as it was where there is none
    /// @return whether there is one: not where M is flat or mirrored
    public static boolean polar(double[] m, double[] rotation) {
        double norm = norm(m);
        if (norm == 0) return false;
        double[] y = m.clone();
        double scale = Math.sqrt(3) / norm;
        for (int i = 0; i < SIZE; i++) y[i] *= scale;
        if (!(determinant(y) > FLAT)) return false;
        double change = 1;
        for (int round = 0; round < MOST_ROUNDS && change >= CONVERGED; round++) {
            double[] cofactors = cofactors(y);
            double determinant = determinant(y);
            change = 0;
            for (int i = 0; i < SIZE; i++) {
                double next = 0.5 * (y[i] + cofactors[i] / determinant);
                change = Math.max(change, Math.abs(next - y[i]));
                y[i] = next;
            }
        }
        System.arraycopy(y, 0, rotation, 0, SIZE);
        return true;
    }
}
