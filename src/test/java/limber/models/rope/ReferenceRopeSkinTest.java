package limber.models.rope;

import static limber.models.rope.Ropes.run;
import static limber.models.rope.Ropes.shape;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Locale;
import limber.engine.State;
import limber.engine.settings.Vec;
import limber.mesh.Skin;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// A second implementation of the rope's skins, from the formulas of their class comments with vectors instead of
/// arrays, over a rope that is crooked in all three directions and whose sticks differ in length.
class ReferenceRopeSkinTest {
    private static final double CLOSE = 1e-12, WIDTH = 0.3, TILE = 2.5;
    private static final int SIDES = 5, STICKS = 4;
    private static final Vec[] POINTS = {new Vec(0.3, -0.2, 0.5), new Vec(1, 0.4, 0.1), new Vec(1.2, 1.5, 0.9),
        new Vec(2.4, 1.1, 2), new Vec(2.9, -0.3, 1.6)};
    private static final Vec X = new Vec(1, 0, 0), Y = new Vec(0, 1, 0), Z = new Vec(0, 0, 1);

    private static State skin(String... more) {
        var all = new String[more.length + 5];
        System.arraycopy(more, 0, all, 5, more.length);
        all[0] = "segments=" + STICKS;
        all[1] = "sides=" + SIDES;
        all[2] = "width=" + WIDTH;
        all[3] = "tile=" + TILE;
        all[4] = shape(POINTS);
        return run(all).picture();
    }

    private static Vec unit(Vec v) {
        return v.times(1 / v.length());
    }

    private static Vec mix(Vec a, Vec b, double share) {
        return a.times(1 - share).plus(b.times(share));
    }

    /// Lengths of the rope up to each particle.
    private static double arc(int particle) {
        double sum = 0;
        for (int i = 1; i <= particle; i++) sum += POINTS[i].distance(POINTS[i - 1]);
        return sum;
    }

    /// From the particle before to the one after, of those that there are.
    private static Vec direction(int particle) {
        return unit(POINTS[Math.min(STICKS, particle + 1)].minus(POINTS[Math.max(0, particle - 1)]));
    }

    private static Vec mirrored(Vec v, Vec across) {
        return v.minus(across.times(2 * across.dot(v) / across.dot(across)));
    }

    /// (1,0,0) turned as (0,0,−1) turns onto `t` by the shortest way: Rodrigues' formula about their cross product.
    private static Vec shortestArc(Vec t) {
        Vec from = Z.times(-1), axis = unit(from.cross(t));
        double cos = from.dot(t), sin = from.cross(t).length();
        return X.times(cos).plus(axis.cross(X).times(sin)).plus(axis.times(axis.dot(X) * (1 - cos)));
    }

    private static Vec up(RopeParameters.RingFrame frame, int particle) {
        Vec t = direction(particle);
        return switch (frame) {
            case LOOK -> unit(Y.cross(t));
            case SHORTEST_ARC -> shortestArc(t);
            case ROTATION_MINIMIZING -> {
                if (particle == 0) yield shortestArc(t);
                Vec step = POINTS[particle].minus(POINTS[particle - 1]);
                Vec u = mirrored(up(frame, particle - 1), step), carried = mirrored(direction(particle - 1), step);
                yield mirrored(u, t.minus(carried));
            }
        };
    }

    private static void assertVec(Vec expected, double[] actual, int i, String what) {
        assertEquals(0, expected.distance(Vec.of(actual, i)), CLOSE,
                () -> what + " " + i + ": " + Vec.of(actual, i) + " instead of " + expected);
    }

    private static void assertUv(double u, double v, State s, int i) {
        assertEquals(u, s.of(Skin.UV)[2 * i], CLOSE, "u of " + i);
        assertEquals(v, s.of(Skin.UV)[2 * i + 1], CLOSE, "v of " + i);
    }

    @ParameterizedTest
    @EnumSource(RopeParameters.RingFrame.class)
    void ringsAreWhatTheirFramesSay(RopeParameters.RingFrame frame) {
        double[] ring =
                skin("ringFrame=" + frame.name().toLowerCase(Locale.ROOT).replace('_', '-')).of(RopeChannels.RING);
        for (int i = 0; i <= STICKS; i++) {
            Vec t = direction(i), u = up(frame, i);
            assertVec(t, ring, 3 * i, "direction of ring");
            assertVec(u, ring, 3 * i + 1, "up of ring");
            Vec third = frame == RopeParameters.RingFrame.LOOK ? t.cross(u) : u.cross(t);
            assertVec(third, ring, 3 * i + 2, "third axis of ring");
        }
    }

