package limber.ui.render;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.image.BufferedImage;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import limber.OpensWindow;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Pictures rendered by commands, in real 3D, through the launcher.
@Tag("wide")
@OpensWindow
@Tag("pixels")
class RenderTest {
    private static final Path ROOT = Path.of("").toAbsolutePath();

    @TempDir Path folder;

    private record Outcome(int code, String err) {}

    @BeforeEach
    void theJarIsThere() {
        assumeTrue(Files.exists(ROOT.resolve("target/limber.jar")),
                "./limber test builds the jar before the tests; plain Maven does not");
    }

    private Outcome render(String... words) throws Exception {
        return limber(Stream.concat(Stream.of("render", "rope", "--size", "480x300"), Stream.of(words)));
    }

    private Outcome limber(Stream<String> words) throws Exception {
        var command = new ArrayList<>(List.of(ROOT.resolve("limber").toString()));
        words.forEach(command::add);
        var builder = new ProcessBuilder(command).redirectError(folder.resolve("err").toFile())
                .redirectOutput(ProcessBuilder.Redirect.DISCARD);
        builder.environment().put("LIMBER_AS_BUILT", "1");
        builder.environment().put("LIMBER_JAVA_HOME", System.getProperty("java.home"));
        builder.environment().remove("MESA_EXTENSION_OVERRIDE"); // with smooth edges, as a user has them
        Process process = builder.start();
        try {
            assertTrue(process.waitFor(60, TimeUnit.SECONDS), "it does not end");
            return new Outcome(process.exitValue(), Files.readString(folder.resolve("err"), StandardCharsets.UTF_8));
        } finally {
            process.destroyForcibly();
        }
    }

    private static int[] pixels(Path file) throws Exception {
        BufferedImage image = ImageIO.read(file.toFile());
        assertEquals(480, image.getWidth());
        assertEquals(300, image.getHeight());
        return image.getRGB(0, 0, 480, 300, null, 0, 480);
    }

    @Test
    void theSamePictureComesOutTwiceAndShowsAShadedForm() throws Exception {
        Path one = folder.resolve("one.png"), two = folder.resolve("two.png");
        assertEquals(new Outcome(0, ""), render("--preset", "cable", "--frame", "60", "--out", one.toString()));
        assertEquals(new Outcome(0, ""), render("--preset", "cable", "--frame", "60", "--out", two.toString()));
        assertArrayEquals(pixels(one), pixels(two));
        // with its centre line alone the scene has 2,900 colours, with a lit tube and its texture 8,300
        assertTrue(Arrays.stream(pixels(one)).distinct().count() > 5000,
                "colours: " + Arrays.stream(pixels(one)).distinct().count());
    }

    @Test
    void aThemeColoursThePictureAndAnUnknownOneIsRefused() throws Exception {
        Path light = folder.resolve("light.png"), dark = folder.resolve("dark.png");
        render("--frame", "3", "--theme", "light", "--out", light.toString());
        render("--frame", "3", "--out", dark.toString());
        assertEquals(0xffeef2f6, pixels(light)[240], "-limber-background of light.css");
        assertEquals(0xff161b22, pixels(dark)[240], "and of dark.css");
        Outcome refused = render("--frame", "3", "--theme", "wood", "--out", light.toString());
        assertEquals(2, refused.code());
        assertTrue(refused.err().contains("'wood' is not one of dark, light, projector"), refused.err());
    }

    /// With a display of its own, as on a machine without one.
    @Test
    void aLessonIsDrawnAndPrintedByCommand() throws Exception {
        Files.createDirectory(folder.resolve("fall"));
        Files.writeString(folder.resolve("fall/lesson.md"),
                "---\nformat: 1\nid: fall\ntitle: A fall\nmodel: rope\n---\n## Before\n```limber\nid: "
                        + "before\n```\n## Later\n```limber\nid: later\ngoto: {frame: 30}\n```\n");
        Path before = folder.resolve("before.png"), later = folder.resolve("later.png"),
                page = folder.resolve("fall.html");
        String lesson = folder.resolve("fall").toString();
        assertEquals(new Outcome(0, ""),
                limber(Stream.of("render", lesson, "--size", "480x300", "--out", before.toString())));
        assertEquals(new Outcome(0, ""),
                limber(Stream.of("render", lesson, "--size", "480x300", "--step", "later", "--out", later.toString())));
        assertFalse(Arrays.equals(pixels(before), pixels(later)), "thirty frames later it hangs otherwise");
        assertEquals(new Outcome(0, ""),
                limber(Stream.of("handout", lesson, "--lang", "zh", "--out", page.toString())));
        String html = Files.readString(page);
        assertTrue(html.contains("<html lang=\"zh\">") && html.split("class=\"scene\"", -1).length == 3,
                "two pictures");
    }

    @Test
    void aFilmHasAPictureBeforeItsFirstStepAndOneAfterEach() throws Exception {
        Path film = folder.resolve("film.gif");
        Outcome made = limber(Stream.of("export", "rope", "--frames", "2..4", "--fps", "10", "--captions", "--size",
                "200x120", "--out", film.toString()));
        assertEquals(0, made.code(), made.err());
        assertTrue(made.err().contains(" has 4 pictures, "), made.err());
        ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
        reader.setInput(ImageIO.createImageInputStream(film.toFile()));
        assertEquals(4, reader.getNumImages(true), "after frames 1, 2, 3 and 4");
        assertEquals(200, reader.getWidth(0));
        int below = reader.getHeight(0) - 10;
        assertTrue(below > 130, "captions are below the picture");
        BufferedImage first = reader.read(0);
        assertEquals(0xff232a33, first.getRGB(198, below), "on -limber-panel of dark.css");
        assertTrue(IntStream.range(0, 200).map(x -> first.getRGB(x, 120 + 12)).distinct().count() > 1, "a text");
    }

    /// Three sweeps of five sticks, in the second frame; the phases between them have no picture.
    @Test
    void aFilmOfAPhaseHasThePicturesOfItsElements() throws Exception {
        Path film = folder.resolve("sweeps.gif");
        Outcome made = limber(Stream.of("export", "rope", "--set", "segments=5", "--set", "iterations=3", "--frames",
                "2..2", "--by", "element", "--phase", "distance", "--size", "96x64", "--out", film.toString()));
        assertEquals(0, made.code(), made.err());
        assertTrue(made.err().contains(" has 16 pictures, "), made.err());
    }

    @Test
    void aTextureThatIsNoPictureIsRefusedAndNothingIsWritten() throws Exception {
        Path out = folder.resolve("out.png"), text = Files.writeString(folder.resolve("text.png"), "not a picture");
        Outcome refused = render("--set", "texture=file:" + text, "--frame", "3", "--out", out.toString());
        assertEquals(2, refused.code());
        assertEquals(
                "texture: file:" + text
                        + " holds no picture that can be read; a PNG, JPEG, GIF or BMP would be right\n",
                refused.err());
        assertFalse(Files.exists(out));
        assertEquals(2, folder.toFile().list().length, "nothing half-written"); // the text and what was said
    }
}
