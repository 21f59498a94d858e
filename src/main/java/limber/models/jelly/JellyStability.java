package limber.models.jelly;

import static limber.models.jelly.JellyParameters.*;

import limber.engine.model.Verdict;
import limber.engine.settings.Settings;

/// The stability limit of the follower: semi-implicit Euler on a damped spring maps offset and velocity by a matrix of
/// trace 2 − c·h − k·h² and determinant 1 − c·h, whose eigenvalues both lie inside the unit circle while k·h² + 2·c·h <
/// 4.
final class JellyStability {
    private JellyStability() {}

    static Verdict verdict(Settings p) {
        double k = p.get(STIFFNESS), c = p.get(DAMPING), h = CLOCK.step(p);
        double limit = k > 0 ? 4 / (c + Math.sqrt(c * c + 4 * k)) : c > 0 ? 2 / c : Double.POSITIVE_INFINITY;
        return Verdict.of(limit, "k·h² + 2·c·h < 4", "k·h² + 2·c·h", k * h * h + 2 * c * h, h,
                k * h * h + 2 * c * h < 4);
    }

    /// The largest factor by which a substep multiplies an offset: the larger magnitude of the eigenvalues.
    static double growth(Settings p) {
        double h = CLOCK.step(p), q = 1 - p.get(DAMPING) * h, half = 0.5 * (1 + q - p.get(STIFFNESS) * h * h),
                inside = half * half - q;
        return inside < 0 ? Math.sqrt(q) : Math.abs(half) + Math.sqrt(inside);
    }
}
