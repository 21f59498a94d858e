package limber.models.soft;

import static limber.models.soft.SoftParameters.*;

import limber.engine.settings.Settings;
import limber.math.Matrix3;

/// An elastic material: the energy W of a deformation F, per volume at rest.
///
/// Neo-Hookean: W = μ/2·(‖F‖² − 3) − μ·(det F − 1) + κ/2·(det F − 1)². St. Venant-Kirchhoff: with E = ½(FᵀF − I),
/// W = μ‖E‖² + λ/2·(tr E)².
///
/// @param mu Lamé's μ, Pa
/// @param kappa κ of the neo-Hookean energy, Pa
/// @param lambda Lamé's λ, Pa
record Material(Law law, double mu, double kappa, double lambda) {
    /// The material of fem, or with `NEO_HOOKEAN` that of neo-hookean-xpbd.
    static Material of(Settings p) {
        double youngs = p.get(YOUNGS), poisson = p.get(POISSON), mu = youngs / (2 * (1 + poisson)),
                lambda = youngs * poisson / ((1 + poisson) * (1 - 2 * poisson)),
                kappa = p.get(LAME) == Lame.CORRECTED ? lambda + mu : lambda;
        return new Material(p.get(METHOD) == Method.FEM ? p.get(MATERIAL) : Law.NEO_HOOKEAN, mu, kappa, lambda);
    }

    /// Lamé's λ of Hooke's law at rest, Pa; below 0 where the published κ is too small.
    double lambdaAtRest() {
        return law == Law.NEO_HOOKEAN ? kappa - mu : lambda;
    }

    /// W, J/m³.
    double energy(double[] f) {
        if (law == Law.NEO_HOOKEAN) {
            double growth = Matrix3.determinant(f) - 1;
            return mu / 2 * (Matrix3.squared(f) - 3) - mu * growth + kappa / 2 * (growth * growth);
        }
        double[] e = strain(f);
        double trace = e[0] + e[4] + e[8];
        return mu * Matrix3.squared(e) + lambda / 2 * (trace * trace);
    }

    /// Green's strain E = ½(FᵀF − I).
    static double[] strain(double[] f) {
        double[] e = Matrix3.product(Matrix3.transposed(f), f);
        for (int i = 0; i < 9; i++) e[i] = 0.5 * (i % 4 == 0 ? e[i] - 1 : e[i]);
        return e;
    }
}
