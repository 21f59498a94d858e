package limber.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import limber.engine.model.Model;
import limber.models.Catalog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Mistakes in lessons: each is reported with its position and what would be right.
class LessonFaultsTest {
    @TempDir Path folder;

    /// Exactly these faults, in this order; a line break is written ⏎.
    private void assertFaults(Draft draft, String... faults) {
        assertEquals(String.join("\n", faults), String.join("\n", draft.faults()));
    }

    private static String[] placed(String faults) {
        return Stream.of(faults.split("⏎")).map(f -> "lesson.md:" + f).toArray(String[]::new);
    }

    @Test
    void allFaultsAreToldAtOnce() {
        assertFaults(Draft.of(folder, """
                        ---
                        format: 1
                        id: Draft
                        title: A draft
                        model: rope
                        set: {iterations: 0}
                        ---
                        ## One
                        ```limber
                        id: one
                        goto: {frame: 1, phase: distanse}
                        goal: {when: "max(abs(residual)) < sagg", at: {frame: 3}}
                        ```
                        See ![it](rope.png).
                        """),
                "lesson.md:3:5: id: 'Draft' is no slug; a word of small letters, digits and hyphens, such as "
                        + "one-stick, would be right",
                "lesson.md:6:19: rope.iterations: 0 is below 1 (1..1000)",
                "lesson.md:11:25: 'distanse' is no phase here; did you mean distance?",
                "lesson.md:12:36: 'sagg' is no parameter and no measure of the rope; did you mean sag?",
                "lesson.md:14:5: 'rope.png' is not in the lesson's folder");
    }

    // ---- the head ----

    @ParameterizedTest
    @CsvSource(delimiter = '¦', value = {
        "format: 1 ¦ format: 2 ¦ 2:9: format is the number 2; 1, the only one so far, would be right",
        "format: 1 ¦ ¦ 1:1: format is missing from the head; 1 would be right",
        "id: draft ¦ ¦ 1:1: id is missing from the head; a word such as id: one-stick would be right",
        "title: A draft ¦ title: ¦ 4:7: title is null; a text would be right",
        "title: A draft ¦ title: ''  ¦ 4:8: title is empty; a text would be right",
        "title: A draft ¦ titel: A draft ¦ 1:1: title is missing from the head; a text would be right⏎4:1: \"titel\" "
                + "is not a key of the head; did you mean title?",
        "model: rope ¦ ¦ 1:1: model is missing from the head; the name of a model would be right",
        "model: rope ¦ model: Rope ¦ 5:8: 'Rope' is not a model; did you mean rope?",
        "model: rope ¦ model: sandbag ¦ 5:8: 'sandbag' is not a model; there is MODELS",
        "model: rope ¦ model: rope⏎minutes: 0 ¦ 6:10: minutes: 0 is below 1 (1..120)",
        "model: rope ¦ model: rope⏎level: easy ¦ 6:8: level: there is no 'easy'; there is first, core, deeper",
        "model: rope ¦ model: rope⏎needs: one-stick ¦ 6:8: needs is the string \"one-stick\"; a list of lesson ids "
                + "would be right",
        "model: rope ¦ model: rope⏎needs: [One stick] ¦ 6:9: needs: 'One stick' is no slug; a word of small letters, "
                + "digits and hyphens, such as one-stick, would be right",
        "model: rope ¦ model: rope⏎learn: Say where it ends. ¦ 6:8: learn has 1 sentence; 2..4 would be right",
        "model: rope ¦ model: rope⏎learn: A b. C d! E f? G h. I j ¦ 6:8: learn has 5 sentences; 2..4 would be right",
        "model: rope ¦ model: rope⏎learn: [Say where it ends.] ¦ 6:8: learn is an array of 1; a text would be right",
        "model: rope ¦ model: rope⏎learn: '' ¦ 6:8: learn is empty; a text would be right",
        "model: rope ¦ model: rope⏎preset: hok ¦ 6:9: rope has no preset 'hok'; did you mean hook?",
        "model: rope ¦ model: rope⏎set: [iterations] ¦ 6:6: set is an array of 1; a map such as {segments: …} would "
                + "be right",
        "model: rope ¦ model: rope⏎set: {iteration: 3} ¦ 6:7: 'iteration' is no parameter of the rope; did you mean "
                + "iterations?",
        "model: rope ¦ model: rope⏎set:⏎  pinEnd: yes ¦ 7:11: rope.pinEnd is the string \"yes\"; true or false would "
                + "be right",
        "model: rope ¦ model: rope⏎inputs: {frame: 1} ¦ 6:9: inputs is an object; a list of inputs would be right",
        "model: rope ¦ model: rope⏎inputs: [{frame: 3, do: fly}] ¦ 6:25: 'fly' is not an action of the rope; there "
                + "is fire, extend, retract, pull, attach, detach, release",
        "model: rope ¦ model: rope⏎inputs: [{frame: 30000, do: retract}] ¦ 6:9: an input in frame 30000; the last "
                + "frame of a lesson is 20000",
    })
    void inTheHead(String right, String wrong, String faults) {
        String head = wrong == null ? Draft.HEAD.replace(right + "\n", "")
                : Draft.HEAD.replace(right, wrong.replace('⏎', '\n'));
        String models = Catalog.MODELS.stream().map(Model::name).collect(Collectors.joining(", "));
        assertFaults(Draft.of(folder, head + "## Step\n"), placed(faults.replace("MODELS", models)));
    }

