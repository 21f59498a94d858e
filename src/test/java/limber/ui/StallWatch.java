package limber.ui;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import javafx.application.Platform;

/// Asks the FX thread for an answer again and again, and knows how long it has let one wait at worst and with what it was
/// busy then.
///
/// What counts is the time in which it works or is blocked. That it is ready to run and gets no processor, or waits until
/// software without a graphics card has drawn the frame before, is the machine's doing, not the window's.
final class StallWatch implements AutoCloseable {
    private static final long SLICE = 10_000_000;

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final Thread fx;
    private final Thread watching = Thread.ofPlatform().daemon().name("stall-watch").unstarted(this::watch);
    private volatile boolean closed;
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

    /// What it was doing half-way through the longest.
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
        long start = System.nanoTime(), then = start, cpu = threads.getThreadCpuTime(fx.threadId()), stalled = 0;
        Platform.runLater(() -> answered.set(true));
        do {
            TimeUnit.NANOSECONDS.sleep(SLICE);
            long now = System.nanoTime(), used = threads.getThreadCpuTime(fx.threadId());
            stalled += fx.getState() == Thread.State.RUNNABLE || drawn() ? used - cpu : now - then;
            if (stalled > worst) busy = now();
            worst = Math.max(worst, stalled);
            worstWall = Math.max(worstWall, now - start);
            then = now;
            cpu = used;
        } while (!answered.get() && !closed);
    }

    private boolean drawn() {
        return Stream.of(fx.getStackTrace()).anyMatch(at -> at.getMethodName().equals("waitForRenderingToComplete") || at.getMethodName().equals("waitForSynchronization"));
    }

    /// What it is doing now.
    String now() {
        var text = new StringBuilder();
        for (StackTraceElement at : fx.getStackTrace()) text.append("\n    ").append(at);
        return text.toString();
    }

    @Override
    public void close() throws InterruptedException {
        closed = true;
        watching.join();
    }
}
