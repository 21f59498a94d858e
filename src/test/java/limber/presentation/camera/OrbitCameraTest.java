package limber.presentation.camera;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalDouble;
import limber.engine.settings.Vec;
import limber.presentation.StillLater;
import limber.presentation.paint.Box;
import limber.presentation.paint.Point;
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
        Vec middle = scene.middle(camera.projection().get());
        Point at = camera.projection().get().point(middle);
        for (int i = 0; i < 60; i++) {
            camera.turn(3, -20);
            assertTrue(eye() > LEVEL, "after " + i + " moves the eye is at " + eye());
            assertEquals(0, at.distance(camera.projection().get().point(middle)), 10, "it turns about its middle");
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
            camera.zoom(1.2, 400, 490, OptionalDouble.empty());
            assertTrue(eye() > LEVEL, "the eye is at " + eye());
        }
    }

    /// The box's diagonal is √(2² + 1.98² + 2²) = 3.452 m. A fiftieth of it, 0.0690 m, is left to a surface. It has a
    /// tenth of the view's height from 3.4526 / (2 · 0.1 · tan 17.5°) = 54.75 m.
    @Test
    void zoomingEndsBeforeTheSurfaceAndBeforeADot() {
        Vec at = camera.projection().get().eye().plus(camera.projection().get().forward().times(2.5));
        for (int i = 0; i < 60; i++) {
            Projection now = camera.projection().get();
            camera.zoom(1.2, 400, 250, OptionalDouble.of(now.depth(at.x(), at.y(), at.z())));
        }
        Projection near = camera.projection().get();
        assertEquals(0.0690, near.depth(at.x(), at.y(), at.z()), 1e-4);
        assertEquals(0, at.minus(near.onViewPlane(at, 400, 250)).length(), 1e-9, "and it stays where it was");
        for (int i = 0; i < 60; i++) camera.zoom(1 / 1.2, 400, 250, OptionalDouble.empty());
        assertEquals(54.75, camera.sight().get().distance(), 0.01);
    }

    /// A lesson may look from further away.
    @Test
    void anEyeBeyondAnEndDoesNotJump() {
        camera.look(new Vec(0, 0, 500), Vec.ZERO, false);
        camera.zoom(1 / 1.2, 400, 250, OptionalDouble.empty());
        assertEquals(500, camera.sight().get().distance(), 1e-9);
        camera.zoom(2, 400, 250, OptionalDouble.empty());
        assertEquals(250, camera.sight().get().distance(), 1e-9);
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

    /// What is 250 px above the middle of a view of 500 px is (250/500)(160 − 28) = 66 px above that of one of 160 px.
    @Test
    void aRingAtTheEdgeIsWholeInALowView() {
        Vec edge = camera.projection().get().onViewPlane(camera.target(), 400, 0);
        camera.resize(360, 160);
        assertEquals(14, camera.projection().get().point(edge).y(), 1e-9);
        camera.resize(800, 240);
        assertEquals(0, camera.projection().get().point(edge).y(), 1e-9);
        assertEquals(35, camera.fieldOfView());
    }
}