    @ParameterizedTest
    @CsvSource({"0,index,1", "0,arc-length,1", "0.5,index,1", "0.25,arc-length,2"})
    void theTube(double unroll,
            String texture, int copies) {
        State s = skin("unroll=" + unroll, "textureRun=" + texture, "doubleSided=" + (copies == 2));
        double[] vertices = s.of(Skin.VERTICES), normals = s.of(Skin.NORMALS), tangents = s.of(Skin.TANGENTS);
        int rim = (STICKS + 1) * (SIDES + 1), front = rim + 2 * (SIDES + 1);
        assertEquals(copies * front, vertices.length / 3);
        for (int copy = 0; copy < copies; copy++) {
            int facing = copy == 0 ? 1 : -1;
            for (int i = 0; i <= STICKS; i++)
                for (int side = 0; side <= SIDES; side++) {
                    int n = copy * front + i * (SIDES + 1) + side;
                    Vec out = out(i, side), t = direction(i);
                    double along = texture.equals("index") ? (double) i / STICKS : arc(i) / arc(STICKS),
                            across = (double) side / SIDES;
                    Vec flat = new Vec(POINTS[0].x() + arc(i), POINTS[0].y() + (across - 0.5) * Math.PI * WIDTH,
                            POINTS[0].z());
                    assertVec(mix(POINTS[i].plus(out.times(WIDTH / 2)), flat, unroll), vertices, n, "vertex");
                    assertVec(unit(mix(out, Z, unroll)).times(facing), normals, n, "normal");
                    assertVec(unit(mix(t, X, unroll)), tangents, n, "tangent");
                    assertUv(along * TILE, across, s, n);
                }
            for (int cap = 0; cap < 2; cap++) {
                int i = cap * STICKS, centre = copy * front + rim + cap * (SIDES + 1);
                Vec normal = direction(i).times(facing * (cap == 0 ? -1 : 1));
                assertVec(POINTS[i], vertices, centre, "centre");
                assertVec(normal, normals, centre, "normal of the centre");
                assertVec(out(i, 0), tangents, centre, "tangent of the centre");
                assertUv(0.5, 0.5, s, centre);
                for (int side = 0; side < SIDES; side++) {
                    double a = 2 * Math.PI * side / SIDES;
                    assertVec(POINTS[i].plus(out(i, side).times(WIDTH / 2)), vertices, centre + 1 + side, "rim");
                    assertVec(normal, normals, centre + 1 + side, "normal of the rim");
                    assertVec(out(i, side), tangents, centre + 1 + side, "tangent of the rim");
                    assertUv(0.5 + 0.5 * Math.cos(a), 0.5 + 0.5 * Math.sin(a), s, centre + 1 + side);
                }
            }
        }
        if (unroll == 0) assertFacesItsNormals(s);
    }

    private static Vec out(int i, int side) {
        double a = 2 * Math.PI * side / SIDES;
        Vec u = up(RopeParameters.RingFrame.ROTATION_MINIMIZING, i), r = u.cross(direction(i));
        return u.times(Math.cos(a)).plus(r.times(Math.sin(a)));
    }

    /// A triangle that shows has its corners counter-clockwise as seen from where its normals point.
    private static void assertFacesItsNormals(State s) {
        int[] triangles = s.triangles();
        int shown = 0;
        for (int c = 0; c < triangles.length; c += 3) {
            int i = triangles[c], j = triangles[c + 1], k = triangles[c + 2];
            if (i == j) continue;
            Vec a = Vec.of(s.of(Skin.VERTICES), i),
                    area = Vec.of(s.of(Skin.VERTICES), j).minus(a).cross(Vec.of(s.of(Skin.VERTICES), k).minus(a));
            Vec normal = Vec.of(s.of(Skin.NORMALS), i).plus(Vec.of(s.of(Skin.NORMALS), j))
                    .plus(Vec.of(s.of(Skin.NORMALS), k));
            assertTrue(area.dot(normal) > 0, "triangle " + c / 3);
            shown++;
        }
        assertEquals(triangles.length / 3, shown, "all of it is drawn");
    }

    /// Along d × z, to both sides of the particle.
    @ParameterizedTest
    @CsvSource({"index,false", "arc-length,true"})
    void theRibbon(String texture, boolean doubleSided) {
        State s = skin("skin=ribbon", "textureRun=" + texture, "doubleSided=" + doubleSided);
        int front = 2 * (STICKS + 1);
        for (int n = 0; n < (doubleSided ? 2 : 1) * front; n++) {
            int i = n % front / 2, edge = n % 2;
            Vec t = direction(i), side = unit(t.cross(Z));
            double along = texture.equals("index") ? (double) i / STICKS : arc(i) / arc(STICKS);
            assertVec(POINTS[i].plus(side.times((edge - 0.5) * WIDTH)), s.of(Skin.VERTICES), n, "vertex");
            assertVec(unit(side.cross(t)).times(n < front ? 1 : -1), s.of(Skin.NORMALS), n, "normal");
            assertVec(t, s.of(Skin.TANGENTS), n, "tangent");
            assertUv(along * TILE, edge, s, n);
        }
        assertFacesItsNormals(s);
    }

