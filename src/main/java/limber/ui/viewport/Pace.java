package limber.ui.viewport;

/// How long something takes that is done again and again: the mean of the last ones, so that it can be read while it changes.
final class Pace {
    /// The weight of the newest one.
    private static final double NEWEST = 0.1;

    private double nanos = Double.NaN;

    void took(long duration) {
        nanos = Double.isNaN(nanos) ? duration : (1 - NEWEST) * nanos + NEWEST * duration;
    }

    /// 0 before the first one.
    double millis() {
        return Double.isNaN(nanos) ? 0 : 1e-6 * nanos;
    }
}
