package javafx.scene.image;

import java.nio.IntBuffer;

/// A writer of pixels.
@FunctionalInterface
public interface PixelWriter {
    void setPixels(int x, int y, int width, int height, PixelFormat<IntBuffer> format, int[] pixels, int offset,
            int stride);
}
