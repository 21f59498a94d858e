package limber.presentation.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import limber.engine.model.Model;
import limber.models.Catalog;
import limber.presentation.TestLater;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class AskingTest {
    private static final Model ROPE = Catalog.model("rope");

    private final TestLater later = new TestLater();
    private final List<Throwable> failures = new ArrayList<>();
    private final Playback playback = new Playback(later, ROPE, ROPE.defaults(), failures::add);
    private final Asking asking = playback.asking();
    private final AtomicInteger asked = new AtomicInteger();

    @AfterEach
    void close() {
        playback.close();
        assertEquals(List.of(), failures);
    }

    private void until(BooleanSupplier holds) throws InterruptedException {
        later.until(holds);
    }

    /// The thread of the question that stands; it ends when the question has been given up.
    private Thread standing() throws InterruptedException {
        var thread = new ArrayList<Thread>();
        var begun = new CountDownLatch(1);
        asking.stand((_, _) -> {
            thread.add(Thread.currentThread());
            begun.countDown();
            return false;
        });
        assertTrue(begun.await(30, TimeUnit.SECONDS));
        return thread.getFirst();
    }

    @Test
    void aQuestionThatStandsIsAskedAgainWheneverItIsWoken() throws InterruptedException {
        Runnable wake = asking.stand((_, _) -> asked.incrementAndGet() % 3 != 0);
        until(() -> asked.get() == 3);
        wake.run();
        until(() -> asked.get() == 6);
        assertTrue(asking.busy().get());
        asking.giveUp();
        wake.run();
        assertEquals(6, asked.get());
    }

    @Test
    void itsThreadEndsWhenItIsGivenUpReplacedOrTheSceneIsClosed() throws InterruptedException {
        Thread first = standing();
        asking.giveUp();
        first.join(TimeUnit.SECONDS.toMillis(30));
        assertEquals(Thread.State.TERMINATED, first.getState());
        Thread second = standing(), third = standing();
        second.join(TimeUnit.SECONDS.toMillis(30));
        assertEquals(Thread.State.TERMINATED, second.getState());
        playback.close();
        third.join(TimeUnit.SECONDS.toMillis(30));
        assertEquals(Thread.State.TERMINATED, third.getState());
    }

    @Test
    void aQuestionThatEndsIsTold() throws InterruptedException {
        asking.search((_, _) -> asked.incrementAndGet() < 4, () -> asked.addAndGet(100));
        until(() -> asked.get() == 104);
        assertEquals(false, asking.busy().get());
    }
}
