package limber.models.cloth;

import static limber.models.cloth.ClothChannels.POSITION;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import limber.engine.State;
import limber.engine.settings.Settings;
import limber.mesh.Skin;
import org.junit.jupiter.api.Test;

/// The skin of a cell of four particles P, Q, R, S, whose triangles are (P, R, S) and (P, S, Q).
class ClothSkinTest {
    private static final String[] CELL = {"columns=1", "rows=1", "width=2", "height=1", "gather=0"};

    private static State skin(String[] settings, double... position) {
        Settings p = Cloths.settings(settings);
        State s = Cloths.CLOTH.initial(p);
        System.arraycopy(position, 0, s.of(POSITION), 0, position.length);
        Cloths.CLOTH.schedule(p).runSkin(s);
        return s;
    }

    /// Front and back: the same, or the opposite.
    private static double[] both(double sign, double... front) {
        return DoubleStream.concat(DoubleStream.of(front), DoubleStream.of(front).map(x -> sign * x)).toArray();
    }

    /// Each row times what is left of it in length 1.
    private static double[] units(double[]... rows) {
        return Stream.of(rows).flatMapToDouble(v -> {
            double size = Math.sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
            return DoubleStream.of(v).map(x -> x / size);
        }).toArray();
    }

    private static double[] v(double... xyz) {
        return xyz;
    }

    /// c of the triangles is (−1, 0, 2) and (0, 2, 2); P and S have both. The rows go along (2, 0, 0) and (2, 0, 1).
    @Test
    void normalsAreTheSumOfTheTrianglesAndTangentsGoAlongTheRow() {
        double[] at = {0, 0, 0, 2, 0, 0, 0, -1, 0, 2, -1, 1};
        State s = skin(CELL, at);
        assertArrayEquals(both(1, at), s.of(Skin.VERTICES), 0);
        assertArrayEquals(both(-1, units(v(-1, 2, 4), v(0, 1, 1), v(-1, 0, 2), v(-1, 2, 4))), s.of(Skin.NORMALS),
                1e-15);
        assertArrayEquals(both(1, units(v(10, 1, 2), v(1, 0, 0), v(2, 0, 1), v(44, -4, 13))), s.of(Skin.TANGENTS),
                1e-15);
        assertArrayEquals(new int[]{0, 2, 3, 0, 3, 1, 4, 7, 6, 4, 5, 7}, s.triangles());
    }

    /// A row of three: the tangent in the middle goes from the first to the last.
    @Test
    void tangentsInTheMiddleOfARowGoFromNeighbourToNeighbour() {
        State s = skin(new String[]{"columns=2", "rows=1", "gather=0"}, 0, 0, 0, 1, 1, 0, 2, 0, 0, 0, -2, 0, 1, -2, 0,
                2, -2, 0);
        double[] row = units(v(1, 1, 0), v(1, 0, 0), v(1, -1, 0), v(1, 0, 0), v(1, 0, 0), v(1, 0, 0));
        assertArrayEquals(both(1, row), s.of(Skin.TANGENTS), 1e-15);
        assertArrayEquals(both(-1, units(v(0, 0, 1), v(0, 0, 1), v(0, 0, 1), v(0, 0, 1), v(0, 0, 1), v(0, 0, 1))),
                s.of(Skin.NORMALS), 0);
    }

    /// A cell without an area has the normal of a hanging cloth, and a tangent at a right angle to it.
    @Test
    void aPointHasDirectionsToo() {
        State s = skin(CELL, new double[12]);
        assertArrayEquals(both(-1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1), s.of(Skin.NORMALS), 0);
        assertArrayEquals(both(1, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0), s.of(Skin.TANGENTS), 0);
    }

    /// P and Q are one point, so that their row has no direction: y without its part along the normal (2, 1, 2)/3, or,
    /// where the normal is nearly y, as is (1, 5, 1)/√27, x without it.
    @Test
    void aRowWithoutDirectionHasATangentAcrossTheNormal() {
        State s = skin(CELL, 0, 0, 0, 0, 0, 0, 0, -2, 1, 1, -2, 0);
        assertArrayEquals(units(v(2, 1, 2)), first(s.of(Skin.NORMALS)), 1e-15);
        assertArrayEquals(units(v(-1, 4, -1)), first(s.of(Skin.TANGENTS)), 1e-15);
        State upright = skin(CELL, 0, 0, 0, 0, 0, 0, 5, -1, 0, 1, 0, -1);
        assertArrayEquals(units(v(1, 5, 1)), first(upright.of(Skin.NORMALS)), 1e-15);
        assertArrayEquals(units(v(26, -5, -1)), first(upright.of(Skin.TANGENTS)), 1e-15);
    }

    private static double[] first(double[] xyz) {
        return v(xyz[0], xyz[1], xyz[2]);
    }

    /// Under `alternating`, the second of two cells is cut along its other diagonal: (P, R, Q), (Q, R, S).
    @Test
    void cellsAreCutAlongTheSameOrAlternatingDiagonals() {
        State s = skin(new String[]{"columns=2", "rows=1", "diagonal=alternating"});
        assertArrayEquals(new int[]{0, 3, 4, 0, 4, 1, 1, 4, 2, 2, 4, 5, 6, 10, 9, 6, 7, 10, 7, 8, 10, 8, 11, 10},
                s.triangles());
        var triangles = Cloths.CLOTH.schedule(Cloths.settings("columns=2", "rows=1")).skin().getLast();
        assertEquals(8, triangles.size(s));
        assertEquals(3, triangles.element(s, 0, 3));
        assertEquals(1, triangles.element(s, 0, 5), "the back of triangle 1");
    }

    /// A hanging sheet of 2 m by 1 m: X is −1 and 1, and y is 0 and −1. A chain has no skin.
    @Test
    void theSkinAtRestIsThatOfFrame0() {
        assertArrayEquals(both(1, -1, 0, 0, 1, 0, 0, -1, -1, 0, 1, -1, 0),
                Cloths.CLOTH.atRest(Cloths.settings(CELL), skin(CELL, new double[12])), 0);
        Settings chain = Cloths.settings("columns=2", "rows=0", "drag=0");
        assertEquals(0, Cloths.CLOTH.atRest(chain, Cloths.CLOTH.initial(chain)).length);
        assertEquals(0, Cloths.CLOTH.schedule(chain).skin().size());
    }
}
