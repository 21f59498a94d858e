package limber.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import limber.HeavyModels;
import limber.Sample;
import limber.engine.Channel;
import limber.engine.Cursor;
import limber.engine.State;
import limber.engine.StepSize;
import limber.engine.model.Model;
import limber.engine.model.Preset;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.input.InputsFile;
import limber.mesh.Skin;
import limber.models.Catalog;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@Tag("wide")
class StepsCommandTest {
    private static final String INPUTS = """
            [{"frame":1,"set":{"collide":true,"skin":"ribbon"}},
             {"frame":2,"set":{"iterations":3,"gravity":[0,-1,-0.0]}},
             {"frame":2,"move":"particle:1","to":[-0.0,1,0]},
             {"frame":2,"move":"obstacle","to":[1,-0.1,0]},
             {"frame":3,"do":"retract"},
             {"frame":3,"move":"end","to":[3,1,0]},
             {"frame":4,"set":{"pinStart":false,"sweep":"jacobi","bendConstraints":true}}]""";

    private static final Map<String, String> BUSY = Map.of(
            "rope", INPUTS,
            "ball",
            """
                    [{"frame":2,"do":"press","point":[0,1,0],"normal":[0,1,0],"frames":2},
                    {"frame":3,"set":{"scale":2}},{"frame":4,"set":{"integrator":"exact"}}]""",
            "jelly",
            """
                    [{"frame":2,"move":"anchor","to":[0.3,0,-0.0]},{"frame":3,"do":"paint","point":[0,1,0]},
                    {"frame":4,"set":{"mask":"painted"}}]""",
            "rod", """
                    [{"frame":2,"set":{"at":0.25,"normal":"published"}},{"frame":3,"set":{"mode":"force"}},
                     {"frame":4,"set":{"parameter":"arc-length"}},{"frame":4,"move":"forcePoint","to":[-0.0,5,3]}]""",
            "cloth", """
                    [{"frame":2,"move":"particle:1","to":[0.5,-0.0,1]},{"frame":2,"set":{"wind":[1,2,3]}},
                     {"frame":3,"set":{"method":"springs","massing":"published","collide":true}},
                     {"frame":4,"do":"release","particle":1},{"frame":4,"set":{"method":"vbd","order":"listed"}}]""",
            "soft", """
                    [{"frame":2,"move":"particle:1","to":[0.5,-0.0,1]},{"frame":2,"set":{"gravity":[1,2,3]}},
                     {"frame":3,"set":{"method":"shape-matching","pins":"bottom","collide":true}},
                     {"frame":4,"do":"release","particle":1},{"frame":4,"move":"face","to":[0,-0.0,0.1]}]""",
            "puppet", """
                    [{"frame":2,"move":"point:0","to":[0.1,-0.0,0.2]},{"frame":3,"set":{"twist":30,"sway":0.5}},
                     {"frame":3,"set":{"basis":"trilinear","blend":"dual-quaternion","sweeps":2}},
                     {"frame":4,"set":{"globalSolve":"conjugate-gradients","binding":"rigid"}}]""");

    /// Of 570 cases.
    private static final int SOME = 30;

    record Case(Model model, Preset preset, StepSize size, boolean inputs) {
        private static final Map<String, Integer> FEW = Map.of("segments", 16, "columns", 4, "rows", 3, "substeps", 2,
                "iterations", 2, "cellsX", 3, "rings", 5, "sides", 5, "sweeps", 3);

        /// With so few vertices and sticks that every step of a frame can be told.
        Settings settings() {
            Settings small = preset.settings();
            for (Parameter<?> p : small.parameters()) {
                if (p.name().equals("mesh") && small.text(p).startsWith("icosphere"))
                    small = small.with(p.name(), "icosphere:0");
                int most = FEW.getOrDefault(p.name(), Integer.MAX_VALUE);
                boolean counted = HeavyModels.has(model) || p.name().equals("segments");
                if (counted && p.kind() instanceof Kind.Count && (Integer) small.get(p) > most)
                    small = small.with(p.name(), Integer.toString(most));
            }
            return small;
        }

        /// What tells the command of them.
        List<String> words() {
            Settings small = settings();
            return small.parameters().stream().filter(p -> !small.text(p).equals(preset.settings().text(p)))
                    .flatMap(p -> Stream.of("--set", p.name() + "=" + small.text(p))).toList();
        }
    }

