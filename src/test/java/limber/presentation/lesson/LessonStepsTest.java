package limber.presentation.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import limber.engine.Cursor;
import limber.engine.model.Variant;
import limber.lesson.GoalProgress;
import limber.lesson.LessonReader;
import limber.lesson.question.Answer;
import limber.lesson.question.MarkedAnswer;
import limber.lesson.question.Question;
import limber.lesson.source.Folder;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Steps of a lesson and their scenes: a pinned stick that is 0.4 m too long, of which k half corrections leave 0.4/2ᵏ
/// m and one weighted one nothing.
class LessonStepsTest {
    private static final String HEAD = """
            ---
            format: 1
            id: walk
            title: A walk
            model: rope
            set: {segments: 1, end: [1.4, 0, 0], length: 1, gravity: [0, 0, 0], iterations: 4, correction: weighted}
            ---
            """;

    @TempDir Path folder;
    private WalkedLesson lesson;

    private void begin(String... blocks) throws Exception {
        var english = new StringBuilder(HEAD);
        for (int i = 0; i < blocks.length; i++)
            english.append("## Step\n```limber\nid: s").append(i).append('\n').append(blocks[i].stripTrailing())
                    .append("\n```\n");
        Files.writeString(folder.resolve("lesson.md"), english);
        LessonReader.Read read = LessonReader.read(Folder.of(folder));
        assertEquals(List.of(), read.faults());
        lesson = new WalkedLesson(read.lesson().orElseThrow());
    }

    @AfterEach
    void leave() {
        lesson.close();
        assertEquals(List.of(), lesson.failures);
    }

    private Question question() {
        return lesson.walk.step().questions().getFirst();
    }

    private MarkedAnswer answered() {
        return (MarkedAnswer) lesson.journal.all(lesson.walk.lesson()).getFirst();
    }

    private String setting(String name) {
        return lesson.picture().settings().text(lesson.picture().settings().parameter(name));
    }

    private void at(Cursor cursor) throws InterruptedException {
        lesson.until(() -> lesson.cursor().equals(cursor));
    }

    @Test
    void whatIsComparedIsWhatTheCheckerRuns() throws Exception {
        begin("""
                compare: {names: [a, b], left: {correction: half}, right: {iterations: 10}}
                predict:
                - {id: q, ask: How much?, at: {frame: 1}, number: {truth: 1 + max(right.residual), tolerance: 1 %}}
                """);
        lesson.walk.predictions().commit(question(), Optional.of(new Answer.Figure(1)));
        lesson.work.all();
        assertEquals(1, ((Answer.Figure) answered().truth().orElseThrow()).value(), 1e-12,
                "a weighted correction leaves nothing");
    }

    /// One stick is one operation a sweep. Nothing after the fourth changes its length, 1 m + 0.4/2⁴ m.
    @Test
    void aQuestionAboutSweepsIsJudgedWhenTheLastOneEnds() throws Exception {
        begin("""
                set: {correction: half}
                goto: {frame: 1, phase: distance, sweep: 1, element: 0}
                step: element
                predict:
                - {id: q, ask: How long?, at: {frame: 1}, number: {truth: totalLength, tolerance: 1 %}}
                """);
        lesson.until(() -> !lesson.cursor().betweenFrames());
        lesson.walk.predictions().commit(question(), Optional.of(new Answer.Figure(1.025)));
        lesson.until(() -> answered().truth().isPresent());
        for (int sweep = 1; sweep <= 4; sweep++) {
            assertTrue(lesson.walk.predictions().truth(question()).isEmpty(), "before sweep " + sweep);
            Cursor before = lesson.cursor();
            lesson.playback.transport().step(true);
            lesson.until(() -> !lesson.cursor().equals(before));
        }
        lesson.until(() -> lesson.walk.predictions().truth(question()).isPresent());
        assertFalse(lesson.cursor().betweenFrames(), "the frame is not over");
    }

