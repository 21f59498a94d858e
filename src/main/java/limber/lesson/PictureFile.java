package limber.lesson;

import java.io.IOException;
import java.nio.file.Files;
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
import limber.engine.BadInput;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/// A reader for the size that a picture's file declares. It decodes no pixels: a few bytes can stand for thousands of
/// millions.
final class PictureFile {
    private static final String GIF = "gif", STANDARD = IIOMetadataFormatImpl.standardMetadataFormatName;
    private static final Set<String> FORMATS = Set.of("png", "jpeg", GIF);

    private PictureFile() {}

    /// @param name how complaints call it
    /// @throws BadInput if it holds no picture, or one of too many pixels
    static void check(Path file, String name) {
        try (ImageInputStream in = new MemoryCacheImageInputStream(Files.newInputStream(file))) {
            Iterator<ImageReader> readers = ImageIO.getImageReaders(in);
            if (!readers.hasNext()) throw none(name);
            ImageReader reader = readers.next();
            try {
                reader.setInput(in);
                check(reader, name);
            } finally {
                reader.dispose();
            }
        } catch (BadInput e) {
            throw e;
        } catch (IOException | RuntimeException broken) { // the readers throw whatever they stumble over
            throw none(name);
        }
    }

    private static void check(ImageReader reader, String name) throws IOException {
        String format = reader.getFormatName().toLowerCase(Locale.ROOT);
        if (!FORMATS.contains(format)) throw none(name);
        boolean gif = format.equals(GIF); // it is drawn on a screen of its own size, and each of its pictures is kept
        long width = Math.max(reader.getWidth(0), gif ? screen(reader, "HorizontalScreenSize") : 0),
                height = Math.max(reader.getHeight(0), gif ? screen(reader, "VerticalScreenSize") : 0);
        long pictures = gif ? reader.getNumImages(true) : 1;
        if (width * height * pictures > Limits.PIXELS)
            throw new BadInput("'" + name + "' has " + width + " × " + height + " pixels"
                    + (pictures > 1 ? ", " + pictures + " times" : "") + "; at most " + Limits.PIXELS / 1_000_000
                    + " million together would be right");
    }

    private static long screen(ImageReader reader, String side) throws IOException {
        IIOMetadata said = reader.getStreamMetadata();
        NodeList found = ((Element) said.getAsTree(STANDARD)).getElementsByTagName(side);
        return found.getLength() == 0 ? 0 : Long.parseLong(((Element) found.item(0)).getAttribute("value"));
    }

    private static BadInput none(String name) {
        return new BadInput("'" + name + "' holds no picture that can be read; a PNG, JPEG or GIF would be right");
    }
}
