package limber.presentation.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import limber.engine.Cursor;
import limber.engine.model.Input;
import limber.engine.settings.Parameter;
import limber.lesson.Lesson;
import limber.lesson.LessonReader;
import limber.lesson.Recap;
import limber.lesson.question.Answer;
import limber.lesson.question.AnswersLine;
import limber.lesson.question.MarkedAnswer;
import limber.lesson.question.Question;
import limber.lesson.source.Folder;
import limber.presentation.play.Playback;
import limber.presentation.words.Wording;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A walk through a lesson. A pinned stick is 0.4 m too long, of
/// which k half corrections leave 0.4/2ᵏ m.
class LessonWalkTest {
    private static final String LESSON = """
            ---
            format: 1
            id: walk
            title: A walk
            model: rope
            set: {segments: 1, end: [1.4, 0, 0], length: 1, gravity: [0, 0, 0], iterations: 4, correction: half}
            ---
            ## A question
            ```limber
            id: ask
            hold: true
            play: {to: 3, speed: 0.5}
            predict:
            - {id: q, ask: How many cm?, at: {frame: 1}, number: {truth: 100 * max(residual), unit: cm, tolerance: 5 %}}
            ```
            ## A goal
            ```limber
            id: goal
            scene: keep
            compare: {names: [few, many], left: {iterations: 2}, right: {iterations: 3}, layout: overlaid}
            panel: {iterations: true}
            goal: {when: max(right.residual) < 1e-9, at: {frame: 99}}
            ```
            ## The end
            ```limber
            id: end
            goto: {frame: 2}
            ```
            """;

    @TempDir Path folder;
    private WalkedLesson face;
    private List<String> said;
    private WaitingWork work;
    private Wording words;
    private Playback playback;
    private LessonWalk walk;

    private Lesson lesson(String text) throws IOException {
        Files.writeString(folder.resolve("lesson.md"), text);
        LessonReader.Read read = LessonReader.read(Folder.of(folder));
        assertEquals(List.of(), read.faults());
        return read.lesson().orElseThrow();
    }

    @BeforeEach
    void begin() throws Exception {
        face = new WalkedLesson(lesson(LESSON));
        said = face.said;
        work = face.work;
        words = face.words;
        playback = face.playback;
        walk = face.walk;
    }

    @AfterEach
    void end() {
        face.close();
        assertEquals(List.of(), face.failures);
    }

    @Test
    void aQuestionHoldsTheSceneUntilItIsAnswered() throws Exception {
        assertEquals(List.of("code 0", "begun"), said, "the camera is moved once the scene is there");
        double speed = playback.player().speed().get();
        assertTrue(playback.rules().held().get());
        assertFalse(walk.wanted().get());
        walk.turn(1);
        assertEquals(0, walk.index());
        assertTrue(walk.wanted().get());
        assertEquals(words.get("lesson.held"), said.getLast());
        walk.predictions().commit(walk.step().questions().getFirst(), Optional.of(new Answer.Figure(2.5)));
        assertFalse(walk.wanted().get());
        assertFalse(playback.rules().held().get());
        assertEquals("waited enough", said.getLast());
        assertEquals(0.5, playback.player().speed().get(), "the speed of the step");
        work.all();
        long news = walk.news().get();
        face.later.until(() -> face.cursor().frame() == 1
                && walk.predictions().truth(walk.step().questions().getFirst()).isPresent());
        assertTrue(walk.news().get() > news, "the result is news");
        assertFalse(playback.playing().get(), "playing stops where the question is judged");
        walk.turn(1);
        assertEquals(1, walk.index());
        assertEquals(speed, playback.player().speed().get(), "it was for that step alone");
    }

    /// The name stands in the menu at the end of a page.
    @Test
    void aNameThatIsGivenAtLastIsThatOfTheAnswersBefore() {
        walk.predictions().commit(walk.step().questions().getFirst(), Optional.of(new Answer.Figure(2.5)));
        assertEquals(List.of(""), walk.answers().stream().map(AnswersLine::student).toList());
        walk.rename("Ann");
        assertEquals(List.of("Ann"), walk.answers().stream().map(AnswersLine::student).toList());
        walk.rename("Bo");
        walk.predictions().commit(walk.step().questions().getFirst(), Optional.of(new Answer.Figure(3)));
        assertEquals(List.of("Bo"), walk.answers().stream().map(AnswersLine::student).toList());
    }

