package limber.presentation.paint;

/// The letters of a text: those of the system.
///
/// @param size px
public record Lettering(double size, boolean bold) {
    public Lettering(double size) {
        this(size, false);
    }
}
