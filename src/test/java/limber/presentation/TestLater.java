package limber.presentation;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;

/// The thread of a test in the place of the one that shows: what is to be done there is done while the test waits.
public final class TestLater implements Later {
    private static final long LONGEST = TimeUnit.SECONDS.toNanos(30);

    private final BlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();
    private final List<LongConsumer> pulses = new ArrayList<>();

    @Override public void run(Runnable task) {
        tasks.add(task);
    }

    /// Whether nothing is to be done.
    public boolean idle() {
        return tasks.isEmpty();
    }

    @Override public Repeated beforeEachPicture(LongConsumer pulse) {
        return new Repeated() {
            @Override public void start() {
                if (!pulses.contains(pulse)) pulses.add(pulse);
            }

            @Override public void stop() {
                pulses.remove(pulse);
            }
        };
    }

    /// Nothing that a test waits for is done again and again.
    @Override public Repeated every(int delay, int period, Runnable task) {
        return new Repeated() {
            @Override public void start() {}

            @Override public void stop() {}
        };
    }

    /// Does what is to be done until something holds.
    public void until(BooleanSupplier holds) throws InterruptedException {
        long end = System.nanoTime() + LONGEST;
        while (!holds.getAsBoolean()) {
            if (System.nanoTime() > end) throw new AssertionError("it has not come to hold");
            Runnable task = tasks.poll(5, TimeUnit.MILLISECONDS);
            if (task != null) task.run();
            else for (LongConsumer pulse : List.copyOf(pulses)) pulse.accept(System.nanoTime());
        }
    }
}