    @Test
    void aFaultInTheHeadHidesNoneInTheSteps() {
        Draft draft = Draft.of(folder,
                Draft.HEAD.replace("model: rope", "model: roppe\npreset: hok\nset: {iterations: no}\nlevel: 3")
                        + "## Step\n```limber\nid: one\nstepp: 3\n```\n");
        assertFaults(draft,
                "lesson.md:5:8: 'roppe' is not a model; did you mean rope?",
                "lesson.md:6:9: rope has no preset 'hok'; did you mean hook?",
                "lesson.md:7:19: rope.iterations is the string \"no\"; a whole number (1..1000) would be right",
                "lesson.md:8:8: level is the number 3; one of first, core, deeper would be right",
                "lesson.md:13:1: \"stepp\" is not a key of a step; did you mean step?");
    }

    // ---- blocks ----

    @ParameterizedTest
    @CsvSource(delimiter = '¦', value = {
        "hold: true ¦ 8:1: id is missing from a step; a word such as id: one-stick would be right⏎9:1: hold waits "
                + "for predictions and there is no predict; without hold, or with predict, it would be right",
        "id: Too long ¦ 9:5: id: 'Too long' is no slug; a word of small letters, digits and hyphens, such as "
                + "one-stick, would be right",
        "id: one⏎overlay: [pins] ¦ 10:1: \"overlay\" is not a key of a step; there is camera, compare, given, goal, "
                + "goto, hints, hold, id, inputs, panel, play, predict, preset, recap, scene, set, show, step, stops, "
                + "sweep, teacher",
        "id: one⏎revote: true ¦ 10:1: revote belongs to a question; beside its choices, in predict, would be right",
        "id: one⏎pannel: {iterations: true} ¦ 10:1: \"pannel\" is not a key of a step; did you mean panel?",
        "[id, one] ¦ 9:1: a step is an array of 2; keys and values such as goto: {frame: 1} would be right",
        "id: one⏎scene: keep ¦ 10:1: no step before this one has a scene that could be kept; new would be right",
        "id: one⏎scene: old ¦ 10:8: scene: there is no 'old'; there is new, keep",
        "id: one⏎preset: hok ¦ 10:9: rope has no preset 'hok'; did you mean hook?",
        "id: one⏎set: {iteration: 3} ¦ 10:7: 'iteration' is no parameter of the rope; did you mean iterations?",
        "id: one⏎set: {iterations: 3.5} ¦ 10:19: rope.iterations: '3.5' is not a whole number",
        "id: one⏎set: {sweep: back} ¦ 10:14: rope.sweep: 'back' is none of forward, backward, symmetric, red-black, "
                + "jacobi",
        "id: one⏎set: {end: [1, 2]} ¦ 10:12: rope.end is an array of 2; three numbers [x,y,z] would be right",
        "id: one⏎goto: 12 ¦ 10:7: a moment is the number 12; a map such as {frame: 12} or {frame: 1, phase: clock} "
                + "would be right",
        "id: one⏎goto: {phase: distance} ¦ 10:7: frame is missing from a moment; a whole number (0..20000) would be "
                + "right",
        "id: one⏎goto: {frame: -1} ¦ 10:15: goto.frame: -1 is below 0 (0..20000)",
        "id: one⏎goto: {frame: 20001} ¦ 10:15: goto.frame: 20001 is above 20000 (0..20000)",
        "id: one⏎goto: {frame: 1, sweep: 0} ¦ 10:25: goto.sweep: 0 is below 1 (1..100000)",
        "id: one⏎goto: {frame: 1, substep: first} ¦ 10:27: goto.substep is the string \"first\"; a whole number "
                + "(1..100000) would be right",
        "id: one⏎goto: {frame: 1, element: 3} ¦ 10:18: an element without a phase; phase: clock would be right, or "
                + "another one",
        "id: one⏎goto: {frame: 0, phase: distance} ¦ 10:7: frame 0 has no operations; the first frame that is "
                + "computed is 1",
        "id: one⏎goto: {frames: 3} ¦ 10:7: frame is missing from a moment; a whole number (0..20000) would be "
                + "right⏎10:8: \"frames\" is not a key of a moment; did you mean frame?",
        "id: one⏎play: {speed: 2} ¦ 10:7: to is missing from play; a frame would be right",
        "id: one⏎play: {to: 9, speed: 20} ¦ 10:22: speed: 20 is outside 0.01..10",
        "id: one⏎step: elment ¦ 10:7: 'elment' is not a step size (element, sweep, phase, substep, frame)",
        "id: one⏎show: step ¦ 10:7: show is the string \"step\"; a map such as {level: step, overlays: […]} would be "
                + "right",
        "id: one⏎show: {level: stop} ¦ 10:15: level: there is no 'stop'; did you mean step?",
        "id: one⏎show: {overlays: [pinz]} ¦ 10:19: 'pinz' is no overlay of the rope under these settings; did you "
                + "mean pins?",
        "id: one⏎show: {overlays: ['by:residul']} ¦ 10:19: 'by:residul' is no overlay of the rope under these "
                + "settings; did you mean by:residual?",
        "id: one⏎show: {overlays: [pins: {size: 3}]} ¦ 10:26: 'size' is nothing that pins takes; there is none",
        "id: one⏎show: {plots: [energie]} ¦ 10:16: 'energie' is no parameter and no measure of the rope; "
                + "did you mean energy?",
        "id: one⏎show: {plots: ['max(abs(residul))']} ¦ 10:25: 'residul' is no parameter and no measure "
                + "of the rope; did you mean residual?",
        "id: one⏎show: {plots: [abs(residual)]} ¦ 10:16: this is a number for each constraint; one number "
                + "would be right",
        "id: one⏎show: {plots: [sag > 1]} ¦ 10:16: this is true or false; one number would be right",
        "id: one⏎show: {panes: [plot]} ¦ 10:16: panes: there is no 'plot'; did you mean plots?",
        "id: one⏎camera: left ¦ 10:9: camera: there is no 'left'; there is front, side, top, free",
        "id: one⏎camera: {eye: [0, 0, 1]} ¦ 10:9: a camera has a view, or an eye and a target",
        "id: one⏎camera: {eye: [0, 0, 1], target: [0, 0, 1]} ¦ 10:9: eye and target are one point; two would be right",
        "id: one⏎camera: {view: front, lock: on} ¦ 10:29: lock is the string \"on\"; true or false would be right",
        "id: one⏎panel: [iterations] ¦ 10:8: panel is an array of 1; true or a map such as {segments: true} would be "
                + "right",
        "id: one⏎panel: {iterations: [20, 1]} ¦ 10:21: iterations: 20..1 is not a part of 1..1000",
        "id: one⏎panel: {iterations: [1, 2000]} ¦ 10:21: iterations: 1..2000 is not a part of 1..1000",
        "id: one⏎panel: {iterations: 5} ¦ 10:21: iterations is the number 5; true or a range [least, most] would be "
                + "right",
        "id: one⏎panel: {gravity: [0, 1]} ¦ 10:18: gravity is x,y,z, which has no range; true would be right",
        "id: one⏎panel: {sweep: [forward, back]} ¦ 10:26: sweep: there is no 'back'; there is forward, backward, "
                + "symmetric, red-black, jacobi",
        "id: one⏎panel: {gravty: true} ¦ 10:9: 'gravty' is no parameter of the rope; did you mean gravity?",
        "id: one⏎compare: {left: {damping: 1}, right: {damping: 2}} ¦ 10:10: names is missing from compare; a list "
                + "of two names would be right",
        "id: one⏎compare: {names: [a], left: {damping: 1}, right: {damping: 2}} ¦ 10:18: names is an array of 1; a "
                + "list of two names would be right",
        "id: one⏎compare: {names: [a, b], left: {damping: 1}} ¦ 10:10: right is missing from compare; a map of "
                + "settings would be right",
        "id: one⏎compare: {names: [a, b], left: {damping: 1}, right: {dampin: 2}} ¦ 10:54: 'dampin' is no parameter "
                + "of the rope; did you mean damping?",
        "id: one⏎compare: {names: [a, b], left: {damping: 1}, right: {damping: 2}, layout: above} ¦ 10:75: layout: "
                + "there is no 'above'; there is side-by-side, overlaid",
        "id: one⏎stops: [phse == distance] ¦ 10:9: 'phse' is no parameter and no measure of the rope; did you mean "
                + "phase?",
        "id: one⏎stops: [phase == distance, sag] ¦ 10:28: this is a number; something true or false would be right, "
                + "such as a comparison",
        "id: one⏎hold: maybe ¦ 10:7: hold is the string \"maybe\"; true or false would be right",
        "id: one⏎goal: {when: sag > 1} ¦ 10:7: a goal has neither at nor for; one of them would be right",
        "id: one⏎goal: {when: sag > 1, at: {frame: 3}, for: 3} ¦ 10:7: a goal has both at and for; one of them would "
                + "be right",
        "id: one⏎goal: {at: {frame: 3}} ¦ 10:7: when is missing from a goal; an expression would be right",
        "id: one⏎goal: {when: sag > 1, at: {frame: 3, sweep: 2}} ¦ 10:27: at is inside a frame; {frame: 3} alone "
                + "would be right",
        "id: one⏎goal: {when: sag, at: {frame: 3}} ¦ 10:14: this is a number; something true or false would be "
                + "right, such as a comparison",
    })
    void inABlock(String block, String faults) {
        assertFaults(Draft.step(folder, block.replace('⏎', '\n')), placed(faults));
    }

