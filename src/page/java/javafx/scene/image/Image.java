package javafx.scene.image;

import java.io.IOException;
import java.io.InputStream;

/// Pixels, or the bytes of a file that the browser reads.
public class Image {
    private final int width, height;
    private final byte[] file;
    private int[] pixels = {};

    Image(int width, int height, int[] pixels) {
        this.width = width;
        this.height = height;
        this.pixels = pixels;
        file = new byte[0];
    }

    /// A file; its size is known when the browser has read it.
    public Image(InputStream from, double width, double height, boolean ratio, boolean smooth) {
        try {
            file = from.readAllBytes();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
        this.width = this.height = 0;
    }

    public boolean isError() {
        return false;
    }

    public double getWidth() {
        return width;
    }

    public double getHeight() {
        return height;
    }

    /// Alpha, red, green and blue of each pixel, from the highest byte on; none of a file.
    public int[] pixels() {
        return pixels;
    }

    void pixels(int[] now) {
        pixels = now;
    }

    /// The bytes of a file; none of pixels.
    public byte[] file() {
        return file;
    }
}
