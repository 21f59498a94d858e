package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.pictures;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.stage.Window;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import limber.engine.Element;
import limber.engine.model.Variant;
import limber.models.Catalog;
import limber.presentation.play.Asking;
import limber.presentation.view.Layout;
import limber.ui.controls.FileDialog;
import limber.ui.controls.Page;
import limber.ui.controls.Sheet;
import limber.ui.scene.ComparisonSetup;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Films and meshes of a rope, exported from the real window, by a robot.
@Tag("wide")
@Tag("pixels")
class ExportWindowTest extends SharedWindow {
    @TempDir Path folder;

    ExportWindowTest() {
        super(List.of(Catalog.model("rope")));
    }

    @AfterEach
    void nothingRuns() throws Exception {
        fx(() -> exporting().giveUp());
    }

    private Asking exporting() {
        return scene().session().exporting();
    }

    /// Opens the sheet, with a dialog that answers with a file.
    private Path opened(String name) throws Exception {
        Path file = folder.resolve(name);
        fx(() -> new ExportController(scene().session(), preferences, new FileDialog() {
            @Override
            public Optional<Path> open(String title, Window over, String... endings) {
                return Optional.empty();
            }

            @Override
            public Optional<Path> save(String title, Window over, String offered, String ending) {
                assertTrue(name.endsWith("." + ending), ending);
                return Optional.of(file);
            }
        }).show(stage.getScene().getRoot(), ExportChoice.GIF));
        return file;
    }

    private <T extends Node> T node(String id, Class<T> type) {
        return type.cast(stage.getScene().getRoot().lookup(id));
    }

    private void type(String id, String text) throws Exception {
        fx(() -> node(id, TextField.class).setText(text));
    }

    private void finished() throws Exception {
        until(() -> !fx(() -> exporting().busy().get()));
    }

    @Test
    void theMenuOpensTheSheet() throws Exception {
        clickOn("#file-menu");
        clickOn("#menu-export");
        until(() -> fx(() -> Page.of(stage.getScene()).flatMap(Page::sheet)).isPresent());
        assertEquals("1", fx(() -> node("#export-from", TextField.class).getText()));
        assertTrue(fx(() -> Sheet.holds(stage.getScene().getFocusOwner())));
    }

    @Test
    void aFilmHasThePicturesOfItsRangeInTheSizeOfTheView() throws Exception {
        Path film = opened("film.gif");
        type("#export-from", "2");
        type("#export-to", "4");
        type("#export-speed", "10");
        clickOn("#export-go");
        until(() -> Files.exists(film));
        finished();
        ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
        reader.setInput(ImageIO.createImageInputStream(film.toFile()));
        assertEquals(4, reader.getNumImages(true), "before frame 2, after 2, 3 and 4");
        assertEquals(Math.round(viewport().getWidth()), reader.getWidth(0));
        assertEquals(List.of("film.gif"), List.of(folder.toFile().list()));
    }

    @Test
    void aFilmThatIsGivenUpLeavesNothing() throws Exception {
        opened("film.gif");
        type("#export-to", "500");
        clickOn("#export-go");
        until(() -> fx(() -> exporting().share().get() > 0 && node("#export-cancel", Node.class).isVisible()));
        clickOn("#export-cancel");
        assertFalse(fx(() -> exporting().busy().get()));
        assertTrue(fx(() -> node("#export-go", Node.class).isVisible()), "another one can be made");
        pictures(8); // a picture may be under way
        assertEquals(0, folder.toFile().list().length);
    }

    @Test
    void aMeshIsThatOfItsFrame() throws Exception {
        Path mesh = opened("rope.obj");
        choose(ExportChoice.OBJ);
        assertTrue(fx(() -> node("#export-from", TextField.class).isDisabled()));
        type("#export-to", "3");
        clickOn("#export-go");
        until(() -> Files.exists(mesh));
        finished();
        assertTrue(Files.readString(mesh).lines().anyMatch(line -> line.startsWith("v ")));
    }

    private void choose(ExportChoice kind) throws Exception {
        fx(() -> node("#export-what", ComboBox.class).getSelectionModel().select(kind.ordinal()));
    }

    /// The same once more, after the view has been framed anew.
    private void exportedAgain(byte[] before, String name, ExportChoice kind, String frame) throws Exception {
        String ending = kind == ExportChoice.PNG ? ".png" : ".gif";
        byte[] now = {};
        for (int n = 0; n < 6 && !Arrays.equals(before, now); n++) {
            until(() -> scene().session().fitted());
            now = exported(name + n + ending, kind, frame);
        }
        assertArrayEquals(before, now);
    }

