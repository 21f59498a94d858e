package limber.presentation.scene;

import java.util.function.Consumer;
import java.util.function.IntConsumer;
import limber.engine.text.BadInput;
import limber.presentation.play.Playback;
import limber.presentation.view.ScenePointer;
import limber.presentation.words.Wording;

/// Hands on a scene: what a pointer does to it, and what is said of that.
public final class SceneHands {
    private final Playback playback;
    private final Consumer<BadInput> refused;
    private final Dragging dragging;
    private final SurfaceTouch touching;
    private final Consumer<String> say;
    private final Wording words;
    /// Whether it has just been said that the run waits.
    private boolean told;

    /// @param queued receives the frame that a touch while stopped waits for; 0 where it waits for none
    /// @param refused receives why a change cannot be
    public SceneHands(Playback playback, Wording words, Consumer<String> say, IntConsumer queued,
            Consumer<BadInput> refused) {
        this.playback = playback;
        this.refused = refused;
        this.say = say;
        this.words = words;
        dragging = new Dragging(playback, this::guarded, this::waits);
        touching = new SurfaceTouch(playback, this::guarded, frame -> {
            if (frame > 0) say.accept(words.get("touch.queued").formatted(frame));
            queued.accept(frame);
        });
        playback.playing().subscribe(on -> {
            if (on && told) say.accept("");
            told = false;
        });
    }

    /// Says that a change in a stopped run is seen once it plays. The line goes away then.
    public void waits() {
        say.accept(words.get("drag.waits")); // the language may have changed since
        told = true;
    }

    public Dragging dragging() {
        return dragging;
    }

    public SurfaceTouch touching() {
        return touching;
    }

    public ScenePointer.Hands hands() {
        return new ScenePointer.Hands(dragging, touching, playback.tools()::set, playback.selected()::set);
    }

    /// Makes a change, or tells why it is refused.
    public void guarded(Runnable change) {
        try {
            change.run();
        } catch (BadInput e) {
            refused.accept(e);
        }
    }
}
