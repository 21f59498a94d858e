package limber.ui.render;

import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import limber.file.Png;

/// Images of JavaFX as PNG files.
public final class ImagePng {
    private ImagePng() {}

    public static byte[] bytes(Image image) {
        int w = (int) image.getWidth(), h = (int) image.getHeight();
        var pixels = new int[w * h];
        image.getPixelReader().getPixels(0, 0, w, h, PixelFormat.getIntArgbInstance(), pixels, 0, w);
        return Png.of(w, h, pixels);
    }
}
