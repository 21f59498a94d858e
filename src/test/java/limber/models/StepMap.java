package limber.models;

/// A linear step of displacement u and velocity v, such as a spring's, and a test whether its repetition grows without
/// bound. Derived from the published step itself, not from the rule under test.
public final class StepMap {
    /// One step of length h: takes (u, v), gives (u', v').
    @FunctionalInterface
    public interface Step {
        double[] of(double u, double v, double h);
    }

    private StepMap() {}

    /// The larger magnitude of the eigenvalues of the map, whose columns are what it makes of (1, 0) and (0, 1).
    public static double spectralRadius(Step step, double h) {
        double[] a = step.of(1, 0, h), b = step.of(0, 1, h);
        double trace = a[0] + b[1], determinant = a[0] * b[1] - a[1] * b[0], inside = trace * trace / 4 - determinant;
        return inside < 0 ? Math.sqrt(determinant) : Math.abs(trace) / 2 + Math.sqrt(inside);
    }

    /// The smallest h from which on the map grows: the first of many, then halved. An undamped spring keeps 1 all the
    /// way up to it, but for rounding.
    public static double limit(Step step) {
        double low = 1e-6, high = low;
        while (spectralRadius(step, high) < 1 + 1e-9) {
            low = high;
            high *= 1.0005;
        }
        for (int n = 0; n < 60; n++) {
            double middle = 0.5 * (low + high);
            if (spectralRadius(step, middle) < 1 + 1e-9) low = middle;
            else high = middle;
        }
        return high;
    }
}
