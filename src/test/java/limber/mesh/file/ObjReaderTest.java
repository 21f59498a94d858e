package limber.mesh.file;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import limber.engine.settings.Vec;
import limber.mesh.Meshes;
import limber.mesh.Surface;
import limber.mesh.Topology;
import limber.mesh.shape.Primitive;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ObjReaderTest {
    private static final Path MESHES = Path.of("../shared/meshes");
    private static final String SQUARE = "v 0 0 0\nv 1 0 0\nv 1 1 0\nv 0 1 0\n";

    private static Surface read(String text) {
        try {
            return ObjReader.read("x.obj", new ByteArrayInputStream(text.getBytes(StandardCharsets.ISO_8859_1)));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static Surface square(String rest) {
        return read(SQUARE + rest);
    }

    // ---- forms of a face ----

    @ParameterizedTest
    @ValueSource(strings = {
        "f 1 2 3", "f 1// 2// 3//", "f 1/1 2/2 3/3", "f 1/1/1 2/2/1 3/3/1", "f 1//1 2//1 3//1", "f -4 -3 -2",
        "f -4/-3/-1 -3/-2/-1 -2/-1/-1", "f 1 -3 3",
        "  f\t1  2 \t3 ", "f 1 2 3 # a corner", "f 1 \\\n2 \\\n3", "f 1 2 3\r", "f 1 \\\r\n2 3", "f +1 2 3",
        "f 1/ 2/ 3/", "f 1/1/ 2/2/ 3/3/",
    })
    void everyWayToWriteATriangle(String face) {
        assertArrayEquals(new int[]{0, 1, 2}, square("vt 0 0\nvt 1 0\nvt 1 1\nvn 0 0 1\n" + face + "\n").triangles());
    }

    @Test
    void textureCoordinatesAreThoseThatCornersName() {
        var surface = square("vt 0.1 0.2\nvt 0.3\nvt 0.5 0.6 0.7\nf 1/3 2/2 3/1\nf 1/1 3/1 4/1\n");
        assertArrayEquals(new double[]{0.1, 0.2, 0.3, 0, 0.5, 0.6}, surface.uv());
        assertArrayEquals(new int[]{2, 1, 0, 0, 0, 0}, surface.uvCorners());
        assertArrayEquals(new double[]{0.5, 0.6, 0.3, 0, 0.1, 0.2, 0.1, 0.2}, Meshes.of(surface).uvByVertex());
    }

    @Test
    void aFaceMayNameWhatComesLater() {
        assertArrayEquals(new int[]{0, 1, 2}, read("f 1/1 2/1 3/1\n" + SQUARE + "vt 0 0\n").triangles());
    }

    /// Every line end, also mixed, and none at the end of the file.
    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", "\r", "\n\n", "\r\n\r\n\t \r\n"})
    void everyLineEnd(String end) {
        assertArrayEquals(new double[]{0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0},
                read((SQUARE + "f 1 2 3").replace("\n", end)).vertices());
    }

    @Test
    void whatIsNotGeometryIsPassedOver() {
        var surface = read("\u00EF\u00BB\u00BF# C:\\models\\\nmtllib a b.mtl\no caf\u00E9\n# \u00FF\u00FE\u0081\n\n"
                + SQUARE
                + "vp 0.1 0.2\ng a b\ns off\nusemtl m#1\nl 1 2\np 1\ncstype bezier\ndeg 3 3\nbmat u 1 0 0 1\n"
                + "step 1 1\ncurv 0 1 1 2\ncurv2 1 2\nsurf 0 1 0 1 1/1/1 2/2/2\nparm u 0 1\ntrim 0 1 1\nhole 0 1 1\n"
                + "scrv 0 1 1\nsp 1\nend\ncon 1 0 1 1 2 0 1 1\nf 1 2 3 4 # "
                + "\\\nf 1 2 3\n");
        assertEquals(4, surface.size());
        assertEquals(3, surface.triangles().length / 3);
    }

    @Test
    void numbersBehindThePositionAreAWeightOrAColour() {
        assertArrayEquals(new double[]{1, 2, 3, 4, 5, 6, 7, 8, 9},
                read("v 1 2 3 1\nv 4 5 6 0.5 0.5 0.5\nv 7 8 9 1 0 0 1\nf 1 2 3").vertices());
    }

    @Test
    void aVertexWithoutAFaceStaysAndKeepsItsPlace() {
        var surface = read("v 9 9 9\n" + SQUARE + "v 8 8 8\nf 2 3 4\n");
        assertEquals(6, surface.size());
        assertArrayEquals(new int[]{1, 2, 3}, surface.triangles());
        assertEquals(new Vec(9, 9, 9), Vec.of(surface.vertices(), 0));
    }

    @Test
    void trianglesThatNameAVertexTwiceAreDropped() {
        assertArrayEquals(new int[]{0, 1, 2}, square("f 1 1 2\nf 1 2 3\nf 2 3 2\n").triangles());
        assertEquals(1, square("f 1 2 2 3\n").triangles().length / 3);
    }

    @Test
    void coordinatesAreThoseOfParseDouble() {
        assertArrayEquals(new double[]{0.1, -1.5e-3, 0.30000000000000004, 1e6, -1e6, 4.9e-324, 2, 0.5, 1e-300},
                read("v 0.1 -1.5e-3 0.30000000000000004\nv 1e6 -1000000 4.9e-324\nv 2. .5 1E-300\nf 1 2 3").vertices());
    }

    // ---- polygons ----

    /// Area by the cross product in the plane z = 0: each triangle positive, together the polygon's.
    private static void assertCut(String xy, double area) {
        var text = new StringBuilder();
        String[] corners = xy.split(" ");
        for (String c : corners) text.append("v ").append(c.replace(',', ' ')).append(" 0\n");
        text.append('f');
        for (int i = 1; i <= corners.length; i++) text.append(' ').append(i);
        var surface = read(text.toString());
        assertEquals(3 * (corners.length - 2), surface.triangles().length);
        double sum = 0;
        for (int t = 0; t < surface.triangles().length; t += 3) {
            Vec a = Vec.of(surface.vertices(), surface.triangles()[t]),
                    b = Vec.of(surface.vertices(), surface.triangles()[t + 1]),
                    c = Vec.of(surface.vertices(), surface.triangles()[t + 2]);
            double z = b.minus(a).cross(c.minus(a)).z() / 2;
            assertTrue(z * area > 0, "triangle " + t / 3 + " is turned over or flat");
            sum += z;
        }
        assertEquals(area, sum, 1e-12);
    }

    /// Square, dart with its notch at each corner, L, comb, square with points on its sides, the L clockwise, and a
    /// square with a square hole as one outline.
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "0,0 1,0 1,1 0,1 | 1", "0,0 2,-2 1,0 2,2 | 2", "2,-2 1,0 2,2 0,0 | 2", "1,0 2,2 0,0 2,-2 | 2",
        "2,2 0,0 2,-2 1,0 | 2",
        "0,0 2,0 2,1 1,1 1,2 0,2 | 3", "0,2 1,2 1,1 2,1 2,0 0,0 | -3",
        "0,0 7,0 7,3 6,3 6,1 5,1 5,3 4,3 4,1 3,1 3,3 2,3 2,1 1,1 1,3 0,3 | 15",
        "0,0 1,0 2,0 2,1 2,2 1,2 0,2 0,1 | 4",
        "0,0 3,0 3,3 0,3 0,0 1,1 1,2 2,2 2,1 1,1 | 8",
    })
    void polygonsAreCutIntoTrianglesOfTheirOwnArea(String corners, double area) {
        assertCut(corners, area);
    }

    @Test
    void aStarOfAThousandCornersIsCut() {
        var text = new StringBuilder();
        int n = 1000;
        for (int i = 0; i < n; i++) {
            double r = i % 2 == 0 ? 1 : 0.5, angle = 2 * Math.PI * i / n;
            text.append(i > 0 ? " " : "").append(r * StrictMath.cos(angle)).append(',')
                    .append(r * StrictMath.sin(angle));
        }
        assertCut(text.toString(), n * 0.25 * Math.sin(2 * Math.PI / n)); // n triangles with sides 1 and ½
    }

    /// It crosses itself, so there is no right answer; there must be n − 2 triangles and an end.
    @Test
    void aPolygonThatCrossesItselfBecomesTriangles() {
        assertEquals(2, read("v 0 0 0\nv 1 1 0\nv 1 0 0\nv 0 1 0\nf 1 2 3 4").triangles().length / 3);
        assertEquals(2, read("v 0 0 0\nv 1 0 0\nv 2 0 0\nv 3 0 0\nf 1 2 3 4").triangles().length / 3);
    }

    /// The same L on every side of a cube keeps its area and its normal.
    @ParameterizedTest
    @CsvSource({"0 1 2, 1", "1 2 0, 1", "2 0 1, 1", "1 0 2, -1", "0 2 1, -1", "2 1 0, -1"})
    void polygonsLieInAnyPlane(String order, int sign) {
        int[] axes = Arrays.stream(order.split(" ")).mapToInt(Integer::parseInt).toArray();
        var text = new StringBuilder();
        for (double[] c : new double[][]{{0, 0}, {2, 0}, {2, 1}, {1, 1}, {1, 2}, {0, 2}}) {
            double[] p = new double[3];
            p[axes[0]] = c[0];
            p[axes[1]] = c[1];
            text.append("v ").append(p[0]).append(' ').append(p[1]).append(' ').append(p[2]).append('\n');
        }
        var surface = read(text + "f 1 2 3 4 5 6\n");
        double[] normal = new double[3];
        normal[axes[2]] = sign;
        for (int t = 0; t < 12; t += 3) {
            Vec a = Vec.of(surface.vertices(), surface.triangles()[t]),
                    b = Vec.of(surface.vertices(), surface.triangles()[t + 1]),
                    c = Vec.of(surface.vertices(), surface.triangles()[t + 2]);
            assertTrue(b.minus(a).cross(c.minus(a)).dot(new Vec(normal[0], normal[1], normal[2])) > 0);
        }
    }

    // ---- without texture coordinates ----

    /// A hexagonal prism's wall: u is the longitude from behind, v the height in the box; no triangle spans the seam.
    @Test
    void meshesWithoutTextureAreWrappedInACylinder() {
        var text = new StringBuilder();
        for (int i = 0; i < 12; i++)
            text.append("v ").append(5 + StrictMath.sin(Math.PI * i / 3)).append(' ').append(i < 6 ? 2 : 6).append(' ')
                    .append(StrictMath.cos(Math.PI * i / 3) - 7).append('\n');
        for (int i = 0; i < 6; i++)
            text.append("f ").append(i + 1).append(' ').append((i + 1) % 6 + 1).append(' ').append((i + 1) % 6 + 7)
                    .append(' ').append(i + 7).append('\n');
        var surface = read(text.toString());
        double[] uv = surface.uv();
        for (int c = 0; c < surface.triangles().length; c++) {
            int i = surface.triangles()[c], pair = surface.uvCorners()[c],
                    next = surface.uvCorners()[c - c % 3 + (c + 1) % 3];
            assertEquals(i < 6 ? 0 : 1, uv[2 * pair + 1], 1e-15);
            double expected = 0.5 + i % 6 / 6.0; // vertex 0 is in front; whole turns mean nothing
            assertEquals(0, Math.IEEEremainder(uv[2 * pair] - expected, 1), 1e-12);
            assertTrue(Math.abs(uv[2 * pair] - uv[2 * next]) < 0.2);
        }
    }

    @Test
    void cornersWithoutTextureAmongOthersGetOne() {
        var surface = square("vt 0.25 0.75\nf 1/1 2/1 3/1\nf 1 3 4\n");
        assertArrayEquals(new int[]{0, 0, 0}, Arrays.copyOf(surface.uvCorners(), 3));
        assertTrue(Arrays.stream(surface.uvCorners(), 3, 6).allMatch(c -> c > 0 && 2 * c < surface.uv().length));
    }

    // ---- real files ----

    static Stream<Path> meshes() throws IOException {
        if (!Files.isDirectory(MESHES)) return Stream.of(MESHES);
        try (var files = Files.list(MESHES)) {
            return files.filter(f -> f.toString().endsWith(".obj")).sorted().toList().stream();
        }
    }

    /// Counted again by other means: `v` lines as they are, corners − 2 triangles a face without those that name one
    /// twice.
    @ParameterizedTest
    @MethodSource("meshes")
    void realMeshesComeWhole(Path file) throws IOException {
        assumeTrue(Files.isRegularFile(file), "no shared meshes here");
        List<String[]> lines = Files.readAllLines(file, StandardCharsets.ISO_8859_1).stream()
                .map(l -> l.strip().split("\\s+")).toList();
        double[] xyz = lines.stream().filter(w -> w[0].equals("v"))
                .flatMapToDouble(w -> Arrays.stream(w, 1, 4).mapToDouble(Double::parseDouble)).toArray();
        int triangles = 0;
        for (String[] w : lines) {
            if (!w[0].equals("f")) continue;
            assertEquals(w.length - 1, Arrays.stream(w, 1, w.length).map(c -> c.split("/")[0]).distinct().count(),
                    "none is degenerate, so each counts");
            triangles += w.length - 3;
        }
        var surface = ObjReader.read(file);
        assertArrayEquals(xyz, surface.vertices());
        assertEquals(triangles, surface.triangles().length / 3);
        assertTrue(Arrays.stream(surface.uvCorners()).allMatch(c -> c >= 0 && 2 * c < surface.uv().length));
    }

    /// Spot is one closed cow.
    @Test
    void spotIsClosedAndOutward() {
        Path file = MESHES.resolve("spot.obj");
        assumeTrue(Files.isRegularFile(file), "no shared meshes here");
        var topology = new Topology(ObjReader.read(file));
        assertEquals(2, topology.euler());
        assertEquals(0, topology.boundary());
        assertEquals(0, topology.misoriented());
        assertTrue(topology.volume() > 0);
    }

    /// What Limber writes, it reads.
    @Test
    void writtenMeshesReadBackToTheBit() throws IOException {
        var surface = Primitive.of("icosphere:3").surface();
        var out = new ByteArrayOutputStream();
        new Obj().write(new Mesh(surface.vertices(), Meshes.of(surface).uvByVertex(), surface.vertices(),
                surface.vertices(), new int[0], surface.triangles()), out);
        var back = read(out.toString(StandardCharsets.ISO_8859_1));
        assertArrayEquals(surface.vertices(), back.vertices());
        assertArrayEquals(surface.triangles(), back.triangles());
        assertArrayEquals(Meshes.of(surface).uvByVertex(), Meshes.of(back).uvByVertex());
    }
}
