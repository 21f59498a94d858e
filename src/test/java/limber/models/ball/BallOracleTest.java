package limber.models.ball;

import static limber.models.Setup.number;
import static limber.models.Setup.read;
import static limber.models.Setup.seek;
import static limber.models.ball.Balls.BALL;
import static limber.models.ball.Balls.press;
import static limber.models.ball.Balls.run;
import static limber.models.ball.Balls.settings;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import limber.engine.Measure;
import limber.engine.model.Input;
import limber.engine.model.Overlay;
import limber.engine.model.Preset;
import limber.engine.model.Verdict;
import limber.engine.run.Divergence;
import limber.engine.run.Run;
import limber.engine.settings.Vec;
import limber.mesh.SurfaceSkin;
import limber.models.Setup;
import limber.models.StepMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The closed-form facts about the ball, with the tolerances of docs/models/ball.md.
class BallOracleTest {
    /// A ball blown up by a fifth and let go: every vertex starts at u = 0.2·x0 without velocity. The input, which
    /// changes nothing, tells the closed form to start here.
    private static Run blownUp(String... changes) {
        Run run = run(List.of(new Input.Set(1, "pick", "deformed")),
                Setup.with(new String[]{"mesh=icosphere:1"}, changes));
        double[] x = run.state().of(BallChannels.VERTICES);
        for (int j = 0; j < x.length; j++) x[j] *= 1.2;
        return run;
    }

    /// From u = 1 at rest, underdamped.
    private static double released(double k, double c, double t) {
        double w = Math.sqrt(k - c * c / 4);
        return Math.exp(-c * t / 2) * (Math.cos(w * t) + c / (2 * w) * Math.sin(w * t));
    }

    /// The largest distance of a vertex from its closed form in the first two seconds.
    private static double error(Run run, double k, double c, double h) {
        double[] rest = run.state().of(SurfaceSkin.REST);
        double largest = 0;
        for (int n = 1; n * h < 2 + 1e-9; n++) {
            run.next();
            for (int i = 0; i < rest.length / 3; i++)
                largest = Math.max(largest,
                        Balls.at(run, i).distance(Vec.of(rest, i).times(1 + 0.2 * released(k, c, n * h))));
        }
        return largest;
    }

    @ParameterizedTest
    @CsvSource({"20,5", "60,2", "100,0.5", "9,1"})
    void publishedStepIsOfFirstOrder(double k, double c) {
        double before = 0;
        for (double h = 1.0 / 128; h >= 1.0 / 2048; h /= 2) {
            double error = error(blownUp("springForce=" + k, "damping=" + c, "substep=" + h), k, c, h);
            if (before > 0) {
                double order = Math.log(before / error) / Math.log(2);
                assertTrue(order > 0.95 && order < 1.1, "order " + order + " at h = " + h);
            }
            before = error;
        }
    }

    @ParameterizedTest
    @CsvSource({"20,5,0.016666666666666666", "20,5,0.5", "60,2,0.3", "1000,0.1,0.01"})
    void exactStepHasNoError(double k, double c, double h) {
        assertEquals(0, error(blownUp("integrator=exact", "springForce=" + k, "damping=" + c, "substep=" + h), k, c, h),
                1e-12);
    }

    private static double[] step(double k, double c, double u, double v, double h) {
        double faster = (v - u * k * h) * (1 - c * h);
        return new double[]{u + faster * h, faster};
    }

    @ParameterizedTest
    @CsvSource({"20,5", "20,0", "60,2", "1000,1", "10000,1", "400,10", "1,1000", "0.5,3", "10000,1000", "500,40",
        "60,1", "75,1", "8000,10"})
    void stabilityLimitIsWhereTheStepBeginsToGrow(double k, double c) {
        StepMap.Step step = (u, v, h) -> step(k, c, u, v, h);
        double limit = StepMap.limit(step);
        assertEquals(limit, verdict(k, c, 0.01).limit(), 1e-3 * limit);
        assertTrue(verdict(k, c, 0.999 * limit).stable(), "just below");
        assertFalse(verdict(k, c, 1.001 * limit).stable(), "just above");
        for (double h : new double[]{0.3 * limit, 0.9 * limit, 1.1 * limit, 2 * limit})
            assertEquals(StepMap.spectralRadius(step, h),
                    number(run("springForce=" + k, "damping=" + c, "substep=" + h, "mesh=icosphere:0"), "growth"),
                    1e-9 * StepMap.spectralRadius(step, h));
    }

