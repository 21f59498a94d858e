package limber.ui;

import java.util.Map;
import java.util.function.Consumer;
import limber.engine.Handle;
import limber.engine.Vec;
import limber.ui.viewport.Grip;

/// Drags in the view: at frame 0 they edit the parameter behind a handle, later they are inputs of the run. What nothing
/// holds is grabbed for as long as the pointer is down.
final class Dragging implements Grip {
    private final Playback playback;
    private final Consumer<Runnable> guarded;
    private final Runnable grabbedAtStart;
    private boolean grabbed;

    /// @param guarded runs a change that may be refused
    /// @param grabbedAtStart told when a drag at frame 0 shows in frame 1 only
    Dragging(Playback playback, Consumer<Runnable> guarded, Runnable grabbedAtStart) {
        this.playback = playback;
        this.guarded = guarded;
        this.grabbedAtStart = grabbedAtStart;
    }

    @Override
    public void press(Handle handle) {
        grabbed = false;
        playback.gestures().press();
    }

    @Override
    public void drag(Handle handle, Vec to) {
        guarded.accept(() -> {
            boolean atStart = playback.atStart();
            Vec near = new Vec(round(to.x()), round(to.y()), round(to.z()));
            if (atStart && handle.placing().isPresent()) playback.gestures().place(handle.placing().get(), near);
            else {
                grabbed = handle.free();
                playback.gestures().move(grabbed ? "particle:" + handle.element() : handle.name(), to);
                if (atStart) grabbedAtStart.run();
            }
        });
    }

    @Override
    public void release(Handle handle) {
        if (grabbed) guarded.accept(() -> playback.gestures().letGo(Map.of("particle", handle.element())));
        playback.gestures().release();
    }

    /// To the millimetre: nobody drags more exactly than that.
    private static double round(double x) {
        return Math.rint(1000 * x) / 1000;
    }
}
