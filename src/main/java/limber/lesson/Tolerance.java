package limber.lesson;

/// How far from the truth an answer is still right.
///
/// @param amount above 0
/// @param percent whether it is a share of the truth
public record Tolerance(double amount, boolean percent) {
    /// In the unit of the truth.
    ///
    /// @param size of what it is a share of
    public double of(double size) {
        return percent ? amount / 100 * Math.abs(size) : amount;
    }
}
