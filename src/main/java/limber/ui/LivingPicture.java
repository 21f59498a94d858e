package limber.ui;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.scene.layout.Region;
import limber.engine.Model;
import limber.ui.viewport.Shown;
import limber.ui.viewport.Viewport;

/// A model's first scene, moving by itself, to be looked at only. It runs while it is shown.
final class LivingPicture extends Region implements AutoCloseable {
    private final Playback playback;
    private final Viewport viewport;

    LivingPicture(Model model, Wording wording, Consumer<Throwable> failed) {
        playback = new Playback(model, model.presets().getFirst().settings(), failed);
        viewport = new Viewport(model, wording::get);
        viewport.shown().removeAll(List.of(Shown.AXES, Shown.LABELS));
        viewport.lookOnly();
        viewport.picture().bind(playback.picture());
        getChildren().add(viewport);
        getStyleClass().add("living");
        var settings = playback.settings();
        CompletableFuture.supplyAsync(() -> Reach.of(model, settings)).whenCompleteAsync((reach, e) -> {
            if (e != null) failed.accept(e);
            else viewport.reach(reach);
        }, Platform::runLater);
    }

    /// Whether there is something to see.
    boolean living() {
        return playback.picture().get() != null;
    }

    void play(boolean on) {
        playback.repeat(on ? Optional.of(new Playback.Stretch(0, 60 * 60)) : Optional.empty());
        playback.playing().set(on);
    }

    @Override
    protected void layoutChildren() {
        viewport.resizeRelocate(0, 0, getWidth(), getHeight());
    }

    @Override
    public void close() {
        viewport.close();
        playback.close();
    }
}
