package limber.engine.platform;

import java.util.function.BooleanSupplier;

/// A worker that does jobs beside all else, one after the other, on a thread of its own. In a browser, which has no
/// threads, it works in slices between the pictures.
public final class Worker implements AutoCloseable {
    private final BooleanSupplier jobs;
    private final Thread thread;
    private boolean woken, closed;

    /// @param jobs does the next job; false if there is none
    public Worker(String name, int priority, BooleanSupplier jobs) {
        this.jobs = jobs;
        thread = Thread.ofPlatform().daemon().name(name).priority(priority).unstarted(this::live);
    }

    /// Does one job beside all else.
    public static void once(String name, Runnable job) {
        Thread.ofPlatform().daemon().name(name).priority(Thread.MIN_PRIORITY).start(job);
    }

    public void start() {
        thread.start();
    }

    /// Tells it that there may be a job.
    public synchronized void wake() {
        woken = true;
        notifyAll();
    }

    /// Whether a job that takes long should make a pause, to be gone on with as the next one. A thread never has to.
    public boolean due() {
        return false;
    }

    private void live() {
        try {
            while (goesOn()) if (!jobs.getAsBoolean()) await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private synchronized boolean goesOn() {
        woken = false;
        return !closed;
    }

    private synchronized void await() throws InterruptedException {
        while (!woken && !closed) wait();
    }

    /// Takes no more jobs.
    @Override public synchronized void close() {
        closed = true;
        notifyAll();
    }
}
