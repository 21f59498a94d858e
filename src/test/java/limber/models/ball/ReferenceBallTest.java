package limber.models.ball;

import static limber.models.ball.Balls.press;
import static limber.models.ball.Balls.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import limber.engine.Clock;
import limber.engine.model.Input;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.mesh.Skin;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The engine against [ReferenceBall], vertex by vertex, after every frame, to 1e-9 of the length scale.
class ReferenceBallTest {
    private static final Path SUZANNE = Path.of("../shared/meshes/suzanne.obj");
    private static final Vec X = new Vec(1, 0, 0), Y = new Vec(0, 1, 0);

    private static void compare(String mesh, Map<String, String> changed, int frames, List<Input> inputs) {
        Settings p = Balls.settings("mesh=" + mesh);
        for (var e : changed.entrySet()) p = p.with(e.getKey(), e.getValue());
        var timeline = new Timeline(Balls.BALL);
        var run = new Run(timeline, timeline.root(p, inputs));
        var reference = new ReferenceBall(Balls.SURFACES.read(mesh).vertices(), changed);
        same(reference, run, changed, inputs);
        for (int frame = 1; frame <= frames; frame++) {
            int now = frame;
            reference.frame(inputs.stream().filter(i -> i.frame() == now).toList());
            run.next();
            assertEquals(reference.substepsRun, Clock.count(run.state()),
                    () -> "substeps of frame " + now + " " + changed);
            same(reference, run, changed, inputs);
        }
    }

    private static void same(ReferenceBall reference, Run run, Map<String, String> changed, List<Input> inputs) {
        close(reference.positions(), run.state().of(BallChannels.VERTICES), run, changed, inputs);
        if (run.cursor().frame() % 20 == 0)
            close(reference.placed(), Skin.vertices(run.picture()), run, changed, inputs);
    }

    private static void close(double[] expected, double[] actual, Run run, Map<String, String> changed,
            List<Input> inputs) {
        assertEquals(expected.length, actual.length);
        double scale = 1;
        for (double x : expected) scale = Math.max(scale, Math.abs(x));
        for (int j = 0; j < expected.length; j++) {
            int i = j;
            if (!(Math.abs(expected[j] - actual[j]) <= 1e-9 * scale))
                assertEquals(expected[j], actual[j], 1e-9 * scale, () -> "frame " + run.cursor().frame() + ", vertex "
                        + i / 3 + ", " + "xyz".charAt(i % 3) + " of " + changed + " " + inputs);
        }
    }

    @Test
    void aBallThatNobodyPressesStaysAtRest() {
        compare("icosphere:3", Map.of(), 50, List.of());
    }

    @ParameterizedTest
    @ValueSource(strings = {"icosphere:3", "torus:24x12"})
    void pressesHereAndThereFor300Frames(String mesh) {
        compare(mesh, Map.of(), 300, hereAndThere());
    }

    /// One after another, one that takes the place of another, one that is lifted, a lift of none, two in one frame.
    private static List<Input> hereAndThere() {
        Vec slanted = new Vec(2 / 3.0, -2 / 3.0, 1 / 3.0);
        return List.of(
                press(3, new Vec(0, 0, 1), new Vec(0, 0, 1), 8),
                press(40, X, X, 30),
                press(55, Y.times(-1), Y.times(-1), 10),
                press(90, slanted, slanted, 100),
                new Input.Act(101, "lift", Map.of()),
                new Input.Act(150, "lift", Map.of()),
                press(200, new Vec(0, 0.6, 0.8), new Vec(0, 0.6, 0.8), 1),
                press(220, X, X, 5), press(220, Y, Y, 5),
                press(260, X, X, 5), new Input.Act(260, "lift", Map.of()),
                new Input.Act(280, "lift", Map.of()), press(280, X, Y, 7));
    }

    @Test
    void suzanne() {
        assumeTrue(Files.exists(SUZANNE), "a mesh that is not in the repository");
        Vec nose = new Vec(-2.5, 0.4, 5.1);
        compare("file:" + SUZANNE, Map.of("force", "25"), 200,
                List.of(press(2, nose, new Vec(0, 0, 1), 12), press(80, new Vec(-1.8, 0.9, 4.5), X, 20)));
    }

    @ParameterizedTest
    @CsvSource({"1,local", "1,world", "0.5,local", "0.5,world", "2,local", "2,world"})
    void falloffUnderScale(String scale, String falloff) {
        double s = Double.parseDouble(scale);
        compare("icosphere:2", Map.of("scale", scale, "falloff", falloff), 120,
                List.of(press(2, new Vec(0, 0, s), new Vec(0, 0, 1), 10), press(60, new Vec(s, 0, 0), X, 20)));
    }

    @ParameterizedTest
    @CsvSource({"inverse-square,published", "inverse-square,exact", "uniform,published",
        "uniform,exact"})
    void lawsAndIntegrators(String law, String integrator) {
        compare("icosphere:2", Map.of("falloffLaw", law, "integrator", integrator), 200, hereAndThere());
    }

