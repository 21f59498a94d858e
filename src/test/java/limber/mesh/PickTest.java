package limber.mesh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.util.Optional;
import java.util.Random;
import limber.engine.settings.Vec;
import limber.mesh.Pick.Hit;
import limber.mesh.shape.Primitive;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PickTest {
    private static final Surface SPHERE = Primitive.of("icosphere:5").surface();
    private static final Vec RADII = new Vec(2, 0.5, 1);
    private static final Vec MIDDLE = new Vec(10, -3, 0.1);
    /// The sphere pressed into an ellipsoid somewhere else.
    private static final double[] ELLIPSOID = deformed();

    private static double[] deformed() {
        double[] xyz = SPHERE.vertices().clone();
        for (int i = 0; i < SPHERE.size(); i++) {
            Vec p = Vec.of(xyz, i);
            new Vec(p.x() * RADII.x(), p.y() * RADII.y(), p.z() * RADII.z()).plus(MIDDLE).into(xyz, i);
        }
        return xyz;
    }

    private static Optional<Hit> ellipsoid(Vec from, Vec direction) {
        return Pick.first(ELLIPSOID, SPHERE.triangles(), from, direction);
    }

    private static Vec unit(Vec v) {
        return v.times(1 / v.length());
    }

    private static Vec random(Random r) {
        return unit(new Vec(r.nextGaussian(), r.nextGaussian(), r.nextGaussian()));
    }

    private static Vec corner(double[] xyz, int triangle, int corner) {
        return Vec.of(xyz, SPHERE.triangles()[3 * triangle + corner]);
    }

    /// From the middle plus 5·d back to the middle the ray meets the ellipsoid at d·s, s = 1/√((dx/2)² + (dy/½)² +
    /// dz²), its normal is the gradient (dx/4, 4·dy, dz). The edges of the sphere are 0.04, so it lies up to 0.04²/8 ·
    /// 2 deeper; its flat triangles turn by up to 0.04 · 4, smooth normals follow.
    @Test
    void hitsTheDeformedSphereWhereTheFormulaSays() {
        var random = new Random(1);
        double[] normals = SPHERE.vertices().clone();
        for (int i = 0; i < SPHERE.size(); i++) {
            Vec p = Vec.of(normals, i);
            unit(new Vec(p.x() / RADII.x(), p.y() / RADII.y(), p.z() / RADII.z())).into(normals, i);
        }
        for (int n = 0; n < 500; n++) {
            Vec d = random(random);
            double s = 1 / Math.sqrt(d.x() * d.x() / 4 + d.y() * d.y() * 4 + d.z() * d.z());
            Vec gradient = unit(new Vec(d.x() / 4, d.y() * 4, d.z()));
            Vec from = MIDDLE.plus(d.times(5));
            Hit hit = ellipsoid(from, d.times(-1e-3 * (1 + n))).orElseThrow();
            assertEquals(0, hit.point().distance(MIDDLE.plus(d.times(s))), 1e-3);
            assertEquals(hit.point().distance(from), hit.distance(), 1e-12);
            assertEquals(0, hit.normal().distance(gradient), 0.1);
            assertEquals(1, hit.normal().length(), 1e-15);
            assertEquals(0, hit.smooth(normals, SPHERE.triangles()).normal().distance(gradient), 2e-3);
        }
    }

    /// Weights that are chosen come back, and the point is theirs.
    @Test
    void weightsAreThoseOfTheSecondAndThirdVertex() {
        for (int t = 0; t < SPHERE.triangles().length / 3; t += 7) {
            Vec a = corner(ELLIPSOID, t, 0), b = corner(ELLIPSOID, t, 1), c = corner(ELLIPSOID, t, 2);
            Vec target = a.times(0.5).plus(b.times(0.2)).plus(c.times(0.3)),
                    outward = unit(b.minus(a).cross(c.minus(a)));
            Hit hit = ellipsoid(target.plus(outward), outward.times(-1)).orElseThrow();
            assertEquals(t, hit.triangle());
            assertEquals(0.2, hit.u(), 1e-9);
            assertEquals(0.3, hit.v(), 1e-9);
            assertEquals(1, hit.distance(), 1e-12);
            assertEquals(0, hit.point().distance(target), 1e-12);
            assertEquals(0, hit.normal().distance(outward), 1e-12);
        }
    }

    /// Every vertex, every edge's middle and random places on edges, from two sides each: never through to the back.
    @Test
    void noRaySlipsThroughAnEdgeOrAVertex() {
        var random = new Random(2);
        for (int t = 0; t < SPHERE.triangles().length / 3; t += 23)
            for (int side = 0; side < 3; side++)
                for (double place : new double[]{0, 0.5, random.nextDouble()}) {
                    Vec target = corner(ELLIPSOID, t, side).times(1 - place)
                            .plus(corner(ELLIPSOID, t, (side + 1) % 3).times(place));
                    Vec out = unit(target.minus(MIDDLE));
                    Vec from = MIDDLE.plus(out.times(7)).plus(random(random).times(0.1));
                    Hit hit = ellipsoid(from, target.minus(from))
                            .orElseThrow(() -> new AssertionError("slipped through at " + target));
                    assertEquals(0, hit.point().distance(target), 1e-11);
                }
    }

    /// Rays along the axes meet vertices, edges and diagonals of the lattice exactly.
    @ParameterizedTest
    @ValueSource(
            strings = {"cube-sphere:4", "cube-sphere:5", "uv-sphere:8x4", "icosphere:3"})
    void raysAlongAnAxisHitTheTip(String word) {
        var surface = Primitive.of(word).surface();
        for (Vec axis : new Vec[]{new Vec(1, 0, 0), new Vec(-1, 0, 0), new Vec(0, 1, 0), new Vec(0, -1, 0),
            new Vec(0, 0, 1), new Vec(0, 0, -1)}) {
            Hit hit = Pick.first(surface.vertices(), surface.triangles(), axis.times(3), axis.times(-1)).orElseThrow();
            assertTrue(hit.distance() >= 2 - 1e-15 && hit.distance() < 2.1,
                    word + " " + axis + " at " + hit.distance());
            assertTrue(hit.normal().dot(axis) > 0.7);
        }
    }

    @Test
    void theNearestFrontCounts() {
        var torus = Primitive.of("torus:64x32").surface();
        Hit hit = Pick.first(torus.vertices(), torus.triangles(), new Vec(0, 0, 5), new Vec(0, 0, -1)).orElseThrow();
        assertEquals(1.4, hit.point().z(), 1e-12);
        assertEquals(3.6, hit.distance(), 1e-12);
        // from the hole onwards the next front is the far part's inner side
        assertEquals(-0.6,
                Pick.first(torus.vertices(), torus.triangles(), Vec.ZERO, new Vec(0, 0, -1)).orElseThrow().point().z(),
                1e-12);
    }

    @Test
    void whatIsBehindOrBesideIsNotHit() {
        assertFalse(ellipsoid(MIDDLE.plus(new Vec(0, 0, 5)), new Vec(0, 0, 1)).isPresent(), "behind");
        assertFalse(ellipsoid(MIDDLE, new Vec(0.1, 0.2, 1)).isPresent(), "from inside");
        assertFalse(ellipsoid(MIDDLE.plus(new Vec(0, 0.51, 5)), new Vec(0, 0, -1)).isPresent(), "beside");
        assertFalse(ellipsoid(MIDDLE.plus(new Vec(0, 0, 5)), Vec.ZERO).isPresent(), "no direction");
        assertFalse(ellipsoid(MIDDLE.plus(new Vec(0, 0, 5)), new Vec(Double.NaN, 0, -1)).isPresent(), "no number");
    }

    /// A collapsed, a flat and a NaN triangle before the good one; the last three lie behind the first hit.
    @Test
    void trianglesWithoutAnAreaAreNotThere() {
        double nan = Double.NaN;
        double[] xyz = {-1, -1, 0, 1, -1, 0, 0, 1, 0, -1, -1, 1, 1, 1, 1, 0, 0, 1, nan, nan, nan};
        int[] triangles = {3, 3, 4, 3, 5, 4, 3, 4, 5, 0, 1, 6, 0, 1, 2};
        assertEquals(4, Pick.first(xyz, triangles, new Vec(0, 0, 3), new Vec(0, 0, -1)).orElseThrow().triangle());
    }

    /// Three vertices in a line, exactly; seen aslant, rounding gives them an area, but no normal.
    @Test
    void aLineIsNeverHit() {
        var random = new Random(6);
        double[] line = {0, 0, 0, 1, 2, 3, 2, 4, 6};
        for (int n = 0; n < 20_000; n++) {
            Vec target = new Vec(1, 2, 3).times(2 * random.nextDouble()), from = target.plus(random(random).times(3));
            assertFalse(Pick.first(line, new int[]{0, 1, 2}, from, target.minus(from)).isPresent());
        }
    }

    @Test
    void normalsThatCancelOutLeaveTheTrianglesOwn() {
        double[] xyz = {-1, -1, 0, 1, -1, 0, 0, 1, 0};
        Hit hit = Pick.first(xyz, new int[]{0, 1, 2}, new Vec(0, 0, 3), new Vec(0, 0, -1)).orElseThrow();
        assertEquals(new Vec(0, 0, 1), hit.smooth(new double[9], new int[]{0, 1, 2}).normal());
    }

    @Test
    void aRayThroughTwoHundredThousandTrianglesTakesNoMemory() {
        var big = Primitive.of("uv-sphere:512x197").surface();
        assertEquals(200_704, big.triangles().length / 3);
        var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
        Vec from = new Vec(1, 2, 5), direction = new Vec(-1, -2, -5);
        long allocated = Long.MAX_VALUE;
        for (int n = 0; n < 40; n++) {
            long bytes = threads.getCurrentThreadAllocatedBytes();
            assertTrue(Pick.first(big.vertices(), big.triangles(), from, direction).isPresent());
            allocated = Math.min(allocated, threads.getCurrentThreadAllocatedBytes() - bytes);
        }
        assertTrue(allocated < 2000, allocated + " bytes");
    }
}
