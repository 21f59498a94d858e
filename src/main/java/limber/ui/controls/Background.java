package limber.ui.controls;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import javafx.application.Platform;

/// A task on another thread whose result is delivered on the FX thread.
public final class Background {
    private Background() {}

    /// Delivers a result, or the exception as it was thrown.
    public static <T> void outcome(CompletableFuture<T> work, Consumer<T> done, Consumer<Throwable> failed) {
        work.whenComplete((result, e) -> Platform.runLater(() -> {
            if (e == null) done.accept(result);
            else failed.accept(e instanceof CompletionException && e.getCause() != null ? e.getCause() : e);
        }));
    }
}
