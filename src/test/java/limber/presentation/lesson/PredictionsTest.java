package limber.presentation.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import limber.lesson.Lesson;
import limber.lesson.LessonReader;
import limber.lesson.Step;
import limber.lesson.question.Answer;
import limber.lesson.question.MarkedAnswer;
import limber.lesson.question.Question;
import limber.lesson.source.Folder;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Predictions about a pinned stick that is 40 cm too long, of which four half corrections leave 40/2⁴ = 2.5 cm; the
/// truth is computed only when the test says so.
class PredictionsTest {
    private static final Optional<Answer> RIGHT = Optional.of(new Answer.Figure(2.5)),
            WRONG = Optional.of(new Answer.Figure(5));

    @TempDir Path folder;
    private final WaitingWork work = new WaitingWork();
    private final List<Throwable> failures = new ArrayList<>();
    private final Journal journal = Journal.inMemory(failures::add);
    private Lesson lesson;
    private Predictions predictions;
    private Question question;

    @BeforeEach
    void come() throws Exception {
        come("{frame: 1}");
    }

    private void come(String at) throws Exception {
        Files.writeString(folder.resolve("lesson.md"), """
                ---
                format: 1
                id: half
                title: Half
                model: rope
                set: {segments: 1, end: [1.4, 0, 0], length: 1, gravity: [0, 0, 0], iterations: 4, correction: half}
                ---
                ## Ask
                ```limber
                id: ask
                predict:
                - {id: q, ask: How many cm?, at: %s, number: {truth: 100 * max(residual), unit: cm, tolerance: 5 %%}}
                ```
                """.formatted(at));
        lesson = LessonReader.read(Folder.of(folder)).lesson().orElseThrow();
        Step step = lesson.steps().getFirst();
        question = step.questions().getFirst();
        var answering = new Answering(journal, () -> "", () -> "2026-11-21T08:00:00Z", work, Optional.empty(),
                failures::add);
        predictions = new Predictions(lesson, step, step.staged(step.scene().orElseThrow()), answering, () -> {});
    }

    private void commit(Optional<Answer> answer) {
        predictions.commit(question, answer);
    }

    private MarkedAnswer marked() {
        return predictions.marked(question).orElseThrow();
    }

    @Test
    void nobodyWaitsForTheTruthToSkipOrToAnswer() throws Exception {
        commit(Optional.empty());
        assertFalse(predictions.waiting());
        work.next();
        assertEquals(Optional.empty(), marked().score(), "a skip scores nothing");
        assertEquals(2.5, ((Answer.Figure) marked().truth().orElseThrow()).value(), 1e-12);
    }

    @Test
    void anAnswerScoresOnceTheTruthIsKnown() throws Exception {
        commit(WRONG);
        assertFalse(predictions.waiting());
        assertEquals(Optional.empty(), marked().score());
        work.next();
        assertEquals(Optional.of(0.0), marked().score());
        commit(RIGHT);
        assertEquals(Optional.of(0.0), marked().score(), "the first one scores");
        assertEquals(RIGHT, marked().revised());
        assertEquals(2, marked().tries());
    }

    @Test
    void itIsKeptAndScoredThoughTheStepHasBeenLeft() throws Exception {
        commit(RIGHT);
        predictions.close();
        work.next();
        assertEquals(Optional.of(1.0), marked().score());
    }

    @Test
    void anAnswerThatWasNeverScoredIsWhenSomebodyComesBack() throws Exception {
        commit(RIGHT);
        work.drop();
        come("{frame: 1}");
        work.next();
        assertEquals(Optional.of(1.0), marked().score());
    }

    @Test
    void theSameOnceMoreIsNoRevision() throws Exception {
        commit(RIGHT);
        commit(RIGHT);
        assertEquals(1, marked().tries());
        assertEquals(Optional.empty(), marked().revised());
    }

    @Test
    void whatComesAfterASkipScoresNothing() throws Exception {
        work.next();
        commit(Optional.empty());
        predictions.reveal(question);
        assertTrue(predictions.truth(question).isPresent());
        commit(RIGHT);
        assertEquals(Optional.empty(), marked().score());
        assertEquals(RIGHT, marked().latest());
    }

    @Test
    void aTruthThatCannotBeRunHoldsNobody() throws Exception {
        work.drop();
        come("{frame: 1, phase: distance, sweep: 9}");
        commit(RIGHT);
        work.next();
        assertFalse(predictions.waiting());
        assertEquals(RIGHT, marked().answer());
        assertEquals(1, failures.size(), "there are four sweeps");
    }
}
