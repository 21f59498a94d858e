package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.pictures;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.paint.Color;
import javafx.stage.Window;
import limber.engine.Cursor;
import limber.engine.model.Input;
import limber.engine.settings.Vec;
import limber.models.rope.Rope;
import limber.presentation.view.ShownLayers;
import limber.presentation.words.Quantity;
import limber.ui.fake.Blob;
import org.controlsfx.control.StatusBar;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.util.WaitForAsyncUtils;

/// The window with a model that has a surface, touches, keys, edits, a dial, colour maps and charts, driven by a robot.
@Tag("wide")
@Tag("pixels")
class SurfaceWindowTest extends SharedWindow {
    SurfaceWindowTest() {
        super(List.of(new Blob(), new Rope()));
    }
    @TempDir Path folder;

    // ---- touch

    @Test
    void aPressWhilePlayingLastsUntilItIsLifted() throws Exception {
        fx(() -> playback().playing().set(true));
        moveTo(front()).press(MouseButton.PRIMARY);
        until(() -> acts("press") == 1 && depth() > 0.25);
        int pressed = picture().cursor().frame();
        until(() -> picture().cursor().frame() > pressed + 20); // it lasts for 8 frames by itself
        assertTrue(depth() > 0.25, "still pressed");
        Input.Act press = (Input.Act) picture().branch().inputs().getFirst();
        assertEquals(600, press.arguments().get("frames"));
        Vec point = (Vec) press.arguments().get("point"), normal = (Vec) press.arguments().get("normal");
        assertEquals(1, point.length(), 0.02, "on the unit ball");
        assertEquals(1, normal.dot(point) / point.length(), 0.01, "outward");
        release(MouseButton.PRIMARY);
        until(() -> acts("lift") == 1 && depth() < 0.01);
        fx(() -> playback().past().undo());
        until(() -> picture().branch().inputs().isEmpty());
    }

    @Test
    void aDragPressesWhereItGoesOncePerPicture() throws Exception {
        fx(() -> playback().playing().set(true));
        Point2D from = front();
        moveTo(from).press(MouseButton.PRIMARY);
        for (int i = 1; i <= 10; i++) {
            moveTo(from.add(4 * i, 0));
            pictures(1);
        }
        until(() -> acts("press") > 3);
        assertEquals(picture().branch().inputs().size(),
                picture().branch().inputs().stream().map(Input::frame).distinct().count(), "one in a frame");
        type(KeyCode.ESCAPE);
        until(() -> acts("lift") == 1);
        int presses = acts("press");
        moveTo(from);
        release(MouseButton.PRIMARY);
        pictures(5);
        assertEquals(presses, acts("press"), "Escape has let go");
        assertEquals(1, acts("lift"));
        fx(() -> playback().past().undo());
        until(() -> picture().branch().inputs().isEmpty());
    }

    @Test
    void aPressWhileStoppedWaitsForTheNextFrameAndSaysSo() throws Exception {
        go(11);
        clickOn(front());
        until(() -> acts("press") == 1);
        assertEquals(12, picture().branch().inputs().getFirst().frame());
        assertEquals(Set.of("point", "normal"),
                ((Input.Act) picture().branch().inputs().getFirst()).arguments().keySet());
        assertEquals(Cursor.complete(11), picture().cursor());
        assertEquals("The press takes effect in frame 12. Step or play to see it.", status());
        assertEquals(0, acts("lift"));
        type(KeyCode.RIGHT);
        until(() -> picture().cursor().equals(Cursor.complete(12)));
        assertTrue(depth() > 0.1);
        fx(() -> playback().goFrame(40));
        until(() -> picture().cursor().equals(Cursor.complete(40)));
        assertTrue(depth() < 0.01, "its own 8 frames are over");
    }

    @Test
    void aPressAtTheVeryStartWaitsForFrameOne() throws Exception {
        clickOn(front());
        until(() -> acts("press") == 1);
        assertEquals(1, picture().branch().inputs().getFirst().frame());
    }

    @Test
    void aBrushLeavesItsMarkEverywhereAndLiftsNothing() throws Exception {
        fx(() -> {
            playback().gestures().set(Blob.BRUSH, "true");
            playback().playing().set(true);
        });
        until(() -> picture().cursor().frame() > 3);
        Point2D from = front();
        moveTo(from).press(MouseButton.PRIMARY);
        for (int i = 1; i <= 5; i++) {
            moveTo(from.add(5 * i, 5 * i));
            pictures(1);
        }
        release(MouseButton.PRIMARY);
        until(() -> acts("press") >= 3);
        assertEquals(0, acts("lift"));
        assertTrue(
                picture().branch().inputs().stream()
                        .noneMatch(i -> i instanceof Input.Act a && a.arguments().containsKey("frames")),
                "a brush lasts as long as it says itself");
    }

