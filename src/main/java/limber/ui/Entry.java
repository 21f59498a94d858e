package limber.ui;

import java.nio.file.Path;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import javafx.application.Application;
import javafx.application.ConditionalFeature;
import javafx.application.Platform;
import limber.engine.model.Model;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.file.WholeFile;
import limber.lesson.Lesson;
import limber.models.Catalog;
import limber.presentation.camera.SceneBounds;
import limber.presentation.surface.Look;
import limber.presentation.words.Language;
import limber.presentation.words.Wording;
import limber.ui.controls.Background;
import limber.handout.Handout;
import limber.handout.PageAddress;
import limber.ui.render.Film;
import limber.ui.render.Films;
import limber.ui.render.Handouts;
import limber.ui.render.RenderJob;
import limber.ui.render.Rendering;
import org.jspecify.annotations.Nullable;

/// The entry point that the command line uses for JavaFX. Other commands do not load the toolkit.
public final class Entry {
    private static final int OK = 0, FAILED = 1, LACKS = 3;

    private Entry() {}

    /// Opens the window and returns when it is closed.
    ///
    /// @param arguments `--train` or `--first`, to close by itself; none for a user
    public static int window(String... arguments) {
        DrawingSpeed.presentPixels();
        Thread.ofPlatform().daemon().start(Entry::warm);
        Application.launch(App.class, arguments);
        Background.written(); // what the window asked for as it closed
        return OK;
    }

    /// Loads what the first picture needs while the toolkit starts, which mostly waits.
    private static void warm() {
        Model first = Catalog.MODELS.getFirst();
        new Wording(first, Language.ofMachine().words());
        Settings settings = first.firstScene().preset().settings();
        SceneBounds.of(first, settings);
        Look.prepare(first, settings);
    }

    /// The same with a lesson open.
    ///
    /// @param folder of the lesson, on disk or in the jar
    public static int lesson(Path folder) {
        return window(App.LESSON, folder.toUri().toString());
    }

    /// The same with a moment shown.
    ///
    /// @param given its text, or the address of its file
    public static int moment(String given) {
        return window(App.MOMENT, given);
    }

    /// The same with a solver or a log of the user's own.
    ///
    /// @param path its folder or file
    public static int own(Path path) {
        return window(App.OWN, path.toAbsolutePath().toUri().toString());
    }

    /// The same with the log of a program that runs.
    ///
    /// @param file that it writes, a named pipe, or `-` for standard input
    public static int follow(String file) {
        return window(App.FOLLOW, file);
    }

    /// The same with the log that a program of this machine sends.
    ///
    /// @param port 0 for any that is free
    public static int listen(int port) {
        return window(App.LISTEN, Integer.toString(port));
    }

    /// Renders pictures in real 3D, one after another.
    ///
    /// @param jobs by the PNG file that they go to
    /// @throws BadInput if there is no such moment, or a file cannot be written
    public static int render(SequencedMap<Path, RenderJob> jobs) {
        return drawing(failed -> jobs.forEach((file, job) -> {
            byte[] png = Rendering.png(job, Language.ofMachine());
            failed.run();
            WholeFile.save(file, png);
        }));
    }

    /// Makes a film in real 3D; see [Films].
    ///
    /// @param made receives the number of pictures
    /// @throws BadInput if it cannot be made or written
    public static int film(Film film, Path file, IntConsumer made) {
        if (file.toString().endsWith(".mp4") && !Films.mp4()) {
            System.err.println(Films.lacking(Language.ofMachine()));
            return LACKS;
        }
        return drawing(_ -> made.accept(Films.write(film, file, Language.ofMachine(), Film.Progress.NONE)));
    }

    /// Makes the page of a lesson; see [Handout].
    ///
    /// @param key whether the answers are included
    /// @param address of a web page of the lesson; empty for none
    /// @param made takes the page
    /// @throws BadInput if the lesson does not play
    public static int handout(Lesson lesson, Language language, boolean key, Optional<PageAddress> address,
            Consumer<String> made) {
        return drawing(_ -> made.accept(Handouts.page(lesson, language, key, address, _ -> {})));
    }

    /// Runs a body with the toolkit, then ends it. What fails while the toolkit draws, such as a listener, would only
    /// be printed: it is thrown here.
    ///
    /// @param body may ask whether anything has failed so far
    private static int drawing(Consumer<Runnable> body) {
        var failure = new AtomicReference<@Nullable Throwable>();
        Runnable failed = () -> {
            switch (failure.get()) {
                case null -> {}
                case RuntimeException e -> throw e;
                case Throwable e -> throw new IllegalStateException(e);
            }
        };
        System.setProperty("java.awt.headless", "true");
        var started = new CountDownLatch(1);
        Platform.startup(() -> {
            Thread.currentThread().setUncaughtExceptionHandler((_, e) -> failure.compareAndSet(null, e));
            started.countDown();
        });
        try {
            started.await();
            if (!Platform.isSupported(ConditionalFeature.SCENE3D)) {
                System.err.println(Language.ofMachine().words().getString("no3d"));
                return LACKS;
            }
            body.accept(failed);
            failed.run();
            return OK;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return FAILED;
        } finally {
            Platform.exit();
        }
    }
}
