package limber.presentation.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Optional;
import limber.lesson.Lesson;
import limber.lesson.question.Answer;
import limber.lesson.question.MarkedAnswer;
import limber.lesson.question.Question;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A walk whose answers somebody else changes, as another tab.
class OtherTabTest {
    private static final String LESSON = """
            ---
            format: 1
            id: other
            title: A lesson
            model: rope
            ---

            ## A question
            ```limber
            id: one
            hold: true
            predict:
            - {id: q, ask: How many?, at: {frame: 9}, number: {truth: frame, tolerance: 5 %}}
            ```
            """;

    @TempDir Path folder;
    private WalkedLesson walked;

    @BeforeEach
    void begin() throws Exception {
        walked = new WalkedLesson(folder, LESSON);
    }

    @AfterEach
    void end() {
        walked.close();
    }

    private Question question() {
        return walked.walk.step().questions().getFirst();
    }

    /// @param score of the first answer; the truth is not told with it
    private MarkedAnswer answer(double value, double score) {
        Lesson lesson = walked.walk.lesson();
        return new MarkedAnswer(lesson.id(), lesson.hash(), "", "one", "q", Optional.of(new Answer.Figure(value)),
                Optional.empty(), Optional.of(score), Optional.empty(), 1, "2026-11-30T08:00:00Z");
    }

    /// The run says 9: an answer of 9 is right. It is shown although nothing has been played.
    @Test
    void anAnswerOfAnotherTabIsShownWithItsVerdict() {
        QuestionState<?> state = walked.walk.questions().getFirst();
        assertTrue(walked.walk.predictions().waiting());
        walked.journal.put(answer(9, 1));
        walked.walk.reread();
        assertFalse(walked.walk.predictions().waiting());
        assertFalse(walked.playback.rules().held().get(), "nothing is waited for any more");
        walked.work.all();
        state.look();
        assertEquals(Optional.of(true), state.verdict());
    }

    /// What was scored stays so: the answer may come back with fewer digits.
    @Test
    void aScoreIsKeptWhenTheTruthIsFoundAgain() {
        walked.journal.put(answer(5, 1));
        walked.walk.resume(0);
        walked.work.all();
        MarkedAnswer kept = walked.walk.predictions().marked(question()).orElseThrow();
        assertEquals(Optional.of(1.0), kept.score());
        assertEquals(new Answer.Figure(9), kept.truth().orElseThrow());
    }

    @Test
    void whatAnotherTabHasDeletedIsAskedAgain() {
        walked.journal.put(answer(9, 1));
        walked.walk.reread();
        walked.journal.clear(walked.walk.lesson());
        walked.walk.reread();
        assertTrue(walked.walk.predictions().waiting());
        assertTrue(walked.playback.rules().held().get());
    }
}