    @Test
    void aStrokeWhileStoppedIsSeenInThatFrame() throws Exception {
        fx(() -> playback().gestures().set(Blob.BRUSH, "true"));
        go(11);
        assertTrue(depth() < 0.01);
        clickOn(front());
        until(() -> acts("press") == 1 && depth() > 0.1);
        assertEquals(11, picture().branch().inputs().getLast().frame());
        assertEquals(Cursor.complete(11), picture().cursor());
    }

    /// Frame 0 has no inputs.
    @Test
    void aStrokeAtTheStartIsSeenInFrameOne() throws Exception {
        fx(() -> playback().gestures().set(Blob.BRUSH, "true"));
        clickOn(front());
        until(() -> acts("press") == 1 && picture().cursor().equals(Cursor.complete(1)));
        assertTrue(depth() > 0.1);
    }

    @Test
    void aDentedChunkedSurfaceIsHitWhereItIsSeen() throws Exception {
        fx(() -> playback().gestures().set(Blob.MESH, "fine"));
        until(() -> picture().state().of(Blob.VERTICES).length > 100_000 && picture().next().isPresent()
                && scene().session().fitted());
        clickOn(front());
        until(() -> acts("press") == 1);
        go(6);
        assertTrue(depth() > 0.25);
        Point2D middle = front();
        clickOn(middle);
        until(() -> acts("press") == 2);
        Vec point = (Vec) ((Input.Act) picture().branch().inputs().getLast()).arguments().get("point");
        assertTrue(point.length() < 0.75, point + " is not at the bottom of the dent"); // 1 − 0.3
        Point2D seen = Pixel.onScreen(viewport(), point);
        assertTrue(seen.distance(middle) < 1.5, seen + " is not under the pointer, " + middle);
    }

    @Test
    void besideTheSurfaceADragTurnsTheView() throws Exception {
        Vec eye = viewport().projection().eye();
        Point2D beside = viewport().localToScreen(60, 300);
        moveTo(beside).press(MouseButton.PRIMARY);
        moveTo(beside.add(50, 0)).release(MouseButton.PRIMARY);
        assertTrue(eye.distance(viewport().projection().eye()) > 0.1);
        assertEquals(List.of(), picture().branch().inputs());
    }

    @Test
    void theContextMenuPressesHereForItsOwnTime() throws Exception {
        go(3);
        moveTo(front()).clickOn(MouseButton.SECONDARY);
        clickOn("Press here, 8 frames");
        until(() -> acts("press") == 1);
        assertEquals(4, picture().branch().inputs().getFirst().frame());
    }

    // ---- handles, keys, edits

    @Test
    void aHandleOfARowOffersTheEditThatTakesItsNumber() throws Exception {
        moveTo(onScreen(Vec.of(picture().state().of(Blob.POINTS), 2))).clickOn(MouseButton.SECONDARY);
        assertEquals(List.of("remove-point-here", "keep-trail", "put-ruler", "put-protractor", "put-stopwatch"),
                menu());
        clickOn("Remove a point · point 2");
        until(() -> picture().settings().get(Blob.CURVE).size() == 3);
        assertEquals(new Vec(1.5, 1.2, 0), picture().settings().get(Blob.CURVE).get(2));
    }

    @Test
    void anEditKeepsWhatWasDraggedAndIsUndoneAsOne() throws Exception {
        go(5);
        fx(() -> playback().gestures().move("point:0", new Vec(-2, 0, 0)));
        until(() -> Vec.of(picture().state().of(Blob.POINTS), 0).equals(new Vec(-2, 0, 0)));
        clickOn("Actions").clickOn("Double the row");
        until(() -> picture().settings().get(Blob.CURVE).size() == 7);
        assertEquals(new Vec(-2, 0, 0), picture().settings().get(Blob.CURVE).getFirst());
        assertEquals(Cursor.START, picture().cursor());
        fx(() -> playback().past().undo());
        until(() -> picture().settings().get(Blob.CURVE).size() == 4 && picture().cursor().equals(Cursor.complete(5)));
    }

    @Test
    void theMenuHasEveryActionButThoseThatOnlyEndSomething() throws Exception {
        clickOn("Actions");
        assertEquals(List.of("press", "calm", "double-row", "remove-point", "open-mesh"), menu());
        type(KeyCode.ESCAPE);
    }