    /// The cross product as it is, of the direction to the next particle; the last row has none. u ends at N/(N + 1)
    /// tiles, however the texture runs, and there are no normals.
    @Test
    void thePublishedRibbon() {
        State s = skin("skin=ribbon", "ribbonRule=published", "textureRun=arc-length");
        for (int n = 0; n < 2 * (STICKS + 1); n++) {
            int i = n / 2;
            Vec d = i < STICKS ? unit(POINTS[i + 1].minus(POINTS[i])) : Vec.ZERO, side = d.cross(Z);
            assertVec(POINTS[i].plus(side.times((n % 2 - 0.5) * WIDTH)), s.of(Skin.VERTICES), n, "vertex");
            assertVec(Vec.ZERO, s.of(Skin.NORMALS), n, "normal");
            assertVec(d, s.of(Skin.TANGENTS), n, "tangent");
            assertUv((double) i / (STICKS + 1) * TILE, n % 2, s, n);
        }
    }

    /// Cell s with a = 2s, b = a + 1, c = a + 2, d = a + 3: (a, b, d), (d, c, a), and its back beside it.
    @ParameterizedTest
    @CsvSource({"false,0 1 3 3 2 0 2 3 5 5 4 2",
        "true,0 1 3 3 2 0 3 1 0 0 2 3 2 3 5 5 4 2 5 3 2 2 4 5"})
    void itsTriangles(String doubleSided, String corners) {
        State s = run("segments=2", "skin=ribbon", "ribbonRule=published", "doubleSided=" + doubleSided).picture();
        assertArrayEquals(Arrays.stream(corners.split(" ")).mapToInt(Integer::parseInt).toArray(), s.triangles());
        assertEquals(6, s.of(Skin.VERTICES).length / 3, "the back shares the vertices of the front");
    }

    /// A rope along z has no side: x stands in.
    @Test
    void theRibbonOfAVerticalRope() {
        State s = run("segments=2", "skin=ribbon", "width=0.5", shape(Vec.ZERO, Z, Z.times(2))).picture();
        for (int n = 0; n < 6; n++) {
            assertVec(new Vec((n % 2 - 0.5) * 0.5, 0, n / 2), s.of(Skin.VERTICES), n, "vertex");
            assertVec(new Vec(0, -1, 0), s.of(Skin.NORMALS), n, "normal"); // x × z
        }
    }

    /// An open cylinder a stick, along it: the frame is that of the stick.
    @ParameterizedTest
    @CsvSource({"index,false,shortest-arc", "arc-length,true,shortest-arc", "index,false,look"})
    void theCylinders(String texture, boolean doubleSided, String frame) {
        State s = skin("skin=cylinders", "ringFrame=" + frame, "textureRun=" + texture, "doubleSided=" + doubleSided);
        int front = 2 * SIDES * STICKS;
        assertEquals((doubleSided ? 2 : 1) * front, s.of(Skin.VERTICES).length / 3);
        for (int n = 0; n < s.of(Skin.VERTICES).length / 3; n++) {
            int stick = n % front / (2 * SIDES), side = n % (2 * SIDES) / 2, end = n % 2;
            boolean look = frame.equals("look");
            Vec d = POINTS[stick + 1].minus(POINTS[stick]), t = unit(d), u = look ? unit(Y.cross(t)) : shortestArc(t);
            double a = 2 * Math.PI * side / SIDES;
            Vec out = u.times(Math.cos(a)).plus((look ? t.cross(u) : u.cross(t)).times(Math.sin(a)));
            assertVec(POINTS[stick].plus(d.times(end)).plus(out.times(WIDTH / 2)), s.of(Skin.VERTICES), n,
                    "vertex");
            assertVec(out.times(n < front ? 1 : -1), s.of(Skin.NORMALS), n, "normal");
            assertVec(t, s.of(Skin.TANGENTS), n, "tangent");
            assertUv(TILE * (texture.equals("index") ? end : arc(stick + end) / arc(STICKS)), (double) side / SIDES, s,
                    n);
        }
        assertFacesItsNormals(s);
    }

    @ParameterizedTest
    @ValueSource(strings = {"tube", "ribbon", "cylinders"})
    void theBackIsTheFrontSeenFromBehind(String skin) {
        State s = skin("skin=" + skin, "doubleSided=true");
        int[] t = s.triangles();
        int half = t.length / 2, front = s.of(Skin.VERTICES).length / 6;
        for (int c = 0; c < half; c += 3) {
            assertEquals(t[c] + front, t[half + c]);
            assertEquals(t[c + 1] + front, t[half + c + 2]);
            assertEquals(t[c + 2] + front, t[half + c + 1]);
        }
    }
}
