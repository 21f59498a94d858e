package limber.presentation.paint;

/// Pixels that are laid over a surface.
public sealed interface Texture {
    /// Pixels that have been computed, in rows.
    ///
    /// @param argb alpha, red, green and blue of each, from the highest byte on
    record Pixels(int width, int height, int[] argb) implements Texture {}

    /// The bytes of a picture's file, which a face decodes.
    ///
    /// @param name what it is called in a refusal
    record File(String name, byte[] bytes) implements Texture {}
}