    @Test
    void aHeldKeyNudgesOnceAFrameWhilePlaying() throws Exception {
        fx(() -> {
            playback().player().speed().set(0.25); // 15 frames a second
            playback().playing().set(true);
            viewport().requestFocus();
        });
        press(KeyCode.W);
        until(() -> picture().branch().inputs().size() > 3);
        release(KeyCode.W);
        type(KeyCode.SPACE);
        until(() -> picture().next().isPresent());
        List<Input> moves = picture().branch().inputs();
        int frames = moves.getLast().frame() - moves.getFirst().frame() + 1;
        double way = ((Input.Move) moves.getLast()).to().y() + 1.5;
        assertEquals(0.1 * frames, way, 0.11 + 1e-9, "a tenth of a metre a frame");
        fx(() -> playback().past().undo());
        until(() -> picture().branch().inputs().isEmpty());
    }

    @Test
    void whileStoppedAKeyNudgesOnceAPressAndNotInATextField() throws Exception {
        go(4);
        fx(viewport()::requestFocus);
        type(KeyCode.D);
        until(() -> Vec.of(picture().state().of(Blob.PROBE), 0).equals(new Vec(0.1, -1.5, 0)));
        assertEquals(Cursor.complete(4), picture().cursor());
        TextField field = lookup("#parameter-soft .text-field").query();
        fx(field::requestFocus);
        type(KeyCode.D);
        ComboBox<?> box = lookup("#parameter-mesh .combo-box").query();
        fx(box::requestFocus);
        type(KeyCode.D, KeyCode.SPACE);
        WaitForAsyncUtils.waitForFxEvents();
        assertEquals(1, picture().branch().inputs().size());
        assertFalse(playback().playing().get());
    }

    // ---- dial, maps, charts, side

    @Test
    void theDialIsBelowTheView() throws Exception {
        go(1);
        Bounds dial = fx(() -> inScene(lookup("#dial").query().getParent())), view = fx(() -> inScene(viewport()));
        assertTrue(dial.getHeight() > 20, "it is there");
        assertTrue(dial.getMinY() >= view.getMaxY() - 1, dial + " is over " + view);
    }

    private static Bounds inScene(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }

    @Test
    void theDialTurnsItsParameterAndOneDragIsOneUndo() throws Exception {
        go(5);
        Slider dial = lookup("#dial").query();
        Point2D thumb = dial.localToScreen(0.5 * dial.getWidth(), 0.5 * dial.getHeight());
        moveTo(thumb).press(MouseButton.PRIMARY);
        for (int i = 1; i <= 5; i++) moveTo(thumb.add(30 * i, 0));
        release(MouseButton.PRIMARY);
        until(() -> picture().settings().get(Blob.SOFT) > 0.6);
        assertEquals(Quantity.digits(picture().settings().get(Blob.SOFT)),
                lookup("#dial-value").<Label>query().getText());
        assertEquals(Cursor.complete(5), picture().cursor());
        fx(() -> playback().past().undo());
        until(() -> picture().settings().get(Blob.SOFT) == 0.5);
        assertTrue(Math.abs(dial.getValue() - 0.4949) < 0.01, "the dial follows");
    }

    @Test
    void choosingAMapSwitchesTheOtherOffAndColoursTheSurface() throws Exception {
        clickOn("Show").clickOn("Depth of the dent").clickOn("Height above the middle");
        assertFalse(viewport().showing().names().contains("depth"));
        until(() -> { // red above the middle
            Color above = pixel(new Vec(0, 0.75, 0.5));
            return above.getRed() > above.getBlue() + 0.1;
        });
        Color below = pixel(new Vec(0, -0.6, 0.75));
        assertTrue(below.getBlue() > below.getRed() + 0.1, below + " is not blue below it");
        clickOn("Texture");
        until(() -> { // nearly grey, as the texture is
            Color plain = pixel(new Vec(0, 0.75, 0.5));
            return Math.abs(plain.getRed() - plain.getBlue()) < 0.25;
        });
    }

    @Test
    void chartsAndTheSideViewAreDrawn() throws Exception {
        WritableImage before = shot();
        fx(() -> List.of("profile", "shares", ShownLayers.SIDE).forEach(name -> viewport().choose(name, true)));
        clickOn(front());
        until(() -> acts("press") == 1);
        int w = (int) before.getWidth(), h = (int) before.getHeight();
        until(() -> different(before, shot(), w - 260, 20, 240, 140) > 500); // a chart
        until(() -> different(before, shot(), w - 260, h - 150, 240, 130) > 500); // the side view
    }

    // ---- files and lists