    @Test
    void playingStopsWhereAQuestionIsJudged() throws Exception {
        begin("""
                predict:
                - {id: q, ask: When?, at: {frame: 5}, number: {truth: time, tolerance: 1 %}}
                - {id: r, ask: Where?, at: {frame: 8, phase: distance, sweep: 2, element: 0},
                   number: {truth: time, tolerance: 1 %}}
                goal: {when: frame > 0, at: {frame: 12}}
                """);
        lesson.work.all();
        for (Cursor stop : List.of(Cursor.complete(5), Cursor.complete(7), Cursor.complete(12))) {
            lesson.playback.playing().set(true);
            lesson.until(() -> !lesson.playback.playing().get() && lesson.cursor().frame() == stop.frame()
                    && lesson.cursor().betweenFrames() == (stop.frame() != 7)); // inside frame 8, seven are complete
        }
    }

    /// 0.4/2¹² m is less than 0.1 mm.
    @Test
    void aGoalSeesWhatIsDoneToTheRightSide() throws Exception {
        begin("""
                compare: {names: [a, b], left: {correction: half}, right: {correction: half, iterations: 1}}
                goal: {when: "max(right.residual) < 0.0001", at: {frame: 1}}
                """);
        lesson.playback.goFrame(1);
        at(Cursor.complete(1));
        assertFalse(lesson.walk.predictions().goalReached());
        lesson.rival(new Variant(Map.of("correction", "half", "iterations", "12")));
        lesson.playback.goFrame(1);
        lesson.until(() -> lesson.walk.predictions().goalReached());
    }

    /// The frames 2, 3 and 4 are three in a row.
    @Test
    void aGoalSaysWhichOfItsPartsHold() throws Exception {
        begin("""
                goal: {when: "frame >= 2 && frame < 9", for: 5}
                """);
        lesson.playback.goFrame(1);
        lesson.until(() -> lesson.walk.goal().progress().get()
                .equals(Optional.of(new GoalProgress(1, parts(1, false, true), 0))));
        lesson.playback.goFrame(4);
        lesson.until(() -> lesson.walk.goal().progress().get()
                .equals(Optional.of(new GoalProgress(4, parts(4, true, true), 3))));
    }

    private static List<GoalProgress.Condition> parts(double frame, boolean first, boolean second) {
        return List.of(new GoalProgress.Condition("frame >= 2", first, frame),
                new GoalProgress.Condition("frame < 9", second, frame));
    }

    @Test
    void aStepThatKeepsTheSceneWaitsWhereItStands() throws Exception {
        begin("goto: {frame: 7}", """
                scene: keep
                hold: true
                predict:
                - {id: q, ask: How much?, at: {frame: 9}, number: {truth: 1 + max(residual), tolerance: 1 %}}
                """);
        lesson.until(() -> lesson.cursor().equals(Cursor.complete(7)) && lesson.picture().next().isPresent());
        lesson.walk.go(1);
        lesson.until(() -> lesson.picture().next().isEmpty());
        assertEquals(Cursor.complete(7), lesson.cursor());
        lesson.playback.goFrame(5);
        at(Cursor.complete(5));
        assertFalse(lesson.playback.rules().lets(Cursor.complete(8)), "what has not been seen waits");
    }

    /// The next step has none.
    @Test
    void aStepBringsItsStopsAndPlayHaltsThere() throws Exception {
        begin("stops: [frame >= 4]\n", "goto: {frame: 1}\n");
        lesson.playback.playing().set(true);
        lesson.until(() -> !lesson.playback.playing().get() && lesson.cursor().equals(Cursor.complete(4)));
        assertEquals("frame >= 4", lesson.playback.stops().met().get().orElseThrow().reason());
        lesson.walk.go(1);
        at(Cursor.complete(1));
        assertEquals(List.of(), List.copyOf(lesson.playback.stops().all()));
    }

    @Test
    void aStepThatKeepsTheSceneComparesItAsItIs() throws Exception {
        begin("goto: {frame: 2}", """
                scene: keep
                compare: {names: [a, b], left: {iterations: 2}, right: {iterations: 3}}
                """);
        lesson.walk.go(1);
        lesson.until(() -> setting("iterations").equals("2"));
        var right = lesson.playback.comparison().variant().orElseThrow().of(lesson.playback.settings());
        assertEquals("3", right.text(right.parameter("iterations")));
    }
}
