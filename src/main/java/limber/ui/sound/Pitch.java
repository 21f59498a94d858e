package limber.ui.sound;

/// The pitch of a value: from [#LOW] for the least value so far to [#HIGH] for the largest, on a logarithmic scale, so
/// that equal differences sound as equal intervals.
public final class Pitch {
    /// Two octaves, Hz.
    public static final double LOW = 220, HIGH = 880;

    private double least = Double.POSITIVE_INFINITY, largest = Double.NEGATIVE_INFINITY;

    /// The frequency of a value, which counts as seen from now on.
    ///
    /// @return Hz; NaN, which is silent, for a value that is not finite; the middle while all values have been equal
    public double of(double value) {
        if (!Double.isFinite(value)) return Double.NaN;
        least = Math.min(least, value);
        largest = Math.max(largest, value);
        double share = largest > least ? (value / 2 - least / 2) / (largest / 2 - least / 2) : 0.5;
        return LOW * Math.pow(HIGH / LOW, share);
    }
}
