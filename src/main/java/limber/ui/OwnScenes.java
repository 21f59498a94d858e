package limber.ui;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.application.Platform;
import limber.code.SolverFolder;
import limber.code.TrustedFolders;
import limber.engine.model.Model;
import limber.engine.text.BadInput;
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
    private final List<Own> open = new ArrayList<>();
    private final List<Watch> watched = new ArrayList<>();

    private record Watch(Path folder, WatchedFile files) {}

    /// What opens them.
    ///
    /// @param ask asks whether the code of a folder may run, and runs the action if so
    /// @param shown shows one that has been opened, or was open
    /// @param replaced receives one before and after its files were saved
    record Openers(BiConsumer<Path, Runnable> ask, Consumer<Own> shown, BiConsumer<Own, Own> replaced,
            Consumer<Throwable> failed) {}

    OwnScenes(TrustedFolders trusted) {
        this.trusted = trusted;
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
        else read(() -> Model.of(StepsLog.read(path).solver()), model -> begin(new Own(path, model), openers),
                openers.failed());
    }

    /// Lets a folder run that Limber has just written.
    void trust(Path folder) {
        trusted.trust(SolverFolder.read(folder));
    }

    private void folder(Path path, Openers openers) {
        try {
            SolverFolder solver = SolverFolder.read(path);
            Runnable run = () -> read(solver::model, model -> {
                begin(new Own(path, model), openers);
                watch(path, openers);
            }, openers.failed());
            if (trusted.known(solver)) run.run();
            else openers.ask().accept(path, () -> {
                trusted.trust(solver);
                run.run();
            });
        } catch (BadInput e) {
            openers.failed().accept(e);
        }
    }

    private static void read(Supplier<Model> model, Consumer<Model> done,
            Consumer<Throwable> failed) {
        Background.outcome(CompletableFuture.supplyAsync(model), done, failed);
    }

    private void begin(Own own, Openers openers) {
        open.add(own);
        openers.shown().accept(own);
    }

    private void watch(Path folder, Openers openers) {
        watched.add(new Watch(folder, new WatchedFile(() -> SolverFolder.files(folder),
                () -> Platform.runLater(() -> again(folder, openers)))));
    }

    /// Compiles a solver again, and puts it in the place of the one before.
    private void again(Path folder, Openers openers) {
        read(() -> SolverFolder.read(folder).model(), model -> find(folder).ifPresent(before -> {
            var now = new Own(folder, model);
            open.set(open.indexOf(before), now);
            openers.replaced().accept(before, now);
        }), openers.failed());
    }

    private Optional<Own> find(Path path) {
        return open.stream().filter(own -> own.path().equals(path)).findFirst();
    }

    /// Forgets one whose tab has been closed.
    void close(Path path) {
        find(path).ifPresent(open::remove);
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
