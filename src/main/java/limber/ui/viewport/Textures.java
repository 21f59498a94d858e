package limber.ui.viewport;

import java.io.File;
import javafx.scene.image.Image;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import limber.engine.BadInput;

/// Pictures made from a rule, in the colours of the palette: patterns that show twist and tiling, and the ground grid.
final class Textures {
    private static final int LONG = 2048, ROUND = 128, CHECKS_LONG = 64, CHECKS_ROUND = 4;

    private interface Pattern {
        boolean other(double u, double v);
    }

    private Textures() {}

    /// @param name `checker`, `stripes`, `braid`, `none` or `file:PATH`
    /// @throws BadInput if the file is not a picture
    static Image surface(String name, Palette palette) {
        if (name.startsWith("file:")) return file(name.substring(5));
        return switch (name) {
            case "stripes" -> image(palette, (_, v) -> v < 0.25 || v >= 0.5 && v < 0.6);
            case "braid" -> image(palette, (u, v) -> wave(16 * u + v) ^ wave(16 * u - v) && v % 0.5 < 0.25);
            case "none" -> image(palette, (_, _) -> false);
            default -> image(palette, (u, v) -> ((int) (u * CHECKS_LONG) + (int) (v * CHECKS_ROUND)) % 2 == 1);
        };
    }

    private static boolean wave(double x) {
        return x - Math.floor(x) < 0.5;
    }

    private static Image image(Palette palette, Pattern pattern) {
        var image = new WritableImage(LONG, ROUND);
        Color plain = palette.of("skin"), other = palette.of("skin-other");
        for (int y = 0; y < ROUND; y++)
            for (int x = 0; x < LONG; x++) image.getPixelWriter().setColor(x, y, pattern.other((x + 0.5) / LONG, (y + 0.5) / ROUND) ? other : plain);
        return image;
    }

    private static Image file(String path) {
        var image = new Image(new File(path).toURI().toString(), 4096, 4096, true, true);
        if (image.isError()) throw new BadInput("texture: " + path + " is not a picture that can be read (PNG, JPEG, GIF or BMP)");
        return image;
    }

    /// Lines on nothing, fading out towards the rim.
    static Image grid(int cells, Palette palette) {
        int cell = 64, size = cells * cell;
        var image = new WritableImage(size + 1, size + 1);
        Color line = palette.of("grid");
        for (int y = 0; y <= size; y++)
            for (int x = 0; x <= size; x++) {
                boolean on = near(x, cell) || near(y, cell);
                double r = Math.hypot(x - 0.5 * size, y - 0.5 * size) / (0.5 * size), fade = Math.max(0, 1 - r * r);
                image.getPixelWriter().setColor(x, y, new Color(line.getRed(), line.getGreen(), line.getBlue(), on ? line.getOpacity() * fade : 0));
            }
        return image;
    }

    private static boolean near(int pixel, int cell) {
        return (pixel + 1) % cell < 2;
    }
}
