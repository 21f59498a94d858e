package limber.models.soft;

import static limber.models.soft.Deformation.entry;
import static limber.models.soft.Deformation.times;
import static limber.models.soft.SoftChannels.*;

import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;

/// The forces of a St. Venant-Kirchhoff material on the corners of each tet: f_k =
/// −V·P r_k and f_0 = −(f_1 + f_2 + f_3) with Green's strain E = ½(FᵀF − I) and
/// P = F·S, S = 2μE + λ·tr(E)·I.
///
/// A mirrored tet has no strain: it is at rest inside out. Squeezed to less than
/// 1/√3 of its length it grows softer.
///
/// @param mu,lambda Lamé's μ and λ, Pa
record StVenantKirchhoffForces(double mu, double lambda) implements Phase {
    @Override public String name() { return "forces"; }
    @Override public String of() { return TET; }
    @Override public boolean independent() { return true; }
    @Override public int size(State s) { return s.of(REST_VOLUME).length; }

    @Override public Formula formula() {
        return Formula.of("F = \\sum\\,(x_k - x_0)\\,r_k^T",
                "E = \\frac{1}{2}\\,(F^T F - I)",
                "P = F\\,(2\\,\\mu\\,E + \\lambda\\,\\tau\\,I),\\; "
                        + "\\tau = \\mathrm{tr}\\,E",
                "f_k = -V\\,P\\,r_k", "f_0 = -(f_1 + f_2 + f_3)")
                .matrix("F", "f", "", "").matrix("E", "e", "", "")
                .matrix("P", "p", "Pa", "force").number("\\mu", "mu", "Pa")
                .number("\\lambda", "lambda", "Pa").number("\\tau", "trace")
                .number("V", "volume", "m³");
    }

    @Override public void run(State s, int sweep, int from, int to) {
        double[] x = s.of(POSITION), r = s.of(REST_INVERSE),
                volumes = s.of(REST_VOLUME), forces = s.of(TET_FORCE);
        int[] corners = s.ints(TET_CORNERS);
        for (int t = from; t < to; t++) {
            int a = 3 * corners[4 * t], b = 3 * corners[4 * t + 1],
                    c = 3 * corners[4 * t + 2],
                    d = 3 * corners[4 * t + 3], q = 9 * t;
            double fxx = entry(x, a, b, c, d, r, q),
                    fxy = entry(x, a, b, c, d, r, q + 1),
                    fxz = entry(x, a, b, c, d, r, q + 2);
            double fyx = entry(x, a + 1, b + 1, c + 1, d + 1, r, q),
                    fyy = entry(x, a + 1, b + 1, c + 1, d + 1, r, q + 1),
                    fyz = entry(x, a + 1, b + 1, c + 1, d + 1, r, q + 2);
            double fzx = entry(x, a + 2, b + 2, c + 2, d + 2, r, q),
                    fzy = entry(x, a + 2, b + 2, c + 2, d + 2, r, q + 1),
                    fzz = entry(x, a + 2, b + 2, c + 2, d + 2, r, q + 2);
            double exx = 0.5 * (fxx * fxx + fyx * fyx + fzx * fzx - 1);
            double exy = 0.5 * (fxx * fxy + fyx * fyy + fzx * fzy);
            double exz = 0.5 * (fxx * fxz + fyx * fyz + fzx * fzz);
            double eyy = 0.5 * (fxy * fxy + fyy * fyy + fzy * fzy - 1);
            double eyz = 0.5 * (fxy * fxz + fyy * fyz + fzy * fzz);
            double ezz = 0.5 * (fxz * fxz + fyz * fyz + fzz * fzz - 1);
            double trace = exx + eyy + ezz, pull = lambda * trace;
            double sxx = 2 * mu * exx + pull, sxy = 2 * mu * exy,
                    sxz = 2 * mu * exz;
            double syy = 2 * mu * eyy + pull, syz = 2 * mu * eyz;
            double szz = 2 * mu * ezz + pull;
            double pxx = fxx * sxx + fxy * sxy + fxz * sxz,
                    pxy = fxx * sxy + fxy * syy + fxz * syz,
                    pxz = fxx * sxz + fxy * syz + fxz * szz;
            double pyx = fyx * sxx + fyy * sxy + fyz * sxz,
                    pyy = fyx * sxy + fyy * syy + fyz * syz,
                    pyz = fyx * sxz + fyy * syz + fyz * szz;
            double pzx = fzx * sxx + fzy * sxy + fzz * sxz,
                    pzy = fzx * sxy + fzy * syy + fzz * syz,
                    pzz = fzx * sxz + fzy * syz + fzz * szz;
            double volume = volumes[t];
            int first = 12 * t;
            for (int k = 0; k < 9; k += 3) {
                double pushx = -volume * times(pxx, pxy, pxz, r, q + k),
                        pushy = -volume * times(pyx, pyy, pyz, r, q + k),
                        pushz = -volume * times(pzx, pzy, pzz, r, q + k);
                forces[first + k + 3] = pushx;
                forces[first + k + 4] = pushy;
                forces[first + k + 5] = pushz;
            }
            for (int k = first; k < first + 3; k++)
                forces[k] = -(forces[k + 3] + forces[k + 6] + forces[k + 9]);
        }
    }
}