    @Test
    void aLiftedHoldLetsGoOn() {
        face.lifted.set(true);
        assertFalse(playback.rules().held().get());
        assertTrue(walk.predictions().waiting());
        walk.turn(1);
        assertEquals(1, walk.index());
    }

    @Test
    void aGoalMayBeLeftByASecondTryAndThePanelSaysWhatItAllows() {
        long entries = walk.entries().get();
        walk.go(1);
        assertEquals(entries + 1, walk.entries().get());
        assertEquals(List.of("[few, many] true", "code 1"), said);
        assertEquals("2", playback.settings().text(playback.settings().parameter("iterations")));
        playback.gestures().set(playback.settings().parameter("length"), "2");
        assertEquals(words.get("lesson.fixed").formatted(words.title("parameter", "length"),
                words.title("parameter", "iterations")), said.getLast());
        walk.turn(1);
        assertEquals(1, walk.index());
        assertEquals(words.get("lesson.goal.open"), said.getLast());
        walk.turn(1);
        assertEquals(2, walk.index());
        assertTrue(walk.last());
        walk.turn(1);
        assertEquals(2, walk.index(), "there is nothing behind the last step");
        walk.turn(-1);
        assertEquals(1, walk.index());
    }

    @Test
    void aSavedLessonGoesOnAtItsStep() throws Exception {
        walk.go(2);
        walk.drafts().put("draft", Optional.of(new Answer.Figure(1)));
        walk.replace(lesson(LESSON.replace("## A goal", "## Another\n```limber\nid: new\n```\n## A goal")));
        assertEquals("end", walk.step().id());
        assertEquals(3, walk.index());
        assertEquals(Optional.empty(), walk.drafts().of("draft"), "its question may have become another one");
        face.later.until(() -> face.cursor().equals(Cursor.complete(2)));
    }

    @Test
    void theNextStudentBeginsAnew() {
        walk.predictions().commit(walk.step().questions().getFirst(), Optional.empty());
        assertEquals(1, face.journal.all(walk.lesson()).size());
        walk.go(2);
        walk.begin();
        assertEquals(0, walk.index());
        assertTrue(walk.predictions().waiting());
        assertEquals(List.of(), face.journal.all(walk.lesson()));
    }

    /// The numbers of `Ann` are others than those of nobody, and the step begins again with them.
    @Test
    void aNameStartsTheStepWithItsNumbers() throws Exception {
        walk.replace(lesson(LESSON.replace("length: 1, ", "").replace("model: rope",
                "model: rope\nvary: {length: [0.8, 1.2]}")));
        assertEquals(words.get("lesson.numbers.none"), walk.numbers());
        long entries = walk.entries().get();
        face.student.set("Ann");
        assertEquals(entries + 1, walk.entries().get());
        assertEquals(walk.lesson().numbers("Ann"), walk.lesson().drawn());
        assertEquals("Ann/walk/ask", walk.seed());
        assertEquals("Numbers of Ann: Length 980 mm", walk.numbers());
        walk.replace(lesson(LESSON));
        entries = walk.entries().get();
        face.student.set("Bo");
        assertEquals(entries, walk.entries().get(), "nothing is drawn for anybody");
    }

    /// The result follows at once, and the answer is another try of the earlier one.
    @Test
    void aQuestionIsAskedAgainBesideAnotherScene() {
        Question q = walk.step().questions().getFirst();
        walk.predictions().commit(q, Optional.of(new Answer.Figure(2.5)));
        work.all();
        var news = new AtomicInteger();
        var recalled = new Recalled(new Recap(walk.lesson(), 0, 0), walk, news::incrementAndGet);
        assertTrue(recalled.predictions().waiting(), "it is answered afresh");
        assertEquals("walk/ask/q", recalled.place(q));
        assertEquals("/walk/ask/walk", recalled.seed());
        recalled.predictions().commit(q, Optional.of(new Answer.Figure(5)));
        work.all();
        assertEquals(2.5, ((Answer.Figure) recalled.predictions().truth(q).orElseThrow()).value(), 1e-12);
        assertTrue(news.get() > 0);
        MarkedAnswer kept = face.journal.find(walk.lesson(), "ask", "q").orElseThrow();
        assertEquals(2, kept.tries());
        assertEquals(Optional.of(new Answer.Figure(2.5)), kept.answer());
        assertEquals(Optional.of(new Answer.Figure(5)), kept.latest());
        recalled.close();
    }

