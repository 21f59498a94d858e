package limber.presentation.play;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import javafx.util.Subscription;
import limber.engine.run.History;
import limber.presentation.Later;

/// A listener that reports new frames of a history on the thread that shows, once for many frames.
final class HistoryNews implements History.Audience {
    private final Later later;
    private final Consumer<Throwable> failed;
    private final List<Runnable> listeners = new ArrayList<>();
    /// Whether a report is scheduled.
    private final AtomicBoolean told = new AtomicBoolean();

    /// @param failed receives an error of a model
    HistoryNews(Later later, Consumer<Throwable> failed) {
        this.later = later;
        this.failed = failed;
    }

    /// @param listener called on the thread that shows until the subscription ends
    Subscription subscribe(Runnable listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    @Override public void changed() {
        if (!told.getAndSet(true)) later.run(this::tell);
    }

    private void tell() {
        told.set(false);
        List.copyOf(listeners).forEach(Runnable::run);
    }

    @Override public void failed(Throwable e) {
        later.run(() -> failed.accept(e));
    }
}
