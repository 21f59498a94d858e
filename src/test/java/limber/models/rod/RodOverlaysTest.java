package limber.models.rod;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.DoubleFunction;
import limber.engine.State;
import limber.engine.model.Overlay;
import limber.engine.model.OverlayKind;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.mesh.Skin;
import limber.mesh.SurfaceSkin;
import limber.models.Drawn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What is drawn over a rod that is bent as a parabola, worked by hand.
///
/// Its control points are (0, 0), (0, 2) and (2, 2) from its base at (3, 1, −2), so that B = (2t², 4t − 2t²), B′ =
/// 4·(t, 1 − t) and B″ = (4, −4). With q = √(t² + (1 − t)²) the tangent is (t, 1 − t)/q, the normal, which is x at
/// rest, (1 − t, −t)/q, and the binormal z. The polygon is 4 m long; a tick is 0.06 of that.
class RodOverlaysTest {
    private static final String CURVE = "points=3,1,-2;3,3,-2;5,3,-2";
    private static final Vec BASE = new Vec(3, 1, -2), BINORMAL = new Vec(0, 0, 1);
    private static final double TICK = 0.24;

    private final Settings p = Rods.settings(CURVE, "rings=2", "sides=4", "height=10");
    private final State s = Rods.ROD.initial(p);

    private static Vec at(double t) {
        return BASE.plus(new Vec(2 * t * t, 4 * t - 2 * t * t, 0));
    }

    private static double q(double t) {
        return Math.sqrt(t * t + (1 - t) * (1 - t));
    }

    private static Vec tangent(double t) {
        return new Vec(t, 1 - t, 0).times(1 / q(t));
    }

    private static Vec normal(double t) {
        return new Vec(1 - t, -t, 0).times(1 / q(t));
    }

    private static double[] xyz(Vec... vectors) {
        var xyz = new double[3 * vectors.length];
        for (int k = 0; k < vectors.length; k++) vectors[k].into(xyz, k);
        return xyz;
    }

    /// 97 points at even steps of t.
    private static double[] sampled(DoubleFunction<Vec> curve) {
        var points = new Vec[97];
        for (int k = 0; k <= 96; k++) points[k] = curve.apply(k / 96.0);
        return xyz(points);
    }

    private static Overlay line(String name, String role, Vec a, Vec b, boolean dashed) {
        return new Overlay.Path(name, role, xyz(a, b), dashed);
    }

    private void drawn(Settings p, String name, List<Overlay> expected) {
        Drawn.same(expected, Drawn.of(Rods.ROD, p, s, name), 1e-12);
    }

    private void drawn(String name, Overlay... expected) {
        drawn(p, name, List.of(expected));
    }

    @Test
    void thePolygonJoinsTheControlPoints() {
        double[] points = {3, 1, -2, 3, 3, -2, 5, 3, -2};
        drawn("polygon", new Overlay.Path("polygon", "position", points, false));
        drawn("points", new Overlay.Points("points", "position", points));
        drawn("curve", new Overlay.Path("curve", "position", sampled(RodOverlaysTest::at), false));
    }

    /// (1 − t)², 2t(1 − t), t².
    @ParameterizedTest
    @CsvSource({"0.5,0.25,0.5,0.25", "0.25,0.5625,0.375,0.0625"})
    void weightsAtTAreBars(String t, double a, double b,
            double c) {
        drawn(p.with("at", t), "weights", List.of(new Overlay.Chart("weights", "position", "axis.controlPoint",
                "axis.weight", List.of(new Overlay.Chart.Curve("", "position", new double[]{0, 1, 2},
                        new double[]{a, b, c}, false, true)))));
    }

