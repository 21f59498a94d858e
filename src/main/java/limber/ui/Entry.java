package limber.ui;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import javafx.application.Application;
import javafx.application.ConditionalFeature;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.WritableImage;
import limber.engine.BadInput;
import limber.engine.Cursor;
import limber.engine.Divergence;
import limber.engine.Picture;
import limber.engine.Run;
import limber.engine.Simulation;
import limber.engine.Timeline;
import limber.engine.Wanted;
import limber.ui.viewport.Viewport;

/// The one seam between the command line and the window, so that other commands load no JavaFX.
public final class Entry {
    private static final int OK = 0, FAILED = 1, LACKS = 3;

    private Entry() {}

    /// Opens the window and returns when it is closed.
    ///
    /// @param arguments `--train` or `--first`, to close by itself; none for a user
    public static int window(String... arguments) {
        Application.launch(App.class, arguments);
        return OK;
    }

    /// Renders pictures in real 3D, one after another.
    ///
    /// @throws BadInput if a run diverges before its frame, or a file cannot be written
    public static int render(RenderJob... jobs) {
        System.setProperty("java.awt.headless", "true");
        var started = new CountDownLatch(1);
        Platform.startup(started::countDown);
        try {
            started.await();
            if (!Platform.isSupported(ConditionalFeature.SCENE3D)) {
                System.err.println(Language.ofMachine().words().getString("no3d"));
                return LACKS;
            }
            for (RenderJob job : jobs) write(job, snapshot(job, picture(job), Reach.of(job.model(), job.settings())));
            return OK;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return FAILED;
        } finally {
            Platform.exit();
        }
    }

    private static Picture picture(RenderJob job) {
        var timeline = new Timeline(job.model());
        var run = new Run(timeline, timeline.root(job.settings(), job.inputs()));
        run.seek(run.branch(), Cursor.complete(job.frame()));
        if (!Divergence.clean(run)) throw new BadInput(Divergence.find(run).message(job.model().name()));
        return Simulation.picture(run, Wanted.atFirst(job.model()), false, Optional.empty());
    }

    private static WritableImage snapshot(RenderJob job, Picture picture, Reach reach) {
        var done = new CompletableFuture<WritableImage>();
        Platform.runLater(() -> {
            try {
                done.complete(onStage(job, picture, reach));
            } catch (RuntimeException e) {
                done.completeExceptionally(e);
            }
        });
        try {
            return done.join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof BadInput bad ? bad : e;
        }
    }

    private static WritableImage onStage(RenderJob job, Picture picture, Reach reach) {
        var wording = new Wording(job.model(), Language.ofMachine().words());
        var viewport = new Viewport(job.model(), wording::get);
        var scene = new Scene(viewport, job.width(), job.height());
        Theme.DARK.dress(scene);
        viewport.picture().set(picture);
        viewport.dress();
        viewport.trouble().get().ifPresent(what -> {
            throw new BadInput(what);
        });
        viewport.overlay();
        viewport.resize(job.width(), job.height());
        viewport.layout();
        viewport.reach(reach);
        return scene.getRoot().snapshot(new SnapshotParameters(), new WritableImage(job.width(), job.height()));
    }

    /// Beside its target first, so that nothing is left half-written.
    private static void write(RenderJob job, WritableImage image) {
        Path out = job.out().toAbsolutePath(), part = out.resolveSibling(out.getFileName() + ".part");
        try {
            try {
                Png.write(image, part);
                Files.move(part, out, StandardCopyOption.REPLACE_EXISTING);
            } finally {
                Files.deleteIfExists(part);
            }
        } catch (IOException e) {
            throw new BadInput(job.out() + " cannot be written: " + e.getMessage());
        }
    }
}