    private static Stream<Case> cases(Model m, Preset p) {
        return StepSize.EVERYWHERE.stream()
                .flatMap(s -> Stream.of(false, true).map(busy -> new Case(m, p, s, busy)));
    }

    static Stream<Case> firstPresets() {
        return Catalog.MODELS.stream().flatMap(m -> cases(m, m.presets().getFirst()));
    }

    static Stream<Case> otherPresets() {
        return Sample.of(Catalog.MODELS.stream()
                .flatMap(m -> m.presets().stream().skip(1).flatMap(p -> cases(m, p))).toList(), SOME).stream();
    }

    @ParameterizedTest
    @MethodSource("firstPresets")
    void applyingAllChangesToAFrameGivesTheNextBitForBit(Case c, @TempDir Path folder) throws IOException {
        applied(c, folder);
    }

    @Tag("wide")
    @ParameterizedTest
    @MethodSource("otherPresets")
    void applyingThemDoesInEveryPreset(Case c, @TempDir Path folder) throws IOException {
        applied(c, folder);
    }

    private static void applied(Case c, Path folder) throws IOException {
        var args = new ArrayList<>(List.of("steps", c.model.name(), "--preset", c.preset.name(), "--frame", "2", "--to",
                "4", "--by", c.size.word()));
        args.addAll(c.words());
        String inputs = c.inputs ? BUSY.getOrDefault(c.model.name(), "[]") : "[]";
        args.addAll(List.of("--inputs", Files.writeString(folder.resolve("i.json"), inputs).toString()));
        // line by line: all of them together are hundreds of megabytes
        Outcome done = Outcome.of(args.toArray(String[]::new));
        boolean small = !c.model.remarks(c.settings()).isEmpty(); // such as few segments for so much twist
        List<String> lines = (small ? done.remarked(c.model.name() + ": ") : done.succeeded()).out().lines().toList();
        int at = 0;

        var timeline = new Timeline(c.model);
        var run = new Run(timeline,
                timeline.root(c.settings(), InputsFile.parse("i.json", inputs, c.model, c.settings())));
        run.next();
        State replayed = run.state().copy();
        for (int frame = 2; frame <= 4; frame++) {
            for (; at < lines.size(); at++) {
                JsonNode line = JsonMapper.shared().readTree(lines.get(at));
                if (line.get("frame").intValue() > frame) break;
                apply(line, replayed);
            }
            run.seek(run.branch(), Cursor.complete(frame));
            assertTrue(replayed.sameBits(run.state()), c + " frame " + frame);
            State picture = run.picture();
            assertArrayEquals(Skin.vertices(picture), Skin.vertices(replayed));
            assertArrayEquals(picture.triangles(), replayed.triangles());
        }
    }

    private static void apply(JsonNode line, State s) {
        for (JsonNode change : line.get("changes")) {
            double[] to = numbers(change.get("to"));
            int element = change.get("element").intValue();
            String name = change.get("channel").stringValue();
            if (name.equals("triangles")) {
                for (int j = 0; j < 3; j++) s.triangles()[3 * element + j] = (int) to[j];
                continue;
            }
            Channel c = s.channel(name).orElseThrow();
            double[] channel = s.numbers(c);
            // what the skin writes is cleared when the skin begins, which is no step
            if (c.life() != Channel.Life.SCRATCH) assertArrayEquals(
                    IntStream.range(0, to.length).mapToDouble(j -> channel[element * to.length + j]).toArray(),
                    numbers(change.get("from")), name + " " + element);
            System.arraycopy(to, 0, channel, element * to.length, to.length);
        }
    }

    private static double[] numbers(JsonNode node) {
        if (!node.isArray()) return new double[]{node.doubleValue()};
        return IntStream.range(0, node.size()).mapToDouble(i -> node.get(i).doubleValue()).toArray();
    }

    private static List<JsonNode> parsed(Outcome outcome) {
        return outcome.out().lines().map(l -> JsonMapper.shared().readTree(l)).toList();
    }

