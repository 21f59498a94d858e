package limber.ui.controls;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javax.imageio.ImageIO;

/// A PNG writer for images.
public final class Png {
    private Png() {}

    public static BufferedImage copy(Image image) {
        int w = (int) image.getWidth(), h = (int) image.getHeight();
        var pixels = new int[w * h];
        image.getPixelReader().getPixels(0, 0, w, h, PixelFormat.getIntArgbInstance(), pixels, 0, w);
        return of(w, h, pixels);
    }

    /// @param argb rows of pixels, not premultiplied
    public static BufferedImage of(int width, int height, int[] argb) {
        var image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
        image.setRGB(0, 0, width, height, argb, 0, width);
        return image;
    }

    /// The bytes of a PNG file.
    public static byte[] bytes(BufferedImage image) {
        var out = new ByteArrayOutputStream();
        try {
            if (!ImageIO.write(image, "png", out)) throw new IllegalStateException("this Java writes no PNG");
        } catch (IOException e) { // into memory
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }
}
