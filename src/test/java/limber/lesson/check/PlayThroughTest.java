package limber.lesson.check;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import limber.engine.Cursor;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.text.BadInput;
import limber.input.Goto;
import limber.input.SourceExpression;
import limber.lesson.Draft;
import limber.lesson.Lesson;
import limber.lesson.Step;
import limber.lesson.question.Answer;
import limber.lesson.question.Question;
import limber.lesson.question.SceneStart;
import limber.lesson.question.Trial;
import limber.lesson.question.WorkBudget;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Lessons on what has a closed form: a stick that falls freely, v = g·h·n after n steps of h = 0.02 s, and a pinned
/// stick that is 0.4 m too long, of which k half corrections leave 0.4/2ᵏ m.
class PlayThroughTest {
    private static final String FALL = "set: {segments: 1, end: [1, 0, 0], pinStart: false}\n",
            STICK = "set: {segments: 1, end: [1.4, 0, 0], length: 1, gravity: [0, 0, 0], iterations: 4, "
                    + "correction: half}\n";
    private static final String GOAL =
            "panel: {iterations: [1, 20]}\ngoal: {when: max(abs(residual)) < 0.001, at: {frame: 1}}\n";

    @TempDir Path folder;

    /// What a lesson needs and what it links to ships or lies beside it; the text stands in lines 8 and on.
    @Test
    void aLessonThatIsNotThereIsNamedWithItsPlace() {
        Path own = folder.resolve("draft");
        Draft.of(folder.resolve("07-mine"), Draft.HEAD.replace("id: draft", "id: mine") + "## Step\n");
        Draft draft = Draft.of(own, Draft.HEAD.replace("model: rope\n", "model: rope\nneeds: [mine, mien]\n")
                + "[a](lesson:mine) and [b](lesson:one-stik)\n## Step\nFrom [here](lesson:draft) to "
                + "[there](lesson:hok).\n")
                .with("lesson.zh.md", "---\nid: draft\ntitle: x\n---\n[a](lesson:mein)\n## Step\n");
        assertEquals(List.of(
                "lesson.md:6:15: 'mien' is no lesson that ships or lies beside this one; did you mean mine?",
                "lesson.md:8:22: 'one-stik' is no lesson that ships or lies beside this one; did you mean one-stick?",
                "lesson.md:10:30: 'hok' is no lesson that ships or lies beside this one; did you mean hook?",
                "lesson.zh.md:5:1: 'mein' is no lesson that ships or lies beside this one; did you mean mine?"),
                draft.rehearsed());
    }

    private Draft draft(String head, String... blocks) {
        var text = new StringBuilder(Draft.HEAD.replace("model: rope\n", "model: rope\n" + head));
        for (int i = 0; i < blocks.length; i++)
            text.append("## Step\n```limber\nid: ").append((char) ('a' + i)).append('\n')
                    .append(blocks[i].stripTrailing()).append("\n```\n");
        return Draft.of(folder, text.toString());
    }

    private Answer truth(Draft draft) {
        Lesson lesson = draft.lesson();
        Step step = lesson.steps().getLast();
        return step.questions().getFirst().truth(new Trial(lesson.model(), step.staged(step.scene().orElseThrow())));
    }

    private static String number(String truth, int frame) {
        return "predict:\n- {id: q, ask: How much?, at: {frame: " + frame + "}, number: {truth: \"" + truth
                + "\", tolerance: 1 %}}\n";
    }

    /// v = g·h·n = 1.962 m/s after 10 steps; 5 % of it are 0.098 m/s.
    @Test
    void mistakesAreRunAndEachIsAValueOfItsOwn() {
        Draft draft = draft(FALL, """
                predict:
                - id: q
                  ask: How fast?
                  at: {frame: 10}
                  number: {truth: max(speed), tolerance: 5 %}
                  mistakes:
                  - {value: max(speed) / 2, because: a}
                  - {value: 1 / contacts, because: b}
                  - {value: 2.05, because: c}
                  - {value: 0.95, because: d}
                  - {value: 0.9, because: e}
                """);
        assertEquals(List.of(
                "lesson.md:18:13: this is Infinity when the lesson is played; a finite number would be right",
                "lesson.md:19:13: this mistake is 2.05, within tolerance of the truth, " + 1.962
                        + "; another value would be right",
                "lesson.md:20:13: this mistake is 0.95, within tolerance of an earlier one, " + 0.981
                        + "; another value would be right"),
                draft.rehearsed().stream().map(f -> f.replaceAll("1\\.96[12]\\d*", "1.962")
                        .replaceAll("0\\.98[01]\\d*", "0.981")).toList());
    }

