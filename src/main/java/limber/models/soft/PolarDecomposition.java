package limber.models.soft;

import static limber.models.soft.SoftChannels.*;

import java.util.List;
import limber.engine.Formula;
import limber.engine.Loop;
import limber.engine.Phase;
import limber.engine.Rounds;
import limber.engine.State;
import limber.math.Matrix3;
import limber.math.exact.Exact;

/// The rotation that fits a body best: that of the polar decomposition A = R·S of
/// its covariance, by the iteration Y ← ½(Y + Y⁻ᵀ), and the matrix T that its goals
/// are made with.
///
/// Of a flat or mirrored body there is none; the last one then holds. A test
/// compares the iteration with [Matrix3#polar]. Source: N. Higham, Computing the
/// polar decomposition, 1986.
final class PolarDecomposition {
    private PolarDecomposition() {}

    /// The loop of the iteration: on until no entry has changed by 1e-14 or more.
    static Loop loop() {
        return new Loop("polar", Rounds.whilst(
                s -> s.of(FIT)[CHANGE] >= Matrix3.CONVERGED, Matrix3.MOST_ROUNDS),
                List.of(new Average()), SoftMeasures.POLAR_ROUND);
    }

    /// The start of the iteration: the covariance, scaled to the norm of a
    /// rotation.
    record Scale() implements Phase {
        @Override public String name() { return "scale"; }
        @Override public String of() { return ""; }
        @Override public boolean independent() { return false; }
        @Override public int size(State s) { return 1; }

