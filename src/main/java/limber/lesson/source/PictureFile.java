package limber.lesson.source;

import java.nio.file.Path;
import java.util.Set;
import limber.engine.platform.Platform;
import limber.engine.text.BadInput;
import limber.file.PlainFile;

/// A reader for picture files that are not too large. A page brings pictures that were looked into before.
public final class PictureFile {
    static final String GIF = "gif";
    static final Set<String> OF_LESSONS = Set.of("png", "jpeg", GIF), OF_TEXTURES = Set.of("png", "jpeg", GIF, "bmp");

    private PictureFile() {}

    /// Reads a picture in the text of a lesson.
    ///
    /// @param name how complaints call it, in quotes if it needs them
    /// @return the bytes that were checked
    /// @throws BadInput if it holds no PNG, JPEG or GIF, or one of too many bytes or pixels
    static byte[] ofLesson(Path file, String name) {
        return checked(file, name, OF_LESSONS);
    }

    /// The same for a texture, which may be a BMP too.
    public static byte[] ofTexture(Path file, String name) {
        return checked(file, name, OF_TEXTURES);
    }

    private static byte[] checked(Path file, String name, Set<String> formats) {
        byte[] bytes;
        try {
            bytes = PlainFile.bytes(file, Limits.PICTURE, "a picture");
        } catch (BadInput e) {
            throw new BadInput(name + " " + e.getMessage());
        }
        Platform.here().service(PictureCheck.class).ifPresent(check -> check.get().check(bytes, name, formats));
        return bytes;
    }
}
