package limber.web.platform;

import java.util.function.BooleanSupplier;
import limber.engine.platform.Worker;
import org.teavm.jso.browser.Window;
import org.teavm.jso.core.JSDate;

/// A worker in a browser, which has no threads: it works in slices, between which the page is drawn and hears its user.
final class SliceWorker implements Worker {
    /// How long a slice takes, ms.
    private static final double SLICE = 12;

    private final BooleanSupplier jobs;
    private boolean started, scheduled, closed;
    private double end;

    /// @param jobs does the next job; false if there is none
    SliceWorker(BooleanSupplier jobs) {
        this.jobs = jobs;
    }

    @Override
    public void start() {
        started = true;
        wake();
    }

    @Override
    public void wake() {
        if (!started || scheduled || closed) return;
        scheduled = true;
        Window.setTimeout(this::slice, 0);
    }

    @Override
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

    @Override
    public void close() {
        closed = true;
    }
}
