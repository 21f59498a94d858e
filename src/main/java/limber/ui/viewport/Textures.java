package limber.ui.viewport;

import java.io.ByteArrayInputStream;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.function.DoubleFunction;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import limber.engine.BadInput;
import limber.engine.Material;
import limber.lesson.PictureFile;

/// Textures computed from a rule, in the colours of the palette: patterns that show twist and tiling, and the ground
/// grid.
final class Textures {
    private static final int LONG = 1024, ROUND = 256, CHECKS_LONG = 64, CHECKS_ROUND = 4, AROUND = 16, UPWARDS = 8,
            STRANDS = 48, CELL = 16;
    /// Half the width of a line between squares, and the share of the second colour in every other square.
    private static final double EDGE = 0.045, TINGE = 0.22;
    /// Of a line of the ground between two strong ones.
    private static final double FAINT = 0.45;
    /// Pixels along a side of what is kept of a file.
    private static final double LARGEST = 4096;

    /// What share of the second colour there is, and how bright it is there.
    private record Dab(double other, double shade) {}

    private interface Pattern {
        Dab at(double u, double v);
    }

    private Textures() {}

    /// @param name `checker`, `stripes`, `braid`, `squares` for what is wrapped about y, `none` or `file:PATH`
    /// @param weave how squares are laid
    /// @param plain,other the two colours of a pattern
    /// @throws BadInput if the file is not a picture
    static Image surface(String name, Material.Weave weave, Color plain, Color other) {
        if (name.startsWith("file:")) return file(name.substring(5));
        return switch (name) {
            case "stripes" -> image(plain, other, Textures::ruled);
            case "braid" -> image(plain, other, Textures::braided);
            case "squares" -> image(plain, other, (u, v) -> squares(weave, u * AROUND, v * UPWARDS));
            case "none" -> image(plain, other, (_, _) -> flat(false));
            default -> image(plain, other, (u, v) -> squares(weave, u * CHECKS_LONG, v * CHECKS_ROUND));
        };
    }

    /// @param x,y in squares
    private static Dab squares(Material.Weave weave, double x, double y) {
        boolean column = (int) x % 2 == 1, row = (int) y % 2 == 1;
        return switch (weave) {
            case CHECKS -> flat(column != row);
            case GINGHAM -> new Dab((column ? 0.5 : 0) + (row ? 0.5 : 0), 1);
            case LINES -> new Dab(edge(x) || edge(y) ? 1 : column != row ? TINGE : 0, 1);
        };
    }

    /// Whether a number is near a whole one.
    private static boolean edge(double x) {
        return Math.abs(x - Math.rint(x)) < EDGE;
    }

    private static Dab flat(boolean other) {
        return new Dab(other ? 1 : 0, 1);
    }

    /// Two stripes along, of which one is narrow, and a ring at every tenth of the length: twist and stretch show.
    private static Dab ruled(double u, double v) {
        boolean stripe = v < 0.25 || v >= 0.5 && v < 0.6, ring = 10 * u - Math.floor(10 * u) < 0.04;
        return new Dab(stripe ? 1 : 0, ring ? 0.35 : 1);
    }

    /// Strands that wind round in both directions, over and under each other; every second strand of one direction has
    /// the other colour.
    private static Dab braided(double u, double v) {
        double a = STRANDS * u + 2 * v, b = STRANDS * u - 2 * v;
        long i = (long) Math.floor(a), j = (long) Math.floor(b);
        boolean over = ((i + j) & 1) == 0;
        double across = over ? a - i : b - j;
        return new Dab(over && (i & 1) == 0 ? 1 : 0, 0.4 + 0.6 * Math.sqrt(Math.sin(Math.PI * across)));
    }

    private static Image image(Color even, Color odd, Pattern pattern) {
        double[] from = {even.getRed(), even.getGreen(), even.getBlue()},
                to = {odd.getRed(), odd.getGreen(), odd.getBlue()};
        var pixels = new int[LONG * ROUND];
        for (int y = 0; y < ROUND; y++)
            for (int x = 0; x < LONG; x++) {
                Dab dab = pattern.at((x + 0.5) / LONG, (y + 0.5) / ROUND);
                int pixel = 0xff;
                for (int i = 0; i < 3; i++)
                    pixel = pixel << 8
                            | (int) Math.rint(255 * dab.shade() * (from[i] + dab.other() * (to[i] - from[i])));
                pixels[y * LONG + x] = pixel;
            }
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

    /// A tone with the lines of a grid on it, every fifth of them strong. Both fade out towards the rim.
    static Image ground(int cells, Color tone, Color line) {
        int size = cells * CELL;
        var inks = new Color[]{tone, over(line, FAINT, tone), over(line, 1, tone)};
        var kinds = new int[size];
        var far = new double[size];
        for (int x = 0; x < size; x++) {
            kinds[x] = x % CELL != 0 ? 0 : (x / CELL - cells / 2) % 5 == 0 ? 2 : 1;
            double u = 2.0 * x / size - 1;
            far[x] = u * u;
        }
        var pixels = new int[size * size];
        int[] rgb = Arrays.stream(inks).mapToInt(ink -> argb(ink, 1) & 0xffffff).toArray();
        double[] opacity = Arrays.stream(inks).mapToDouble(Color::getOpacity).toArray();
        for (int y = 0; y < size; y++)
            for (int x = 0; x < size; x++) {
                int kind = Math.max(kinds[x], kinds[y]);
                double near = Math.max(0, 1 - far[x] - far[y]);
                pixels[y * size + x] = (int) (255 * opacity[kind] * near + 0.5) << 24 | rgb[kind];
            }
        return image(size, size, pixels);
    }

    /// A translucent colour, weakened to a share, over another one.
    private static Color over(Color front, double share, Color back) {
        double upper = share * front.getOpacity(), lower = back.getOpacity() * (1 - upper), all = upper + lower;
        return all == 0 ? front
                : new Color((upper * front.getRed() + lower * back.getRed()) / all,
                        (upper * front.getGreen() + lower * back.getGreen()) / all,
                        (upper * front.getBlue() + lower * back.getBlue()) / all, all);
    }
}