    private static Verdict verdict(double k, double c, double h) {
        return BALL.stability(settings("springForce=" + k, "damping=" + c, "substep=" + h)).orElseThrow();
    }

    /// c = 5: 1/c, where velocities begin to turn round. c = 0: 2/√k, as for any semi-implicit spring, k = 16.
    @Test
    void stabilityLimitsWithAFormula() {
        assertEquals(0.2, verdict(20, 5, 0.01).limit(), 1e-15);
        assertEquals(0.5, verdict(16, 0, 0.01).limit(), 1e-15);
        assertEquals(Double.POSITIVE_INFINITY, verdict(0, 0, 0.01).limit());
        assertEquals(Double.POSITIVE_INFINITY,
                BALL.stability(settings("integrator=exact", "damping=1000")).orElseThrow().limit());
    }

    /// c·h = 2.5: growth (λ² − (1 + q − q·k·h²)·λ + q, q = −1.5) is 1.5 or so a substep, from a dent of centimetres to
    /// a million metres in some 50 frames; the verdict is there before the first.
    @Test
    void theVerdictIsSpokenBeforeItExplodes() {
        Run run = run(List.of(press(1, 8)), "mesh=icosphere:1", "damping=150");
        assertFalse(BALL.stability(run.settings()).orElseThrow().stable());
        assertEquals(0, number(run, "stable"), 0);
        run.next();
        assertTrue(number(run, "dent") < 1 && number(run, "growth") > 1.4);
        int frames = 1;
        while (Divergence.clean(run)) {
            run.next();
            frames++;
        }
        assertTrue(frames > 20, "it takes its time: " + frames);
        assertFalse(Divergence.find(run).cause().orElseThrow().stable());
    }

    /// What is watched is let go by a real press here, so that it starts with some velocity.
    @Test
    void theTruthThatIsShownIsWhereExactVerticesAre() {
        Run run = run(List.of(press(2, 9)), "mesh=icosphere:2", "integrator=exact", "force=40");
        for (int n = 1; n <= 200; n++) {
            run.next();
            double error = number(run, "oscillatorError");
            if (n > 10) assertEquals(0, error, 1e-12, "frame " + n);
            else assertEquals(Double.NaN, error, "frame " + n + ", before it is let go");
            List<Overlay.Points> shown = BALL.overlays(run.settings(), run.picture(), Set.of("truth")).stream()
                    .filter(o -> o instanceof Overlay.Points).map(o -> (Overlay.Points) o).toList();
            assertEquals(n > 10 ? 1 : 0, shown.size(), "only after the press: frame " + n);
            if (n > 10) assertEquals(0, Vec.of(shown.getFirst().xyz(), 0)
                    .distance(Balls.at(run, Balls.nearest(run, Vec.of(shown.getFirst().xyz(), 0)))), 1e-12);
        }
        assertTrue(number(run, "dent") > 1e-9);
    }

    @Test
    void theErrorThatIsShownIsOfFirstOrderUnderThePublishedStep() {
        double[] errors = new double[4];
        for (int n = 0; n < errors.length; n++) {
            int substeps = 4 << n;
            Run run = blownUp("substeps=" + substeps, "substep=" + 1.0 / (64 * substeps));
            seekOn(run, 20); // 0.3125 s after it was let go
            errors[n] = number(run, "oscillatorError");
        }
        for (int n = 1; n < errors.length; n++)
            assertEquals(1, Math.log(errors[n - 1] / errors[n]) / Math.log(2), 0.05);
        Run exact = blownUp("integrator=exact", "scale=3");
        seekOn(exact, 20);
        assertEquals(0, number(exact, "oscillatorError"), 1e-12);
        assertEquals(3 * 0.2 * Math.abs(released(20, 5, 20.0 / 60)), number(exact, "dent"), 1e-12, "in the world");
    }

