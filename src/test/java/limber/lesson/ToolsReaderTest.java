package limber.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import limber.engine.Measure;
import limber.engine.settings.Vec;
import limber.engine.tool.Tool;
import limber.engine.tool.ToolPoint;
import limber.engine.tool.Tools;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Tools in lessons. What they read is that of a stick that falls freely: after n steps of h = 0.02 s it is
/// g·h²·n(n + 1)/2 lower, so after 4 steps 9.81 · 0.0004 · 10 = 0.03924 m.
class ToolsReaderTest {
    private static final ToolPoint START = new ToolPoint.Fastened("start"), END = new ToolPoint.Fastened("end"),
            THIRD = new ToolPoint.Fastened("particle:3");
    private static final String FALL = "set: {segments: 1, end: [1, 0, 0], pinStart: false}\n";

    @TempDir Path folder;

    private Optional<Tools> tools(String written) {
        return Draft.step(folder, "id: one\nshow: {tools: " + written + "}").only().show().orElseThrow().tools();
    }

    private Draft steps(String... blocks) {
        return Draft.of(folder, Draft.HEAD.replace("model: rope\n", "model: rope\n" + FALL) + Stream.of(blocks)
                .map(block -> "## Step\n```limber\n" + block + "\n```\n").collect(Collectors.joining()));
    }

    private static String choices(String right, String wrong) {
        return "predict:\n- id: q\n  ask: What does it read?\n  at: {frame: 4}\n  choices:\n  - {text: a, when: '"
                + right + "'}\n  - {text: b, when: '" + wrong + "'}";
    }

    @Test
    void aToolHasItsPoints() {
        assertEquals(Optional.of(new Tools(List.of(
                new Tool.Ruler(new ToolPoint.Fastened("particle:0"), new ToolPoint.Fixed(new Vec(1, -2, 0.5))),
                new Tool.Protractor(START, THIRD, END), new Tool.Stopwatch(0), new Tool.Stopwatch(0.25)))),
                tools("[{ruler: [particle:0, [1, -2, 0.5]]}, {protractor: [start, particle:3, end]}, stopwatch, "
                        + "{stopwatch: 0.25}]"));
        assertEquals(Optional.of(Tools.NONE), tools("[]"), "none is something else than what was there");
        assertEquals(Optional.empty(), Draft.step(folder, "id: one\nshow: {level: step}").only().show().orElseThrow()
                .tools());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '¦', value = {
        "stopwatch ¦ 10:15: tools is the string \"stopwatch\"; a list such as [{ruler: [[0, 0, 0], [1, 0, 0]]}, "
                + "stopwatch] would be right",
        "[rular] ¦ 10:16: 'rular' is no tool; did you mean ruler?",
        "[{rular: [start, end]}] ¦ 10:17: 'rular' is no tool; did you mean ruler?",
        "[ruler] ¦ 10:16: a ruler needs its points; {ruler: […]}, {protractor: […]}, stopwatch or {stopwatch: 0.5} "
                + "would be right",
        "[{ruler: [start]}] ¦ 10:24: ruler is an array of 1; a list of 2 handles, elements or places would be right",
        "[{protractor: [start, end]}] ¦ 10:29: protractor is an array of 2; a list of 3 handles, elements or places "
                + "would be right",
        "[{ruler: [start, particle:31]}] ¦ 10:32: 'particle:31' is no handle and no element here; start, end, "
                + "particle:0..30, stick:0..29, constraint:0..29, ring:0..30, vertex:0..428 or a place [x, y, z] "
                + "would be right",
        "[{ruler: [start, particle:03]}] ¦ 10:32: 'particle:03' is no handle and no element here; start, end, "
                + "particle:0..30, stick:0..29, constraint:0..29, ring:0..30, vertex:0..428 or a place [x, y, z] "
                + "would be right",
        "[{ruler: [start, [0, 1]]}] ¦ 10:32: a place is an array of 2; [x, y, z] in metres would be right",
        "[{ruler: [start, [0, 1, 2e6]]}] ¦ 10:39: a coordinate: 2000000 is outside -1000000..1000000",
        "[{stopwatch: -1}] ¦ 10:28: stopwatch: -1 is outside 0..1000000",
        "[{ruler: [start, end], stopwatch: 1}] ¦ 10:16: a tool has 2 keys; {ruler: […]}, {protractor: […]}, "
                + "stopwatch or {stopwatch: 0.5} would be right",
    })
    void aFaultIsToldWithItsPlace(String written, String fault) {
        assertEquals(List.of("lesson.md:" + fault),
                Draft.step(folder, "id: one\nset: {segments: 30}\nshow: {tools: " + written + "}").faults().stream()
                        .map(f -> f.replace("lesson.md:11:", "lesson.md:10:")).toList());
    }

    @Test
    void thereAreAtMostTwenty() {
        String all = Stream.generate(() -> "stopwatch").limit(21).collect(Collectors.joining(", ", "[", "]"));
        assertEquals(List.of("lesson.md:10:15: tools has 21 entries; at most 20 would be right"),
                Draft.step(folder, "id: one\nshow: {tools: " + all + "}").faults());
    }

    @Test
    void aToolIsPlottedAndHalts() {
        Step step = Draft.step(folder, "id: one\nshow: {plots: ['tool(ruler)', '1 + tool(ruler)'], tools: [{ruler: "
                + "[start, end]}]}\nstops: ['tool(ruler) > 3']").only();
        assertEquals(List.of("tool(ruler)", "1 + tool(ruler)"),
                step.show().orElseThrow().plots().orElseThrow().stream().map(Measure::name).toList());
        assertEquals("tool(ruler) > 3", step.stops().getFirst().toString());
        assertEquals(List.of("lesson.md:10:10: there is no ruler in this scene; a scene with a ruler in it would be "
                + "right"), Draft.step(folder, "id: one\nstops: ['tool(ruler) > 3']").faults());
    }

    @Test
    void aQuestionAsksWhatAToolReads() {
        String tools = "show: {tools: [{ruler: [[0, 0, 0], particle:0]}, {protractor: [particle:0, [0, 0, 0], "
                + "[1, 0, 0]]}, {stopwatch: 0.02}]}\n";
        assertEquals(List.of(), steps("id: a\n" + tools
                + choices("abs(tool(ruler) - 0.03924) < 1e-12", "tool(ruler) < 0.039"),
                "id: b\n" + choices("abs(tool(protractor) - 90) < 1e-9", "tool(protractor) < 89"),
                "id: c\n" + choices("abs(tool(stopwatch) - 0.06) < 1e-12", "tool(stopwatch) < 0.05")).rehearsed());
    }

    @Test
    void toolsStayUntilAStepShowsOthers() {
        List<Step> steps = steps("id: a\nshow: {tools: [stopwatch]}", "id: b\nshow: {level: step}", "id: c",
                "id: d\nshow: {tools: []}", "id: e").lesson().steps();
        var watch = new Tools(List.of(new Tool.Stopwatch(0)));
        assertEquals(List.of(watch, watch, watch, Tools.NONE, Tools.NONE),
                steps.stream().map(step -> step.show().orElseThrow().tools().orElseThrow()).toList());
    }
}
