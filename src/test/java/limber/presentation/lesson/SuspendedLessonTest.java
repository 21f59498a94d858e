package limber.presentation.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import limber.engine.settings.Vec;
import limber.lesson.Lesson;
import limber.lesson.LessonReader;
import limber.lesson.Lessons;
import limber.lesson.Step;
import limber.lesson.question.Answer;
import limber.lesson.question.AnswersLine;
import limber.lesson.question.ArrowQuestion;
import limber.lesson.question.CodeQuestion;
import limber.lesson.question.ElementQuestion;
import limber.lesson.question.FormulaQuestion;
import limber.lesson.question.MarkedAnswer;
import limber.lesson.question.Question;
import limber.lesson.question.ShapeQuestion;
import limber.lesson.source.Folder;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

/// What a course site keeps of a lesson that is left, and what of it comes back.
class SuspendedLessonTest {
    private static final int ROOM = 4096;
    private static final String TIME = "2026-11-30T08:0%d:00Z";
    private static final String LESSON = """
            ---
            format: 1
            id: kinds
            title: Kinds
            model: rope
            ---

            ## One
            ```limber
            id: one
            predict:
            - id: many
              ask: Which?
              at: {frame: 1}
              choices:
              - {text: one, when: frame == 1}
              - {text: two, when: frame == 2}
            - {id: much, ask: How many?, at: {frame: 2}, number: {truth: frame, tolerance: 5 %}}
            ```

            ## Two
            ```limber
            id: two
            predict:
            - {id: line, ask: Draw., at: {frame: 49}, curve: {truth: frame, unit: m, tolerance: 50 %}}
            goal: {when: frame > 3, at: {frame: 5}}
            ```
            """;

    @TempDir Path folder;
    private Lesson lesson;
    private final List<AnswersLine> lines = new ArrayList<>();

    @BeforeEach
    void read() throws Exception {
        Files.writeString(folder.resolve("lesson.md"), LESSON);
        LessonReader.Read read = LessonReader.read(Folder.of(folder));
        lesson = read.lesson().orElseThrow(() -> new AssertionError(read.faults()));
    }

    private MarkedAnswer answer(Step step, Question q, Answer answer, Answer truth, double score, int minute) {
        return new MarkedAnswer(lesson.id(), lesson.hash(), "Ann", step.id(), q.id(), Optional.of(answer),
                Optional.of(truth), Optional.of(score), Optional.empty(), 1, TIME.formatted(minute), lesson.drawn());
    }

    private AnswersLine.Note note(String text) {
        return new AnswersLine.Note(lesson.id(), lesson.hash(), "Ann", lesson.steps().getFirst().id(), text,
                TIME.formatted(3));
    }

    private SuspendedLesson.Resumed again(String text) {
        return new SuspendedLesson(lesson).read(text, "Ann").orElseThrow();
    }

    private void answerAll() {
        Step one = lesson.steps().getFirst();
        lines.add(answer(one, one.questions().get(0), new Answer.Chosen(1), new Answer.Chosen(0), 0, 0)
                .again(new Answer.Chosen(0), TIME.formatted(1)));
        lines.add(answer(one, one.questions().get(1), new Answer.Figure(2.05), new Answer.Figure(2), 1, 2));
        lines.add(note("a “note” \\ 笔记 😀"));
        lines.add(new AnswersLine.HintsOpened(lesson.id(), lesson.hash(), "Ann", "two", 2, TIME.formatted(4)));
        lines.add(new AnswersLine.GoalReached(lesson.id(), lesson.hash(), "Ann", "two", "2026-11-29T23:59:59Z"));
    }

