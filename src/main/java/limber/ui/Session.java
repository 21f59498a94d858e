package limber.ui;

import java.util.ResourceBundle;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ObservableValue;
import javafx.collections.SetChangeListener;
import limber.engine.Model;
import limber.engine.Picture;
import limber.engine.Preset;
import limber.engine.Settings;
import limber.ui.plots.Plotting;
import limber.ui.viewport.Viewport;

/// A model's free scene as it lives, whatever stands around its view: that is made anew when the language changes, this is not.
final class Session implements AutoCloseable {
    private final Model model;
    private final Wording wording;
    private final Playback playback;
    private final Viewport viewport;
    private final Hands hands;
    private final CodeReader reader;
    private final Plotting plotting;
    private final Comparison comparison;
    private final NumbersChoice numbers = new NumbersChoice();
    private final Consumer<String> say;
    private final Consumer<Throwable> failed;
    private final ReadOnlyBooleanWrapper lanes = new ReadOnlyBooleanWrapper();
    private final boolean free;
    private Runnable home = this::fromPreset;
    private boolean left, hidden;
    /// The newest request for a reach; answers to older ones are dropped.
    private long framing;

    /// @param free whether it is a scene to play with, which moves at once; otherwise a lesson says what happens
    /// @param motion whether camera moves glide
    /// @param files asks for a file
    /// @param say takes a line about what happened
    /// @param failed takes what was refused, and what nobody expected
    Session(Model model, ResourceBundle ui, ObservableValue<Boolean> motion, FileDialog files, Consumer<String> say, Consumer<Throwable> failed, boolean free) {
        this.free = free;
        this.model = model;
        this.say = say;
        this.failed = failed;
        wording = new Wording(model, ui);
        playback = new Playback(model, model.presets().getFirst().settings(), failed);
        viewport = new Viewport(model, wording::get);
        reader = new CodeReader(playback);
        hands = new Hands(playback, viewport, wording, files, say, failed, this::frame, this::again);
        comparison = new Comparison(playback, viewport, wording, this::frame, failed);
        plotting = new Plotting(playback, comparison.names());
        viewport.shown().addListener((SetChangeListener<String>) _ -> playback.overlays(viewport.shown()));
        viewport.motion().bind(motion);
        viewport.picture().bind(playback.picture());
        viewport.selected().bind(playback.selected());
        playback.picture().addListener((_, before, now) -> arrived(before, now));
    }

    Model model() {
        return model;
    }

    Wording wording() {
        return wording;
    }

    Playback playback() {
        return playback;
    }

    Viewport viewport() {
        return viewport;
    }

    /// What the user does to it; keys and files come through the window.
    Hands hands() {
        return hands;
    }

    /// How its code is read.
    CodeReader reader() {
        return reader;
    }

    /// Whether its settings model two threads.
    ReadOnlyBooleanProperty lanes() {
        return lanes.getReadOnlyProperty();
    }

    /// What is plotted of it.
    Plotting plotting() {
        return plotting;
    }

    /// What it is compared with.
    Comparison comparison() {
        return comparison;
    }

    /// What the table shows of it.
    NumbersChoice numbers() {
        return numbers;
    }

    Consumer<String> say() {
        return say;
    }

    Consumer<Throwable> failed() {
        return failed;
    }

    private void arrived(Picture before, Picture now) {
        if (before == null || before.settings() != now.settings()) lanes.set(model.lanes(now.settings()).isPresent());
        if (before == null) {
            if (free) playback.playing().set(true);
            frame(now.settings());
        } else if (Reach.another(before.settings(), now.settings())) frame(now.settings());
        now.divergence().ifPresent(d -> say.accept(wording.flewApart(d)));
    }

    void preset(Preset preset) {
        hands.guarded(() -> {
            playback.gestures().restart(preset.settings());
            frame(preset.settings());
        });
    }

    /// What puts it back to its beginning, and what turns pages.
    ///
    /// @param pages told by how many; says whether there are any
    void home(Runnable again, IntPredicate pages) {
        home = again;
        hands.pages(pages);
    }

    /// As it was opened.
    void again() {
        home.run();
    }

    private void fromPreset() {
        viewport.showing().again();
        comparison.clear();
        preset(model.presets().getFirst());
        playback.playing().set(true);
    }

    /// Finds out, off this thread, where the scene will move, and brings that into view.
    private void frame(Settings settings) {
        long number = ++framing;
        Settings beside = comparison.beside(settings);
        CompletableFuture.supplyAsync(() -> settings.equals(beside) ? Reach.of(model, settings) : Reach.of(model, settings).with(Reach.of(model, beside))).whenCompleteAsync((reach, e) -> {
            if (e != null) failed.accept(e);
            else if (number == framing) viewport.reach(reach);
        }, Platform::runLater);
    }

    /// What plays while nobody looks would only cost; it goes on when somebody looks again.
    void shown(boolean on) {
        if (on != hidden) return;
        hidden = !on;
        if (!on) {
            left = playback.playing().get();
            hands.letGo();
        }
        playback.playing().set(on && left);
    }

    @Override
    public void close() {
        viewport.close();
        playback.close();
    }
}
