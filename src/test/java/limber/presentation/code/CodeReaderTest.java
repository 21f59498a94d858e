package limber.presentation.code;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import limber.engine.Cursor;
import limber.engine.StepSize;
import limber.engine.model.Model;
import limber.models.Catalog;
import limber.presentation.TestLater;
import limber.presentation.play.Playback;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class CodeReaderTest {
    private final TestLater later = new TestLater();
    private final List<Throwable> failures = new ArrayList<>();
    private final Model model = Catalog.model("rope");
    private Playback playback;
    private CodeReader reader;

    @BeforeEach
    void begin() throws InterruptedException {
        playback = new Playback(later, model, model.defaults(), failures::add);
        reader = new CodeReader(playback);
        playback.go(Cursor.START);
        until(Cursor.START);
    }

    @AfterEach
    void end() {
        playback.close();
        assertEquals(List.of(), failures);
    }

    private void until(Cursor at) throws InterruptedException {
        later.until(() -> playback.picture().get() != null && playback.picture().get().cursor().equals(at)
                && playback.picture().get().next().isPresent());
    }

    private Operation shown() {
        return reader.operation().orElseThrow();
    }

    /// The first phase of the rope's innermost loop is the one of its sweeps.
    @Test
    void betweenFramesTheMethodIsShownAndNotTheClock() throws InterruptedException {
        playback.goFrame(2);
        until(Cursor.complete(2));
        assertEquals("distance", shown().phase().name());
        assertTrue(shown().explained().isEmpty());
    }

    @Test
    void theClockIsShownWhereItIsAStepOfItsOwn() {
        var heard = new AtomicInteger();
        reader.follow(heard::incrementAndGet);
        int before = heard.get();
        playback.transport().stepSize().set(StepSize.PHASE);
        assertTrue(heard.get() > before);
        assertEquals("clock", shown().phase().name());
        assertTrue(shown().explained().isPresent());
        playback.transport().stepSize().set(StepSize.SUBSTEP);
        assertEquals("distance", shown().phase().name());
    }

    @Test
    void theLastOperationOfAFrameHasItsNumbers() throws InterruptedException {
        playback.goFrame(2);
        until(Cursor.complete(2));
        reader.last().set(true);
        assertFalse(shown().phase().name().equals("clock"));
        assertTrue(shown().explained().isPresent());
    }
}
