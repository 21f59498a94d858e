package limber.ui.render;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.metadata.IIOMetadataNode;
import org.junit.jupiter.api.Test;
import org.w3c.dom.NodeList;

/// Animated GIFs, as Java's own reader reads them back.
class GifTest {
    private static final int WIDTH = 5, HEIGHT = 4, RED = 0xff0000, BLUE = 0x0102ff, GREY = 0x808080;

    private static int[] picture(int... spots) {
        var rgb = new int[WIDTH * HEIGHT];
        Arrays.fill(rgb, GREY);
        for (int spot : spots) rgb[spot] = RED;
        rgb[7] = BLUE;
        return rgb;
    }

    private static byte[] gif(double perSecond, int width, int height, int[]... pictures) throws IOException {
        var gif = new Gif(perSecond);
        for (int[] picture : pictures) gif.picture(picture, width, height);
        var bytes = new ByteArrayOutputStream();
        gif.write(bytes);
        return bytes.toByteArray();
    }

    /// A picture read back: its file's description, and what is seen when it has been laid over those before.
    private record Read(IIOMetadataNode description, int[] seen) {
        IIOMetadataNode node(String name) {
            NodeList found = description.getElementsByTagName(name);
            return found.getLength() == 0 ? null : (IIOMetadataNode) found.item(0);
        }
    }

    private static List<Read> read(byte[] bytes) throws IOException {
        ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
        reader.setInput(ImageIO.createImageInputStream(new ByteArrayInputStream(bytes)));
        var read = new ArrayList<Read>();
        int w = reader.getWidth(0), h = reader.getHeight(0);
        var seen = new BufferedImage(w, h, BufferedImage.TYPE_INT_RGB);
        Graphics2D over = seen.createGraphics();
        for (int i = 0; i < reader.getNumImages(true); i++) {
            over.drawImage(reader.read(i), 0, 0, null);
            int[] rgb = seen.getRGB(0, 0, w, h, null, 0, w);
            read.add(new Read((IIOMetadataNode) reader.getImageMetadata(i).getAsTree("javax_imageio_gif_image_1.0"),
                    Arrays.stream(rgb).map(c -> c & 0xffffff).toArray()));
        }
        over.dispose();
        return read;
    }

    @Test
    void everyPictureComesBackInItsExactColours() throws IOException {
        int[][] pictures = {picture(), picture(1, 2, 13), picture(2, 19)};
        List<Read> read = read(gif(5, WIDTH, HEIGHT, pictures));
        assertEquals(3, read.size());
        for (int i = 0; i < 3; i++) assertArrayEquals(pictures[i], read.get(i).seen(), "picture " + i);
    }

    @Test
    void aPictureThatIsLikeTheOneBeforeIsThereToo() throws IOException {
        assertEquals(3, read(gif(5, WIDTH, HEIGHT, picture(3), picture(3), picture(3))).size());
    }

    /// A GIF counts in hundredths of a second; below two, viewers take ten.
    @Test
    void itsDelayIsInHundredths() throws IOException {
        for (double[] speed : new double[][]{{5, 20}, {50, 2}, {30, 3}, {0.1, 1000}})
            for (Read picture : read(gif(speed[0], WIDTH, HEIGHT, picture(), picture(1))))
                assertEquals("" + (int) speed[1], picture.node("GraphicControlExtension").getAttribute("delayTime"));
    }

    @Test
    void itRepeatsForEver() throws IOException {
        IIOMetadataNode loop = read(gif(5, WIDTH, HEIGHT, picture(), picture(1))).getFirst()
                .node("ApplicationExtension");
        assertEquals("NETSCAPE", loop.getAttribute("applicationID"));
        assertEquals("2.0", loop.getAttribute("authenticationCode"));
        assertArrayEquals(new byte[]{1, 0, 0}, (byte[]) loop.getUserObject(), "sub-block 1, any number of times");
    }

    @Test
    void onePaletteServesAllPictures() throws IOException {
        int[][] pictures = new int[4][];
        for (int i = 0; i < 4; i++) pictures[i] = new Random(i).ints(64 * 64, 0, 1 << 24).toArray();
        byte[] bytes = gif(10, 64, 64, pictures);
        assertEquals("GIF89a", new String(bytes, 0, 6, StandardCharsets.US_ASCII));
        assertEquals(0xf7, bytes[10] & 0xff, "a global table of 256 colours");
        for (Read picture : read(bytes)) assertEquals(null, picture.node("LocalColorTable"));
    }
}
