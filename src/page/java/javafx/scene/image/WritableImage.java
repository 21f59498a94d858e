package javafx.scene.image;

import java.nio.IntBuffer;

/// An image that is written as a whole.
public class WritableImage extends Image {
    public WritableImage(int width, int height) {
        super(width, height, new int[0]);
    }

    public WritableImage(PixelBuffer<? extends IntBuffer> from) {
        super(from.width(), from.height(), from.getBuffer().array());
    }

    public PixelWriter getPixelWriter() {
        return (_, _, _, _, _, all, _, _) -> pixels(all);
    }
}
