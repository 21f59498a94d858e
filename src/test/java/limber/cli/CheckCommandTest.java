package limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CheckCommandTest {
    private static final String LESSON = """
            ---
            format: 1
            id: falling
            title: Falling
            model: rope
            set: {segments: 1, end: [1, 0, 0], pinStart: false}
            ---
            ## Ask
            ```limber
            id: ask
            predict:
            - {id: how-fast, ask: How fast?, at: {frame: 10}, number: {truth: max(speed), unit: m/s, tolerance: 5 %},
               because: It falls freely.}
            ```
            """;

    @TempDir Path folder;

    private Path lesson(String name, String text) throws IOException {
        Path lesson = Files.createDirectories(folder.resolve(name));
        Files.writeString(lesson.resolve("lesson.md"), text);
        return lesson;
    }

    @Test
    void aLessonThatIsRightIsSaidToBe() throws IOException {
        Path lesson = lesson("falling", LESSON);
        assertEquals(lesson + ": right, 1 step\n", Outcome.of("check", lesson.toString()).succeeded().out());
        assertEquals(lesson + ": right, 1 step\n",
                Outcome.of("check", lesson.resolve("lesson.md").toString(), lesson.toString()).succeeded().out(),
                "a file in it means the same, once");
    }

    /// 10 frames of 0.02 s, with g = 9.81 m/s²: 1.962 m/s, and 55 times 9.81 · 0.0004 m below.
    @Test
    void theTruthOfEveryQuestionIsPrintedOnRequest() throws IOException {
        Path lesson = lesson("falling", LESSON + """
                ## More
                ```limber
                id: more
                predict:
                - id: low
                  ask: Which one is lower?
                  at: {frame: 10}
                  choices: [{text: one, when: totalLength < 0}, {text: neither, naive: true, when: totalLength > 0}]
                - {id: which, ask: Which?, at: {frame: 10}, element: {of: particle, truth: element == 1},
                   because: It is.}
                - {id: where, ask: Where to?, at: {frame: 10},
                   arrow: {of: particle, element: 0, truth: velocity, tolerance: 5 deg}, because: It falls.}
                ```
                ## Still more
                ```limber
                id: still
                predict:
                - {id: when, ask: When?, at: {frame: 10}, curve: {truth: max(speed), unit: m/s, tolerance: 5 %},
                   because: It falls.}
                - {id: line, ask: What?, at: {frame: 10}, shape: {of: particle, tolerance: 5 %}, because: It falls.}
                ```
                """);
        assertEquals("""
                D: ask/how-fast: 1.962 m/s
                D: more/low: choice 2, neither
                D: more/which: particle 1
                D: more/where: (0, -1, 0)
                D: still/when: 0, 0.360367, 0.760776, 1.16118, 1.56159, 1.962 m/s
                D: still/line: from (0, -0.21582, 0) to (1, -0.21582, 0) m
                D: right, 3 steps
                intuition: right in 1 of 1 choice (100 %)
                """.replace("D:", lesson + ":"),
                Outcome.of("check", "--truths", lesson.toString()).succeeded().out());
    }

    @Test
    void theMomentsBesideALessonAreCheckedToo() throws IOException {
        Path lesson = lesson("falling", LESSON.replace("## Ask\n", "## Ask\n\nSee [this](moment:slack.limber).\n\n"));
        Files.writeString(lesson.resolve("slack.limber"), "{\"limber\":1,\"model\":\"rope\",\"at\":\"frame=3\"}");
        assertEquals(lesson + ": right, 1 step\n" + lesson.resolve("slack.limber") + ": right, a moment of the rope\n",
                Outcome.of("check", lesson.toString()).succeeded().out());
        Files.writeString(lesson.resolve("slack.limber"), "{\"limber\":1,\"model\":\"rop\"}");
        Outcome wrong = Outcome.of("check", lesson.toString());
        assertEquals(1, wrong.code());
        assertTrue(wrong.out().contains("slack.limber:1:21: "), wrong.out());
    }

    /// What reading finds, of several lessons.
    @Test
    void everyFaultIsALineAndTheExitCodeIsOne() throws IOException {
        Path good = lesson("good", LESSON),
                bad = lesson("bad", LESSON.replace("segments: 1", "segments: 0").replace("unit: m/s", "units: m/s"));
        Outcome outcome = Outcome.of("check", good.toString(), bad.toString());
        assertEquals(1, outcome.code());
        assertEquals("", outcome.err());
        assertEquals("""
                GOOD: right, 1 step
                BAD/lesson.md:6:17: rope.segments: 0 is below 1 (1..2000)
                BAD/lesson.md:12:79: "units" is not a key of a number; did you mean unit?
                BAD: 2 faults; it is played once it can be read
                """.replace("GOOD", good.toString()).replace("BAD", bad.toString()), outcome.out());
    }

    @Test
    void aFoldersNameCannotSteerATerminal() throws IOException {
        Path right = lesson("a\u001b[31m\nb", LESSON), wrong = lesson("c\u0007", LESSON.replace("max(speed)", "max("));
        String said = Outcome.of("check", right.toString(), wrong.toString()).out();
        assertEquals(List.of(), said.lines().filter(l -> l.chars().anyMatch(Character::isISOControl)).toList());
        assertEquals(3, said.lines().count(), said);
        assertTrue(said.contains("a\\u001b[31m\\nb: right, 1 step\n") && said.contains("c\\u0007: 1 fault"), said);
    }

    @Test
    void aNumberWithoutAReasonIsAWarningAndNoFault() throws IOException {
        Path lesson = lesson("falling", LESSON.replace(",\n   because: It falls freely.", ""));
        assertEquals(
                lesson + "/lesson.md:12:59: warning: 'how-fast' has no because; a student who was wrong would like "
                        + "to know why\n" + lesson + ": right, 1 step, 1 warning\n",
                Outcome.of("check", lesson.toString()).succeeded().out());
    }

    /// A free fall: the stick is faster than 1 m/s and keeps its length. Two lessons, two questions each.
    @Test
    void howOftenAFirstThoughtIsRightIsCountedOverAllLessons() throws IOException {
        String asking = LESSON + """
                ## More
                ```limber
                id: more
                predict:
                - id: faster
                  ask: Is it faster than 1 m/s?
                  at: {frame: 10}
                  choices: [{text: yes, when: max(speed) > 1, naive: true}, {text: no, when: max(speed) <= 1}]
                - id: longer
                  ask: Is it longer?
                  at: {frame: 10}
                  choices: [{text: yes, when: totalLength > 1.1, naive: true}, {text: no, when: totalLength <= 1.1}]
                ```
                """;
        Path one = lesson("one", asking), other = lesson("other", asking);
        assertEquals(one + ": right, 2 steps\nintuition: right in 1 of 2 choices (50 %)\n",
                Outcome.of("check", one.toString()).succeeded().out());
        assertEquals(one + ": right, 2 steps\n" + other + ": right, 2 steps\nintuition: right in 2 of 4 choices "
                + "(50 %)\n", Outcome.of("check", one.toString(), other.toString()).succeeded().out());
    }

    @Test
    void fewRightFirstThoughtsOverACourseAreAWarning() throws IOException {
        var asked = new StringBuilder(LESSON);
        for (int i = 0; i < 10; i++) asked.append("""
                ## Step
                ```limber
                id: s%d
                predict:
                - {id: q, ask: Longer?, at: {frame: 1}, choices: [{text: yes, when: totalLength > 2, naive: true},
                   {text: no, when: totalLength < 2}]}
                ```
                """.formatted(i));
        Path one = lesson("one", asked.toString()), other = lesson("other", asked.toString());
        assertEquals(List.of("intuition: right in 0 of 20 choices (0 %)", "warning: a beginner's first thought is too "
                + "seldom right; 30..45 % over a course would be right"),
                Outcome.of("check", one.toString(), other.toString()).succeeded().lines().subList(2, 4));
    }

    /// What only playing finds.
    @Test
    void aLessonIsPlayed() throws IOException {
        Path lesson = lesson("falling", LESSON.replace("max(speed)", "1 / (frame - 10)"));
        Outcome outcome = Outcome.of("check", lesson.toString());
        assertEquals(1, outcome.code());
        assertEquals(lesson
                + "/lesson.md:12:67: this is Infinity when the lesson is played; a finite number would be right\n"
                + lesson + ": 1 fault\n", outcome.out());
    }

    @Test
    void aLessonNeedsLessonsThatThereAre() throws IOException {
        lesson("07-one-rope", LESSON);
        Path lesson = lesson("falling",
                LESSON.replace("id: falling\n", "id: falling\nneeds: [one-rope, one-rop, falling]\n"));
        Outcome outcome = Outcome.of("check", lesson.toString());
        assertEquals(1, outcome.code());
        assertEquals("4:19: 'one-rop' is no lesson that ships or lies beside this one; did you mean one-rope?",
                outcome.lines().get(0).replace(lesson + "/lesson.md:", ""));
        assertEquals("4:28: 'falling' is no lesson",
                outcome.lines().get(1).replace(lesson + "/lesson.md:", "").replaceFirst(" that ships.*", ""));
        assertEquals(3, outcome.lines().size());
    }

    @Test
    void aPathThatIsNoLessonIsOneLine() throws IOException {
        Path lesson = lesson("falling", LESSON), none = folder.resolve("none");
        Outcome.of("check", lesson.toString(), none.toString()).complained(2,
                none + ": does not exist; a folder with a lesson.md would be right");
        Outcome.of("check", folder.toString()).complained(2,
                folder + ": holds no lesson.md; a folder with one would be right");
        Outcome.of("check").complained(2, "FILE");
        assertEquals("", Outcome.of("check", lesson.toString(), none.toString()).out(),
                "nothing is printed before all of them are found");
    }
}
