package limber.ui.viewport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import javafx.geometry.Point2D;
import limber.engine.Vec;
import org.junit.jupiter.api.Test;

/// From the world to pixels and back, and the way a camera glides.
class ProjectionTest {
    private static final Projection OBLIQUE = new Sight(new Vec(1, 2, 3), 7, 0.6, 0.3).projection(0.6, 800, 600);

    @Test
    void aPointOfALineIsFoundUnderItsOwnPixel() {
        Vec start = new Vec(0.5, 1.5, 2.5);
        for (Axis axis : Axis.values()) {
            Vec there = start.plus(axis.direction().times(0.7));
            Point2D pixel = OBLIQUE.point(there);
            assertEquals(0, there.distance(OBLIQUE.onLine(start, axis.direction(), pixel.getX(), pixel.getY())), 1e-9, axis.toString());
        }
    }

    @Test
    void besideTheLineOnlyTheAxisIsFollowed() {
        Vec start = new Vec(0.5, 1.5, 2.5), found = OBLIQUE.onLine(start, Axis.X.direction(), 620, 130);
        assertEquals(start.y(), found.y());
        assertEquals(start.z(), found.z());
        assertTrue(found.x() > start.x());
    }

    @Test
    void lookingAlongTheLineNothingMoves() {
        Projection front = new Sight(Vec.ZERO, 5, 0, 0).projection(0.6, 800, 600);
        assertEquals(Vec.ZERO, front.onLine(Vec.ZERO, Axis.Z.direction(), 403, 300));
    }

    @Test
    void aGlideEndsExactlyWhereItWasSentAndTakesTheNearerWayRound() {
        Sight from = new Sight(Vec.ZERO, 2, Math.toRadians(170), 0), to = new Sight(new Vec(1, 0, 0), 8, Math.toRadians(-170), 0.5);
        assertEquals(to, from.towards(to, 1));
        Sight half = from.towards(to, 0.5);
        assertEquals(Math.toRadians(180), half.yaw(), 1e-12, "170° → 190°, not back through 0°");
        assertEquals(4, half.distance(), 1e-12, "half-way from 2 to 8 is twice as far, then twice again");
        assertEquals(0.5, half.target().x(), 1e-12);
    }

    @Test
    void aFittedBoxTakesFourFifthsOfTheView() {
        Vec low = new Vec(-1, -1, -1), high = new Vec(3, 1, 1);
        Projection p = new Sight(Vec.ZERO, 1, 0.3, 0.2).fitted(low, high, 0.6, 800, 600).projection(0.6, 800, 600);
        assertEquals(0.8, p.reach(low, high), 1e-3);
    }
}
