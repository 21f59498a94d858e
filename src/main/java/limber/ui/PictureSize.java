package limber.ui;

import java.util.Locale;

/// A size of a saved picture.
enum PictureSize {
    /// As large as the view.
    ONCE,
    /// Twice as large.
    TWICE,
    /// 1280 × 720 pixels.
    HD(1280, 720),
    /// 1920 × 1080 pixels.
    FULL(1920, 1080),
    /// 3840 × 2160 pixels, for slides.
    FOUR(3840, 2160);

    /// Pixels; 0 where the view decides.
    private final int width, height;

    PictureSize() {
        this(0, 0);
    }

    PictureSize(int width, int height) {
        this.width = width;
        this.height = height;
    }

    /// @return pixels, for a view of a width
    int width(double seen) {
        return width > 0 ? width : (int) Math.round(factor() * seen);
    }

    /// @return pixels, for a view of a height
    int height(double seen) {
        return height > 0 ? height : (int) Math.round(factor() * seen);
    }

    private double factor() {
        return this == TWICE ? 2 : 1;
    }

    /// Its key among the words.
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
