package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.pictures;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import javafx.event.Event;
import javafx.geometry.Point2D;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ContextMenu;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.paint.Color;
import javafx.stage.Window;
import limber.engine.Element;
import limber.engine.settings.Vec;
import limber.models.rope.Rope;
import limber.models.rope.RopeParameters;
import limber.presentation.camera.WorldAxis;
import limber.presentation.surface.ScalarField;
import limber.presentation.view.ShownLayers;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.util.WaitForAsyncUtils;

/// The view, driven by a robot: axis locks, the layers of the Show panel, trails, and an animated camera.
@Tag("wide")
@Tag("pixels")
class ViewportWindowTest extends SharedWindow {
    ViewportWindowTest() {
        super(List.of(new Rope()));
    }
    private static final Element SEVEN = new Element("particle", 7);

    @Test
    void aLockedDragMovesAlongItsAxisOnly() throws Exception {
        type(KeyCode.Y);
        assertEquals(Optional.of(WorldAxis.Y), viewport().pointed().lock().get());
        drag(end(), 70, 90);
        until(() -> endParameter().y() < -0.2);
        assertEquals(4, endParameter().x());
        assertEquals(0, endParameter().z());
        type(KeyCode.Y);
        assertEquals(Optional.empty(), viewport().pointed().lock().get());
    }

    @Test
    void aLockTakenInTheMiddleOfADragGoesBackToTheLine() throws Exception {
        Point2D from = onScreen(end());
        moveTo(from).press(MouseButton.PRIMARY);
        moveTo(from.add(-20, 20));
        moveTo(from.add(-60, 60));
        until(() -> endParameter().y() < -0.1);
        type(KeyCode.X);
        until(() -> endParameter().y() == 0 && endParameter().x() < 3.9);
        type(KeyCode.ESCAPE);
        until(() -> endParameter().y() < -0.1);
        release(MouseButton.PRIMARY);
        assertEquals(Optional.empty(), viewport().pointed().lock().get());
    }

    @Test
    void theLockIsSeenAsALineInTheColourOfItsAxis() throws Exception {
        moveTo(onScreen(end()));
        WaitForAsyncUtils.waitForFxEvents();
        Point2D beside = Pixel.of(viewport(), end().plus(new Vec(0, 0.7, 0)));
        Color before = pixel(beside);
        type(KeyCode.Y);
        WaitForAsyncUtils.waitForFxEvents();
        Color locked = pixel(beside); // #4fa36b
        assertTrue(locked.getGreen() > locked.getRed() + 0.15 && locked.getGreen() > locked.getBlue() + 0.1,
                locked + ", before " + before);
    }

    @Test
    void theShowPanelStaysOpenAndAnswersKeys() throws Exception {
        fx(() -> lookup("#overlays").query().requestFocus());
        type(KeyCode.ENTER);
        WaitForAsyncUtils.waitForFxEvents();
        clickOn("#show-wireframe").clickOn("#show-velocity");
        assertTrue(viewport().showing().names().containsAll(List.of(ShownLayers.WIREFRAME, "velocity")));
        CheckBox velocity = lookup("#show-velocity").query();
        fx(velocity::requestFocus);
        type(KeyCode.SPACE);
        WaitForAsyncUtils.waitForFxEvents();
        assertFalse(viewport().showing().names().contains("velocity"), "Space ticks");
        assertFalse(playback().playing().get(), "and does not play");
        type(KeyCode.ESCAPE);
        until(() -> lookup("#show-velocity").tryQuery().isEmpty());
    }

    @Test
    void colourByAFieldReplacesAnotherAndTextureTakesItAway() throws Exception {
        clickOn("#overlays");
        by("by:velocity.y");
        assertTrue(viewport().showing().names().contains("by:velocity.y"));
        by("by:speed");
        assertEquals(List.of("by:speed"),
                viewport().showing().names().stream().filter(name -> name.startsWith("by:")).toList());
        clickOn("#show-texture");
        assertTrue(viewport().showing().names().stream().noneMatch(name -> name.startsWith("by:")));
    }

    private void by(String name) throws Exception {
        ComboBox<Optional<ScalarField>> fields = lookup("#show-by").queryComboBox();
        fx(() -> fields.setValue(fields.getItems().stream()
                .filter(f -> f.filter(g -> g.name().equals(name)).isPresent()).findFirst().orElseThrow()));
        WaitForAsyncUtils.waitForFxEvents();
    }

    @Test
    void particlesAreColouredByTheirValue() throws Exception {
        fx(() -> viewport().choose("by:position.x", true));
        WaitForAsyncUtils.waitForFxEvents();
        Color near = pixel(Pixel.of(viewport(), at(1))), far = pixel(Pixel.of(viewport(), at(11)));
        assertTrue(far.getRed() > far.getBlue() + 0.3, far + " at x = 3.7 m is not red");
        assertTrue(Math.abs(near.getRed() - near.getBlue()) < 0.2, near + " at x = 0.3 m is not pale");
    }

