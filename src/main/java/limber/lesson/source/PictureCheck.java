package limber.lesson.source;

import java.util.Set;
import limber.engine.text.BadInput;

/// A look into the bytes of a picture, found as a service.
public interface PictureCheck {
    /// @param name how complaints call it
    /// @param formats in small letters, such as `png`
    /// @throws BadInput if it has none of the formats, or too many pixels
    void check(byte[] bytes, String name, Set<String> formats);
}
