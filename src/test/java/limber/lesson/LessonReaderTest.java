package limber.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import limber.engine.Measure;
import limber.engine.StepSize;
import limber.engine.model.Input;
import limber.engine.settings.Parameter;
import limber.engine.settings.Range;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.input.Faults;
import limber.input.Goto;
import limber.input.GotoReader;
import limber.lesson.question.Question;
import limber.lesson.question.Tolerance;
import limber.lesson.source.LessonWords;
import limber.lesson.source.Limits;
import limber.models.Catalog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LessonReaderTest {
    @TempDir Path folder;

    private Step step(String block) {
        return Draft.step(folder, "id: one\n" + block).only();
    }

    private static Map<String, String> named(Map<Parameter<?>, String> values) {
        return values.entrySet().stream().collect(Collectors.toMap(e -> e.getKey().name(), Map.Entry::getValue));
    }

    private static String value(Settings p, String name) {
        return String.valueOf(p.get(p.parameter(name)));
    }

    /// Frame, substep, phase, sweep, element: as they are written, 0 and -1 for what is not.
    private static String moment(Goto g) {
        return "%d %d %s %d %d".formatted(g.frame(), g.rounds().getOrDefault("substep", 0), g.phase(),
                g.rounds().getOrDefault("sweep", 0), g.element());
    }

    // ---- the example of the format ----

    @Test
    void theHeadOfTheExampleArrives() {
        Lesson lesson = Draft.of(folder, Draft.EXAMPLE).lesson();
        assertEquals("pin-and-half", lesson.id());
        assertEquals("rope", lesson.model().name());
        assertEquals(OptionalInt.of(8), lesson.minutes());
        assertEquals(Lesson.Depth.CORE, lesson.depth());
        assertEquals(List.of("one-stick"), lesson.needs().stream().map(Lesson.Need::id).toList());
        assertEquals(Set.of("en"), lesson.tellings().keySet());
        assertEquals("A pin and half a correction", lesson.tellings().get("en").title());
        assertEquals(List.of("too-long", "cure", "fewest"), lesson.steps().stream().map(Step::id).toList());
        assertEquals(List.of("Too long", "The cure", "Your turn"),
                lesson.tellings().get("en").steps().stream().map(LessonWords.OfStep::heading).toList());
    }

    @Test
    void theFirstStepOfTheExampleArrives() {
        Lesson lesson = Draft.of(folder, Draft.EXAMPLE).lesson();
        Step step = lesson.steps().getFirst();
        Settings p = step.scene().orElseThrow().settings();
        assertEquals("1", value(p, "segments"));
        assertEquals(new Vec(1.4, 0, 0), p.get(p.parameter("end")));
        assertEquals("1.0", value(p, "length"));
        assertEquals(Vec.ZERO, p.get(p.parameter("gravity")));
        assertEquals("4", value(p, "iterations"));
        assertEquals("HALF", value(p, "correction"));
        assertEquals(List.of(), step.scene().orElseThrow().inputs());
        assertEquals("1 0 distance 1 0", moment(step.go().orElseThrow()));
        assertEquals(Optional.of(StepSize.ELEMENT), step.size());
        assertEquals(new Step.Show(Optional.of("step"), Optional.of(List.of("pins", "residual", "ghost")),
                Optional.empty(), Optional.empty()), step.show().orElseThrow());
        assertEquals(new Camera(Optional.of("front"), Optional.empty(), true), step.camera().orElseThrow());
        assertTrue(step.hold());
        assertEquals(Optional.empty(), step.panel());
        assertEquals(Optional.empty(), step.goal());
        LessonWords.OfStep told = lesson.tellings().get("en").steps().getFirst();
        assertEquals(List.of(1, 1), List.of(told.blocks().size(), told.after().size()),
                "a paragraph above the block, one below");
    }

    @Test
    void theQuestionOfTheExampleArrives() {
        Lesson lesson = Draft.of(folder, Draft.EXAMPLE).lesson();
        var question = assertInstanceOf(Question.Choices.class, lesson.steps().getFirst().questions().getFirst());
        assertEquals("left", question.id());
        assertEquals("1 0 distance 2 0", moment(question.at()));
        assertEquals(
                List.of("max(residual) < 1e-9", "abs(max(residual) - 0.2) < 1e-9", "abs(max(residual) - 0.4) < 1e-9"),
                question.choices().stream().map(c -> c.when().orElseThrow().expression().toString()).toList());
        assertEquals(folder.resolve("lesson.md") + ":26:31",
                question.choices().getFirst().when().orElseThrow().position().toString(), "behind the quote");
        LessonWords.OfQuestion told = lesson.tellings().get("en").steps().getFirst().questions().getFirst();
        assertEquals("How much too long is it after one correction?", told.ask());
        assertEquals(
                List.of(new LessonWords.OfChoice("not at all", ""),
                        new LessonWords.OfChoice("0.2 m", "The pin refused its half."),
                        new LessonWords.OfChoice("0.4 m", "")),
                told.choices());
    }

    @Test
    void theOtherStepsOfTheExampleArrive() {
        Lesson lesson = Draft.of(folder, Draft.EXAMPLE).lesson();
        Step cure = lesson.steps().get(1), fewest = lesson.steps().get(2);
        assertEquals("1 0  0 -1", moment(cure.go().orElseThrow()));
        Compare compare = cure.compare().orElseThrow();
        assertEquals(Map.of("correction", "half"), compare.left().values());
        assertEquals(Map.of("correction", "weighted"), compare.right().values());
        assertFalse(compare.overlaid());
        assertEquals(List.of("half", "weighted"), lesson.tellings().get("en").steps().get(1).names());
        assertEquals("WEIGHTED", value(cure.scene().orElseThrow().settings(), "correction"),
                "a step starts from the head, not from the step before");
        assertEquals(Set.of("iterations"),
                fewest.panel().orElseThrow().keySet().stream().map(Parameter::name).collect(Collectors.toSet()));
        assertEquals(new Allowed(Optional.of(new Range(1, 20)), List.of()),
                fewest.panel().orElseThrow().values().iterator().next());
        Goal goal = fewest.goal().orElseThrow();
        assertEquals("max(abs(residual)) < 0.001 && iterations <= 9", goal.when().expression().toString());
        assertEquals(OptionalInt.of(1), goal.at());
    }

    // ---- what a step starts from ----

    @Test
    void whatIsNotSaidHasItsDefault() {
        Lesson lesson = Draft.step(folder, "id: one").lesson();
        Step step = lesson.steps().getFirst();
        assertEquals(OptionalInt.empty(), lesson.minutes());
        assertEquals(Lesson.Depth.CORE, lesson.depth());
        assertEquals(List.of(), lesson.needs());
        assertEquals(lesson.model().defaults(), step.scene().orElseThrow().settings());
        assertEquals(new Step("one", step.at(),
                new Step.Motion(step.scene(), Optional.empty(), Optional.empty()), Step.View.NONE, Step.Controls.NONE,
                Step.Task.NONE), step);
    }

    /// The hook makes 200 half corrections; the head sets 8 of them, the block 9 and the step's own preset comes first.
    @Test
    void presetThenHeadThenBlock() {
        String head = Draft.HEAD.replace("model: rope\n",
                "model: rope\npreset: hook\nset: {iterations: 8, damping: 2}\n");
        Lesson lesson = Draft.of(folder, head
                + "## A\n```limber\nid: a\n```\n## B\n```limber\nid: b\nset: {iterations: 9}\n```\n## "
                + "C\n```limber\nid: c\npreset: default\n```\n")
                .lesson();
        List<Settings> p = lesson.steps().stream().map(s -> s.scene().orElseThrow().settings()).toList();
        assertEquals(List.of("8", "9", "8"), p.stream().map(q -> value(q, "iterations")).toList());
        assertEquals(List.of("2.0", "2.0", "2.0"), p.stream().map(q -> value(q, "damping")).toList());
        assertEquals(List.of("HALF", "HALF", "WEIGHTED"), p.stream().map(q -> value(q, "correction")).toList());
    }

    @Test
    void inputsOfHeadAndBlockAreMergedByFrame() {
        String head = Draft.HEAD.replace("model: rope\n",
                "model: rope\ninputs:\n- {frame: 5, do: retract}\n- {frame: 20, set: {damping: 1}}\n");
        Lesson lesson = Draft.of(folder, head
                + "## A\n```limber\nid: a\n```\n## B\n```limber\nid: b\ninputs:\n- {frame: 2, move: end, to: [1, 2, "
                + "3]}\n- {frame: 5, set: {damping: 3}}\n- {frame: 30, do: release, particle: 4}\n```\n")
                .lesson();
        Input retract = new Input.Act(5, "retract", Map.of()), damp = new Input.Set(20, "damping", "1");
        assertEquals(List.of(retract, damp), lesson.steps().getFirst().scene().orElseThrow().inputs());
        assertEquals(
                List.of(new Input.Move(2, "end", new Vec(1, 2, 3)), retract, new Input.Set(5, "damping", "3"), damp,
                        new Input.Act(30, "release", Map.of("particle", 4))),
                lesson.steps().get(1).scene().orElseThrow().inputs());
    }

    @Test
    void aStepThatKeepsHasNoSceneOfItsOwnAndIsReadUnderTheOneBefore() {
        // one stick: element 1 and jacobi's phases would be there under the head's settings only
        String lesson = Draft.HEAD
                + "## A\n```limber\nid: a\nset: {segments: 3, sweep: jacobi}\n```\n## B\n```limber\nid: b\nscene: "
                + "keep\ngoto: {frame: 3, phase: PHASE}\n```\n[there](goto:frame=2&phase=PHASE)\n";
        String phase = GotoReader
                .of(Catalog.model("rope").schedule(Catalog.model("rope").defaults().with("sweep", "jacobi")),
                        Limits.FRAMES, new Faults())
                .phases().stream()
                .filter(name -> !GotoReader
                        .of(Catalog.model("rope").schedule(Catalog.model("rope").defaults()), Limits.FRAMES,
                                new Faults())
                        .phases()
                        .contains(name))
                .findFirst().orElseThrow();
        Step kept = Draft.of(folder, lesson.replace("PHASE", phase)).lesson().steps().get(1);
        assertEquals(Optional.empty(), kept.scene());
        assertEquals(phase, kept.go().orElseThrow().phase());
    }

    // ---- the keys of a block ----

    @ParameterizedTest
    @CsvSource(delimiter = '¦', value = {
        "{frame: 12} ¦ 12 0  0 -1 ¦ true",
        "{frame: 0} ¦ 0 0  0 -1 ¦ true",
        "{frame: 12, substep: 1} ¦ 12 1  0 -1 ¦ false",
        "{frame: 12, phase: integrate} ¦ 12 0 integrate 0 -1 ¦ false",
        "{frame: 12, sweep: 3} ¦ 12 0  3 -1 ¦ false",
        "{frame: 12, phase: distance, element: 0} ¦ 12 0 distance 0 0 ¦ false",
        "{frame: 1, substep: 2, phase: distance, sweep: 3, element: 4} ¦ 1 2 distance 3 4 ¦ false",
    })
    void aMoment(String written, String read, boolean betweenFrames) {
        Goto moment = step("goto: " + written).go().orElseThrow();
        assertEquals(read, moment(moment));
        assertEquals(betweenFrames, moment.betweenFrames());
    }

    @Test
    void playing() {
        assertEquals(new Step.Play(60, 1), step("play: {to: 60}").play().orElseThrow());
        assertEquals(new Step.Play(60, 0.25), step("play: {to: 60, speed: 0.25}").play().orElseThrow());
    }

    @ParameterizedTest
    @ValueSource(strings = {"element", "sweep", "phase", "substep", "frame"})
    void theSizeOfAStep(String size) {
        assertEquals(new StepSize(size), step("step: " + size).size().orElseThrow());
    }

    @Test
    void whatIsShown() {
        assertEquals(
                new Step.Show(Optional.of("inspect"), Optional.of(List.of("trails", "by:residual")),
                        Optional.of(List.of(measure("energy"), measure("residual"))),
                        Optional.of(List.of("code", "past"))),
                step("show: {level: inspect, overlays: [trails, 'by:residual'], plots: [energy, residual], panes: "
                        + "[code, past]}")
                        .show().orElseThrow());
        assertEquals(
                new Step.Show(Optional.empty(), Optional.of(List.of()), Optional.of(List.of()), Optional.of(List.of())),
                step("show: {overlays: [], plots: [], panes: []}").show().orElseThrow(),
                "nothing at all is something else than what was");
    }

    @Test
    void theLedgerIsNamedLikeAnyOtherPaneAndOverlay() {
        Step.Show show = step("show: {overlays: [ledger], panes: [ledger, methods]}").show().orElseThrow();
        assertEquals(Optional.of(List.of("ledger")), show.overlays());
        assertEquals(Optional.of(List.of("ledger", "methods")), show.panes());
    }

    /// The rod is a shape without masses, so that there is no energy to draw.
    @Test
    void barsAreNoOverlayOfAModelWithoutALedger() {
        List<String> faults = Draft.of(folder, Draft.HEAD.replace("rope", "rod")
                + "## S\n```limber\nid: one\nshow: {overlays: [ledger]}\n```\n").faults();
        assertEquals(1, faults.size());
        assertTrue(faults.getFirst().contains("'ledger' is no overlay of the rod"), faults.getFirst());
    }

    private static Measure measure(String name) {
        return Catalog.model("rope").measures().stream().filter(m -> m.name().equals(name)).findFirst().orElseThrow();
    }

    /// A list of plots may hold numbers that are computed, in the order in which they are written.
    @Test
    void anExpressionIsPlottedLikeAMeasure() {
        List<Measure> plots = step("show: {plots: ['max(abs(residual)) * 1000', sag]}").show().orElseThrow().plots()
                .orElseThrow();
        assertEquals(List.of("max(abs(residual)) * 1000", "sag"), plots.stream().map(Measure::name).toList());
        assertEquals("", plots.getFirst().of(), "one number for the whole");
    }

    /// What an overlay takes is a parameter of the scene: as an entry of the list, as a map, among names alone.
    @ParameterizedTest
    @CsvSource(delimiter = '¦', value = {
        "[casteljau: {t: 0.4}] ¦ casteljau",
        "[{casteljau: {t: 0.4}}, ghost] ¦ casteljau,ghost",
        "{casteljau: {t: 0.4}, ghost: true} ¦ casteljau,ghost",
    })
    void overlaysTakeOptions(String written, String names) {
        Step step = Draft.of(folder, Draft.HEAD.replace("rope", "rod") + "## S\n```limber\nid: one\nshow: {overlays: "
                + written + "}\n```\n").only();
        assertEquals(List.of(names.split(",")), step.show().orElseThrow().overlays().orElseThrow());
        assertEquals(List.of("0.4"), List.copyOf(step.looks().values()));
    }

    @Test
    void theCamera() {
        for (String view : List.of("front", "side", "top", "free"))
            assertEquals(new Camera(Optional.of(view), Optional.empty(), false),
                    step("camera: " + view).camera().orElseThrow());
        assertEquals(new Camera(Optional.of("top"), Optional.empty(), true),
                step("camera: {view: top, lock: true}").camera().orElseThrow());
        assertEquals(
                new Camera(Optional.empty(), Optional.of(new Camera.Eye(new Vec(1, 2, 3), new Vec(0, -1, 0))), false),
                step("camera: {eye: [1, 2, 3], target: [0, -1, 0]}").camera().orElseThrow());
    }

    @Test
    void thePanel() {
        Map<String, Allowed> panel = step(
                "panel: {iterations: [1, 20], damping: true, sweep: [forward, jacobi], gravity: true}").panel()
                .orElseThrow().entrySet().stream()
                .collect(Collectors.toMap(e -> e.getKey().name(), Map.Entry::getValue));
        assertEquals(
                Map.of("iterations", new Allowed(Optional.of(new Range(1, 20)), List.of()), "damping", Allowed.ALL,
                        "sweep", new Allowed(Optional.empty(), List.of("forward", "jacobi")), "gravity", Allowed.ALL),
                panel);
    }

    @Test
    void aPanelThatIsTrueLeavesEverythingOpen() {
        assertEquals(Optional.empty(), step("panel: true").panel());
        assertEquals(Map.of(), step("panel: {}").panel().orElseThrow(), "an empty map leaves nothing open");
    }

    @Test
    void oneChoiceMayBeABeginnersFirstThought() {
        assertEquals(OptionalInt.of(1), firstThought("naive: true"));
        assertEquals(OptionalInt.empty(), firstThought("naive: false"));
    }

    private OptionalInt firstThought(String naive) {
        return ((Question.Choices) step("predict: [{id: q, ask: Which?, at: {frame: 1}, choices: [{text: a, correct: "
                + "true}, {text: b, " + naive + "}]}]").questions().getFirst()).naive();
    }

    @Test
    void whatOneLearnsIsSaidInTheHead() {
        String learn = "learn: \"Say where a stick ends. Say why.\"\n";
        assertEquals("Say where a stick ends. Say why.", Draft.of(folder, Draft.HEAD.replace("model: rope\n",
                "model: rope\n" + learn) + "## S\n").lesson().tellings().get("en").learn());
        assertEquals("", Draft.of(folder, Draft.HEAD + "## S\n").lesson().tellings().get("en").learn());
    }

    @Test
    void aComparisonLiesSideBySideOrOverlaid() {
        Compare compare = step(
                "compare: {names: [few, many], left: {iterations: 1}, right: {iterations: 64, damping: 2}, layout: "
                        + "overlaid}")
                .compare().orElseThrow();
        assertEquals(Map.of("iterations", "1"), compare.left().values());
        assertEquals(Map.of("iterations", "64", "damping", "2"), compare.right().values());
        assertTrue(compare.overlaid());
    }

    @Test
    void theThreeKindsOfQuestion() {
        List<Question> questions = step("""
                hold: true
                predict:
                - id: a
                  ask: Which?
                  at: {frame: 3}
                  choices: [{text: this, correct: true}, {text: that}]
                - id: b
                  ask: How much?
                  at: {frame: 4}
                  number: {truth: sag, unit: m, tolerance: 5 %}
                - id: c
                  ask: How does it go?
                  at: {frame: 100}
                  curve: {truth: energy / 2, unit: m²/s², tolerance: 0.5 m²/s²}""").questions();
        var choices = assertInstanceOf(Question.Choices.class, questions.get(0));
        assertEquals(List.of(true, false), choices.choices().stream().map(Question.Choice::correct).toList());
        var number = assertInstanceOf(Question.Number.class, questions.get(1));
        assertEquals("sag m", number.truth().expression() + " " + number.unit());
        assertEquals(new Tolerance(5, true), number.tolerance());
        var curve = assertInstanceOf(Question.Curve.class, questions.get(2));
        assertEquals("energy / 2 m²/s²", curve.truth().expression() + " " + curve.unit());
        assertEquals(new Tolerance(0.5, false), curve.tolerance());
        assertEquals(List.of(0, 100), List.of(curve.from(), curve.at().frame()));
        assertEquals(List.of("3", "4", "100"), questions.stream().map(q -> String.valueOf(q.at().frame())).toList());
    }

    @Test
    void aNumberHasItsMistakesWithTheirReasonsInBothLanguages() {
        Lesson lesson = Draft.step(folder, """
                id: one
                predict:
                - id: q
                  ask: How much?
                  at: {frame: 4}
                  number: {truth: sag, unit: m, tolerance: 5 %}
                  mistakes:
                  - {value: 2 * sag, because: Twice.}
                  - {value: 0, because: None.}""").with("lesson.zh.md", """
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
                  mistakes: [{because: 多了一倍。}, {because: 没有。}]
                ```
                """).lesson();
        var number = (Question.Number) lesson.steps().getFirst().questions().getFirst();
        assertEquals(List.of("2 * sag", "0"),
                number.mistakes().stream().map(m -> m.expression().toString()).toList());
        assertEquals(Map.of("en", List.of("Twice.", "None."), "zh", List.of("多了一倍。", "没有。")),
                lesson.tellings().entrySet().stream().collect(Collectors.toMap(Map.Entry::getKey,
                        e -> e.getValue().steps().getFirst().questions().getFirst().mistakes())));
    }

    @Test
    void aCurveBeginsWhereItsStepDoes() {
        Step step = step(
                "goto: {frame: 30}\npredict:\n- {id: c, ask: How?, at: {frame: 90}, curve: {truth: sag, tolerance: "
                        + "0.1}}");
        assertEquals(30, ((Question.Curve) step.questions().getFirst()).from());
    }

    @Test
    void aGoalHoldsAtAFrameOrForSome() {
        Goal at = step("goal: {when: sag > 1, at: {frame: 30}, hint: Let go.}").goal().orElseThrow();
        assertEquals(OptionalInt.of(30), at.at());
        Goal lasting = step("goal: {when: sag > 1, for: 20}").goal().orElseThrow();
        assertEquals(OptionalInt.empty(), lasting.at());
        assertEquals(20, lasting.frames());
        assertEquals("Let go.", Draft.step(folder, "id: one\ngoal: {when: sag > 1, at: {frame: 30}, hint: Let go.}")
                .lesson().tellings().get("en").steps().getFirst().hint());
    }

    // ---- the text ----

    @Test
    void whatStandsBeforeTheFirstStepIsTheIntroduction() {
        LessonWords telling = Draft
                .of(folder,
                        Draft.HEAD
                                + "Welcome.\n\n# A rope\n\n## Step\nText.\n### Below\n```limber\nid: one\n```\nMore.\n")
                .lesson().tellings().get("en");
        assertEquals(2, telling.introduction().size());
        assertEquals(List.of(2, 1),
                List.of(telling.steps().getFirst().blocks().size(), telling.steps().getFirst().after().size()),
                "text and a smaller heading, more text below the block");
    }

    @Test
    void aStepWithoutABlockOnlyTells() {
        Lesson lesson = Draft.of(folder, Draft.HEAD + "## First\nText.\n## *Then* `it`\n```limber\nid: one\n```\n")
                .lesson();
        assertEquals(List.of("", "one"), lesson.steps().stream().map(Step::id).toList());
        assertEquals(Optional.empty(), lesson.steps().getFirst().scene());
        assertEquals("Then it", lesson.tellings().get("en").steps().get(1).heading());
    }

    @ParameterizedTest
    @ValueSource(strings = {"\r\n", "\n"})
    void linesEndAsTheyLikeAndAMarkOfTheByteOrderIsNoText(String end) {
        assertEquals(List.of("too-long", "cure", "fewest"),
                Draft.of(folder, "\uFEFF" + Draft.EXAMPLE.replace("\n", end)).lesson().steps().stream().map(Step::id)
                        .toList());
    }

    @Test
    void aTranslationSaysTheSameInItsOwnWords() {
        Lesson lesson = Draft.of(folder, Draft.EXAMPLE.replace("at: {frame: 1}}", "at: {frame: 1}, hint: Halve it.}"))
                .with("lesson.zh.md", """
                ---
                id: pin-and-half
                title: 固定点
                ---
                ## 太长了
                ```limber
                id: too-long
                predict:
                - id: left
                  ask: 还长多少？
                  choices: [{text: 一点也不长}, {text: 0.2 m, because: 固定点拒绝了。}, {text: 0.4 m}]
                ```
                ## 对症下药
                ```limber
                id: cure
                compare: {names: [一半, 按质量]}
                ```
                ## 轮到你了
                ```limber
                id: fewest
                goal: {hint: 减半。}
                ```
                """).lesson();
        LessonWords telling = lesson.tellings().get("zh");
        assertEquals("固定点", telling.title());
        assertEquals(List.of("太长了", "对症下药", "轮到你了"),
                telling.steps().stream().map(LessonWords.OfStep::heading).toList());
        assertEquals(
                new LessonWords.OfQuestion("还长多少？", "", List.of(new LessonWords.OfChoice("一点也不长", ""),
                        new LessonWords.OfChoice("0.2 m", "固定点拒绝了。"), new LessonWords.OfChoice("0.4 m", "")),
                        List.of()),
                telling.steps().getFirst().questions().getFirst());
        assertEquals(List.of("一半", "按质量"), telling.steps().get(1).names());
        assertEquals("减半。", telling.steps().get(2).hint());
        assertEquals(telling, lesson.telling(Locale.CHINA));
        assertEquals(lesson.tellings().get("en"), lesson.telling(Locale.FRENCH));
    }

    @Test
    void theHashIsThatOfTheTextThatActs() {
        Function<String, String> hash = text -> Draft.of(folder, text).lesson().hash();
        String once = hash.apply(Draft.EXAMPLE);
        assertEquals(once, hash.apply(Draft.EXAMPLE));
        assertEquals(16, once.length());
        assertNotEquals(once, hash.apply(Draft.EXAMPLE.replace("iterations <= 9", "iterations <= 8")));
    }
}
