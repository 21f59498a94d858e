package limber.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javafx.stage.Stage;
import javax.imageio.ImageIO;
import limber.OpensWindow;
import limber.ui.preferences.Level;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.framework.junit5.ApplicationTest;

/// The pictures of the documents show the window as it is; `./limber pictures` makes them.
@OpensWindow
@Tag("pixels")
class DocsPictureTest extends ApplicationTest {
    private static final Path ROOT = Path.of("");

    private Stage stage;

    @Override
    public void start(Stage stage) {
        this.stage = stage;
    }

    /// The tabs, menus and panes are those of the picture, word by word. A theme or a layout has changed where more
    /// than a fiftieth of the light is elsewhere; the palette and another driver change less.
    @Test
    void thePictureOfTheWindowIsWhatTheWindowDraws() throws IOException {
        Path file = DocsPictures.file(ROOT, "window.png");
        BufferedImage picture = ImageIO.read(file.toFile()), drawn;
        List<String> words;
        try (ScriptedWindow window = DocsPictures.open(stage, Level.INSPECT)) {
            WindowStates.window(window);
            words = window.words();
            drawn = window.picture();
        }
        assertEquals(IndexedPng.words(file), words, "./limber pictures");
        double apart = apart(picture, drawn);
        assertTrue(apart < 0.02, "./limber pictures: " + apart);
    }

    /// The share of the light that is elsewhere.
    private static double apart(BufferedImage a, BufferedImage b) {
        int[] left = ScriptedWindow.pixels(a), right = ScriptedWindow.pixels(b);
        assertEquals(left.length, right.length);
        long apart = 0;
        for (int i = 0; i < left.length; i++) apart += Math.abs(light(left[i]) - light(right[i]));
        return apart / (left.length * 3 * 255.0);
    }

    private static int light(int argb) {
        return (argb >> 16 & 255) + (argb >> 8 & 255) + (argb & 255);
    }

    @Test
    void aPageWithPicturesLoadsQuickly() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("docs"))) {
            for (Path file : files.filter(f -> f.toString().matches(".*\\.(png|jpg|gif)")).toList())
                assertTrue(Files.size(file) < (file.toString().endsWith(".gif") ? 3_000_000 : 200_000), file
                        + " has " + Files.size(file) + " bytes");
        }
    }
}
