package limber.ui.render;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// The palette of a film.
class Palette256Test {
    private static Palette256.Made of(int most, int[]... pictures) {
        var palette = new Palette256(most);
        for (int[] picture : pictures) palette.count(picture);
        return palette.make();
    }

    private static int kept(Palette256.Made made, int colour) {
        return made.colours()[made.place().applyAsInt(colour)];
    }

    private static int apart(int a, int b) {
        return IntStream.of(0, 8, 16).map(shift -> Math.abs((a >> shift & 255) - (b >> shift & 255))).max()
                .orElseThrow();
    }

    @Test
    void fewColoursStayAsTheyAreHoweverAlike() {
        int[] alike = IntStream.range(0, 128).map(i -> 0x102030 + i).toArray(),
                more = IntStream.range(0, 128).map(i -> 0xf0f000 + i).toArray();
        Palette256.Made made = of(256, alike, more, alike);
        assertEquals(256, made.colours().length);
        for (int colour : alike) assertEquals(colour, kept(made, colour));
        for (int colour : more) assertEquals(colour, kept(made, colour));
    }

    @Test
    void thereAreNeverMoreThanAskedFor() {
        int[] noise = new Random(7).ints(20_000, 0, 1 << 24).toArray();
        assertEquals(256, of(256, noise).colours().length);
        assertEquals(255, of(255, noise).colours().length);
        // one colour more than there is room for is enough
        assertTrue(of(255, IntStream.range(0, 256).map(i -> i * 0x10101).toArray()).colours().length <= 255);
    }

    /// A grey has 32 cells of eight levels each: the mean of a cell is at most four levels away.
    @Test
    void aGradientStaysClose() {
        int[] greys = IntStream.range(0, 256).map(i -> i * 0x10101).toArray(),
                other = new Random(3).ints(300, 0, 1 << 24).toArray();
        Palette256.Made made = of(255, greys, greys, greys, greys, greys, greys, greys, greys, greys, other);
        for (int grey : greys) assertTrue(apart(grey, kept(made, grey)) <= 8, Integer.toHexString(grey));
    }

    @Test
    void theSamePicturesGiveTheSamePalette() {
        int[] noise = new Random(5).ints(5000, 0, 1 << 24).toArray(), back = noise.clone();
        Arrays.sort(back);
        assertArrayEquals(of(256, noise).colours(), of(256, noise).colours());
        assertArrayEquals(of(256, noise).colours(), of(256, back).colours(), "in any order");
    }
}
