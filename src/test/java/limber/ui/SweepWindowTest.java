package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.image.WritableImage;
import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import javafx.scene.paint.Color;
import limber.ask.Sweep;
import limber.ask.SweepForm;
import limber.ask.SweepTable;
import limber.engine.settings.Settings;
import limber.models.Catalog;
import limber.presentation.paint.Box;
import limber.ui.scene.Sweeps;
import limber.ui.sweep.SweepPlot;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Sweeps of a ball in the real window, by a robot.
@Tag("wide")
@Tag("pixels")
class SweepWindowTest extends SharedWindow {
    private static final SweepForm MAP = new SweepForm("damping", "2..40:4", "substep", "0.02..0.1:5", "growth", "2"),
            CURVE = new SweepForm("damping", "1..6", "", "", "growth", "1"),
            NEARNESS = new SweepForm("forceOffset", "0.1,0.2,0.3", "", "", "time", "1");

    @TempDir Path folder;

    SweepWindowTest() {
        super(List.of(Catalog.model("ball")));
    }

    @Override
    void lay() {
        prefer("sweep");
    }

    @Override
    void size() {
        stage.setWidth(1280);
        stage.setHeight(720);
    }

    @BeforeEach
    void isOpen() throws Exception {
        until(() -> fx(() -> node("#sweep-run") != null));
        fx(() -> viewport().requestFocus());
    }

    @AfterEach
    void nothingRuns() throws Exception {
        fx(() -> sweeps().asking().giveUp());
    }

    private Node node(String id) {
        return stage.getScene().getRoot().lookup(id);
    }

    private Sweeps sweeps() {
        return scene().session().sweeps();
    }

    private SweepPlot plot() {
        return (SweepPlot) node("#sweep-plot");
    }

    private SweepTable table() {
        return sweeps().table().get().orElseThrow();
    }

    private void run(SweepForm form) throws Exception {
        fx(() -> sweeps().form().set(form));
        clickOn("#sweep-run");
        until(() -> sweeps().table().get().filter(SweepTable::whole).isPresent() && !sweeps().asking().busy().get());
        fx(() -> plot().draw());
    }

    private Box place(int row) {
        return plot().painter().place(row);
    }

    /// The point of the screen in the middle of a run.
    private Point2D middle(int row) throws Exception {
        return fx(() -> {
            Box place = place(row);
            Bounds screen = plot().localToScreen(plot().getLayoutBounds());
            return new Point2D(screen.getMinX() + 0.5 * (place.minX() + place.maxX()),
                    screen.getMinY() + 0.5 * (place.minY() + place.maxY()));
        });
    }

    private Settings settings(int row) {
        Sweep sweep = table().sweep();
        return sweep.settings(sweep.values(row));
    }

    @Test
    void runAtOnceShowsTheStabilityMapOfTheScene() throws Exception {
        fx(() -> sweeps().form().set(CURVE));
        clickOn("#sweep-form").clickOn("#sweep-suggest");
        assertEquals("damping", fx(() -> ((ComboBox<?>) node("#sweep-first")).getValue()));
        assertEquals("0.005..0.1:20", fx(() -> ((TextField) node("#sweep-second-values")).getText()));
        clickOn("#sweep-run");
        until(() -> table().whole());
        assertEquals(400, table().rows().size());
        assertTrue(fx(() -> plot().isVisible() && plot().getParent().isVisible()));
        assertTrue(fx(() -> ((Label) node("#sweep-theory")).getText()).contains("c·h < 1"));
    }

    /// How near a press comes changes nothing in what a substep must be shorter than.
    @Test
    void aRuleThatTheSweepDoesNotTouchIsNotToldAsTheory() throws Exception {
        run(NEARNESS);
        assertEquals("", fx(() -> ((Label) node("#sweep-theory")).getText()));
        run(CURVE);
        assertTrue(fx(() -> ((Label) node("#sweep-theory")).getText()).contains("c·h < 1"));
    }

    /// At row 3 (damping 2, substep 80 ms) the growth is below 1, at 17 (damping 40) far above: two ends of the map.
    @Test
    void eachCellHasTheColourOfItsValue() throws Exception {
        run(MAP);
        fx(() -> viewport().requestFocus());
        moveTo(stage.getX() + 100, stage.getY() + 300);
        WritableImage picture = fx(() -> {
            plot().draw();
            return plot().snapshot(null, null);
        });
        assertTrue(apart(at(picture, 0), at(picture, 18)) > 0.2, "small and large");
        assertTrue(apart(at(picture, 0), at(picture, 1)) < 0.2, "neighbours");
    }

