package limber.ui.viewport;

import java.io.ByteArrayInputStream;
import java.nio.IntBuffer;
import java.util.Arrays;
import javafx.scene.image.Image;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import limber.engine.text.BadInput;
import limber.presentation.paint.Texture;

/// Textures as JavaFX's images.
final class FxTexture {
    /// Pixels along a side of what is kept of a file.
    private static final double LARGEST = 4096;
    private static final int OPAQUE = 0xff;

    private FxTexture() {}

    /// @throws BadInput if a file is not a picture
    static Image image(Texture texture) {
        return switch (texture) {
            case Texture.Pixels pixels -> image(pixels);
            case Texture.File(String name, byte[] bytes) -> decoded(name, bytes);
        };
    }

    private static Image image(Texture.Pixels of) {
        int w = of.width(), h = of.height();
        if (Arrays.stream(of.argb()).allMatch(pixel -> pixel >>> 24 == OPAQUE))
            return new WritableImage(
                    new PixelBuffer<>(w, h, IntBuffer.wrap(of.argb()), PixelFormat.getIntArgbPreInstance()));
        var image = new WritableImage(w, h);
        image.getPixelWriter().setPixels(0, 0, w, h, PixelFormat.getIntArgbInstance(), of.argb(), 0, w);
        return image;
    }

    private static Image decoded(String name, byte[] bytes) {
        var image = new Image(new ByteArrayInputStream(bytes), LARGEST, LARGEST, true, true);
        if (image.isError())
            throw new BadInput(name + " holds no picture that can be read; a PNG, JPEG, GIF or BMP would be right");
        return image;
    }
}