    @Test
    void aSceneThatIsKeptCannotBeSet() {
        assertFaults(Draft.of(folder, Draft.HEAD
                + "## A\n```limber\nid: a\n```\n## B\n```limber\nid: b\nscene: keep\npreset: hook\nset: {damping: "
                + "1}\ninputs: []\n```\n"),
                "lesson.md:15:1: preset starts a new scene, and scene is keep; one of the two would be right",
                "lesson.md:16:1: set starts a new scene, and scene is keep; one of the two would be right",
                "lesson.md:17:1: inputs starts a new scene, and scene is keep; one of the two would be right");
    }

    @Test
    void anIdStandsOnce() {
        assertFaults(Draft.of(folder, Draft.HEAD + "## A\n```limber\nid: a\n```\n## B\n```limber\nid: a\n```\n"),
                "lesson.md:13:5: the id 'a' stands twice; one of its own for each step would be right");
    }

    /// Contradictions that no value has by itself.
    @Test
    void settingsMustHoldTogether() {
        List<String> faults = Draft.step(folder, "id: one\nset: {segments: 2, shape: [[0, 0, 0], [1, 0, 0]]}").faults();
        assertEquals(1, faults.size());
        assertTrue(faults.getFirst().startsWith("lesson.md:10:1: rope.shape: 2 points"), faults.getFirst());
    }