    private Color at(WritableImage picture, int row) throws Exception {
        Box place = fx(() -> place(row));
        return picture.getPixelReader().getColor((int) place.minX() + 4, (int) place.minY() + 4);
    }

    private static double apart(Color a, Color b) {
        return Math.abs(a.getRed() - b.getRed()) + Math.abs(a.getGreen() - b.getGreen())
                + Math.abs(a.getBlue() - b.getBlue());
    }

    @Test
    void aClickOpensTheRunAndUndoBringsTheOldSettingsBack() throws Exception {
        run(MAP);
        go(5);
        Settings before = playback().settings();
        Settings clicked = settings(7);
        assertEquals("0.06", clicked.text(clicked.parameter("substep")));
        clickOn(middle(7));
        until(() -> picture().settings().equals(clicked));
        assertEquals(0, picture().cursor().frame());
        fx(() -> playback().past().undo());
        until(() -> picture().settings().equals(before));
        assertTrue(sweeps().table().get().isPresent(), "the results stay");
    }

    @Test
    void arrowsMoveTheCursorAndEnterOpens() throws Exception {
        run(MAP);
        int frame = picture().cursor().frame();
        fx(() -> plot().requestFocus());
        type(KeyCode.RIGHT, KeyCode.UP, KeyCode.UP, KeyCode.DOWN); // the second damping, the second substep
        assertEquals(frame, picture().cursor().frame(), "the scene has not stepped");
        String said = fx(() -> (String) plot().queryAccessibleAttribute(AccessibleAttribute.TEXT));
        assertTrue(said.contains("40 ms") && said.contains("growth"), said);
        type(KeyCode.ENTER);
        until(() -> picture().settings().equals(settings(6)));
        assertEquals(List.of("14.666666666666666", "0.04"), table().sweep().values(6));
    }

    @Test
    void aCurveIsShownForOneParameter() throws Exception {
        run(CURVE);
        clickOn(middle(3));
        until(() -> picture().settings().equals(settings(3)));
        assertEquals(List.of("4"), table().sweep().values(3));
    }

    @Test
    void whatCannotBeIsToldUnderItsFieldAndNothingIsRun() throws Exception {
        run(CURVE);
        SweepTable before = table();
        clickOn("#sweep-form").clickOn("#sweep-first-values");
        press(KeyCode.CONTROL).type(KeyCode.A).release(KeyCode.CONTROL);
        write("1..3x");
        clickOn("#sweep-run");
        until(() -> fx(() -> node("#sweep-fault").isVisible()));
        assertTrue(fx(() -> ((Label) node("#sweep-fault")).getText()).contains("is not a number"));
        assertTrue(fx(() -> node("#sweep-first-values").getPseudoClassStates().toString()).contains("refused"));
        assertEquals(before, table());
        write("1..4");
        assertFalse(fx(() -> node("#sweep-fault").isVisible()), "it goes when one types");
    }

    @Test
    void aSweepCanBeGivenUpAndItsRowsStay() throws Exception {
        fx(() -> sweeps().form().set(new SweepForm("damping", "1..5", "", "", "time", "1000000")));
        clickOn("#sweep-run");
        until(() -> fx(() -> node("#sweep-cancel").isVisible()));
        clickOn("#sweep-cancel");
        until(() -> !sweeps().asking().busy().get());
        assertTrue(fx(() -> node("#sweep-run").isVisible()));
        assertFalse(table().whole());
    }

    @Test
    void theFileHasARowForEachRunAndTheCommandIsCopied() throws Exception {
        run(CURVE);
        Path file = folder.resolve("x.csv");
        var wrong = new ArrayList<Throwable>();
        fx(() -> sweeps().save(file, () -> {}, wrong::add));
        until(() -> Files.exists(file));
        assertEquals(List.of(), wrong);
        List<String> lines = Files.readAllLines(file);
        assertEquals("damping,frames,growth", lines.getFirst());
        assertEquals(7, lines.size());
        assertTrue(lines.get(1).startsWith("1,1,"), lines.get(1));
        clickOn("#sweep-copy");
        String command = fx(() -> Clipboard.getSystemClipboard().getString());
        assertTrue(command.startsWith("limber sweep ball ") && command.endsWith(" --over damping=1..6 --measure growth "
                + "--frames 1 --out x.csv"), command);
    }
}
