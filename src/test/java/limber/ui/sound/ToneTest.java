package limber.ui.sound;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import limber.Within;
import org.junit.jupiter.api.Test;

class ToneTest {
    private final FakeLines lines = new FakeLines(false);
    private final Tone tone = new Tone(lines, why -> {
        throw new AssertionError(why);
    });

    private static void until(BooleanSupplier condition) {
        Within.processor(Duration.ofSeconds(20), () -> {
            while (!condition.getAsBoolean()) Thread.sleep(2);
        });
    }

    private void ended() {
        until(() -> !tone.sounding());
    }

    @Test
    void noLineIsOpenedBeforeThereIsATone() {
        tone.release();
        assertTrue(lines.silent(0));
    }

    /// Six blocks, and one that fades out.
    @Test
    void aBeepEndsByItselfAndClosesItsLine() {
        tone.beep(440);
        ended();
        assertTrue(lines.silent(1));
        assertEquals((Tone.BEEP + 1) * Tone.BLOCK, lines.written.get());
    }

    @Test
    void aToneSoundsUntilItIsReleased() {
        tone.hold(440);
        until(() -> lines.written.get() > 20 * Tone.BLOCK);
        tone.hold(220);
        assertTrue(lines.open(1), "it goes on on the same line");
        tone.release();
        ended();
        assertTrue(lines.silent(1));
    }

    @Test
    void aMachineWithoutSoundSaysWhy() throws Exception {
        var said = new AtomicReference<String>();
        var heard = new CountDownLatch(1);
        var silent = new Tone(new FakeLines(true), why -> {
            said.set(why.getMessage());
            heard.countDown();
        });
        silent.hold(440);
        assertTrue(heard.await(10, TimeUnit.SECONDS));
        assertEquals("no device", said.get());
        assertFalse(silent.sounding());
    }
}
