package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.pictures;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import javafx.application.ConditionalFeature;
import javafx.application.Platform;
import javafx.geometry.Point2D;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.Slider;
import javafx.scene.control.TabPane;
import javafx.scene.control.TextField;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.paint.Color;
import limber.engine.Cursor;
import limber.engine.State;
import limber.engine.StepSize;
import limber.engine.run.Picture;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Vec;
import limber.models.Catalog;
import limber.models.rope.RopeParameters;
import org.controlsfx.control.StatusBar;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.service.query.NodeQuery;
import org.testfx.util.WaitForAsyncUtils;

/// The window driven by a robot in real 3D, compared with an engine run beside it.
@Tag("pixels")
class WindowTest extends SharedWindow {
    WindowTest() {
        super(Catalog.MODELS);
    }

    @Test
    void aFreeSceneMovesAtOnceAndSpaceStopsIt() throws Exception {
        type(KeyCode.SPACE);
        until(() -> picture().cursor().frame() > 5);
        type(KeyCode.SPACE);
        until(() -> !playback().playing().get() && picture().next().isPresent());
        int frame = picture().cursor().frame();
        pictures(5);
        assertEquals(frame, picture().cursor().frame());
        assertSameAsEngine();
    }

    @Test
    void everyStepSizeGoesForwardAndBackAsTheEngineDoes() throws Exception {
        KeyCode[] digits = {KeyCode.DIGIT1, KeyCode.DIGIT2, KeyCode.DIGIT3, KeyCode.DIGIT4, KeyCode.DIGIT5};
        fx(() -> {
            playback().transport().everyStep().set(true);
            return null;
        });
        for (StepSize size : StepSize.EVERYWHERE) {
            go(Cursor.complete(3));
            Run engine = engine();
            engine.seek(engine.branch(), Cursor.complete(3));
            type(digits[StepSize.EVERYWHERE.indexOf(size)]);
            for (int i = 0; i < 3; i++) {
                engine.step(size);
                type(KeyCode.RIGHT);
                until(() -> picture().cursor().equals(engine.cursor()));
                assertTrue(engine.state().sameBits(picture().state()), size + " forward");
            }
            for (int i = 0; i < 3; i++) {
                engine.back(size);
                type(KeyCode.LEFT);
                until(() -> picture().cursor().equals(engine.cursor()));
                assertTrue(engine.state().sameBits(picture().state()), size + " back");
            }
            assertEquals(Cursor.complete(3), picture().cursor());
        }
    }

    /// From a complete frame on, the clock and the pinned particle 0 are passed over: particle 1 moves first.
    @Test
    void aStepShowsSomethingUnlessEveryStepIsAskedFor() throws Exception {
        go(Cursor.complete(3));
        type(KeyCode.DIGIT1, KeyCode.RIGHT);
        until(() -> picture().last().filter(o -> o.slot().phase().name().equals("integrate")).isPresent());
        assertEquals(1, picture().last().orElseThrow().element());
        type(KeyCode.DIGIT3, KeyCode.RIGHT, KeyCode.RIGHT);
        until(() -> picture().cursor().equals(Cursor.complete(4)));
        type(KeyCode.DIGIT1, KeyCode.LEFT);
        until(() -> picture().last().orElseThrow().slot().phase().name().equals("distance"));
    }

    @Test
    void aLongWayShowsHowFarItIsAndEscapeStopsThere() throws Exception {
        fx(() -> {
            playback().gestures().set(RopeParameters.SEGMENTS, "500");
            playback().gestures().set(RopeParameters.ITERATIONS, "1000");
            playback().gestures().set(RopeParameters.SWEEP, "symmetric");
            playback().goFrame(50_000);
            return null;
        });
        StatusBar status = lookup("#status").queryAs(StatusBar.class);
        until(() -> status.getProgress() > 0 && status.getText().contains("Esc"));
        type(KeyCode.ESCAPE);
        until(() -> status.getProgress() == 0 && picture().next().isPresent());
        assertTrue(picture().cursor().frame() < 50_000);
        assertFalse(status.getText().contains("Esc"), status.getText());
    }

