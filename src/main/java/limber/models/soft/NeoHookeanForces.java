package limber.models.soft;

import static limber.models.soft.Deformation.entry;
import static limber.models.soft.Deformation.times;
import static limber.models.soft.SoftChannels.*;

import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;

/// The forces of a neo-Hookean material on the corners of each tet: f_k = −V·P r_k
/// and f_0 = −(f_1 + f_2 + f_3) with P = ∂W/∂F = μF + (κ(det F − 1) − μ)·cof F.
///
/// Through inversion (det F ≤ 0) it stays finite and pushes back.
///
/// @param mu,kappa μ and κ, Pa
record NeoHookeanForces(double mu, double kappa) implements Phase {
    @Override public String name() { return "forces"; }
    @Override public String of() { return TET; }
    @Override public boolean independent() { return true; }
    @Override public int size(State s) { return s.of(REST_VOLUME).length; }

    @Override public Formula formula() {
        return Formula.of("F = \\sum\\,(x_k - x_0)\\,r_k^T",
                "P = \\mu\\,F + (\\kappa\\,(\\det F - 1) - \\mu)\\,"
                        + "\\mathrm{cof}\\,F",
                "f_k = -V\\,P\\,r_k", "f_0 = -(f_1 + f_2 + f_3)")
                .matrix("F", "f", "", "").matrix("P", "p", "Pa", "force")
                .number("\\mu", "mu", "Pa").number("\\kappa", "kappa", "Pa")
                .number("\\det F", "det").number("V", "volume", "m³");
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
            double cxx = fyy * fzz - fyz * fzy,
                    cxy = fyz * fzx - fyx * fzz,
                    cxz = fyx * fzy - fyy * fzx;
            double cyx = fzy * fxz - fzz * fxy,
                    cyy = fzz * fxx - fzx * fxz,
                    cyz = fzx * fxy - fzy * fxx;
            double czx = fxy * fyz - fxz * fyy,
                    czy = fxz * fyx - fxx * fyz,
                    czz = fxx * fyy - fxy * fyx;
            double det = fxx * cxx + fxy * cxy + fxz * cxz; // gap stress
            double pull = kappa * (det - 1) - mu;
            double pxx = mu * fxx + pull * cxx,
                    pxy = mu * fxy + pull * cxy,
                    pxz = mu * fxz + pull * cxz;
            double pyx = mu * fyx + pull * cyx,
                    pyy = mu * fyy + pull * cyy,
                    pyz = mu * fyz + pull * cyz;
            double pzx = mu * fzx + pull * czx,
                    pzy = mu * fzy + pull * czy,
                    pzz = mu * fzz + pull * czz; // end of gap stress
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
