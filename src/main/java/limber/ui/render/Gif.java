package limber.ui.render;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.Inflater;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;

/// An animated GIF that repeats for ever, with one palette for all pictures. The pictures are kept, compressed, until
/// the last one is known. A pixel that stays as it is is transparent, which makes the file several times smaller.
public final class Gif implements Film.Sink {
    private static final String FORM = "javax_imageio_gif_image_1.0";

    /// The last entry of the palette is the transparent one.
    private static final int COLOURS = 255;

    private final Palette256 palette = new Palette256(COLOURS);
    private final List<byte[]> pictures = new ArrayList<>();
    private final int delay;
    private int width, height;

    /// @param perSecond pictures a second; a GIF counts in hundredths of a second
    public Gif(double perSecond) {
        delay = Math.max(2, (int) Math.round(100 / perSecond));
    }

    @Override public void picture(int[] rgb, int w, int h) {
        width = w;
        height = h;
        palette.count(rgb);
        pictures.add(packed(rgb));
    }

    private static byte[] packed(int[] rgb) {
        ByteBuffer plain = ByteBuffer.allocate(4 * rgb.length);
        plain.asIntBuffer().put(rgb);
        var bytes = new ByteArrayOutputStream();
        var deflater = new Deflater(Deflater.BEST_SPEED);
        try (var out = new DeflaterOutputStream(bytes, deflater)) {
            out.write(plain.array());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } finally {
            deflater.end();
        }
        return bytes.toByteArray();
    }

    private int[] unpacked(byte[] packed) {
        var inflater = new Inflater();
        inflater.setInput(packed);
        ByteBuffer plain = ByteBuffer.allocate(4 * width * height);
        try {
            inflater.inflate(plain.array());
        } catch (DataFormatException e) {
            throw new IllegalStateException("a picture that was just packed cannot be unpacked", e);
        } finally {
            inflater.end();
        }
        var rgb = new int[width * height];
        plain.asIntBuffer().get(rgb);
        return rgb;
    }

    /// Writes all pictures.
    public void write(OutputStream to) throws IOException {
        Palette256.Made made = palette.make();
        IndexColorModel table = table(made.colours());
        ImageWriter writer = ImageIO.getImageWritersByFormatName("gif").next();
        try (ImageOutputStream out = ImageIO.createImageOutputStream(to)) {
            writer.setOutput(out);
            writer.prepareWriteSequence(null);
            byte[] before = null;
            for (byte[] picture : pictures) {
                byte[] now = places(unpacked(picture), made);
                BufferedImage image = image(changed(before, now, made.colours().length), table);
                writer.writeToSequence(new IIOImage(image, null, metadata(writer, image, before == null)), null);
                before = now;
            }
            writer.endWriteSequence();
        } finally {
            writer.dispose();
        }
    }

    /// The colours, and the transparent entry after them.
    private static IndexColorModel table(int[] colours) {
        var parts = new byte[3][colours.length + 1];
        for (int c = 0; c < 3; c++)
            for (int i = 0; i < colours.length; i++) parts[c][i] = (byte) (colours[i] >> 16 - 8 * c);
        return new IndexColorModel(8, colours.length + 1, parts[0], parts[1], parts[2], colours.length);
    }

    private static byte[] places(int[] rgb, Palette256.Made made) {
        var places = new byte[rgb.length];
        for (int i = 0; i < rgb.length; i++) places[i] = (byte) made.place().applyAsInt(rgb[i]);
        return places;
    }

    private static byte[] changed(byte[] before, byte[] now, int transparent) {
        byte[] changed = now.clone();
        for (int i = 0; before != null && i < now.length; i++)
            if (before[i] == now[i]) changed[i] = (byte) transparent;
        return changed;
    }

    private BufferedImage image(byte[] places, IndexColorModel table) {
        var image = new BufferedImage(width, height, BufferedImage.TYPE_BYTE_INDEXED, table);
        image.getRaster().setDataElements(0, 0, width, height, places);
        return image;
    }

    private IIOMetadata metadata(ImageWriter writer, BufferedImage image, boolean first) throws IOException {
        IIOMetadata metadata = writer.getDefaultImageMetadata(ImageTypeSpecifier.createFromRenderedImage(image), null);
        var root = (IIOMetadataNode) metadata.getAsTree(FORM);
        child(root, "ImageDescriptor").setAttribute("interlaceFlag", "FALSE");
        IIOMetadataNode control = child(root, "GraphicControlExtension");
        control.setAttribute("disposalMethod", "doNotDispose");
        control.setAttribute("userInputFlag", "FALSE");
        control.setAttribute("delayTime", "" + delay);
        if (first) child(root, "ApplicationExtensions").appendChild(loop());
        metadata.setFromTree(FORM, root);
        return metadata;
    }

    /// The extension by which viewers repeat it for ever.
    private static IIOMetadataNode loop() {
        var loop = new IIOMetadataNode("ApplicationExtension");
        loop.setAttribute("applicationID", "NETSCAPE");
        loop.setAttribute("authenticationCode", "2.0");
        loop.setUserObject(new byte[]{1, 0, 0});
        return loop;
    }

    private static IIOMetadataNode child(IIOMetadataNode root, String name) {
        for (int i = 0; i < root.getLength(); i++)
            if (root.item(i).getNodeName().equals(name)) return (IIOMetadataNode) root.item(i);
        var made = new IIOMetadataNode(name);
        root.appendChild(made);
        return made;
    }
}
