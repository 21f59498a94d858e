package limber.presentation.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import limber.engine.Cursor;
import limber.engine.Element;
import limber.engine.settings.Settings;
import limber.lesson.Lesson;
import limber.lesson.LessonReader;
import limber.lesson.Step;
import limber.lesson.question.Answer;
import limber.lesson.question.Question;
import limber.lesson.source.Folder;
import limber.lesson.source.LessonWords;
import limber.models.Catalog;
import limber.presentation.StillLater;
import limber.presentation.play.Playback;
import limber.presentation.words.Language;
import limber.presentation.words.Wording;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Questions about a stick of 1 m, 1.4 m long, pinned on the left: each sweep halves what is too much, so that four
/// leave 40 cm / 2⁴ = 2.5 cm.
class QuestionStateTest implements QuestionContext, QuestionState.Face {
    private static final String LESSON = """
            ---
            format: 1
            id: boxes
            title: Boxes
            model: rope
            set: {segments: 1, end: [1.4, 0, 0], length: 1, gravity: [0, 0, 0], iterations: 4, correction: half}
            ---
            ## Questions
            ```limber
            id: asked
            hold: true
            predict:
            - id: who
              ask: Who moves?
              at: {frame: 1}
              choices:
              - {text: The left one., because: It is pinned.}
              - {text: The right one., correct: true, because: Nothing holds it.}
              - {text: Nobody.}
            - id: many
              ask: How many centimetres are left?
              at: {frame: 1}
              number: {truth: 100 * max(residual), unit: cm, tolerance: 5 %}
              because: Each sweep leaves a half.
              mistakes: [{value: 200 * max(residual), because: These are three sweeps.}, {value: 0, because: Halves.}]
            - id: error
              ask: Which error has the stick?
              at: {frame: 1}
              expression: {truth: error, over: {frame: 1, phase: distance}, names: [length, rest]}
            hints: [It is too long., The pin does not move.]
            ```
            ## More questions
            ```limber
            id: more
            predict:
            - id: which
              ask: Which particle moves?
              at: {frame: 1}
              element: {of: particle, truth: speed > 0}
            - id: course
              ask: How does it go?
              at: {frame: 1}
              curve: {truth: 100 * max(residual), unit: cm, tolerance: 5 %}
            ```
            """;

    private final WaitingWork work = new WaitingWork();
    private final Drafts drafts = new Drafts();
    private final List<Throwable> failures = new ArrayList<>();
    private final Wording words = new Wording(Catalog.model("rope"), Language.ENGLISH.words());
    @TempDir Path folder;
    /// What the scene and the control of a question were told.
    private final List<String> told = new ArrayList<>();
    private Playback playback;
    private UnseenScene scene;
    /// Whether the result has the keyboard.
    private boolean read;
    private Lesson lesson;
    private int index;
    private Step step;
    private Predictions predictions;
    /// The moment that is shown; empty for one before all questions.
    private Optional<Cursor> seen = Optional.empty();

    @BeforeEach
    void come() throws Exception {
        Files.writeString(folder.resolve("lesson.md"), LESSON);
        LessonReader.Read read = LessonReader.read(Folder.of(folder));
        assertEquals(List.of(), read.faults());
        lesson = read.lesson().orElseThrow();
        Settings settings = lesson.steps().getFirst().scene().orElseThrow().settings();
        playback = new Playback(new StillLater(), lesson.model(), settings, failures::add);
        scene = new UnseenScene(playback, told);
        enter(0);
    }

    private void enter(int number) {
        index = number;
        step = lesson.steps().get(number);
        told.clear();
        var answering = new Answering(Journal.inMemory(failures::add), () -> "", () -> "2026-11-29T08:00:00Z", work,
                Optional.empty(), failures::add);
        predictions = new Predictions(lesson, step, step.staged(step.scene().orElseThrow()), answering,
                () -> seen.ifPresent(predictions::shown));
    }

    @AfterEach
    void nothingHasFailed() {
        playback.close();
        assertEquals(List.of(), failures);
    }

    @Override
    public Predictions predictions() {
        return predictions;
    }

    @Override
    public Drafts drafts() {
        return drafts;
    }

    @Override
    public String seed() {
        return "seed";
    }

