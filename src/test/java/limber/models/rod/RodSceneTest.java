package limber.models.rod;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import limber.engine.Clock;
import limber.engine.Element;
import limber.engine.State;
import limber.engine.model.Handle;
import limber.engine.model.Input;
import limber.engine.model.Nudge;
import limber.engine.model.Verdict;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.engine.text.BadInput;
import limber.mesh.Skin;
import limber.mesh.SurfaceSkin;
import limber.mesh.file.Surfaces;
import limber.models.rod.RodParameters.NanGuard;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// How a scene of a rod is laid out, what inputs do to its state, and what is measured on it. The curve is the parabola
/// B = (2t², 4t − 2t²) from (3, 1, −2), whose control points are (0, 0), (0, 2) and (2, 2) from there.
class RodSceneTest {
    private final Settings p = Rods.settings("points=3,1,-2;3,3,-2;5,3,-2", "rings=2", "sides=4");
    private final State s = Rods.ROD.initial(p);

    private double[] measure(Settings p, String name) {
        return Rods.ROD.measures().stream().filter(m -> m.name().equals(name)).findFirst().orElseThrow().read(p, s);
    }

    /// B′ = 4·(t, 1 − t), of length 4q with q² = 2t² − 2t + 1: the curve is ∫ 4q dt = 2 + √2·asinh 1 long, from t = 0,
    /// where it points up, to t = 1, where it points along x, 2 m beside the line on which the base points. |B′ × B″| =
    /// 16, so that its curvature is 1/(4q³): ¼ at the ends, 1/√2 in the middle.
    @Test
    void theParabolaIsMeasuredByItsFormulas() {
        Map.of("degree", 2.0, "arcLength", 2 + Math.sqrt(2) * Math.log(1 + Math.sqrt(2)), "tipAngle", 90.0,
                "tipDeflection", 2.0, "curvature", Math.sqrt(0.5), "t", 0.5, "twist", 0.0, "flips", 0.0, "gain", 1.0,
                "minArea", 1.0).forEach((name, value) -> assertEquals(value, measure(p, name)[0], 1e-9, name));
        assertEquals(0.25, measure(p.with("at", "0"), "curvature")[0], 1e-12);
    }

    /// Half a metre, or half a curve, beyond an end: going on straight has 1 + 2n·½ = 3 times what a control point is
    /// off, the polynomial itself (1 + 2·½)² = 4 times.
    @ParameterizedTest
    @CsvSource({"1.5,extend,3", "-0.5,extend,3", "1.5,published,4", "-0.5,published,4",
        "0.5,published,1"})
    void whatLiesBeyondAnEndMagnifies(double t, String beyond, double gain) {
        s.of(RodChannels.T)[3] = t;
        assertEquals(gain, measure(p.with("beyondEnds", beyond), "gain")[0], 1e-12);
    }

    @Test
    void whatIsLeftAtRestIsCounted() {
        double[] fate = s.of(RodChannels.FATE);
        fate[0] = RodChannels.TORN;
        fate[1] = RodChannels.GUARDED;
        fate[2] = RodChannels.GUARDED;
        fate[3] = RodChannels.BEYOND;
        fate[4] = RodChannels.STAYS;
        assertEquals(3, measure(p, "nanTangents")[0], 0);
        assertEquals(1, measure(p, "beyond")[0], 0);
    }

    /// Quaternions (0, 0, sin 30°, cos 30°) turn by 60°, (sin 45°, 0, 0, −cos 45°) by 90° the other way round. The pull
    /// is 10 N: half of 20 N. Only the joint between base and tip is pulled.
    @Test
    void anglesAndRatesAreThoseOfTheJoints() {
        System.arraycopy(new double[]{0, 0, 0.5, Math.sqrt(0.75)}, 0, s.of(RodChannels.JOINTS), 4, 4);
        System.arraycopy(new double[]{Math.sqrt(0.5), 0, 0, -Math.sqrt(0.5)}, 0, s.of(RodChannels.TARGETS), 4, 4);
        assertArrayEquals(new double[]{0, 60, 0}, measure(p, "angle"), 1e-12);
        assertArrayEquals(new double[]{0, 90, 0}, measure(p, "fullAngle"), 1e-12);
        Settings pulled = p.with("bendForce", "20");
        assertArrayEquals(new double[]{Double.NaN, Double.NaN, Double.NaN}, measure(pulled, "rate"));
        assertArrayEquals(new double[]{0, 0.5, 0}, measure(pulled.with("mode", "force"), "rate"));
    }