    @Test
    void anAnswerIsTheNearestMistakeUnlessItIsRight() {
        Lesson lesson = draft(FALL, """
                predict:
                - id: q
                  ask: How fast?
                  at: {frame: 10}
                  number: {truth: max(speed), tolerance: 0.1}
                  mistakes: [{value: 1, because: a}, {value: 1.15, because: b}, {value: 0, because: c}]
                """).lesson();
        Step step = lesson.steps().getFirst();
        var number = (Question.Number) step.questions().getFirst();
        Answer truth = number.truth(new Trial(lesson.model(), step.staged(step.scene().orElseThrow())));
        assertEquals(List.of("none", "0", "0", "1", "2", "none"),
                Stream.of(1.9, 1.0, 1.06, 1.08, -0.05, 7.0).map(v -> number.mistake(new Answer.Figure(v), truth)
                        .map(String::valueOf).orElse("none")).toList());
    }

    private static String choices(String... conditions) {
        return "predict:\n- id: q\n  ask: Which?\n  at: {frame: 10}\n  choices:\n"
                + String.join("\n", Arrays.stream(conditions).map(c -> "  - {text: x, when: \"" + c + "\"}").toList());
    }

    // ---- truth is run ----

    @Test
    void aNumberIsWhatTheRunSays() {
        assertEquals(9.81 * 0.02 * 10,
                assertInstanceOf(Answer.Figure.class, truth(draft(FALL, number("mean(speed)", 10)))).value(), 1e-12);
        assertEquals(0.4 / 16,
                assertInstanceOf(Answer.Figure.class, truth(draft(STICK, number("max(residual)", 1)))).value(), 1e-12);
    }

    /// Free fall, v = 9.81·0.02·n: one trial answers at frame 10, then at 5, then at 10 again.
    @Test
    void oneTrialAnswersAtSeveralMomentsInAnyOrder() {
        Lesson lesson = draft(FALL, number("mean(speed)", 10)).lesson();
        Step step = lesson.steps().getFirst();
        var trial = new Trial(lesson.model(), step.staged(step.scene().orElseThrow()));
        SourceExpression speed = ((Question.Number) step.questions().getFirst()).truth();
        for (int frame : new int[]{10, 5, 10}) {
            assertEquals(9.81 * 0.02 * frame, speed.value(trial.at(Goto.complete(frame, step.at()))), 1e-12);
            assertEquals(Cursor.complete(frame), trial.cursor());
        }
    }

    @Test
    void aTrialCanBeGivenUp() {
        Lesson lesson = draft(FALL, number("mean(speed)", 10)).lesson();
        Step step = lesson.steps().getFirst();
        var trial = new Trial(lesson.model(), step.staged(step.scene().orElseThrow()), () -> true);
        assertThrows(CancellationException.class, () -> trial.at(Goto.complete(10, step.at())));
        assertEquals(Cursor.START, trial.cursor());
    }

    @Test
    void whatTakesForEverIsRefused() {
        Lesson lesson = draft(FALL, number("mean(speed)", 10)).lesson();
        Step step = lesson.steps().getFirst();
        SceneStart start = step.scene().orElseThrow();
        var timeline = new Timeline(lesson.model());
        var run = new Run(timeline, timeline.root(start.settings(), start.inputs()));
        run.next();
        long frame = run.schedule().operations(run.state());
        var trial = new Trial(lesson.model(), step.staged(start), new WorkBudget(10 * frame));
        trial.at(Goto.complete(10, step.at()));
        assertTrue(assertThrows(BadInput.class, () -> trial.at(Goto.complete(11, step.at()))).getMessage()
                .contains("fewer frames, sweeps or elements would be right"));
        assertEquals(Cursor.complete(10), trial.cursor());
    }