    @Override
    public String place(Question q) {
        return step.id() + "/" + q.id();
    }

    @Override
    public Playback playback() {
        return playback;
    }

    @Override
    public LessonScene scene() {
        return scene;
    }

    @Override
    public Wording words() {
        return words;
    }

    @Override
    public void changed() {
        told.add("changed");
    }

    @Override
    public void focusResult() {
        told.add("result");
    }

    @Override
    public boolean resultFocused() {
        return read;
    }

    private Question question(int number) {
        return step.questions().get(number);
    }

    private LessonWords.OfQuestion telling(int number) {
        return lesson.telling(Locale.ENGLISH).steps().get(index).questions().get(number);
    }

    private QuestionState<?> state(int number) {
        return QuestionState.of(this, question(number), telling(number));
    }

    private ChoicesState choices() {
        return (ChoicesState) state(0);
    }

    private NumberState number() {
        return (NumberState) state(1);
    }

    private FormulaState formula() {
        return (FormulaState) state(2);
    }

    private ElementState element() {
        return (ElementState) state(0);
    }

    private CurveState curve() {
        return (CurveState) state(1);
    }

    /// Commits, runs and reveals.
    private static void answered(QuestionState<?> state, WaitingWork work) {
        assertTrue(state.canCommit());
        state.commit();
        assertTrue(state.answered());
        work.all();
        state.reveal();
        state.look();
    }

    @Test
    void aQuestionIsAskedCommittedAndRevealed() {
        NumberState state = number();
        assertFalse(state.look());
        assertEquals("Commit", state.commitLabel());
        assertFalse(state.canCommit());
        assertTrue(state.canSkip());
        assertFalse(state.canReveal());
        assertEquals("", state.result());
        state.type("2.5");
        assertTrue(state.canCommit());
        state.commit();
        assertFalse(state.canCommit(), "the same once more is none");
        assertFalse(state.canSkip());
        assertTrue(state.canReveal());
        assertEquals(words.get("lesson.revise"), state.commitLabel());
        assertEquals(words.get("lesson.committed"), state.result());
        assertEquals(Optional.empty(), state.verdict());
        assertFalse(state.because());
        assertFalse(state.look(), "the run has not passed it");
        work.all();
        state.reveal();
        assertTrue(state.look(), "it has become known");
        assertFalse(state.look(), "it is told once");
        assertEquals(Optional.of(true), state.verdict());
        assertTrue(state.because());
        assertFalse(state.canReveal());
    }

    @Test
    void aSkippedQuestionHasItsTruth() {
        NumberState state = number();
        state.skip();
        assertEquals(words.get("lesson.skipped"), state.result());
        work.all();
        state.reveal();
        assertEquals("The answer is: 2.5 cm.", state.result());
        assertEquals(Optional.empty(), state.verdict());
    }

    /// Three sweeps would leave 5 cm.
    @Test
    void aCommonMistakeIsToldWhatItIs() {
        NumberState state = number();
        state.type("5.1");
        assertEquals("", state.mistake(), "nothing is told before the run");
        answered(state, work);
        assertEquals("These are three sweeps.", state.mistake());
        assertEquals(Optional.of(false), state.verdict());
        assertTrue(state.spoken().endsWith(" These are three sweeps. Each sweep leaves a half."), state.spoken());
        for (String other : List.of("2.5", "7")) {
            state.type(other);
            answered(state, work);
            assertEquals("", state.mistake());
        }
        assertEquals("It is 2.5 cm; you said 7 cm. Your first answer was: 5.1 cm. It is the one that counts.",
                state.result());
    }

