package limber.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import limber.expression.Expression;
import limber.input.Faults;
import limber.input.Node;
import limber.input.YamlText;
import limber.lesson.source.LessonText;
import limber.lesson.source.Limits;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A comparison of the schema for editors with the reader.
class LessonSchemaTest {
    private static final JsonMapper JSON = JsonMapper.shared();
    private static final JsonNode SCHEMA = schema();
    private static final Schema HEAD = part("head"), BLOCK = part("block");

    @TempDir Path folder;

    private static JsonNode schema() {
        try (InputStream in = LessonSchemaTest.class.getResourceAsStream("lesson.schema.json")) {
            assertNotNull(in);
            return JSON.readTree(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// A definition alone, with all the others that it refers to.
    private static Schema part(String name) {
        var alone = new LinkedHashMap<String, Object>();
        alone.put("$ref", "#/$defs/" + name);
        alone.put("$defs", SCHEMA.get("$defs"));
        return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(JSON.writeValueAsString(alone), InputFormat.JSON);
    }

    private static List<String> against(Schema schema, Node node) {
        return schema.validate(JSON.writeValueAsString(plain(node)), InputFormat.JSON).stream().map(Object::toString)
                .toList();
    }

    private static Object plain(Node node) {
        return switch (node.value()) {
            case Map<?, ?> _ -> {
                var members = new LinkedHashMap<String, Object>();
                node.object("", "").forEach((key, value) -> members.put(key, plain(value)));
                yield members;
            }
            case List<?> _ -> node.array("", "").stream().map(LessonSchemaTest::plain).toList();
            case Node.Figure f -> new BigDecimal(f.text());
            case Node.Nothing _ -> JSON.nullNode();
            default -> node.value();
        };
    }

    // ---- what is right ----

    private static List<String> lessons() throws IOException {
        String page = Files.readString(Path.of("docs/first-lesson.md"));
        int from = page.indexOf("````markdown\n") + "````markdown\n".length();
        var lessons = new ArrayList<>(List.of(Draft.EXAMPLE, page.substring(from, page.indexOf("````\n", from))));
        for (Path shipped : ShippedLessonsTest.folders()) lessons.add(Files.readString(shipped.resolve("lesson.md")));
        return lessons;
    }

    @Test
    void theExamplesAndWhatShipsAreValid() throws IOException {
        for (String lesson : lessons()) {
            var faults = new Faults();
            LessonText text = LessonText.read("lesson.md", lesson, faults);
            assertTrue(faults.none());
            Node head = text.head().map().orElseThrow();
            String id = String.valueOf(head.object("", "").get("id").value());
            assertEquals(List.of(), against(HEAD, head), id);
            for (LessonText.Section section : text.sections())
                if (section.block().isPresent())
                    assertEquals(List.of(), against(BLOCK, section.block().get()), id + " " + section.position());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "{id: 1}",
        "{id: a, scene: keep, goto: {frame: 2, substep: 1, phase: distance, sweep: 3, element: 4}, play: {to: 9, "
                + "speed: 0.5}, step: sweep}",
        "{id: a, set: {damping: .5, pinEnd: true, sweep: jacobi, end: [1, 2, 3], shape: [[0, 0, 0], [1, 1, 1]]}, "
                + "inputs: [{frame: 1, set: {damping: 1}}, {frame: 2, move: end, to: [1, 2, 3]}, {frame: 3, do: "
                + "release, "
                + "particle: 2}]}",
        "{id: a, show: {level: watch, overlays: [pins, casteljau: {t: 0.4}], plots: [], panes: [code]}}",
        "{id: a, show: {tools: [{ruler: [particle:0, [0, 0, 1]]}, {protractor: [start, particle:3, end]}, stopwatch, "
                + "{stopwatch: 0.5}]}}",
        "{id: a, show: {overlays: {casteljau: {t: 0.4}, ghost: true, pins: }}}",
        "{id: a, camera: side, panel: {iterations: [1, 20], sweep: [forward, jacobi], gravity: true}}",
        "{id: a, camera: {eye: [0, 0, 1], target: [0, 0, 0], lock: true}}",
        "{id: a, panel: true}",
        "{id: a, predict: [{id: q, ask: a, at: {frame: 1}, choices: [{text: a, correct: true, naive: true}, {text: b, "
                + "naive: false}]}]}",
        "{id: a, given: [0.73, 3 * max(speed)]}",
        "{id: a, stops: [max(abs(residual)) > 0.1, 'phase == distance && element == 0']}",
        "{id: a, compare: {names: [1, 64], left: {iterations: 1}, right: {iterations: 64}, layout: overlaid}}",
        "{id: a, hold: true, predict: [{id: q, ask: a, at: {frame: 1}, choices: [{text: 1, when: sag > 1}, {text: 2, "
                + "when: true, because: b}]}]}",
        "{id: a, predict: [{id: q, ask: a, at: {frame: 1}, choices: [{text: a, correct: true}, {text: b, correct: "
                + "false}, {text: c}]}]}",
        "{id: a, predict: [{id: q, ask: a, at: {frame: 1}, number: {truth: 3, unit: m, tolerance: 5 %}}, {id: r, "
                + "ask: a, at: {frame: 9}, curve: {truth: sag, tolerance: 0.1}}]}",
        "{id: a, predict: [{id: q, ask: a, at: {frame: 1}, number: {truth: 3, tolerance: 5 %}, because: b, mistakes: "
                + "[{value: 2 * sag, because: c}, {value: 1, because: d}]}]}",
        "{id: a, goal: {when: sag > 1, at: {frame: 3}, hint: h}}",
        "{id: a, goal: {when: sag > 1, for: 3}}",
    })
    void everyFormOfABlockIsValid(String block) {
        assertEquals(List.of(), against(BLOCK, YamlText.read("b", block, 1)));
    }

    // ---- what is wrong ----

    @ParameterizedTest
    @ValueSource(strings = {
        "{}", "[format, 1]", "{id: a, title: a, model: rope}", "{format: 1, title: a, model: rope}",
        "{format: 1, id: a, model: rope}", "{format: 1, id: a, title: a}",
        "{format: 2, id: a, title: a, model: rope}", "{format: 1, id: A, title: a, model: rope}",
        "{format: 1, id: a, title: '', model: rope}", "{format: 1, id: a, title: [a], model: rope}",
        "{format: 1, id: a, title: a, model: 3}",
        "{format: 1, id: a, title: a, model: rope, minutes: 0}",
        "{format: 1, id: a, title: a, model: rope, minutes: 3.5}",
        "{format: 1, id: a, title: a, model: rope, level: easy}", "{format: 1, id: a, title: a, model: rope, needs: b}",
        "{format: 1, id: a, title: a, model: rope, set: []}",
        "{format: 1, id: a, title: a, model: rope, set: {damping: }}",
        "{format: 1, id: a, title: a, model: rope, preset: 3}",
        "{format: 1, id: a, title: a, model: rope, goto: {frame: 1}}",
        "{format: 1, id: a, title: a, model: rope, learn: ''}", "{format: 1, id: a, title: a, model: rope, learn: [a]}",
        "{format: 1, id: a, title: a, model: rope, inputs: [{frame: 0, do: retract}]}",
        "{format: 1, id: a, title: a, model: rope, inputs: [{frame: 1}]}",
        "{format: 1, id: a, title: a, model: rope, inputs: [{frame: 1, move: end}]}",
        "{format: 1, id: a, title: a, model: rope, inputs: [{frame: 1, do: retract, set: {}}]}",
    })
    void aWrongHeadIsNot(String head) {
        assertFalse(against(HEAD, YamlText.read("h", head, 1)).isEmpty());
        assertFalse(Draft.of(folder, "---\n" + head + "\n---\n## Step\n").faults().isEmpty(),
                "nor is it for the reader");
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "{}", "[id, one]", "{id: A b}", "{id: a, overlay: [pins]}", "{id: a, scene: old}",
        "{id: a, scene: keep, set: {damping: 1}}", "{id: a, scene: keep, inputs: []}", "{id: a, goto: 12}",
        "{id: a, goto: {phase: distance}}",
        "{id: a, goto: {frame: -1}}", "{id: a, goto: {frame: 20001}}", "{id: a, goto: {frame: 1, element: 2}}",
        "{id: a, goto: {frame: 0, sweep: 1}}", "{id: a, play: {speed: 1}}", "{id: a, play: {to: 1, speed: 11}}",
        "{id: a, step: 3}",
        "{id: a, show: {tools: [ruler]}}", "{id: a, show: {tools: [{ruler: [start]}]}}",
        "{id: a, show: step}", "{id: a, show: {level: stop}}", "{id: a, show: {panes: [plot]}}",
        "{id: a, show: {plots: energy}}", "{id: a, show: {overlays: [pins: 3]}}", "{id: a, camera: left}",
        "{id: a, camera: {eye: [0, 0, 1]}}",
        "{id: a, camera: {view: front, eye: [0, 0, 1], target: [0, 0, 0]}}", "{id: a, camera: {lock: true}}",
        "{id: a, panel: [iterations]}", "{id: a, panel: {iterations: 5}}", "{id: a, panel: {iterations: [1]}}",
        "{id: a, panel: {sweep: []}}", "{id: a, panel: {sweep: false}}",
        "{id: a, compare: {left: {}, right: {}}}", "{id: a, compare: {names: [a], left: {}, right: {}}}",
        "{id: a, compare: {names: [a, b], left: {}, right: {}, layout: above}}", "{id: a, hold: true}",
        "{id: a, hold: maybe}", "{id: a, stops: []}", "{id: a, stops: sag > 1}",
        "{id: a, predict: []}", "{id: a, predict: [{ask: a, at: {frame: 1}, number: {truth: 1, tolerance: 1}}]}",
        "{id: a, predict: [{id: q, ask: a, at: {frame: 1}}]}",
        "{id: a, predict: [{id: q, ask: a, at: {frame: 1}, number: {truth: 1, tolerance: 1}, curve: {truth: 1, "
                + "tolerance: 1}}]}",
        "{id: a, predict: [{id: q, ask: a, at: {frame: 1}, number: {truth: 1}}]}",
        "{id: a, predict: [{id: q, ask: a, at: {frame: 1}, number: {truth: 1, tolerance: 0}}]}",
        "{id: a, predict: [{id: q, ask: a, at: {frame: 1}, number: {truth: 1, tolerance: about 1}}]}",
        "{id: a, predict: [{id: q, ask: a, at: {frame: 1}, choices: [{text: a, correct: true}]}]}",
        "{id: a, predict: [{id: q, ask: a, at: {frame: 1}, choices: [{text: a}, {text: b}]}]}",
        "{id: a, predict: [{id: q, ask: a, at: {frame: 1}, choices: [{text: a, correct: true}, {text: b, correct: "
                + "true}]}]}",
        "{id: a, predict: [{id: q, ask: a, at: {frame: 1}, choices: [{text: a, when: x}, {text: b}]}]}",
        "{id: a, predict: [{id: q, ask: a, at: {frame: 1}, choices: [{text: a, when: x, correct: true}, {text: b, "
                + "when: y}]}]}",
        "{id: a, predict: [{id: q, ask: a, at: {frame: 1}, choices: [{text: a, when: x}, {text: b, correct: true}]}]}",
        "{id: a, panel: false}", "{id: a, predict: [{id: q, ask: a, at: {frame: 1}, choices: [{text: a, correct: true, "
                + "naive: true}, {text: b, naive: true}]}]}",
        "{id: a, goal: {when: sag > 1}}", "{id: a, goal: {when: sag > 1, at: {frame: 1}, for: 2}}",
        "{id: a, goal: {at: {frame: 1}}}", "{id: a, goal: {when: sag > 1, at: {frame: 1, sweep: 2}}}",
        "{id: a, goal: {when: sag > 1, for: 0}}",
    })
    void aWrongBlockIsNot(String block) {
        assertFalse(against(BLOCK, YamlText.read("b", block, 1)).isEmpty());
        assertFalse(Draft.of(folder, Draft.HEAD + "## Step\n```limber\n" + block + "\n```\n").faults().isEmpty(),
                "nor is it for the reader");
    }

    // ---- the same keys and words ----

    private static Set<String> keys(String pointer) {
        return new TreeSet<>(SCHEMA.at(pointer + "/properties").propertyNames());
    }

    private static List<String> words(String pointer) {
        return SCHEMA.at(pointer + "/enum").valueStream().map(JsonNode::asString).toList();
    }

    /// The reader lists the keys that it knows when it meets one that is like none of them.
    @ParameterizedTest
    @CsvSource(delimiter = '¦', value = {
        "/$defs/block ¦ the block ¦ zzzzzzzzzzzzzzzz: 1",
        "/$defs/moment ¦ a moment ¦ goto: {frame: 1, zzzzzzzzzzzzzzzz: 1}",
        "/$defs/block/properties/play ¦ play ¦ play: {to: 1, zzzzzzzzzzzzzzzz: 1}",
        "/$defs/show ¦ show ¦ show: {zzzzzzzzzzzzzzzz: 1}",
        "/$defs/camera/anyOf/1 ¦ camera ¦ camera: {view: top, zzzzzzzzzzzzzzzz: 1}",
        "/$defs/compare ¦ compare ¦ compare: {names: [a, b], left: {}, right: {}, zzzzzzzzzzzzzzzz: 1}",
        "/$defs/question ¦ a question ¦ predict: [{id: q, ask: a, at: {frame: 1}, number: {truth: 1, tolerance: 1}, "
                + "zzzzzzzzzzzzzzzz: 1}]",
        "/$defs/choice ¦ a choice ¦ predict: [{id: q, ask: a, at: {frame: 1}, choices: [{text: a, correct: true}, "
                + "{text: b, zzzzzzzzzzzzzzzz: 1}]}]",
        "/$defs/number ¦ a number ¦ predict: [{id: q, ask: a, at: {frame: 1}, number: {truth: 1, tolerance: 1, "
                + "zzzzzzzzzzzzzzzz: 1}}]",
        "/$defs/curve ¦ a curve ¦ predict: [{id: q, ask: a, at: {frame: 1}, curve: {truth: 1, tolerance: 1, "
                + "zzzzzzzzzzzzzzzz: 1}}]",
        "/$defs/question/properties/element ¦ an element ¦ predict: [{id: q, ask: a, at: {frame: 1}, element: {of: "
                + "stick, truth: stretch > 0, zzzzzzzzzzzzzzzz: 1}}]",
        "/$defs/question/properties/arrow ¦ an arrow ¦ predict: [{id: q, ask: a, at: {frame: 1}, arrow: {of: particle, "
                + "element: 1, truth: velocity, tolerance: 15 deg, zzzzzzzzzzzzzzzz: 1}}]",
        "/$defs/question/properties/shape ¦ a shape ¦ predict: [{id: q, ask: a, at: {frame: 1}, shape: {of: particle, "
                + "tolerance: 0.1 m, zzzzzzzzzzzzzzzz: 1}}]",
        "/$defs/question/properties/expression ¦ an expression ¦ predict: [{id: q, ask: a, at: {frame: 1}, expression: "
                + "{truth: correction, over: {frame: 1, phase: distance}, names: [length], zzzzzzzzzzzzzzzz: 1}}]",
        "/$defs/block/properties/sweep ¦ a sweep ¦ sweep: {over: iterations=1..3, measure: sag, frames: 2, "
                + "zzzzzzzzzzzzzzzz: 1}",
        "/$defs/goal ¦ a goal ¦ goal: {when: sag > 1, for: 2, zzzzzzzzzzzzzzzz: 1}",
    })
    void theReaderKnowsTheKeysOfTheSchema(String pointer, String what, String line) {
        assertEquals(keys(pointer), known(Draft.step(folder, "id: one\n" + line)), what);
    }

    @Test
    void theReaderKnowsTheKeysOfTheHead() {
        assertEquals(keys("/$defs/head"), known(Draft.of(folder,
                Draft.HEAD.replace("model: rope\n", "model: rope\nzzzzzzzzzzzzzzzz: 1\n") + "## Step\n")));
    }

    private static Set<String> known(Draft draft) {
        String fault = draft.faults().getFirst(), before = "; there is ";
        assertEquals(1, draft.faults().size(), draft.faults().toString());
        return new TreeSet<>(Arrays.asList(fault.substring(fault.indexOf(before) + before.length()).split(", ")));
    }

    @Test
    void wordsThatAreFixedAreThoseOfTheReader() {
        assertEquals(Stream.of(Lesson.Depth.values()).map(LessonSchemaTest::word).toList(),
                words("/$defs/head/properties/level"));
        assertEquals(Showable.LAYOUTS, words("/$defs/compare/properties/layout"));
        assertEquals(Showable.LEVELS, words("/$defs/show/properties/level"));
        assertEquals(Showable.PANES, words("/$defs/show/properties/panes/items"));
        assertEquals(Showable.VIEWS, words("/$defs/view"));
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Test
    void numbersThatAreBoundAreBoundAlike() {
        assertEquals(Limits.FRAMES, SCHEMA.at("/$defs/moment/properties/frame/maximum").asInt());
        assertEquals(Limits.FRAMES, SCHEMA.at("/$defs/frame/properties/frame/maximum").asInt());
        assertEquals(Limits.FRAMES, SCHEMA.at("/$defs/inputs/items/properties/frame/maximum").asInt());
        assertEquals(Limits.FRAMES, SCHEMA.at("/$defs/goal/properties/for/maximum").asInt());
        assertEquals(Limits.MINUTES, SCHEMA.at("/$defs/head/properties/minutes/maximum").asInt());
        assertEquals(Limits.QUESTIONS, SCHEMA.at("/$defs/block/properties/predict/maxItems").asInt());
        assertEquals(Limits.CHOICES, SCHEMA.at("/$defs/choices/maxItems").asInt());
        assertEquals(Limits.INPUTS, SCHEMA.at("/$defs/inputs/maxItems").asInt());
        assertEquals(Limits.LEARN, SCHEMA.at("/$defs/head/properties/learn/maxLength").asInt());
        assertEquals(Limits.TEXT, SCHEMA.at("/$defs/text/anyOf/0/maxLength").asInt());
        assertEquals(Expression.LONGEST, SCHEMA.at("/$defs/expression/maxLength").asInt());
    }
}