    // ---- questions ----

    @ParameterizedTest
    @CsvSource(delimiter = '¦', value = {
        "[] ¦ 10:10: predict is an empty array; a list of 1 to 3 questions would be right",
        "{id: q} ¦ 10:10: predict is an object; a list of 1 to 3 questions would be right",
        "[{id: q}, {id: r}, {id: s}, {id: t}] ¦ 10:10: predict has 4 entries; at most 3 would be right",
        "[{ask: Why?, at: {frame: 1}, number: {truth: sag, tolerance: 1}}] ¦ 10:11: id is missing from a question; a "
                + "word such as id: one-stick would be right",
        "[{id: q, at: {frame: 1}, number: {truth: sag, tolerance: 1}}] ¦ 10:11: ask is missing from a question; a "
                + "text would be right",
        "[{id: q, ask: Why?, number: {truth: sag, tolerance: 1}}] ¦ 10:11: at is missing from a question; a moment "
                + "such as {frame: 12} would be right",
        "[{id: q, ask: Why?, at: {frame: 1}}] ¦ 10:11: a question has none of choices, number, curve, element, "
                + "arrow, shape, expression and code; exactly one would be right",
        "[{id: q, ask: Why?, at: {frame: 1}, number: {truth: sag, tolerance: 1}, curve: {truth: sag, tolerance: 1}}] "
                + "¦ 10:11: a question has number and curve; exactly one would be right",
        "[{id: q, ask: Why?, at: {frame: 1}, choises: []}] ¦ 10:11: a question has none of choices, number, "
                + "curve, element, arrow, shape, expression and code; exactly one would be right"
                + "⏎10:46: \"choises\" is not a key of a question; did you mean "
                + "choices?",
        "[{id: q, ask: Why?, at: {frame: 1}, choices: [{text: a, correct: true}]}] ¦ 10:46: a question has 1 choice; "
                + "2..8 would be right",
        "[{id: q, ask: Why?, at: {frame: 1}, choices: [{text: a}, {text: b}]}] ¦ 10:46: no choice is marked correct; "
                + "exactly one would be right, or a condition (when) for each",
        "[{id: q, ask: Why?, at: {frame: 1}, choices: [{text: a, correct: true}, {text: b, correct: true}]}] ¦ "
                + "10:46: 2 choices are marked correct; exactly one would be right, or a condition (when) for each",
        "[{id: q, ask: Why?, at: {frame: 1}, choices: [{text: a, when: sag > 1}, {text: b}]}] ¦ 10:46: 1 of 2 "
                + "choices has a condition; all of them would be right",
        "[{id: q, ask: Why?, at: {frame: 1}, choices: [{text: a, when: sag > 1}, {text: b, correct: true}]}] ¦ "
                + "10:46: 1 of 2 choices has a condition; all of them would be right",
        "[{id: q, ask: Why?, at: {frame: 1}, choices: [{text: a, when: sag > 1, correct: true}, {text: b, when: sag "
                + "<= 1}]}] ¦ 10:81: a choice has when or correct, not both",
        "[{id: q, ask: Why?, at: {frame: 1}, choices: [{when: sag > 1}, {text: b, when: sag <= 1}]}] ¦ 10:56: text "
                + "is missing from a choice; a text would be right",
        "[{id: q, ask: Why?, at: {frame: 1}, choices: [{text: No, never, when: sag > 1}, {text: b, when: sag <= "
                + "1}]}] ¦ 10:67: \"never\" is not a key of a choice; quotes around the whole text if it has a "
                + "comma; there "
                + "is because, correct, naive, text, when",
        "[{id: q, ask: Why?, at: {frame: 1}, choices: [{text: a, correct: true, naive: true}, {text: b, naive: true}]}]"
                + " ¦ 10:46: 2 choices are naive; a beginner has one first thought, so at most one would be right",
        "[{id: q, ask: Why?, at: {frame: 1}, choices: [{text: a, correct: true, naive: yes}, {text: b}]}] ¦ "
                + "10:88: naive is the string \"yes\"; true or false would be right",
        "[{id: q, ask: Why?, at: {frame: 1}, number: {truth: sag, tolerance: 1, naive: true}}] ¦ "
                + "10:81: \"naive\" is not a key of a number; there is tolerance, truth, unit",
        "[{id: q, ask: Why?, at: {frame: 1}, number: {tolerance: 1}}] ¦ 10:54: truth is missing from a number; an "
                + "expression would be right",
        "[{id: q, ask: Why?, at: {frame: 1}, number: {truth: sag}}] ¦ 10:54: tolerance is missing from a number; a "
                + "number with % or the unit, such as 5 %, would be right",
        "[{id: q, ask: Why?, at: {frame: 1}, number: {truth: sag, tolerance: about 1}}] ¦ 10:78: tolerance: 'about "
                + "1' is no tolerance; a number with % or the unit, such as 5 %, would be right",
        "[{id: q, ask: Why?, at: {frame: 1}, number: {truth: sag, unit: m, tolerance: 1 cm}}] ¦ 10:87: tolerance is "
                + "in cm and the question in 'm'; the same unit or % would be right",
        "[{id: q, ask: Why?, at: {frame: 1}, number: {truth: sag, tolerance: 0}}] ¦ 10:78: tolerance: 0 is not above 0",
        "[{id: q, ask: Why?, at: {frame: 1}, number: {truth: residual, tolerance: 1}}] ¦ 10:62: this is a number for "
                + "each constraint; one number would be right",
        "[{id: q, ask: Why?, at: {frame: 1, sweep: 1}, curve: {truth: sag, tolerance: 1}}] ¦ 10:34: a curve ends "
                + "with a whole frame after frame 0, where the step begins; {frame: 60} would be right",
    })
    void inAQuestion(String predict, String faults) {
        assertFaults(Draft.step(folder, "id: one\npredict: " + predict), placed(faults));
    }

