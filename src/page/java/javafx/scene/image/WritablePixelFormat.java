package javafx.scene.image;

import java.nio.Buffer;

/// The same, of pixels that may be written.
public class WritablePixelFormat<T extends Buffer> extends PixelFormat<T> {
    WritablePixelFormat() {}
}