    /// The variant of the step before may contradict the scene of the next one.
    @Test
    void aComparisonEndsBeforeTheNextSceneIsOpened(@TempDir Path other) throws Exception {
        try (var two = new WalkedLesson(other, """
                ---
                format: 1
                id: two
                title: Two
                model: rope
                set: {segments: 1}
                ---
                ## One
                ```limber
                id: one
                compare: {names: [a, b], left: {}, right: {iterations: 1}}
                ```
                ## Two
                ```limber
                id: two
                set: {segments: 4}
                compare: {names: [c, d], left: {}, right: {iterations: 2}}
                ```
                """)) {
            two.walk.go(1);
            assertEquals("alone", two.said.getFirst());
            assertTrue(two.said.indexOf("[c, d] false") > 0, two.said + "");
            two.until(() -> two.picture().comparison().isPresent());
            assertEquals(List.of(), two.failures);
        }
    }

    @Test
    void aStepThatKeepsAHeldSceneShowsWhatComesNext(@TempDir Path other) throws Exception {
        try (var two = new WalkedLesson(other, """
                ---
                format: 1
                id: two
                title: Two
                model: rope
                ---
                ## One
                ```limber
                id: one
                hold: true
                goto: {frame: 1}
                predict:
                - {id: q, ask: Yes?, at: {frame: 2}, choices: [{text: a, correct: true}, {text: b}]}
                ```
                ## Two
                ```limber
                id: two
                scene: keep
                ```
                """)) {
            two.until(() -> two.cursor().frame() == 1 && !two.playback.waits());
            assertTrue(two.picture().next().isEmpty(), "withheld");
            two.walk.go(1);
            two.until(() -> two.picture().next().isPresent());
        }
    }

    @Test
    void aChangeBehindTheFrameOfAGoalCountsFromTheStart(@TempDir Path other) throws Exception {
        try (var goal = new WalkedLesson(other, """
                ---
                format: 1
                id: late
                title: Late
                model: rope
                set: {segments: 1, end: [1.4, 0, 0], length: 1, gravity: [0, 0, 0], iterations: 4, correction: half}
                ---
                ## A goal
                ```limber
                id: goal
                panel: {iterations: true}
                goal: {when: max(residual) < 1e-9, at: {frame: 4}}
                ```
                """)) {
            Parameter<?> iterations = goal.playback.settings().parameter("iterations");
            goal.playback.goFrame(2);
            goal.later.until(() -> goal.cursor().equals(Cursor.complete(2)));
            goal.playback.gestures().set(iterations, "5");
            assertEquals(List.of(new Input.Set(2, "iterations", "5")), goal.playback.past().branch().inputs());
            goal.playback.goFrame(6);
            goal.until(() -> goal.cursor().equals(Cursor.complete(6)));
            goal.playback.gestures().set(iterations, "40");
            assertEquals(List.of(), goal.playback.past().branch().inputs());
            assertEquals("40", goal.playback.past().branch().settings().text(iterations));
            assertEquals(goal.words.get("lesson.goal.again").formatted(4), goal.said.getLast());
            goal.until(() -> goal.walk.predictions().goalReached());
            assertEquals(Cursor.complete(6), goal.cursor());
            goal.playback.gestures().set(iterations, "3");
            assertEquals(List.of(new Input.Set(6, "iterations", "3")), goal.playback.past().branch().inputs(),
                    "once it is reached, a change counts from its frame on");
        }
    }

    /// A step with a scene of its own looks the same from wherever it is entered.
    @Test
    void aStepThatNamesNoOverlaysHasThoseOfTheBeginning(@TempDir Path other) throws Exception {
        try (var of = new WalkedLesson(other, """
                ---
                format: 1
                id: shown
                title: Shown
                model: rope
                ---
                ## The beginning
                ```limber
                id: first
                ```
                ## Sticks that are too long
                ```limber
                id: second
                show: {level: step, overlays: [residual]}
                ```
                """)) {
            var showing = of.scene.played().view().showing();
            var atFirst = Set.copyOf(showing.names());
            of.walk.go(1);
            assertTrue(showing.has("residual"));
            of.walk.go(0);
            assertEquals(atFirst, showing.names());
            assertEquals(List.of(), of.failures);
        }
    }
}
