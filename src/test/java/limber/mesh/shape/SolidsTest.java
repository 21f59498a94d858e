package limber.mesh.shape;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import limber.engine.model.Overlay;
import limber.engine.settings.Vec;
import org.junit.jupiter.api.Test;

/// The shapes of obstacles: their volume and area as in geometry books, all faces outward.
class SolidsTest {
    private static final Vec AT = new Vec(5, 6, 7);

    /// What the pyramids from a point to all triangles enclose: negative where they are turned inside out.
    private static double volume(Overlay.Solid body, Vec from) {
        double sum = 0;
        for (int t = 0; t < body.triangles().length; t += 3)
            sum += corner(body, t).minus(from)
                    .dot(corner(body, t + 1).minus(from).cross(corner(body, t + 2).minus(from))) / 6;
        return sum;
    }

    private static double area(Overlay.Solid body) {
        double sum = 0;
        for (int t = 0; t < body.triangles().length; t += 3) sum += normal(body, t).length() / 2;
        return sum;
    }

    private static Vec normal(Overlay.Solid body, int t) {
        Vec a = corner(body, t);
        return corner(body, t + 1).minus(a).cross(corner(body, t + 2).minus(a));
    }

    private static Vec corner(Overlay.Solid body, int at) {
        return Vec.of(body.xyz(), body.triangles()[at]);
    }

    @Test
    void aBoxEnclosesItsVolumeAndHasSixFacesWithCornersOfTheirOwn() {
        Overlay.Solid box = Solids.box(AT, new Vec(2, 4, 6));
        assertEquals(48, volume(box, AT), 1e-12);
        assertEquals(2 * (8 + 24 + 12), area(box), 1e-12);
        assertEquals(24, box.xyz().length / 3);
        for (int t = 0; t < box.triangles().length; t += 3)
            assertTrue(normal(box, t).dot(corner(box, t).minus(AT)) > 0, "triangle " + t / 3);
    }

    @Test
    void aSphereIsRound() {
        Overlay.Solid ball = Solids.sphere(AT, 2);
        for (int i = 0; i < ball.xyz().length / 3; i++) assertEquals(2, Vec.of(ball.xyz(), i).distance(AT), 1e-12);
        assertEquals(4.0 / 3 * Math.PI * 8, volume(ball, AT), 0.15);
    }

    @Test
    void aFloorIsSeenFromBothSides() {
        Overlay.Solid floor = Solids.floor(AT);
        assertEquals(2 * 36, area(floor), 1e-12);
        for (int t = 0; t < floor.triangles().length; t += 3) assertEquals(t < 6, normal(floor, t).y() > 0);
        for (int i = 0; i < 8; i++) assertEquals(6, Vec.of(floor.xyz(), i).y());
    }
}
