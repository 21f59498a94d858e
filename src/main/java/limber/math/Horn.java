package limber.math;

/// The rotation R that fits two sets of vectors best: it maximises tr(R·S) for S = Σ a bᵀ, so that R·a is nearest to b.
/// It is never a reflection.
///
/// Its quaternion is the eigenvector of the largest eigenvalue of a symmetric 4×4 matrix made from S. Source: B. Horn,
/// Closed-form solution of absolute orientation using unit quaternions, 1987.
public final class Horn {
    /// Doubles that a fit needs to work in.
    public static final int SIZE = SymmetricEigen.SIZE;
    /// Share of the largest eigenvalue that the second must stay below it, or no rotation is best.
    private static final double APART = 1e-9;

    private Horn() {}

    /// @param work [#SIZE] doubles; out: the unit quaternion x, y, z, w in its first four entries, with w > 0, or the
    ///   first of x, y, z that is not 0 above 0
    /// @param sxx,sxy,sxz,syx,syy,syz,szx,szy,szz rows of S: a · column: b
    /// @return whether one rotation is best; otherwise one of the best is given
    public static boolean fit(double[] work, double sxx, double sxy, double sxz, double syx, double syy, double syz,
            double szx, double szy, double szz) {
        work[0] = sxx - syy - szz;
        work[5] = syy - sxx - szz;
        work[10] = szz - sxx - syy;
        work[15] = sxx + syy + szz;
        work[1] = work[4] = sxy + syx;
        work[2] = work[8] = szx + sxz;
        work[3] = work[12] = syz - szy;
        work[6] = work[9] = syz + szy;
        work[7] = work[13] = szx - sxz;
        work[11] = work[14] = sxy - syx;
        SymmetricEigen.solve(work);
        int first = largest(work, -1), second = largest(work, first);
        double lambda = work[5 * first], gap = lambda - work[5 * second];
        for (int k = 0; k < 4; k++) work[k] = work[SymmetricEigen.VECTORS + 4 * k + first];
        double leading = work[3] != 0 ? work[3] : work[0] != 0 ? work[0] : work[1] != 0 ? work[1] : work[2];
        if (leading < 0) for (int k = 0; k < 4; k++) work[k] = -work[k];
        return gap > APART * lambda;
    }

    /// The index of the largest eigenvalue, the first of equal ones.
    private static int largest(double[] work, int but) {
        int best = -1;
        for (int k = 0; k < 4; k++) if (k != but && (best < 0 || work[5 * k] > work[5 * best])) best = k;
        return best;
    }
}