    /// Of t = −1, ¼, 1, 2 and 0 elsewhere: what lies beyond an end has the weight at that end. The last control point
    /// stands for all after it.
    @ParameterizedTest
    @CsvSource({"0,1,0.5625,0,0,1", "1,0,0.375,0,0,0", "2,0,0.0625,1,1,0",
        "60,0,0.0625,1,1,0"})
    void theWeightOfAPointColoursTheMesh(String of, double below, double quarter, double end,
            double above, double elsewhere) {
        double[] t = s.of(RodChannels.T), values = new double[t.length];
        Arrays.fill(values, elsewhere);
        System.arraycopy(new double[]{-1, 0.25, 1, 2}, 0, t, 0, 4);
        System.arraycopy(new double[]{below, quarter, end, above}, 0, values, 0, 4);
        drawn(p.with("weightOf", of), "weight",
                List.of(new Overlay.Surface("weight", "weight", values, "", false, 1)));
    }

    /// At even steps of height, which with an upright mesh are even steps of t.
    @Test
    void ticksStandAlongTheCurve() {
        drawn("tangents", ticks("tangents", "velocity", RodOverlaysTest::tangent));
        drawn("normals", ticks("normals", "axis-x", RodOverlaysTest::normal));
        drawn("binormals", ticks("binormals", "axis-z", _ -> BINORMAL));
    }

    private static Overlay[] ticks(String name, String role, DoubleFunction<Vec> direction) {
        var ticks = new Overlay[33];
        for (int k = 0; k <= 32; k++) {
            double t = k / 32.0;
            ticks[k] = line(name, role, at(t), at(t).plus(direction.apply(t).times(TICK)), false);
        }
        return ticks;
    }

    /// B′/2 = 2·(t, 1 − t) from the base; the arrow to t = ¼ is (0.5, 1.5).
    @Test
    void theHodographStartsAtTheBase() {
        drawn(p.with("at", "0.25"), "hodograph", List.of(
                new Overlay.Path("hodograph", "velocity", sampled(t -> BASE.plus(new Vec(2 * t, 2 - 2 * t, 0))), false),
                line("hodograph", "velocity", BASE, BASE.plus(new Vec(0.5, 1.5, 0)), false)));
    }

    /// κ = |B′ × B″|/|B′|³ = 16/(4q)³ = 1/(4q³), the most at t = ½, where q² = ½. Teeth point away from the normal, a
    /// fifth of 4 m long there.
    @Test
    void teethOfTheCombAreAsLongAsTheCurveIsSharp() {
        var expected = new ArrayList<Overlay>();
        DoubleFunction<Vec> tip = t -> at(t).minus(normal(t).times(0.8 * Math.pow(0.5, 1.5) / Math.pow(q(t), 3)));
        for (int k = 0; k <= 96; k += 3)
            expected.add(line("comb", "force", at(k / 96.0), tip.apply(k / 96.0), false));
        expected.add(new Overlay.Path("comb", "force", sampled(tip), false));
        drawn(p, "comb", expected);
    }

    @Test
    void aStraightRodHasNoCombAndNoElastica() {
        Settings straight = Rods.settings("points=0,0,0;0,1,0;0,2,0");
        State rod = Rods.ROD.initial(straight);
        assertEquals(List.of(), Drawn.of(Rods.ROD, straight, rod, "comb"));
        assertEquals(List.of(), Drawn.of(Rods.ROD, straight, rod, "elastica"));
    }

    /// As long as the polygon, 4 m, at t = ¼.
    @Test
    void theFrameHasThreeArrows() {
        drawn(p.with("at", "0.25"), "frame", List.of(
                new Overlay.Arrows("frame", "velocity", xyz(at(0.25)), xyz(tangent(0.25).times(4)), ""),
                new Overlay.Arrows("frame", "axis-x", xyz(at(0.25)), xyz(normal(0.25).times(4)), ""),
                new Overlay.Arrows("frame", "axis-z", xyz(at(0.25)), xyz(BINORMAL.times(4)), "")));
    }

    /// A square whose corners are 0.5 m from the axis at the base and 0.05 m at the tip: 0.3875 m at a quarter of the
    /// height. The first corner is at −x, the second at −z.
    @Test
    void aTaperedRodsSectionHasItsCorners() {
        Vec c = at(0.25), x = normal(0.25).times(0.3875), z = BINORMAL.times(0.3875);
        drawn(p.with("at", "0.25"), "section", List.of(new Overlay.Path("section", "selection",
                xyz(c.minus(x), c.minus(z), c.plus(x), c.plus(z), c.minus(x)), false)));
    }