    private byte[] exported(String name, ExportChoice kind, String frame) throws Exception {
        Path file = opened(name);
        choose(kind);
        type("#export-to", frame);
        fx(() -> node("#export-go", Button.class).fire());
        until(() -> Files.exists(file));
        finished();
        fx(() -> Page.of(stage.getScene()).flatMap(Page::sheet).ifPresent(Sheet::close));
        return Files.readAllBytes(file);
    }

    @Test
    void aPictureIsOfItsFrameAsTheViewShowsIt() throws Exception {
        byte[] alone = exported("alone.png", ExportChoice.PNG, "20");
        assertEquals(Math.round(viewport().getWidth()),
                ImageIO.read(folder.resolve("alone.png").toFile()).getWidth());
        assertArrayEquals(alone, exported("again.png", ExportChoice.PNG, "20"));
        assertFalse(Arrays.equals(alone, exported("later.png", ExportChoice.PNG, "21")));
        fx(() -> scene().session().comparison()
                .set(new ComparisonSetup("", "", new Variant(Map.of("gravity", "0,-1,0")), Layout.OVERLAID)));
        assertFalse(Arrays.equals(alone, exported("two.png", ExportChoice.PNG, "20")), "the comparison is in it");
        fx(() -> scene().session().comparison().clear());
        exportedAgain(alone, "one", ExportChoice.PNG, "20");
        fx(() -> viewport().showing().names().remove("axes"));
        assertFalse(Arrays.equals(alone, exported("bare.png", ExportChoice.PNG, "20")), "without axes");
    }

    @Test
    void aFilmHasTheTrailsTheArrowsAndTheComparisonOfTheView() throws Exception {
        byte[] alone = exported("alone.gif", ExportChoice.GIF, "3"),
                longer = exported("to12.gif", ExportChoice.GIF, "12");
        fx(() -> viewport().choose("trails", true)); // of the handles
        byte[] handles = exported("handles.gif", ExportChoice.GIF, "12");
        assertFalse(Arrays.equals(longer, handles));
        fx(() -> viewport().showing().trails().add(new Element("particle", 6)));
        assertFalse(Arrays.equals(handles, exported("particle.gif", ExportChoice.GIF, "12")));
        fx(() -> {
            viewport().showing().trails().clear();
            viewport().choose("trails", false);
            viewport().choose("velocity", true);
        });
        byte[] arrows = exported("arrows.gif", ExportChoice.GIF, "3");
        fx(() -> viewport().showing().arrows().set(3));
        assertFalse(Arrays.equals(arrows, exported("longer.gif", ExportChoice.GIF, "3")));
        fx(() -> {
            viewport().showing().arrows().set(0);
            viewport().choose("velocity", false);
            scene().session().comparison()
                    .set(new ComparisonSetup("", "", new Variant(Map.of("gravity", "0,-1,0")), Layout.OVERLAID));
        });
        assertFalse(Arrays.equals(alone, exported("two.gif", ExportChoice.GIF, "3")));
        fx(() -> scene().session().comparison().clear());
        exportedAgain(alone, "again", ExportChoice.GIF, "3");
    }

    @Test
    void aPlotHasTheCurvesOfThePlotsPane() throws Exception {
        fx(() -> scene().session().plotting().show(List.of(scene().session().model().measures().stream()
                .filter(m -> m.name().equals("sag")).findFirst().orElseThrow())));
        List<String> lines = new String(exported("sag.csv", ExportChoice.CSV, "4")).lines().toList();
        assertEquals("frame,time,sag", lines.getFirst());
        assertEquals(List.of("1", "2", "3", "4"), lines.stream().skip(1).map(l -> l.split(",")[0]).toList());
        assertTrue(new String(exported("sag.svg", ExportChoice.SVG, "4")).contains("stroke-width=\"2\""));
        fx(() -> scene().session().plotting().curves().clear());
        opened("none.svg");
        choose(ExportChoice.SVG);
        clickOn("#export-go");
        assertEquals("No curve is chosen. Choose one in the Plots pane first.",
                fx(() -> node("#export-fault", Label.class).getText()));
    }

    @Test
    void aFieldThatCannotBeUsedIsNamedAndNothingRuns() throws Exception {
        opened("film.gif");
        for (var wrong : List.of(List.of("#export-from", "0", "A frame is a whole number from 1 to 10000000."),
                List.of("#export-from", "9", "The last frame must not come before the first."),
                List.of("#export-speed", "NaN", "Enter 0.1 to 50 pictures a second."))) {
            type("#export-from", "1");
            type("#export-to", "4");
            type(wrong.getFirst(), wrong.get(1));
            clickOn("#export-go");
            assertEquals(wrong.getLast(), fx(() -> node("#export-fault", Label.class).getText()));
            assertTrue(fx(() -> node("#export-fault", Label.class).isVisible()));
            assertFalse(fx(() -> exporting().busy().get()));
        }
        assertEquals(0, folder.toFile().list().length);
    }
}
