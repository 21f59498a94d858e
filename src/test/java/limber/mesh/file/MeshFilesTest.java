package limber.mesh.file;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Base64;
import java.util.zip.GZIPOutputStream;
import limber.engine.settings.Vec;
import limber.engine.text.BadInput;
import limber.mesh.Surface;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Mesh files as other programs write them: with data that nobody uses, under any name, and of formats that are not
/// read. The pyramid of these files has the corners (0,0,0), (1,0,0), (0,0,1) and its apex at (0.3,1,0.3).
class MeshFilesTest {
    private static final Path CORPUS = Path.of("src/test/resources/limber/fuzz");
    private static final double[] PYRAMID = {0, 0, 0, 1, 0, 0, 0, 0, 1, 0.3, 1, 0.3};
    private static final int[] FACES = {0, 1, 2, 0, 3, 1, 1, 3, 2, 2, 3, 0};
    private static final String VERTICES = "v 0 0 0\nv 1 0 0\nv 0 0 1\nv 0.3 1 0.3\n",
            PLY_HEAD =
                    "ply\nformat ascii 1.0\nelement vertex 4\nproperty float x\nproperty float y\nproperty float z\n",
            PLY_FACES = "element face 4\nproperty list uchar int vertex_indices\n",
            PLY_PLACES = "0 0 0\n1 0 0\n0 0 1\n0.3 1 0.3\n", PLY_CORNERS = "3 0 1 2\n3 0 3 1\n3 1 3 2\n3 2 3 0\n";

    @TempDir Path folder;

    private Surface read(String name, String text) throws IOException {
        return MeshReader.read(Files.writeString(folder.resolve(name), text, StandardCharsets.UTF_8));
    }

    private static void assertPyramid(Surface s) {
        assertArrayEquals(PYRAMID, s.vertices(), 1e-7, "floats");
        assertArrayEquals(FACES, s.triangles());
    }

    private String refused(String name, byte[] bytes) throws IOException {
        Path file = Files.write(folder.resolve(name), bytes);
        String said = assertThrows(BadInput.class, () -> MeshReader.read(file)).getMessage();
        assertTrue(said.startsWith(file.toString()), said);
        return said.substring(file.toString().length());
    }

    private String refused(String name, String text) throws IOException {
        return refused(name, text.getBytes(StandardCharsets.ISO_8859_1));
    }

    // ---- data that nobody uses ----

    /// `;` parts lines. Each would be a fault of a vertex.
    @ParameterizedTest
    @ValueSource(strings = {"vn nan nan nan;f 1//1 2//1 3//1", "vn -1.#IND00 -1.#IND00 -1.#IND00;f 1//1 2//1 3//1",
        "vn 0 1;f 1//1 2//1 3//1", "vn;f 1//1 2//1 3//1", "vn up;f 1//1 2//1 3//1", "f 1//1 2//2 3//3",
        "f 1//-7 2//0 3//99",
        "f 1//99999999999999999999 2 3", "vt nan 0;f 1/1 2/1 3/1", "vt;f 1/1 2/1 3/1", "vt a b c;f 1/1 2/1 3/1",
        "vt 0 0;f 1/1 2/2 3/99999999999999999999", "f 1/-1 2/0 3/7", "vt 1e9 0;f 1/1 2/1 3/1",
        "v 0 0 0 nan nan nan;f 1 2 3", "v 0 0 0 red;f 1 2 3"})
    void whatNobodyUsesRefusesNoObj(String lines) throws IOException {
        Surface s = read("x.obj", VERTICES + lines.replace(';', '\n') + "\nf 1 4 2\nf 2 4 3\nf 3 4 1\n");
        assertArrayEquals(PYRAMID, Arrays.copyOf(s.vertices(), 12));
        assertArrayEquals(FACES, s.triangles());
        for (double v : s.uv()) assertTrue(Double.isFinite(v));
    }

