package limber.ui.viewport;

import java.io.ByteArrayInputStream;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.function.DoubleFunction;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import limber.engine.BadInput;
import limber.lesson.PictureFile;

/// Textures computed from a rule, in the colours of the palette: patterns that show twist and tiling, and the ground
/// grid.
final class Textures {
    private static final int LONG = 1024, ROUND = 64, CHECKS_LONG = 64, CHECKS_ROUND = 4, AROUND = 16, UPWARDS = 8;
    /// Pixels along a side of what is kept of a file.
    private static final double LARGEST = 4096;

    private interface Pattern {
        boolean other(double u, double v);
    }

    private Textures() {}

    /// @param name `checker`, `stripes`, `braid`, `squares` for what is wrapped about y, `none` or `file:PATH`
    /// @param plain,other the two colours of a pattern
    /// @throws BadInput if the file is not a picture
    static Image surface(String name, Color plain, Color other) {
        if (name.startsWith("file:")) return file(name.substring(5));
        return switch (name) {
            case "stripes" -> image(plain, other, (_, v) -> v < 0.25 || v >= 0.5 && v < 0.6);
            case "braid" -> image(plain, other, (u, v) -> wave(16 * u + v) ^ wave(16 * u - v) && v % 0.5 < 0.25);
            case "squares" -> image(plain, other, (u, v) -> ((int) (u * AROUND) + (int) (v * UPWARDS)) % 2 == 1);
            case "none" -> image(plain, other, (_, _) -> false);
            default -> image(plain, other, (u, v) -> ((int) (u * CHECKS_LONG) + (int) (v * CHECKS_ROUND)) % 2 == 1);
        };
    }

    private static boolean wave(double x) {
        return x - Math.floor(x) < 0.5;
    }

    private static Image image(Color even, Color odd, Pattern pattern) {
        int plain = argb(even, 1), other = argb(odd, 1);
        var pixels = new int[LONG * ROUND];
        for (int y = 0; y < ROUND; y++)
            for (int x = 0; x < LONG; x++)
                pixels[y * LONG + x] = pattern.other((x + 0.5) / LONG, (y + 0.5) / ROUND) ? other : plain;
        return image(LONG, ROUND, pixels);
    }

    private static Image image(int width, int height, int[] pixels) {
        var image = new WritableImage(width, height);
        image.getPixelWriter().setPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), pixels, 0, width);
        return image;
    }

    private static int argb(Color c, double share) {
        return (int) Math.rint(255 * c.getOpacity() * share) << 24 | (int) Math.rint(255 * c.getRed()) << 16
                | (int) Math.rint(255 * c.getGreen()) << 8 | (int) Math.rint(255 * c.getBlue());
    }

    private static Image file(String path) {
        String name = "texture: file:" + path;
        var image = new Image(new ByteArrayInputStream(PictureFile.ofTexture(path(path, name), name)), LARGEST,
                LARGEST, true, true);
        if (image.isError())
            throw new BadInput(name + " holds no picture that can be read; a PNG, JPEG, GIF or BMP would be right");
        return image;
    }

    private static Path path(String path, String name) {
        try {
            return Path.of(path);
        } catch (InvalidPathException e) {
            throw new BadInput(name + " is not a path; file:PATH would be right");
        }
    }

    /// Colours from 0 to 1 in a row.
    static Image map(int size, DoubleFunction<Color> colour) {
        var pixels = new int[size];
        for (int x = 0; x < size; x++) pixels[x] = argb(colour.apply(x / (size - 1.0)), 1);
        return image(size, 1, pixels);
    }

    /// The lines of a grid over a tone, both fading out towards the rim.
    static Image ground(int cells, Color tone, Color line) {
        int cell = 24, size = cells * cell + 1;
        Color over = over(line, tone);
        var pixels = new int[size * size];
        for (int y = 0; y < size; y++)
            for (int x = 0; x < size; x++) {
                double u = 2.0 * x / (size - 1) - 1, v = 2.0 * y / (size - 1) - 1;
                boolean lined = x % cell == 0 || y % cell == 0;
                pixels[y * size + x] = argb(lined ? over : tone, Math.max(0, 1 - u * u - v * v));
            }
        return image(size, size, pixels);
    }

    /// What two translucent colours are together.
    private static Color over(Color front, Color back) {
        double share = back.getOpacity() * (1 - front.getOpacity()), all = front.getOpacity() + share;
        return all == 0 ? front
                : new Color(mix(front.getRed(), back.getRed(), share / all),
                        mix(front.getGreen(), back.getGreen(), share / all),
                        mix(front.getBlue(), back.getBlue(), share / all),
                        all);
    }

    private static double mix(double a, double b, double share) {
        return a + share * (b - a);
    }
}
