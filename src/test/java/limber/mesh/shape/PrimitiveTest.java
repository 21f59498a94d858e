package limber.mesh.shape;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.stream.IntStream;
import limber.engine.settings.Vec;
import limber.engine.text.BadInput;
import limber.mesh.Meshes;
import limber.mesh.Surface;
import limber.mesh.Topology;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PrimitiveTest {
    private static Surface of(String word) {
        return Primitive.of(word).surface();
    }

    /// Vertices: 10·4^K + 2, W(H − 1) + 2, 6N² + 2, MN. Faces of a closed surface: 2(vertices − Euler characteristic).
    @ParameterizedTest
    @CsvSource({
        "icosphere:0, 12, 2", "icosphere:1, 42, 2", "icosphere:4, 2562, 2", "icosphere, 2562, 2",
        "icosphere:6, 40962, 2",
        "uv-sphere:3x2, 5, 2", "uv-sphere:3x3, 8, 2", "uv-sphere:32x16, 482, 2", "uv-sphere, 482, 2",
        "uv-sphere:5x200, 997, 2",
        "cube-sphere:1, 8, 2", "cube-sphere:2, 26, 2", "cube-sphere:24, 3458, 2", "cube-sphere, 3458, 2",
        "cube-sphere:7, 296, 2",
        "torus:3x3, 9, 0", "torus, 2048, 0", "torus:64x32, 2048, 0", "torus:5x17, 85, 0",
    })
    void isOneClosedOrientedSurface(String word, int vertices, int euler) {
        var surface = of(word);
        var topology = new Topology(surface);
        assertEquals(vertices, surface.size());
        assertEquals(2 * (vertices - euler), surface.triangles().length / 3);
        assertEquals(surface.triangles().length / 3, topology.triangles.size(), "none is collapsed");
        assertEquals(euler, topology.euler());
        assertEquals(0, topology.boundary());
        assertEquals(0, topology.misoriented());
        assertTrue(topology.volume() > 0, "counter-clockwise seen from outside");
    }

    @ParameterizedTest
    @CsvSource({"icosphere:7, 163842", "cube-sphere:128, 98306", "uv-sphere:1024x512, 523266",
        "torus:1024x512, 524288"})
    void theLargestHaveTheCountOfTheFormula(String word, int vertices) {
        assertEquals(vertices, of(word).size());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"icosphere:5", "uv-sphere:31x17", "cube-sphere:9"})
    void everyVertexOfASphereIsOneFromTheOrigin(String word) {
        var surface = of(word);
        for (int i = 0; i < surface.size(); i++) assertEquals(1, Vec.of(surface.vertices(), i).length(), 4e-16);
    }

    @Test
    void everyVertexOfATorusIsTheTubesRadiusFromTheCircle() {
        var surface = of("torus:40x20");
        for (int i = 0; i < surface.size(); i++) {
            var p = Vec.of(surface.vertices(), i);
            assertEquals(0.4, Math.hypot(Math.hypot(p.x(), p.z()) - 1, p.y()), 1e-15);
        }
    }

    /// The volume of an inscribed polyhedron misses the ball's by O(edge²): half the edge, a quarter of the error.
    @ParameterizedTest
    @CsvSource({"icosphere:4, icosphere:5", "uv-sphere:32x16, uv-sphere:64x32",
        "cube-sphere:12, cube-sphere:24"})
    void volumeConvergesToThatOfTheBall(String coarse, String fine) {
        double ball = 4 * Math.PI / 3;
        double ratio = (ball - new Topology(of(coarse)).volume()) / (ball - new Topology(of(fine)).volume());
        assertEquals(4, ratio, 0.05);
    }

    /// The torus has 2π²·R·r². As M×N prisms' worth: inscribed regular polygons shrink both factors, so it converges
    /// likewise.
    @Test
    void volumeOfTheTorusConvergesToItsFormula() {
        double torus = 2 * Math.PI * Math.PI * 0.4 * 0.4;
        double ratio = (torus - new Topology(of("torus:64x32")).volume())
                / (torus - new Topology(of("torus:128x64")).volume());
        assertEquals(4, ratio, 0.05);
    }

    /// No triangle has u on both sides of the seam, and all have some area on the texture.
    @ParameterizedTest
    @ValueSource(strings = {"icosphere:0", "icosphere:3", "uv-sphere:32x16", "uv-sphere:3x2", "cube-sphere:6", "torus",
        "torus:3x3"})
    void textureLiesTheRightWayRoundOnEveryTriangle(String word) {
        var surface = of(word);
        int[] corner = surface.uvCorners();
        double[] uv = surface.uv();
        for (int t = 0; t < corner.length; t += 3) {
            double ux = uv[2 * corner[t + 1]] - uv[2 * corner[t]],
                    uy = uv[2 * corner[t + 1] + 1] - uv[2 * corner[t] + 1];
            double vx = uv[2 * corner[t + 2]] - uv[2 * corner[t]],
                    vy = uv[2 * corner[t + 2] + 1] - uv[2 * corner[t] + 1];
            assertTrue(ux * vy - uy * vx > 0, word + ": triangle " + t / 3 + " is mirrored or flat on the texture");
            assertTrue(Math.max(Math.abs(ux), Math.abs(vx)) <= 0.5,
                    word + ": triangle " + t / 3 + " runs back over the whole texture");
        }
        assertTrue(Arrays.stream(uv).allMatch(v -> v >= 0 && v <= 1.5));
    }

    /// (x, z) = (sin, cos) of 2π(u − ½): the middle of the texture is in front, u runs to the right seen from there.
    @ParameterizedTest
    @ValueSource(strings = {"icosphere:2", "uv-sphere:32x16"})
    void uIsLongitudeAndVLatitude(String word) {
        var surface = of(word);
        double[] uv = Meshes.of(surface).uvByVertex();
        for (int i = 0; i < surface.size(); i++) {
            var p = Vec.of(surface.vertices(), i);
            double ring = Math.hypot(p.x(), p.z()), angle = 2 * Math.PI * (uv[2 * i] - 0.5);
            assertEquals(Math.sin(Math.PI * (uv[2 * i + 1] - 0.5)), p.y(), 1e-14);
            if (ring > 0)
                assertEquals(0, Math.hypot(p.x() / ring - Math.sin(angle), p.z() / ring - Math.cos(angle)), 1e-14);
        }
    }

    /// Six triangles meet at a vertex of an icosphere, five at the twelve corners of the icosahedron, which come first.
    @Test
    void incidenceListsTheTrianglesOfEachVertex() {
        var surface = of("icosphere:2");
        var incidence = surface.incidence();
        for (int i = 0; i < surface.size(); i++) {
            int vertex = i;
            int[] row = Arrays.copyOfRange(incidence.triangle(), incidence.start()[i], incidence.start()[i + 1]);
            assertEquals(i < 12 ? 5 : 6, row.length);
            assertArrayEquals(IntStream.range(0, surface.triangles().length)
                    .filter(c -> surface.triangles()[c] == vertex).map(c -> c / 3).toArray(), row);
        }
    }

    @Test
    void aVertexNamedTwiceStandsOnceInIncidence() {
        var incidence = new Surface(new double[12], new double[2], new int[]{0, 1, 0, 1, 2, 0}, new int[6]).incidence();
        assertArrayEquals(new int[]{0, 2, 4, 5, 5}, incidence.start());
        assertArrayEquals(new int[]{0, 1, 0, 1, 1}, incidence.triangle());
    }

    /// 80 meridians and 35 parallels between two poles, 80·35 + 2.
    @Test
    void thePuddingStandsOnItsWidestPart() {
        var pudding = of("pudding");
        assertEquals(2802, pudding.size());
        assertEquals(-0.75, pudding.low().y(), 1e-15);
        assertEquals(0.75, pudding.high().y(), 1e-15);
        assertTrue(width(pudding, -0.75, -0.3) > 1.2 * width(pudding, 0.3, 0.75));
    }

    /// Twice the largest distance from the axis among the vertices between two heights.
    private static double width(Surface surface, double low, double high) {
        double most = 0;
        for (int i = 0; i < surface.size(); i++) {
            var p = Vec.of(surface.vertices(), i);
            if (p.y() >= low && p.y() <= high) most = Math.max(most, 2 * Math.hypot(p.x(), p.z()));
        }
        return most;
    }

    /// A figure without holes has the Euler characteristic of a sphere.
    @ParameterizedTest
    @ValueSource(strings = {"pudding", "gummy", "figure", "waving-figure"})
    void aFigureIsOneClosedOrientedSurface(String word) {
        var surface = of(word);
        var topology = new Topology(surface);
        assertEquals(2, topology.euler());
        assertEquals(0, topology.boundary());
        assertEquals(0, topology.misoriented());
        assertTrue(topology.volume() > 0);
        assertTrue(surface.size() < 4000, "small enough to be one mesh");
    }

    /// Limbs are laid on both sides of x = 0, so that each vertex has its mirror image.
    @ParameterizedTest
    @ValueSource(strings = {"gummy", "figure"})
    void aFigureIsTheSameOnBothSides(String word) {
        var surface = of(word);
        for (int i = 0; i < surface.size(); i++) {
            Vec p = Vec.of(surface.vertices(), i), mirrored = new Vec(-p.x(), p.y(), p.z());
            assertTrue(IntStream.range(0, surface.size())
                    .anyMatch(k -> Vec.of(surface.vertices(), k).distance(mirrored) < 1e-9), p + " has no image");
        }
    }

    @Test
    void theBoxTouchesTheOutermostVertices() {
        var torus = of("torus:64x32");
        assertEquals(0, torus.low().distance(new Vec(-1.4, -0.4, -1.4)), 1e-15);
        assertEquals(0, torus.high().distance(new Vec(1.4, 0.4, 1.4)), 1e-15);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "icosphere:9 | 'icosphere:9': 9 is above 7 (0..7)",
        "icosphere: | 'icosphere:': '' is not a whole number (0..7)",
        "icosphere:-1 | 'icosphere:-1': '-1' is not a whole number (0..7)",
        "icosphere:99999999999 | 'icosphere:99999999999': 99999999999 is above 7 (0..7)",
        "cube-sphere:0 | 'cube-sphere:0': 0 is below 1 (1..128)",
        "uv-sphere:32 | 'uv-sphere:32': '32' is not two numbers; 32x16 would be right",
        "uv-sphere:2x16 | 'uv-sphere:2x16': 2 is below 3 (3..1024)",
        "uv-sphere:32x1000 | 'uv-sphere:32x1000': 1000 is above 512 (2..512)",
        "uv-sphere:32x | 'uv-sphere:32x': '' is not a whole number (2..512)",
        "torus:3x2 | 'torus:3x2': 2 is below 3 (3..512)",
        "icosfere:4 | 'icosfere:4' is not a mesh; did you mean icosphere:4?",
        "suzanne | 'suzanne' is not a mesh; there is icosphere:4, uv-sphere:32x16, cube-sphere:24, torus, "
                + "torus:64x32, pudding, gummy, figure, waving-figure, file:PATH",
        "pudding:3 | 'pudding:3': has one size; pudding would be right",
    })
    void aWordThatIsNoneIsRefused(String word, String message) {
        assertEquals(message, assertThrows(BadInput.class, () -> Primitive.of(word)).getMessage());
    }
}
