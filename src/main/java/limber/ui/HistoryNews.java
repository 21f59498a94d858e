package limber.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.util.Subscription;
import limber.engine.History;

/// Tells on the FX thread that there is more of a history to be read, once for many frames.
final class HistoryNews implements History.Audience {
    private final Consumer<Throwable> failed;
    private final List<Runnable> listeners = new ArrayList<>();
    /// Whether news is on its way.
    private final AtomicBoolean told = new AtomicBoolean();

    /// @param failed takes what a model threw
    HistoryNews(Consumer<Throwable> failed) {
        this.failed = failed;
    }

    /// @param listener called on the FX thread until the subscription ends
    Subscription subscribe(Runnable listener) {
        listeners.add(listener);
        return () -> listeners.remove(listener);
    }

    @Override
    public void changed() {
        if (!told.getAndSet(true)) Platform.runLater(this::tell);
    }

    private void tell() {
        told.set(false);
        List.copyOf(listeners).forEach(Runnable::run);
    }

    @Override
    public void failed(Throwable e) {
        Platform.runLater(() -> failed.accept(e));
    }
}
