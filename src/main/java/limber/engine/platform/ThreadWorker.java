package limber.engine.platform;

import java.util.function.BooleanSupplier;

/// A worker with a thread of its own.
final class ThreadWorker implements Worker {
    private final BooleanSupplier jobs;
    private final Thread thread;
    private boolean woken, closed;

    /// @param jobs does the next job; false if there is none
    ThreadWorker(String name, int priority, BooleanSupplier jobs) {
        this.jobs = jobs;
        thread = Thread.ofPlatform().daemon().name(name).priority(priority).unstarted(this::live);
    }

    @Override public void start() {
        thread.start();
    }

    @Override public synchronized void wake() {
        woken = true;
        notifyAll();
    }

    @Override public boolean due() {
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

    @Override public synchronized void close() {
        closed = true;
        notifyAll();
    }
}
