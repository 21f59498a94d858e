package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.pictures;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;
import limber.ask.Stop;
import limber.engine.Cursor;
import limber.engine.Element;
import limber.engine.StepSize;
import limber.engine.model.Variant;
import limber.models.Catalog;
import limber.moment.Moment;
import limber.moment.MomentReader;
import limber.moment.MomentWriter;
import limber.moment.Replay;
import limber.presentation.view.Layout;
import limber.presentation.words.Language;
import limber.ui.controls.FileDialog;
import limber.ui.scene.ComparisonSetup;
import limber.ui.scene.SceneMoments;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Moments that go out of the real window and come back into it.
@Tag("wide")
@Tag("pixels")
class MomentWindowTest extends SharedWindow {
    @TempDir Path folder;

    MomentWindowTest() {
        super(Catalog.MODELS);
    }

    private int[] pixels() throws Exception {
        return fx(() -> {
            WritableImage image = viewport().snapshot(new SnapshotParameters(), null);
            int w = (int) image.getWidth(), h = (int) image.getHeight();
            var pixels = new int[w * h];
            image.getPixelReader().getPixels(0, 0, w, h, PixelFormat.getIntArgbInstance(), pixels, 0, w);
            return pixels;
        });
    }

    /// Pixels of which at least one channel differs by more than 2 of 255: edges of glyphs may be rounded differently.
    private static long different(int[] a, int[] b) {
        assertEquals(a.length, b.length, "pictures of one size");
        return IntStream.range(0, a.length).filter(k -> IntStream.of(0, 8, 16).anyMatch(
                shift -> Math.abs((a[k] >> shift & 255) - (b[k] >> shift & 255)) > 2)).count();
    }

    private String clipboard() throws Exception {
        return fx(() -> Clipboard.getSystemClipboard().getString());
    }

