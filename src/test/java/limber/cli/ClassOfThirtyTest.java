package limber.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import limber.lesson.Lesson;
import limber.lesson.Lessons;
import limber.lesson.StepEntry;
import limber.lesson.answers.AnswersFile;
import limber.lesson.question.Answer;
import limber.lesson.question.AnswersLine;
import limber.lesson.question.MarkedAnswer;
import limber.lesson.question.Question;
import limber.lesson.question.Trial;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// The homework of thirty made-up students in the lesson on a pin, each with numbers of their own. Five files are
/// edited in five ways. The files stay in `target/class-of-thirty`, to look at them:
/// `./limber answers target/class-of-thirty/*.json --verify --marks marks.csv`.
class ClassOfThirtyTest {
    private static final Path FOLDER = Path.of("target", "class-of-thirty");
    private static final int STUDENTS = 30;

    @BeforeAll
    static void hand() throws IOException {
        Files.createDirectories(FOLDER);
        Lesson lesson = Lessons.find("pin-and-half").orElseThrow();
        for (int i = 1; i <= STUDENTS; i++) AnswersFile.write(file(i), answers(lesson, name(i), i));
        edit(3, "\"score\":0.0", "\"score\":1.0"); // the score of a wrong answer
        edit(8, "\"truth\":{\"choice\":2}", "\"truth\":{\"choice\":1}"); // the truth of a question
        edit(14, "\"drawn\":{\"length\":", "\"drawn\":{\"length\":7"); // other numbers
        edit(21, "\"student\":\"Student 21\"", "\"student\":\"Student 22\""); // a friend's file
        edit(27, "\"answer\":{\"choice\":2}", "\"answer\":{\"choice\":3}"); // an answer
    }

    private static String name(int i) {
        return "Student " + i;
    }

    private static Path file(int i) {
        return FOLDER.resolve("%02d.json".formatted(i));
    }

    private static void edit(int i, String from, String to) throws IOException {
        String text = Files.readString(file(i));
        assertTrue(text.contains(from), text);
        Files.writeString(file(i), text.replace(from, to));
    }

    /// Everybody answers choice 2 of the first question, which is right. Every third one divides by 4 in the second,
    /// as for one sweep too few, and has no point. The third question is skipped.
    private static List<AnswersLine> answers(Lesson written, String student, int i) {
        Lesson lesson = written.forStudent(student);
        double left = 100 * (1.4 - lesson.drawn().get("length")), four = left / 16; // four sweeps halve four times
        var lines = new ArrayList<AnswersLine>();
        lines.add(line(lesson, student, "too-long", "left", Optional.of(new Answer.Chosen(1)), 1.0));
        lines.add(line(lesson, student, "again", "four", Optional.of(new Answer.Figure(i % 3 == 0 ? left / 4 : four)),
                i % 3 == 0 ? 0.0 : 1.0));
        lines.add(line(lesson, student, "hangs", "at-rest", Optional.empty(), null));
        lines.add(
                new AnswersLine.HintsOpened(lesson.id(), lesson.hash(), student, "fewest", 2, "2026-11-27T08:00:00Z"));
        return lines;
    }

    private static MarkedAnswer line(Lesson lesson, String student, String step, String question,
            Optional<Answer> answer, Double score) {
        StepEntry entry = StepEntry.of(lesson).stream().filter(e -> e.step().id().equals(step)).findFirst()
                .orElseThrow();
        Question asked = entry.step().questions().getFirst();
        return new MarkedAnswer(lesson.id(), lesson.hash(), student, step, question, answer,
                Optional.of(asked.truth(new Trial(lesson.model(), entry.staged()))), Optional.ofNullable(score),
                Optional.empty(), answer.isPresent() ? 1 : 0, "2026-11-27T08:00:00Z", lesson.drawn());
    }

    private static String[] arguments(String... more) {
        var all = new ArrayList<>(List.of("answers"));
        IntStream.rangeClosed(1, STUDENTS).forEach(i -> all.add(file(i).toString()));
        all.addAll(List.of(more));
        return all.toArray(String[]::new);
    }

    @Test
    void theTableNamesExactlyTheFiveThatWereEdited() {
        Outcome outcome = Outcome.of(arguments("--verify"));
        assertEquals(1, outcome.code());
        System.out.println(outcome.out()); // the table of the class, for who reads the log
        List<String> lines = outcome.lines(), rows = lines.subList(lines.size() - STUDENTS, lines.size());
        assertEquals(List.of("03.json", "08.json", "14.json", "21.json", "27.json"),
                rows.stream().filter(r -> !r.endsWith("  verified")).map(r -> r.split(" ")[0])
                        .map(f -> Path.of(f).getFileName().toString()).toList());
        assertTrue(rows.stream().filter(r -> !r.endsWith("  verified")).allMatch(r -> r.endsWith("  edited")));
    }

    @Test
    void eachRemarkSaysWhatDiffersAndWhere() {
        List<String> lines = Outcome.of(arguments("--verify")).lines();
        for (String remark : List.of(
                file(3) + ": line 2: again/four: score 1, computed 0",
                file(8) + ": line 1: too-long/left: truth choice 1, computed choice 2",
                file(27) + ": line 1: too-long/left: score 1, computed 0"))
            assertTrue(lines.contains(remark), remark + " in " + lines);
        assertTrue(lines.stream().anyMatch(l -> l.startsWith(file(14) + ": line 1: too-long/left: drawn length = 7")
                && l.endsWith("for 'Student 14'")), lines.toString());
        assertTrue(lines.stream().anyMatch(l -> l.startsWith(file(21) + ": line 1: too-long/left: drawn length = ")
                && l.endsWith("for 'Student 22'")), lines.toString());
    }