    /// By hand: 08:01 is 28,860 s of the day, 08:02 is 28,920, 08:03 is 28,980, 08:04 is 29,040. The goal is of another
    /// day. The day is that of the last line, so that its lines have their time in full.
    @Test
    void aLessonIsAShortTextOfJson() {
        answerAll();
        lines.add(lines.removeFirst());
        SuspendedLesson.Kept kept = new SuspendedLesson(lesson).of(lines, 1, ROOM);
        assertEquals("{\"v\":1,\"h\":\"" + lesson.hash().substring(0, 8) + "\",\"s\":1,\"d\":\"2026-11-30\",\"a\":["
                + "[0,1,28920,1,1,2.05,2.0],[0,\"note\",28980,\"a “note” \\\\ 笔记 😀\"],[1,\"hints\",29040,2],"
                + "[1,\"goal\",\"2026-11-29T23:59:59Z\"],[0,0,28860,2,0,2,1,1]]}", kept.text());
        assertFalse(kept.notes());
        assertEquals(0, kept.answers());
    }

    @Test
    void allOfItComesBack() {
        answerAll();
        Step two = lesson.steps().get(1);
        lines.add(answer(two, two.questions().getFirst(), curve(0.1), curve(0), 0.9, 5));
        SuspendedLesson.Resumed back = again(new SuspendedLesson(lesson).of(lines, 1, ROOM).text());
        assertEquals(1, back.step());
        assertEquals(lines, back.lines());
        assertEquals(List.of(), back.rough());
    }

    /// A curve with values that need all their digits.
    private static Answer.Drawn curve(double off) {
        return new Answer.Drawn(IntStream.range(0, Question.Curve.SAMPLES)
                .mapToDouble(i -> off + Math.sin(i / 7.0)).toArray());
    }

    /// A truth is found again by the run: it goes first, and then curves get two letters a point.
    @Test
    void curvesAreThinnedUntilTheyFit() {
        Step two = lesson.steps().get(1);
        Question q = two.questions().getFirst();
        double score = q.score(curve(0.1), curve(0));
        lines.add(answer(two, q, curve(0.1), curve(0), score, 5));
        for (int room : new int[]{2500, 1500, 250, 150, 140, 120}) {
            String text = new SuspendedLesson(lesson).of(lines, 1, room).text();
            assertTrue(text.length() <= room, text);
            var back = (MarkedAnswer) again(text).lines().getFirst();
            assertEquals(room >= 2500, back.truth().isPresent(), "the truth at " + room);
            double[] is = ((Answer.Drawn) back.answer().orElseThrow()).samples(),
                    was = ((Answer.Drawn) curve(0.1)).samples();
            double most = IntStream.range(0, is.length).mapToDouble(i -> Math.abs(is[i] - was[i])).max().orElseThrow();
            // 50 points are exact to 1/4095 of a range of 2; 4 points miss the top of a wave
            assertTrue(most <= (room >= 1500 ? 0 : room >= 250 ? 0.0005 : 1.1), room + ": " + most);
            if (room < 250) continue;
            assertEquals(q.score(back.answer().get(), curve(0)), back.score().orElseThrow(), 1e-12,
                    "a file of it verifies");
        }
    }

    @Test
    void notesThatAreTooLongAreLeftOutAndTheAnswersStay() {
        answerAll();
        lines.set(2, note("n".repeat(5000)));
        SuspendedLesson.Kept kept = new SuspendedLesson(lesson).of(lines, 0, ROOM);
        assertTrue(kept.notes());
        assertEquals(0, kept.answers());
        assertTrue(kept.text().length() <= ROOM);
        assertEquals(lines.size() - 1, again(kept.text()).lines().size());
    }

    @Test
    void whatDoesNotFitIsCountedAndTheTextStaysJson() {
        answerAll();
        SuspendedLesson.Kept kept = new SuspendedLesson(lesson).of(lines, 0, 100);
        assertTrue(kept.notes());
        // 52 signs without lines, 68 with [1,"goal",86399], and the hints of another day have 37 with their comma
        assertEquals(68, kept.text().length());
        assertEquals(3, kept.answers());
        assertEquals(List.of(lines.getLast()), again(kept.text()).lines());
    }

