package javafx.scene.image;

import java.nio.Buffer;

/// Pixels in rows.
public record PixelBuffer<T extends Buffer>(int width, int height, T getBuffer, PixelFormat<T> format) {}
