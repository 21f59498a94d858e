package limber.presentation.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.LongConsumer;
import limber.presentation.Later;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NotesStateTest implements Later {
    private static final String LESSON = """
            ---
            format: 1
            id: notes
            title: Notes
            model: rope
            ---
            ## A step
            ```limber
            id: one
            ```
            """;

    @TempDir Path folder;
    private WalkedLesson walked;
    /// What begins some time after the last key; empty while nothing does.
    private Optional<Runnable> soon = Optional.empty();

    @BeforeEach
    void begin() throws Exception {
        walked = new WalkedLesson(folder, LESSON);
    }

    @AfterEach
    void end() {
        walked.close();
    }

    private NotesState notes() {
        return new NotesState(walked.walk.predictions(), this);
    }

    @Override
    public void run(Runnable task) {
        task.run();
    }

    @Override
    public Repeated beforeEachPicture(LongConsumer pulse) {
        throw new IllegalStateException("nothing is drawn");
    }

    @Override
    public Repeated every(int delay, int period, Runnable task) {
        assertEquals(600, delay, "ms");
        return new Repeated() {
            @Override
            public void start() {
                soon = Optional.of(task);
            }

            @Override
            public void stop() {
                soon = Optional.empty();
            }
        };
    }

    private String kept() {
        return walked.walk.predictions().note();
    }

    @Test
    void whatIsTypedIsKeptSoonAndOnLeaving() {
        NotesState notes = notes();
        notes.type("It hangs");
        assertEquals("", kept(), "somebody types");
        soon.orElseThrow().run();
        assertEquals("It hangs", kept());
        assertEquals(Optional.empty(), soon, "once");
        notes.type("It hangs.");
        notes.keep();
        assertEquals("It hangs.", kept());
        assertEquals("It hangs.", notes().text());
    }

    @Test
    void aNoteThatNobodyTouchesIsNotWrittenOverAnotherOne() {
        NotesState first = notes(), second = notes();
        second.type("Mine");
        second.keep();
        first.keep();
        assertEquals("Mine", kept());
    }
}