        @Override public Formula formula() {
            return Formula.of("Y = \\frac{\\sqrt{3}}{\\|A\\|}\\,A")
                    .number("\\|A\\|", "norm", "kg·m²").matrix("Y", "y", "", "")
                    .matrix("A", "a", "kg·m²", "");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] covariance = s.of(COVARIANCE), polar = s.of(POLAR),
                    fit = s.of(FIT);
            double axx = covariance[0], axy = covariance[1], axz = covariance[2];
            double ayx = covariance[3], ayy = covariance[4], ayz = covariance[5];
            double azx = covariance[6], azy = covariance[7], azz = covariance[8];
            double norm = Math.sqrt(axx * axx + axy * axy + axz * axz + ayx * ayx
                    + ayy * ayy + ayz * ayz + azx * azx + azy * azy + azz * azz);
            double scale = norm == 0 ? 0 : Math.sqrt(3) / norm;
            double yxx = scale * axx, yxy = scale * axy, yxz = scale * axz;
            double yyx = scale * ayx, yyy = scale * ayy, yyz = scale * ayz;
            double yzx = scale * azx, yzy = scale * azy, yzz = scale * azz;
            polar[0] = yxx;
            polar[1] = yxy;
            polar[2] = yxz;
            polar[3] = yyx;
            polar[4] = yyy;
            polar[5] = yyz;
            polar[6] = yzx;
            polar[7] = yzy;
            polar[8] = yzz;
            double det = yxx * (yyy * yzz - yyz * yzy)
                    + yxy * (yyz * yzx - yyx * yzz)
                    + yxz * (yyx * yzy - yyy * yzx);
            fit[DETERMINANT] = det;
            fit[CHANGE] = det > Matrix3.FLAT ? 1 : 0;
        }
    }

    /// One round of the iteration: the average of Y and its inverse transpose.
    record Average() implements Phase {
        @Override public String name() { return "average"; }
        @Override public String of() { return ""; }
        @Override public boolean independent() { return false; }
        @Override public int size(State s) { return 1; }

        @Override public Formula formula() {
            return Formula.of("Y' = \\frac{1}{2}\\,(Y + "
                    + "\\frac{\\mathrm{cof}\\,Y}{\\det Y})",
                    "\\delta = \\max\\,|Y' - Y|")
                    .matrix("Y", "y", "", "").matrix("Y'", "n", "", "")
                    .number("\\det Y", "det").number("\\delta", "change");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] polar = s.of(POLAR), fit = s.of(FIT);
            double yxx = polar[0], yxy = polar[1], yxz = polar[2];
            double yyx = polar[3], yyy = polar[4], yyz = polar[5];
            double yzx = polar[6], yzy = polar[7], yzz = polar[8];
            double cxx = yyy * yzz - yyz * yzy,
                    cxy = yyz * yzx - yyx * yzz,
                    cxz = yyx * yzy - yyy * yzx;
            double cyx = yzy * yxz - yzz * yxy,
                    cyy = yzz * yxx - yzx * yxz,
                    cyz = yzx * yxy - yzy * yxx;
            double czx = yxy * yyz - yxz * yyy,
                    czy = yxz * yyx - yxx * yyz,
                    czz = yxx * yyy - yxy * yyx;
            double det = yxx * cxx + yxy * cxy + yxz * cxz;
            double nxx = 0.5 * (yxx + cxx / det),
                    nxy = 0.5 * (yxy + cxy / det),
                    nxz = 0.5 * (yxz + cxz / det);
            double nyx = 0.5 * (yyx + cyx / det),
                    nyy = 0.5 * (yyy + cyy / det),
                    nyz = 0.5 * (yyz + cyz / det);
            double nzx = 0.5 * (yzx + czx / det),
                    nzy = 0.5 * (yzy + czy / det),
                    nzz = 0.5 * (yzz + czz / det);
            double change = largest(nxx - yxx, nxy - yxy, nxz - yxz);
            change = Math.max(change, largest(nyx - yyx, nyy - yyy, nyz - yyz));
            change = Math.max(change, largest(nzx - yzx, nzy - yzy, nzz - yzz));
            polar[0] = nxx;
            polar[1] = nxy;
            polar[2] = nxz;
            polar[3] = nyx;
            polar[4] = nyy;
            polar[5] = nyz;
            polar[6] = nzx;
            polar[7] = nzy;
            polar[8] = nzz;
            fit[CHANGE] = change;
        }

        private static double largest(double x, double y, double z) {
            return Math.max(Math.abs(x), Math.max(Math.abs(y), Math.abs(z)));
        }
    }

    /// The rotation R that the iteration has found, and T, which lets the body
    /// shear and stretch by a share of what would fit best.
    ///
    /// @param beta 0..1, the share
    record Rotation(double beta) implements Phase {
        @Override public String name() { return "rotation"; }
        @Override public String of() { return ""; }
        @Override public boolean independent() { return false; }
        @Override public int size(State s) { return 1; }

        @Override public Formula formula() {
            return Formula.of("R = Y", "M = A\\,B",
                    "T = \\frac{\\beta}{\\sqrt[3]{\\det M}}\\,M "
                            + "+ (1 - \\beta)\\,R")
                    .matrix("R", "r", "", "").matrix("M", "m", "", "")
                    .number("\\beta", "beta").number("\\det M", "det")
                    .matrix("T", "t", "", "");
        }

        @Override public void run(State s, int sweep, int from, int to) {
            double[] polar = s.of(POLAR), fit = s.of(FIT), turn = s.of(TURN),
                    transform = s.of(TRANSFORM), covariance = s.of(COVARIANCE),
                    moment = s.of(MOMENT);
            boolean found = fit[DETERMINANT] > Matrix3.FLAT;
            for (int k = 0; k < 9; k++) if (found) turn[k] = polar[k];
            double rxx = turn[0], rxy = turn[1], rxz = turn[2];
            double ryx = turn[3], ryy = turn[4], ryz = turn[5];
            double rzx = turn[6], rzy = turn[7], rzz = turn[8];
            if (!found) {
                for (int k = 0; k < 9; k++) transform[k] = turn[k];
                return;
            }
            double axx = covariance[0], axy = covariance[1], axz = covariance[2];
            double ayx = covariance[3], ayy = covariance[4], ayz = covariance[5];
            double azx = covariance[6], azy = covariance[7], azz = covariance[8];
            double bxx = moment[0], bxy = moment[1], bxz = moment[2];
            double byx = moment[3], byy = moment[4], byz = moment[5];
            double bzx = moment[6], bzy = moment[7], bzz = moment[8];
            double mxx = axx * bxx + axy * byx + axz * bzx,
                    mxy = axx * bxy + axy * byy + axz * bzy,
                    mxz = axx * bxz + axy * byz + axz * bzz;
            double myx = ayx * bxx + ayy * byx + ayz * bzx,
                    myy = ayx * bxy + ayy * byy + ayz * bzy,
                    myz = ayx * bxz + ayy * byz + ayz * bzz;
            double mzx = azx * bxx + azy * byx + azz * bzx,
                    mzy = azx * bxy + azy * byy + azz * bzy,
                    mzz = azx * bxz + azy * byz + azz * bzz;
            double det = mxx * (myy * mzz - myz * mzy)
                    + mxy * (myz * mzx - myx * mzz)
                    + mxz * (myx * mzy - myy * mzx);
            double root = Exact.cbrt(det);
            double txx = beta * mxx / root + (1 - beta) * rxx,
                    txy = beta * mxy / root + (1 - beta) * rxy,
                    txz = beta * mxz / root + (1 - beta) * rxz;
            double tyx = beta * myx / root + (1 - beta) * ryx,
                    tyy = beta * myy / root + (1 - beta) * ryy,
                    tyz = beta * myz / root + (1 - beta) * ryz;
            double tzx = beta * mzx / root + (1 - beta) * rzx,
                    tzy = beta * mzy / root + (1 - beta) * rzy,
                    tzz = beta * mzz / root + (1 - beta) * rzz;
            transform[0] = txx;
            transform[1] = txy;
            transform[2] = txz;
            transform[3] = tyx;
            transform[4] = tyy;
            transform[5] = tyz;
            transform[6] = tzx;
            transform[7] = tzy;
            transform[8] = tzz;
        }
    }
}
