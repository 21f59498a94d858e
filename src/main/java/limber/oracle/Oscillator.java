package limber.oracle;

import limber.engine.text.BadInput;
import limber.math.exact.Exact;

/// The damped oscillator u″ + c·u′ + k·u = 0 of unit mass, in closed form: a ball's vertex about its rest position, a
/// jelly's follower about its anchor.
///
/// Underdamped, with ω² = k − c²/4, u = e^(−ct/2)·(u₀·cos ωt + (v₀ + c·u₀/2)·sin(ωt)/ω). Otherwise, with κ² = c²/4 − k
/// and the two rates of decay c/2 ∓ κ, written with S = (1 − e^(−2κt))/2κ, which tends to t where κ does to 0: nothing
/// cancels near critical damping.
///
/// @param k stiffness, 1/s², not negative
/// @param c damping, 1/s, not negative
public record Oscillator(double k, double c) {
    public enum Regime {
        /// Neither spring nor damping: uniform motion.
        FREE,
        UNDERDAMPED,
        CRITICAL,
        /// A spring that is damped too much to swing, or damping alone.
        OVERDAMPED
    }

    /// @throws BadInput if k or c is negative or not finite
    public Oscillator {
        if (!(k >= 0 && k < Double.POSITIVE_INFINITY)) throw new BadInput("stiffness " + k + " is not a finite "
                + "number from 0");
        if (!(c >= 0 && c < Double.POSITIVE_INFINITY)) throw new BadInput("damping " + c + " is not a finite number "
                + "from 0");
    }

    public Regime regime() {
        double discriminant = discriminant();
        if (k == 0 && c == 0) return Regime.FREE;
        return discriminant > 0 ? Regime.UNDERDAMPED : discriminant < 0 ? Regime.OVERDAMPED : Regime.CRITICAL;
    }

    /// ζ = c/(2·√k): 1 where damping is critical; infinite without a spring, 0 with neither.
    public double dampingRatio() {
        return c == 0 ? 0 : 0.5 * c / Math.sqrt(k);
    }

    /// The rate at which the envelope of u decays in the long run, 1/s.
    public double decay() {
        double d = discriminant();
        return d > 0 ? 0.5 * c : slow(0.5 * c, Math.sqrt(-d));
    }

    /// The time after which u, released at rest, stays within a share of where it was released, s: its last crossing of
    /// that bound, not that of its envelope, which is infinite at critical damping. So it changes steadily across
    /// critical damping, where little or nothing swings beyond 0, and jumps by up to half a swing where, with less
    /// damping, one more turning point reaches the bound.
    ///
    /// @param share 0..1, both excluded
    /// @return 0 where it never does, without spring or damping
    public double settling(double share) {
        if (k == 0 || c == 0) return 0;
        double d = discriminant();
        if (d <= 0) return crossing(share, 0, latest(share));
        // from one turning point to the next, each e^(−half·c/2) of the one before
        double half = Math.PI / Math.sqrt(d);
        double last = Math.ceil(-Exact.log(share) / (0.5 * c * half)) - 1; // the last one beyond the bound
        return crossing(share, last * half, (last + 1) * half);
    }

    /// A time at which what creeps back is within the bound: the slow decay alone takes a multiple of it there.
    private double latest(double share) {
        double t = -Exact.log(share) / decay();
        while (position(t, 1, 0) > share) t *= 2;
        return t;
    }

    /// By halving.
    ///
    /// @param beyond,within times of a falling |u|: on its way from a turning point to the next, or creeping back
    private double crossing(double share, double beyond, double within) {
        double sign = Math.signum(position(beyond, 1, 0)), middle = 0.5 * (beyond + within);
        while (beyond < middle && middle < within) {
            if (sign * position(middle, 1, 0) > share) beyond = middle;
            else within = middle;
            middle = 0.5 * (beyond + within);
        }
        return within;
    }

    /// k − c²/4: the square of the angular frequency, or less the square of half the difference of the two rates.
    private double discriminant() {
        return k - 0.25 * c * c;
    }

    /// u after t seconds, in the unit of u0.
    ///
    /// @param v0 u′ at t = 0
    public double position(double t, double u0, double v0) {
        double d = discriminant(), a = 0.5 * c;
        if (d > 0) {
            double w = Math.sqrt(d);
            return Exact.exp(-a * t) * (u0 * Exact.cos(w * t) + (v0 + a * u0) * Exact.sin(w * t) / w);
        }
        double kappa = Math.sqrt(-d), slow = slow(a, kappa), s = decayed(kappa, t);
        return Exact.exp(-slow * t) * (u0 + (v0 + slow * u0) * s);
    }

    /// u′ after t seconds.
    public double velocity(double t, double u0, double v0) {
        double d = discriminant(), a = 0.5 * c;
        if (d > 0) {
            double w = Math.sqrt(d);
            return Exact.exp(-a * t)
                    * (v0 * Exact.cos(w * t) - (k * u0 + a * v0) * Exact.sin(w * t) / w);
        }
        double kappa = Math.sqrt(-d), s = decayed(kappa, t);
        return Exact.exp(-slow(a, kappa) * t) * (v0 - (k * u0 + (a + kappa) * v0) * s);
    }

    /// The slower rate a − κ, whose product with the faster one is k.
    private double slow(double a, double kappa) {
        return kappa == 0 ? a : k / (a + kappa);
    }

    /// (1 − e^(−2κt))/2κ, s.
    private static double decayed(double kappa, double t) {
        return kappa == 0 ? t : -Exact.expm1(-2 * kappa * t) / (2 * kappa);
    }
}