    /// 24 corners as far out as a tick is long.
    @Test
    void theSectionOfAnyOtherMeshIsACircle() {
        Settings ball = Rods.settings(CURVE, "mesh=icosphere:0", "at=0.25");
        var ring = new Vec[25];
        for (int k = 0; k <= 24; k++)
            ring[k] = at(0.25)
                    .minus(normal(0.25).times(TICK * Math.cos(k * Math.PI / 12)))
                    .minus(BINORMAL.times(TICK * Math.sin(k * Math.PI / 12)));
        Drawn.same(List.of(new Overlay.Path("section", "selection", xyz(ring), false)),
                Drawn.of(Rods.ROD, ball, Rods.ROD.initial(ball), "section"), 1e-12);
    }

    /// Tangents of the published rule are not numbers at both ends: 31 of 33 ticks are left, and nothing at t = 0.
    @Test
    void whatIsTornOffIsNotDrawn() {
        Settings torn = p.with("tangent", "published").with("at", "0");
        for (String name : List.of("tangents", "normals", "binormals"))
            assertEquals(31, Drawn.of(Rods.ROD, torn, s, name).size(), name);
        for (String name : List.of("frame", "section", "offsets")) drawn(torn, name, List.of());
    }

    /// With t = ½ the levels are (3, 2), (4, 3) and (3.5, 2.5). What an earlier frame made is not drawn.
    @Test
    void theConstructionIsDrawnAsFarAsItIsMade() {
        Vec a = new Vec(3, 2, -2), b = new Vec(4, 3, -2), c = new Vec(3.5, 2.5, -2);
        Overlay last = new Overlay.Points("casteljau", "selection", xyz(c)),
                label = new Overlay.Labels("casteljau", "selection", xyz(c), List.of("B(0.5)"));
        drawn("casteljau", new Overlay.Path("casteljau", "correction", xyz(a, b), false),
                new Overlay.Points("casteljau", "correction", xyz(a, b)), last, label);
        s.of(RodChannels.BUILT)[1] = -1;
        drawn("casteljau", new Overlay.Points("casteljau", "correction", xyz(a)), last, label);
        s.of(RodChannels.BUILT)[0] = -1;
        drawn("casteljau");
    }

    /// Of three vertices at t = ¼ the one at x = −0.3, z = 0.2 is off both axes the most; a nearer t wins over any
    /// width.
    @Test
    void offsetsLeadByXAndThenByZ() {
        Settings quarter = p.with("at", "0.25");
        double[] t = s.of(RodChannels.T), rest = s.of(SurfaceSkin.REST);
        Arrays.fill(t, 0.9);
        t[0] = 0.26;
        t[1] = 0.25;
        t[2] = 0.25;
        t[3] = 0.25;
        new Vec(5, 2, 5).into(rest, 0);
        new Vec(0.1, 2, 0.2).into(rest, 1);
        new Vec(-0.3, 2, 0.2).into(rest, 2);
        new Vec(9, 2, 0.001).into(rest, 3);
        Vec c = at(0.25), corner = c.minus(normal(0.25).times(0.3)), vertex = corner.plus(BINORMAL.times(0.2)),
                up = tangent(0.25).times(TICK), side = normal(0.25).times(TICK);
        drawn(quarter, "offsets", List.of(
                line("offsets", "axis-x", c, corner, false), line("offsets", "axis-z", corner, vertex, false),
                new Overlay.Points("offsets", "selection", xyz(c, vertex)),
                new Overlay.Path("offsets", "bounds", xyz(c.plus(up).plus(side), c.plus(up).minus(side),
                        c.minus(up).minus(side), c.minus(up).plus(side), c.plus(up).plus(side)), true)));
    }