    @Test
    void handlesAreControlPointsOrTheForcePoint() {
        List<Handle> points = Rods.ROD.handles(p);
        assertEquals(List.of("point:0", "point:1", "point:2"), points.stream().map(Handle::name).toList());
        assertEquals(List.of(0, 1, 2), points.stream().map(Handle::element).toList());
        Settings placed = points.get(1).placing().orElseThrow().put(p, new Vec(7, 8, 9));
        assertEquals(List.of(new Vec(3, 1, -2), new Vec(7, 8, 9), new Vec(5, 3, -2)),
                placed.get(RodParameters.POINTS_AT));
        assertEquals(List.of(), Rods.ROD.nudges(p));
        Settings pulled = p.with("mode", "force");
        assertEquals(List.of("forcePoint"), Rods.ROD.handles(pulled).stream().map(Handle::name).toList());
        assertEquals(List.of(new Nudge("W", "forcePoint", new Vec(0, 0.03, 0)),
                new Nudge("S", "forcePoint", new Vec(0, -0.03, 0)), new Nudge("D", "forcePoint", new Vec(0, 0, 0.03)),
                new Nudge("A", "forcePoint", new Vec(0, 0, -0.03))), Rods.ROD.nudges(pulled));
    }

    /// A point that is moved is moved in the frame that is about to begin, the fifth after four.
    @Test
    void aMoveIsNotedForTheFrameThatBegins() {
        s.of(Clock.CHANNEL)[Clock.FRAMES] = 4;
        Rods.ROD.apply(new Input.Move(5, "point:1", new Vec(7, 8, 9)), p, s);
        assertEquals(new Vec(7, 8, 9), Vec.of(s.of(RodChannels.SHAPE), 1));
        assertArrayEquals(new double[]{-1, 5, -1}, s.of(RodChannels.MOVED));
        Settings pulled = p.with("mode", "force");
        Rods.ROD.apply(new Input.Move(5, "forcePoint", new Vec(4, 5, 6)), pulled, s);
        assertEquals(new Vec(4, 5, 6), Vec.of(s.of(RodChannels.FORCE_AT), 0));
        assertArrayEquals(new double[]{-1, 5, -1}, s.of(RodChannels.MOVED));
    }

    /// Only the force point's own setting puts it there, and only the mode straightens the chain.
    @Test
    void aSettingChangesOnlyWhatItIsAbout() {
        Settings set = p.with("forcePoint", "1,2,3");
        Vec before = Vec.of(s.of(RodChannels.FORCE_AT), 0);
        s.of(RodChannels.POINTS)[3] = 99;
        Rods.ROD.apply(new Input.Set(1, "force", "5"), set, s);
        assertEquals(before, Vec.of(s.of(RodChannels.FORCE_AT), 0));
        assertEquals(99, s.of(RodChannels.POINTS)[3], 0);
        Rods.ROD.apply(new Input.Set(1, "forcePoint", "1,2,3"), set, s);
        assertEquals(new Vec(1, 2, 3), Vec.of(s.of(RodChannels.FORCE_AT), 0));
        assertEquals(99, s.of(RodChannels.POINTS)[3], 0);
        s.of(RodChannels.JOINTS)[4] = 1;
        Rods.ROD.apply(new Input.Set(1, "mode", "points"), set, s);
        assertArrayEquals(new double[]{3, 1, -2, 3, 3, -2, 5, 3, -2}, s.of(RodChannels.POINTS));
        assertArrayEquals(new double[]{0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1}, s.of(RodChannels.JOINTS));
    }

    @Test
    void whatIsNotThereIsRefusedByName() {
        assertEquals("'tip' is not a handle of the rod (point:0..point:2)", assertThrows(BadInput.class,
                () -> Rods.ROD.apply(new Input.Move(1, "tip", Vec.ZERO), p, s)).getMessage());
        assertEquals("'point:0' is not a handle of the rod (forcePoint)", assertThrows(BadInput.class,
                () -> Rods.ROD.apply(new Input.Move(1, "point:0", Vec.ZERO), p.with("mode", "force"), s))
                .getMessage());
        assertEquals("'press' is not an action of the rod", assertThrows(BadInput.class,
                () -> Rods.ROD.apply(new Input.Act(1, "press", Map.of()), p, s)).getMessage());
        Settings gone = p.with("mesh", "file:none.obj");
        assertTrue(assertThrows(BadInput.class, () -> Rods.ROD.load(gone)).getMessage().startsWith("rod.mesh"));
        Rods.ROD.load(p);
    }

