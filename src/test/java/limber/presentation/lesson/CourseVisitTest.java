package limber.presentation.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import limber.lesson.Lesson;
import limber.lesson.LessonReader;
import limber.lesson.Lessons;
import limber.lesson.question.Answer;
import limber.lesson.question.AnswersLine;
import limber.lesson.question.CodeQuestion;
import limber.lesson.question.MarkedAnswer;
import limber.lesson.source.Folder;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The score of a lesson, and what a course site is told of it.
class CourseVisitTest {
    private static final String LESSON = """
            ---
            format: 1
            id: three
            title: Three questions
            model: rope
            ---

            ## Two
            ```limber
            id: two
            predict:
            - {id: a, ask: How many?, at: {frame: 1}, number: {truth: frame, tolerance: 5 %}}
            - {id: b, ask: How many?, at: {frame: 2}, number: {truth: frame, tolerance: 5 %}}
            ```

            ## One
            ```limber
            id: one
            predict:
            - {id: c, ask: How many?, at: {frame: 3}, number: {truth: frame, tolerance: 5 %}}
            goal: {when: frame > 3, at: {frame: 5}}
            ```
            """;

    @TempDir Path folder;
    private Lesson lesson;
    private final Journal journal = Journal.inMemory(e -> {
        throw new AssertionError(e);
    });
    private final Map<String, String> site = new LinkedHashMap<>();
    private final List<String> calls = new ArrayList<>();
    private long clock = 1000;

    @BeforeEach
    void read() throws Exception {
        Files.writeString(folder.resolve("lesson.md"), LESSON);
        LessonReader.Read read = LessonReader.read(Folder.of(folder));
        lesson = read.lesson().orElseThrow(() -> new AssertionError(read.faults()));
    }

    /// @param answer none for a skip
    private void answer(String step, String question, Optional<Double> answer, Optional<Double> score) {
        journal.put(new MarkedAnswer(lesson.id(), lesson.hash(), "", step, question, answer.map(Answer.Figure::new),
                Optional.of(new Answer.Figure(1)), score, Optional.empty(), 1, "2026-11-30T08:00:00Z"));
    }

    private LessonScore score(boolean ended) {
        return LessonScore.of(lesson, journal, false, ended);
    }

    // ---- the score ----

    @Test
    void aScoreIsOfFirstAnswers() {
        assertEquals(new LessonScore(0, 0, 3, false, false), score(false));
        answer("two", "a", Optional.of(1.0), Optional.of(1.0));
        answer("two", "b", Optional.of(9.0), Optional.of(0.0));
        assertEquals(new LessonScore(2, 1, 3, false, false), score(false));
        assertEquals(33.33, score(false).percent()); // 100/3
        // a second answer, which is right, changes nothing
        journal.put(journal.find(lesson, "two", "b").orElseThrow().again(new Answer.Figure(2), "2026-11-30T08:01:00Z"));
        assertEquals(new LessonScore(2, 1, 3, false, false), score(false));
        answer("one", "c", Optional.empty(), Optional.empty());
        assertEquals(new LessonScore(3, 1, 3, false, true), score(true));
    }

    @Test
    void aLessonIsCompletedByAnswersAndPassedByRightOnesAndGoals() {
        answer("two", "a", Optional.of(1.0), Optional.of(1.0));
        answer("two", "b", Optional.of(2.0), Optional.of(1.0));
        assertFalse(score(true).completed(), "one is open");
        answer("one", "c", Optional.of(3.0), Optional.of(1.0));
        assertFalse(score(false).completed(), "the last step has not been entered");
        assertTrue(score(true).completed());
        assertFalse(score(true).passed(), "the goal is open");
        journal.put(new AnswersLine.GoalReached(lesson.id(), lesson.hash(), "", "one", "2026-11-30T08:02:00Z"));
        assertTrue(score(true).passed());
        assertEquals(100, score(true).percent());
    }

    /// A page has no compiler.
    @Test
    void aCodeCountsOnlyWhereItCanBeAnswered() {
        Lesson rebuilt = Lessons.find("a-multiplier-not-kept").orElseThrow();
        int all = LessonScore.of(rebuilt, journal, true, false).of(), here = LessonScore.of(rebuilt, journal, false,
                false).of();
        long codes = rebuilt.steps().stream().flatMap(s -> s.questions().stream())
                .filter(CodeQuestion.class::isInstance).count();
        assertTrue(codes > 0);
        assertEquals(codes, all - here);
    }

    // ---- the site ----

    private Optional<CourseVisit> visit(Scorm scorm) {
        return CourseVisit.begin(scorm, this::call, () -> clock);
    }

    private String call(String function, String... given) {
        calls.add(function + String.join("=", given).replaceFirst("^(?=.)", " "));
        String name = function.replace("LMS", "");
        if (name.equals("GetValue")) return site.getOrDefault(given[0], "");
        if (name.equals("SetValue")) site.put(given[0], given[1]);
        return "true";
    }

