package limber.ui;

import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.awt.image.IndexColorModel;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOInvalidTreeException;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageInputStream;
import javax.imageio.stream.ImageOutputStream;
import limber.file.WholeFile;
import limber.ui.render.Palette256;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/// A PNG of 256 colours, a third as large as one of all colours, with the words in it that its picture shows.
final class IndexedPng {
    private static final String FORM = "javax_imageio_png_1.0", KEYWORD = "Words", BETWEEN = "\n";
    private static final int COLOURS = 256;

    private IndexedPng() {}

    static void write(BufferedImage picture, List<String> words, Path file) throws IOException {
        ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
        BufferedImage indexed = indexed(picture);
        try {
            WholeFile.write(file, to -> {
                try (ImageOutputStream out = ImageIO.createImageOutputStream(to)) {
                    writer.setOutput(out);
                    writer.write(new IIOImage(indexed, null, metadata(writer, indexed, words)));
                }
            });
        } finally {
            writer.dispose();
        }
    }

    private static BufferedImage indexed(BufferedImage picture) {
        int w = picture.getWidth(), h = picture.getHeight();
        int[] rgb = IntStream.of(ScriptedWindow.pixels(picture)).map(argb -> argb & 0xffffff).toArray();
        var palette = new Palette256(COLOURS);
        palette.count(rgb);
        Palette256.Made made = palette.make();
        var table = new IndexColorModel(8, made.colours().length, made.colours(), 0, false, -1, DataBuffer.TYPE_BYTE);
        var indexed = new BufferedImage(w, h, BufferedImage.TYPE_BYTE_INDEXED, table);
        var places = new byte[rgb.length];
        for (int i = 0; i < rgb.length; i++) places[i] = (byte) made.place().applyAsInt(rgb[i]);
        indexed.getRaster().setDataElements(0, 0, w, h, places);
        return indexed;
    }

    private static IIOMetadata metadata(ImageWriter writer, BufferedImage picture, List<String> words)
            throws IIOInvalidTreeException {
        IIOMetadata metadata = writer.getDefaultImageMetadata(ImageTypeSpecifier.createFromRenderedImage(picture),
                null);
        var entry = new IIOMetadataNode("iTXtEntry");
        entry.setAttribute("keyword", KEYWORD);
        entry.setAttribute("compressionFlag", "FALSE");
        entry.setAttribute("compressionMethod", "0");
        entry.setAttribute("languageTag", "en");
        entry.setAttribute("translatedKeyword", "");
        entry.setAttribute("text", String.join(BETWEEN, words));
        var text = new IIOMetadataNode("iTXt");
        text.appendChild(entry);
        var root = new IIOMetadataNode(FORM);
        root.appendChild(text);
        metadata.mergeTree(FORM, root);
        return metadata;
    }

    /// The words that a picture shows; none where it says none.
    static List<String> words(Path file) throws IOException {
        ImageReader reader = ImageIO.getImageReadersByFormatName("png").next();
        try (ImageInputStream in = ImageIO.createImageInputStream(file.toFile())) {
            reader.setInput(in);
            var root = (Element) reader.getImageMetadata(0).getAsTree(FORM);
            NodeList entries = root.getElementsByTagName("iTXtEntry");
            for (int i = 0; i < entries.getLength(); i++)
                if (entries.item(i) instanceof Element entry && entry.getAttribute("keyword").equals(KEYWORD))
                    return List.of(entry.getAttribute("text").split(BETWEEN));
            return List.of();
        } finally {
            reader.dispose();
        }
    }
}
