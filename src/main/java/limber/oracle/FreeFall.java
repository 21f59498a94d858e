package limber.oracle;

/// Free fall by Newton's law and by Verlet's steps.
public final class FreeFall {
    private FreeFall() {}

    /// Height after n steps of Verlet's method from rest with previous = position, y₀ − g·h²·n(n+1)/2, m: each step is
    /// g·h² longer than the one before. It runs ahead of the parabola by g·h·t/2.
    ///
    /// @param g acceleration downwards, m/s²
    /// @param h time of a step, s
    public static double verlet(double y0, double g, double h, int n) {
        return y0 - g * h * h * (0.5 * n * (n + 1.0));
    }

    /// The parabola y₀ + v·t − g·t²/2, m.
    ///
    /// @param v velocity upwards at t = 0, m/s
    public static double parabola(double y0, double v, double g, double t) {
        return y0 + v * t - 0.5 * g * t * t;
    }

    /// The upward velocity v of the parabola through all the places of Verlet's fall, m/s.
    ///
    /// @param step what the particle moved upwards in the step before n = 0, m; 0 from rest
    public static double verletVelocity(double step, double g, double h) {
        return step / h - 0.5 * g * h;
    }
}
