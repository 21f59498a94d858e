package limber.models.rope;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import limber.engine.Clock;
import limber.engine.model.Input;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The engine against [ReferenceRope], particle by particle, after every frame, to 1e-9 of the length scale.
class ReferenceRopeTest {
    // The three articles' settings, spelled out from docs/models/rope.md and not from RopePresets.
    static final Map<String, String> HOOK = Map.of(
            "segments", "80", "gravity", "0,-1,0", "substep", "0.02", "clock", "fixed", "iterations", "200",
            "correction", "half", "drive", "after");
    static final Map<String, String> CABLE = Map.of(
            "clock", "accumulated", "substep", "0.02", "iterations", "1", "segments", "10", "length", "1", "end",
            "1,0,0", "gravity", "0,-9.8,0",
            "pinStart", "true", "pinEnd", "true", "correction", "weighted");
    static final Map<String, String> UNITY_PORT = Map.ofEntries(
            Map.entry("segments", "2"), Map.entry("length", "10"), Map.entry("substep", "1"),
            Map.entry("iterations", "1"), Map.entry("clock", "fixed"),
            Map.entry("previous", "zero"), Map.entry("gravity", "0,-0.918,0"), Map.entry("correction", "weighted"),
            Map.entry("start", "0,0,0"), Map.entry("end", "0,0,0"),
            Map.entry("pinStart", "true"), Map.entry("pinEnd", "true"), Map.entry("placement", "along-x"),
            Map.entry("warmUp", "1"), Map.entry("endFollows", "target"));

    private final Rope rope = new Rope();

    private Settings preset(String name) {
        return rope.presets().stream().filter(p -> p.name().equals(name)).findFirst().orElseThrow().settings();
    }

    private Settings settings(Map<String, String> changed) {
        Settings p = rope.defaults();
        for (var e : changed.entrySet()) p = p.with(e.getKey(), e.getValue());
        return p;
    }

    private void compare(Settings p, Map<String, String> changed, int frames, List<Input> inputs) {
        var timeline = new Timeline(rope);
        var run = new Run(timeline, timeline.root(p, inputs));
        var reference = new ReferenceRope(changed);
        same(reference, run, 0, changed, inputs);
        for (int frame = 1; frame <= frames; frame++) {
            int now = frame;
            reference.frame(inputs.stream().filter(i -> i.frame() == now).toList());
            run.next();
            assertEquals(reference.substepsRun, Clock.count(run.state()),
                    () -> "substeps of frame " + now + " " + changed);
            same(reference, run, frame, changed, inputs);
        }
        assertEquals(reference.skipped, run.state().of(RopeChannels.TALLY)[RopeChannels.SKIPPED], 0,
                "skipped constraints");
    }

    private static void same(ReferenceRope reference, Run run, int frame, Map<String, String> changed,
            List<Input> inputs) {
        double[] expected = reference.positions(), actual = run.state().of(RopeChannels.POSITION);
        assertEquals(expected.length, actual.length);
        double scale = 1;
        for (double x : expected) scale = Math.max(scale, Math.abs(x));
        for (int j = 0; j < expected.length; j++) {
            int i = j;
            assertEquals(expected[j], actual[j], 1e-9 * scale, () -> "frame " + frame + ", particle " + i / 3 + ", "
                    + "xyz".charAt(i % 3) + " of " + changed + " " + inputs);
        }
    }

    @Test
    void hookFor200Frames() {
        compare(preset("hook"), HOOK, 200, List.of());
    }

    @Test
    void cableFor600Frames() {
        compare(preset("cable"), CABLE, 600, List.of());
    }

    @Test
    void unityPortFor50Frames() {
        compare(preset("unity-port"), UNITY_PORT, 50, List.of());
    }

    @Test
    void defaultsFor300Frames() {
        compare(rope.defaults(), Map.of(), 300, List.of());
    }