    @Test
    void aQuestionHasAnIdOfItsOwn() {
        String question = "- {id: q, ask: Why?, at: {frame: 1}, number: {truth: sag, tolerance: 1}}\n";
        assertFaults(Draft.step(folder, "id: one\npredict:\n" + question + question),
                "lesson.md:12:8: two questions have the id 'q'; one each would be right");
    }

    // ---- columns ----

    /// The name is the seventh character of the expression.
    @ParameterizedTest
    @CsvSource(delimiter = '¦', value = {
        "goal: {when: 1.50 < sagg, for: 3} ¦ 10:21",
        "goal: {when: '1.50 < sagg', for: 3} ¦ 10:22",
        "goal: {when: \"1.50 < sagg\", for: 3} ¦ 10:22",
        "goal:⏎  when: 1.50 < sagg⏎  for: 3 ¦ 11:16",
        "goal: {hint: 端点, when: 1.50 < sagg, for: 3} ¦ 10:31",
        "goal: {hint: 🪢, when: 1.50 < sagg, for: 3} ¦ 10:30",
    })
    void anExpressionIsBlamedWhereItIsWrong(String goal, String place) {
        assertFaults(Draft.step(folder, "id: one\n" + goal.replace('⏎', '\n')),
                "lesson.md:" + place + ": 'sagg' is no parameter and no measure of the rope; did you mean sag?");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '¦', value = {
        "goal:⏎  when: >⏎    1.50 < sagg⏎  for: 3 ¦ 11:9",
        "goal:⏎  when: 1.50⏎    < sagg⏎  for: 3 ¦ 11:9",
        "goal: {when: \"1.50 \\x3c sagg\", for: 3} ¦ 10:14",
    })
    void anExpressionThatIsWrittenOtherwiseIsBlamedAsAWhole(String goal, String place) {
        assertFaults(Draft.step(folder, "id: one\n" + goal.replace('⏎', '\n')), "lesson.md:" + place
                + ": column 8 of the expression: 'sagg' is no parameter and no measure of the rope; did you mean sag?");
    }

    @Test
    void aBlockMayBeIndented() {
        for (String indent : List.of("", " ", "  ", "   ")) {
            String block = "```limber\nid: one\nset:\n  iterations: 0\n```".indent(indent.length());
            assertFaults(Draft.of(folder, Draft.HEAD + "## Step\n" + block),
                    "lesson.md:11:" + (15 + indent.length()) + ": rope.iterations: 0 is below 1 (1..1000)");
        }
    }

    @Test
    void tabsAreRefusedWhereTheyIndent() {
        assertFaults(Draft.step(folder, "id: one\nset:\n\titerations: 3"),
                "lesson.md:11:1: not YAML: a tab; spaces would be right");
    }

    // ---- what is not even YAML ----

    @ParameterizedTest
    @CsvSource(delimiter = '¦', value = {
        "title: Ropes: an introduction ¦ 10:13: not YAML: a colon too many; quotes around a text with a colon, or "
                + "key: value a line, each key below the one before, would be right",
        "set: {damping: 1⏎goto: {frame: 3} ¦ 11:5: not YAML: expected ',' or '}', and there is :; that bracket, or "
                + "quotes around a text with a colon or a bracket, would be right (it is opened in line 10)",
        "goal: {when: !pinEnd, for: 3} ¦ 10:14: not YAML: what begins with !, & or * is no text; quotes around it "
                + "would be right",
        "goal: {when: !pinEnd } ¦ 10:14: tags are not read; quotes around what begins with ! would be right",
        "set: {iterations: 1,5} ¦ 10:21: the number 5 stands where a key would; a list such as [1, 0, 0], a point as "
                + "in 0.5, or quotes around a text with a comma, would be right",
        "set: {damping: 1, damping: 2} ¦ 10:19: \"damping\" stands twice in one map; once would be right",
        "set: {damping: 'one} ¦ 10:16: not YAML: this quote has no end; the same quote once more would be right",
        "show: {overlays: [pins} ¦ 10:23: not YAML: expected ',' or ']', and there is }; that bracket, or quotes "
                + "around a text with a colon or a bracket, would be right",
    })
    void aBlockThatIsNoYaml(String line, String faults) {
        assertFaults(Draft.step(folder, "id: one\n" + line.replace('⏎', '\n')), placed(faults));
    }

    @Test
    void aLineOfTheHeadThatIsNoYamlHidesNothing() {
        String head = Draft.HEAD.replace("title: A draft", "title: Ropes: an introduction\nlevel: {core\nminutes: 0");
        assertFaults(Draft.of(folder, head + "## Step\n```limber\nid: one\nset: {iterations: 0}\n```\n"),
                "lesson.md:4:13: not YAML: a colon too many; quotes around a text with a colon, or key: value a "
                        + "line, each key below the one before, would be right",
                "lesson.md:5:13: not YAML: expected ',' or '}', and there is <stream end>; that bracket, or quotes "
                        + "around a text with a colon or a bracket, would be right",
                "lesson.md:6:10: minutes: 0 is below 1 (1..120)",
                "lesson.md:12:19: rope.iterations: 0 is below 1 (1..1000)");
    }