    @Test
    void anotherVersionIsNeverASilentPass() throws IOException {
        Path other = Files.writeString(FOLDER.resolve("other.txt"), Files.readString(file(1))
                .replaceAll("\"hash\":\"[0-9a-f]+\"", "\"hash\":\"00\""));
        Outcome outcome = Outcome.of("answers", other.toString(), "--verify");
        assertEquals(0, outcome.code());
        assertTrue(outcome.lines().contains(
                other + ": line 1: too-long/left: another version of the lesson; not verified"), outcome.out());
        assertTrue(outcome.lines().getLast().endsWith("not verified"));
        Path marks = FOLDER.resolve("other.csv");
        Outcome.of("answers", other.toString(), "--verify", "--marks", marks.toString());
        assertTrue(Files.readAllLines(marks).getLast().contains(",0,"), "what nobody can check has no marks: "
                + Files.readString(marks));
        Files.delete(other);
    }

    /// A goal is no answer: it is told that it cannot be verified, and the answers beside it are.
    @Test
    void aGoalDoesNotChangeTheVerdict() throws IOException {
        Lesson lesson = Lessons.find("pin-and-half").orElseThrow().forStudent(name(1));
        var lines = new ArrayList<>(AnswersFile.read(file(1)));
        lines.add(new AnswersLine.GoalReached(lesson.id(), lesson.hash(), name(1), "fewest", "2026-11-27T08:00:00Z",
                lesson.drawn()));
        Path goal = FOLDER.resolve("goal.txt");
        AnswersFile.write(goal, lines);
        Outcome outcome = Outcome.of("answers", goal.toString(), "--verify");
        assertTrue(outcome.out().contains("fewest/goal: a goal cannot be verified from a file"), outcome.out());
        assertTrue(outcome.lines().getLast().endsWith("  verified"), outcome.out());
        Files.delete(goal);
    }

    @Test
    void aFileThatCannotBeReadDoesNotStopTheOthers() throws IOException {
        Path broken = Files.writeString(FOLDER.resolve("broken.txt"), "{\n");
        Outcome outcome = Outcome.of("answers", broken.toString(), file(1).toString(), "--verify");
        assertEquals(1, outcome.code());
        assertTrue(outcome.out().contains("cannot be read") && outcome.lines().getLast().endsWith("verified"));
        Files.delete(broken);
    }

    @Test
    void whatCannotBeIsNamed() throws IOException {
        String text = Files.readString(file(1));
        String first = text.lines().findFirst().orElseThrow(), second = text.lines().skip(1).findFirst().orElseThrow();
        Path odd = Files.writeString(FOLDER.resolve("odd.txt"), String.join("\n",
                first.replace("\"question\":\"left\"", "\"question\":\"right\""),
                second.replace("\"tries\":1", "\"tries\":0"),
                first.replace("\"answer\":{\"choice\":2}", "\"answer\":3"),
                first.replace("\"question\":\"left\"", "\"question\":\"goal\""),
                second,
                second.replaceFirst("\"answer\":[0-9.]+", "\"answer\":{\"choice\":1}")) + "\n");
        List<String> lines = Outcome.of("answers", odd.toString(), "--verify").lines();
        for (String remark : List.of("line 1: too-long/right: there is no question 'right'",
                "line 2: again/four: tries 0, and there is an answer",
                "line 3: too-long/left: score 1, computed 0",
                "line 4: too-long/goal: the step has no goal",
                "line 5: again/four: the same question stands in line 2",
                "line 6: again/four: the answer has another form than the question asks for"))
            assertTrue(lines.contains(odd + ": " + remark), remark + " in " + lines);
        Files.delete(odd);
    }

    @Test
    void aRowAStudentWithComputedScores() throws IOException {
        Path marks = FOLDER.resolve("marks.csv");
        String evil = Files.readString(file(2)).replace("Student 2\"", "=cmd|calc\"");
        Path formula = Files.writeString(FOLDER.resolve("formula.txt"), evil);
        Outcome.of("answers", file(1).toString(), file(3).toString(), formula.toString(), "--marks", marks.toString());
        List<String> rows = Files.readAllLines(marks);
        assertEquals("\uFEFFstudent,pin-and-half/first-stick/least,pin-and-half/too-long/left,pin-and-half/again/four,"
                + "pin-and-half/cure/frame-two,pin-and-half/hangs/at-rest,"
                + "sum,of,percent,skipped,tries,hints,goals,verified",
                rows.getFirst());
        // two of five right, one skipped, two not come to; the edited score of Student 3 is computed anew: 0
        assertEquals("Student 1,,1,1,,,2,5,40,1,2,2,0,verified", rows.get(1));
        assertEquals("Student 3,,1,0,,,1,5,20,1,2,2,0,edited", rows.get(2));
        assertTrue(rows.get(3).startsWith("'=cmd|calc,"), rows.get(3));
        Files.delete(formula);
        Files.delete(marks);
    }
}
