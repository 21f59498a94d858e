package limber.lesson;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import limber.engine.model.Input;
import limber.engine.model.Model;
import limber.engine.settings.Vec;
import limber.engine.text.BadInput;
import limber.expression.ExpressionFault;
import limber.expression.OperationNames;
import limber.lesson.question.Answer;
import limber.lesson.question.FormulaQuestion;
import limber.lesson.question.Question;
import limber.lesson.question.ShapeQuestion;
import limber.lesson.question.Trial;
import limber.models.Catalog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The forms of questions: what is right in each follows from the scene by hand.
class QuestionFormsTest {
    /// One stick along x, 1.4 m long, which should be 1 m; its left end is pinned.
    private static final String STICK = """
            id: one
            set: {segments: 1, end: [1.4, 0, 0], length: 1, gravity: [0, 0, 0], iterations: 4, correction: half}
            predict:
            - id: q
              ask: What?
              at: {frame: 1}
            """;

    private static final Model ROPE = Catalog.model("rope");

    @TempDir Path folder;

    private Draft draft(String question) {
        return Draft.step(folder, STICK + question.indent(2).stripTrailing());
    }

    private Step step(String question) {
        Draft draft = draft(question);
        assertEquals(List.of(), draft.faults());
        return draft.lesson().steps().getFirst();
    }

    private static Answer truth(Step step) {
        return step.questions().getFirst()
                .truth(new Trial(ROPE, step.staged(step.scene().orElseThrow())));
    }

    @Test
    void anElementIsOneForWhichTheConditionHolds() {
        Step step = step("element: {of: particle, truth: \"speed == max(speed) && element > 0\"}");
        assertEquals(new Answer.Pointed(List.of(1)), truth(step)); // the pinned end does not move
        Question q = step.questions().getFirst();
        assertEquals(1, q.score(new Answer.Pointed(List.of(1)), truth(step)));
        assertEquals(0, q.score(new Answer.Pointed(List.of(0)), truth(step)));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '¦', value = {"speed >= 0 ¦ every particle",
        "speed > 99 ¦ no particle"})
    void aConditionThatTellsNothingIsAFault(String condition, String which) {
        Step step = step("element: {of: particle, truth: \"" + condition + "\"}");
        assertTrue(assertThrows(BadInput.class, () -> truth(step)).getMessage().contains("this holds for " + which));
    }

    @Test
    void anArrowPointsAlongTheVector() {
        Step step = step("arrow: {of: particle, element: 1, truth: velocity, tolerance: 15 deg}");
        assertEquals(new Answer.Directed(new Vec(-1, 0, 0)), truth(step)); // the free end is pulled towards the pin
        Question q = step.questions().getFirst();
        double in = Math.toRadians(14.9), out = Math.toRadians(15.1);
        assertEquals(1, q.score(new Answer.Directed(new Vec(-Math.cos(in), Math.sin(in), 0)), truth(step)));
        assertEquals(0, q.score(new Answer.Directed(new Vec(-Math.cos(out), 0, Math.sin(out))), truth(step)));
    }

    @Test
    void anArrowOfLengthZeroIsAFault() {
        Step step = step("arrow: {of: particle, element: 0, truth: velocity, tolerance: 15 deg}");
        assertTrue(assertThrows(BadInput.class, () -> truth(step)).getMessage().contains("a vector with a direction"));
    }

    @Test
    void aShapeIsComparedAlongItsLength() {
        Step step = step("shape: {of: particle, tolerance: 0.01 m}");
        var truth = (Answer.Shaped) truth(step);
        // after four sweeps the stick is 1 + 0.4 / 2⁴ m long
        double end = 1.025;
        IntStream.range(0, ShapeQuestion.SAMPLES).forEach(i -> assertArrayEquals(
                new double[]{end * i / (ShapeQuestion.SAMPLES - 1), 0, 0},
                new double[]{truth.xyz()[3 * i], truth.xyz()[3 * i + 1], truth.xyz()[3 * i + 2]}, 1e-12));
        Question q = step.questions().getFirst();
        assertEquals(1, q.score(shaped(0, 0, 0, 0.3, 0, 0, end, 0, 0), truth), "points in between do not matter");
        assertEquals(1, q.score(shaped(end, 0, 0, 0, 0, 0), truth), "nor does the end where it begins");
        // sample i is off by extra·i/49 m, and the mean of i² for i = 0..49 is 49·99/6 = 808.5
        double extra = 0.02, off = extra / 49 * Math.sqrt(808.5);
        assertEquals(off, ((ShapeQuestion) q).off(shaped(0, 0, 0, end + extra, 0, 0), truth), 1e-12);
        assertEquals(1.5 - off / 0.01, q.score(shaped(0, 0, 0, end + extra, 0, 0), truth), 1e-12,
                "a wrong end spoils the whole line, though half of it is near");
    }

    private static Answer shaped(double... xyz) {
        return new Answer.Shaped(ShapeQuestion.samples(xyz));
    }

