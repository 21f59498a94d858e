package limber.mesh.shape;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import limber.engine.settings.Vec;
import limber.mesh.Surface;
import limber.mesh.Topology;
import org.junit.jupiter.api.Test;

/// Limbs and their union, against distances worked by hand, and the mesh around a sphere.
class SmoothUnionTest {
    private static final double EXACT = 1e-12;

    private static Vec radius(double r) {
        return new Vec(r, r, r);
    }

    @Test
    void aRoundLimbIsASphere() {
        var ball = Limb.round(new Vec(1, 0, 0), radius(0.5));
        assertEquals(1.5, ball.distance(new Vec(3, 0, 0)), EXACT);
        assertEquals(-0.25, ball.distance(new Vec(1, 0.25, 0)), EXACT);
        assertEquals(-0.5, ball.distance(new Vec(1, 0, 0)), EXACT, "in its middle");
    }

    /// Beside the line between its ends, 2 away from it and 0.5 thick.
    @Test
    void aLimbAlongALineIsACapsule() {
        var arm = new Limb(new Vec(-1, 0, 0), new Vec(1, 0, 0), radius(0.5));
        assertEquals(1.5, arm.distance(new Vec(0.3, 2, 0)), EXACT);
        assertEquals(0.5, arm.distance(new Vec(2, 0, 0)), EXACT);
    }

    @Test
    void anEllipsoidIsZeroOnItsSurface() {
        var flat = Limb.round(Vec.ZERO, new Vec(2, 1, 0.5));
        for (Vec on : List.of(new Vec(2, 0, 0), new Vec(0, -1, 0), new Vec(0, 0, 0.5)))
            assertEquals(0, flat.distance(on), EXACT);
    }

    /// Between two spheres, 0.1 away from both: h = 0.2, so that the union is 0.2²/(4·0.2) = 0.05 nearer.
    @Test
    void whereTwoLimbsMeetThereIsAFillet() {
        var both = new SmoothUnion(List.of(), List.of(Limb.round(new Vec(1.1, 0, 0), radius(1))), 0.2);
        assertEquals(0.05, both.distance(Vec.ZERO), EXACT);
        assertEquals(1, both.distance(new Vec(3.1, 0, 0)), EXACT, "far from the other one there is none");
    }

    /// Newton's steps bring every vertex onto the sphere; the polyhedron inside misses some of its volume.
    @Test
    void theNetAroundASphereLiesOnIt() {
        Surface net = SurfaceNet.of(new SmoothUnion(List.of(Limb.round(Vec.ZERO, radius(1))), List.of(), 0.1), 0.1, 12,
                12, 12);
        for (int i = 0; i < net.size(); i++) assertEquals(1, Vec.of(net.vertices(), i).length(), 1e-6);
        double volume = new Topology(net).volume(), ball = 4 * Math.PI / 3;
        assertTrue(volume < ball && volume > 0.98 * ball, "volume " + volume);
    }
}