    @Test
    void cableUnderIrregularFrameTimes() {
        var random = new Random(7);
        var inputs = new ArrayList<Input>();
        for (int frame = 1; frame <= 400; frame++)
            inputs.add(new Input.Set(frame, "frameTime", Double.toString(
                    frame == 100 ? 5 : frame == 200 ? 60 : random.nextInt(4) == 0 ? 0 : 0.05 * random.nextDouble())));
        compare(preset("cable"), CABLE, 400, inputs);
    }

    @Test
    void hookWhoseEndIsPinnedMovedAndLetGo() {
        var inputs = new ArrayList<Input>(List.of(new Input.Set(1, "pinEnd", "true")));
        for (int frame = 2; frame <= 40; frame++)
            inputs.add(new Input.Move(frame, "end", new Vec(4 - 0.03 * frame, 0.01 * frame, 0.02 * frame)));
        inputs.add(new Input.Set(60, "pinEnd", "false"));
        compare(preset("hook"), HOOK, 100, inputs);
    }

    @Test
    void unityPortAttachedDetachedAndLetGo() {
        compare(preset("unity-port"), UNITY_PORT, 50, List.of(
                new Input.Act(5, "attach", Map.of("point", new Vec(1, 2, 3))),
                new Input.Act(12, "detach", Map.of()),
                new Input.Set(20, "endFollows", "none"),
                new Input.Set(25, "pinEnd", "false")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"before", "after"})
    void movingEndPinnedAndFree(String drive) {
        for (String pin : List.of("true", "false")) {
            var changed = Map.of("segments", "15", "pinEnd", pin, "drive", drive, "iterations", "5");
            var inputs = new ArrayList<Input>();
            for (int frame = 3; frame < 50; frame++)
                inputs.add(new Input.Move(frame, frame % 5 == 0 ? "start" : "end",
                        new Vec(4 - 0.04 * frame, 0.3 * (frame % 7), -0.01 * frame)));
            compare(settings(changed), changed, 80, inputs);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"true", "false"})
    void substepChangedInMidRun(String rescale) {
        var changed = Map.of("segments", "12", "rescale", rescale);
        compare(settings(changed), changed, 120, List.of(
                new Input.Set(20, "substep", "0.01"), new Input.Set(50, "substep", "0.03"),
                new Input.Set(70, "clock", "accumulated"), new Input.Set(80, "substep", "0.001"),
                new Input.Set(100, "clock", "fixed")));
    }

    @Test
    void grabbedParticleIsATemporaryPin() {
        var changed = Map.of("segments", "20");
        var inputs = new ArrayList<Input>();
        for (int frame = 5; frame < 30; frame++)
            inputs.add(new Input.Move(frame, "particle:12", new Vec(2 + 0.02 * frame, -0.5, 0.03 * frame)));
        inputs.add(new Input.Act(35, "release", Map.of("particle", 12)));
        compare(settings(changed), changed, 80, inputs);
    }

    /// Whatever the settings, over everything that docs/models/rope.md says of it. A failure prints what it was.
    @Test
    void randomSettings() {
        var random = new Random(20250101);
        for (int n = 0; n < 250; n++) {
            var changed = randomly(random);
            compare(settings(changed), changed, 25, randomInputs(random, Integer.parseInt(changed.get("segments"))));
        }
    }

    private static Map<String, String> randomly(Random r) {
        var p = new HashMap<String, String>();
        int segments = 1 + r.nextInt(24);
        p.put("segments", "" + segments);
        p.put("start", point(r));
        p.put("end", point(r));
        if (r.nextInt(4) == 0) {
            var points = new ArrayList<String>();
            for (int i = 0; i <= segments; i++) points.add(point(r));
            p.put("shape", String.join(";", points));
        }
        if (r.nextBoolean()) p.put("length", number(r, 0.5, 8));
        p.put("pinStart", "" + r.nextBoolean());
        p.put("pinEnd", "" + r.nextBoolean());
        p.put("gravity", point(r));
        p.put("gravityScale", number(r, -1, 3));
        p.put("force", point(r));
        p.put("substep", number(r, 0.001, 0.04));
        p.put("clock", one(r, "fixed", "accumulated", "per-frame"));
        p.put("substeps", "" + (1 + r.nextInt(4)));
        p.put("maxSubsteps", one(r, "3", "250"));
        p.put("frameTime", number(r, 0, 0.1));
        p.put("iterations", "" + (1 + r.nextInt(20)));
        p.put("correction", one(r, "weighted", "half"));
        p.put("sweep", one(r, "forward", "backward", "symmetric", "red-black", "jacobi"));
        p.put("bendConstraints", "" + (r.nextInt(3) == 0));
        p.put("drive", one(r, "before", "after"));
        p.put("previous", one(r, "rest", "rest", "rest", "zero"));
        p.put("damping", one(r, "0", "2.5"));
        p.put("rescale", "" + r.nextBoolean());
        p.put("endFollows", one(r, "none", "none", "target"));
        p.put("endTarget", point(r));
        p.put("placement", one(r, "between", "along-x"));
        if (p.get("placement").equals("along-x")) p.putIfAbsent("length", "3");
        p.put("warmUp", "" + r.nextInt(3));
        p.put("collide", "" + r.nextBoolean());
        p.put("friction", number(r, 0, 1));
        p.put("obstacle", one(r, "floor", "sphere", "box"));
        p.put("floorAt", point(r));
        p.put("sphereAt", point(r));
        p.put("sphereRadius", number(r, 0.1, 1.5));
        p.put("boxAt", point(r));
        p.put("boxSize", "1.5,0.7,2");
        return p;
    }

    private static List<Input> randomInputs(Random r, int segments) {
        var inputs = new ArrayList<Input>();
        for (int frame = 1; frame <= 25; frame++)
            switch (r.nextInt(16)) {
            case 0 -> inputs.add(new Input.Set(frame, "substep", number(r, 0.001, 0.04)));
            case 1 -> inputs.add(new Input.Set(frame, "pinEnd", "" + r.nextBoolean()));
            case 2 -> inputs.add(new Input.Move(frame, "end", vec(r)));
            case 3 -> inputs.add(new Input.Move(frame, "start", vec(r)));
            case 4 -> inputs.add(new Input.Move(frame, "particle:" + r.nextInt(segments + 1), vec(r)));
            case 5 -> inputs.add(new Input.Act(frame, "release", Map.of("particle", r.nextInt(segments + 1))));
            case 6 -> inputs.add(new Input.Set(frame, "gravity", point(r)));
            case 7 -> inputs.add(
                    new Input.Set(frame, "sweep", one(r, "forward", "backward", "symmetric", "red-black", "jacobi")));
            case 8 -> inputs.add(new Input.Set(frame, "length", number(r, 1, 6)));
            case 9 -> inputs.add(new Input.Set(frame, "obstacle", one(r, "floor", "sphere", "box")));
            default -> {}
            }
        return inputs;
    }

    private static String number(Random r, double min, double max) {
        return String.format(Locale.ROOT, "%.4f", min + (max - min) * r.nextDouble());
    }

    private static Vec vec(Random r) {
        return new Vec(4 * r.nextDouble() - 2, 4 * r.nextDouble() - 2, 4 * r.nextDouble() - 2);
    }

    private static String point(Random r) {
        Vec v = vec(r);
        return List.of(v.x(), v.y(), v.z()).stream().map(x -> String.format(Locale.ROOT, "%.3f", x))
                .collect(Collectors.joining(","));
    }

    private static String one(Random r, String... words) {
        return words[r.nextInt(words.length)];
    }

    @Test
    void comparisonNoticesAHundredMillionthOfAMetre() {
        var run = new Run(new Timeline(rope), new Timeline(rope).root(rope.defaults(), List.of()));
        run.state().of(RopeChannels.POSITION)[30] += 1e-8;
        var e = org.junit.jupiter.api.Assertions.assertThrows(AssertionError.class,
                () -> same(new ReferenceRope(Map.of()), run, 0, Map.of(), List.of()));
        assertTrue(e.getMessage().contains("particle 10, x"), e.getMessage());
    }
}
