package limber.presentation.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import limber.lesson.LessonReader;
import limber.lesson.question.MarkedAnswer;
import limber.lesson.source.Folder;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StepTextTest {
    private static final String LESSON = """
            ---
            format: 1
            id: texts
            title: A lesson
            learn: Count steps. Say what you see.
            model: rope
            ---
            This is a rope.

            ## A question
            Look at it.
            ```limber
            id: one
            predict:
            - {id: q, ask: How many?, at: {frame: 1}, number: {truth: frame, tolerance: 5 %}}
            ```
            It was one.

            ## The end
            Nothing moves.
            ```limber
            id: two
            ```
            """;

    @TempDir Path folder;
    private WalkedLesson walked;
    private StepText text;

    @BeforeEach
    void begin() throws Exception {
        Files.writeString(folder.resolve("lesson.md"), LESSON);
        LessonReader.Read read = LessonReader.read(Folder.of(folder));
        assertEquals(List.of(), read.faults());
        walked = new WalkedLesson(read.lesson().orElseThrow());
        text = new StepText(walked.walk);
    }

    @AfterEach
    void end() {
        walked.close();
        assertEquals(List.of(), walked.failures);
    }

    @Test
    void theFirstStepHasWhatIsSaidOfTheLesson() {
        assertEquals("A lesson", text.title());
        assertEquals("A question", text.heading());
        assertEquals(List.of("1  A question", "2  The end"), text.outline());
        assertTrue(text.first());
        assertTrue(text.learn().endsWith(" Count steps. Say what you see."), text.learn());
        walked.walk.go(1);
        assertFalse(text.first());
        assertEquals("", text.learn());
        assertEquals("The end", text.heading());
    }

    @Test
    void whatFollowsTheAnswersIsShownAfterThem() {
        assertFalse(text.after());
        assertFalse(text.spoken().contains("It was one."));
        walked.walk.questions().getFirst().skip();
        assertTrue(text.after());
        assertTrue(text.spoken().endsWith("This is a rope.\nLook at it.\nIt was one."), text.spoken());
        walked.walk.go(1);
        assertFalse(text.after(), "nothing follows");
        assertTrue(text.spoken().endsWith("Nothing moves."), text.spoken());
    }

    /// The first step asks for the frame of frame 1, which is 1.
    @Test
    void theOutlineSaysHowFarEachStepHasBeenDone() throws Exception {
        assertEquals(List.of(StepMark.OPEN, StepMark.NONE), text.marks());
        assertEquals(List.of("1  A question · not answered yet", "2  The end"), text.spokenOutline());
        answer("2");
        assertEquals(List.of(StepMark.DONE, StepMark.NONE), text.marks());
        walked.walk.begin();
        assertEquals(List.of(StepMark.OPEN, StepMark.NONE), text.marks());
        answer("1");
        assertEquals(List.of(StepMark.RIGHT, StepMark.NONE), text.marks());
        assertEquals("1  A question · right", text.spokenOutline().getFirst());
    }

    /// Answers the question of the first step, and waits for what the run says.
    private void answer(String number) throws InterruptedException {
        var asked = (NumberState) walked.walk.questions().getFirst();
        asked.type(number);
        asked.commit();
        walked.until(() -> walked.walk.predictions().marked(asked.question()).flatMap(MarkedAnswer::right).isPresent());
    }

    @Test
    void aLessonWithoutNumbersOfItsOwnAsksNoName() {
        assertEquals("", text.numbers());
        assertFalse(text.asksName());
    }
}
