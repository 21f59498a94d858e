package limber.presentation.surface;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.DoubleFunction;
import limber.engine.model.Material;
import limber.engine.text.BadInput;
import limber.lesson.source.PictureFile;
import limber.presentation.paint.Ink;
import limber.presentation.paint.Texture;

/// Textures computed from a rule, in the colours of the palette: patterns that show twist and tiling, and the ground
/// grid.
public final class Textures {
    private static final int LONG = 1024, ROUND = 256, CHECKS_LONG = 64, CHECKS_ROUND = 4, AROUND = 16, UPWARDS = 8,
            STRANDS = 48, CELL = 16;
    /// Half the width of a line between squares, and the share of the second colour in every other square.
    private static final double EDGE = 0.045, TINGE = 0.22;
    /// Of a line of the ground between two strong ones.
    private static final double FAINT = 0.45;

    /// What share of the second colour there is, and how bright it is there.
    private record Dab(double other, double shade) {}

    private interface Pattern {
        Dab at(double u, double v);
    }

    /// A pattern in all pixels, without its colours.
    ///
    /// @param other,shade in 255ths
    private record Drawing(byte[] other, byte[] shade) {}

    /// Patterns that have been drawn: colours change more often, and the first one is drawn before there are any.
    private static final Map<String, Drawing> DRAWN = new ConcurrentHashMap<>();

    private Textures() {}

    /// @param name `checker`, `stripes`, `braid`, `squares` for what is wrapped about y, `none` or `file:PATH`
    /// @param weave how squares are laid
    /// @param plain,other the two colours of a pattern
    /// @throws BadInput if the file cannot be read
    static Texture surface(String name, Material.Weave weave, Ink plain, Ink other) {
        if (name.startsWith("file:")) return file(name.substring(5));
        return image(plain, other, drawn(name, weave));
    }

    /// Draws a pattern ahead, on any thread; of a file there is nothing to draw.
    static void prepare(String name, Material.Weave weave) {
        if (!name.startsWith("file:")) drawn(name, weave);
    }

    private static Drawing drawn(String name, Material.Weave weave) {
        return DRAWN.computeIfAbsent(name + " " + weave, _ -> draw(pattern(name, weave)));
    }

    private static Pattern pattern(String name, Material.Weave weave) {
        return switch (name) {
            case "stripes" -> Textures::ruled;
            case "braid" -> Textures::braided;
            case "squares" -> (u, v) -> squares(weave, u * AROUND, v * UPWARDS);
            case "none" -> (_, _) -> flat(false);
            default -> (u, v) -> squares(weave, u * CHECKS_LONG, v * CHECKS_ROUND);
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

    private static Drawing draw(Pattern pattern) {
        byte[] other = new byte[LONG * ROUND], shade = new byte[LONG * ROUND];
        for (int y = 0, at = 0; y < ROUND; y++)
            for (int x = 0; x < LONG; x++, at++) {
                Dab dab = pattern.at((x + 0.5) / LONG, (y + 0.5) / ROUND);
                other[at] = (byte) (255 * dab.other() + 0.5);
                shade[at] = (byte) (255 * dab.shade() + 0.5);
            }
        return new Drawing(other, shade);
    }

    private static Texture image(Ink even, Ink odd, Drawing drawing) {
        int[] from = rgb(even), mixed = new int[256 * 3], to = rgb(odd);
        for (int share = 0, at = 0; share < 256; share++)
            for (int i = 0; i < 3; i++, at++)
                mixed[at] = ((255 - share) * from[i] + share * to[i] + 127) / 255;
        var pixels = new int[LONG * ROUND];
        for (int at = 0; at < pixels.length; at++) {
            int colour = 3 * (drawing.other[at] & 0xff), shade = drawing.shade[at] & 0xff;
            pixels[at] = 0xff << 24 | (shade * mixed[colour] + 127) / 255 << 16
                    | (shade * mixed[colour + 1] + 127) / 255 << 8 | (shade * mixed[colour + 2] + 127) / 255;
        }
        return new Texture.Pixels(LONG, ROUND, pixels);
    }

    private static int[] rgb(Ink c) {
        return new int[]{(int) (255 * c.red() + 0.5), (int) (255 * c.green() + 0.5),
            (int) (255 * c.blue() + 0.5)};
    }

    private static int argb(Ink c, double share) {
        return (int) Math.rint(255 * c.opacity() * share) << 24 | (int) Math.rint(255 * c.red()) << 16
                | (int) Math.rint(255 * c.green()) << 8 | (int) Math.rint(255 * c.blue());
    }

    private static Texture file(String path) {
        String name = "texture: file:" + path;
        return new Texture.File(name, PictureFile.ofTexture(path(path, name), name));
    }

    private static Path path(String path, String name) {
        try {
            return Path.of(path);
        } catch (InvalidPathException e) {
            throw new BadInput(name + " is not a path; file:PATH would be right");
        }
    }

    /// Colours from 0 to 1 in a row.
    public static Texture.Pixels map(int size, DoubleFunction<Ink> colour) {
        var pixels = new int[size];
        for (int x = 0; x < size; x++) pixels[x] = argb(colour.apply(x / (size - 1.0)), 1);
        return new Texture.Pixels(size, 1, pixels);
    }

    /// A tone with the lines of a grid on it, every fifth of them strong. Both fade out towards the rim.
    public static Texture.Pixels ground(int cells, Ink tone, Ink line) {
        int size = cells * CELL;
        var inks = new Ink[]{tone, over(line, FAINT, tone), over(line, 1, tone)};
        var kinds = new int[size];
        var far = new double[size];
        for (int x = 0; x < size; x++) {
            kinds[x] = x % CELL != 0 ? 0 : (x / CELL - cells / 2) % 5 == 0 ? 2 : 1;
            double u = 2.0 * x / size - 1;
            far[x] = u * u;
        }
        var pixels = new int[size * size];
        int[] rgb = Arrays.stream(inks).mapToInt(ink -> argb(ink, 1) & 0xffffff).toArray();
        double[] opacity = Arrays.stream(inks).mapToDouble(Ink::opacity).toArray();
        for (int y = 0; y < size; y++)
            for (int x = 0; x < size; x++) {
                int kind = Math.max(kinds[x], kinds[y]);
                double near = Math.max(0, 1 - far[x] - far[y]);
                pixels[y * size + x] = (int) (255 * opacity[kind] * near + 0.5) << 24 | rgb[kind];
            }
        return new Texture.Pixels(size, size, pixels);
    }

    /// A translucent colour, weakened to a share, over another one.
    private static Ink over(Ink front, double share, Ink back) {
        double upper = share * front.opacity(), lower = back.opacity() * (1 - upper), all = upper + lower;
        return all == 0 ? front
                : new Ink((upper * front.red() + lower * back.red()) / all,
                        (upper * front.green() + lower * back.green()) / all,
                        (upper * front.blue() + lower * back.blue()) / all, all);
    }
}
