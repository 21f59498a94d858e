package limber.mesh.file;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import limber.engine.text.BadInput;
import org.junit.jupiter.api.Test;

class MeshWriterTest {
    /// A triangle in the plane z = 0.1, counter-clockwise seen from +z, then two hidden ones.
    private static final Mesh MESH = new Mesh(
            new double[]{0, 0, 0.1, 2, 0, 0.1, 0, 1e-7, 0.1},
            new double[]{0, 0, 1, 0, 0, 1},
            new double[]{0, 0, 1, 0, 0, 1, 0, 0, 1},
            new double[]{1, 0, 0, 1, 0, 0, 1, 0, 0},
            new int[0],
            new int[]{0, 1, 2, 0, 0, 0, 1, 2, 2});

    private static byte[] bytes(MeshWriter writer, Mesh mesh) throws IOException {
        var out = new ByteArrayOutputStream();
        writer.write(mesh, out);
        return out.toByteArray();
    }

    private static List<String> lines(MeshWriter writer) throws IOException {
        return new String(bytes(writer, MESH), StandardCharsets.US_ASCII).lines().toList();
    }

    @Test
    void hiddenTrianglesAreNotDrawn() {
        assertArrayEquals(new int[]{0, 1, 2}, MESH.drawn());
    }

    @Test
    void csvHasARowAVertex() throws IOException {
        assertEquals(
                List.of(
                        "index,x,y,z,u,v,nx,ny,nz,tx,ty,tz",
                        "0,0.0,0.0,0.1,0.0,0.0,0.0,0.0,1.0,1.0,0.0,0.0",
                        "1,2.0,0.0,0.1,1.0,0.0,0.0,0.0,1.0,1.0,0.0,0.0",
                        "2,0.0,1.0E-7,0.1,0.0,1.0,0.0,0.0,1.0,1.0,0.0,0.0"),
                lines(new Csv()));
    }

    @Test
    void objCountsFromOne() throws IOException {
        List<String> lines = lines(new Obj());
        assertEquals(List.of("v 0.0 0.0 0.1", "v 2.0 0.0 0.1", "v 0.0 1.0E-7 0.1"),
                lines.stream().filter(l -> l.startsWith("v ")).toList());
        assertEquals(List.of("vt 0.0 0.0", "vt 1.0 0.0", "vt 0.0 1.0"),
                lines.stream().filter(l -> l.startsWith("vt ")).toList());
        assertEquals(3, lines.stream().filter(l -> l.equals("vn 0.0 0.0 1.0")).count());
        assertEquals(List.of("f 1/1/1 2/2/2 3/3/3"), lines.stream().filter(l -> l.startsWith("f ")).toList());
    }

    /// 80 bytes of header, 4 of count, 50 a triangle.
    @Test
    void stlHoldsNormalAndCornersAsFloats() throws IOException {
        byte[] stl = bytes(new Stl(), MESH);
        assertEquals(84 + 50, stl.length);
        var in = ByteBuffer.wrap(stl).order(ByteOrder.LITTLE_ENDIAN).position(80);
        assertEquals(1, in.getInt());
        float[] expected = {0, 0, 1, 0, 0, 0.1f, 2, 0, 0.1f, 0, 1e-7f, 0.1f};
        for (float f : expected) assertEquals(f, in.getFloat());
        assertEquals(0, in.getShort());
    }

    /// Nothing that reads files must take the binary file for a text one.
    @Test
    void stlDoesNotBeginWithSolid() throws IOException {
        assertEquals("Limber", new String(bytes(new Stl(), MESH), 0, 6, StandardCharsets.US_ASCII));
    }

    @Test
    void plyAsText() throws IOException {
        List<String> lines = lines(new Ply(true));
        assertEquals("ply", lines.getFirst());
        assertEquals("format ascii 1.0", lines.get(1));
        int body = lines.indexOf("end_header") + 1;
        assertEquals(List.of("0.0 0.0 0.1 0.0 0.0 1.0 0.0 0.0", "2.0 0.0 0.1 0.0 0.0 1.0 1.0 0.0",
                "0.0 1.0E-7 0.1 0.0 0.0 1.0 0.0 1.0", "3 0 1 2"), lines.subList(body, lines.size()));
        assertEquals(List.of("element vertex 3", "element face 1"),
                lines.stream().filter(l -> l.startsWith("element")).toList());
        assertEquals(8, lines.stream().filter(l -> l.startsWith("property double")).count());
    }

    @Test
    void plyAsBytes() throws IOException {
        byte[] ply = bytes(new Ply(false), MESH);
        String head = new String(ply, StandardCharsets.ISO_8859_1);
        int body = head.indexOf("end_header\n") + "end_header\n".length();
        assertEquals(3 * 8 * 8 + 1 + 3 * 4, ply.length - body);
        var in = ByteBuffer.wrap(ply).order(ByteOrder.LITTLE_ENDIAN).position(body);
        double[] expected = {0, 0, 0.1, 0, 0, 1, 0, 0, 2, 0, 0.1, 0, 0, 1, 1, 0};
        for (double d : expected) assertEquals(d, in.getDouble());
        in.position(body + 3 * 8 * 8);
        assertEquals(3, in.get());
        for (int i = 0; i < 3; i++) assertEquals(i, in.getInt());
    }

    @Test
    void aZeroTriangleHasNoNormal() throws IOException {
        var flat = new Mesh(new double[9], new double[6], new double[9], new double[9], new int[0],
                new int[]{0, 1, 2});
        var in = ByteBuffer.wrap(bytes(new Stl(), flat)).order(ByteOrder.LITTLE_ENDIAN).position(84);
        for (int i = 0; i < 3; i++) assertEquals(0f, in.getFloat());
    }

    @Test
    void theNameChoosesTheFormat() {
        assertInstanceOf(Stl.class, MeshWriter.of("a/b.c/x.STL"));
        assertInstanceOf(Obj.class, MeshWriter.of("x.obj"));
        assertEquals("x: is none of .csv, .obj, .stl, .ply",
                assertThrows(BadInput.class, () -> MeshWriter.of("x")).getMessage());
    }
}