    @ParameterizedTest
    @CsvSource({"20,5", "4,4", "1,30", "0,5", "5,0", "0,0"})
    void exactWhateverTheRegime(String spring,
            String damping) {
        compare("icosphere:1", Map.of("integrator", "exact", "springForce", spring, "damping", damping), 120,
                hereAndThere());
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "4"})
    void fixedClockWithSubsteps(String substeps) {
        compare("icosphere:2", Map.of("substeps", substeps, "substep", "0.01"), 300, hereAndThere());
    }

    @Test
    void accumulatedClockUnderIrregularFrameTimes() {
        var random = new Random(11);
        var inputs = new ArrayList<Input>();
        for (int frame = 1; frame <= 300; frame++) {
            inputs.add(new Input.Set(frame, "frameTime",
                    Double.toString(frame == 100 ? 2 : random.nextInt(4) == 0 ? 0 : 0.05 * random.nextDouble())));
            if (frame % 37 == 5) inputs.add(press(frame, X, X, 9));
        }
        compare("icosphere:1", Map.of("clock", "accumulated", "maxSubsteps", "50"), 300, inputs);
    }

    @Test
    void everyLiveSettingChangedInMidRun() {
        compare("icosphere:2", Map.of(), 260, List.of(
                press(2, new Vec(0, 0, 1), new Vec(0, 0, 1), 200),
                new Input.Set(20, "force", "30"), new Input.Set(40, "forceOffset", "-0.2"),
                new Input.Set(60, "springForce", "200"),
                new Input.Set(80, "damping", "1"), new Input.Set(100, "scale", "2"),
                new Input.Set(110, "falloff", "world"),
                new Input.Set(120, "substep", "0.005"), new Input.Set(130, "substeps", "3"),
                new Input.Set(140, "falloffLaw", "uniform"),
                new Input.Set(160, "integrator", "exact"), new Input.Set(170, "scale", "0.5"),
                new Input.Set(170, "force", "-10"),
                new Input.Set(210, "clock", "accumulated"), new Input.Set(230, "springForce", "0"),
                new Input.Set(240, "integrator", "published")));
    }

    /// Whatever the settings, over everything that docs/models/ball.md says of it. A failure prints what it was.
    @Test
    void randomSettings() {
        var random = new Random(20250301);
        for (int n = 0; n < 300; n++) {
            var changed = randomly(random);
            compare(one(random, "icosphere:0", "icosphere:1", "torus:6x5", "cube-sphere:2", "uv-sphere:6x4"), changed,
                    30, randomInputs(random));
        }
    }

    private static Map<String, String> randomly(Random r) {
        var p = new HashMap<String, String>();
        p.put("force", number(r, -40, 80));
        p.put("forceOffset", number(r, -0.3, 0.5));
        p.put("springForce", one(r, "0", number(r, 0, 20), number(r, 20, 400)));
        p.put("damping", one(r, "0", number(r, 0, 10), number(r, 10, 60)));
        p.put("substep", number(r, 0.001, 0.04));
        p.put("clock", one(r, "fixed", "accumulated", "per-frame"));
        p.put("substeps", "" + (1 + r.nextInt(4)));
        p.put("maxSubsteps", one(r, "3", "250"));
        p.put("frameTime", number(r, 0, 0.1));
        p.put("scale", number(r, 0.2, 5));
        p.put("falloff", one(r, "local", "world"));
        p.put("falloffLaw", one(r, "inverse-square", "uniform"));
        p.put("integrator", one(r, "published", "exact"));
        return p;
    }

    private static List<Input> randomInputs(Random r) {
        var inputs = new ArrayList<Input>();
        for (int frame = 1; frame <= 30; frame++)
            switch (r.nextInt(14)) {
            case 0, 1, 2 ->
                    inputs.add(press(frame, new Vec(r.nextDouble(-3, 3), r.nextDouble(-3, 3), r.nextDouble(-3, 3)),
                            unit(r), 1 + r.nextInt(12)));
            case 3 -> inputs.add(new Input.Act(frame, "lift", Map.of()));
            case 4 -> inputs.add(new Input.Set(frame, "substep", number(r, 0.001, 0.04)));
            case 5 -> inputs.add(new Input.Set(frame, "scale", number(r, 0.2, 5)));
            case 6 -> inputs.add(new Input.Set(frame, "integrator", one(r, "published", "exact")));
            case 7 -> inputs.add(new Input.Set(frame, "damping", number(r, 0, 30)));
            default -> {}
            }
        return inputs;
    }

    private static Vec unit(Random r) {
        Vec v = new Vec(r.nextGaussian(), r.nextGaussian(), r.nextGaussian());
        return v.times(1 / v.length());
    }

    private static String number(Random r, double min, double max) {
        return String.format(Locale.ROOT, "%.4f", min + (max - min) * r.nextDouble());
    }

    private static String one(Random r, String... words) {
        return words[r.nextInt(words.length)];
    }

    @Test
    void comparisonNoticesAHundredMillionthOfAMetre() {
        Run run = run("mesh=icosphere:1");
        run.state().of(BallChannels.VERTICES)[30] += 1e-8;
        var reference = new ReferenceBall(Balls.SURFACES.read("icosphere:1").vertices(), Map.of());
        var e = assertThrows(AssertionError.class, () -> same(reference, run, Map.of(), List.of()));
        assertTrue(e.getMessage().contains("vertex 10, x"), e.getMessage());
    }
}