    /// A vertex is where it is drawn; before that at its point of the curve; before that at rest above the base.
    /// Station 256 of 512 is at t = ½.
    @Test
    void elementsHaveTheirPlaces() {
        Vec.of(s.of(SurfaceSkin.REST), 1).plus(new Vec(3, 1, -2)).into(s.of(RodChannels.ACROSS), 0);
        assertArrayEquals(Arrays.copyOf(s.of(RodChannels.ACROSS), 3), place("vertex", 1));
        s.of(RodChannels.CENTRE)[5] = 4;
        assertArrayEquals(new double[]{0, 0, 4}, place("vertex", 1));
        s.of(Skin.PLACED)[4] = 5;
        assertArrayEquals(new double[]{0, 5, 0}, place("vertex", 1));
        assertArrayEquals(new double[]{5, 3, -2}, place("point", 2));
        assertArrayEquals(new double[]{3, 3, -2}, place("joint", 1));
        assertArrayEquals(new double[]{3.5, 2.5, -2}, place("station", 256), 1e-14);
        assertArrayEquals(new double[0], place("lerp", 0));
    }

    private double[] place(String of, int element) {
        return Rods.ROD.place(p, s, new Element(of, element));
    }

    @Test
    void onlyPositionsAreInTheWorld() {
        Vec v = new Vec(1, 2, 3);
        for (var c : List.of(RodChannels.POINTS, RodChannels.SHAPE, RodChannels.FORCE_AT, RodChannels.CONSTRUCTION,
                RodChannels.STATION_POINT, RodChannels.CENTRE, Skin.PLACED))
            assertEquals(Optional.of(v), Rods.ROD.placed(p, c, v), c.name());
        for (var c : List.of(RodChannels.ALONG, RodChannels.OFFSET, Skin.NORMALS))
            assertEquals(Optional.empty(), Rods.ROD.placed(p, c, v), c.name());
        assertEquals(Optional.of(Verdict.always("nothing is integrated: no substep is unstable", 1.0 / 60)),
                Rods.ROD.stability(p));
        assertEquals(1.0 / 60, Rods.ROD.frameSeconds(p), 0);
    }

    /// The highest vertex of a mesh of its own, or what is set.
    @Test
    void theTopIsSetOrThatOfTheMesh() {
        var surfaces = new Surfaces();
        assertEquals(10, RodSkin.top(p, surfaces), 0);
        assertEquals(3, RodSkin.top(p.with("top", "3"), surfaces), 0);
        assertEquals(1, RodSkin.top(p.with("mesh", "uv-sphere:8x4"), surfaces), 0);
        assertEquals(3, RodSkin.top(p.with("mesh", "uv-sphere:8x4").with("top", "3"), surfaces), 0);
    }

    /// A million times the largest coordinate of a control point, 5 m, is as far as a vertex is shown: 5,000,000 m is,
    /// and the next number is not, in each direction.
    @ParameterizedTest
    @CsvSource({"0,1", "1,1", "2,1", "0,-1", "1,-1", "2,-1"})
    void whatIsAMillionTimesBeyondTheSceneStaysAtRest(int axis, double sign) {
        var place = RodSkin.bending(p, 10).getLast();
        s.of(RodChannels.OFFSET)[axis] = sign * 5e6;
        s.of(RodChannels.OFFSET)[3 + axis] = sign * Math.nextUp(5e6);
        place.run(s, 0, 0, 2);
        assertEquals(sign * 5e6, s.of(Skin.PLACED)[axis], 0);
        assertEquals(RodChannels.BENT, s.of(RodChannels.FATE)[0], 0);
        assertEquals(RodChannels.BEYOND, s.of(RodChannels.FATE)[1], 0);
        assertEquals(Vec.of(s.of(SurfaceSkin.REST), 1).plus(new Vec(3, 1, -2)), Vec.of(s.of(Skin.PLACED), 1));
    }

