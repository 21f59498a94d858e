package limber.presentation.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import limber.engine.Cursor;
import limber.engine.run.Branch;
import limber.engine.run.Timeline;
import limber.lesson.Lesson;
import limber.lesson.LessonReader;
import limber.lesson.Step;
import limber.lesson.source.Folder;
import limber.presentation.words.Language;
import limber.presentation.words.Wording;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A goal that holds from frame 2 on, and counts once it has held for three frames: in frame 4. What is to be small is
/// the frame.
class GoalStateTest {
    private final WaitingWork work = new WaitingWork();
    private final List<Throwable> failures = new ArrayList<>();
    @TempDir Path folder;

    @Test
    void itSaysWhatHoldsAndThatItIsReached() throws Exception {
        Files.writeString(folder.resolve("lesson.md"), """
                ---
                format: 1
                id: goal
                title: A goal
                model: rope
                ---
                ## Step
                ```limber
                id: one
                goal: {when: "frame >= 2 && frame < 9", for: 3, best: frame, hint: Wait.}
                ```
                """);
        LessonReader.Read read = LessonReader.read(Folder.of(folder));
        assertEquals(List.of(), read.faults());
        Lesson lesson = read.lesson().orElseThrow();
        Step step = lesson.steps().getFirst();
        var words = new Wording(lesson.model(), Language.ENGLISH.words());
        var answering = new Answering(Journal.inMemory(failures::add), () -> "", () -> "2026-11-29T08:00:00Z", work,
                Optional.empty(), failures::add);
        var predictions = new Predictions(lesson, step, step.staged(step.scene().orElseThrow()), answering, () -> {});
        var goal = new StepGoal(work, (_, _) -> OptionalDouble.of(4), () -> {}, failures::add);
        goal.begin(lesson, 0, 0, predictions::reached);
        var state = new GoalState(() -> predictions, goal, step.goal().orElseThrow(), "Wait.", words);
        assertFalse(state.look());
        assertEquals(words.get("lesson.goal"), state.title());
        assertEquals(List.of(new GoalState.Part("Frame at least 2", Optional.empty()),
                new GoalState.Part("Frame below 9", Optional.empty())), state.parts());
        assertEquals(words.get("lesson.best").formatted("frame", "–", "–"), state.best());
        Branch branch = new Timeline(lesson.model()).root(lesson.model().defaults(), List.of());
        goal.shown(branch, Optional.empty(), Cursor.complete(1));
        work.all();
        assertEquals(words.get("lesson.best").formatted("frame", "4", "–"), state.best());
        assertEquals(List.of(new GoalState.Part("Frame at least 2 (now 1)", Optional.of(false)),
                new GoalState.Part("Frame below 9 (now 1)", Optional.of(true))), state.parts());
        assertEquals(words.get("lesson.goal.held").formatted(0, 3), state.frames());
        assertFalse(state.look());
        goal.shown(branch, Optional.empty(), Cursor.complete(6));
        work.all();
        assertTrue(state.look(), "it has become known");
        assertFalse(state.look(), "it is told once");
        assertEquals(words.get("lesson.goal.reached"), state.title());
        assertEquals(words.get("lesson.goal.held").formatted(3, 3), state.frames());
        assertEquals(words.get("lesson.best").formatted("frame", "4", "4"), state.best());
        assertTrue(state.spoken().startsWith(words.get("lesson.goal.reached")), state.spoken());
        assertTrue(state.spoken().contains("Wait."), state.spoken());
        assertEquals(List.of(), failures);
    }
}