    private static void seekOn(Run run, int frame) {
        while (run.cursor().frame() < frame) run.next();
    }

    /// v' = v − k·h·u, u' = u + h·v': v² + k·u² − k·h·u·v stays what it is, vertex by vertex.
    @Test
    void withoutDampingTheStepKeepsItsOwnEnergy() {
        double k = 50, h = 0.02;
        Run run = blownUp("damping=0", "springForce=" + k, "substep=" + h);
        double before = shadowEnergy(run, k, h);
        seekOn(run, 1000);
        assertEquals(before, shadowEnergy(run, k, h), 1e-12 * before);
    }

    private static double shadowEnergy(Run run, double k, double h) {
        double[] x = run.state().of(BallChannels.VERTICES), v = run.state().of(BallChannels.VELOCITY),
                rest = run.state().of(SurfaceSkin.REST);
        double sum = 0;
        for (int j = 0; j < x.length; j++)
            sum += v[j] * v[j] + k * (x[j] - rest[j]) * (x[j] - rest[j]) - k * h * (x[j] - rest[j]) * v[j];
        return sum;
    }

    /// E = ½Σv² + ½kΣu² = ½·20·0.04·Σ|x0|² at the start: 42 vertices of a unit sphere make 16.8. Damping only takes.
    @Test
    void dampingOnlyTakesEnergy() {
        Run run = blownUp("integrator=exact");
        assertEquals(0.5 * 20 * 0.04 * 42, number(run, "energy"), 1e-12);
        double before = number(run, "energy");
        for (int n = 0; n < 100; n++) {
            run.next();
            assertTrue(number(run, "energy") < before);
            assertEquals(16.8, number(run, "energy") + number(run, "lost"), 1e-12);
            before = number(run, "energy");
        }
        Run free = blownUp("integrator=exact", "damping=0");
        seekOn(free, 500);
        assertEquals(16.8, number(free, "energy"), 16.8e-12);
    }

    /// A cube-sphere looks the same from all six sides: so must its dents.
    @Test
    void aPressFromAnySideMakesTheSameDent() {
        double[] first = null;
        for (Vec side : List.of(new Vec(0, 0, 1), new Vec(1, 0, 0), new Vec(0, -1, 0), new Vec(0, 0, -1))) {
            Run run = seek(run(List.of(press(2, side, side, 10)), "mesh=cube-sphere:4", "force=30"), 25);
            double[] displacements = read(run, "displacement");
            Arrays.sort(displacements);
            if (first == null) first = displacements;
            assertTrue(displacements[displacements.length - 1] > 0.05);
            for (int i = 0; i < first.length; i++) assertEquals(first[i], displacements[i], 1e-13);
        }
    }

    /// Pushed along the axis of its press, a vertex on the axis stays on it and the dent is the same all around.
    @Test
    void aDentIsAsSymmetricAsItsPress() {
        Run run = seek(run(List.of(press(1, new Vec(0, 1, 0), new Vec(0, 1, 0), 12)), "mesh=uv-sphere:16x8"), 20);
        double[] x = run.state().of(BallChannels.VERTICES);
        int top = x.length / 3 - 1;
        assertEquals(0, Math.hypot(x[3 * top], x[3 * top + 2]), 1e-15);
        for (int ring = 0; ring < 7; ring++)
            for (int column = 1; column < 16; column++) {
                Vec first = Balls.at(run, 1 + 16 * ring), other = Balls.at(run, 1 + 16 * ring + column);
                assertEquals(first.y(), other.y(), 1e-14);
                assertEquals(Math.hypot(first.x(), first.z()), Math.hypot(other.x(), other.z()), 1e-14);
            }
    }

