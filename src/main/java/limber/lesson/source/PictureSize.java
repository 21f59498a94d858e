package limber.lesson.source;

import java.io.ByteArrayInputStream;
import java.io.IOException;
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
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/// A look at the size that a picture's file declares. It decodes no pixels: a few bytes can stand for thousands of
/// millions.
public final class PictureSize implements PictureCheck {
    private static final String GIF = PictureFile.GIF, STANDARD = IIOMetadataFormatImpl.standardMetadataFormatName;

    @Override public void check(byte[] bytes, String name, Set<String> formats) {
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
                + (formats.equals(PictureFile.OF_TEXTURES) ? ", GIF or BMP" : " or GIF") + " would be right");
    }
}
