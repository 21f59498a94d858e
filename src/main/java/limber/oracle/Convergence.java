package limber.oracle;

import limber.math.exact.Exact;

/// The convergence rate of forward or backward sweeps of distance constraints on a straight rope: the factor by which
/// the residual shrinks in each sweep once the slowest mode is left. Successive projection is Gauss–Seidel on a
/// tridiagonal system, whose factor is the squared cosine of the lowest mode's angle.
public final class Convergence {
    private Convergence() {}

    /// Both ends free.
    public static double free(int sticks) {
        return squaredCosine(Math.PI / (sticks + 1));
    }

    /// One end pinned, and the free end beside the pin takes the whole error.
    public static double weightedPin(int sticks) {
        return squaredCosine(Math.PI / (2 * sticks));
    }

    /// One end pinned, and the free end beside the pin takes half of the error (published).
    public static double halfPin(int sticks) {
        return squaredCosine(Math.PI / (2 * sticks + 2));
    }

    /// Sweeps that it takes to bring the residual down to a tenth.
    public static double sweepsPerDecade(double factor) {
        return -Exact.log(10) / Exact.log(factor);
    }

    private static double squaredCosine(double angle) {
        double cos = Exact.cos(angle);
        return cos * cos;
    }
}
