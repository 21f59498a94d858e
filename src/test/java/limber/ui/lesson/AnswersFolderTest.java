package limber.ui.lesson;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import limber.file.FaultyDisk;
import limber.lesson.Lesson;
import limber.lesson.LessonReader;
import limber.lesson.question.Answer;
import limber.lesson.question.AnswersLine;
import limber.lesson.question.MarkedAnswer;
import limber.lesson.source.Folder;
import limber.presentation.lesson.Journal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Answers that are kept in a folder.
class AnswersFolderTest {
    private static final String LESSON = """
            ---
            format: 1
            id: falling
            title: Falling
            model: rope
            ---
            ## Ask
            ```limber
            id: ask
            predict:
            - {id: q, ask: How far?, at: {frame: 10}, number: {truth: sag, tolerance: 5 %}}
            - {id: r, ask: How far?, at: {frame: 20}, number: {truth: sag, tolerance: 5 %}}
            goal: {when: sag > 1, for: 2}
            ```
            """;

    private final List<Throwable> failures = new ArrayList<>();

    @TempDir Path folder;

    private Lesson lesson(String text) throws IOException {
        Files.writeString(folder.resolve("lesson.md"), text);
        return LessonReader.read(Folder.of(folder)).lesson().orElseThrow();
    }

    private Journal journal() {
        return journal(folder.resolve("answers"));
    }

    private Journal journal(Path answers) {
        return AnswersFolder.journal(Optional.of(answers), failures::add, Runnable::run);
    }

    private static MarkedAnswer marked(Lesson lesson, String question, double answer) {
        return new MarkedAnswer(lesson.id(), lesson.hash(), "", "ask", question, Optional.of(new Answer.Figure(answer)),
                Optional.of(new Answer.Figure(1)), Optional.of(1.0), Optional.empty(), 1, "2026-11-21T08:00:00Z");
    }

    @Test
    void whatWasAnsweredIsKnownTheNextTime() throws IOException {
        Lesson lesson = lesson(LESSON);
        Journal journal = journal();
        assertEquals(Optional.empty(), journal.find(lesson, "ask", "q"));
        journal.put(marked(lesson, "q", 1));
        journal.put(marked(lesson, "q", 2));
        journal.put(marked(lesson, "r", 3));
        assertEquals(Optional.of(marked(lesson, "q", 2)), journal().find(lesson, "ask", "q"));
        assertEquals(List.of(marked(lesson, "q", 2), marked(lesson, "r", 3)), journal().all(lesson));
        assertEquals(2 / 3.0, journal().share(lesson), 1e-12, "two questions of two, and no goal");
        assertEquals(List.of(), failures);
    }

    @Test
    void answersToAnotherTextAreNone() throws IOException {
        Lesson lesson = lesson(LESSON);
        journal().put(marked(lesson, "q", 1));
        Lesson changed = lesson(LESSON.replace("frame: 10", "frame: 11"));
        assertEquals(Optional.empty(), journal().find(changed, "ask", "q"));
        assertEquals(0, journal().share(changed));
    }

    @Test
    void answersToAnotherTextAreKeptBesideThoseToThisOne() throws IOException {
        Lesson first = lesson(LESSON);
        journal().put(marked(first, "q", 1));
        Lesson mended = lesson(LESSON.replace("How far?", "How far does it sag?"));
        journal().put(marked(mended, "q", 2));
        assertEquals(Optional.of(marked(first, "q", 1)), journal().find(first, "ask", "q"));
        assertEquals(Optional.of(marked(mended, "q", 2)), journal().find(mended, "ask", "q"));
        assertEquals(List.of(marked(first, "q", 1), marked(mended, "q", 2)), journal().all(mended));
    }

    @Test
    void theNextStudentStartsAnew() throws IOException {
        Lesson lesson = lesson(LESSON);
        Journal journal = journal();
        journal.put(marked(lesson, "q", 1));
        long changes = journal.changes().get();
        journal.clear(lesson);
        assertTrue(journal.changes().get() > changes);
        assertEquals(List.of(), journal().all(lesson));
    }

