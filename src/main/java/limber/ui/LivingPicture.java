package limber.ui;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ObservableValue;
import javafx.scene.layout.Region;
import limber.engine.model.Model;
import limber.engine.model.Preset;
import limber.engine.run.Timeline;
import limber.presentation.camera.SceneBounds;
import limber.presentation.play.Playback;
import limber.presentation.play.Player;
import limber.presentation.view.ShownLayers;
import limber.presentation.words.Wording;
import limber.ui.controls.Background;
import limber.ui.controls.FxLater;
import limber.ui.viewport.Viewport;

/// A picture of a model's first scene that moves and takes no input. It runs while it is visible, from a moment on that
/// shows something.
final class LivingPicture extends Region implements AutoCloseable {
    /// Bytes of keyframes: nobody goes back in it.
    private static final long FEW = 1 << 20;

    private final Playback playback;
    private final Viewport viewport;
    private final ObservableValue<Boolean> motion;
    private final int first;
    private final ReadOnlyBooleanWrapper framed = new ReadOnlyBooleanWrapper();
    private Optional<SceneBounds> bounds = Optional.empty();

    /// @param motion whether it moves; otherwise it shows one frame
    LivingPicture(Model model, Wording wording, ObservableValue<Boolean> motion, Consumer<Throwable> failed) {
        this.motion = motion;
        Preset preset = model.firstScene().preset();
        first = preset.frame();
        playback = new Playback(FxLater.THREAD, new Timeline(model, FEW), preset.settings(), failed);
        playback.glance(first);
        viewport = new Viewport(model, wording::get, ShownLayers.of(model.firstScene()));
        viewport.showing().names().removeAll(List.of(ShownLayers.AXES, ShownLayers.LABELS));
        viewport.showing().motion().bind(motion);
        viewport.lookOnly();
        viewport.picture().bind(playback.picture());
        getChildren().add(viewport);
        getStyleClass().add("living");
        var settings = playback.settings();
        Background.outcome(() -> SceneBounds.of(model, settings), found -> {
            bounds = Optional.of(found);
            frame();
        }, failed);
        playback.picture().addListener((_, _, _) -> frame());
    }

    /// Fits the moment that it begins with into view, whichever comes first: that moment or the way of the scene.
    private void frame() {
        if (framed.get() || bounds.isEmpty() || !living() || playback.picture().get().cursor().frame() < first) return;
        viewport.reach(bounds.get());
        framed.set(true);
    }

    /// Whether it has been fitted into view.
    ReadOnlyBooleanProperty framed() {
        return framed.getReadOnlyProperty();
    }

    /// Leaves the ground out, whose texture takes as long as all else.
    void bare() {
        viewport.showing().names().remove(ShownLayers.GROUND);
    }

    /// Whether a picture has been drawn.
    boolean living() {
        return playback.picture().get() != null;
    }

    /// Runs, as far as pictures may move, or stops.
    void play(boolean on) {
        boolean moves = on && motion.getValue();
        playback.player().repeat(moves ? Optional.of(new Player.Stretch(first, first + 60 * 60)) : Optional.empty());
        playback.playing().set(moves);
        if (on && !moves) playback.glance(first);
    }

    /// The run of the picture, for tests.
    Playback playback() {
        return playback;
    }

    @Override protected void layoutChildren() {
        viewport.resizeRelocate(0, 0, getWidth(), getHeight());
    }

    @Override public void close() {
        viewport.showing().motion().unbind(); // the preference outlives it
        viewport.close();
        playback.close();
    }
}
