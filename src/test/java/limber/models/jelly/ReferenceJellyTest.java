package limber.models.jelly;

import static limber.models.jelly.Jellies.move;
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

/// The engine against [ReferenceJelly]: followers after every frame, and the whole mesh every tenth, to 1e-9 of the
/// length scale.
class ReferenceJellyTest {
    private static final Path SUZANNE = Path.of("../shared/meshes/suzanne.obj");

    private static void compare(String mesh, Map<String, String> changed, int frames, List<Input> inputs) {
        Settings p = Jellies.settings("mesh=" + mesh);
        for (var e : changed.entrySet()) p = p.with(e.getKey(), e.getValue());
        var timeline = new Timeline(Jellies.JELLY);
        var run = new Run(timeline, timeline.root(p, inputs));
        Vec beside = Vec.of(run.state().of(JellyChannels.ANCHOR), run.state().of(JellyChannels.ANCHOR).length / 3 - 1);
        var reference = new ReferenceJelly(Jellies.SURFACES.read(mesh).vertices(), beside, changed);
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

    private static void same(ReferenceJelly reference, Run run, Map<String, String> changed, List<Input> inputs) {
        String where = "frame " + run.cursor().frame() + " of " + changed + " " + inputs;
        var follow = new double[3 * reference.followers.size()];
        for (int n = 0; n < reference.followers.size(); n++) reference.followers.get(n).follow.into(follow, n);
        close(follow, run.state().of(JellyChannels.FOLLOW), "follow, " + where);
        if (run.cursor().frame() % 10 == 0)
            close(reference.placed(), Skin.vertices(run.picture()), "vertices, " + where);
    }

    private static void close(double[] expected, double[] actual, String where) {
        assertEquals(expected.length, actual.length, where);
        double scale = 1;
        for (double x : expected) scale = Math.max(scale, Math.abs(x));
        for (int j = 0; j < expected.length; j++) {
            int i = j;
            if (!(Math.abs(expected[j] - actual[j]) <= 1e-9 * scale)) assertEquals(expected[j], actual[j], 1e-9 * scale,
                    () -> "element " + i / 3 + ", " + "xyz".charAt(i % 3) + ", " + where);
        }
    }

    /// A pull over some frames, a jump, a return.
    private static List<Input> moves() {
        var inputs = new ArrayList<Input>();
        for (int frame = 2; frame <= 12; frame++)
            inputs.add(move(frame, new Vec(0.04 * frame, 0.01 * frame, -0.02 * frame)));
        inputs.add(move(60, new Vec(-0.5, 0.3, 0.2)));
        inputs.add(move(150, Vec.ZERO));
        return inputs;
    }

    @ParameterizedTest
    @ValueSource(strings = {"icosphere:3", "torus:24x12"})
    void anchorMovedInSeveralFrames(String mesh) {
        compare(mesh, Map.of(), 300, moves());
    }

    @Test
    void suzanne() {
        assumeTrue(Files.exists(SUZANNE), "a mesh that is not in the repository");
        compare("file:" + SUZANNE, Map.of("rotation", "30"), 200, moves());
    }

    @ParameterizedTest
    @CsvSource({"height,1,0", "height,0.5,0", "height,2,40", "height,1,-90", "published,1,0", "published,0.5,0",
        "published,2,0", "published,1,45", "published,3,200", "painted,1,0",
        "painted,2,30"})
    void masksUnderScaleAndRotation(String mask, String scale, String rotation) {
        var inputs = new ArrayList<>(moves());
        inputs.removeLast();
        inputs.add(new Input.Act(80, "fill", Map.of("weight", 0.4)));
        compare("torus:12x6", Map.of("mask", mask, "scale", scale, "rotation", rotation), 160, inputs);
    }

    @ParameterizedTest
    @CsvSource({"false,1", "true,1", "false,0.5", "true,2"})
    void twoJelliesOwnAndShared(String shared, String scale) {
        compare("icosphere:2", Map.of("count", "2", "shared", shared, "scale", scale), 200, List.of(
                move(3, new Vec(0.2, 0.1, 0)), new Input.Move(40, "anchor:2", new Vec(1, 0.5, 0.5)),
                move(90, new Vec(0, -0.2, 0)),
                new Input.Move(90, "anchor:2", new Vec(2, 0, 0)),
                new Input.Set(120, "shared", shared.equals("true") ? "false" : "true")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "4"})
    void fixedClockWithSubsteps(String substeps) {
        compare("icosphere:1", Map.of("substeps", substeps, "substep", "0.01"), 300, moves());
    }

    @Test
    void accumulatedClockUnderIrregularFrameTimes() {
        var random = new Random(5);
        var inputs = new ArrayList<Input>();
        for (int frame = 1; frame <= 300; frame++) {
            inputs.add(new Input.Set(frame, "frameTime",
                    Double.toString(frame == 100 ? 5 : random.nextInt(4) == 0 ? 0 : 0.05 * random.nextDouble())));
            if (frame % 40 == 7) inputs.add(move(frame, new Vec(0.3, 0.01 * frame, 0)));
        }
        compare("icosphere:1", Map.of("clock", "accumulated", "maxSubsteps", "100"), 300, inputs);
    }

    @Test
    void everyLiveSettingChangedInMidRun() {
        compare("icosphere:2", Map.of(), 220, List.of(
                move(2, new Vec(0.5, 0.2, 0)), new Input.Set(20, "stiffness", "200"),
                new Input.Set(40, "damping", "0.5"), new Input.Set(60, "substep", "0.005"),
                new Input.Set(80, "substeps", "3"), new Input.Set(95, "scale", "2"),
                new Input.Set(105, "rotation", "70"), new Input.Set(115, "mask", "published"),
                move(120, new Vec(0, 0.4, 0)), new Input.Act(125, "fill", Map.of("weight", 0.7)),
                new Input.Set(135, "mask", "painted"), new Input.Set(155, "clock", "accumulated"),
                new Input.Set(175, "stiffness", "0"), new Input.Set(190, "mask", "height")));
    }

    /// Whatever the settings, over everything that docs/models/jelly.md says of it. A failure prints what it was.
    @Test
    void randomSettings() {
        var random = new Random(20250302);
        for (int n = 0; n < 300; n++) {
            var changed = randomly(random);
            compare(one(random, "icosphere:0", "icosphere:1", "torus:6x5", "cube-sphere:2", "uv-sphere:6x4"), changed,
                    30, randomInputs(random, changed.get("count")));
        }
    }

    private static Map<String, String> randomly(Random r) {
        var p = new HashMap<String, String>();
        p.put("stiffness", one(r, "0", number(r, 0, 100), number(r, 100, 1000)));
        p.put("damping", one(r, "0", number(r, 0, 10), number(r, 10, 60)));
        p.put("substep", number(r, 0.001, 0.04));
        p.put("clock", one(r, "fixed", "accumulated", "per-frame"));
        p.put("substeps", "" + (1 + r.nextInt(4)));
        p.put("maxSubsteps", one(r, "3", "250"));
        p.put("frameTime", number(r, 0, 0.1));
        p.put("scale", number(r, 0.2, 5));
        p.put("rotation", number(r, -360, 360));
        p.put("count", one(r, "1", "2"));
        p.put("shared", "" + r.nextBoolean());
        p.put("mask", one(r, "height", "published", "painted"));
        return p;
    }

    /// The scale stays, since how far apart two jellies stand is no concern of the reference.
    private static List<Input> randomInputs(Random r, String count) {
        var inputs = new ArrayList<Input>();
        for (int frame = 1; frame <= 30; frame++)
            switch (r.nextInt(12)) {
            case 0, 1 -> inputs.add(move(frame, vec(r)));
            case 2 -> inputs.add(new Input.Move(frame, count.equals("2") ? "anchor:2" : "anchor", vec(r)));
            case 3 -> inputs.add(new Input.Set(frame, "substep", number(r, 0.001, 0.04)));
            case 4 -> inputs.add(new Input.Set(frame, "rotation", number(r, -360, 360)));
            case 5 -> inputs.add(new Input.Set(frame, "mask", one(r, "height", "published", "painted")));
            case 6 -> inputs.add(new Input.Act(frame, "fill", Map.of("weight", r.nextDouble())));
            case 7 -> inputs.add(new Input.Set(frame, "shared", "" + r.nextBoolean()));
            default -> {}
            }
        return inputs;
    }

    private static Vec vec(Random r) {
        return new Vec(r.nextDouble(-2, 2), r.nextDouble(-2, 2), r.nextDouble(-2, 2));
    }

    private static String number(Random r, double min, double max) {
        return String.format(Locale.ROOT, "%.4f", min + (max - min) * r.nextDouble());
    }

    private static String one(Random r, String... words) {
        return words[r.nextInt(words.length)];
    }

    @Test
    void comparisonNoticesAHundredMillionthOfAMetre() {
        Run run = Jellies.run("mesh=icosphere:1");
        run.state().of(JellyChannels.FOLLOW)[1] += 1e-8;
        var reference = new ReferenceJelly(Jellies.SURFACES.read("icosphere:1").vertices(), Vec.ZERO, Map.of());
        var e = assertThrows(AssertionError.class, () -> same(reference, run, Map.of(), List.of()));
        assertTrue(e.getMessage().contains("element 0, y, follow"), e.getMessage());
    }
}
