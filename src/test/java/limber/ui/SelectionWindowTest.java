package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.paint.Color;
import limber.engine.Cursor;
import limber.engine.Element;
import limber.engine.model.Input;
import limber.engine.run.Navigation;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Vec;
import limber.models.rope.Rope;
import limber.ui.fake.Blob;
import org.controlsfx.control.StatusBar;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/// Selections in the view, and runs to the operation that touches the selection, by a robot.
@Tag("wide")
@Tag("pixels")
class SelectionWindowTest extends SharedWindow {
    SelectionWindowTest() {
        super(List.of(new Rope(), new Blob()));
    }

    /// Room to tell a stick from its particles.
    @Override
    void size() {
        stage.setWidth(1280);
        stage.setHeight(870);
    }

    private void stopped() throws Exception {
        until(() -> app.main().current().orElseThrow().built() && picture() != null
                && picture().cursor().frame() > 1);
        fx(() -> playback().reset());
        until(() -> picture().cursor().equals(Cursor.START) && picture().next().isPresent()
                && scene().session().fitted());
        WaitForAsyncUtils.waitForFxEvents();
    }

    @Test
    void aClickSelectsAParticleAStickOrNothing() throws Exception {
        click(particle(6));
        assertEquals(Optional.of(new Element("particle", 6)), selected());
        assertTrue(yellow(particle(6)), "it is drawn in the colour of a selection");
        click(particle(3).midpoint(particle(4)));
        assertEquals(Optional.of(new Element("stick", 3)), selected());
        click(particle(6).add(0, 150));
        assertEquals(Optional.empty(), selected());
        assertTrue(picture().branch().inputs().isEmpty(), "clicks change nothing");
    }

    @Test
    void aDragSelectsNothing() throws Exception {
        moveTo(particle(6).add(0, 150)).press(MouseButton.PRIMARY);
        moveTo(particle(6).add(40, 150));
        moveTo(particle(6));
        release(MouseButton.PRIMARY);
        assertEquals(Optional.empty(), selected());
    }

    @Test
    void escapeSelectsNothingAndSoDoesARopeThatLacksIt() throws Exception {
        fx(() -> playback().selected().set(Optional.of(new Element("particle", 12))));
        type(KeyCode.ESCAPE);
        assertEquals(Optional.empty(), selected());
        fx(() -> playback().selected().set(Optional.of(new Element("particle", 12))));
        fx(() -> playback().gestures().restart(playback().settings().with("segments", "11")));
        until(() -> picture().state().count("particle") == 12);
        assertEquals(Optional.empty(), selected());
    }

    @Test
    void nRunsToWhatTouchesTheSelection() throws Exception {
        var timeline = new Timeline(playback().model());
        var engine = new Run(timeline, timeline.root(picture().settings(), List.of()));
        click(particle(6));
        for (int i = 0; i < 3; i++) {
            engine.seek(engine.branch(), new Navigation(engine).nextTouching(Element.particle(6)).orElseThrow());
            if (i < 2) type(KeyCode.N);
            else clickOn("#approach");
            until(() -> picture().cursor().equals(engine.cursor()));
        }
        assertEquals("distance", picture().path().phase().name());
        assertEquals(6, picture().path().element(), "its own step, the stick before it, the stick after it");
    }

    @Test
    void nSaysWhenThereIsNothingToRunTo() throws Exception {
        type(KeyCode.N);
        until(() -> status().startsWith("Nothing is selected"));
        fx(() -> playback().selected().set(Optional.of(new Element("constraint", 2))));
        type(KeyCode.N);
        until(() -> status().equals("No operation touches constraint 2 in this frame or the two after it."));
        assertEquals(Cursor.START, picture().cursor());
    }

    @Test
    void aSoftSurfaceIsSelectedWithCtrlAndPressedWithout() throws Exception {
        clickOn("#tab-blob");
        stopped();
        Point2D front = onScreen(viewport().projection().eye().times(1 / viewport().projection().eye().length()));
        press(KeyCode.CONTROL);
        click(front);
        release(KeyCode.CONTROL);
        Element vertex = selected().orElseThrow();
        assertEquals("vertex", vertex.of());
        Point2D at = onScreen(Vec.of(picture().state().of(Blob.VERTICES), vertex.index()));
        assertTrue(at.distance(front) < 40, vertex + " is " + at.distance(front) + " px away");
        assertTrue(picture().branch().inputs().isEmpty(), "it is not pressed");
        click(front);
        until(() -> picture().branch().inputs().stream().anyMatch(Input.Act.class::isInstance));
        assertEquals(Optional.of(vertex), selected(), "a press selects nothing");
    }

    private boolean yellow(Point2D screen) throws Exception {
        Color selection = Color.web("#f6e65a");
        WritableImage shot = fx(() -> viewport().getScene().snapshot(null));
        Point2D p = viewport().getScene().getRoot().screenToLocal(screen);
        Color there = shot.getPixelReader().getColor((int) p.getX(), (int) p.getY());
        return Math.abs(there.getRed() - selection.getRed()) + Math.abs(there.getGreen() - selection.getGreen())
                + Math.abs(there.getBlue() - selection.getBlue()) < 0.1;
    }

    private void click(Point2D at) {
        moveTo(at).press(MouseButton.PRIMARY).release(MouseButton.PRIMARY);
        WaitForAsyncUtils.waitForFxEvents();
    }

    private Point2D particle(int i) {
        return onScreen(Vec.of(picture().state().named("position"), i));
    }

    private Point2D onScreen(Vec p) {
        return Pixel.onScreen(viewport(), p);
    }

    private Optional<Element> selected() {
        return playback().selected().get();
    }

    private String status() {
        return lookup("#status").<StatusBar>query().getText();
    }
}
