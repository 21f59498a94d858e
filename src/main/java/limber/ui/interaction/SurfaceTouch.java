package limber.ui.interaction;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import limber.engine.Action;
import limber.engine.Kind;
import limber.engine.Parameter;
import limber.engine.Picture;
import limber.engine.Touch;
import limber.mesh.Pick;
import limber.ui.playback.Playback;
import limber.ui.viewport.SurfacePress;

/// Touches of the surface. While playing, the model's action runs under the pointer and follows a drag until release.
/// While stopped, an action that lasts is queued for the next frame, and one that does not, such as painting, belongs
/// to the frame that is shown, so that it is seen at once.
final class SurfaceTouch implements SurfacePress {
    private static final String POINT = "point", NORMAL = "normal", FRAMES = "frames";

    private final Playback playback;
    private final Consumer<Runnable> guarded;
    private final IntConsumer queued;
    /// The picture that was touched last: one touch per picture is enough.
    private Picture touched;
    private boolean down, begun;

    /// @param guarded runs a change that may be refused
    /// @param queued receives the frame that a touch while stopped waits for
    SurfaceTouch(Playback playback, Consumer<Runnable> guarded, IntConsumer queued) {
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
            guarded.accept(
                    () -> playback.gestures().act(touch.action().name(), arguments(touch.action(), at, touch.held())));
        } else if (touch.held()) here(touch.action(), at);
        else guarded.accept(() -> atOnce(touch.action(), at));
    }

    /// Acts in the frame that is shown; at frame 0, which has no actions, in the first one, which is then shown.
    private void atOnce(Action action, Pick.Hit at) {
        playback.gestures().act(action.name(), arguments(action, at, false));
        if (touched.cursor().frame() == 0) playback.goFrame(1);
    }

    /// Starts an action where the surface was hit, with its own defaults; while stopped in the next frame.
    void here(Action action, Pick.Hit at) {
        guarded.accept(() -> {
            Map<String, Object> arguments = arguments(action, at, false);
            if (playback.playing().get()) playback.gestures().act(action.name(), arguments);
            else queued.accept(playback.gestures().queue(action.name(), arguments));
        });
    }

    @Override public void release() {
        if (!down) return;
        down = false;
        if (begun) touch().ifPresent(touch -> guarded.accept(() -> {
            if (playback.playing().get()) playback.gestures().act(touch.lift().name(), Map.of());
            else playback.gestures().queue(touch.lift().name(), Map.of());
        }));
        playback.gestures().release();
    }

    /// @return whether there was a touch to lift
    boolean cancel() {
        boolean touching = down;
        release();
        return touching;
    }

    /// @param endless whether something else ends it, so that it gets the longest duration
    private static Map<String, Object> arguments(Action action, Pick.Hit at, boolean endless) {
        var arguments = new HashMap<String, Object>();
        for (Parameter<?> p : action.arguments()) {
            if (p.name().equals(POINT) && p.kind() instanceof Kind.Vector) arguments.put(POINT, at.point());
            if (p.name().equals(NORMAL) && p.kind() instanceof Kind.Vector) arguments.put(NORMAL, at.normal());
            if (p.name().equals(FRAMES) && p.kind() instanceof Kind.Count && endless)
                arguments.put(FRAMES, (int) p.range().max());
        }
        return arguments;
    }

    /// Frames that an action lasts by default; empty if it has no duration.
    static Optional<Integer> frames(Action action) {
        return action.arguments().stream().filter(p -> p.name().equals(FRAMES) && p.kind() instanceof Kind.Count)
                .map(p -> (Integer) p.initial()).findFirst();
    }
}