    @Test
    void aDroppedMeshIsReadOffTheFxThreadAndABadOneChangesNothing() throws Exception {
        Path good = Files.writeString(folder.resolve("a ball.obj"), "v 0 0 0\n"),
                bad = Files.writeString(folder.resolve("bad.obj"), "nonsense\n");
        fx(() -> scene().sceneInput().dropped(good));
        assertTrue(status().startsWith("Reading a ball.obj"), status());
        until(() -> picture().settings().get(Blob.MESH).equals("file:" + good.toAbsolutePath()));
        fx(() -> scene().sceneInput().dropped(bad));
        until(() -> status().contains("bad.obj:1:1"));
        assertEquals("file:" + good.toAbsolutePath(), picture().settings().get(Blob.MESH));
    }

    @Test
    void escapeGivesUpReading() throws Exception {
        Path file = Files.writeString(folder.resolve("slow.obj"), "v 0 0 0\n");
        fx(() -> {
            viewport().requestFocus();
            scene().sceneInput().dropped(file);
        });
        type(KeyCode.ESCAPE);
        assertEquals("Cancelled. Nothing has changed.", status());
        pictures(12);
        assertEquals("ball", picture().settings().get(Blob.MESH));
    }

    @Test
    void aRowOfATableIsAddedEditedRefusedAndRemoved() throws Exception {
        clickOn("#rows-weights");
        clickOn("#rows-add");
        until(() -> picture().settings().get(Blob.WEIGHTS).equals(List.of(1.0, 2.0, 3.0, 3.0)));
        TextField first = lookup(".rows-editor .table-cell .text-field").match((TextField f) -> f.getText().equals("1"))
                .query();
        fx(() -> {
            first.requestFocus();
            first.setText("-1");
            first.fireEvent(new javafx.event.ActionEvent());
        });
        WaitForAsyncUtils.waitForFxEvents();
        assertTrue(lookup("#rows-trouble").<Label>query().getText().contains("-1 is below 0"),
                lookup("#rows-trouble").<Label>query().getText());
        assertEquals("1", first.getText());
        fx(() -> {
            first.setText("7");
            first.fireEvent(new javafx.event.ActionEvent());
        });
        until(() -> picture().settings().get(Blob.WEIGHTS).getFirst() == 7);
        until(() -> fx(() -> {
            Node remove = lookup("#rows-remove").query(); // the sheet is laid out anew once its complaint is gone
            return remove.getScene().getRoot().getLayoutBounds()
                    .contains(remove.localToScene(remove.getLayoutBounds()));
        }));
        clickOn("#rows-remove");
        until(() -> picture().settings().get(Blob.WEIGHTS).size() == 3);
        for (int i = 0; i < 3; i++) fx(() -> playback().past().undo());
        until(() -> picture().settings().get(Blob.WEIGHTS).equals(List.of(1.0, 2.0, 3.0)));
    }

    // ---- what the tests are made of

    private int acts(String action) {
        return (int) picture().branch().inputs().stream()
                .filter(i -> i instanceof Input.Act a && a.action().equals(action)).count();
    }

    /// How far the vertex that was pressed furthest is from where it rests.
    private double depth() {
        double[] v = picture().state().of(Blob.VERTICES), rest = picture().state().of(Blob.REST);
        double depth = 0;
        for (int i = 0; i < v.length / 3; i++) depth = Math.max(depth, Vec.of(v, i).distance(Vec.of(rest, i)));
        return depth;
    }

    /// Where the middle of the ball's front is, on the screen.
    private Point2D front() {
        return onScreen(viewport().projection().eye().times(1 / viewport().projection().eye().length()));
    }

    private Point2D onScreen(Vec p) {
        return Pixel.onScreen(viewport(), p);
    }

    private WritableImage shot() throws Exception {
        return fx(() -> viewport().snapshot(null, null));
    }

    private Color pixel(Vec at) throws Exception {
        Point2D p = Pixel.of(viewport(), at.times(1 / at.length()));
        return shot().getPixelReader().getColor((int) p.getX(), (int) p.getY());
    }

    private static int different(WritableImage a, WritableImage b, int x, int y, int w, int h) {
        int different = 0;
        for (int i = 0; i < w; i++)
            for (int j = 0; j < h; j++)
                if (a.getPixelReader().getArgb(x + i, y + j) != b.getPixelReader().getArgb(x + i, y + j)) different++;
        return different;
    }

    /// Ids of the items of the menu that is open.
    private static List<String> menu() {
        return Window.getWindows().stream().filter(ContextMenu.class::isInstance).map(ContextMenu.class::cast)
                .filter(Window::isShowing)
                .flatMap(m -> m.getItems().stream()).map(item -> item.getId()).filter(java.util.Objects::nonNull)
                .toList();
    }

    private String status() {
        return lookup("#status").<StatusBar>query().getText();
    }
}
