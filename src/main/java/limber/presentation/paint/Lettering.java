package limber.presentation.paint;

/// The letters of a text: those of the system.
///
/// @param size px
public record Lettering(double size, boolean bold) {
    /// The height of the middle of a line over its baseline, in units of the size.
    private static final double MIDDLE = 0.35;

    public Lettering(double size) {
        this(size, false);
    }

    /// The y of the baseline of a line whose middle is at another y, px.
    public double baseline(double middle) {
        return middle + MIDDLE * size;
    }
}
