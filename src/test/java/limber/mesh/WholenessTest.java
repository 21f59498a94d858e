package limber.mesh;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import limber.engine.Remark;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Open edges and parts of surfaces whose holes are known.
class WholenessTest {
    private static Surface of(int vertices, int... triangles) {
        return new Surface(new double[3 * vertices], new double[2], triangles, new int[triangles.length]);
    }

    @ParameterizedTest
    @ValueSource(strings = {"icosphere:3", "uv-sphere:32x16", "cube-sphere:8", "torus"}) void aPrimitiveIsWhole(
            String word) {
        Wholeness whole = Wholeness.of(Primitive.of(word).surface());
        assertEquals(new Wholeness(0, 1), whole);
        assertEquals(List.of(), whole.remarks());
    }

    @Test void aTriangleHasThreeOpenEdges() {
        assertEquals(new Wholeness(3, 1), Wholeness.of(of(3, 0, 1, 2)));
    }

    /// Four triangles of a pyramid without its base; and beside it a triangle that shares no vertex.
    @Test void aPyramidWithoutItsBaseHasFour() {
        assertEquals(new Wholeness(4, 1), Wholeness.of(of(5, 0, 1, 4, 1, 2, 4, 2, 3, 4, 3, 0, 4)));
        Wholeness two = Wholeness.of(of(8, 0, 1, 4, 1, 2, 4, 2, 3, 4, 3, 0, 4, 5, 6, 7));
        assertEquals(new Wholeness(7, 2), two);
        assertEquals(List.of(new Remark("open", 7), new Remark("parts", 2)), two.remarks());
    }

    @Test void aFileIsJudgedOnceUntilItIsAnotherOne(@TempDir Path folder) throws IOException {
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

    /// They share a vertex, and no edge.
    @Test void twoTrianglesThatMeetInAPointAreOnePart() {
        assertEquals(new Wholeness(6, 1), Wholeness.of(of(5, 0, 1, 2, 2, 3, 4)));
    }
}
