package limber.ui.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import limber.lesson.Answer;
import limber.lesson.Folder;
import limber.lesson.Lesson;
import limber.lesson.LessonReader;
import limber.lesson.MarkedAnswer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JournalTest {
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
        return new Journal(Optional.of(folder.resolve("answers")), failures::add);
    }

    private static MarkedAnswer marked(Lesson lesson, String question, double answer) {
        return new MarkedAnswer(lesson.id(), lesson.hash(), "", "ask", question, Optional.of(new Answer.Figure(answer)),
                Optional.of(new Answer.Figure(1)), Optional.of(1.0), Optional.empty(), 1, "2026-11-21T08:00:00Z");
    }

    @Test void whatWasAnsweredIsKnownTheNextTime() throws IOException {
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

    @Test void answersToAnotherTextAreNone() throws IOException {
        Lesson lesson = lesson(LESSON);
        journal().put(marked(lesson, "q", 1));
        Lesson changed = lesson(LESSON.replace("frame: 10", "frame: 11"));
        assertEquals(Optional.empty(), journal().find(changed, "ask", "q"));
        assertEquals(0, journal().share(changed));
    }

    @Test void answersToAnotherTextAreKeptBesideThoseToThisOne() throws IOException {
        Lesson first = lesson(LESSON);
        journal().put(marked(first, "q", 1));
        Lesson mended = lesson(LESSON.replace("How far?", "How far does it sag?"));
        journal().put(marked(mended, "q", 2));
        assertEquals(Optional.of(marked(first, "q", 1)), journal().find(first, "ask", "q"));
        assertEquals(Optional.of(marked(mended, "q", 2)), journal().find(mended, "ask", "q"));
        assertEquals(List.of(marked(first, "q", 1), marked(mended, "q", 2)), journal().all(mended));
    }

    @Test void theNextStudentStartsAnew() throws IOException {
        Lesson lesson = lesson(LESSON);
        Journal journal = journal();
        journal.put(marked(lesson, "q", 1));
        long changes = journal.changes().get();
        journal.clear(lesson);
        assertTrue(journal.changes().get() > changes);
        assertEquals(List.of(), journal().all(lesson));
    }

    @Test void aDamagedFileIsSetAsideAndInNobodysWay() throws IOException {
        Lesson lesson = lesson(LESSON);
        journal().put(marked(lesson, "q", 1));
        Path file = folder.resolve("answers/falling.json"), aside = folder.resolve("answers/falling.json.damaged");
        Files.writeString(file, Files.readString(file) + "{\"lesson\":");
        Journal journal = journal();
        assertEquals(List.of(), journal.all(lesson));
        assertTrue(Files.readString(aside).endsWith("{\"lesson\":"), "nothing is lost");
        assertFalse(Files.exists(file));
        assertEquals(1, failures.size());
        assertTrue(failures.getFirst().getMessage().startsWith(file + ":2:"), failures.getFirst().getMessage());
        assertTrue(failures.getFirst().getMessage().endsWith("; it is now falling.json.damaged"),
                failures.getFirst().getMessage());
        journal.put(marked(lesson, "r", 3));
        assertEquals(List.of(marked(lesson, "r", 3)), journal().all(lesson));
    }

    @Test void aSecondDamagedFileLeavesTheFirstOneWhereItIs() throws IOException {
        Lesson lesson = lesson(LESSON);
        Path file = folder.resolve("answers/falling.json");
        Files.createDirectories(file.getParent());
        String second = "1".repeat(2000); // more digits than the parser takes
        for (String damaged : List.of("first", second)) {
            Files.writeString(file, damaged);
            assertEquals(List.of(), journal().all(lesson));
        }
        assertEquals("first", Files.readString(folder.resolve("answers/falling.json.damaged")));
        assertEquals(second, Files.readString(folder.resolve("answers/falling.json.damaged-2")));
        assertTrue(failures.getLast().getMessage().endsWith("; it is now falling.json.damaged-2"),
                failures.getLast().getMessage());
    }

    @Test void withoutAFolderAnswersHoldUntilTheWindowCloses() throws IOException {
        Lesson lesson = lesson(LESSON);
        var journal = new Journal(Optional.empty(), failures::add);
        journal.put(marked(lesson, "q", 1));
        assertEquals(Optional.of(marked(lesson, "q", 1)), journal.find(lesson, "ask", "q"));
        assertEquals(List.of(), failures);
    }
}