    @Test
    void aFormulaIsComparedWithEveryOperation() {
        Step step = step("""
                expression: {truth: error, over: {frame: 1, phase: distance}, names: [length, rest]}""");
        var question = assertInstanceOf(FormulaQuestion.class, step.questions().getFirst());
        var truth = (Answer.Ran) truth(step);
        assertEquals(4, truth.results().size(), "one stick, four sweeps");
        assertEquals(0.4 / 1.4, truth.results().getFirst()[0], 1e-15);
        assertEquals(1, question.score(new Answer.Typed("(length - rest) / length"), truth));
        assertEquals(1, question.score(new Answer.Typed("1 - rest / length"), truth), "another way to write it");
        assertEquals(0, question.score(new Answer.Typed("(length - rest) / rest"), truth));
        assertEquals(0, question.difference(new Answer.Typed("0.4 / 1.4"), truth).orElseThrow().operation() - 1,
                "a number is right in the first operation only");
        assertEquals("1: 'residual' is no number of this operation; did you mean rest?".substring(0, 46),
                message(question, "residual").substring(0, 46));
    }

    private static String message(FormulaQuestion question, String typed) {
        var fault = assertThrows(ExpressionFault.class, () -> question.read(typed));
        return fault.column() + ": " + fault.getMessage();
    }

    /// A number of the rope's distance is called next, too.
    @Test
    void theNamesAreThoseOfThePhase() {
        var rope = Catalog.model("rope");
        var schedule = rope.schedule(rope.defaults());
        var integrate = OperationNames.of(schedule, "integrate");
        assertTrue(integrate.vectors().contains("next") && !integrate.numbers().contains("next"), "a vector here");
        assertTrue(integrate.numbers().contains("h"), "a setting of the phase");
        assertFalse(integrate.numbers().contains("rest"), "a number of another phase");
    }

    @Test
    void aSettingOfThePhaseCanBeUsed() {
        Step step = step("""
                expression: {truth: hh, over: {frame: 1, phase: integrate, substep: 1}, names: [h]}""");
        assertEquals(1, step.questions().getFirst().score(new Answer.Typed("h * h"), truth(step)));
    }

    @Test
    void aMeasureOfTheElementCanBeTheTruth() {
        Step step = step("""
                expression: {truth: stretch, over: {frame: 1, phase: distance, sweep: 2}, names: [length, rest]}""");
        var truth = (Answer.Ran) truth(step);
        assertEquals(1, truth.results().size(), "one sweep is named");
        assertEquals(0.1, truth.results().getFirst()[0], 1e-12); // of 0.4: halved twice
    }

    @Test
    void choicesAreShuffledForEachStudentAndStayThere() {
        Step step = step("choices: [{text: a, correct: true}, {text: b}, {text: c}, {text: d}]");
        var choices = (Question.Choices) step.questions().getFirst();
        List<Integer> li = choices.order("Li/one-stick/ice");
        assertEquals(li, choices.order("Li/one-stick/ice"));
        assertEquals(List.of(0, 1, 2, 3), li.stream().sorted().toList());
        assertTrue(IntStream.range(0, 20).mapToObj(i -> choices.order("student " + i)).distinct().count() > 8);
    }

    @Test
    void choicesInAFixedOrderStandAsTheyAreWritten() {
        Step step = step("order: fixed\nchoices: [{text: a, correct: true}, {text: b}, {text: c}, {text: d}]");
        var choices = (Question.Choices) step.questions().getFirst();
        for (int i = 0; i < 20; i++) assertEquals(List.of(0, 1, 2, 3), choices.order("student " + i));
    }

    /// Over many students the right choice stands at each place about equally often: 100 of 400, and with 4 standard
    /// deviations (√(400·¼·¾) = 8.7) between 65 and 135.
    @Test
    void noPlaceIsRightMoreOftenThanChanceAllows() {
        Step step = step("choices: [{text: a, correct: true}, {text: b}, {text: c}, {text: d}]");
        var choices = (Question.Choices) step.questions().getFirst();
        var at = new int[4];
        for (int i = 0; i < 400; i++) at[choices.order("student " + i).indexOf(0)]++;
        for (int count : at) assertTrue(count > 65 && count < 135, String.valueOf(count));
    }

    @Test
    void aPathMovesAHandleOnceAFrame() {
        Draft draft = Draft.step(folder, """
                id: one
                set: {pinEnd: true}
                inputs: [{frames: [1, 5], move: end, path: [[1, 0, 0], [2, 0, 0], [2, 1, 0]]}]""");
        assertEquals(List.of(), draft.faults());
        assertEquals(List.of(new Vec(1, 0, 0), new Vec(1.5, 0, 0), new Vec(2, 0, 0), new Vec(2, 0.5, 0),
                new Vec(2, 1, 0)),
                draft.lesson().steps().getFirst().scene().orElseThrow().inputs().stream()
                        .map(i -> ((Input.Move) i).to()).toList());
    }

    @Test
    void aTruthThatIsWrittenInWordsOfTheWholeIsRefused() {
        assertNotEquals(List.of(), draft("element: {of: particle, truth: sag > 1}").faults());
        assertNotEquals(List.of(),
                draft("arrow: {of: particle, element: 1, truth: speed, tolerance: 15 deg}").faults());
        assertNotEquals(List.of(), draft("arrow: {of: particle, element: 1, truth: velocity, tolerance: 15}").faults());
        assertNotEquals(List.of(), draft("shape: {of: partical, tolerance: 1 m}").faults());
        assertNotEquals(List.of(),
                draft("expression: {truth: error, over: {frame: 1}, names: [length]}").faults());
        assertNotEquals(List.of(),
                draft("expression: {truth: error, over: {frame: 1, phase: distance}, names: [lenght]}").faults());
    }
}
