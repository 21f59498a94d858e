package limber.presentation.camera;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import limber.engine.settings.Vec;
import limber.presentation.StillLater;
import limber.presentation.paint.Box;
import limber.presentation.paint.Point;
import org.junit.jupiter.api.Test;

/// The mapping from the world to pixels and back, and the path of an animated camera.
class ProjectionTest {
    private static final Projection OBLIQUE = new CameraPose(new Vec(1, 2, 3), 7, 0.6, 0.3).projection(0.6, 800, 600);

    @Test
    void aPointOfALineIsFoundUnderItsOwnPixel() {
        Vec start = new Vec(0.5, 1.5, 2.5);
        for (WorldAxis axis : WorldAxis.values()) {
            Vec there = start.plus(axis.direction().times(0.7));
            Point pixel = OBLIQUE.point(there);
            assertEquals(0, there.distance(OBLIQUE.onLine(start, axis.direction(), pixel.x(), pixel.y())), 1e-9,
                    axis.toString());
        }
    }

    @Test
    void besideTheLineOnlyTheAxisIsFollowed() {
        Vec start = new Vec(0.5, 1.5, 2.5), found = OBLIQUE.onLine(start, WorldAxis.X.direction(), 620, 130);
        assertEquals(start.y(), found.y());
        assertEquals(start.z(), found.z());
        assertTrue(found.x() > start.x());
    }

    @Test
    void lookingAlongTheLineNothingMoves() {
        Projection front = new CameraPose(Vec.ZERO, 5, 0, 0).projection(0.6, 800, 600);
        assertEquals(Vec.ZERO, front.onLine(Vec.ZERO, WorldAxis.Z.direction(), 403, 300));
    }

    @Test
    void aGlideEndsExactlyWhereItWasSentAndTakesTheNearerWayRound() {
        CameraPose from = new CameraPose(Vec.ZERO, 2, Math.toRadians(170), 0),
                to = new CameraPose(new Vec(1, 0, 0), 8, Math.toRadians(-170), 0.5);
        assertEquals(to, from.towards(to, 1));
        CameraPose half = from.towards(to, 0.5);
        assertEquals(Math.toRadians(180), half.yaw(), 1e-12, "170° → 190°, not back through 0°");
        assertEquals(4, half.distance(), 1e-12, "half-way from 2 to 8 is twice as far, then twice again");
        assertEquals(0.5, half.target().x(), 1e-12);
    }

    @Test
    void aFittedBoxTakesFourFifthsOfItsPartAndStandsInTheMiddleOfIt() {
        Vec low = new Vec(-1, -1, -1), high = new Vec(3, 1, 1);
        for (Box part : List.of(new Box(0, 0, 800, 600), new Box(300, 200, 500, 300))) {
            Box seen = new CameraPose(Vec.ZERO, 1, 0.3, 0.2).fitted(low, high, 0.6, 800, 600, part)
                    .projection(0.6, 800, 600).around(low, high);
            assertEquals(0.8, Math.max(seen.width() / part.width(), seen.height() / part.height()), 1e-3);
            assertEquals(part.minX() + 0.5 * part.width(), seen.minX() + 0.5 * seen.width(), 0.5);
            assertEquals(part.minY() + 0.5 * part.height(), seen.minY() + 0.5 * seen.height(), 0.5);
        }
    }

    /// A chart covers the upper right of a narrow view: a ball stands below it.
    @Test
    void aSceneIsFittedBesideWhatLiesOverTheView() {
        var camera = new OrbitCamera(new StillLater());
        camera.resize(420, 470);
        var chart = new Box(148, 12, 260, 170);
        camera.fit(FramedScene.of(new SceneBounds(new Vec(-1, -1, -1), new Vec(1, 1, 1))),
                new Box(0, 0, 420, 470),
                new Insets(List.of(), List.of(chart), Box.EMPTY, Box.EMPTY), false);
        Box seen = camera.projection().get().around(new Vec(-1, -1, -1), new Vec(1, 1, 1));
        assertFalse(seen.intersects(chart), seen.toString());
        Point middle = camera.projection().get().point(Vec.ZERO);
        camera.turn(90, 20);
        assertEquals(0, middle.distance(camera.projection().get().point(Vec.ZERO)), 0.5, "it turns where it stands");
    }
}
