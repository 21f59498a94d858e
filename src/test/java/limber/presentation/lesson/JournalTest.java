package limber.presentation.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import limber.lesson.Lesson;
import limber.lesson.Lessons;
import limber.lesson.answers.AnswersText;
import limber.lesson.question.Answer;
import limber.lesson.question.AnswersLine;
import limber.lesson.question.MarkedAnswer;
import limber.presentation.Store;
import org.junit.jupiter.api.Test;

/// Two tabs or windows with one place for their answers.
class JournalTest {
    private static final String STEP = "again";

    private final Lesson lesson = Lessons.find("pin-and-half").orElseThrow();
    private final Store store = Store.inMemory();
    private final List<Throwable> failures = new ArrayList<>();

    private Journal tab() {
        return new Journal(store, (id, hash) -> id + hash, failures::add, Runnable::run);
    }

    private String place() {
        return lesson.id() + lesson.hash();
    }

    /// A note, which says what it is about by its step.
    private AnswersLine.Note note(String step, String text, int minute) {
        return new AnswersLine.Note(lesson.id(), lesson.hash(), "Ann", step, text,
                "2026-11-28T08:0" + minute + ":00Z");
    }

    private static Optional<String> text(Journal tab, Lesson lesson) {
        return tab.find(lesson, STEP, AnswersLine.NOTE, AnswersLine.Note.class).map(AnswersLine.Note::text);
    }

    @Test
    void whatOneTabAnswersTheOtherSees() {
        Journal one = tab(), two = tab();
        assertEquals(List.of(), two.all(lesson));
        one.put(note("a", "one", 1));
        two.put(note("b", "two", 2));
        assertEquals(List.of(note("a", "one", 1), note("b", "two", 2)), one.all(lesson));
        assertEquals(one.all(lesson), two.all(lesson));
        assertEquals(1, one.changes().get(), "what the other one does is no change of this one");
    }

    /// One that writes later what it was told before: the writing of a file waits for its turn.
    @Test
    void theNewestAnswerToAQuestionWinsWhoeverWritesLast() {
        var waiting = new ArrayList<Runnable>();
        var slow = new Journal(store, (id, hash) -> id + hash, failures::add, waiting::add);
        assertEquals(List.of(), slow.all(lesson));
        slow.put(note(STEP, "older", 1));
        tab().put(note(STEP, "newer", 2));
        waiting.forEach(Runnable::run);
        assertEquals(Optional.of("newer"), text(tab(), lesson));
        assertEquals(Optional.of("newer"), text(slow, lesson));
    }

    /// Only somebody else's answer can be newer than the one that is being written: a clock may have been put back.
    @Test
    void anAnswerReplacesTheOneThatWasSeen() {
        Journal tab = tab();
        tab.put(note(STEP, "before the clock was put back", 5));
        tab.put(note(STEP, "afterwards", 3));
        assertEquals(Optional.of("afterwards"), text(tab(), lesson));
    }

    @Test
    void aLineThatCannotBeReadStaysAndIsToldOnce() {
        store.change(place(), _ -> "{\"of\":\"a later version\"}\n" + AnswersText.of(List.of(note("a", "one", 1))));
        Journal tab = tab();
        tab.put(note("b", "two", 2));
        assertEquals(List.of(note("a", "one", 1), note("b", "two", 2)), tab.all(lesson));
        assertEquals(AnswersText.of(tab.all(lesson)) + "{\"of\":\"a later version\"}\n",
                store.read(place()).orElseThrow());
        assertEquals(1, failures.size(), failures::toString);
    }

    @Test
    void theNextStudentFindsNothing() {
        store.change(place(), _ -> "not JSON\n");
        Journal tab = tab();
        tab.put(note(STEP, "one", 1));
        tab.clear(lesson);
        assertEquals(Optional.of(""), store.read(place()));
        assertEquals(List.of(), tab.all(lesson));
    }

    @Test
    void whatCannotBeWrittenIsWrittenWithTheNextAnswer() {
        var full = new boolean[1];
        var disk = new Store() {
            @Override
            public Optional<String> read(String key) {
                return store.read(key);
            }

            @Override
            public void change(String key, UnaryOperator<String> change) {
                String text = change.apply(read(key).orElse(""));
                if (full[0]) throw new IllegalStateException("the disk is full");
                store.change(key, _ -> text);
            }

            @Override
            public boolean readsAtOnce() {
                return false;
            }

            @Override
            public String name(String key) {
                return key;
            }
        };
        var journal = new Journal(disk, (id, hash) -> id + hash, failures::add, Runnable::run);
        full[0] = true;
        journal.put(note("a", "one", 1));
        assertEquals(List.of(note("a", "one", 1)), journal.all(lesson));
        full[0] = false;
        journal.put(note("b", "two", 2));
        assertEquals(List.of(note("a", "one", 1), note("b", "two", 2)), tab().all(lesson));
        assertEquals(1, failures.size());
    }

    /// As Jackson wrote it, so that files of earlier versions and of other tools look alike.
    @Test
    void aLineIsJson() {
        var answer = new MarkedAnswer("l", "h", "A \"b\" \\ \u0001\n", "s", "q",
                Optional.of(new Answer.Figure(1)), Optional.of(new Answer.Chosen(2)), Optional.of(0.5),
                Optional.empty(), 1, "t", Map.of("length", 0.96));
        String line = "{\"lesson\":\"l\",\"hash\":\"h\",\"student\":\"A \\\"b\\\" \\\\ \\u0001\\n\",\"step\":\"s\","
                + "\"question\":\"q\",\"answer\":1.0,\"truth\":{\"choice\":3},\"score\":0.5,\"tries\":1,"
                + "\"drawn\":{\"length\":0.96},\"time\":\"t\"}\n";
        assertEquals(line, AnswersText.of(List.of(answer)));
        assertEquals(answer, AnswersText.line("f", 1, line));
    }
}
