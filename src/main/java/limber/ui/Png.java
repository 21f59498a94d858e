package limber.ui;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javax.imageio.ImageIO;

/// Writes a JavaFX image as PNG.
final class Png {
    private Png() {}

    static void write(Image image, Path file) throws IOException {
        int w = (int) image.getWidth(), h = (int) image.getHeight();
        var pixels = new int[w * h];
        image.getPixelReader().getPixels(0, 0, w, h, PixelFormat.getIntArgbInstance(), pixels, 0, w);
        var copy = new BufferedImage(w, h, BufferedImage.TYPE_INT_ARGB);
        copy.setRGB(0, 0, w, h, pixels, 0, w);
        try (var out = Files.newOutputStream(file)) {
            if (!ImageIO.write(copy, "png", out)) throw new IOException("no PNG writer");
        }
    }
}
