package limber.mesh;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.LinkedHashMap;
import limber.engine.Channel;
import limber.engine.Phase;
import limber.engine.State;
import limber.engine.settings.Vec;
import limber.mesh.shape.CubeSphere;
import limber.mesh.shape.Torus;
import limber.mesh.shape.UvSphere;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SurfaceSkinTest {
    /// A square of 1 m in the plane z = 0, seen from +z, whose u is `side` · x; and a fifth vertex that nothing uses.
    private static Surface square(double side) {
        return new Surface(
                new double[]{0, 0, 0, 1, 0, 0, 1, 1, 0, 0, 1, 0, 5, 5, 5},
                new double[]{0, 0, side, 0, side, 1, 0, 1},
                new int[]{0, 1, 2, 0, 2, 3}, new int[]{0, 1, 2, 0, 2, 3});
    }

    private static State skin(Surface surface, int copies, double sin, double cos, boolean stale) {
        var elements = new LinkedHashMap<Channel, Integer>();
        SurfaceSkin.declare(elements, surface, copies);
        State s = State.of(elements, copies * surface.triangles().length / 3);
        SurfaceSkin.fill(s, surface, copies);
        double[] rest = s.of(SurfaceSkin.REST), placed = s.of(Skin.PLACED);
        for (int j = 0; j < rest.length; j += 3)
            new Vec(cos * rest[j] - sin * rest[j + 1], sin * rest[j] + cos * rest[j + 1], rest[j + 2]).into(placed,
                    j / 3);
        for (Phase phase : SurfaceSkin.phases(stale, sin, cos)) phase.run(s, 0, 0, phase.size(s));
        return s;
    }

    @ParameterizedTest
    @ValueSource(doubles = {1, -1, 4})
    void aSquareFacesItsNormalAndItsTangentGoesWithU(double side) {
        State s = skin(square(side), 1, 0, 1, false);
        for (int i = 0; i < 4; i++) {
            assertEquals(new Vec(0, 0, 1), Vec.of(s.of(Skin.NORMALS), i));
            assertEquals(0, Vec.of(s.of(Skin.TANGENTS), i).distance(new Vec(Math.signum(side), 0, 0)), 1e-15);
        }
    }

    /// A plane through (1,2,3) in which u grows along A = (2,1,−1) and v along B = (−1,3,2), so that ∂x/∂u = A
    /// everywhere. The triangle has u, v = (0.5, 0.25), (1.5, 0.5), (0.75, 2): the tangent is A made a unit. Mirrored,
    /// v runs the other way.
    @ParameterizedTest
    @ValueSource(doubles = {1, -1})
    void inAnyPlaneTheTangentIsTheDerivativeByU(double mirror) {
        Vec a = new Vec(2, 1, -1), b = new Vec(-1, 3, 2), origin = new Vec(1, 2, 3);
        double[] uv = {0.5, 0.25, 1.5, 0.5, 0.75, 2}, xyz = new double[9];
        for (int i = 0; i < 3; i++) origin.plus(a.times(uv[2 * i])).plus(b.times(mirror * uv[2 * i + 1])).into(xyz, i);
        State s = skin(new Surface(xyz, uv, new int[]{0, 1, 2}, new int[]{0, 1, 2}), 1, 0, 1, false);
        Vec normal = a.cross(b).times(mirror / a.cross(b).length());
        for (int i = 0; i < 3; i++) {
            assertEquals(0, Vec.of(s.of(Skin.TANGENTS), i).distance(a.times(1 / a.length())), 1e-14);
            assertEquals(0, Vec.of(s.of(Skin.NORMALS), i).distance(normal), 1e-14);
        }
    }

    /// Two squares of one metre that meet at a right angle along the y axis, with u running over the edge: along x on
    /// the first, along −z on the second. On the edge the normal is (1,0,1)/√2 and the sum of both directions,
    /// (1,0,−1), is at a right angle to it already; at the far ends the tangents are those of the squares.
    @Test
    void overAnEdgeTangentsAreTheMeanAtARightAngleToTheNormal() {
        var bent = new Surface(
                new double[]{-1, 0, 0, -1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, -1, 0, 1, -1},
                new double[]{0, 0, 0, 1, 1, 0, 1, 1, 2, 0, 2, 1},
                new int[]{0, 2, 3, 0, 3, 1, 2, 4, 5, 2, 5, 3}, new int[]{0, 2, 3, 0, 3, 1, 2, 4, 5, 2, 5, 3});
        State s = skin(bent, 1, 0, 1, false);
        assertEquals(0, Vec.of(s.of(Skin.TANGENTS), 0).distance(new Vec(1, 0, 0)), 1e-15);
        assertEquals(0, Vec.of(s.of(Skin.TANGENTS), 5).distance(new Vec(0, 0, -1)), 1e-15);
        // one triangle or two of each square: the sum is not half way, but stays at a right angle
        for (int i = 2; i <= 3; i++) {
            Vec t = Vec.of(s.of(Skin.TANGENTS), i), n = Vec.of(s.of(Skin.NORMALS), i);
            assertEquals(1, t.length(), 1e-15);
            assertEquals(0, t.dot(n), 1e-15);
            assertEquals(0, t.y(), 1e-15);
            assertEquals(1, t.dot(new Vec(n.z(), 0, -n.x())), 1e-15, "the only such direction along which u grows");
        }
    }

    /// A texture of one point gives no direction: y made perpendicular to the normal stands in, and x where that is
    /// upright.
    @Test
    void withoutATextureAnyDirectionAcrossTheNormalWillDo() {
        Vec slanted = new Vec(2, 1, 2).times(1 / 3.0), upright = new Vec(0, 1, 0);
        // y − (y·n) n with n = (2,1,2)/3 is (−2,8,−2)/9, a unit along (−1,4,−1)/√18
        assertEquals(0, tangent(slanted).distance(new Vec(-1, 4, -1).times(1 / Math.sqrt(18))), 1e-14);
        assertEquals(0, tangent(upright).distance(new Vec(1, 0, 0)), 1e-15);
        Vec steep = new Vec(0.28, 0.96, 0); // x − (x·n) n = (0.9216, −0.2688, 0), a unit along (0.96, −0.28, 0)
        assertEquals(0, tangent(steep).distance(new Vec(0.96, -0.28, 0)), 1e-14);
        Vec forward = new Vec(0.12, 0.96, Math.sqrt(1 - 0.0144 - 0.9216));
        assertEquals(0,
                tangent(forward).distance(forward.times(-0.12).plus(new Vec(1, 0, 0)).times(1 / Math.sqrt(1 - 0.0144))),
                1e-14);
    }

    /// Of a triangle whose normal is `n`.
    private static Vec tangent(Vec n) {
        Vec across = Math.abs(n.y()) < 1 ? n.cross(new Vec(0, 1, 0)) : new Vec(1, 0, 0), other = n.cross(across);
        var xyz = new double[9];
        across.into(xyz, 1);
        other.into(xyz, 2);
        return Vec.of(skin(new Surface(xyz, new double[]{0.5, 0.5}, new int[]{0, 1, 2}, new int[3]), 1, 0, 1, false)
                .of(Skin.TANGENTS), 0);
    }

    @Test
    void aVertexWithoutTrianglesHasAnyFrame() {
        State s = skin(square(1), 1, 0, 1, false);
        assertEquals(new Vec(0, 1, 0), Vec.of(s.of(Skin.NORMALS), 4));
        assertEquals(1, Vec.of(s.of(Skin.TANGENTS), 4).length(), 1e-15);
        assertEquals(0, Vec.of(s.of(Skin.TANGENTS), 4).y(), 1e-15);
    }

    /// By symmetry: at a pole the normal is the axis, on the equator it is horizontal; everywhere it is near the
    /// radius.
    @Test
    void aSpheresNormalsAreItsRadii() {
        State s = skin(new UvSphere(32, 16).surface(), 1, 0, 1, false);
        double[] x = s.of(Skin.PLACED), n = s.of(Skin.NORMALS);
        int last = x.length / 3 - 1;
        assertEquals(0, Vec.of(n, 0).distance(new Vec(0, -1, 0)), 1e-14);
        assertEquals(0, Vec.of(n, last).distance(new Vec(0, 1, 0)), 1e-14);
        // a side of a 16th of half a turn: normals lie within a third of it of the radius
        for (int i = 0; i <= last; i++) assertEquals(1, Vec.of(n, i).dot(Vec.of(x, i)), 1 - Math.cos(Math.PI / 48));
    }

    /// A corner whose three faces have areas 1 (facing −z), ½ (−y) and 1 (−x): a normal along (2, 1, 2), backwards.
    @Test
    void trianglesWeighByTheirArea() {
        var corner = new Surface(new double[]{0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 1}, new double[]{0, 0},
                new int[]{0, 2, 1, 0, 1, 3, 0, 3, 2}, new int[9]);
        assertEquals(0,
                Vec.of(skin(corner, 1, 0, 1, false).of(Skin.NORMALS), 0).distance(new Vec(-2, -1, -2).times(1 / 3.0)),
                1e-15);
    }

    @Test
    void copiesStandOneAfterTheOtherAndShareNothing() {
        Surface one = new Torus(8, 6).surface();
        State single = skin(one, 1, 0, 1, false), twice = skin(one, 2, 0, 1, false);
        int n = one.size();
        for (int i = 0; i < n; i++) {
            assertEquals(Vec.of(single.of(Skin.NORMALS), i), Vec.of(twice.of(Skin.NORMALS), i));
            assertEquals(Vec.of(single.of(Skin.NORMALS), i), Vec.of(twice.of(Skin.NORMALS), n + i));
            assertEquals(Vec.of(single.of(Skin.TANGENTS), i), Vec.of(twice.of(Skin.TANGENTS), n + i));
        }
        int[] t = twice.triangles();
        for (int c = 0; c < t.length / 2; c++) assertEquals(t[c] + n, t[t.length / 2 + c]);
        assertEquals(SurfaceSkin.volume(single, single.of(Skin.PLACED), 1),
                SurfaceSkin.volume(twice, twice.of(Skin.PLACED), 2), 0);
    }

    /// A cube of side 2/√3, whose corners lie on the unit sphere; mirrored, its triangles face inwards.
    @Test
    void volumeIsSigned() {
        State cube = skin(new CubeSphere(1).surface(), 1, 0, 1, false);
        double side = 2 / Math.sqrt(3);
        double[] x = cube.of(Skin.PLACED).clone();
        assertEquals(side * side * side, SurfaceSkin.volume(cube, x, 1), 1e-14);
        for (int j = 2; j < x.length; j += 3) x[j] = -x[j];
        assertEquals(-side * side * side, SurfaceSkin.volume(cube, x, 1), 1e-14);
    }

    /// A quarter turn takes x to y: what is stale turned with the object is what would be computed.
    @Test
    void staleNormalsAreThoseAtRestTurned() {
        Surface torus = new Torus(8, 6).surface();
        State stale = skin(torus, 1, 1, 0, true), right = skin(torus, 1, 1, 0, false);
        assertArrayEquals(right.of(Skin.NORMALS), stale.of(Skin.NORMALS), 1e-15);
    }

    @Test
    void seamsAreHandedOverCornerByCorner() {
        Surface torus = new Torus(5, 4).surface();
        State s = skin(torus, 1, 0, 1, false);
        assertArrayEquals(torus.uvCorners(), s.ints(Skin.UV_CORNERS));
        assertArrayEquals(torus.uv(), Skin.uv(s), 0);
    }
}