    /// Without the settings of the head, phases and overlays are unknown.
    @Test
    void nothingIsSaidThatMayBeWrongOnceTheScenesSettingsCannotBeRead() {
        List<String> faults = Draft.of(folder, Draft.HEAD.replace("model: rope", "model: rope\nset: {sweep: jacobi")
                + "## Step\n```limber\nid: one\ngoto: {frame: 1, phase: average}\n```\n## Two\n```limber\nid: [\n```\n")
                .faults();
        assertEquals(List.of("lesson.md:6:20", "lesson.md:15:6"),
                faults.stream().map(f -> f.replaceFirst(": .*", "")).toList(), faults.toString());
    }

    // ---- the text ----

    @ParameterizedTest
    @CsvSource(delimiter = '¦', value = {
        "```Limber⏎id: one⏎``` ¦ 8:1: the block is marked 'Limber'; limber alone would be right",
        "```limber yaml⏎id: one⏎``` ¦ 8:1: the block is marked 'limber yaml'; limber alone would be right",
        "```limber⏎id: one⏎ ¦ 8:1: the block has no end; a line of ``` below it would be right",
        "```limber ¦ 8:1: the block has no end; a line of ``` below it would be right",
        "```limber⏎id: one⏎⏎## Next⏎```limber⏎id: two⏎``` ¦ 8:1: the block has no end; a line of ``` below it would "
                + "be right",
        "```limber⏎id: one⏎```⏎```limber⏎hold: true⏎``` ¦ 11:1: a second limber block in one step; one would be right",
        "> ```limber⏎> id: one⏎> ``` ¦ 8:3: a limber block stands inside another block; at the margin it would be "
                + "right",
        "- ```limber⏎  id: one⏎  ``` ¦ 8:3: a limber block stands inside another block; at the margin it would be "
                + "right",
        "```yaml⏎id: one⏎``` ¦ 8:1: a block that begins with an id is marked 'yaml'; limber would be right",
        "```⏎id: one⏎``` ¦ 8:1: a block that begins with an id is marked ''; limber would be right",
        "##Next ¦ 8:1: a heading has a blank after its #",
        "Go [on](http://x.org). ¦ 8:4: a link to 'http://x.org'; goto:frame=1, set:name=value, "
                + "find:condition, moment:name.limber or lesson:id would be "
                + "right, since nothing is fetched",
        "Go [on](next.md). ¦ 8:4: a link to 'next.md'; goto:frame=1, set:name=value, "
                + "find:condition, moment:name.limber or lesson:id would be right, "
                + "since nothing is fetched",
        "Go [on](goto:frame=x). ¦ 8:4: goto.frame is the string \"x\"; a whole number (0..20000) would be right",
        "Go [on](goto:phase=distance). ¦ 8:4: frame is missing from a moment; a whole number (0..20000) would be right",
        "Go [on](goto:frame=1&phase=distanse). ¦ 8:4: 'distanse' is no phase here; did you mean distance?",
        "Now [half](set:corection=half). ¦ 8:5: 'corection' is no parameter of the rope; did you mean correction?",
        "Now [half](set:correction=Half). ¦ 8:5: correction: 'Half' is none of weighted, half",
        "Now [half](set:correction). ¦ 8:5: 'correction' in a link; name=value would be right, with & between several",
        "See [it](moment:slack.limber). ¦ 8:5: 'slack.limber' is not in the lesson's folder",
        "See [it](moment:../slack.limber). ¦ 8:5: '../slack.limber' lies outside the lesson's folder; a file in it "
                + "would be right",
        "See [it](moment:lesson.md). ¦ 8:5: 'lesson.md' is no moment; a .limber file would be right",
        "As in [there](lesson:One). ¦ 8:7: lesson: 'One' is no slug; a word of small letters, digits and hyphens, "
                + "such as one-stick, would be right",
        "- a ![b](c.png) ¦ 8:5: 'c.png' is not in the lesson's folder",
        "![b](c.svg) ¦ 8:1: 'c.svg' is no picture; a .png, .jpg or .gif in the lesson's folder would be right",
        "![b](https://x.org/c.png) ¦ 8:1: 'https://x.org/c.png' is not in the lesson's folder",
        "A <b>bold</b> word ¦ 8:3: HTML is not read; Markdown would be right⏎8:10: HTML is not read; Markdown would "
                + "be right",
        "So `kept` is⏎1. Both are the same. ¦ 9:1: this line begins a list inside a paragraph; an empty line "
                + "before it, or another line break, would be right",
        "<div>⏎x⏎</div> ¦ 8:1: HTML is not read; Markdown would be right",
        "Is `` $`x`$ `` it? ¦ 8:4: this is shown as code; as a formula, without the outer backquotes, it would be "
                + "right",
        "| a |⏎| - |⏎| [b](c) | ¦ 10:3: a link to 'c'; goto:frame=1, set:name=value, "
                + "find:condition, moment:name.limber or lesson:id would be right, "
                + "since nothing is fetched",
    })
    void inTheText(String text, String faults) {
        assertFaults(Draft.of(folder, Draft.HEAD + "## Step\n" + text.replace('⏎', '\n') + "\n"), placed(faults));
    }

