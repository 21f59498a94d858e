package limber.models.rod;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import limber.engine.Cursor;
import limber.engine.StepSize;
import limber.engine.model.Handle;
import limber.engine.model.Input;
import limber.engine.model.Overlay;
import limber.engine.run.Navigation;
import limber.engine.run.Run;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.engine.text.BadInput;
import limber.math.Bezier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RodTest {
    // ---- the curve ----

    @ParameterizedTest
    @ValueSource(doubles = {0, 0.3, 0.5, 1})
    void theLastPointOfTheConstructionLiesOnTheCurve(double t) {
        Run run = Rods.bent("preset space-curve", "at=" + t);
        double[] construction = run.state().of(RodChannels.CONSTRUCTION), levels = Bezier.levels(Rods.points(run), t);
        assertArrayEquals(Arrays.copyOfRange(levels, Rods.points(run).length, levels.length), construction,
                "all levels, to the bit");
        for (int axis = 0; axis < 3; axis++)
            assertEquals(Bezier.at(Rods.points(run), axis, t), construction[construction.length - 3 + axis], 1e-13);
    }

    @Test
    void aSweepIsOneLevelAndAnElementOneLerp() {
        Run run = Rods.run(Rods.settings("preset arch"));
        run.seek(run.branch(), new Navigation(run).find(1, Map.of("substep", 1, "sweep", 1), "casteljau", 0));
        assertEquals(0, lerps(run), "nothing is built yet in this frame");
        for (int built : new int[]{5, 9, 12, 14, 15}) {
            run.step(StepSize.SWEEP);
            assertEquals(built, lerps(run));
        }
        run.seek(run.branch(), new Navigation(run).find(1, Map.of("substep", 1, "sweep", 3), "casteljau", 1));
        assertEquals(10, lerps(run));
        assertEquals(1, run.explain().named().get("j")[0]);
        assertEquals(3, run.explain().named().get("r")[0]);
    }

    private static List<Overlay> drawn(Run run, String overlay) {
        return Rods.ROD.overlays(run.settings(), run.picture(), Set.of(overlay));
    }

    private static int lerps(Run run) {
        return drawn(run, "casteljau").stream().filter(o -> o instanceof Overlay.Points)
                .mapToInt(o -> ((Overlay.Points) o).xyz().length / 3).sum();
    }

    @ParameterizedTest
    @ValueSource(strings = {"preset arch", "preset space-curve",
        "points=0,0,0;0,0,0;3,1,0;3,4,1"})
    void lengthGoesByHeightWhenItIsAskedFor(String curve) {
        Run run = Rods.bent(curve, "parameter=arc-length");
        double[] points = Rods.points(run);
        double total = Bezier.arcLength(points, 0, 1);
        List<Sections.Section> sections = Rods.sections(run, 21);
        for (int k = 0; k <= 20; k++) {
            assertEquals(total * k / 20, Bezier.arcLength(points, 0, sections.get(k).t()), 1e-7 * total);
            assertEquals(Bezier.parameterAt(points, total * k / 20), sections.get(k).t(), 1e-6);
        }
        assertEquals(1, sections.getLast().t());
    }

    @Test
    void beyondTheEndsTheCurveGoesOnStraight() {
        Run run = Rods.bent("preset arch", "top=5", "rings=3");
        double[] points = Rods.points(run);
        Vec tip = Rods.point(run, 5), velocity = tip.minus(Rods.point(run, 4)).times(5);
        Sections.Section last = Sections.at(run.settings(), run.state(), 5, 10);
        Rods.near(tip.plus(velocity), last.centre(), 1e-12);
        assertEquals(0, last.tangent().cross(velocity).length(), 1e-12);
        assertEquals(2, last.t(), 0);
        assertEquals(points.length, 18);
    }

    // ---- frames ----

    /// In a plane, what a frame has of the plane's normal never changes.
    @Test
    void inAPlaneFramesDoNotTwist() {
        double c = Math.cos(0.7), s = Math.sin(0.7);
        var points = new StringBuilder();
        for (Vec v : Rods.settings("preset s-curve").get(RodParameters.POINTS_AT))
            points.append(points.isEmpty() ? "" : ";").append(c * v.x()).append(',').append(v.y()).append(',')
                    .append(s * v.x());
        Run run = Rods.bent("points=" + points);
        Vec out = new Vec(-s, 0, c);
        List<Sections.Section> sections = Rods.sections(run, 40);
        for (Sections.Section x : sections) {
            assertEquals(sections.getFirst().x().dot(out), x.x().dot(out), 1e-12);
            assertEquals(sections.getFirst().z().dot(out), x.z().dot(out), 1e-12);
        }
        assertEquals(0, Rods.number(run, "twist"), 1e-9);
    }

    /// (4t², 8t, 3t³): B′ × B″ = (144t, −72t², −64), B‴ = (0, 0, 18). A frame by curvature turns by ∫ τ ds against one
    /// that does not turn.
    @Test
    void againstAFrameByCurvatureFramesTurnByTheTotalTorsion() {
        Run run = Rods.bent("points=0,0,0;0,2.6666666666666665,0;1.3333333333333333,5.333333333333333,0;4,8,3",
                "normal=frenet", "tangent=hodograph");
        double sum = 0, h = 1e-3;
        for (int k = 0; k < 1000; k++)
            sum += h / 6 * (torsionTimesSpeed(k * h) + 4 * torsionTimesSpeed((k + 0.5) * h)
                    + torsionTimesSpeed((k + 1) * h));
        assertEquals(Math.toDegrees(sum), Rods.number(run, "twist"), 1e-5);
        assertTrue(Math.abs(Math.toDegrees(sum)) > 20);
    }

    private static double torsionTimesSpeed(double t) {
        double square = 144 * 144 * t * t + 72 * 72 * t * t * t * t + 64 * 64;
        return -64 * 18 / square * Math.sqrt(64 * t * t + 64 + 81 * t * t * t * t);
    }

    /// The same beyond the ends, where the polynomial goes on: the last ring is at t = 10/8.
    @Test
    void framesGoOnBeyondTheEndsWithoutTurning() {
        Run run = Rods.bent("preset space-curve", "beyondEnds=published", "top=8");
        double[] points = Rods.points(run), t = run.picture().of(RodChannels.T),
                across = run.picture().of(RodChannels.ACROSS);
        int last = t.length - 1;
        assertEquals(1.25, t[last], 1e-15);
        Vec n = Rods.sections(Rods.bent("preset space-curve"), 33).getFirst().x();
        int steps = 20_480;
        double h = 1.25 / steps;
        for (int k = 0; k < steps; k++) {
            double at = k * h;
            Vec a = carrying(points, at, n), b = carrying(points, at + h / 2, n.plus(a.times(h / 2))),
                    c = carrying(points, at + h / 2, n.plus(b.times(h / 2))),
                    d = carrying(points, at + h, n.plus(c.times(h)));
            n = n.plus(a.plus(b.times(2)).plus(c.times(2)).plus(d).times(h / 6));
        }
        Rods.near(n, Vec.of(across, last), 1e-8);
    }

    /// N′ = −(N · T′)·T is what a frame obeys that does not turn about the curve: here by Runge and Kutta's rule in
    /// steps of 1/16,384.
    @Test
    void framesComeWithinABillionthOfTheRodOfThoseThatDoNotTurn() {
        Run run = Rods.bent("preset space-curve");
        List<Sections.Section> sections = Rods.sections(run, 33);
        double[] points = Rods.points(run);
        double h = 1.0 / 16384;
        Vec n = sections.getFirst().x();
        for (int k = 0; k < 16384; k++) {
            double t = k * h;
            Vec a = carrying(points, t, n), b = carrying(points, t + h / 2, n.plus(a.times(h / 2))),
                    c = carrying(points, t + h / 2, n.plus(b.times(h / 2))),
                    d = carrying(points, t + h, n.plus(c.times(h)));
            n = n.plus(a.plus(b.times(2)).plus(c.times(2)).plus(d).times(h / 6));
            if ((k + 1) % 512 == 0) Rods.near(n, sections.get((k + 1) / 512).x(), 1e-9);
        }
    }

    private static Vec carrying(double[] points, double t, Vec n) {
        Vec d = new Vec(Bezier.derivative(points, 0, t), Bezier.derivative(points, 1, t),
                Bezier.derivative(points, 2, t));
        Vec bend = new Vec(Bezier.second(points, 0, t), Bezier.second(points, 1, t), Bezier.second(points, 2, t));
        Vec tangent = d.times(1 / d.length());
        return tangent.times(-n.dot(bend.minus(tangent.times(bend.dot(tangent)))) / d.length());
    }

    @ParameterizedTest
    @CsvSource({"rotation-minimizing", "frenet"})
    void framesAreOrthonormalAndRightHanded(String normal) {
        for (Sections.Section c : Rods.sections(Rods.bent("preset space-curve", "normal=" + normal), 33)) {
            assertEquals(1, c.tangent().length(), 1e-14);
            assertEquals(1, c.x().length(), 1e-13);
            assertEquals(0, c.x().dot(c.tangent()), 1e-13);
            Rods.near(c.x().cross(c.tangent()), c.z(), 1e-13);
        }
    }

    // ---- hands ----

    @Test
    void aDraggedTipIsWhereTheHandPutIt() {
        Vec to = new Vec(3, 7, -2);
        Run run = Rods.after(4, Rods.settings("preset straight"), new Input.Move(3, "point:5", to));
        assertEquals(to, Rods.point(run, 5));
        Rods.near(to, Rods.sections(run, 2).getLast().centre(), 0);
        run.seek(run.branch(), Cursor.complete(2));
        assertEquals(new Vec(0, 10, 0), Rods.point(run, 5), "not before its frame");
    }

    @Test
    void aSwayingPointIsWhereTheHandPutItInThatFrameAndSwaysOnFromThere() {
        Vec to = new Vec(3, 7, -2);
        Settings p = Rods.settings("preset swaying", "swayPeriod=1");
        Run run = Rods.after(10, p, new Input.Move(10, "point:5", to));
        Rods.near(to, Rods.point(run, 5), 1e-15);
        run.seek(run.branch(), Cursor.complete(70)); // a period later
        Rods.near(to, Rods.point(run, 5), 1e-12);
        run.seek(run.branch(), Cursor.complete(25)); // from sin 60° to sin 150°: down by 1.5·(√3 − 1)/2
        Rods.near(to.minus(new Vec(0, 0, 1.5 * (Math.sqrt(3) - 1) / 2)), Rods.point(run, 5), 1e-12);
    }

    /// After a quarter of the period point i is i/n of the sway aside.
    @Test
    void pointsSwayTheMoreTheFurtherTheyAreFromTheBase() {
        Run run = Rods.after(15, Rods.settings("preset straight", "sway=2", "swayPeriod=1"));
        for (int i = 0; i <= 5; i++) Rods.near(new Vec(0, 2 * i, 0.4 * i), Rods.point(run, i), 1e-12);
    }

    @Test
    void atFrame0AHandEditsTheParameter() {
        Settings p = Rods.settings("preset arch");
        Handle handle = Rods.ROD.handles(p).get(3);
        Settings moved = handle.placing().orElseThrow().put(p, new Vec(9, 8, 7));
        assertEquals(List.of("points"), p.differences(moved));
        assertEquals(new Vec(9, 8, 7), moved.get(RodParameters.POINTS_AT).get(3));
        assertEquals(new Vec(9, 8, 7), handle.at(Rods.run(moved).state()));
    }

    @Test
    void underAPullOnlyTheForcePointCanBeMoved() {
        Settings p = Rods.settings("preset fishing-rod");
        assertEquals(List.of("forcePoint"), Rods.ROD.handles(p).stream().map(Handle::name).toList());
        assertEquals(4, Rods.ROD.nudges(p).size());
        assertEquals(List.of(), Rods.ROD.nudges(Rods.settings()));
        var e = assertThrows(BadInput.class, () -> Rods.after(1, p, new Input.Move(1, "point:2", Vec.ZERO)));
        assertEquals("'point:2' is not a handle of the rod (forcePoint)", e.getMessage());
        Run run = Rods.after(2, p, new Input.Move(2, "forcePoint", new Vec(-6, 6, 0)));
        assertTrue(Rods.point(run, 5).x() < -1, "it follows");
    }

    @Test
    void changingTheModeInARunStartsFromWhatWasPlaced() {
        Settings p = Rods.settings("preset straight", "sway=1");
        Run run = Rods.after(9, p, new Input.Set(5, "mode", "force"), new Input.Set(8, "mode", "points"));
        Run swayed = Rods.after(9, p);
        assertArrayEquals(Rods.points(swayed), Rods.points(run));
        assertArrayEquals(new double[6], Rods.read(run, "angle"), "no joint is bent any more");
        run.seek(run.branch(), Cursor.complete(6));
        assertArrayEquals(Rods.points(Rods.after(1, p.with("mode", "force"))), Rods.points(run));
    }

    // ---- edits ----

    @ParameterizedTest
    @ValueSource(strings = {"arch", "s-curve", "space-curve"})
    void raisingTheDegreeKeepsTheCurve(String preset) {
        Settings p = Rods.settings("preset " + preset), elevated = p;
        double[] before = Rods.points(Rods.run(p));
        for (int k = 0; k < 10; k++) elevated = Rods.edit("elevate", elevated);
        double[] after = Rods.points(Rods.run(elevated));
        assertEquals(before.length + 30, after.length);
        for (int k = 0; k <= 50; k++)
            for (int axis = 0; axis < 3; axis++)
                assertEquals(Bezier.at(before, axis, k / 50.0), Bezier.at(after, axis, k / 50.0), 1e-13 * 10);
    }

    @Test
    void editsKeepWhatWasDraggedAndTheForcesOfJoints() {
        Settings p = Rods.settings("points=0,0,0;0,2,0;0,4,0", "bendForce=30,20,10");
        Run run = Rods.after(2, p, new Input.Move(1, "point:1", new Vec(1, 2, 0)));
        Settings added = Rods.edit("addPoint", p, run.state(), Map.of());
        assertEquals("0,0,0;1,2,0;0,4,0;-1,6,0", added.text(RodParameters.POINTS_AT), "beyond the last");
        assertEquals("30,20,10,10", added.text(RodParameters.BEND_FORCE));
        Settings between = Rods.edit("addPoint", p, run.state(), Map.of("point", 0));
        assertEquals("0,0,0;0.5,1,0;1,2,0;0,4,0", between.text(RodParameters.POINTS_AT));
        assertEquals("30,25,20,10", between.text(RodParameters.BEND_FORCE));
        Settings removed = Rods.edit("removePoint", p, run.state(), Map.of("point", 1));
        assertEquals("0,0,0;0,4,0", removed.text(RodParameters.POINTS_AT));
        assertEquals("30,10", removed.text(RodParameters.BEND_FORCE));
        double[] raised = Rods.edit("elevate", p).get(RodParameters.BEND_FORCE).stream().mapToDouble(f -> f).toArray();
        assertArrayEquals(new double[]{30, 70 / 3.0, 50 / 3.0, 10}, raised, 1e-14); // as control points are
    }

    @Test
    void editsBeyondTheFewestAndTheMostAreRefused() {
        Settings two = Rods.settings("points=0,0,0;0,2,0"), most = two;
        while (most.get(RodParameters.POINTS_AT).size() < 61) most = Rods.edit("addPoint", most);
        Settings full = most;
        assertEquals("rod.points: there are 2 control points, and a curve needs them (2..61)",
                assertThrows(BadInput.class, () -> Rods.edit("removePoint", two)).getMessage());
        for (String edit : List.of("addPoint", "elevate"))
            assertEquals("rod.points: there are 61 control points, and a curve has no more (2..61)",
                    assertThrows(BadInput.class, () -> Rods.edit(edit, full)).getMessage());
        assertEquals(60, Rods.number(Rods.after(1, full), "degree"));
    }

    // ---- what is asked for ----

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "bendForce=1,2,3 | rod.bendForce: 3 numbers, but 6 points need 6",
        "points=0,0,0 | rod.points: 1 point, but a curve has 2 to 61",
        "mesh=file:none.obj | rod.mesh: none.obj: does not exist"})
    void whatDoesNotFitIsRefusedInOneLine(String setting, String message) {
        var e = assertThrows(BadInput.class, () -> Rods.settings(setting));
        assertTrue(e.getMessage().startsWith(message), e.getMessage());
    }

    @Test
    void aMeshIsBentAlongItsYFromItsRestHeight(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("post.obj");
        Files.writeString(file,
                "v 0.5 0 0\nv -0.5 0 0.5\nv -0.5 0 -0.5\nv 0 4 0\nf 1 2 3\nf 1 4 2\nf 2 4 3\nf 3 4 1\n");
        Run run = Rods.bent("preset arch", "mesh=file:" + file);
        Rods.near(new Vec(6.5, 6.4, 0), Vec.of(Rods.placed(run), 3), 1e-12);
        Rods.near(new Vec(0.5, 0, 0), Vec.of(Rods.placed(run), 0), 1e-12);
        Path low = folder.resolve("low.obj");
        Files.writeString(low, "v 0 -1 0\nv 1 -1 0\nv 0 -2 0\nf 1 2 3\n");
        var e = assertThrows(BadInput.class, () -> Rods.settings("mesh=file:" + low));
        assertTrue(e.getMessage().contains("does not reach above y = 0"), e.getMessage());
    }

    @Test
    void everyParameterOfTheTableIsThere() {
        var names = Rods.ROD.parameters().stream().map(limber.engine.settings.Parameter::name).toList();
        for (String name : ("mode points force forcePoint bendForce interpolation normal tangent parameter beyondEnds "
                + "mesh height baseWidth tipWidth rings sides").split(" "))
            assertTrue(names.contains(name), name);
        assertEquals("0,0,0;0,2,0;0,4,0;0,6,0;0,8,0;0,10,0", Rods.ROD.defaults().text(RodParameters.POINTS_AT));
    }

    // ---- readings ----

    /// A quarter of an ellipse-like parabola: P(t) = (a·t², b·(2t − t²)), from (0, 1) to (1, 0).
    @Test
    void tipAngleDeflectionAndCurvatureAreThoseOfAParabola() {
        Run run = Rods.bent("points=0,0,0;0,4,0;4,4,0", "at=0");
        assertEquals(90, Rods.number(run, "tipAngle"), 1e-12);
        assertEquals(4, Rods.number(run, "tipDeflection"), 1e-12);
        // κ = |B′ × B″|/|B′|³ with B′ = (0, 8), B″ = (8, −8)
        assertEquals(64.0 / 512, Rods.number(run, "curvature"), 1e-15);
        // √2·∫₀¹ √(…): 8·∫ √(t² + (1 − t)²) dt = 2√2·(√2 + asinh 1)
        assertEquals(2 * Math.sqrt(2) * (Math.sqrt(2) + Math.log(1 + Math.sqrt(2))), Rods.number(run, "arcLength"),
                1e-7);
    }

    /// Control points set on the elastica of PL²/EI = 1 itself: its tip turns by 26.4335° and sinks by 0.301721 L.
    @Test
    void aRodShapedLikeAnElasticaIsCloseToIt() {
        double angle = Math.toRadians(26.4335);
        // a cubic with the elastica's ends and end tangents
        Vec tip = new Vec(3.01721, 10 * Math.sqrt(2 * Math.sin(angle)), 0),
                direction = new Vec(Math.sin(angle), Math.cos(angle), 0);
        Vec p2 = tip.minus(direction.times(3.3));
        Run run = Rods.bent("points=0,0,0;0,3.3,0;" + p2.x() + "," + p2.y() + ",0;" + tip.x() + "," + tip.y() + ",0");
        double length = Rods.number(run, "arcLength"), error = Rods.number(run, "elasticaError");
        assertEquals(26.4335, Rods.number(run, "tipAngle"), 1e-4);
        assertTrue(error > 0 && error < 0.02 * length, error + " of " + length);
        assertEquals(0, Rods.number(Rods.bent("preset straight"), "elasticaError"), 0);
        assertEquals(Double.NaN, Rods.number(Rods.bent("preset space-curve"), "elasticaError"));
    }

    @Test
    void overlaysNameEveryConstruction() {
        Run run = Rods.bent("preset fishing-rod");
        for (String name : ("weight weights polygon points curve casteljau tangents normals binormals hodograph comb "
                + "frame section offsets pull elastica").split(" "))
            assertFalse(drawn(run, name).isEmpty(), name);
        var weights = (Overlay.Chart) drawn(run, "weights").getFirst();
        assertArrayEquals(new double[]{1 / 32.0, 5 / 32.0, 10 / 32.0, 10 / 32.0, 5 / 32.0, 1 / 32.0},
                weights.curves().getFirst().y(), 1e-15);
    }

    @Test
    void verticesAreShownOneByOneUntilTheMeshIsThere() {
        Run run = Rods.run(Rods.settings("preset arch"));
        run.seek(run.branch(), new Navigation(run).find(1, Map.of(), "place", 7));
        assertEquals(7, spokes(run));
        run.seek(run.branch(), Cursor.complete(1));
        assertEquals(0, spokes(run));
    }

    private static long spokes(Run run) {
        return drawn(run, "vertices").size();
    }

    /// The overlay goes the same way as the skin.
    @Test
    void offsetsLeadToTheVertexNearestToT() {
        var random = new Random(4);
        for (String normal : List.of("rotation-minimizing", "frenet", "published")) {
            Run run = Rods.bent("preset space-curve", "normal=" + normal, "at=" + random.nextDouble());
            var ends = (Overlay.Points) drawn(run, "offsets").stream().filter(o -> o instanceof Overlay.Points)
                    .findFirst().orElseThrow();
            double[] placed = Rods.placed(run);
            double nearest = Double.MAX_VALUE;
            for (int i = 0; i < placed.length / 3; i++)
                nearest = Math.min(nearest, Vec.of(placed, i).distance(Vec.of(ends.xyz(), 1)));
            assertEquals(0, nearest, 1e-12);
            assertNotEquals(Vec.of(ends.xyz(), 0), Vec.of(ends.xyz(), 1));
        }
    }
}
