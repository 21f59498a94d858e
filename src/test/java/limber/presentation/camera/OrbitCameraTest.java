package limber.presentation.camera;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import limber.engine.settings.Vec;
import limber.presentation.StillLater;
import limber.presentation.paint.Box;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// A camera above a ground at the height −1: a scene of two metres stands on it.
class OrbitCameraTest {
    private static final double LEVEL = -1;

    private final OrbitCamera camera = new OrbitCamera(new StillLater());
    private final FramedScene scene =
            FramedScene.of(new SceneBounds(new Vec(-1, -0.98, -1), new Vec(1, 1, 1)));

    @BeforeEach
    void fit() {
        camera.resize(800, 500);
        camera.above(LEVEL);
        camera.look(0.3, 0.2, scene, new Box(0, 0, 800, 500), Insets.NONE, false);
    }

    private double eye() {
        return camera.projection().get().eye().y();
    }

    @Test
    void turningStopsAboveTheGround() {
        for (int i = 0; i < 60; i++) {
            camera.turn(3, -20);
            assertTrue(eye() > LEVEL, "after " + i + " moves the eye is at " + eye());
        }
        assertTrue(eye() < LEVEL + 0.3, "and it comes near");
    }

    @Test
    void theSceneTurnsOnWhileTheEyeIsAtTheGround() {
        for (int i = 0; i < 60; i++) camera.turn(0, -20);
        double before = camera.sight().get().yaw();
        camera.turn(50, -20);
        assertEquals(before - 0.4, camera.sight().get().yaw(), 1e-12);
    }

    @Test
    void panningAndZoomingStopAboveTheGround() {
        for (int i = 0; i < 60; i++) {
            camera.pan(0, -60);
            assertTrue(eye() > LEVEL, "the eye is at " + eye());
        }
        fit();
        for (int i = 0; i < 60; i++) {
            camera.zoom(1.2, 400, 490);
            assertTrue(eye() > LEVEL, "the eye is at " + eye());
        }
    }

    /// The view from below is that from the ground, and the scene stays in the middle.
    @Test
    void fittingFromBelowStaysAbove() {
        camera.look(0, -1, scene, new Box(0, 0, 800, 500), Insets.NONE, false);
        assertTrue(eye() > LEVEL, "the eye is at " + eye());
        assertEquals(400, camera.projection().get().point(new Vec(0, 0, 0)).x(), 1);
    }

    @Test
    void aLessonMayLookFromBelow() {
        camera.look(new Vec(0, -3, 4), Vec.ZERO, false);
        assertEquals(-3, eye(), 1e-12);
        camera.turn(10, 0);
        assertEquals(-3, eye(), 0.1, "and a turn does not throw the eye up");
    }

    @Test
    void withoutAGroundItGoesBelow() {
        camera.above(Double.NEGATIVE_INFINITY);
        for (int i = 0; i < 30; i++) camera.turn(0, -20);
        assertTrue(eye() < LEVEL - 1, "the eye is at " + eye());
    }

    @Test
    void carryingKeepsTheOffsetAndTheDirection() {
        CameraPose before = camera.sight().get();
        camera.carry(new Vec(0.5, 0.25, -2));
        CameraPose after = camera.sight().get();
        assertEquals(0, after.target().minus(before.target()).distance(new Vec(0.5, 0.25, -2)), 1e-12);
        assertEquals(before.yaw(), after.yaw());
        assertEquals(before.distance(), after.distance());
    }

    /// 0.3 of 500 pixels are 150: half a metre at that distance.
    @Test
    void focusShowsAPointAtAPartOfTheView() {
        Vec at = new Vec(0.4, 0.2, 0.1);
        camera.focus(at, 0.5, false);
        Projection now = camera.projection().get();
        assertEquals(0, now.point(at).distance(400, 250), 1e-9);
        assertEquals(150, 0.5 / now.metresPerPixel(at), 1e-6);
    }
}