    @Test
    void placedVerticesHangOnTheCurveUntilThereAreTriangles() {
        new Vec(1, 2, 3).into(s.of(RodChannels.CENTRE), 0);
        new Vec(4, 5, 6).into(s.of(RodChannels.CENTRE), 2);
        new Vec(7, 8, 9).into(s.of(Skin.PLACED), 2);
        drawn("vertices", line("vertices", "correction", new Vec(4, 5, 6), new Vec(7, 8, 9), false));
        s.triangles()[s.triangles().length - 1] = 1;
        drawn("vertices");
    }

    /// Of a skin with 2,100 vertices, 2,000 are drawn.
    @Test
    void notMoreThanTwoThousandVerticesAreDrawn() {
        Settings fine = Rods.settings(CURVE, "rings=21", "sides=100");
        State rod = Rods.ROD.initial(fine);
        Arrays.fill(rod.of(Skin.PLACED), 1);
        assertEquals(2000, Drawn.of(Rods.ROD, fine, rod, "vertices").size());
    }

    /// A curve whose tip has turned by atan(1/2) = 26.6° has an elastica: dashed, from its base, as long as it is.
    /// B = (t², 4t), so that its length is ∫ 2√(t² + 4) = √5 + 4·asinh ½. A polyline of 32 parts is shorter by about
    /// (θ/32)²/24 of it.
    @Test
    void theElasticaIsAsLongAsTheRod() {
        Settings bent = Rods.settings("points=1,2,3;1,4,3;2,6,3");
        List<Overlay> drawn = Drawn.of(Rods.ROD, bent, Rods.ROD.initial(bent), "elastica");
        assertEquals(1, drawn.size());
        var path = (Overlay.Path) drawn.getFirst();
        assertTrue(path.dashed());
        assertEquals("truth", path.role());
        assertEquals(3 * 33, path.xyz().length);
        Rods.near(new Vec(1, 2, 3), Vec.of(path.xyz(), 0), 1e-12);
        double length = 0;
        for (int k = 0; k < 32; k++) length += Vec.of(path.xyz(), k).distance(Vec.of(path.xyz(), k + 1));
        assertEquals(Math.sqrt(5) + 4 * Math.log(0.5 + Math.sqrt(1.25)), length, 1e-4);
    }

    @Test
    void aPullIsALineFromTheTipToItsPoint() {
        Settings pulled = p.with("mode", "force");
        new Vec(7, 8, 9).into(s.of(RodChannels.FORCE_AT), 0);
        drawn(pulled, "pull", List.of(new Overlay.Points("pull", "force", new double[]{7, 8, 9}),
                line("pull", "force", new Vec(5, 3, -2), new Vec(7, 8, 9), true)));
        drawn("pull");
    }

    @Test
    void onlyTheWeightIsAMapAndFiveGoByT() {
        List<OverlayKind> offers = Rods.ROD.overlays(p);
        assertEquals(List.of("weight"), offers.stream().filter(OverlayKind::map).map(OverlayKind::name).toList());
        assertEquals(List.of("weights", "hodograph", "frame", "section", "casteljau"),
                offers.stream().filter(o -> o.options().equals(Map.of("t", RodParameters.AT)))
                        .map(OverlayKind::name).toList());
        assertEquals(Set.of("polygon", "points", "casteljau", "frame", "weights", "pull", "vertices"),
                Rods.ROD.overlaysAtFirst());
        assertEquals("tipDeflection", Rods.ROD.plottedAtFirst(Rods.ROD.defaults()));
    }

    /// A mesh of its own is bent along its y: t is its height over the mesh's.
    @Test
    void sectionsGoByTheMeshsHeight(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("m.obj"), "v 0 0 0\nv 1 0 0\nv 0 5 1\nf 1 2 3\n");
        Settings mesh = Rods.settings(CURVE, "mesh=file:" + file, "at=0.5");
        var arrows = (Overlay.Arrows) Drawn.of(Rods.ROD, mesh, Rods.ROD.initial(mesh), "frame").getFirst();
        Rods.near(at(0.5), Vec.of(arrows.from(), 0), 1e-12);
        Rods.near(tangent(0.5).times(4), Vec.of(arrows.vectors(), 0), 1e-12);
    }
}
