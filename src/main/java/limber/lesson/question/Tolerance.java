package limber.lesson.question;

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

    /// The score of a line that is off: 1 up to half of what is right, a half there, and 0 from one and a half of it.
    ///
    /// @param off the distance over the whole line (root mean square)
    /// @param allowed up to which distance it is right
    static double score(double off, double allowed) {
        return Math.clamp(1.5 - off / allowed, 0, 1);
    }
}