    /// A whole corner keeps its own texture coordinates beside a damaged one.
    @Test
    void aDamagedTextureCoordinateIsReplacedByOneThatIsWrapped() throws IOException {
        Surface s = read("x.obj", VERTICES + "vt 0.25 0.75\nvt nan 0\nf 1/1 2/2 3/1\n");
        assertEquals(0, s.uvCorners()[0]);
        assertEquals(0, s.uvCorners()[2]);
        assertTrue(s.uvCorners()[1] >= 2, "behind those of the file");
    }

    /// It stands at the place of the first used vertex.
    @Test
    void anUnusedVertexWithoutAPlaceRefusesNoFile() throws IOException {
        Surface s = read("x.obj", "v nan nan nan\nv 1e30 0 0\n" + VERTICES.replace("v 0 0 0", "v 5 6 7") + "f 3 4 5\n");
        assertEquals(6, s.size());
        assertEquals(new Vec(5, 6, 7), Vec.of(s.vertices(), 0));
        assertEquals(new Vec(5, 6, 7), Vec.of(s.vertices(), 1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"nan nan nan", "-1.#IND inf 1e999", "0 1 x"})
    void unusedPropertiesRefuseNoPly(
            String normal)
            throws IOException {
        String head =
                PLY_HEAD + "property float nx\nproperty float ny\nproperty float nz\n" + PLY_FACES + "end_header\n";
        assertPyramid(read("x.ply", head + PLY_PLACES.replace("\n", " " + normal + "\n") + PLY_CORNERS));
    }

    @Test
    void damagedTextureCoordinatesRefuseNoPly() throws IOException {
        String head = PLY_HEAD + "property float s\nproperty float t\n" + PLY_FACES + "end_header\n";
        Surface s = read("x.ply", head + PLY_PLACES.replace("\n", " nan nan\n") + PLY_CORNERS);
        assertPyramid(s);
        for (double v : s.uv()) assertTrue(Double.isFinite(v));
    }

    // ---- the content tells the format ----

    @ParameterizedTest
    @CsvSource({"mesh/cube.obj, 8", "stl/tetrahedron.stl, 4", "stl/text.stl, 4", "ply/text.ply, 4", "ply/big.ply, 4",
        "gltf/embedded.gltf, 4", "gltf/tetrahedron.glb, 4"})
    void aFileIsReadUnderAnyName(String file, int vertices) throws IOException {
        byte[] bytes = Files.readAllBytes(CORPUS.resolve(file));
        for (String name : new String[]{"x.obj", "x.stl", "x.ply", "x.gltf", "x.glb", "x", "x.txt", "x.off"})
            assertEquals(vertices, MeshReader.read(Files.write(folder.resolve(name), bytes)).size(), name);
    }

    /// A byte order mark, blanks and empty lines before it.
    @ParameterizedTest
    @ValueSource(strings = {"mesh/cube.obj", "stl/text.stl", "ply/text.ply",
        "gltf/embedded.gltf"})
    void marksAndBlanksMayStandBeforeAFile(String file) throws IOException {
        Surface plain = MeshReader.read(CORPUS.resolve(file));
        String text = Files.readString(CORPUS.resolve(file), StandardCharsets.ISO_8859_1),
                ending = file.substring(file.lastIndexOf('.'));
        for (String before : new String[]{"\uFEFF", " \n\t\r\n", "\uFEFF \n"})
            assertArrayEquals(plain.vertices(), read("x" + ending, before + text).vertices());
        for (Charset wide : new Charset[]{StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE})
            assertArrayEquals(plain.vertices(),
                    MeshReader.read(Files.write(folder.resolve("w" + ending), ("\uFEFF" + text).getBytes(wide)))
                            .vertices());
    }

    @ParameterizedTest
    @ValueSource(strings = {"upper-case", "spare-bytes", "solid-spare-bytes"})
    void stlOfOtherProgramsIsRead(
            String name)
            throws IOException {
        assertPyramid(MeshReader.read(CORPUS.resolve("stl/" + name + ".stl")));
    }

    @Test
    void aBinaryStlThatEndsEarlyIsNeverCalledText() throws IOException {
        byte[] whole = Files.readAllBytes(CORPUS.resolve("stl/solid-spare-bytes.stl"));
        assertEquals(": has 200 bytes, but its header announces 4 triangles; a whole STL file would be right",
                refused("x.stl", Arrays.copyOf(whole, 200)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"OFF\\n3 1 0\\n|an OFF file", "\\n coff 3 1 0|an OFF file",
        "Kaydara FBX Binary  \\0|an FBX file", "; FBX 7.4.0 project file|an FBX file",
        "<?xml version='1.0'?><COLLADA>|a COLLADA file (.dae)", "<?xml version='1.0'?><X3D>|an X3D file",
        "$MeshFormat\\n2.2 0 8\\n|a Gmsh file (.msh)", "#VRML V2.0 utf8|a VRML file", "#usda 1.0|a USD file",
        "# vtk DataFile Version 3.0|a VTK file", "ISO-10303-21;|a STEP file", "BLENDER-v300|a file of Blender",
        "PK\u0003\u0004....[Content_Types].xml 3D/3dmodel.model|a 3MF file", "PK\u0003\u0004....x.obj|a ZIP archive",
        "\u0089PNG\\r\\n|a picture", "%PDF-1.7|a PDF file",
        "\u0028\u00b5/\u00fd|an archive"})
    void anotherFormatIsNamedUnderAnyName(String head, String what) throws IOException {
        String text = head.replace("\\n", "\n").replace("\\r", "\r").replace("\\0", "\0");
        for (String name : new String[]{"x.obj", "x.ply", "x.dat"})
            assertEquals(
                    ": looks like " + what + ", which Limber does not read; an OBJ, STL, PLY or glTF 2 file would be "
                            + "right, as Blender or MeshLab can export it",
                    refused(name, text));
    }

    @Test
    void anArchiveIsNoText() throws IOException {
        var packed = new ByteArrayOutputStream();
        try (var out = new GZIPOutputStream(packed)) {
            out.write(VERTICES.getBytes(StandardCharsets.US_ASCII));
        }
        assertTrue(refused("x.obj", packed.toByteArray()).startsWith(": looks like a gzip archive"));
    }

    /// Where content says nothing the ending decides, and where that says nothing too, no format fits.
    @Test
    void theEndingDecidesWhereContentSaysNothing() throws IOException {
        assertTrue(refused("x.3ds", "?").startsWith(": looks like a 3DS file"));
        assertTrue(refused("x.dat", "8 6 12").startsWith(": begins like no mesh that Limber reads"));
        assertTrue(refused("x.obj", "8 6 12").startsWith(":1: '8' is not a keyword of OBJ"));
        assertTrue(refused("x.ply", "8 6 12").startsWith(":1: does not begin with ply"));
        assertTrue(refused("x.stl", "8 6 12").startsWith(": has 6 bytes"));
        assertTrue(refused("x.gltf", "8 6 12").contains("glTF"));
    }

    /// The middle of the box is (452345.623, 120.5, 5411235.067).
    @Test
    void aModelFarFromTheOriginIsToldWhereToMove() throws IOException {
        byte[] far = Files.readAllBytes(CORPUS.resolve("mesh/far-from-origin.obj"));
        assertEquals(
                ":1: the coordinate 5411234.567 is beyond a million; the model moved to the origin, by -452346, -120, "
                        + "-5411235, would be right",
                refused("x.obj", far));
    }

    // ---- PLY ----

    /// The strip 0 1 2 3, then 0 1: triangles (0,1,2) and (2,1,3), the second one turned over so that both face one
    /// way.
    @ParameterizedTest
    @ValueSource(strings = {"strips", "strips-binary"})
    void stripsBecomeTriangles(String name) {
        Surface s = MeshReader.read(CORPUS.resolve("ply/" + name + ".ply"));
        assertArrayEquals(PYRAMID, s.vertices(), 1e-7, "floats");
        assertArrayEquals(new int[]{0, 1, 2, 2, 1, 3}, s.triangles());
    }

    /// 0 1 2 | 3 2 1 0: after the −1 a strip begins anew, with its first triangle not turned.
    @Test
    void aStripEndsAtMinusOne() throws IOException {
        assertArrayEquals(new int[]{0, 1, 2, 3, 2, 1, 1, 2, 0}, read("x.ply", PLY_HEAD
                + "element tristrips 1\nproperty list int int vertex_indices\nend_header\n" + PLY_PLACES
                + "8 0 1 2 -1 3 2 1 0\n").triangles());
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", "\r"})
    void everyLineEndOfAPly(String end) throws IOException {
        String text = PLY_HEAD + PLY_FACES + "end_header\n" + PLY_PLACES + PLY_CORNERS;
        assertPyramid(read("x.ply", text.replace("\n", end)));
        assertPyramid(read("y.ply", text.toUpperCase().replace("\n", end)));
    }

    /// A header of single returns, then a byte that would be a line feed: the first of a little-endian 10.
    @Test
    void bytesBehindAHeaderOfReturnsAreData() throws IOException {
        var data = ByteBuffer.allocate(3 * 12 + 13).order(ByteOrder.LITTLE_ENDIAN);
        for (int v : new int[]{10, 0, 0, 0, 1, 0, 0, 0, 1}) data.putInt(v);
        data.put((byte) 3).putInt(0).putInt(1).putInt(2);
        var out = new ByteArrayOutputStream();
        out.write(("ply\rformat binary_little_endian 1.0\relement vertex 3\rproperty int x\rproperty int y\r"
                + "property int z\relement face 1\rproperty list uchar int vertex_index\rend_header\r")
                .getBytes(StandardCharsets.US_ASCII));
        out.write(data.array());
        Surface s = MeshReader.read(Files.write(folder.resolve("x.ply"), out.toByteArray()));
        assertArrayEquals(new double[]{10, 0, 0, 0, 1, 0, 0, 0, 1}, s.vertices());
    }

    @Test
    void facesMayStandBeforeVertices() throws IOException {
        String head = "ply\nformat ascii 1.0\n" + PLY_FACES + PLY_HEAD.substring(PLY_HEAD.indexOf("element"));
        assertPyramid(read("x.ply", head + "end_header\n" + PLY_CORNERS + PLY_PLACES));
    }

    // ---- glTF ----

    @ParameterizedTest
    @CsvSource({"my%20mesh.bin, my mesh.bin", "my mesh.bin, my mesh.bin", "m%C3%B6%2B.bin, mö+.bin",
        "100%.bin, 100%.bin",
        "a%20b.bin, a%20b.bin"})
    void addressesMayHaveEscapes(String uri, String name) throws IOException {
        String text = Files.readString(CORPUS.resolve("gltf/embedded.gltf"));
        int from = text.indexOf("data:"), to = text.indexOf('"', from);
        Files.write(folder.resolve(name),
                Base64.getDecoder().decode(text.substring(text.indexOf(',', from) + 1, to)));
        assertEquals(4, read("x.gltf", text.substring(0, from) + uri + text.substring(to)).size());
    }

    @Test
    void anEscapeLeadsOutOfNoFolder() throws IOException {
        String text = Files.readString(CORPUS.resolve("gltf/embedded.gltf")), said = refused("x.gltf",
                text.replaceFirst("data:[^\"]*", "%2e%2e%2fsecret"));
        assertTrue(said.contains("which is not in its folder"), said);
    }

    /// A glTF file of one triangle mesh.
    ///
    /// @param accessor the positions; `views` of its buffer are cut at the places
    private static String gltf(String accessor, String more, ByteBuffer data, int... ends) {
        var views = new StringBuilder();
        for (int i = 0; i < ends.length; i++)
            views.append(i == 0 ? "" : ",")
                    .append("{\"buffer\":0,\"byteOffset\":" + (i == 0 ? 0 : ends[i - 1]) + ",\"byteLength\":"
                            + (ends[i] - (i == 0 ? 0 : ends[i - 1])) + "}");
        return "{\"asset\":{\"version\":\"2.0\"},\"scenes\":[{\"nodes\":[0]}],\"nodes\":[{\"mesh\":0}],"
                + "\"meshes\":[{\"primitives\":[{\"attributes\":{\"POSITION\":0}}]}]," + more + "\"accessors\":["
                + accessor + "],\"bufferViews\":[" + views + "],\"buffers\":[{\"byteLength\":" + data.capacity()
                + ",\"uri\":\"data:application/octet-stream;base64,"
                + Base64.getEncoder().encodeToString(data.array()) + "\"}]}";
    }

    private static ByteBuffer little(int size) {
        return ByteBuffer.allocate(size).order(ByteOrder.LITTLE_ENDIAN);
    }

    /// The sample of Khronos: fourteen positions (i % 7, i / 7, 0), of which 8, 10 and 12 are replaced; here as twelve
    /// corners and two more, without indices, so that 0 to 11 are four triangles.
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void sparsePositionsReplaceThoseOfTheirBase(boolean based) throws IOException {
        ByteBuffer data = little(168 + 8 + 36);
        for (int i = 0; i < 14; i++) data.putFloat(i % 7).putFloat(i / 7).putFloat(0);
        for (int i : based ? new int[]{8, 10, 12} : new int[]{9, 10, 11}) data.putShort((short) i);
        data.position(176);
        for (float v : new float[]{1, 2, 0, 3, 3, 0, 5, 4, 0}) data.putFloat(v);
        Surface s = read("x.gltf", gltf("{" + (based ? "\"bufferView\":0," : "")
                + "\"componentType\":5126,\"count\":14,\"type\":\"VEC3\",\"sparse\":{\"count\":3,\"indices\":{"
                + "\"bufferView\":1,\"componentType\":5123},\"values\":{\"bufferView\":2}}}", "", data, 168, 176, 212));
        double[] p = s.vertices();
        if (based) {
            assertEquals(14, s.size());
            assertEquals(new Vec(1, 2, 0), Vec.of(p, 8));
            assertEquals(new Vec(3, 3, 0), Vec.of(p, 10));
            assertEquals(new Vec(5, 4, 0), Vec.of(p, 12));
            assertEquals(new Vec(2, 1, 0), Vec.of(p, 9));
        } else assertArrayEquals(new double[]{0, 0, 0, 1, 2, 0, 3, 3, 0, 5, 4, 0}, p, "all others are 0, and weld");
    }

    /// Components c are c, c/127, c/255, c/32767 or c/65535; −128/127 becomes −1.
    @ParameterizedTest
    @CsvSource({"5120, false, 100, 100", "5120, true, 127, 1", "5120, true, -128, -1", "5121, false, 200, 200",
        "5121, true, 51, 0.2", "5122, false, -3000, -3000", "5122, true, 16383.5, 0.5", "5123, false, 60000, 60000",
        "5123, true, 13107, 0.2", "5126, false, 0.25, 0.25"})
    void positionsMayBeWholeNumbers(int type,
            boolean normalised,
            double written, double expected) throws IOException {
        ByteBuffer data = little(36);
        int size = type < 5122 ? 1 : type < 5125 ? 2 : 4;
        for (int c = 0; c < 9; c++) {
            double v = c == 3 || c == 7 ? written : 0;
            if (size == 1) data.put((byte) v);
            else if (size == 2) data.putShort((short) v);
            else data.putFloat((float) v);
        }
        Surface s = read("x.gltf", gltf("{\"bufferView\":0,\"componentType\":" + type + ",\"normalized\":" + normalised
                + ",\"count\":3,\"type\":\"VEC3\"}", "\"extensionsRequired\":[\"KHR_mesh_quantization\"],", data, 36));
        assertEquals(3, s.size());
        assertEquals(expected, s.vertices()[3], 2e-5, "16383.5 is cut to 16383");
    }

    /// The target lifts the apex from 1 by 1 at weight 1.
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"|2", "\"weights\": [1.0]>\"weights\": [0.5]|1.5",
        "\"weights\": [1.0]>\"name\": \"m\"|1", "{\"mesh\": 0}>{\"mesh\": 0, \"weights\": [0.25]}|1.25",
        "{\"mesh\": 0}>{\"mesh\": 0, \"weights\": [0]}|1",
        "\"weights\": [1.0]>\"weights\": [1.0, 1.0]|2"})
    void defaultWeightsOfMorphTargetsAreUsed(String change,
            double apex) throws IOException {
        String text = Files.readString(CORPUS.resolve("gltf/morph-weight.gltf"));
        if (change != null) {
            String[] parts = change.split(">");
            assertTrue(text.contains(parts[0]));
            text = text.replace(parts[0], parts[1]);
        }
        assertEquals(apex, read("x.gltf", text).high().y(), 1e-7);
    }

    /// A target without weight, an accessor and a buffer that no mesh of the scene needs.
    @ParameterizedTest
    @ValueSource(strings = {
        "{\"bufferView\": 2, \"componentType\": 5126, \"count\": 4, \"type\": \"VEC3\"}>{\"count\": 0}",
        "\"targets\": [{\"POSITION\": 2}]>\"targets\": [{\"POSITION\": 99}]",
        "\"attributes\": {\"POSITION\": 0}>\"attributes\": {\"POSITION\": 0, \"NORMAL\": 9, \"TEXCOORD_0\": 8}",
        "\"bufferViews\": [>\"images\": [{\"uri\": \"https://example.org/x.png\"}], \"bufferViews\": [",
        "\"buffers\": [>\"animations\": [{}], \"materials\": 3, \"buffers\": ["})
    void whatNoMeshNeedsRefusesNoGltf(String change) throws IOException {
        String text = Files.readString(CORPUS.resolve("gltf/morph-weight.gltf")).replace("[1.0]", "[0.0]");
        String[] parts = change.split(">");
        assertTrue(text.contains(parts[0]));
        assertPyramid(read("x.gltf", text.replace(parts[0], parts[1])));
    }

    @ParameterizedTest
    @CsvSource({"KHR_draco_mesh_compression, in Blender: Compression off",
        "EXT_meshopt_compression, gltfpack without -c and -cc"})
    void compressionIsNamedWithAWayOut(String name,
            String how)
            throws IOException {
        String said = refused("x.gltf", Files.readString(CORPUS.resolve("gltf/quantised.gltf"))
                .replace("\"extensionsRequired\": [", "\"extensionsRequired\": [\"" + name + "\", "));
        assertEquals(
                ": needs the extension " + name + ", which Limber does not read; the same model exported without it ("
                        + how + ") would be right",
                said);
    }

    @Test
    void bytesBehindAGlbArePassedOver() throws IOException {
        byte[] whole = Files.readAllBytes(CORPUS.resolve("gltf/tetrahedron.glb"));
        assertEquals(4, MeshReader.read(Files.write(folder.resolve("x.glb"), Arrays.copyOf(whole, whole.length + 7)))
                .size());
        assertEquals(": ends before its data does; a glTF 2 file would be right",
                refused("y.glb", Arrays.copyOf(whole, whole.length - 1)));
    }

    // ---- vertices that no face uses ----

    @Test
    void anUnusedVertexIsNotInTheBox() throws IOException {
        Surface s = read("x.obj", "v 0 50 0\n" + VERTICES + "f 2 3 4\nf 2 5 3\n");
        assertEquals(new Vec(0, 0, 0), s.low());
        assertEquals(new Vec(1, 1, 1), s.high());
        assertEquals(5, s.size(), "it keeps its index");
    }
}