    /// A warm-up of 10 steps, each of 3 particles and 2 sticks 4 times, works on 110 elements.
    @Test
    void aWarmUpIsWorkLikeAnyOther() {
        Lesson lesson = draft(FALL, number("mean(speed)", 10)).lesson();
        Step step = lesson.steps().getFirst();
        SceneStart start = new SceneStart(lesson.model().defaults().with("segments", "2").with("iterations", "4")
                .with("warmUp", "10"), List.of());
        new Trial(lesson.model(), step.staged(start), new WorkBudget(110));
        assertTrue(assertThrows(BadInput.class,
                () -> new Trial(lesson.model(), step.staged(start), new WorkBudget(109))).getMessage()
                .contains("fewer frames, sweeps or elements would be right"));
    }

    @Test
    void aFormulaThatCannotBeDrawnIsNamedWithItsPlace() {
        Draft draft = Draft.of(folder, Draft.HEAD
                + "## Step\nIt is $`\\frac{1}{2}`$, or $`\\frack{1}{2}`$.\n```math\n\\left( "
                + "1\n```\n```math\n\\def\\a{b}\n```\n");
        List<String> faults = draft.rehearsed();
        assertEquals(List.of("lesson.md:8:28", "lesson.md:9:1", "lesson.md:12:1"),
                faults.stream().map(f -> f.substring(0, f.indexOf(": "))).toList(), faults.toString());
        assertTrue(faults.stream().allMatch(f -> f.endsWith("TeX such as \\frac{a}{b} would be right")),
                faults.toString());
    }

    /// Before the third sweep two have been.
    @Test
    void aMomentInsideAFrameIsTheStateBeforeItsOperation() {
        String inside = number("max(residual)", 1).replace("{frame: 1}", "{frame: 1, phase: distance, sweep: 3}");
        assertEquals(0.4 / 4, assertInstanceOf(Answer.Figure.class, truth(draft(STICK, inside))).value(), 1e-12);
    }

    /// Of 49 frames fifty samples are the frames themselves.
    @Test
    void aCurveIsTheRunOverItsFrames() {
        String curve = "predict:\n- {id: q, ask: How?, at: {frame: 49}, curve: {truth: max(speed), tolerance: 5 %}}\n";
        double[] expected = IntStream.range(0, 50).mapToDouble(n -> 9.81 * 0.02 * n).toArray();
        assertArrayEquals(expected, assertInstanceOf(Answer.Drawn.class, truth(draft(FALL, curve))).samples(), 1e-11);
    }

    /// The left rope takes half corrections, the right one whole ones.
    @Test
    void twoSettingsAreMeasuredApart() {
        String compare =
                "compare: {names: [half, weighted], left: {correction: half}, right: {correction: weighted}}\n";
        assertEquals(0.4 / 16,
                assertInstanceOf(Answer.Figure.class, truth(draft(STICK, compare + number("max(left.residual)", 1))))
                        .value(),
                1e-12);
        assertEquals(0, assertInstanceOf(Answer.Figure.class,
                truth(draft(STICK, compare + number("max(abs(right.residual))", 1)))).value(), 1e-12);
    }

    /// Ten steps of 0.02 s beside twenty of 0.01 s.
    @Test
    void twoSettingsAreComparedAtTheSameTime() {
        String compare = "compare: {names: [a, b], left: {substep: 0.02}, right: {substep: 0.01}}\n";
        assertEquals(20,
                assertInstanceOf(Answer.Figure.class, truth(draft(FALL, compare + number("right.frame", 10)))).value());
        assertEquals(0, assertInstanceOf(Answer.Figure.class,
                truth(draft(FALL, compare + number("right.time - left.time", 10)))).value(), 1e-12);
        String coarse = compare.replace("0.01", "0.038"); // five steps take 0.19 s, six 0.228 s
        assertEquals(5,
                assertInstanceOf(Answer.Figure.class, truth(draft(FALL, coarse + number("right.frame", 10)))).value(),
                "the nearest to 0.2 s");
    }

    // ---- choices ----

    /// After ten steps it falls at 1.962 m/s.
    @ParameterizedTest
    @CsvSource(delimiter = '¦', value = {
        "max(speed) < 1.9 ¦ max(speed) > 1.9 ¦ ''",
        "max(speed) < 1.9 ¦ max(speed) > 2 ¦ lesson.md:15:3: no choice is true when the lesson is played; exactly "
                + "one would be right",
        "max(speed) > 1.9 ¦ max(speed) < 2 ¦ lesson.md:15:3: choices 1 and 2 are true when the lesson is played; "
                + "exactly one would be right",
        "max(speed) < 0 / 0 ¦ max(speed) >= 0 / 0 ¦ lesson.md:15:3: no choice is true when the lesson is played; "
                + "exactly one would be right",
    })
    void exactlyOneChoiceIsTrue(String first, String second, String fault) {
        assertEquals(fault, String.join("\n", draft(FALL, choices(first, second)).rehearsed()));
    }

