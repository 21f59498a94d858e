package limber.mesh;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.LinkedHashMap;
import java.util.stream.IntStream;
import limber.engine.Channel;
import limber.engine.State;
import limber.engine.settings.Vec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What a skin hands over, of one triangle that faces +z: (0, 0, 0), (2, 0, 0), (0, 3, 0).
class SkinTest {
    private static final double[] AT = {0, 0, 0, 2, 0, 0, 0, 3, 0};
    private static final Surface TRIANGLE = new Surface(AT, new double[]{0, 0, 1, 0, 0, 1}, new int[]{0, 1, 2},
            new int[]{0, 1, 2});

    private static State state(int copies) {
        var elements = new LinkedHashMap<Channel, Integer>();
        SurfaceSkin.declare(elements, TRIANGLE, copies);
        State s = State.of(elements, copies);
        SurfaceSkin.fill(s, TRIANGLE, copies);
        return s;
    }

    /// A vertex counts as placed from its first coordinate that is not 0 on; the last that is placed ends the list.
    @ParameterizedTest
    @CsvSource({"0,1,1", "1,1,1", "2,1,1", "3,2,-1", "4,2,1", "5,2,1", "6,3,1", "7,3,-1",
        "8,3,1"})
    void verticesAreEmittedUpToTheLastThatIsPlaced(int coordinate, int count, double value) {
        State s = state(1);
        s.of(Skin.PLACED)[coordinate] = value;
        var expected = new double[3 * count];
        expected[coordinate] = value;
        assertArrayEquals(expected, Skin.emitted(s));
        s.triangles()[2] = 2;
        assertArrayEquals(new double[0], Skin.emitted(s), "once there is a surface it is what is shown");
    }

    /// A file whose last triangle is `f 3 2 1` ends in the index 0.
    @Test
    void aSurfaceMayEndInItsFirstVertex() {
        State s = state(1);
        s.of(Skin.PLACED)[8] = 1;
        System.arraycopy(new int[]{2, 1, 0}, 0, s.triangles(), 0, 3);
        assertArrayEquals(new double[0], Skin.emitted(s));
    }

    @Test
    void nothingIsEmittedBeforeAVertexIsPlacedOrWithoutTriangles() {
        assertArrayEquals(new double[0], Skin.emitted(state(1)));
        var elements = new LinkedHashMap<Channel, Integer>();
        elements.put(Skin.PLACED, 1);
        State line = State.of(elements, 0);
        line.of(Skin.PLACED)[0] = 1;
        assertArrayEquals(new double[0], Skin.emitted(line));
    }

    @Test
    void verticesInTheWorldGoBeforeThoseInALocalFrame() {
        var elements = new LinkedHashMap<Channel, Integer>();
        elements.put(Skin.VERTICES, 1);
        elements.put(Skin.UV, 1);
        State local = State.of(elements, 0);
        local.of(Skin.VERTICES)[1] = 4;
        local.of(Skin.UV)[1] = 0.5;
        assertArrayEquals(new double[]{0, 4, 0}, Skin.vertices(local));
        assertArrayEquals(new double[]{0, 0.5}, Skin.uv(local));
        elements.put(Skin.PLACED, 1);
        State both = State.of(elements, 0);
        both.of(Skin.VERTICES)[1] = 4;
        both.of(Skin.PLACED)[2] = 5;
        assertArrayEquals(new double[]{0, 0, 5}, Skin.vertices(both));
    }

    /// Normals that are turned by 0°, 90° and 180° from (0, 0, 1): the largest angle counts, and one that has not been
    /// made yet does not.
    @ParameterizedTest
    @CsvSource({"0,0,1,0", "0,1,0,90", "0.8660254037844386,0,0.5,60", "0,0,-1,180",
        "0,0,0,0"})
    void theErrorOfNormalsIsTheLargestAngle(double x, double y, double z, double degrees) {
        State s = state(1);
        for (int i = 0; i < 3; i++) new Vec(0, 0, 1).into(s.of(Skin.NORMALS), i);
        new Vec(x, y, z).into(s.of(Skin.NORMALS), 1);
        assertEquals(degrees, SurfaceSkin.normalError(s, AT), 1e-12);
        assertArrayEquals(new double[]{0, 0, 1, 0, 0, 1, 0, 0, 1}, SurfaceSkin.normals(s, AT));
    }

    /// Copies stand one after another and share nothing: the second one's corners begin at 3, its triangle is number 1.
    @Test
    void copiesHaveTablesOfTheirOwn() {
        State s = state(2);
        assertArrayEquals(new double[]{0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 0, 2, 0, 0, 0, 3, 0}, s.of(SurfaceSkin.REST));
        assertArrayEquals(new double[]{0, 1, 2, 3, 4, 5}, s.named("corners"));
        assertArrayEquals(new int[]{0, 1, 2, 3, 4, 5}, s.ints(Skin.UV_CORNERS));
        assertArrayEquals(new double[]{0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1}, s.of(SurfaceSkin.UV));
        assertArrayEquals(IntStream.range(0, 7).asDoubleStream().toArray(), s.named("usedFrom"));
        assertArrayEquals(new double[]{0, 0, 0, 1, 1, 1}, s.named("usedBy"));
        double[] down = AT.clone();
        down[7] = -3;
        var both = new double[18];
        System.arraycopy(AT, 0, both, 0, 9);
        System.arraycopy(down, 0, both, 9, 9);
        assertArrayEquals(new double[]{0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, -1, 0, 0, -1, 0, 0, -1},
                SurfaceSkin.normals(s, both), 0);
    }

    /// A sixth of the triple product of each triangle's corners: at z = 1 it is (2·3)·1/6 = 1 m³, of the first copy.
    @Test
    void theVolumeIsThatOfTheFirstCopy() {
        double[] raised = {0, 0, 1, 2, 0, 1, 0, 3, 1}, both = new double[18];
        System.arraycopy(raised, 0, both, 0, 9);
        System.arraycopy(AT, 0, both, 9, 9);
        assertEquals(1, SurfaceSkin.volume(state(1), raised, 1), 1e-15);
        assertEquals(1, SurfaceSkin.volume(state(2), both, 2), 1e-15);
    }
}