    private void put(String text) throws Exception {
        fx(() -> Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, text)));
    }

    /// Inside a sweep of frame 5, dragged, seen from the side, with other overlays.
    private Cursor stand() throws Exception {
        fx(() -> {
            playback().gestures().set(picture().settings().parameter("iterations"), "4");
            playback().transport().stepSize().set(StepSize.ELEMENT);
            playback().transport().find(5, Map.of("sweep", 3), "distance", 6);
        });
        until(() -> !picture().cursor().betweenFrames() && picture().cursor().frame() == 4
                && picture().next().isPresent());
        fx(() -> {
            viewport().choose("velocity", true);
            viewport().framing().look(70, 20);
        });
        return picture().cursor();
    }

    @Test
    void aMomentThatIsCopiedAndPastedShowsTheSamePicture() throws Exception {
        Cursor stood = stand();
        settled();
        press(KeyCode.CONTROL).type(KeyCode.M).release(KeyCode.CONTROL);
        until(() -> clipboard() != null && MomentReader.isText(clipboard()));
        int[] before = pixels();
        String line = clipboard();
        assertEquals(-1, line.indexOf('\n'), "one line");
        fx(() -> {
            scene().session().again();
            viewport().framing().look(0, 0);
        });
        until(() -> picture().cursor().frame() > 6);
        fx(() -> playback().playing().set(false));
        put(line);
        press(KeyCode.CONTROL).type(KeyCode.V).release(KeyCode.CONTROL);
        until(() -> picture().cursor().equals(stood) && picture().next().isPresent());
        settled();
        assertEquals("4", picture().settings().text(picture().settings().parameter("iterations")));
        assertEquals(0, different(before, pixels()));
    }

    /// The range of a colour map grows while a scene plays: that of the copied view goes along, and not that of the
    /// window in which the moment is pasted.
    @Test
    void theRangeOfAColourMapGoesAlong() throws Exception {
        fx(() -> viewport().choose("by:velocity", true));
        go(40);
        go(4);
        settled();
        Moment moment = fx(() -> new SceneMoments(scene().session()).now());
        Moment read = MomentReader.text(MomentWriter.line(moment));
        double range = read.view().ranges().get("by:velocity").most();
        int[] before = pixels();
        go(0);
        fx(() -> playback().gestures().set(picture().settings().parameter("gravity"), "0,-90,0"));
        go(30);
        assertNotEquals(range, fx(() -> viewport().scene().ranges()).get("by:velocity").most());
        fx(() -> new SceneMoments(scene().session()).show(read));
        until(() -> picture().cursor().equals(Cursor.complete(4)));
        settled();
        assertEquals(range, fx(() -> viewport().scene().ranges()).get("by:velocity").most());
        assertEquals(0, different(before, pixels()));
    }

    /// The bounds of the scene come from another thread, and what they move is drawn later still.
    private void settled() throws Exception {
        until(() -> scene().session().fitted());
        fx(() -> viewport().layout());
        int[] last = pixels();
        for (int k = 0; k < 20; k++) {
            pictures(2);
            int[] now = pixels();
            if (Arrays.equals(last, now)) {
                return;
            }
            last = now;
        }
        throw new AssertionError("the picture goes on changing");
    }

    @Test
    void undoGoesBackToWhatWasThere() throws Exception {
        go(12);
        put("{\"limber\":1,\"model\":\"rope\",\"set\":{\"iterations\":7},\"at\":\"frame=3\"}");
        press(KeyCode.CONTROL).type(KeyCode.V).release(KeyCode.CONTROL);
        until(() -> picture().cursor().equals(Cursor.complete(3)) && "7".equals(
                picture().settings().text(picture().settings().parameter("iterations"))));
        press(KeyCode.CONTROL).type(KeyCode.Z).release(KeyCode.CONTROL);
        until(() -> picture().cursor().equals(Cursor.complete(12)));
        assertNotEquals("7", picture().settings().text(picture().settings().parameter("iterations")));
    }

    @Test
    void whatIsNoMomentIsRefusedInALineAndNothingChanges() throws Exception {
        go(4);
        var branch = picture().branch();
        put("{\"limber\":1,\"model\":\"rope\",\"sett\":{}}");
        press(KeyCode.CONTROL).type(KeyCode.V).release(KeyCode.CONTROL);
        until(() -> fx(() -> stage.getScene().getRoot().lookup(".notification") != null));
        assertEquals(branch, picture().branch());
        type(KeyCode.ESCAPE);
        put("hello");
        press(KeyCode.CONTROL).type(KeyCode.V).release(KeyCode.CONTROL);
        assertEquals(Cursor.complete(4), picture().cursor());
    }

    @Test
    void aFileOfAnotherModelOpensInItsTab() throws Exception {
        Path file = folder.resolve("ball.limber");
        Files.writeString(file, "{\"limber\":1,\"model\":\"ball\",\"at\":\"frame=9\"}");
        fx(() -> app.main().opening().dropped(file));
        until(() -> fx(() -> app.main().current().map(c -> c.session().model().name()).orElse("").equals("ball"))
                && playback().model().name().equals("ball") && picture() != null
                && picture().cursor().equals(Cursor.complete(9)));
        assertEquals("ball", playback().model().name());
        fx(() -> app.main().tab(1));
    }

    @Test
    void aComparisonAndStopsGoAlong() throws Exception {
        fx(() -> {
            playback().stops().all().setAll(Stop.when("frame >= 20", playback().model(),
                    playback().model().schedule(playback().settings())),
                    new Stop(new Stop.What.Line("distance", 42)), new Stop(new Stop.What.Written("position", 3)),
                    new Stop(new Stop.What.Touched(new Element("stick", 5)), false, 2, true));
            scene().session().comparison().set(new ComparisonSetup("a", "b",
                    new Variant(Map.of("iterations", "2")), Layout.OVERLAID));
        });
        until(() -> picture().comparison().isPresent());
        Moment moment = fx(() -> new SceneMoments(scene().session()).now());
        Moment read = MomentReader.text(MomentWriter.line(moment));
        assertEquals(fx(() -> List.copyOf(playback().stops().all())), read.stops());
        assertEquals(4, read.stops().size());
        assertEquals(List.of("a", "b"), read.view().names());
        fx(() -> {
            scene().session().comparison().clear();
            playback().stops().all().clear();
            new SceneMoments(scene().session()).show(read);
        });
        until(() -> picture().comparison().isPresent());
        assertEquals(new ComparisonSetup("a", "b", new Variant(Map.of("iterations", "2")), Layout.OVERLAID),
                scene().session().comparison().now().get().orElseThrow());
        assertEquals(read.stops(), fx(() -> List.copyOf(playback().stops().all())));
        fx(() -> {
            scene().session().comparison().clear();
            playback().stops().all().clear();
        });
    }

    /// What the window saves is what the command verifies.
    @Test
    void aSavedRecordingReplaysWithEqualHashes() throws Exception {
        Path file = folder.resolve("saved.limber");
        go(25);
        var saving = new FileDialog() {
            @Override
            public Optional<Path> open(String title, Window over, String... endings) {
                return Optional.empty();
            }

            @Override
            public Optional<Path> save(String title, Window over, String name, String ending) {
                assertEquals("rope.limber", name);
                return Optional.of(file);
            }
        };
        var said = new ArrayList<String>();
        fx(() -> new MomentTransfer(() -> Optional.of(scene()), _ -> {}, saving, Language.ENGLISH.words(), said::add,
                e -> {
                    throw new AssertionError(e);
                }).save(true));
        until(() -> said.equals(List.of("The recording is saved in saved.limber.")));
        Moment recording = MomentReader.file(file);
        assertEquals(25, recording.recording().orElseThrow().frames());
        assertTrue(new Replay(recording, Replay.MOST).verify(_ -> {}).isEmpty());
        assertTrue(Files.readString(file, StandardCharsets.UTF_8).endsWith("}\n"));
    }
}