    @Test
    void aTrailIsKeptFromTheContextMenu() throws Exception {
        rightClickOn(onScreen(at(7)));
        clickOn("Keep trail of particle 7");
        assertTrue(viewport().showing().trails().contains(SEVEN));
        assertTrue(viewport().showing().names().contains(ShownLayers.TRAILS));
        WritableImage before = shot();
        for (int f = 1; f <= 12; f++) go(f);
        Point2D passed = Pixel.of(viewport(), at(7));
        go(0);
        assertEquals(0, different(before, shot()), "back at the start nothing has been passed");
        go(24);
        fx(() -> viewport().choose(ShownLayers.TRAILS, false));
        Color without = pixel(passed);
        fx(() -> viewport().choose(ShownLayers.TRAILS, true));
        assertNotEquals(without, pixel(passed), "no line where it passed");
    }

    @Test
    void aContextMenuGivesWayToThatOfAnotherPlace() throws Exception {
        rightClickOn(onScreen(at(7)));
        until(() -> menus() == 1 && offers("Keep trail of particle 7"));
        fx(() -> {
            for (var what : List.of(MouseEvent.MOUSE_PRESSED, MouseEvent.MOUSE_RELEASED))
                Event.fireEvent(viewport(), new MouseEvent(what, 5, 5, 5, 5, MouseButton.SECONDARY, 1, false, false,
                        false, false, false, false, true, false, false, false, null));
        });
        until(() -> menus() == 1 && offers("Ruler from here") && !offers("Keep trail of particle 7"));
    }

    private static boolean offers(String item) {
        return Window.getWindows().stream().filter(w -> w instanceof ContextMenu && w.isShowing())
                .flatMap(w -> ((ContextMenu) w).getItems().stream()).anyMatch(i -> item.equals(i.getText()));
    }

    private static long menus() {
        return Window.getWindows().stream().filter(w -> w instanceof ContextMenu && w.isShowing()).count();
    }

    @Test
    void aGhostStandsWhereTheSceneWasBeforeTheLastStep() throws Exception {
        fx(() -> viewport().choose(ShownLayers.GHOST, true));
        go(10);
        WritableImage without = shot();
        go(16);
        go(10);
        assertTrue(different(without, shot()) > 200, "the rope of frame 16 is not seen");
        fx(() -> playback().gestures().set(RopeParameters.GRAVITY, "0,-5,0"));
        until(() -> picture().settings().get(RopeParameters.GRAVITY).y() == -5 && picture().next().isPresent());
    }

    @Test
    void wireframeAndNormalsAreDrawnOverTheSurface() throws Exception {
        fx(() -> playback().gestures().restart(playback().model().presets().get(3).settings())); // the cable is thick
        until(() -> picture().settings().get(RopeParameters.SEGMENTS) == 10 && picture().next().isPresent()
                && scene().session().fitted());
        WritableImage plain = shot();
        fx(() -> viewport().choose(ShownLayers.WIREFRAME, true));
        until(() -> different(plain, shot()) > 300);
        WritableImage wired = shot();
        fx(() -> viewport().choose(ShownLayers.NORMALS, true));
        until(() -> different(wired, shot()) > 300);
    }

    @Test
    void theCameraGlidesToTheSideAndArrivesAtOnceWithoutMotion() throws Exception {
        fx(() -> preferences.motion().set(true));
        fx(() -> viewport().framing().look(90, 0));
        double passing = viewport().projection().forward().x();
        assertTrue(passing > -0.9, passing + ": it was there at once");
        until(() -> Math.abs(viewport().projection().forward().x() + 1) < 1e-9); // from +x one looks along −x
        fx(() -> {
            preferences.motion().set(false);
            viewport().framing().look(0, 0);
        });
        assertEquals(-1, viewport().projection().forward().z(), 1e-9);
    }

    @Test
    void theViewMenuLooksFromTheTop() throws Exception {
        fx(() -> preferences.motion().set(false));
        clickOn("#views").clickOn("Top");
        assertTrue(viewport().projection().forward().y() < -0.99);
    }

    // ---- what the tests are made of

    private Vec at(int particle) {
        return Vec.of(picture().state().of(playback().model().grabbable().orElseThrow()), particle);
    }

    private Vec end() {
        return at(12);
    }

    private Vec endParameter() {
        return picture().branch().settings().get(RopeParameters.END);
    }

    private Point2D onScreen(Vec p) {
        return Pixel.onScreen(viewport(), p);
    }

    private void drag(Vec from, double dx, double dy) throws Exception {
        Point2D start = onScreen(from);
        moveTo(start).press(MouseButton.PRIMARY);
        moveTo(start.add(0.5 * dx, 0.5 * dy));
        moveTo(start.add(dx, dy));
        pictures(3);
        release(MouseButton.PRIMARY);
    }

    private WritableImage shot() throws Exception {
        return fx(() -> viewport().snapshot(null, null));
    }

    private Color pixel(Point2D at) throws Exception {
        return shot().getPixelReader().getColor((int) at.getX(), (int) at.getY());
    }

    private static int different(WritableImage a, WritableImage b) {
        int different = 0;
        for (int x = 0; x < a.getWidth(); x++)
            for (int y = 0; y < a.getHeight(); y++)
                if (a.getPixelReader().getArgb(x, y) != b.getPixelReader().getArgb(x, y)) different++;
        return different;
    }
}
