package javafx.scene.image;

import java.nio.Buffer;
import java.nio.IntBuffer;

/// How a pixel is a number: alpha, red, green and blue, from the highest byte on.
public class PixelFormat<T extends Buffer> {
    PixelFormat() {}

    public static WritablePixelFormat<IntBuffer> getIntArgbInstance() {
        return new WritablePixelFormat<>();
    }

    /// The same for an image without translucent pixels, where it makes no difference.
    public static WritablePixelFormat<IntBuffer> getIntArgbPreInstance() {
        return new WritablePixelFormat<>();
    }
}
