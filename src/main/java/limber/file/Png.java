package limber.file;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.ImageIO;

/// A PNG writer for pixels.
public final class Png {
    private Png() {}

    /// The bytes of a PNG file.
    ///
    /// @param argb rows of pixels, not premultiplied
    public static byte[] of(int width, int height, int[] argb) {
        var image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
        image.setRGB(0, 0, width, height, argb, 0, width);
        var out = new ByteArrayOutputStream();
        try {
            if (!ImageIO.write(image, "png", out)) throw new IllegalStateException("this Java writes no PNG");
        } catch (IOException e) { // into memory
            throw new UncheckedIOException(e);
        }
        return out.toByteArray();
    }
}
