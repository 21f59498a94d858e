package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.geometry.Point2D;
import javafx.scene.control.Slider;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import limber.engine.Cursor;
import limber.engine.model.Input;
import limber.engine.settings.Vec;
import limber.mesh.Skin;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Soft body and puppet in the real window and in real 3D, driven by a robot.
@Tag("wide")
class BodiesWindowTest extends ModelRobot {
    /// The upper front corner of the free end: 13 × 4 × 4 particles, x fastest.
    private static final String CORNER = "particle:" + (12 + 13 * (3 + 4 * 3));

    @Test
    void aCornerOfTheBlockIsPulled() throws Exception {
        open("soft");
        start("cantilever");
        go(2);
        Point2D wanted = drag(CORNER, 30, -60);
        until(() -> picture().branch().inputs().stream()
                .anyMatch(i -> i instanceof Input.Move m && m.handle().equals(CORNER)));
        until(() -> onScreen(handle(CORNER)).distance(wanted) < 6);
        assertTrue(picture().branch().inputs().stream()
                .anyMatch(i -> i instanceof Input.Act a && a.action().equals(Input.RELEASE)), "and let go");
    }

    @Test
    void aPointOfTheLatticeIsDraggedBeforeTheFirstFrameWhichIsShown() throws Exception {
        open("puppet");
        start("lattice");
        Vec before = handle("point:16");
        Point2D wanted = drag("point:16", 60, 30);
        until(() -> !picture().settings().equals(preset("lattice").settings()));
        until(() -> onScreen(handle("point:16")).distance(wanted) < 6);
        until(() -> picture().cursor().equals(new Cursor(1, 0, 0))); // at frame 0 the body does not follow
        assertTrue(handle("point:16").distance(before) > 0.1);
        assertEquals("0,0,0", picture().settings().text(picture().settings().parameter("pull")));
    }

    /// Linear blending of a bone that is turned by half a turn puts the joint's section into a point.
    @Test
    void aBoneTwistedByHalfATurnMakesACandyWrapper() throws Exception {
        open("puppet");
        start("bend-lbs");
        fx(() -> {
            playback().gestures().set(picture().settings().parameter("pull"), "0,0,0");
            playback().gestures().set(picture().settings().parameter("sway"), "0");
            playback().gestures().set(picture().settings().parameter("twist"), "180");
        });
        go(1);
        until(() -> measured("minSection") < 1e-6);
        fx(() -> playback().gestures().set(picture().settings().parameter("blend"), "dual-quaternion"));
        go(2);
        until(() -> Math.abs(measured("minSection") - 0.984) < 1e-3);
    }

    /// A quarter of the dial's length, which is 720° long, is half a turn.
    @Test
    void theDialTwistsTheLastBoneAndIsOnlyThereForBones() throws Exception {
        open("puppet");
        start("bend-lbs");
        Slider dial = lookup("#dial").query();
        assertTrue(fx(() -> dial.getParent().isVisible()));
        Point2D middle = fx(() -> dial.localToScreen(0.5 * dial.getWidth(), 0.5 * dial.getHeight()));
        moveTo(middle).press(MouseButton.PRIMARY);
        for (int i = 1; i <= 5; i++) moveTo(middle.add(0.05 * i * dial.getWidth(), 0));
        release(MouseButton.PRIMARY);
        until(() -> Math.abs(twist() - 180) < 20);
        start("lattice");
        until(() -> !fx(() -> dial.getParent().isVisible()));
    }

    private double twist() {
        return Double.parseDouble(picture().settings().text(picture().settings().parameter("twist")));
    }

    @Test
    void theHandleOfAnArapMeshIsDraggedAndTheMeshGoesOnConverging() throws Exception {
        open("puppet");
        start("arap-bend");
        go(3);
        Point2D wanted = drag("point:0", -40, -30);
        until(() -> picture().branch().inputs().stream().anyMatch(Input.Move.class::isInstance));
        until(() -> onScreen(handle("point:0")).distance(wanted) < 6);
        double[] then = Skin.vertices(picture().state()).clone();
        fx(() -> playback().playing().set(true));
        until(() -> picture().cursor().frame() > 20);
        type(KeyCode.SPACE);
        double most = 0;
        double[] now = Skin.vertices(picture().state());
        for (int i = 0; i < now.length; i++) most = Math.max(most, Math.abs(now[i] - then[i]));
        assertTrue(most > 0.01, "it goes on while the hand rests");
    }
}
