package limber.ui.controls;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.application.Platform;

/// A task on another thread whose result is delivered on the FX thread. Whatever it throws is told, errors too.
public final class Background {
    /// Files are written one after another, in the order in which that was asked for: the FX thread waits for no disk.
    private static final ExecutorService FILES = Executors
            .newSingleThreadExecutor(Thread.ofPlatform().daemon().name("limber-files").factory());

    private Background() {}

    /// Delivers a result, or the exception as it was thrown.
    public static <T> void outcome(Supplier<T> work, Consumer<T> done, Consumer<Throwable> failed) {
        outcome(CompletableFuture.supplyAsync(work), done, failed);
    }

    /// The same with a task for a thread of its own.
    public static <T> void outcome(Supplier<T> work, Executor thread, Consumer<T> done, Consumer<Throwable> failed) {
        outcome(CompletableFuture.supplyAsync(work, thread), done, failed);
    }

    /// The same without a result.
    public static void work(Runnable work, Runnable done, Consumer<Throwable> failed) {
        outcome(CompletableFuture.runAsync(work), _ -> done.run(), failed);
    }

    /// The same with work that writes files.
    public static void write(Runnable work, Runnable done, Consumer<Throwable> failed) {
        outcome(CompletableFuture.runAsync(work, FILES), _ -> done.run(), failed);
    }

    /// Tells what nobody expects: the window shows it as such.
    public static void unexpected(Throwable e) {
        throw new IllegalStateException("a task has failed", e);
    }

    /// The thread that writes files.
    public static Executor files() {
        return FILES;
    }

    /// Waits until every file is written that was asked for before. Not for the FX thread.
    public static void written() {
        CompletableFuture.runAsync(() -> {}, FILES).join();
    }

    private static <T> void outcome(CompletableFuture<T> work, Consumer<T> done, Consumer<Throwable> failed) {
        work.whenComplete((result, e) -> Platform.runLater(() -> {
            if (e == null) done.accept(result);
            else failed.accept(e instanceof CompletionException && e.getCause() != null ? e.getCause() : e);
        }));
    }
}