    @Test
    void draggingTheEndAtFrameZeroEditsItsParameter() throws Exception {
        Point2D wanted = drag(endOnScreen(), 0, 120);
        until(() -> !endParameter().equals(new Vec(4, 0, 0)));
        assertTrue(endOnScreen().distance(wanted) < 4, endOnScreen() + " is not where the pointer let go, " + wanted);
        assertEquals(Cursor.START, picture().cursor());
        assertEquals(endParameter(), Vec.of(positions(), 12), "the last particle is where the parameter says");
        assertEquals("changed", inTab("#presets").<ComboBox<?>>query().getButtonCell().getText(),
                "it is no preset any more");
        press(KeyCode.CONTROL, KeyCode.Z).release(KeyCode.Z, KeyCode.CONTROL);
        until(() -> endParameter().equals(new Vec(4, 0, 0)));
    }

    @Test
    void draggingWhilePlayingTakesTheEndAlong() throws Exception {
        fx(() -> {
            playback().player().speed().set(0.05); // slow enough to catch it
            return null;
        });
        moveTo(fx(this::endOnScreen)); // near enough to catch it
        type(KeyCode.SPACE);
        until(() -> picture().cursor().frame() > 1);
        Point2D from = fx(this::endOnScreen);
        moveTo(from).press(MouseButton.PRIMARY);
        Point2D wanted = from.add(-150, 40);
        moveTo(wanted);
        until(() -> endOnScreen().distance(wanted) < 30);
        release(MouseButton.PRIMARY);
        type(KeyCode.SPACE);
        assertFalse(picture().branch().inputs().isEmpty());
        until(() -> picture().branch().inputs().stream().anyMatch(i -> i.toString().contains("release")));
    }

    @Test
    void scrubbingLeadsToTheStateThatPlayingWouldHave() throws Exception {
        Slider scrubber = inTab("#scrubber").query();
        fx(() -> {
            scrubber.setValue(120);
            return null;
        });
        until(() -> picture().cursor().equals(Cursor.complete(120)) && picture().next().isPresent());
        assertSameAsEngine();
        fx(() -> {
            scrubber.setValue(7);
            return null;
        });
        until(() -> picture().cursor().equals(Cursor.complete(7)) && picture().next().isPresent());
        assertSameAsEngine();
    }

    @Test
    void aPresetBringsItsSettings() throws Exception {
        clickOn("#presets");
        clickOn(lookup(".list-cell").queryAllAs(ListCell.class).stream()
                .filter(c -> "Hook (published)".equals(c.getText())).findFirst().orElseThrow());
        until(() -> picture().settings().get(RopeParameters.SEGMENTS) == 80);
        assertEquals(RopeParameters.Correction.HALF, picture().settings().get(RopeParameters.CORRECTION));
        assertEquals(Cursor.START, fx(() -> picture().branch()).from() == 0 ? Cursor.START : null);
        TextField segments = inTab("#parameter-segments .text-field").query();
        assertEquals("80", segments.getText());
    }

    @Test
    void aRefusedValueChangesNothing() throws Exception {
        TextField substep = inTab("#parameter-substep .text-field").query();
        fx(() -> {
            substep.requestFocus();
            substep.setText("zero");
            return null;
        });
        type(KeyCode.ENTER);
        WaitForAsyncUtils.waitForFxEvents();
        until(() -> lookup("#status").queryAs(StatusBar.class).getText().contains("zero")); // Enter has arrived
        assertEquals("0.02", substep.getText());
        assertEquals(0.02, picture().settings().get(RopeParameters.CLOCK.substep));
    }

    @Test
    void keysBelongToATextFieldThatIsBeingTypedIn() throws Exception {
        TextField gravity = inTab("#parameter-gravity .text-field").query();
        fx(() -> {
            gravity.requestFocus();
            return null;
        });
        type(KeyCode.DIGIT1, KeyCode.SPACE, KeyCode.DIGIT7);
        until(() -> gravity.getText().contains("1 7")); // they have arrived, in the field
        assertEquals(StepSize.FRAME, playback().transport().stepSize().get());
        assertFalse(playback().playing().get());
    }

    @Test
    void keysWorkWhileASliderHasTheFocus() throws Exception {
        Slider scrubber = inTab("#scrubber").query();
        fx(() -> {
            scrubber.requestFocus();
            return null;
        });
        type(KeyCode.RIGHT);
        until(() -> picture().cursor().equals(Cursor.complete(1)));
    }

