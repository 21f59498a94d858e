package limber.presentation.surface;

import java.util.Optional;
import limber.presentation.paint.Ink;
import limber.presentation.paint.Texture;

/// The covering of a surface.
///
/// @param texture empty for one colour
public record Cover(Optional<Texture> texture, Phong light) {
    /// One matt colour.
    public static Cover plain(Ink ink) {
        return new Cover(Optional.empty(), new Phong(ink, Ink.BLACK, Phong.PLAIN_POWER));
    }
}