    /// What is left is 2.5 cm, and 5 % of that are 0.125 cm.
    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"2.5 | Right: 2.5 cm.", "2.6 | Right: it is 2.5 cm; you said 2.6 cm.",
        "2.7 | It is 2.5 cm; you said 2.7 cm."})
    void aVerdictSaysTheAnswerBesideTheTruthWhereTheyDiffer(String said, String verdict) {
        NumberState state = number();
        state.type(said);
        answered(state, work);
        assertEquals(verdict, state.result());
    }

    @Test
    void whatIsNoNumberHasAFault() {
        NumberState state = number();
        assertEquals("", state.fault());
        state.type("many");
        assertEquals(words.get("lesson.number.fault").formatted("0.25 cm"), state.fault());
        assertFalse(state.canCommit());
        state.commit();
        assertFalse(state.answered(), "it is no answer");
        assertEquals("How many centimetres are left? cm", state.name());
        assertEquals("Your answer, cm", state.wanted());
        assertEquals("4.905 cm", state.inWords(new Answer.Figure(4.905)), "as it was typed");
    }

    @Test
    void aDraftIsThereAgainAndNotTheAnswerBefore() {
        NumberState first = number();
        first.type("7");
        first.commit();
        first.type("8");
        NumberState again = number();
        again.look();
        assertEquals("8", again.text());
        drafts.clear();
        NumberState later = number();
        later.look();
        assertEquals("7", later.text());
        later.type("");
        later.look();
        assertEquals("", later.text(), "nobody writes over what is typed");
    }

    @Test
    void aChoiceIsMarkedWithItsReason() {
        ChoicesState state = choices();
        assertEquals(List.of(0, 1, 2), state.order().stream().sorted().toList());
        state.choose(0);
        assertEquals("The left one.", state.spoken(0));
        answered(state, work);
        assertTrue(state.right(1));
        assertTrue(state.missed(0));
        assertFalse(state.missed(2));
        assertFalse(state.explained(0), "another question is open");
        step.questions().forEach(q -> predictions.commit(q, Optional.empty()));
        assertEquals(List.of(true, true, false), List.of(state.explained(0), state.explained(1), state.explained(2)));
        assertEquals(words.get("lesson.choice.missed").formatted("The left one."), state.spoken(0));
        assertEquals(words.get("lesson.choice.right").formatted("The right one."), state.spoken(1));
        assertTrue(state.spoken().endsWith(" Nothing holds it. It is pinned."), state.spoken());
    }

    /// The first of the four operations has the length 1.4 m: 0.4 m too much, of which it computes the share 0.286.
    /// As in the texts of lessons.
    @Test
    void aDegreeStandsAtItsNumber() {
        assertEquals("52.7°", QuestionState.withUnit("52.7", "°"));
        assertEquals("4 m", QuestionState.withUnit("4", "m"));
        assertEquals("3", QuestionState.withUnit("3", ""));
    }

    /// As the empty field writes it.
    @Test
    void aFormulaMayBeginWithTheNameOfItsResult() {
        FormulaState state = formula();
        state.type(state.prompt().replace("…", "length - rest"));
        assertEquals("", state.fault());
        assertTrue(state.given().isPresent());
    }

    @Test
    void aFormulaHasItsFaultAndItsDifference() {
        FormulaState state = formula();
        state.type("length - residual");
        assertTrue(state.fault().startsWith("10: 'residual'"), state.fault());
        assertFalse(state.canCommit());
        state.type("length - rest");
        assertEquals("", state.fault());
        answered(state, work);
        assertEquals("In operation 1 of 4 your formula gives 0.4, and the code computed 0.286.", state.result());
        state.type("1.0001 * (length - rest) / length");
        answered(state, work);
        assertTrue(state.result().startsWith("In operation 1 of 4 your formula gives 0.28574, and the code computed"
                + " 0.28571."), state.result());
        state.type(" (length - rest) / length");
        answered(state, work);
        assertTrue(state.result().startsWith("Right: it gives what the code computed in all 4 operations."));
        assertTrue(state.allowed().contains("length, rest"), state.allowed());
    }

    private void select(String of, int index) {
        playback.selected().set(Optional.of(new Element(of, index)));
    }

    private static Element particle(int index) {
        return new Element("particle", index);
    }

    @Test
    void anElementIsPickedUntilItIsSkipped() {
        enter(1);
        ElementState state = element();
        state.enter(this);
        select("stick", 0);
        assertEquals("", state.text(), "a particle is asked for");
        select("particle", 1);
        assertEquals("1", state.text());
        assertEquals(List.of("changed"), told);
        state.type("0");
        assertEquals(Optional.of(particle(0)), playback.selected().get(), "what is typed is selected");
        state.type("1");
        answered(state, work);
        assertEquals("Right: particle 1.", state.result());
        state.leave();
        select("particle", 0);
        assertEquals("1", state.text(), "it is not shown any more");
        enter(1);
        ElementState skipped = element();
        skipped.enter(this);
        skipped.skip();
        work.all();
        skipped.reveal();
        select("particle", 1);
        assertEquals("", skipped.text());
    }

    /// A wrong one may be given again, as often as it takes.
    @Test
    void anElementIsPickedAgainAfterAWrongOneAndNoMoreAfterTheRightOne() {
        enter(1);
        ElementState state = element();
        state.enter(this);
        select("particle", 0);
        answered(state, work);
        assertEquals(Optional.of(false), state.verdict());
        select("particle", 1);
        assertEquals("1", state.text());
        assertTrue(state.canCommit());
        state.commit();
        assertEquals(Optional.of(true), state.verdict());
        select("particle", 0);
        assertEquals("1", state.text(), "the student looks around");
    }

    /// Of two questions, the scene waits for both.
    @Test
    void theSceneHasTheKeyboardOnceNothingIsWaitedFor() {
        enter(1);
        ElementState which = element();
        CurveState course = curve();
        which.enter(this);
        course.enter(this);
        which.skip();
        assertEquals(List.of("result"), told, "another question is open");
        told.clear();
        course.skip();
        assertEquals(List.of("heard " + words.get("lesson.skipped"), "focus"), told);
        told.clear();
        which.type("1");
        which.commit();
        assertEquals(List.of("changed", "result"), told, "nothing waits for another answer");
    }

    @Test
    void aResultThatIsReadAsNewsKeepsTheKeyboard() {
        read = true;
        seen = Optional.of(Cursor.complete(1));
        choices().skip();
        formula().skip();
        work.all();
        NumberState state = number();
        state.enter(this);
        state.type("2.5");
        told.clear();
        state.commit();
        assertEquals(Optional.of(true), state.verdict());
        assertEquals(List.of("result"), told);
    }

    @Test
    void aCurveIsReadFromNumbersAndHasItsRange() {
        enter(1);
        CurveState state = curve();
        state.look();
        assertFalse(state.sketch().ready(), "it has not been run");
        assertEquals(words.get("page.computing"), state.sketch().spoken());
        assertFalse(state.type("40"));
        assertTrue(state.type("40 2.5"));
        answered(state, work);
        assertEquals(Optional.of(true), state.verdict());
        assertTrue(state.sketch().ready());
        assertEquals(words.get("lesson.curve.point").formatted("How does it go?", 0, "40 cm"),
                state.sketch().spoken());
        assertEquals("The dashed curve is the answer.", state.pointing(), "a summary has no curve");
        assertTrue(state.chosen().startsWith("At frame 0: 40 cm."), state.chosen());
        assertEquals("Your answer, or numbers, left to right", state.wanted());
    }

    @Test
    void aPartOfACurveIsNoAnswer() {
        enter(1);
        CurveState state = curve();
        var changes = new ArrayList<String>();
        state.enter(new QuestionState.Face() {
            @Override
            public void changed() {
                changes.add(state.missing());
            }

            @Override
            public void focusResult() {}
        });
        var half = new double[Question.Curve.SAMPLES];
        half[3] = Double.NaN;
        state.sketch().draw(half);
        assertEquals(Optional.empty(), state.given());
        state.sketch().draw(new double[Question.Curve.SAMPLES]);
        assertTrue(state.given().isPresent());
        assertEquals(List.of(words.get("lesson.curve.missing"), ""), changes);
        work.all();
        state.look();
        half[3] = Double.NaN;
        half[0] = Double.NaN;
        state.sketch().draw(half);
        assertEquals(words.get("lesson.curve.point").formatted("How does it go?", 0, words.get("nothing")),
                state.sketch().spoken());
    }

    @Test
    void hintsAreOpenedOneAtATimeAndCounted() {
        var hints = new HintsState(predictions, List.of("It is too long.", "The pin does not move."), words);
        assertEquals("Hint 1 of 2", hints.label());
        hints.openNext();
        assertEquals(List.of("It is too long."), hints.open());
        assertTrue(hints.more());
        hints.openNext();
        assertFalse(hints.more());
        var fewer = new HintsState(predictions, List.of("It is too long."), words);
        assertEquals(1, fewer.open().size(), "the lesson was saved with fewer");
    }
}
