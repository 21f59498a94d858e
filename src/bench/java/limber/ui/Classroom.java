package limber.ui;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.geometry.Rectangle2D;
import javafx.stage.Stage;
import limber.engine.model.Model;
import limber.engine.settings.Settings;
import limber.models.Catalog;
import limber.presentation.play.Playback;
import limber.presentation.words.Language;
import limber.ui.controls.MachineDialog;
import limber.ui.preferences.Level;
import limber.ui.preferences.Preferences;

/// The window in front of a class, 1920 × 1080 with two panes open or as asked, for benchmarks.
final class Classroom {
    private static final Rectangle2D PLACE = new Rectangle2D(0, 0, 1920, 1080);
    private static final long WAIT = TimeUnit.MINUTES.toNanos(1);

    /// Pulses whose times have not been read.
    final Semaphore pulses = new Semaphore(0);
    private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private final App app = new App();
    private final Preferences preferences = new Preferences();
    private final Set<Model> opened = new HashSet<>();
    private Stage stage;
    private AnimationTimer timer;
    private Runnable laidOut;
    private long began, worked, allocated;
    /// Of the newest pulse: the time from the first timer to the end of layout, and of the FX thread its processor time
    /// and what it allocated since the pulse before, with whatever JavaFX itself did.
    volatile long ownNanos, cpuNanos, bytes;

    /// The window with all panes, two of them open.
    Classroom() {
        this(PLACE, Level.INSPECT, List.of("code", "plots"));
    }

    /// @param panes the names of the open panes
    Classroom(Rectangle2D place, Level level, List<String> panes) {
        DrawingSpeed.presentPixels();
        Platform.startup(() -> {});
        Platform.setImplicitExit(false);
        onFx(() -> {
            preferences.language().set(Language.ENGLISH);
            preferences.level().set(level);
            preferences.open(panes);
            preferences.window().set(Optional.of(place));
            stage = new Stage();
            timer = clock(); // before all others, and so the first in every pulse
            timer.start();
            app.open(stage, Catalog.MODELS, preferences, new MachineDialog(app.getHostServices()), Optional.empty());
            app.watchSpeed();
            laidOut = this::laidOut;
            stage.getScene().addPostLayoutPulseListener(laidOut);
            return null;
        });
    }

    private AnimationTimer clock() {
        return new AnimationTimer() {
            @Override public void handle(long now) {
                began = System.nanoTime();
            }
        };
    }

    private void laidOut() {
        ownNanos = System.nanoTime() - began;
        long cpu = threads.getCurrentThreadCpuTime(), all = threads.getCurrentThreadAllocatedBytes();
        cpuNanos = cpu - worked;
        bytes = all - allocated;
        worked = cpu;
        allocated = all;
        pulses.release();
    }

    /// Opens a model's tab, in which its default scene begins to play.
    void open(Model model) throws InterruptedException {
        onFx(() -> {
            opened.add(model);
            app.main().open(model);
            return null;
        });
        long end = System.nanoTime() + WAIT;
        while (!onFx(
                () -> app.main().current().filter(s -> s.built() && s.playback().playing().get()).isPresent())) {
            if (System.nanoTime() > end)
                throw new IllegalStateException("the scene of " + model.name() + " does not play");
            Thread.sleep(5);
        }
    }

    /// @param factor between simulated time and that of the clock
    void speed(double factor) {
        onFx(() -> {
            app.main().current().orElseThrow().playback().player().speed().set(factor);
            return null;
        });
    }

    /// Begins the scene anew with other settings and plays it.
    ///
    /// @param changes of its settings, by name
    /// @return a permit for each frame that is shown
    Semaphore play(Map<String, String> changes) {
        var frames = new Semaphore(0);
        onFx(() -> {
            Playback playback = app.main().current().orElseThrow().playback();
            Settings settings = playback.settings();
            for (var change : changes.entrySet()) settings = settings.with(change.getKey(), change.getValue());
            playback.gestures().restart(settings);
            playback.picture().addListener((_, was, is) -> {
                if (was.cursor().frame() != is.cursor().frame()) frames.release();
            });
            playback.playing().set(true);
            return null;
        });
        return frames;
    }

    /// Whether no tab has been opened.
    boolean closed() {
        return opened.isEmpty();
    }

    /// Changes the level and waits until it is on the screen: the second layout from now on begins after the first has
    /// been drawn.
    void level(Level level) throws InterruptedException {
        onFx(() -> {
            preferences.level().set(level);
            pulses.drainPermits();
            return null;
        });
        pulses.acquire(2);
    }

    /// Does something on the FX thread and waits until it is on the screen: the second layout after it has come to hold
    /// begins after the first has been drawn.
    ///
    /// @return how long that took, ns
    long until(Consumer<MainController> done, Predicate<MainController> holds) throws InterruptedException {
        long began = System.nanoTime();
        onFx(() -> {
            done.accept(app.main());
            return null;
        });
        while (!onFx(() -> holds.test(app.main()))) Thread.sleep(1);
        pulses.drainPermits();
        pulses.acquire(2);
        return System.nanoTime() - began;
    }

    Preferences preferences() {
        return preferences;
    }

    Stage stage() {
        return stage;
    }

    /// The frame that is shown.
    int frame() {
        return onFx(() -> app.main().current().orElseThrow().playback().picture().get().cursor().frame());
    }

    /// What the keyframes of all scenes take; they have a budget of their own.
    long keyframes() {
        return onFx(() -> opened.stream().mapToLong(m -> app.sessions().of(m).playback().keyframeBytes()).sum());
    }

    void shut() {
        onFx(() -> {
            timer.stop();
            stage.getScene().removePostLayoutPulseListener(laidOut);
            app.stop();
            stage.hide();
            return null;
        });
    }

    private static <T> T onFx(Supplier<T> action) {
        return CompletableFuture.supplyAsync(action, Platform::runLater).join();
    }
}
