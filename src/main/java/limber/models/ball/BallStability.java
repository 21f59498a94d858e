package limber.models.ball;

import static limber.models.ball.BallParameters.*;

import limber.engine.model.Verdict;
import limber.engine.settings.Settings;
import limber.math.exact.Exact;
import limber.oracle.Oscillator;

/// The stability limit of the published step: its map of displacement and velocity, with q = 1 − c·h, is `(1 − q·k·h²
/// q·h; −q·k·h  q)`, and both its eigenvalues lie inside the unit circle while c·h < 1 and (1 − c·h)·k·h² < 2·(2 −
/// c·h).
///
/// The first condition also keeps velocities from reversing; beyond it the motion is wrong long before it grows.
final class BallStability {
    private static final String RULE = "c·h < 1 and (1 − c·h)·k·h² < 2·(2 − c·h)";

    private BallStability() {}

    static Verdict verdict(Settings p) {
        double k = p.get(SPRING_FORCE), c = p.get(DAMPING), h = CLOCK.step(p);
        if (p.get(INTEGRATOR) == Integrator.EXACT)
            return Verdict.always("the closed form is stable for any substep", h);
        boolean turns = c * h >= 1;
        return Verdict.of(limit(k, c), RULE, turns ? "c·h" : "(1 − c·h)·k·h² / (2·(2 − c·h))",
                turns ? c * h : (1 - c * h) * k * h * h / (2 * (2 - c * h)), h, stable(k, c, h));
    }

    private static boolean stable(double k, double c, double h) {
        return c * h < 1 && excess(k, c, h) < 0;
    }

    /// (1 − c·h)·k·h² − 2·(2 − c·h), −4 at h = 0.
    private static double excess(double k, double c, double h) {
        return (1 - c * h) * k * h * h - 2 * (2 - c * h);
    }

    /// The smallest substep that breaks a rule, s; infinite without spring and damping.
    ///
    /// With x = c·h the excess is 0 where k·h² = 2·(2 − x)/(1 − x), that is, where x²·(1 − x)/(2 − x) = 2·c²/k. The
    /// left side grows up to x = 0.72, where k·h² = 9.12. So the first root lies between 2/√k, its place without
    /// damping, and 4/√k, however small c is; and before the peak of the excess, or there is none.
    private static double limit(double k, double c) {
        if (c == 0) return k == 0 ? Double.POSITIVE_INFINITY : 2 / Math.sqrt(k);
        double first = 1 / c;
        if (k == 0) return first;
        double peak = (1 + Math.sqrt(1 + 6 * c * c / k)) / 3;
        if (peak >= 1) return first;
        double low = 2 / Math.sqrt(k), high = Math.min(peak / c, 2 * low);
        if (excess(k, c, high) < 0) return first;
        while (low < 0.5 * (low + high) && 0.5 * (low + high) < high) {
            double middle = 0.5 * (low + high);
            if (excess(k, c, middle) < 0) low = middle;
            else high = middle;
        }
        return high;
    }

    /// The largest factor by which a substep multiplies a displacement: the larger magnitude of the map's eigenvalues.
    static double growth(Settings p) {
        double k = p.get(SPRING_FORCE), c = p.get(DAMPING), h = CLOCK.step(p);
        if (p.get(INTEGRATOR) == Integrator.EXACT) return Exact.exp(-new Oscillator(k, c).decay() * h);
        double q = 1 - c * h, half = 0.5 * (1 + q - q * k * h * h), inside = half * half - q;
        return inside < 0 ? Math.sqrt(q) : Math.abs(half) + Math.sqrt(inside);
    }
}
