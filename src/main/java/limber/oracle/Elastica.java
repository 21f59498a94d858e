package limber.oracle;

import limber.engine.text.BadInput;
import limber.math.GaussKronrod;
import limber.math.exact.Exact;

/// The elastica: an inextensible elastic rod, clamped at its base and pulled at its tip by a force P of fixed
/// direction, at right angles to the clamped end: EI·θ″ = −P·cos θ, θ = 0 at the base, θ′ = 0 at the tip. Lengths are
/// shares of the rod's length L.
///
///     load ↑            ·──o tip       θ: angle between rod and clamped direction
///          │        ·                  along x: the clamped direction
///     ▓────·────·                      along y: the load
///
/// With φ = θ at the tip, m = (1 − sin φ)/2 and X = m·sinh² v: √α = ∫ dv/√(1 + X) and deflection·√α = ∫ (sin φ − X)/(1
/// + X)^(3/2) dv, from 0 to asinh √(sin φ/m), which is Euler's elliptic integral in a variable without a singular end.
///
/// Source: A. E. H. Love, A Treatise on the Mathematical Theory of Elasticity, on the elastica.
///
/// @param load α = P·L²/EI, 0 < α ≤ 10,000
/// @param tipAngle φ, rad, below π/2 but for rounding
/// @param deflection of the tip, along the load
/// @param reach of the tip, along the clamped direction
public record Elastica(double load, double tipAngle, double deflection, double reach) {
    private static final double MAX_LOAD = 1e4;
    private static final double TOLERANCE = 1e-12;
    /// Steps of Runge–Kutta over a length √(EI/P), on which the rod bends.
    private static final int STEPS = 500;

    /// The rod under a load.
    ///
    /// @param load α = P·L²/EI
    /// @throws BadInput if it is not above 0 and at most 10,000
    public static Elastica of(double load) {
        if (!(load > 0 && load <= MAX_LOAD))
            throw new BadInput("load P·L²/EI = " + load + " is not within 0..10000, 0 excluded");
        return at(bent(load), load);
    }

    /// The w of a load, by bisection: the load grows with it.
    private static double bent(double load) {
        double low = 0, high = 1, wanted = Math.sqrt(load);
        while (rootOfLoad(high) < wanted) high *= 2;
        for (double w = 0.5 * (low + high); low < w && w < high; w = 0.5 * (low + high)) {
            if (rootOfLoad(w) < wanted) low = w;
            else high = w;
        }
        return high;
    }

    /// The rod whose tip has turned by an angle.
    ///
    /// @param angle rad, between 0 and π/2
    /// @throws BadInput if it is not, or needs a load beyond 10,000
    public static Elastica ofTipAngle(double angle) {
        if (!(angle > 0 && angle < Math.PI / 2))
            throw new BadInput("a tip angle of " + angle + " rad is not between 0 and π/2");
        double w = asinh(Exact.tan(angle)), root = rootOfLoad(w);
        if (root * root > MAX_LOAD)
            throw new BadInput("a tip angle of " + angle + " rad needs a load P·L²/EI beyond 10000");
        return at(w, root * root);
    }

    /// The angle is counted by w, sin φ = tanh w: near 0 it is φ, and it has room for all that lies just below π/2.
    private static Elastica at(double w, double load) {
        double sin = Exact.tanh(w), m = m(w);
        double deflection = GaussKronrod.integrate(v -> {
            double x = square(m, v);
            return (sin - x) / ((1 + x) * Math.sqrt(1 + x));
        }, 0, whole(w), TOLERANCE) / Math.sqrt(load);
        return new Elastica(load, Exact.atan(Exact.sinh(w)), deflection, Math.sqrt(2 * sin / load));
    }

    /// √α.
    private static double rootOfLoad(double w) {
        double m = m(w);
        return GaussKronrod.integrate(v -> 1 / Math.sqrt(1 + square(m, v)), 0, whole(w), TOLERANCE);
    }

    private static double m(double w) {
        return 1 / (1 + Exact.exp(2 * w));
    }

    private static double square(double m, double v) {
        double sinh = Exact.sinh(v);
        return m * sinh * sinh;
    }

    private static double whole(double w) {
        return asinh(Math.sqrt(Exact.tanh(w) / m(w)));
    }

    /// For x ≥ 0.
    private static double asinh(double x) {
        return Exact.log1p(x + x * x / (1 + Math.sqrt(1 + x * x)));
    }

    /// The points that divide the rod into equal lengths, base first: `parts` + 1 pairs, along the clamped direction
    /// and along the load.
    ///
    /// From the tip inwards, with β = π/2 − θ, β″ = α·sin β grows away from the load's direction, and Runge–Kutta's
    /// errors with it no faster; from the base they would outgrow it.
    public double[] points(int parts) {
        int fine = (int) Math.ceil(STEPS * Math.max(1, Math.sqrt(load)) / parts);
        double h = 1.0 / parts / fine, beta = 2 * Exact.atan(Exact.exp(-bent(load))), turn = 0, x = 0, y = 0;
        var xy = new double[2 * (parts + 1)];
        for (int i = parts - 1; i >= 0; i--) {
            for (int k = 0; k < fine; k++) {
                double b2 = beta + 0.5 * h * turn, t1 = load * Exact.sin(beta);
                double t2 = load * Exact.sin(b2), u2 = turn + 0.5 * h * t1;
                double b3 = beta + 0.5 * h * u2, t3 = load * Exact.sin(b3), u3 = turn + 0.5 * h * t2;
                double b4 = beta + h * u3, t4 = load * Exact.sin(b4), u4 = turn + h * t3;
                x -= h / 6
                        * (Exact.sin(beta) + 2 * Exact.sin(b2) + 2 * Exact.sin(b3) + Exact.sin(b4));
                y -= h / 6
                        * (Exact.cos(beta) + 2 * Exact.cos(b2) + 2 * Exact.cos(b3) + Exact.cos(b4));
                beta += h / 6 * (turn + 2 * u2 + 2 * u3 + u4);
                turn += h / 6 * (t1 + 2 * t2 + 2 * t3 + t4);
            }
            xy[2 * i] = x;
            xy[2 * i + 1] = y;
        }
        for (int i = 0; i <= parts; i++) {
            xy[2 * i] -= x;
            xy[2 * i + 1] -= y;
        }
        return xy;
    }
}
