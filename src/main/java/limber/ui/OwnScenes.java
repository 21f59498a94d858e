package limber.ui;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.util.Subscription;
import limber.code.SolverFolder;
import limber.code.TrustedFolders;
import limber.engine.model.Model;
import limber.file.WatchedFile;
import limber.log.StepsLog;
import limber.ui.controls.Background;

/// The solvers and logs of the user's own that are open, each with a tab. They outlive the views. A solver is compiled
/// again when one of its files is saved; while that fails, the last one that could be compiled goes on.
final class OwnScenes implements AutoCloseable {
    /// One that is open.
    ///
    /// @param path the folder of a solver, or the file of a log
    record Own(Path path, Model model) {}

    private final TrustedFolders trusted;
    private final Executor thread;
    private final List<Own> open = new ArrayList<>();
    private final List<Watch> watched = new ArrayList<>();
    /// The number of the newest reading of each path. An older one may end later, and is dropped then.
    private final Map<Path, Long> newest = new HashMap<>();
    private long readings;
    /// What is said of paths that cannot be read, until they can.
    private final Map<Path, Subscription> complaints = new HashMap<>();

    private record Watch(Path folder, WatchedFile files) {}

    /// What opens them.
    ///
    /// @param ask asks whether the code of a folder may run, and runs the action if so
    /// @param shown shows one that has been opened, or was open
    /// @param replaced receives one before and after its files were saved
    /// @param failed says what is wrong; returns what takes that back
    record Openers(BiConsumer<Path, Runnable> ask, Consumer<Own> shown, BiConsumer<Own, Own> replaced,
            Function<Throwable, Subscription> failed) {}

    /// @param thread reads and compiles
    OwnScenes(TrustedFolders trusted, Executor thread) {
        this.trusted = trusted;
        this.thread = thread;
    }

    /// Whether a path is a folder of a solver, or a log.
    static boolean is(Path path) {
        return SolverFolder.is(path) || StepsLog.is(path);
    }

    List<Own> all() {
        return List.copyOf(open);
    }

    /// Opens one, or shows it where it is open.
    void open(Path given, Openers openers) {
        Path path = given.toAbsolutePath().normalize();
        Optional<Own> known = find(path);
        if (known.isPresent()) openers.shown().accept(known.get());
        else if (Files.isDirectory(path)) folder(path, openers);
        else read(path, () -> Model.of(StepsLog.read(path).solver()), openers);
    }

    /// Lets a folder run that Limber has just written. It reads and writes files.
    void trust(Path folder) {
        trusted.trust(SolverFolder.read(folder));
    }

    private void folder(Path path, Openers openers) {
        Background.outcome(() -> {
            SolverFolder solver = SolverFolder.read(path);
            return new Found(solver, trusted.known(solver));
        }, thread, found -> {
            Runnable run = () -> read(path, () -> SolverFolder.read(path).model(), openers); // as it is by then
            if (found.trusted()) run.run();
            else openers.ask().accept(path,
                    () -> Background.write(() -> trusted.trust(found.solver()), run, e -> failed(path, e, openers)));
        }, e -> failed(path, e, openers));
    }

    private record Found(SolverFolder solver, boolean trusted) {}

    /// Makes a model on another thread, and puts it in the place of the one before, if there is one.
    private void read(Path path, Supplier<Model> model, Openers openers) {
        long mine = ++readings;
        newest.put(path, mine);
        Background.outcome(model, thread, made -> {
            if (mine != newest.getOrDefault(path, 0L)) return;
            mended(path);
            put(new Own(path, made), openers);
        }, e -> {
            if (mine == newest.getOrDefault(path, 0L)) failed(path, e, openers);
        });
    }

    private void failed(Path path, Throwable e, Openers openers) {
        mended(path);
        complaints.put(path, openers.failed().apply(e));
    }

    private void mended(Path path) {
        Optional.ofNullable(complaints.remove(path)).ifPresent(Subscription::unsubscribe);
    }

    private void put(Own now, Openers openers) {
        find(now.path()).ifPresentOrElse(before -> {
            open.set(open.indexOf(before), now);
            openers.replaced().accept(before, now);
        }, () -> {
            open.add(now);
            openers.shown().accept(now);
            if (Files.isDirectory(now.path())) watch(now.path(), openers);
        });
    }

    /// Compiles a solver again each time one of its files is saved.
    private void watch(Path folder, Openers openers) {
        Supplier<Model> again = () -> SolverFolder.read(folder).model();
        watched.add(new Watch(folder, new WatchedFile(() -> SolverFolder.files(folder),
                () -> Platform.runLater(() -> {
                    if (find(folder).isPresent()) read(folder, again, openers);
                }))));
    }

    private Optional<Own> find(Path path) {
        return open.stream().filter(own -> own.path().equals(path)).findFirst();
    }

    /// Forgets one whose tab has been closed.
    void close(Path path) {
        find(path).ifPresent(open::remove);
        newest.remove(path);
        mended(path);
        watched.removeIf(w -> {
            boolean its = w.folder().equals(path);
            if (its) w.files().close();
            return its;
        });
    }

    @Override public void close() {
        watched.forEach(w -> w.files().close());
    }
}