    @Test
    void whatIsNoTextOfThisLessonIsNothing() {
        answerAll();
        String text = new SuspendedLesson(lesson).of(lines, 1, ROOM).text();
        for (String other : List.of("", "  ", "{", "[]", "{}", "null", "a word", text.substring(0, text.length() - 9),
                text.replace("\"v\":1", "\"v\":2"), text.replace("\"s\":1", "\"s\":9"),
                text.replace("\"h\":\"", "\"h\":\"x")))
            assertEquals(Optional.empty(), new SuspendedLesson(lesson).read(other, "Ann"), other);
        // a line that cannot be read leaves the others
        assertEquals(lines.size() - 1, again(text.replace("2.05", "\"?\"")).lines().size());
    }

    @Test
    void whatTheBrowserKeepsStaysWhereItIsNewerOrMoreExact() {
        answerAll();
        Step two = lesson.steps().get(1);
        var exact = answer(two, two.questions().getFirst(), curve(0.1), curve(0), 0.9, 5);
        lines.add(exact);
        SuspendedLesson.Resumed back = again(new SuspendedLesson(lesson).of(lines, 1, 500).text());
        Journal journal = Journal.inMemory(e -> {
            throw new AssertionError(e);
        });
        journal.put(exact);
        MarkedAnswer newer = ((MarkedAnswer) lines.get(1)).again(new Answer.Figure(3), TIME.formatted(9));
        journal.put(newer);
        journal.put(((MarkedAnswer) lines.get(0)).again(new Answer.Chosen(1), "2026-11-29T08:00:00Z"));
        back.into(journal, lesson);
        assertEquals(Optional.of(exact), journal.find(lesson, "two", "line"));
        assertEquals(Optional.of(newer), journal.find(lesson, "one", "much"));
        assertEquals(Optional.of(lines.get(0)), journal.find(lesson, "one", "many"), "that of the site is newer");
        assertEquals(lines.size(), journal.all(lesson).size());
    }

    // ---- the lessons that ship ----

    /// The longest answers that a student gives to all questions, with other ones after them.
    @Test
    void everyLessonFitsWithoutLosingAnAnswer() {
        for (Lesson shipped : Lessons.shipped()) {
            lesson = shipped.forStudent("Ann");
            lines.clear();
            for (Step step : lesson.steps())
                for (Question q : step.questions())
                    if (!(q instanceof CodeQuestion)) {
                        MarkedAnswer first = answer(step, q, longest(q), longest(q), 1, 0);
                        lines.add(first.again(longest(q), TIME.formatted(1)));
                    }
            SuspendedLesson.Kept kept = new SuspendedLesson(lesson).of(lines, 0, ROOM);
            assertTrue(kept.text().length() <= ROOM, lesson.id());
            assertEquals(0, kept.answers(), lesson.id());
            assertTrue(new JsonMapper().readTree(kept.text()).isObject());
            assertEquals(lines.size(), again(kept.text()).lines().size(), lesson.id());
        }
    }

    private static Answer longest(Question q) {
        return switch (q) {
            case Question.Choices c -> new Answer.Chosen(c.choices().size() - 1);
            case Question.Number _ -> new Answer.Figure(-0.123456789012345678);
            case Question.Curve _ -> curve(0.1);
            case ElementQuestion _ -> new Answer.Pointed(List.of(1234));
            case ArrowQuestion _ -> new Answer.Directed(new Vec(-0.123456789012345, 0.7654321098765432, 1.0 / 3));
            case ShapeQuestion _ -> new Answer.Shaped(IntStream.range(0, 3 * ShapeQuestion.SAMPLES)
                    .mapToDouble(i -> Math.sin(i / 7.0)).toArray());
            case FormulaQuestion _ -> new Answer.Typed("(error(x, y) - rest) / max(abs(length), 0.001)");
            case CodeQuestion _ -> throw new IllegalArgumentException();
        };
    }
}
