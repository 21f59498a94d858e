package limber.mesh.file;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import limber.engine.model.Remark;
import limber.engine.text.BadInput;
import limber.file.WholeFile;
import limber.mesh.Meshes;
import limber.mesh.Surface;
import limber.mesh.shape.Primitive;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Mesh files of all formats, read back as they were written, and refused with a clear line.
class MeshReaderTest {
    private static final Path CORPUS = Path.of("src/test/resources/limber/fuzz");
    /// The corners of the tetrahedron in the files of the corpus.
    private static final double[] CORNERS = {0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1};
    private static final int[] FACES = {0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3};

    @TempDir Path folder;

    /// A tetrahedron with a right corner has a sixth of a cube.
    private static double volume(Surface s) {
        double sum = 0;
        int[] t = s.triangles();
        double[] p = s.vertices();
        for (int i = 0; i < t.length; i += 3) {
            int a = 3 * t[i], b = 3 * t[i + 1], c = 3 * t[i + 2];
            sum += p[a] * (p[b + 1] * p[c + 2] - p[b + 2] * p[c + 1])
                    + p[a + 1] * (p[b + 2] * p[c] - p[b] * p[c + 2])
                    + p[a + 2] * (p[b] * p[c + 1] - p[b + 1] * p[c]);
        }
        return sum / 6;
    }

    @ParameterizedTest
    @ValueSource(strings = {"text", "little", "big"})
    void plyKeepsTheOrderOfItsVertices(String name) {
        Surface read = MeshReader.read(CORPUS.resolve("ply/" + name + ".ply"));
        assertArrayEquals(CORNERS, read.vertices());
        assertArrayEquals(FACES, read.triangles());
        assertArrayEquals(new double[]{0, 0, 1, 0, 0, 1, 0, 0}, read.uv(), "s and t are x and y");
    }

    /// The same corner comes in three facets.
    @ParameterizedTest
    @ValueSource(strings = {"text", "tetrahedron"})
    void stlBecomesAWholeSurface(String name) {
        Surface read = MeshReader.read(CORPUS.resolve("stl/" + name + ".stl"));
        assertEquals(4, read.size());
        assertEquals(12, read.triangles().length);
        assertEquals(1.0 / 6, volume(read), 1e-15);
    }

    /// A node twice as large stands in a node that is moved by 5 along z.
    @ParameterizedTest
    @ValueSource(strings = {"embedded.gltf", "tetrahedron.glb"})
    void gltfStandsWhereItsNodesPlaceIt(String name) {
        Surface read = MeshReader.read(CORPUS.resolve("gltf").resolve(name));
        assertArrayEquals(new double[]{0, 0, 5, 2, 0, 5, 0, 2, 5, 0, 0, 7}, read.vertices());
        assertArrayEquals(FACES, read.triangles());
    }

    @Test
    void aMirroredNodeIsNotInsideOut() throws IOException {
        String text = gltf().replace("[2, 2, 2]", "[-2, 2, 2]");
        assertEquals(8.0 / 6, volume(MeshReader.read(Files.writeString(folder.resolve("x.gltf"), text))), 1e-14);
    }

    @Test
    void aTurnedNodeIsTurnedByItsQuaternion() throws IOException {
        double half = Math.sqrt(0.5); // a quarter turn about z takes x to y
        String text = gltf().replace("\"scale\": [2, 2, 2]", "\"rotation\": [0, 0, " + half + ", " + half + "]");
        Surface read = MeshReader.read(Files.writeString(folder.resolve("x.gltf"), text));
        assertArrayEquals(new double[]{0, 0, 5, 0, 1, 5, -1, 0, 5, 0, 0, 6}, read.vertices(), 1e-7);
    }

    /// The mesh of the same file, bound to a chain of two bones by two skins. "The transform of the skinned mesh node
    /// MUST be ignored" (glTF 2.0, 3.7.3.2): neither twice as large, nor moved by 5.
    @Test
    void aMeshWithASkinStandsWhereItWasBound() throws IOException {
        MeshFile read = MeshReader.contents(Files.writeString(folder.resolve("x.gltf"), bound()));
        assertArrayEquals(new double[]{0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1}, read.surface().vertices());
        assertArrayEquals(FACES, read.surface().triangles());
    }

    @Test
    void bonesAreCountedOnceAndSaidToBeUnused() throws IOException {
        String file = "file:" + Files.writeString(folder.resolve("x.gltf"), bound()),
                boneless = "file:" + Files.writeString(folder.resolve("y.gltf"), gltf());
        var surfaces = new Surfaces();
        assertEquals(List.of(new Remark("bones", 2)), surfaces.remarks(file));
        assertEquals(List.of(), surfaces.remarks(boneless));
    }

    /// A joint that is no node is not counted, and a skin that is not there holds nobody up.
    @Test
    void damagedBonesAreNoReasonToRefuseAMesh() throws IOException {
        String text = bound().replace("[2, 3]", "[2, 9]").replace("\"skin\": 0", "\"skin\": 7");
        assertEquals(2, MeshReader.contents(Files.writeString(folder.resolve("x.gltf"), text)).bones());
    }

    private static String bound() throws IOException {
        return gltf().replace("\"nodes\": [0]", "\"nodes\": [0, 2]")
                .replace("\"mesh\": 0,", "\"mesh\": 0, \"skin\": 0,")
                .replace("[2, 2, 2]}]", "[2, 2, 2]}, {\"children\": [3]}, {\"translation\": [0, 1, 0]}], "
                        + "\"skins\": [{\"joints\": [2, 3]}, {\"joints\": [3, 2]}]");
    }

