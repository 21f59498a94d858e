package limber.ui.viewport;

/// A running mean of the last durations of repeated work, steady enough to read.
final class MeanDuration {
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