    @Test
    void theRopeIsDrawnInReal3D() throws Exception {
        assertTrue(Platform.isSupported(ConditionalFeature.SCENE3D));
        fx(() -> {
            // the cable is thick enough to count pixels
            playback().gestures().restart(playback().model().presets().get(3).settings());
            return null;
        });
        until(() -> picture().settings().get(RopeParameters.SEGMENTS) == 10);
        // the slate behind has a brightness of 0.13; the camera may still move
        until(() -> fx(this::coloursOfTheRope).stream().filter(c -> c.getBrightness() > 0.3).count() >= 5);
    }

    /// Those of the vertex of each ring that is nearest to the eye, half-way towards the centre line.
    private List<Color> coloursOfTheRope() {
        WritableImage with = scene().viewport().snapshot(null, null);
        var projection = scene().viewport().projection();
        double[] vertices = picture().state().of(picture().state().channel("vertices").orElseThrow());
        var colours = new ArrayList<Color>();
        for (int ring = 2; ring < 9; ring++) {
            Vec nearest = Vec.of(vertices, 5 * ring), centre = Vec.of(positions(), ring);
            for (int side = 1; side < 4; side++)
                if (Vec.of(vertices, 5 * ring + side).distance(projection.eye()) < nearest.distance(projection.eye()))
                    nearest = Vec.of(vertices, 5 * ring + side);
            var pixel = projection.point(nearest.plus(centre).times(0.5));
            if (pixel.x() >= 0 && pixel.y() >= 0 && pixel.x() < with.getWidth() && pixel.y() < with.getHeight())
                colours.add(with.getPixelReader().getColor((int) pixel.x(), (int) pixel.y()));
        }
        return colours;
    }

    @Test
    void somethingThatExplodesStopsBeforeItAndSaysWhy() throws Exception {
        go(Cursor.complete(2));
        fx(() -> {
            playback().gestures().set(RopeParameters.DAMPING, "1000");
            playback().playing().set(true);
            return null;
        });
        until(() -> picture().divergence().isPresent());
        assertFalse(playback().playing().get());
        assertTrue(label("#last").startsWith("The run diverged: "), label("#last"));
        // 1000/s · 0.02 s
        assertTrue(label("#notice").startsWith("damping·h = 20: unstable by formula (stable while damping·h < 2)"),
                label("#notice"));
        for (double x : positions()) assertTrue(Double.isFinite(x));
        Cursor stopped = picture().cursor();
        type(KeyCode.LEFT);
        until(() -> picture().cursor().compareTo(stopped) < 0); // keys arrive
        type(KeyCode.RIGHT);
        until(() -> picture().divergence().isPresent());
        assertEquals(stopped, picture().cursor());
        type(KeyCode.RIGHT);
        pictures(5);
        assertEquals(stopped, picture().cursor(), "nothing goes past it");
    }

    // ---- what the tests are made of

    private double[] positions() {
        State s = picture().state();
        return s.of(s.channel("position").orElseThrow());
    }

    private Vec endParameter() {
        return picture().branch().settings().get(RopeParameters.END);
    }

    /// The scene that the window opens with, run by the engine alone.
    private Run engine() {
        var timeline = new Timeline(playback().model());
        return new Run(timeline, timeline.root(playback().model().firstScene().preset().settings(), List.of()));
    }

    /// The picture's state is that of a run from scratch with the same settings and inputs.
    private void assertSameAsEngine() {
        Picture shown = picture();
        var timeline = new Timeline(playback().model());
        var run = new Run(timeline, timeline.root(shown.branch().settings(), shown.branch().inputs()));
        run.seek(run.branch(), shown.cursor());
        assertTrue(run.state().sameBits(shown.state()));
        assertNotEquals(0, positions().length);
        assertArrayEquals(run.state().of(run.model().subject()), positions(), 0);
    }

    private Point2D endOnScreen() {
        var viewport = scene().viewport();
        return Pixel.onScreen(viewport, Vec.of(positions(), positions().length / 3 - 1));
    }

    private Point2D drag(Point2D from, double dx, double dy) throws Exception {
        Point2D to = from.add(dx, dy);
        moveTo(from).press(MouseButton.PRIMARY);
        moveTo(from.midpoint(to));
        moveTo(to);
        pictures(3);
        release(MouseButton.PRIMARY);
        return to;
    }

    private String label(String id) {
        return inTab(id).<Label>query().getText();
    }

    /// Every model's tab has controls of the same names.
    private NodeQuery inTab(String query) {
        TabPane tabs = lookup(".tab-pane").query();
        return from(tabs.getSelectionModel().getSelectedItem().getContent()).lookup(query);
    }
}
