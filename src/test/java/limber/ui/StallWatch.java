package limber.ui;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.application.Platform;

/// A watchdog of the FX thread that records the longest delay of an answer, and its cause.
///
/// Only the time in which the thread works or is blocked counts. Waiting for a processor, or for software that draws
/// the previous frame without a graphics card, belongs to the machine, not to the window.
final class StallWatch implements AutoCloseable {
    private static final long SLICE = 10_000_000;

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final Thread fx;
    private final Thread watching = Thread.ofPlatform().daemon().name("stall-watch").unstarted(this::watch);
    private volatile boolean closed;
    private volatile long slices, elapsed;
    private volatile long worst, worstWall;
    private volatile String busy = "";

    /// @param fx the FX thread
    StallWatch(Thread fx) {
        this.fx = fx;
        watching.start();
    }

    /// The longest that it worked or was blocked without answering, ms.
    long worst() {
        return TimeUnit.NANOSECONDS.toMillis(worst);
    }

    /// The longest by the clock on the wall, ms.
    long worstWall() {
        return TimeUnit.NANOSECONDS.toMillis(worstWall);
    }

    /// How many times longer than asked for a short sleep takes on this machine, 1 or more.
    double load() {
        return slices == 0 ? 1 : Math.max(1, (double) elapsed / (slices * SLICE));
    }

    /// With what it was busy in the longest.
    String busy() {
        return busy;
    }

    private void watch() {
        try {
            while (!closed) ask();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void ask() throws InterruptedException {
        var answered = new AtomicBoolean();
        var spent = new HashMap<String, Long>();
        long start = System.nanoTime(), then = start, cpu = threads.getThreadCpuTime(fx.threadId()), stalled = 0;
        Platform.runLater(() -> answered.set(true));
        do {
            TimeUnit.NANOSECONDS.sleep(SLICE);
            StackTraceElement[] at = fx.getStackTrace();
            long now = System.nanoTime(), used = threads.getThreadCpuTime(fx.threadId());
            // of a time in which this thread got no processor either, nothing is known but what was used
            long blocked = fx.getState() == Thread.State.RUNNABLE || drawn(at) ? 0 : Math.min(now - then, SLICE),
                    slice = Math.max(used - cpu, blocked);
            slices++;
            elapsed += now - then;
            stalled += slice;
            spent.merge(fx.getState() + " " + ours(at), slice, Long::sum);
            if (stalled > worst) busy = told(spent);
            worst = Math.max(worst, stalled);
            worstWall = Math.max(worstWall, now - start);
            then = now;
            cpu = used;
        } while (!answered.get() && !closed);
    }

    /// Whether it waits for the thread that draws: for a picture to be complete, or for the lock of what is drawn.
    private static boolean drawn(StackTraceElement[] at) {
        return Stream.of(at).map(StackTraceElement::getClassName)
                .filter(name -> !name.startsWith("java.") && !name.startsWith("jdk.")).findFirst()
                .filter(name -> name.startsWith("com.sun.javafx.tk.quantum.") || name.startsWith("com.sun.prism."))
                .isPresent();
    }

    /// The two innermost of our methods, or of JavaFX's pulse; where there is none, the innermost of all.
    private static String ours(StackTraceElement[] at) {
        String ours = Stream.of(at)
                .filter(e -> e.getClassName().startsWith("limber.")
                        || e.getMethodName().startsWith("do") && e.getMethodName().endsWith("Pass"))
                .limit(2).map(StackTraceElement::toString).collect(Collectors.joining(" < "));
        return !ours.isEmpty() ? ours
                : Stream.of(at).limit(8).map(StackTraceElement::toString).collect(Collectors.joining(" < "));
    }

    /// What took longest first.
    private static String told(Map<String, Long> spent) {
        return spent.entrySet().stream().sorted(Map.Entry.<String, Long>comparingByValue().reversed()).limit(6)
                .map(e -> "\n    %d ms %s".formatted(TimeUnit.NANOSECONDS.toMillis(e.getValue()), e.getKey()))
                .collect(Collectors.joining());
    }

    /// What it is doing now.
    String now() {
        return Stream.of(fx.getStackTrace()).map(e -> "\n    " + e).collect(Collectors.joining());
    }

    @Override public void close() throws InterruptedException {
        closed = true;
        watching.join();
    }
}
