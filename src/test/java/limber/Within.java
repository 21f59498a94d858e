package limber;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.Supplier;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.function.ThrowingSupplier;
import org.opentest4j.AssertionFailedError;

/// A bound for what could hang, in seconds of the processor: a busy machine takes longer by the clock, but not by it.
/// What waits without working has a hundred times as long.
public final class Within {
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final int WAITING = 100, LOOK_MS = 20;

    private Within() {}

    /// What a task gives that needs no more of the processor. It runs on a thread of its own.
    public static <T> T processor(Duration most, ThrowingSupplier<T> task) {
        return processor(most, task, () -> "");
    }

    /// The same for a task without a result.
    public static void processor(Duration most, Executable task) {
        processor(most, task, () -> "");
    }

    /// The same with what a failure says.
    public static void processor(Duration most, Executable task, Supplier<String> what) {
        processor(most, () -> {
            task.execute();
            return true;
        }, what);
    }

    /// The same with what a failure says.
    public static <T> T processor(Duration most, ThrowingSupplier<T> task, Supplier<String> what) {
        var result = new CompletableFuture<T>();
        Thread thread = Thread.ofPlatform().daemon().name("bounded").start(() -> {
            try {
                result.complete(task.get());
            } catch (Throwable e) {
                result.completeExceptionally(e);
            }
        });
        try {
            long used = 0;
            for (long waited = 0; !result.isDone() && used < most.toNanos()
                    && waited < WAITING * most.toMillis(); waited += LOOK_MS) {
                thread.join(Duration.ofMillis(LOOK_MS));
                used = Math.max(used, THREADS.getThreadCpuTime(thread.threadId()));
            }
            if (!result.isDone()) throw hangs(thread, most, what.get());
            return result.get();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        } catch (ExecutionException e) {
            throw Within.<RuntimeException>thrown(e.getCause());
        }
    }

    private static AssertionFailedError hangs(Thread thread, Duration most, String what) {
        var at = new Throwable("it is here");
        at.setStackTrace(thread.getStackTrace());
        thread.interrupt();
        return new AssertionFailedError(what + " takes more than " + most.toSeconds() + " s of the processor", at);
    }

    /// Throws anything as it is.
    @SuppressWarnings("unchecked") private static <E extends Throwable> E thrown(Throwable e) throws E {
        throw (E) e;
    }
}