    /// One substep worked by hand. Pole 0.1 m under the acting point: d = (0, 0, −0.1), push 10/1.01 = 9.900990099
    /// m/s². h = 0.1: v = −0.9900990099, spring 0 as yet, kept 1 − 5·0.1 = 0.5: v = −0.4950495050, x = 1 −
    /// 0.0495049505. Next: d = −0.1495049505, push 10/1.0223517302 = 9.7813694…; spring 20·0.0495049505·0.1 =
    /// +0.0990099010.
    @Test
    void theFirstTwoSubstepsWorkedByHand() {
        Run run = run(List.of(press(1, 2)), "mesh=cube-sphere:2", "substep=0.1");
        int pole = Balls.nearest(run, new Vec(0, 0, 1));
        run.next();
        assertEquals(10 / 1.0223517302224294, read(run, "push")[pole], 1e-12, "by now at the distance 0.1495");
        assertEquals(1 - 0.04950495049504951, Balls.at(run, pole).z(), 1e-15);
        assertEquals(0.4950495049504951, read(run, "speed")[pole], 1e-15);
        run.next();
        double v = (-0.4950495049504951 - 10 / (1 + 0.14950495049504951 * 0.14950495049504951) * 0.1
                + 0.0990099009900990)
                * 0.5;
        assertEquals(1 - 0.04950495049504951 + 0.1 * v, Balls.at(run, pole).z(), 1e-15);
    }

    /// Frames 1–8, then 91–98, 181–188: every 90 frames, whatever a press lasts.
    @Test
    void theSceneItselfPressesEverySoManyFrames() {
        Run run = run("preset tapping", "mesh=icosphere:0");
        for (int frame = 1; frame <= 200; frame++) {
            run.next();
            assertEquals((frame - 1) % 90 < 8 ? 1 : 0, number(run, "pressed"), 0, "frame " + frame);
        }
    }

    @Test
    void pressesLongerThanTheirPeriodNeverEndAndAHandMovesThem() {
        Vec x = new Vec(1, 0, 0);
        Run run = run(List.of(press(20, x, x, 3)), "mesh=icosphere:0", "pressEvery=4", "pressFrames=6");
        for (int frame = 1; frame <= 30; frame++) {
            run.next();
            assertEquals(1, number(run, "pressed"), 0, "frame " + frame);
            assertEquals(frame < 20 ? 0 : 1, run.state().of(BallChannels.PRESS_AT)[0], 0);
        }
    }

    /// 4/3·π·r³ less what the facets cut off, times the cube of the scale.
    @Test
    void volumeScalesWithTheCube() {
        double one = number(run("mesh=icosphere:5"), "volume");
        assertEquals(4 * Math.PI / 3, one, 3e-3 * one);
        assertEquals(8 * one, number(run("mesh=icosphere:5", "scale=2"), "volume"), 1e-12 * 8 * one);
        Run blown = blownUp();
        assertEquals(1.2 * 1.2 * 1.2 * number(run("mesh=icosphere:1"), "volume"), number(blown, "volume"), 1e-12);
    }

    /// The published parameters of docs/models/ball.md, presets and measures.
    @Test
    void publishedNamesAndDefaults() {
        Map.ofEntries(
                Map.entry("mesh", "icosphere:4"), Map.entry("force", "10"), Map.entry("forceOffset", "0.1"),
                Map.entry("springForce", "20"), Map.entry("damping", "5"),
                Map.entry("substep", Double.toString(1.0 / 60)), Map.entry("scale", "1"), Map.entry("falloff", "local"),
                Map.entry("falloffLaw", "inverse-square"), Map.entry("pick", "deformed"),
                Map.entry("clock", "fixed"), Map.entry("frameTime", Double.toString(1.0 / 60)),
                Map.entry("integrator", "published"))
                .forEach((name, value) -> assertEquals(value, BALL.defaults().text(BALL.defaults().parameter(name)),
                        name));
        assertTrue(BALL.presets().stream().map(Preset::name).toList()
                .containsAll(List.of("touch", "deep", "unstable", "slow-frames")));
        assertTrue(BALL.measures().stream().map(Measure::name).toList().containsAll(List.of(
                "frame", "time", "energy", "kinetic", "potential", "lost", "finite", "displacement", "speed", "push",
                "dent", "pressed", "growth", "stable", "normalError", "volume")));
    }
}