    @Test
    void aSiteOfTheFirstVersionIsToldScoreStatusAndPlace() {
        site.putAll(Map.of("cmi.core.student_name", "Ming, Li", "cmi.core.student_id", "u7", "cmi.core.entry",
                "ab-initio", "cmi.core.lesson_status", "not attempted"));
        CourseVisit visit = visit(Scorm.V12).orElseThrow();
        assertEquals("Ming, Li", visit.student());
        assertEquals("u7", visit.learner());
        assertTrue(visit.fresh());
        assertEquals(4096, visit.room());
        clock += 3_723_400; // 1 h 2 min 3.4 s
        visit.tell(new LessonScore(2, 1, 3, true, false), "two", "{}");
        assertEquals("{}", site.get("cmi.suspend_data"));
        assertEquals("two", site.get("cmi.core.lesson_location"));
        assertEquals("0", site.get("cmi.core.score.min"));
        assertEquals("100", site.get("cmi.core.score.max"));
        assertEquals("33.33", site.get("cmi.core.score.raw"));
        assertEquals("incomplete", site.get("cmi.core.lesson_status"));
        assertEquals("01:02:03", site.get("cmi.core.session_time"));
        assertEquals("suspend", site.get("cmi.core.exit"));
        assertEquals("LMSCommit", calls.getLast());
        calls.clear();
        visit.tell(new LessonScore(2, 1, 3, true, false), "two", "{}");
        assertEquals(List.of(), calls, "nothing has changed");
        visit.tell(new LessonScore(3, 1, 3, true, true), "one", "{}");
        assertEquals("completed", site.get("cmi.core.lesson_status"));
        visit.tell(new LessonScore(3, 3, 3, true, true), "one", "{}");
        assertEquals("passed", site.get("cmi.core.lesson_status"));
        assertEquals("100", site.get("cmi.core.score.raw"));
        visit.end();
        visit.end();
        assertEquals("LMSFinish", calls.getLast());
        assertEquals(1, calls.stream().filter("LMSFinish"::equals).count());
    }

    @Test
    void aSiteOfTheLaterVersionIsToldSuccessOnlyWhereItIsTrue() {
        site.putAll(Map.of("cmi.learner_name", "{lang=en}Li Ming", "cmi.entry", "ab-initio", "cmi.completion_status",
                "unknown", "cmi.success_status", "unknown"));
        CourseVisit visit = visit(Scorm.V2004).orElseThrow();
        assertEquals("Li Ming", visit.student());
        assertEquals(64_000, visit.room());
        clock += 3_723_400;
        visit.tell(new LessonScore(2, 2, 3, true, false), "two", "{}");
        assertEquals("66.67", site.get("cmi.score.raw"));
        assertEquals("0.6667", site.get("cmi.score.scaled"));
        assertEquals("incomplete", site.get("cmi.completion_status"));
        assertEquals("unknown", site.get("cmi.success_status"));
        assertEquals("PT1H2M3S", site.get("cmi.session_time"));
        assertEquals("suspend", site.get("cmi.exit"));
        assertEquals("two", site.get("cmi.location"));
        visit.tell(new LessonScore(3, 2, 3, true, true), "one", "{}");
        assertEquals("completed", site.get("cmi.completion_status"));
        assertEquals("unknown", site.get("cmi.success_status"));
        visit.tell(new LessonScore(3, 3, 3, true, true), "one", "{}");
        assertEquals("passed", site.get("cmi.success_status"));
        assertEquals("1", site.get("cmi.score.scaled"));
        visit.end();
        assertEquals("Terminate", calls.getLast());
    }

    /// Who only looks into a lesson has no score of nothing.
    @Test
    void thereIsNoScoreBeforeTheFirstAnswer() {
        CourseVisit visit = visit(Scorm.V12).orElseThrow();
        visit.tell(new LessonScore(0, 0, 3, true, false), "two", "{}");
        assertFalse(site.containsKey("cmi.core.score.raw"));
        assertEquals("incomplete", site.get("cmi.core.lesson_status"));
    }

    @Test
    void whatWasReachedIsNotTakenBack() {
        site.putAll(Map.of("cmi.core.lesson_status", "completed", "cmi.core.entry", "resume", "cmi.suspend_data",
                "kept", "cmi.core.lesson_location", "one"));
        CourseVisit visit = visit(Scorm.V12).orElseThrow();
        assertFalse(visit.fresh());
        assertEquals("kept", visit.suspended());
        assertEquals("one", visit.place());
        visit.tell(new LessonScore(1, 1, 3, true, false), "two", "{}");
        assertEquals("completed", site.get("cmi.core.lesson_status"));
    }

    @Test
    void aTeacherWhoReviewsChangesNothing() {
        site.put("cmi.core.lesson_mode", "review");
        CourseVisit visit = visit(Scorm.V12).orElseThrow();
        visit.tell(new LessonScore(3, 1, 3, true, true), "two", "{}");
        visit.end();
        assertFalse(calls.stream().anyMatch(c -> c.startsWith("LMSSetValue")), calls::toString);
        assertEquals("LMSFinish", calls.getLast());
    }

    @Test
    void whatTheSiteDoesNotTakeIsToldAgain() {
        var refusing = new boolean[]{true};
        CourseVisit visit = CourseVisit.begin(Scorm.V12, (function, given) -> refusing[0]
                && function.equals("LMSSetValue") ? "false" : call(function, given), () -> clock).orElseThrow();
        visit.tell(new LessonScore(1, 1, 3, true, false), "two", "{}");
        assertTrue(visit.refused());
        refusing[0] = false;
        visit.tell(new LessonScore(1, 1, 3, true, false), "two", "{}");
        assertFalse(visit.refused());
        assertEquals("33.33", site.get("cmi.core.score.raw"));
    }

    @Test
    void aSiteThatDoesNotBeginIsNone() {
        assertEquals(Optional.empty(), CourseVisit.begin(Scorm.V12, (_, _) -> "false", () -> clock));
        assertEquals(Optional.empty(), CourseVisit.begin(Scorm.V2004, (_, _) -> "", () -> clock));
    }
}