    @Test
    void aChoiceThatIsMarkedIsTakenAsItIs() {
        String marked =
                "predict:\n- {id: q, ask: Which?, at: {frame: 1}, choices: [{text: a}, {text: b, correct: true}]}\n";
        assertEquals(List.of(), draft(FALL, marked).rehearsed());
        assertEquals(new Answer.Chosen(1), truth(draft(FALL, marked)));
    }

    // ---- numbers, moments ----

    @Test
    void aNumberIsFinite() {
        assertEquals(List.of("lesson.md:12:60: this is NaN when the lesson is played; a finite number would be right"),
                draft(FALL, number("(frame - 3) / (frame - 3)", 3)).rehearsed());
        assertEquals(
                List.of("lesson.md:12:60: this is Infinity when the lesson is played; a finite number would be right"),
                draft(FALL, number("1 / (frame - 3)", 3)).rehearsed());
        assertEquals(List.of(), draft(FALL, number("1 / (frame - 3)", 4)).rehearsed());
    }

    @Test
    void aCurveIsFiniteInEveryFrame() {
        String curve =
                "predict:\n- {id: q, ask: How?, at: {frame: 9}, curve: {truth: 1 / (frame - 3), tolerance: 5 %}}\n";
        assertEquals(List.of(
                "lesson.md:12:53: this is Infinity in frame 3 when the lesson is played; finite numbers would be "
                        + "right"),
                draft(FALL, curve).rehearsed());
    }

    /// One stick has two ends.
    @Test
    void anIndexLiesWithin() {
        List<String> faults = draft(FALL, number("1 + at(speed, 2)", 1)).rehearsed();
        assertEquals(1, faults.size());
        assertEquals("lesson.md:12:74: ", faults.getFirst().substring(0, 17), faults.getFirst());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '¦', value = {
        "goto: {frame: 1, phase: distance, sweep: 5} ¦ lesson.md:11:7: frame 1 has no operation distance in sweep 5",
        "goto: {frame: 1, phase: distance, element: 1} ¦ lesson.md:11:7: frame 1 has no operation distance on "
                + "element 1",
        "goto: {frame: 1, substep: 2} ¦ lesson.md:11:7: frame 1 has no operation in substep 2",
    })
    void aMomentThatTheRunDoesNotHaveIsToldWhereItIsWritten(String block, String fault) {
        assertEquals(List.of(fault), draft(STICK, block).rehearsed());
    }

    // ---- goals ----

    /// Nine half corrections leave 0.78 mm, eight leave 1.56 mm.
    @Test
    void theSolutionReachesTheGoal() {
        assertEquals(List.of(), draft(STICK, GOAL)
                .with("solution.json", "{\"a\": [{\"frame\": 1, \"set\": {\"iterations\": 9}}]}").rehearsed());
        assertEquals(List
                .of("solution.json:1:7: this does not reach the goal of 'a' by frame 1: max(abs(residual)) < 0.001"),
                draft(STICK, GOAL).with("solution.json", "{\"a\": [{\"frame\": 1, \"set\": {\"iterations\": 8}}]}")
                        .rehearsed());
    }

    @Test
    void aGoalThatIsTrueOnEntryIsNone() {
        assertEquals(List.of(
                "lesson.md:12:14: the goal is reached before anything is done; one that takes something would be "
                        + "right"),
                draft(STICK, GOAL.replace("0.001", "0.026")).rehearsed());
        assertEquals(List.of(
                "lesson.md:11:14: the goal is reached before anything is done; one that takes something would be "
                        + "right"),
                draft(FALL, "goal: {when: time >= 0, for: 5}").rehearsed());
    }

    /// It falls faster than 1 m/s from the sixth frame on: 6 · 0.1962 = 1.18. By itself that is not so in the first
    /// five.
    @Test
    void aGoalThatLastsIsWaitedFor() {
        assertEquals(List.of(),
                draft(FALL, "goal: {when: max(speed) > 1, for: 5}").with("solution.json", "{\"a\": []}").rehearsed());
        List<String> never = draft(FALL, "goal: {when: max(speed) > 1 && max(speed) < 1.5, for: 3}")
                .with("solution.json", "{\"a\": []}").rehearsed();
        assertEquals(List.of(
                "solution.json:1:7: this does not reach the goal of 'a' by frame 2003: max(speed) > 1 && max(speed) "
                        + "< 1.5"),
                never, "two frames on end only: 1.18 and 1.37");
    }

