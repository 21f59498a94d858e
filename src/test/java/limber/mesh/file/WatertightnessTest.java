package limber.mesh.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import limber.engine.model.Remark;
import limber.mesh.Surface;
import limber.mesh.shape.Primitive;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Open edges and parts of surfaces whose holes are known.
class WatertightnessTest {
    /// Vertices at different places along a line.
    private static Surface of(int vertices, int... triangles) {
        double[] xyz = new double[3 * vertices];
        for (int i = 0; i < vertices; i++) xyz[3 * i] = i;
        return new Surface(xyz, new double[2], triangles, new int[triangles.length]);
    }

    @ParameterizedTest
    @ValueSource(strings = {"icosphere:3", "uv-sphere:32x16", "cube-sphere:8", "torus"})
    void aPrimitiveIsWhole(String word) {
        Watertightness whole = Watertightness.of(Primitive.of(word).surface());
        assertEquals(new Watertightness(0, 1, false, 0, 0), whole);
        assertEquals(List.of(), whole.remarks());
    }

    @Test
    void aTriangleHasThreeOpenEdges() {
        assertEquals(new Watertightness(3, 1, false, 0, 0), Watertightness.of(of(3, 0, 1, 2)));
    }

    /// Four triangles of a pyramid without its base; and beside it a triangle that shares no vertex.
    @Test
    void aPyramidWithoutItsBaseHasFour() {
        assertEquals(new Watertightness(4, 1, false, 0, 0),
                Watertightness.of(of(5, 0, 1, 4, 1, 2, 4, 2, 3, 4, 3, 0, 4)));
        Watertightness two = Watertightness.of(of(8, 0, 1, 4, 1, 2, 4, 2, 3, 4, 3, 0, 4, 5, 6, 7));
        assertEquals(new Watertightness(7, 2, false, 0, 0), two);
        assertEquals(List.of(new Remark("open", 7), new Remark("parts", 2)), two.remarks());
    }

    @Test
    void aFileIsJudgedOnceUntilItIsAnotherOne(@TempDir Path folder) throws IOException {
        var surfaces = new Surfaces();
        Path file = Files.writeString(folder.resolve("x.obj"), "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n");
        List<Remark> said = surfaces.remarks("file:" + file);
        assertEquals(List.of(new Remark("open", 3)), said);
        assertSame(said, surfaces.remarks("file:" + file));
        Files.writeString(file, "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 1 1 0\nf 1 2 3\nf 2 4 3\n");
        surfaces.load("file:" + file);
        assertEquals(List.of(new Remark("open", 4)), surfaces.remarks("file:" + file));
        assertEquals(List.of(), surfaces.remarks("torus"));
    }

    /// The corner of a cube, whose volume is 1/6, and the same with each triangle turned round.
    @Test
    void aClosedSurfaceWithANegativeVolumeIsInsideOut() {
        double[] corner = {0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1};
        int[] out = {0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3}, in = {0, 1, 2, 0, 3, 1, 0, 2, 3, 1, 3, 2},
                open = {0, 1, 2, 0, 3, 1, 0, 2, 3};
        assertEquals(List.of(), Watertightness.of(new Surface(corner, new double[2], out, new int[12])).remarks());
        assertEquals(List.of(new Remark("inside-out")),
                Watertightness.of(new Surface(corner, new double[2], in, new int[12])).remarks());
        assertEquals(List.of(new Remark("open", 3)),
                Watertightness.of(new Surface(corner, new double[2], open, new int[9])).remarks(),
                "an open one has no inside");
    }

    /// Vertex 4 is of no triangle, and 5 stands at the place of 0, so the face (1, 2, 3) of the corner hangs on 5.
    @Test
    void strayAndUnweldedVerticesAreCounted() {
        double[] xyz = {0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 7, 7, 7, 0, 0, 0};
        int[] triangles = {0, 2, 1, 0, 1, 3, 5, 3, 2, 1, 2, 3};
        Watertightness whole = Watertightness.of(new Surface(xyz, new double[2], triangles, new int[12]));
        assertEquals(1, whole.stray());
        assertEquals(1, whole.unwelded());
        assertEquals(4, whole.openEdges(), "the edges from 0 and from 5 to 2 and 3");
    }

    /// They share a vertex, and no edge.
    @Test
    void twoTrianglesThatMeetInAPointAreOnePart() {
        assertEquals(new Watertightness(6, 1, false, 0, 0), Watertightness.of(of(5, 0, 1, 2, 2, 3, 4)));
    }
}