    private static String gltf() throws IOException {
        return Files.readString(CORPUS.resolve("gltf/embedded.gltf"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"stl", "ply"})
    void whatLimberWritesItReads(String ending) throws IOException {
        Surface ball = Primitive.of("icosphere:3").surface();
        Mesh mesh = Meshes.of(ball);
        var whole = new Mesh(mesh.vertices(), new double[2 * mesh.size()], mesh.vertices(), mesh.vertices(),
                new int[0], mesh.triangles());
        Path file = folder.resolve("ball." + ending);
        WholeFile.write(file, out -> MeshWriter.of(file.toString()).write(whole, out));
        Surface read = MeshReader.read(file);
        assertEquals(ball.size(), read.size());
        assertEquals(ball.triangles().length, read.triangles().length);
        assertEquals(volume(ball), volume(read), 1e-6, "STL has floats");
    }

    private static void refused(Path file, String reason) {
        String said = assertThrows(BadInput.class, () -> MeshReader.read(file)).getMessage();
        assertTrue(said.startsWith(file + ":") && said.contains(reason), said);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "element vertex 4|element vertex four|:4: is no element",
        "property float x|property real x|:5: 'real' is not a type",
        "property float z|property float w|its vertices have no x, y and z",
        "format ascii|format text|:2: 'text' is not a format",
        "3 1 2 3|3 1 2 4|:21: a face names vertex 4.0; 0..3 would be right",
        "3 1 2 3|2 1 2|:21: a face has 2 corners; three or more would be right",
        "3 1 2 3|3 1 2|:22: ends too early",
        "0 0 1 0 0 255|0 0 nan 0 0 255|vertex 3: the coordinate NaN is not a finite number",
        "0 0 1 0 0 255|0 0 1e9 0 0 255|vertex 3: the coordinate 1.0E9 is beyond a million; a model that is "
                + "smaller by a factor of 501",
        "element vertex 4|element vertex 400000000|has 400000000 vertices; at most 500000 would be right",
        "end_header|end|:13: 'end' is not a word of a header"})
    void aBadPlyIsRefusedWithItsPlace(String what,
            String instead, String reason) throws IOException {
        String text = Files.readString(CORPUS.resolve("ply/text.ply"));
        assertTrue(text.contains(what));
        refused(Files.writeString(folder.resolve("x.ply"), text.replace(what, instead)), reason);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "\"version\": \"2.0\"|\"version\": \"1.0\"|glTF",
        "\"children\": [1]|\"children\": [0]|has node 0 in two places",
        "\"children\": [1]|\"children\": [7]|is no glTF that can be read",
        "\"count\": 4|\"count\": 4000000|has an accessor with more than 3000000 elements",
        "\"count\": 4|\"count\": 40|has an accessor that reaches beyond its data",
        "\"bufferView\": 0, \"componentType\": 5126|\"bufferView\": 9, \"componentType\": 5126|has an "
                + "accessor without data",
        "\"POSITION\": 0|\"NORMAL\": 0|has no accessor for the positions of a mesh",
        "\"scene\": 0|\"extensionsRequired\": [\"KHR_draco_mesh_compression\"]|needs the extension KHR_draco",
        "data:application/octet-stream;base64,|../../secret|which is not in its folder",
        "data:application/octet-stream;base64,|https://example.org/|which is not in its folder",
        "data:application/octet-stream;base64,AAAA|AAAA|.gltf"})
    void aBadGltfIsRefusedWithItsReason(String what,
            String instead, String reason) throws IOException {
        assertTrue(gltf().contains(what));
        refused(Files.writeString(folder.resolve("x.gltf"), gltf().replace(what, instead)), reason);
    }

    @Test
    void aBufferMayLieBesideItsFile() throws IOException {
        String text = gltf();
        int from = text.indexOf("data:"), to = text.indexOf('"', from);
        byte[] data = Base64.getDecoder().decode(text.substring(text.indexOf(',', from) + 1, to));
        Files.write(folder.resolve("x.bin"), data);
        Path file = Files.writeString(folder.resolve("x.gltf"), text.substring(0, from) + "x.bin" + text.substring(to));
        assertEquals(4, MeshReader.read(file).size());
    }

    @Test
    void aBadStlIsRefusedWithItsPlace() throws IOException {
        byte[] whole = Files.readAllBytes(CORPUS.resolve("stl/tetrahedron.stl"));
        refused(Files.write(folder.resolve("cut.stl"), Arrays.copyOf(whole, whole.length - 1)),
                "its header announces 4 triangles; a whole STL file would be right");
        refused(Files.write(folder.resolve("short.stl"), new byte[3]), "has 3 bytes; a whole STL file would be right");
        String text = Files.readString(CORPUS.resolve("stl/text.stl"));
        for (String[] wrong : new String[][]{{"vertex 0 1 0", "vertex 0 1", ":5: has 2 numbers"},
            {"vertex 0 1 0", "vertex 0 1 x", ":5: 'x' is not a number"},
            {"vertex 0 1 0", "corner 0 1 0", ":7: ends a loop of 2 corners"}})
            refused(Files.writeString(folder.resolve("x.stl"), text.replaceFirst(wrong[0], wrong[1]),
                    StandardCharsets.UTF_8), wrong[2]);
    }
}