    /// 2 sticks, 2 sweeps: clock, 3 particles, 2 × 2 sticks, 3 rings, 2 · 3 vertices of a ribbon, 4 triangles.
    @Test
    void everyElementOfTheFrameIsAStep() {
        List<JsonNode> lines = parsed(
                Outcome.line("steps rope --set segments=2 --set iterations=2 --set skin=ribbon --frame 1").succeeded());
        assertEquals(1 + 3 + 4 + 3 + 6 + 4, lines.size());
        JsonNode last = lines.stream().filter(l -> l.get("phase").stringValue().equals("distance")).toList().getLast();
        assertEquals(List.of("frame", "substep", "phase", "sweep", "element", "values", "changes"),
                List.copyOf(last.propertyNames()));
        assertEquals(1, last.get("substep").intValue());
        assertEquals(2, last.get("sweep").intValue());
        assertEquals(1, last.get("element").intValue());
        assertTrue(lines.getFirst().get("substep").isNull() && lines.getFirst().get("sweep").isNull()
                && lines.getFirst().get("element").isNull());
        assertTrue(lines.getLast().get("substep").isNull());
    }

    /// One stick from a pin to a free end, rest 2, length 4: error (4 − 2)/4 = 0.5, and the end moves by 0.5 · 4 = 2.
    @Test
    void valuesAreTheNumbersOfTheFormula() {
        JsonNode step = parsed(Outcome
                .line("steps rope --set segments=1 --set length=2 --set gravity=0,0,0 --set iterations=1 --frame 1")
                .succeeded()).stream()
                .filter(l -> l.get("phase").stringValue().equals("distance")).findFirst().orElseThrow();
        assertEquals(0.5, step.get("values").get("error").doubleValue());
        assertArrayEquals(new double[]{4, 0, 0}, numbers(step.get("values").get("d")));
        assertArrayEquals(new double[]{4, 0, 0}, numbers(step.get("changes").get(0).get("from")));
        assertArrayEquals(new double[]{2, 0, 0}, numbers(step.get("changes").get(0).get("to")));
    }

    @Test
    void inputsComeFirst(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("i.json"), INPUTS);
        List<JsonNode> lines = parsed(
                Outcome.of("steps", "rope", "--frame", "2", "--to", "3", "--by", "frame", "--inputs", file.toString())
                        .succeeded());
        assertEquals(List.of("inputs", "-", "inputs", "-"),
                lines.stream().map(l -> l.get("phase").isNull() ? "-" : l.get("phase").stringValue()).toList());
        assertTrue(lines.getFirst().get("changes").valueStream()
                .anyMatch(c -> c.get("channel").stringValue().equals("obstacleAt")));
    }

    @Test
    void largerStepsNameTheirPhaseIfTheyLieInOne() {
        assertEquals(List.of("clock", "integrate", "distance", "rings", "vertices", "triangles"),
                phases("steps rope --frame 1 --by phase"));
        assertEquals(2 + 16 + 3, phases("steps rope --frame 1 --by sweep").size());
        assertEquals(List.of("clock", "integrate", "-", "rings", "vertices", "triangles"),
                phases("steps rope --set bendConstraints=true --frame 1 --by phase"));
        assertEquals(List.of("-", "-"), phases("steps rope --set substeps=2 --frame 1 --by substep"));
    }

    private static List<String> phases(String line) {
        return parsed(Outcome.line(line).succeeded()).stream()
                .map(l -> l.get("phase").isNull() ? "-" : l.get("phase").stringValue()).toList();
    }

    @Test
    void substepsAreCountedFromOne() {
        List<JsonNode> lines = parsed(Outcome.line("steps rope --set substeps=3 --frame 2 --by substep").succeeded());
        assertEquals(List.of(1, 2, 3), lines.stream().map(l -> l.get("substep").intValue()).toList());
    }

    @ParameterizedTest
    @MethodSource("sizes")
    void aFrameThatDivergesEndsBeforeTheOperationToBlame(StepSize size) {
        Outcome outcome = Outcome.line("steps rope --set damping=200 --frame 18 --to 50 --by " + size.word());
        outcome.complained(1, "integrate");
        assertFalse(outcome.out().isEmpty());
        assertFalse(outcome.out().contains("NaN"));
        double limit = 4e6; // a million times the scene's size of 4 m
        for (JsonNode line : parsed(outcome))
            for (JsonNode change : line.get("changes"))
                for (double v : numbers(change.get("to"))) assertTrue(Math.abs(v) <= limit);
    }

    static List<StepSize> sizes() {
        return StepSize.EVERYWHERE;
    }
}
