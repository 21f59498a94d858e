package limber.math;

import java.util.Arrays;
import limber.math.exact.SplitMix;

/// The largest eigenvalue of a symmetric operator that is not negative, by the Lanczos method.
///
/// From a vector with all eigenvectors in it, each round makes a tridiagonal matrix one row larger; its largest
/// eigenvalue grows towards that of the operator. Rounding brings copies of it but no larger one. Source: C. Lanczos,
/// 1950.
public final class LargestEigenvalue {
    /// A symmetric matrix that is only ever multiplied.
    @FunctionalInterface
    public interface Operator {
        /// Writes the product with `x` into `y`.
        void multiply(double[] x, double[] y);
    }

    /// Looked at every so many rounds; found once it has grown by less than a share.
    private static final int LOOK = 8, MOST_ROUNDS = 400;
    private static final double GROWN = 1e-6;
    private static final int SEED = 1950, HALVINGS = 60;

    private LargestEigenvalue() {}

    /// The eigenvalue; its relative error is about 1e-5, and it is never too large.
    ///
    /// @param size of the vectors
    public static double of(Operator operator, int size) {
        if (size == 0) return 0;
        double[] before = new double[size], now = start(size), next = new double[size],
                diagonal = new double[MOST_ROUNDS], beside = new double[MOST_ROUNDS + 1];
        double found = 0;
        for (int k = 0; k < MOST_ROUNDS; k++) {
            operator.multiply(now, next);
            diagonal[k] = dot(now, next);
            for (int i = 0; i < size; i++) next[i] -= diagonal[k] * now[i] + beside[k] * before[i];
            beside[k + 1] = Math.sqrt(dot(next, next));
            boolean over = k + 1 >= size || beside[k + 1] <= GROWN * diagonal[0];
            if (over || (k + 1) % LOOK == 0) {
                double larger = largest(diagonal, beside, k + 1);
                if (over || larger - found <= GROWN * larger) return larger;
                found = larger;
            }
            double[] spare = before;
            before = now;
            for (int i = 0; i < size; i++) next[i] /= beside[k + 1];
            now = next;
            next = spare;
        }
        return found;
    }

    private static double[] start(int size) {
        var random = new SplitMix(SEED);
        var x = new double[size];
        Arrays.setAll(x, _ -> random.next() - 0.5);
        double length = Math.sqrt(dot(x, x));
        for (int i = 0; i < size; i++) x[i] /= length;
        return x;
    }

    private static double dot(double[] x, double[] y) {
        double sum = 0;
        for (int i = 0; i < x.length; i++) sum += x[i] * y[i];
        return sum;
    }

    /// The largest eigenvalue of a tridiagonal matrix, by halving an interval that Gershgorin's circles give.
    private static double largest(double[] diagonal, double[] beside, int rows) {
        double low = Double.NEGATIVE_INFINITY, high = low;
        for (int i = 0; i < rows; i++) {
            double reach = (i > 0 ? beside[i] : 0) + (i + 1 < rows ? beside[i + 1] : 0);
            low = Math.max(low, diagonal[i]);
            high = Math.max(high, diagonal[i] + reach);
        }
        for (int n = 0; n < HALVINGS && low < high; n++) {
            double middle = low + 0.5 * (high - low);
            if (allBelow(middle, diagonal, beside, rows)) high = middle;
            else low = middle;
        }
        return low;
    }

    /// Whether all eigenvalues are below x: the pivots of x·I − T are positive.
    private static boolean allBelow(double x, double[] diagonal, double[] beside, int rows) {
        double pivot = 1;
        for (int i = 0; i < rows; i++) {
            pivot = x - diagonal[i] - (i > 0 ? beside[i] * beside[i] / pivot : 0);
            if (!(pivot > 0)) return false;
        }
        return true;
    }
}
