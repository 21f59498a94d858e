package limber.lesson;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.Locale;
import java.util.Set;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataFormatImpl;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.MemoryCacheImageInputStream;
import limber.engine.text.BadInput;
import limber.file.PlainFile;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/// A reader for the size that a picture's file declares. It decodes no pixels: a few bytes can stand for thousands of
/// millions.
public final class PictureFile {
    private static final String GIF = "gif", STANDARD = IIOMetadataFormatImpl.standardMetadataFormatName;
    private static final Set<String> OF_LESSONS = Set.of("png", "jpeg", GIF),
            OF_TEXTURES = Set.of("png", "jpeg", GIF, "bmp");

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
        try (ImageInputStream in = new MemoryCacheImageInputStream(new ByteArrayInputStream(bytes))) {
            Iterator<ImageReader> readers = ImageIO.getImageReaders(in);
            if (!readers.hasNext()) throw none(name, formats);
            ImageReader reader = readers.next();
            try {
                reader.setInput(in);
                check(reader, name, formats);
            } finally {
                reader.dispose();
            }
            return bytes;
        } catch (BadInput e) {
            throw e;
        } catch (IOException | RuntimeException broken) { // the readers throw whatever they stumble over
            throw none(name, formats);
        }
    }

    private static void check(ImageReader reader, String name, Set<String> formats) throws IOException {
        String format = reader.getFormatName().toLowerCase(Locale.ROOT);
        if (!formats.contains(format)) throw none(name, formats);
        boolean gif = format.equals(GIF); // it is drawn on a screen of its own size, and each of its pictures is kept
        long width = Math.max(reader.getWidth(0), gif ? screen(reader, "HorizontalScreenSize") : 0),
                height = Math.max(reader.getHeight(0), gif ? screen(reader, "VerticalScreenSize") : 0);
        long pictures = gif ? reader.getNumImages(true) : 1;
        if (width * height * pictures > Limits.PIXELS)
            throw new BadInput(name + " has " + width + " × " + height + " pixels"
                    + (pictures > 1 ? ", " + pictures + " times" : "") + "; at most " + Limits.PIXELS / 1_000_000
                    + " million together would be right");
    }

    private static long screen(ImageReader reader, String side) throws IOException {
        IIOMetadata said = reader.getStreamMetadata();
        NodeList found = ((Element) said.getAsTree(STANDARD)).getElementsByTagName(side);
        return found.getLength() == 0 ? 0 : Long.parseLong(((Element) found.item(0)).getAttribute("value"));
    }

    private static BadInput none(String name, Set<String> formats) {
        return new BadInput(name + " holds no picture that can be read; a PNG, JPEG"
                + (formats.equals(OF_TEXTURES) ? ", GIF or BMP" : " or GIF") + " would be right");
    }
}
