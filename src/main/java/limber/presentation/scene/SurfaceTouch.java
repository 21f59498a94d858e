package limber.presentation.scene;

import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import limber.engine.model.Touch;
import limber.engine.run.Picture;
import limber.mesh.Pick;
import limber.presentation.play.Playback;
import limber.presentation.view.SurfacePress;

/// Touches of the surface. While playing, the model's action runs under the pointer and follows a drag until release.
/// While stopped, an action that lasts is queued for the next frame, and one that does not, such as painting, belongs
/// to the frame that is shown, so that it is seen at once.
public final class SurfaceTouch implements SurfacePress {
    private final Playback playback;
    private final Consumer<Runnable> guarded;
    private final IntConsumer queued;
    /// The picture that was touched last: one touch per picture is enough.
    private Picture touched;
    private boolean down, begun;

    /// @param guarded runs a change that may be refused
    /// @param queued receives the frame that a touch while stopped waits for
    public SurfaceTouch(Playback playback, Consumer<Runnable> guarded, IntConsumer queued) {
        this.playback = playback;
        this.guarded = guarded;
        this.queued = queued;
    }

    private Optional<Touch> touch() {
        return playback.model().touch(playback.settings());
    }

    @Override public void press(Pick.Hit at) {
        down = true;
        begun = false;
        playback.gestures().press();
        touch().ifPresent(touch -> act(touch, at));
    }

    @Override public void drag(Pick.Hit to) {
        boolean again = down && playback.picture().get() != touched;
        if (again)
            touch().filter(touch -> playback.playing().get() || !touch.held()).ifPresent(touch -> act(touch, to));
    }

    private void act(Touch touch, Pick.Hit at) {
        touched = playback.picture().get();
        if (playback.playing().get()) {
            begun = touch.held();
            guarded.accept(() -> playback.gestures().act(touch.action().name(), arguments(touch, at, touch.held())));
        } else if (touch.held()) here(touch, at);
        else guarded.accept(() -> atOnce(touch, at));
    }

    /// Acts in the frame that is shown; at frame 0, which has no actions, in the first one, which is then shown.
    private void atOnce(Touch touch, Pick.Hit at) {
        playback.gestures().act(touch.action().name(), arguments(touch, at, false));
        if (touched.cursor().frame() == 0) playback.goFrame(1);
    }

    /// Starts an action where the surface was hit, with its own defaults; while stopped in the next frame.
    public void here(Touch touch, Pick.Hit at) {
        String action = touch.action().name();
        guarded.accept(() -> {
            Map<String, Object> arguments = arguments(touch, at, false);
            if (playback.playing().get()) playback.gestures().act(action, arguments);
            else queued.accept(playback.gestures().queue(action, arguments));
        });
    }

    @Override public void release() {
        if (!down) return;
        down = false;
        if (begun) touch().flatMap(Touch::lift).ifPresent(lift -> guarded.accept(() -> {
            if (playback.playing().get()) playback.gestures().act(lift.name(), Map.of());
            else playback.gestures().queue(lift.name(), Map.of());
        }));
        playback.gestures().release();
    }

    /// @return whether there was a touch to lift
    public boolean cancel() {
        boolean touching = down;
        release();
        return touching;
    }

    private static Map<String, Object> arguments(Touch touch, Pick.Hit at, boolean endless) {
        return touch.arguments(at.point(), at.normal(), endless);
    }
}