    /// Putting an answer waits for no disk: what is to be written waits for its thread, and is known meanwhile.
    @Test
    void filesAreWrittenOnTheirOwnThread() throws IOException {
        Lesson lesson = lesson(LESSON);
        var writing = new ArrayDeque<Runnable>();
        var journal = AnswersFolder.journal(Optional.of(folder.resolve("answers")), failures::add, writing::add);
        journal.put(marked(lesson, "q", 1));
        journal.put(marked(lesson, "q", 2));
        Path file = folder.resolve("answers/falling.json");
        assertFalse(Files.exists(file));
        assertEquals(Optional.of(marked(lesson, "q", 2)), journal.find(lesson, "ask", "q"));
        writing.remove().run();
        assertEquals(List.of(marked(lesson, "q", 2)), journal().all(lesson));
        journal.clear(lesson);
        journal.put(marked(lesson, "r", 3));
        assertEquals(List.of(marked(lesson, "r", 3)), journal.all(lesson));
        while (!writing.isEmpty()) writing.remove().run();
        assertEquals(List.of(marked(lesson, "r", 3)), journal().all(lesson));
        assertEquals(List.of(), failures);
    }

    /// Another thread writes while answers are put and deleted: none of those that were put last is lost.
    @Test
    void whatIsPutWhileAFileIsWrittenIsKept() throws Exception {
        Lesson lesson = lesson(LESSON);
        try (var writing = Executors.newSingleThreadExecutor()) {
            var journal = AnswersFolder.journal(Optional.of(folder.resolve("answers")), failures::add, writing);
            for (int n = 0; n < 50; n++) {
                journal.put(marked(lesson, "q" + n, n));
                if (n % 10 == 9) journal.clear(lesson);
                journal.put(marked(lesson, "r", n));
            }
            assertEquals(1, journal.all(lesson).size());
        }
        assertEquals(List.of(marked(lesson, "r", 49)), journal().all(lesson));
        assertEquals(List.of(), failures);
    }

    @Test
    void aLineThatIsCutOffIsKeptAndInNobodysWay() throws IOException {
        Lesson lesson = lesson(LESSON);
        journal().put(marked(lesson, "q", 1));
        Path file = folder.resolve("answers/falling.json");
        Files.writeString(file, Files.readString(file) + "{\"lesson\":");
        Journal journal = journal();
        assertEquals(List.of(marked(lesson, "q", 1)), journal.all(lesson));
        assertEquals(1, failures.size());
        assertTrue(failures.getFirst().getMessage().startsWith(file + ":2:"), failures.getFirst().getMessage());
        assertTrue(failures.getFirst().getMessage().endsWith("; the line is kept"),
                failures.getFirst().getMessage());
        journal.put(marked(lesson, "r", 3));
        assertTrue(Files.readString(file).endsWith("{\"lesson\":\n"), "nothing is lost");
        assertEquals(List.of(marked(lesson, "q", 1), marked(lesson, "r", 3)), journal().all(lesson));
    }

    @Test
    void aFileThatIsNoTextIsSetAsideBesideTheOneBefore() throws IOException {
        Lesson lesson = lesson(LESSON);
        Path file = folder.resolve("answers/falling.json");
        Files.createDirectories(file.getParent());
        byte[] first = {(byte) 0xff, 1}, second = {(byte) 0xff, 2}; // no UTF-8 has such a byte
        for (byte[] damaged : List.of(first, second)) {
            Files.write(file, damaged);
            assertEquals(List.of(), journal().all(lesson));
            assertFalse(Files.exists(file));
        }
        assertArrayEquals(first, Files.readAllBytes(folder.resolve("answers/falling.json.damaged")));
        assertArrayEquals(second, Files.readAllBytes(folder.resolve("answers/falling.json.damaged-2")));
        assertTrue(failures.getLast().getMessage().endsWith("; it is now falling.json.damaged-2"),
                failures.getLast().getMessage());
    }

    @Test
    void twoWindowsKeepTheAnswersOfBoth() throws IOException {
        Lesson lesson = lesson(LESSON);
        Journal one = journal(), two = journal();
        assertEquals(List.of(), one.all(lesson));
        assertEquals(List.of(), two.all(lesson));
        one.put(marked(lesson, "q", 1));
        two.put(marked(lesson, "r", 2));
        one.put(marked(lesson, "s", 3));
        assertEquals(List.of(marked(lesson, "q", 1), marked(lesson, "r", 2), marked(lesson, "s", 3)),
                journal().all(lesson));
        two.clear(lesson);
        one.put(marked(lesson, "r", 4));
        assertEquals(List.of(marked(lesson, "r", 4)), journal().all(lesson), "what was deleted does not come back");
        assertEquals(List.of(), failures);
    }

