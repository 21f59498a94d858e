package limber.ui;

import java.util.Locale;

/// A size of a saved picture.
enum PictureSize {
    /// As large as the view.
    ONCE,
    /// Twice as large.
    TWICE,
    /// 1920 × 1080 pixels.
    FULL;

    private static final int WIDTH = 1920, HEIGHT = 1080;

    /// @return pixels, for a view of a width
    int width(double seen) {
        return this == FULL ? WIDTH : (int) Math.round(factor() * seen);
    }

    /// @return pixels, for a view of a height
    int height(double seen) {
        return this == FULL ? HEIGHT : (int) Math.round(factor() * seen);
    }

    private double factor() {
        return this == TWICE ? 2 : 1;
    }

    /// Its key among the words.
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
