package limber.engine.platform;

import java.util.function.BooleanSupplier;
import org.teavm.jso.browser.Window;
import org.teavm.jso.core.JSDate;

/// A worker in a browser, which has no threads: it works in slices, between which the page is drawn and hears its user.
public final class Worker implements AutoCloseable {
    /// How long a slice takes, ms.
    private static final double SLICE = 12;

    private final BooleanSupplier jobs;
    private boolean started, scheduled, closed;
    private double end;

    /// @param jobs does the next job; false if there is none
    public Worker(String name, int priority, BooleanSupplier jobs) {
        this.jobs = jobs;
    }

    /// Does one job, after what is being done.
    public static void once(String name, Runnable job) {
        Window.setTimeout(job::run, 0);
    }

    public void start() {
        started = true;
        wake();
    }

    /// Tells it that there may be a job.
    public void wake() {
        if (!started || scheduled || closed) return;
        scheduled = true;
        Window.setTimeout(this::slice, 0);
    }

    /// Whether a job that takes long should make a pause, to be gone on with as the next one.
    public boolean due() {
        return JSDate.now() > end;
    }

    private void slice() {
        scheduled = false;
        end = JSDate.now() + SLICE;
        boolean more = true;
        while (more && !closed && !due()) more = jobs.getAsBoolean();
        if (more) wake();
    }

    /// Takes no more jobs.
    @Override public void close() {
        closed = true;
    }
}