    @Test
    void aBlockStandsBelowAHeading() {
        assertFaults(Draft.of(folder, Draft.HEAD + "# Step\n```limber\nid: one\n```\n"),
                "lesson.md:1:1: there is no step; a heading that begins with ## would be right",
                "lesson.md:8:1: a limber block stands before the first ## heading; below one would be right");
    }

    /// Links are read under the settings of their step.
    @Test
    void aLinkGoesToAPhaseThatItsStepHas() {
        String phases = Draft.HEAD
                + "[a](goto:frame=1&phase=average)\n## One\n[b](goto:frame=1&phase=average)\n```limber\nid: "
                + "one\nset: {sweep: jacobi}\n```\n";
        List<String> faults = Draft.of(folder, phases).faults();
        assertEquals(List.of("lesson.md:7:1"), faults.stream().map(f -> f.replaceFirst(": .*", "")).toList(),
                faults.toString());
    }

    // ---- a translation ----

    private static final String ORIGINAL = Draft.HEAD + """
            ## One
            ```limber
            id: one
            predict:
            - id: q
              ask: Which?
              at: {frame: 1}
              choices: [{text: a, correct: true, because: So it is.}, {text: b}]
            goal: {when: sag > 1, for: 3, hint: Let go.}
            ```
            ## Two
            ```limber
            id: two
            compare: {names: [c, d], left: {damping: 1}, right: {damping: 2}}
            ```
            ## Three
            """;

    private static final String TRANSLATION = """
            ---
            id: draft
            title: 草稿
            ---
            ## 一
            ```limber
            id: one
            predict:
            - id: q
              ask: 哪个？
              choices: [{text: 甲, because: 如此。}, {text: 乙}]
            goal: {hint: 松手。}
            ```
            ## 二
            ```limber
            id: two
            compare: {names: [丙, 丁]}
            ```
            ## 三
            """;

    @ParameterizedTest
    @CsvSource(delimiter = '¦', value = {
        "id: draft ¦ id: draught ¦ 2:5: the id is 'draught'; 'draft' as in lesson.md would be right",
        "id: draft⏎ ¦ '' ¦ 1:1: id is missing from a translation's head; the lesson's id would be right",
        "title: 草稿⏎ ¦ '' ¦ 1:1: title is missing from a translation's head; a text would be right",
        "id: draft ¦ id: draft⏎model: rope ¦ 3:1: \"model\" is not a key of a translation's head; there is format, "
                + "id, title",
        "id: one ¦ id: eins ¦ 7:5: the id is 'eins'; 'one' as in lesson.md would be right",
        "id: one⏎ ¦ '' ¦ 6:1: id is missing from a translation; one would be right",
        "id: q⏎  ask ¦ ask ¦ 9:3: id is missing from a translated question; q would be right",
        "id: q ¦ id: r ¦ 9:7: the id is 'r'; 'q' as in lesson.md would be right",
        "'  ask: 哪个？⏎' ¦ '' ¦ 9:3: ask is missing from a translated question; a text would be right",
        "text: 甲,  ¦ '' ¦ 11:13: text is missing from a translated choice; a text would be right",
        "', because: 如此。' ¦ '' ¦ 11:13: because is missing from a translated choice; a text would be right",
        "text: 乙 ¦ text: 乙, because: 否则。 ¦ 11:48: \"because\" is not a key of a translated choice; there is text",
        "', {text: 乙}' ¦ '' ¦ 11:3: choices has 1 entry; 2 as in lesson.md would be right",
        "text: 甲,  ¦ text: 甲, correct: true,  ¦ 11:23: \"correct\" is not a key of a translated choice; there is "
                + "because, text",
        "goal: {hint: 松手。}⏎ ¦ '' ¦ 6:1: goal is missing from a translation; the hint would be right",
        "hint: 松手。 ¦ when: sag > 1 ¦ 12:7: hint is missing from a translated goal; a text would be right⏎12:8: "
                + "\"when\" is not a key of a translated goal; there is hint",
        "id: two ¦ id: two⏎set: {damping: 1} ¦ 17:1: \"set\" is not a key of a translation; there is compare, id",
        "compare: {names: [丙, 丁]}⏎ ¦ '' ¦ 15:1: compare is missing from a translation; the names would be right",
        "names: [丙, 丁] ¦ names: [丙] ¦ 17:18: names is an array of 1; a list of two names would be right",
        "```limber⏎id: two⏎compare: {names: [丙, 丁]}⏎``` ¦ '' ¦ 14:1: the block with the id is missing; id: two would "
                + "be right",
        "## 三 ¦ ## 三⏎```limber⏎id: three⏎``` ¦ 20:1: the step of lesson.md has no block; none would be right here",
        "## 一 ¦ 前言。⏎## 一 ¦ 1:1: one language has a text before the first step, the other has none",
        "## 三 ¦ ## 三⏎[x](y) ¦ 20:1: a link to 'y'; goto:frame=1, set:name=value, "
                + "find:condition, moment:name.limber or lesson:id would be right, since "
                + "nothing is fetched",
        "title: 草稿 ¦ title: 草稿: 一 ¦ 3:10: not YAML: a colon too many; quotes around a text with a colon, or key: "
                + "value a line, each key below the one before, would be right",
    })
    void inATranslation(String right, String wrong, String faults) {
        String translation = TRANSLATION.replace(right.replace('⏎', '\n'), wrong.replace('⏎', '\n'));
        assertFaults(Draft.of(folder, ORIGINAL).with("lesson.zh.md", translation),
                Stream.of(placed(faults)).map(f -> f.replaceFirst("lesson", "lesson.zh")).toArray(String[]::new));
    }

