package limber.ui;

import static limber.ui.Fx.fx;
import static limber.ui.Fx.until;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import javafx.geometry.Point2D;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import limber.engine.Cursor;
import limber.engine.model.Input;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Vec;
import limber.mesh.Skin;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Rod, ball, jelly and cloth in the real window and in real 3D, driven by a robot.
@Tag("wide")
class ModelsWindowTest extends ModelRobot {
    @Test
    void theTipOfTheRodGoesWhereItsControlPointIsDragged() throws Exception {
        open("rod");
        start("arch");
        Point2D wanted = drag("point:5", -90, 60);
        until(() -> !picture().settings().equals(preset("arch").settings()));
        until(() -> onScreen(handle("point:5")).distance(wanted) < 4);
        // B(1) is the last control point, and the axis of the rod ends there
        double[] placed = Skin.vertices(picture().state());
        Vec tip = handle("point:5"), middle = Vec.ZERO;
        for (int i = 0; i < 6; i++) middle = middle.plus(Vec.of(placed, 19 * 6 + i).times(1.0 / 6));
        assertEquals(0, tip.distance(middle), 1e-9, "the middle of the last ring");
        assertEquals(Cursor.START, picture().cursor());
    }

    @Test
    void aControlPointCanBeDraggedInTheMiddleOfARun() throws Exception {
        open("rod");
        start("arch");
        fx(() -> playback().goFrame(5));
        until(() -> picture().cursor().equals(Cursor.complete(5)));
        Point2D wanted = drag("point:3", 60, -40);
        until(() -> picture().branch().inputs().size() == 1);
        until(() -> onScreen(handle("point:3")).distance(wanted) < 4);
        assertEquals(5, picture().branch().inputs().getFirst().frame(), "it shows at once");
        assertEquals(preset("arch").settings(), picture().settings());
    }

    @Test
    void aKeyNudgesTheForcePoint() throws Exception {
        open("rod");
        start("fishing-rod");
        fx(() -> playback().goFrame(2));
        until(() -> picture().cursor().equals(Cursor.complete(2)));
        Vec before = handle("forcePoint");
        type(KeyCode.W);
        until(() -> handle("forcePoint").y() > before.y());
        assertEquals(0.03, handle("forcePoint").y() - before.y(), 1e-12);
        type(KeyCode.D);
        until(() -> handle("forcePoint").z() != before.z());
        assertEquals(0.03, Math.abs(handle("forcePoint").z() - before.z()), 1e-12);
    }

    @Test
    void aPressDentsTheBallAndItComesBack() throws Exception {
        open("ball");
        start("touch");
        fx(() -> playback().playing().set(true));
        moveTo(onScreen(new Vec(0, 0, 1))).press(MouseButton.PRIMARY);
        until(() -> measured("dent") > 0.2);
        release(MouseButton.PRIMARY);
        assertTrue(picture().branch().inputs().stream()
                .anyMatch(i -> i instanceof Input.Act a && a.action().equals("press")));
        // e^(−5t/2) takes a dent to a hundredth in 1.84 s
        until(() -> measured("dent") < 0.002);
    }

    @Test
    void theJellySettlesWhereItsAnchorIsLeft() throws Exception {
        open("jelly");
        start("critical");
        fx(() -> playback().goFrame(5));
        until(() -> picture().cursor().equals(Cursor.complete(5)));
        Point2D wanted = drag("anchor", 80, -30);
        until(() -> onScreen(handle("anchor")).distance(wanted) < 4);
        Vec anchor = handle("anchor");
        assertTrue(anchor.y() > 0.1, "up, where its opening does not move it");
        fx(() -> playback().playing().set(true));
        // critical damping: (1 + ωt)·e^(−ωt) with ω = √60/s is below a thousandth after 1.2 s
        until(() -> Vec.of(picture().state().named("follow"), 0).distance(anchor) < 1e-3 * anchor.length());
    }

    /// Rounds are gone through forwards and backwards, and land on the bits that the engine has there.
    @Test
    void aSolveIsSteppedRoundByRound() throws Exception {
        open("cloth");
        start("curtain-implicit");
        find(Map.of("substep", 2, "cg", 3), "product");
        until(() -> rung("cg").equals("CG 3"));
        type(KeyCode.DIGIT3);
        type(KeyCode.RIGHT);
        until(() -> rung("cg").equals("CG 4"));
        assertEngineStandsThere();
        type(KeyCode.LEFT);
        until(() -> rung("cg").equals("CG 3"));
        assertEngineStandsThere();
        go(3); // now frame 2 has been run, and the length of its solves is known
        find(Map.of("substep", 2, "cg", 3), "product");
        until(() -> rung("cg").matches("CG 3/\\d+"));
        assertEngineStandsThere();
    }

    @Test
    void aSweepIsSteppedBatchByBatch() throws Exception {
        open("cloth");
        start("curtain");
        find(Map.of("sweep", 2, "batch", 3), "distance");
        until(() -> rung("batch").equals("batch 3/12"));
        type(KeyCode.DIGIT2);
        type(KeyCode.RIGHT);
        until(() -> rung("batch").equals("batch 4/12"));
        assertEngineStandsThere();
        type(KeyCode.LEFT);
        until(() -> rung("batch").equals("batch 3/12") && rung("sweep").equals("sweep 2/5"));
        assertEngineStandsThere();
    }

    // ---- what the robot does

    private void find(Map<String, Integer> rounds, String phase) throws Exception {
        fx(() -> playback().transport().find(2, rounds, phase, -1));
    }

    private String rung(String size) throws Exception {
        return fx(() -> ((ToggleButton) app.main().current().orElseThrow().root().lookup("#rung-" + size)).getText());
    }

    private void assertEngineStandsThere() {
        var timeline = new Timeline(playback().model());
        var run = new Run(timeline, timeline.root(picture().branch().settings(), picture().branch().inputs()));
        run.seek(run.branch(), picture().cursor());
        assertTrue(run.state().sameBits(picture().state()), () -> "at " + picture().cursor());
    }
}