    /// Two processes write sixty answers each, at once.
    @Test
    void twoProcessesKeepTheAnswersOfBoth() throws Exception {
        Lesson lesson = lesson(LESSON);
        var processes = new ArrayList<Process>();
        for (String name : List.of("a", "b"))
            processes.add(new ProcessBuilder(ProcessHandle.current().info().command().orElseThrow(), "-cp",
                    System.getProperty("java.class.path"), Writer.class.getName(), folder.toString(), name)
                    .redirectErrorStream(true).start());
        for (Process process : processes) {
            String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertEquals(0, process.waitFor(), said);
        }
        List<String> kept = journal().all(lesson).stream().map(AnswersLine::about).sorted().toList();
        assertEquals(Stream.of("a", "b").flatMap(n -> IntStream.range(0, 60).mapToObj(i -> n + i)).sorted().toList(),
                kept);
        assertEquals(List.of(), failures);
    }

    /// The program of one of those processes.
    static final class Writer {
        private Writer() {}

        public static void main(String[] args) throws InterruptedException {
            Path folder = Path.of(args[0]);
            Lesson lesson = LessonReader.read(Folder.of(folder)).lesson().orElseThrow();
            var journal = AnswersFolder.journal(Optional.of(folder.resolve("answers")), e -> {
                throw new IllegalStateException(e);
            }, Runnable::run);
            for (int i = 0; i < 60; i++) {
                journal.put(marked(lesson, args[1] + i, i));
                Thread.sleep(15); // as a student would, so that the other one has its turn
            }
        }
    }

    /// What could not be written is written with the next answer.
    @Test
    void everyNthWriteMayFailAndNoAnswerIsLost() throws IOException {
        Lesson lesson = lesson(LESSON);
        for (int n = 1; n <= 9; n++) {
            Path answers = folder.resolve("answers" + n);
            var disk = new FaultyDisk(n);
            var journal = journal(disk.path(answers));
            for (int i = 0; i < 12; i++) {
                journal.put(marked(lesson, "q" + i, i));
                var kept = journal(answers).all(lesson);
                assertEquals(journal.all(lesson).subList(0, kept.size()), kept, "the first ones, whole");
            }
            disk.mend();
            journal.put(marked(lesson, "q12", 12));
            assertEquals(IntStream.rangeClosed(0, 12).mapToObj(i -> marked(lesson, "q" + i, i)).toList(),
                    journal(answers).all(lesson));
            try (Stream<Path> files = Files.list(answers)) {
                assertEquals(List.of(".falling.json.lock", "falling.json"),
                        files.map(f -> f.getFileName().toString()).sorted().toList());
            }
        }
        assertTrue(failures.stream().allMatch(f -> f.getMessage().contains("the disk is full; answers hold")),
                failures.toString());
    }

    /// Before a student's name was kept, with a key of a later version, and with more digits than the parser takes.
    @Test
    void anotherFormatIsToldWithALineAndKept() throws IOException {
        Lesson lesson = lesson(LESSON);
        journal().put(marked(lesson, "q", 1));
        Path file = folder.resolve("answers/falling.json");
        String now = Files.readString(file);
        for (String other : List.of(now.replace("\"student\":\"\",", ""), now.replace("{", "{\"mood\":\"fine\","),
                "1".repeat(2000) + "\n")) {
            failures.clear();
            Files.writeString(file, other);
            Journal journal = journal();
            assertEquals(List.of(), journal.all(lesson));
            assertEquals(1, failures.size());
            String line = failures.getFirst().getMessage();
            assertTrue(line.startsWith(file + ":1:") && line.lines().count() == 1, line);
            journal.put(marked(lesson, "r", 1));
            assertTrue(Files.readString(file).endsWith(other));
            assertEquals(1, failures.size(), "it is told once");
        }
    }

    @Test
    void withoutAFolderAnswersHoldUntilTheWindowCloses() throws IOException {
        Lesson lesson = lesson(LESSON);
        var journal = AnswersFolder.journal(Optional.empty(), failures::add, Runnable::run);
        journal.put(marked(lesson, "q", 1));
        assertEquals(Optional.of(marked(lesson, "q", 1)), journal.find(lesson, "ask", "q"));
        assertEquals(List.of(), failures);
    }
}