    /// Two sentences are the least; a decimal point and a stop within quotes end none.
    @Test
    void aGoalOfLearningIsTranslatedIfThereIsOne() {
        Draft draft = Draft.of(folder, ORIGINAL.replace("model: rope\n", "model: rope\nlearn: Say 0.5 m. Say why.\n"));
        assertFaults(draft.with("lesson.zh.md", TRANSLATION),
                "lesson.zh.md:1:1: learn is missing from a translation's head; 2 to 4 sentences would be right");
        assertFaults(draft.with("lesson.zh.md", learned("说出 0.5 m。")),
                "lesson.zh.md:4:8: learn has 1 sentence; 2..4 would be right");
        assertFaults(draft.with("lesson.zh.md", learned("说出 0.5 m。说明理由。")));
        assertFaults(Draft.of(folder, ORIGINAL).with("lesson.zh.md", learned("说出 0.5 m。说明理由。")),
                "lesson.zh.md:4:1: \"learn\" is not a key of a translation's head; there is format, id, title");
    }

    private static String learned(String learn) {
        return TRANSLATION.replace("title: 草稿\n", "title: 草稿\nlearn: " + learn + "\n");
    }

    @Test
    void aStepThatIsMissingFromATranslationIsNamed() {
        String without = TRANSLATION.substring(0, TRANSLATION.indexOf("## 一"))
                + TRANSLATION.substring(TRANSLATION.indexOf("## 二"));
        assertFaults(Draft.of(folder, ORIGINAL).with("lesson.zh.md", without),
                "lesson.md:8:1: the step 'one' is missing from lesson.zh.md",
                "lesson.zh.md:1:1: has 2 steps and lesson.md has 3; the same steps in the same order would be right");
    }

    @Test
    void aStepWithAFaultOfItsOwnIsNoMeasureForItsTranslation() {
        assertFaults(
                Draft.of(folder, ORIGINAL.replace("id: two", "id: Two").replace("id: one", "id: ["))
                        .with("lesson.zh.md", TRANSLATION),
                "lesson.md:11:1: not YAML: expected the node content, but found '-'",
                "lesson.md:19:5: id: 'Two' is no slug; a word of small letters, digits and hyphens, such as "
                        + "one-stick, would be right");
    }

    // ---- mistakes ----

    /// Line 9 is `id: one`, the first mistake is in line 17.
    private Draft slips(String mistakes) {
        return Draft.step(folder, """
                id: one
                predict:
                - id: q
                  ask: How much?
                  at: {frame: 4}
                  number: {truth: sag, unit: m, tolerance: 5 %}
                  because: So much.
                  mistakes:
                """ + mistakes);
    }

    @Test
    void theFaultsOfMistakesAreToldAtOnce() {
        assertFaults(slips("""
                  - {because: Twice.}
                  - {value: 2 * sagg, because: Twice.}
                  - {value: 3}
                  - {value: length, because: Long.}
                  - {value: 4, because: "", why: not}
                  - 5
                """),
                "lesson.md:17:5: value is missing from a mistake; an expression would be right",
                "lesson.md:18:17: 'sagg' is no parameter and no measure of the rope; did you mean sag?",
                "lesson.md:19:5: because is missing from a mistake; a text would be right",
                "lesson.md:20:13: this is a number for each stick; one number would be right",
                "lesson.md:21:25: because is empty; a text would be right",
                "lesson.md:21:29: \"why\" is not a key of a mistake; there is because, value",
                "lesson.md:22:5: a mistake is the number 5; a map with value and because would be right");
    }

    @Test
    void mistakesAreForANumber() {
        assertFaults(Draft.step(folder, """
                id: one
                predict:
                - id: q
                  ask: Which?
                  at: {frame: 4}
                  choices: [{text: a, correct: true}, {text: b}]
                  mistakes: [{value: 1, because: No.}]
                """), "lesson.md:15:3: mistakes are for a number");
    }

    @Test
    void aTranslationHasAReasonForEachMistake() {
        String chinese = """
                ---
                id: draft
                title: 稿
                ---
                ## 步
                ```limber
                id: one
                predict:
                - id: q
                  ask: 多少？
                  because: 这么多。
                  %s
                ```
                """;
        Draft draft = slips("  - {value: 2 * sag, because: Twice.}\n  - {value: 9, because: Nine.}\n");
        assertFaults(draft.with("lesson.zh.md", chinese.formatted("mistakes: [{because: 多了。}]")),
                "lesson.zh.md:12:3: mistakes has 1 entry; 2 as in lesson.md would be right");
        assertFaults(draft.with("lesson.zh.md", chinese.formatted("")),
                "lesson.zh.md:9:3: mistakes is missing from a translated question; a list of 2 mistakes would be "
                        + "right");
        assertFaults(draft.with("lesson.zh.md", chinese.formatted("mistakes: [{because: 多了。}, {value: 9}]")),
                "lesson.zh.md:12:30: because is missing from a translated mistake; a text would be right",
                "lesson.zh.md:12:31: \"value\" is not a key of a translated mistake; there is because");
    }
}