    /// A frame carried along a straight line stays as it is: at every station N = x, T = y and the length is t·10 m.
    @Test
    void stationsOfAStraightRodAreAllAlike() {
        Settings straight = Rods.settings("preset straight");
        State rod = Rods.ROD.initial(straight);
        new Stations(true).run(rod, 0, 0, Stations.STEPS + 1);
        for (int i : IntStream.rangeClosed(0, Stations.STEPS).toArray()) {
            Rods.near(new Vec(0, 10.0 * i / 512, 0), Vec.of(rod.of(RodChannels.STATION_POINT), i), 1e-12);
            Rods.near(new Vec(0, 1, 0), Vec.of(rod.of(RodChannels.STATION_TANGENT), i), 1e-12);
            Rods.near(new Vec(1, 0, 0), Vec.of(rod.of(RodChannels.STATION_NORMAL), i), 1e-12);
            assertEquals(10.0 * i / 512, rod.of(RodChannels.STATION_LENGTH)[i], 1e-9);
        }
    }

    /// In its plane the normal of the parabola is (1 − t, −t)/q at every station, and its length up to there is the
    /// integral of 4q = 4√2·√(u² + ¼) with u = t − ½: 2√2·(u·√(u² + ¼) + ¼·asinh 2u), from u = −½.
    @Test
    void stationsOfTheParabolaFollowIt() {
        new Stations(true).run(s, 0, 0, Stations.STEPS + 1);
        for (int i = 0; i <= Stations.STEPS; i++) {
            double t = i / 512.0, q = Math.sqrt(2 * t * t - 2 * t + 1);
            Rods.near(new Vec((1 - t) / q, -t / q, 0), Vec.of(s.of(RodChannels.STATION_NORMAL), i), 1e-12);
            Rods.near(new Vec(t / q, (1 - t) / q, 0), Vec.of(s.of(RodChannels.STATION_TANGENT), i), 1e-12);
            assertEquals(primitive(t - 0.5) - primitive(-0.5), s.of(RodChannels.STATION_LENGTH)[i], 1e-9);
        }
        new Stations(false).run(s, 0, 0, Stations.STEPS + 1);
    }

    private static double primitive(double u) {
        double root = Math.sqrt(u * u + 0.25);
        return 2 * Math.sqrt(2) * (u * root + 0.25 * Math.log(2 * u + 2 * root));
    }

    /// Vertices at t = ¼, between two stations, at t = 1.25, a quarter beyond the tip, and at t = −0.5: where the curve
    /// goes on straight the frame is that of the end, and where the polynomial goes on it is the parabola's there.
    @ParameterizedTest
    @CsvSource({"true", "false"})
    void normalsAreCarriedToTheVertex(boolean extend) {
        double[] t = s.of(RodChannels.T);
        Arrays.fill(t, 0.5);
        double[] at = {0.2501, 1.25, -0.5, 1, 0};
        System.arraycopy(at, 0, t, 0, 5);
        new Stations(false).run(s, 0, 0, Stations.STEPS + 1);
        new VertexTangent(false, false, NanGuard.NORMALISE, extend).run(s, 0, 0, t.length);
        new CarriedNormal(extend).run(s, 0, 0, t.length);
        for (int i = 0; i < 5; i++) {
            double u = extend ? Math.max(0, Math.min(1, at[i])) : at[i], q = Math.sqrt(2 * u * u - 2 * u + 1);
            Rods.near(new Vec((1 - u) / q, -u / q, 0), Vec.of(s.of(RodChannels.ACROSS), i), 1e-12);
        }
        s.of(RodChannels.FATE)[0] = RodChannels.TORN;
        s.of(RodChannels.ACROSS)[0] = 42;
        new CarriedNormal(extend).run(s, 0, 0, 1);
        assertEquals(42, s.of(RodChannels.ACROSS)[0], 0, "what is torn has no normal");
    }

    /// The base never turns: the chain's first operation is on joint 1, and of three points it has one.
    @Test
    void theChainBeginsAfterTheBase() {
        var chain = Rods.ROD.schedule(p.with("mode", "force")).phases().filter(p -> p.name().equals("chain"))
                .findFirst().orElseThrow();
        assertEquals(1, chain.size(s));
        assertEquals(1, chain.element(s, 0, 0));
        assertEquals(3, chain.element(s, 0, 2));
    }
}