    @Test
    void aGoalWantsASolution() {
        assertEquals(List
                .of("lesson.md:12:7: no solution is recorded for 'a'; \"a\": [inputs] in solution.json would be right"),
                draft(STICK, GOAL).rehearsed());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '¦', value = {
        "{'a': [{'frame': 1, 'set': {'iterations': 21}}]} ¦ 1:7: iterations = 21 is not allowed by the step's panel; "
                + "the solution does what a student can",
        "{'a': [{'frame': 1, 'set': {'damping': 1}}]} ¦ 1:7: damping = 1 is not allowed by the step's panel; the "
                + "solution does what a student can",
        "{'a': [{'frame': 1, 'set': {'iterations': 0}}]} ¦ 1:43: rope.iterations: 0 is below 1 (1..1000)",
        "{'a': {'iterations': 9}} ¦ 1:7: a solution is an object; a list of inputs would be right",
        "{'a': [{'frame': 1, 'set': {'iterations': 9}}], 'b': []} ¦ 1:49: no step 'b' has a goal; did you mean a?",
        "[1] ¦ 1:1: the solution is an array of 1; {\"id-of-a-step\": […]} would be right",
        "{'a': [ ¦ 1:8: not JSON: Unexpected end-of-input: expected close marker for Array",
    })
    void aSolutionIsReadAsStrictlyAsALesson(String solution, String fault) {
        List<String> faults = draft(STICK, GOAL).with("solution.json", solution.replace('\'', '"')).rehearsed();
        assertEquals(List.of("solution.json:" + fault), faults);
    }

    @Test
    void settingsOfASolutionMustHoldTogether() {
        String goal = "goal: {when: max(abs(residual)) < 0.001, at: {frame: 1}}";
        List<String> faults = draft(STICK, goal)
                .with("solution.json",
                        "{\"a\": [{\"frame\": 1, \"set\": {\"shape\": [[0, 0, 0], [1, 0, 0], [2, 0, 0]]}}]}")
                .rehearsed();
        assertEquals("solution.json:1:", faults.getFirst().substring(0, 16), faults.getFirst());
    }

    // ---- what a step leaves ----

    /// Only with the nine sweeps of the solution is less than 1 mm left.
    @Test
    void whatIsKeptIsKeptAsTheSolutionLeftIt() {
        Draft draft = draft(STICK, GOAL, "scene: keep\n" + choices("iterations == 9", "iterations == 4"));
        draft.with("solution.json", "{\"a\": [{\"frame\": 1, \"set\": {\"iterations\": 9}}]}");
        assertEquals(List.of(), draft.rehearsed());
        assertEquals(List.of("lesson.md:22:3: no choice is true when the lesson is played; exactly one would be right"),
                draft(STICK, GOAL, "scene: keep\n" + choices("iterations == 8", "iterations == 4")).rehearsed(),
                "the solution lies there still");
    }

    @Test
    void aSceneThatIsKeptCanBeCompared() {
        String kept = "scene: keep\ncompare: {names: [a, b], left: {correction: half}, right: {correction: weighted}}\n"
                + choices("left.iterations == 9 && right.iterations == 9", "left.iterations == 4");
        assertEquals(List.of(), draft(STICK, GOAL, kept)
                .with("solution.json", "{\"a\": [{\"frame\": 1, \"set\": {\"iterations\": 9}}]}").rehearsed());
    }

    /// A handle and a particle are those of the scene that is kept: here of one stick.
    @Test
    void aSolutionOfAStepThatKeepsIsReadUnderTheSceneThatIsKept() {
        String goal = "scene: keep\ngoal: {when: max(residual) > 1, at: {frame: 3}}\n";
        List<String> faults = draft(STICK, "step: frame", goal)
                .with("solution.json", "{\"b\": [{\"frame\": 2, \"move\": \"particle:7\", \"to\": [9, 0, 0]}]}")
                .rehearsed();
        assertEquals(List.of("solution.json:1:29: particle:7 is above 1 (particle:0..particle:1)"), faults);
    }
}
