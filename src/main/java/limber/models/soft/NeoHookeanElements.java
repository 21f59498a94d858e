package limber.models.soft;

import static limber.models.soft.Deformation.entry;
import static limber.models.soft.Deformation.times;
import static limber.models.soft.SoftChannels.*;

import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;

/// The two constraints of each tet in `neo-hookean-xpbd`, whose energies C²/2a add
/// up to the neo-Hookean one: first the deviatoric C = ‖F‖ with a = 1/(μV), then,
/// with F taken anew, the hydrostatic C = det F − 1 − μ/κ with a = 1/(κV).
///
/// With G = ∂C/∂F, which is F/‖F‖ or the cofactors of F, the gradients are g_k = G
/// r_k and g_0 = −(g_1 + g_2 + g_3). Source: M. Macklin and M. Müller, A
/// constraint-based formulation of stable neo-Hookean materials, 2021.
///
/// @param mu,kappa μ and κ, Pa
/// @param omitted whether the term with the multiplier is left out, as published
record NeoHookeanElements(double h, double mu, double kappa, boolean omitted)
        implements Phase {
    /// The first constraint of a tet, and the first of its two multipliers.
    private static final int DEVIATORIC = 0;

    @Override public String name() { return "elements"; }
    @Override public String of() { return TET; }
    @Override public boolean independent() { return false; }
    @Override public int size(State s) { return s.of(REST_VOLUME).length; }

    @Override public Formula formula() {
        return Formula.of("F = \\sum\\,(x_k - x_0)\\,r_k^T",
                "C = \\|F\\|,\\; G = \\frac{F}{\\|F\\|},\\; "
                        + "\\tilde a = \\frac{1}{\\mu\\,V\\,h^2}",
                "C = \\det F - 1 - \\frac{\\mu}{\\kappa},\\; G = \\mathrm{cof}\\,F,"
                        + "\\; \\tilde a = \\frac{1}{\\kappa\\,V\\,h^2}",
                "g_k = G\\,r_k,\\; g_0 = -(g_1 + g_2 + g_3)",
                omitted ? "\\Delta\\lambda = \\frac{-C}{W + \\tilde a}"
                        : "\\Delta\\lambda = \\frac{-C - \\tilde a\\,\\lambda}"
                                + "{W + \\tilde a}",
                "x_k' = x_k + w_k\\,\\Delta\\lambda\\,g_k")
                .matrix("F", "f", "", "").number("\\|F\\|", "norm")
                .number("\\det F", "det").matrix("G", "g", "", "")
                .number("C", "excess").number("\\mu", "mu", "Pa")
                .number("\\kappa", "kappa", "Pa").number("V", "volume", "m³")
                .number("h", "h", "s").number("\\tilde a", "soft")
                .number("W", "weights").number("\\lambda", "lambda")
                .number("\\Delta\\lambda", "change")
                .vector("g_0", "g0").vector("g_1", "g1").vector("g_2", "g2")
                .vector("g_3", "g3");
    }

    @Override public void run(State s, int sweep, int from, int to) {
        double[] x = s.of(POSITION), w = s.of(INVERSE_MASS),
                r = s.of(REST_INVERSE), volumes = s.of(REST_VOLUME),
                lambdas = s.of(TET_LAMBDA), tally = s.of(TALLY);
        int[] corners = s.ints(TET_CORNERS);
        for (int t = from; t < to; t++) {
            int q = 9 * t, ia = corners[4 * t], ib = corners[4 * t + 1],
                    ic = corners[4 * t + 2], id = corners[4 * t + 3];
            int a = 3 * ia, b = 3 * ib, c = 3 * ic, d = 3 * id;
            double volume = volumes[t];
            for (int part = 0; part < 2; part++) {
                double lambda = sweep == 0 ? 0 : lambdas[2 * t + part];
                lambdas[2 * t + part] = lambda;
                double fxx = entry(x, a, b, c, d, r, q),
                        fxy = entry(x, a, b, c, d, r, q + 1),
                        fxz = entry(x, a, b, c, d, r, q + 2);
                double fyx = entry(x, a + 1, b + 1, c + 1, d + 1, r, q),
                        fyy = entry(x, a + 1, b + 1, c + 1, d + 1, r, q + 1),
                        fyz = entry(x, a + 1, b + 1, c + 1, d + 1, r, q + 2);
                double fzx = entry(x, a + 2, b + 2, c + 2, d + 2, r, q),
                        fzy = entry(x, a + 2, b + 2, c + 2, d + 2, r, q + 1),
                        fzz = entry(x, a + 2, b + 2, c + 2, d + 2, r, q + 2);
                double excess, modulus;
                double gxx, gxy, gxz, gyx, gyy, gyz, gzx, gzy, gzz;
                if (part == DEVIATORIC) {
                    double norm = Math.sqrt(fxx * fxx + fxy * fxy + fxz * fxz
                            + fyx * fyx + fyy * fyy + fyz * fyz
                            + fzx * fzx + fzy * fzy + fzz * fzz);
                    if (norm < SHORTEST) {
                        tally[SKIPPED] += 1;
                        continue;
                    }
                    gxx = fxx / norm;
                    gxy = fxy / norm;
                    gxz = fxz / norm;
                    gyx = fyx / norm;
                    gyy = fyy / norm;
                    gyz = fyz / norm;
                    gzx = fzx / norm;
                    gzy = fzy / norm;
                    gzz = fzz / norm;
                    excess = norm;
                    modulus = mu;
                } else { // hydrostatic
                    gxx = fyy * fzz - fyz * fzy;
                    gxy = fyz * fzx - fyx * fzz;
                    gxz = fyx * fzy - fyy * fzx;
                    gyx = fzy * fxz - fzz * fxy;
                    gyy = fzz * fxx - fzx * fxz;
                    gyz = fzx * fxy - fzy * fxx;
                    gzx = fxy * fyz - fxz * fyy;
                    gzy = fxz * fyx - fxx * fyz;
                    gzz = fxx * fyy - fxy * fyx;
                    double det = fxx * gxx + fxy * gxy + fxz * gxz;
                    excess = det - 1 - mu / kappa;
                    modulus = kappa;
                }
                double soft = 1 / (modulus * volume) / (h * h);
                double g1x = times(gxx, gxy, gxz, r, q),
                        g1y = times(gyx, gyy, gyz, r, q),
                        g1z = times(gzx, gzy, gzz, r, q);
                double g2x = times(gxx, gxy, gxz, r, q + 3),
                        g2y = times(gyx, gyy, gyz, r, q + 3),
                        g2z = times(gzx, gzy, gzz, r, q + 3);
                double g3x = times(gxx, gxy, gxz, r, q + 6),
                        g3y = times(gyx, gyy, gyz, r, q + 6),
                        g3z = times(gzx, gzy, gzz, r, q + 6);
                double g0x = -(g1x + g2x + g3x), g0y = -(g1y + g2y + g3y),
                        g0z = -(g1z + g2z + g3z);
                double weights = w[ia] * (g0x * g0x + g0y * g0y + g0z * g0z)
                        + w[ib] * (g1x * g1x + g1y * g1y + g1z * g1z)
                        + w[ic] * (g2x * g2x + g2y * g2y + g2z * g2z)
                        + w[id] * (g3x * g3x + g3y * g3y + g3z * g3z);
                if (weights == 0) continue;
                double kept = omitted ? 0 : soft * lambda;
                double change = -(excess + kept) / (weights + soft);
                lambdas[2 * t + part] = lambda + change;
                double wa = w[ia] * change, wb = w[ib] * change,
                        wc = w[ic] * change, wd = w[id] * change;
                x[a] += wa * g0x;
                x[a + 1] += wa * g0y;
                x[a + 2] += wa * g0z;
                x[b] += wb * g1x;
                x[b + 1] += wb * g1y;
                x[b + 2] += wb * g1z;
                x[c] += wc * g2x;
                x[c + 1] += wc * g2y;
                x[c + 2] += wc * g2z;
                x[d] += wd * g3x;
                x[d + 1] += wd * g3y;
                x[d + 2] += wd * g3z;
            }
        }
    }
}
