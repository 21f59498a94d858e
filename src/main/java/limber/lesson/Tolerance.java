package limber.lesson;

/// The largest distance from the truth at which an answer is still right.
///
/// @param amount above 0
/// @param percent whether it is a share of the truth
public record Tolerance(double amount, boolean percent) {
    /// The tolerance in the unit of the truth.
    ///
    /// @param size of the truth, to which a percentage refers
    public double of(double size) {
        return percent ? amount / 100 * Math.abs(size) : amount;
    }
}
