package limber.presentation.scene;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import limber.engine.model.Handle;
import limber.engine.run.Branch;
import limber.engine.run.Picture;
import limber.engine.settings.Vec;
import limber.presentation.play.Playback;
import limber.presentation.view.ViewDrag;

/// Drags in the view. At frame 0 a drag edits the parameter behind a handle; later it is an input of the run. One that
/// has no parameter is moved in frame 1, which is then shown; so is frame 1 where the body does not follow at frame 0.
/// A free element is grabbed while the pointer is down.
public final class Dragging implements ViewDrag {
    private final Playback playback;
    private final Consumer<Runnable> guarded;
    private final Runnable waits;
    private boolean grabbed;
    /// Whether the drag began at frame 0 and edits the parameter.
    private boolean placing;
    private boolean moved;
    /// The course whose first picture tells whether the body follows at frame 0.
    private Optional<Branch> looks = Optional.empty();
    /// Whether that is known of this drag, and whether it follows in frame 1 only. A drag may come back later.
    private boolean known, late;
    /// The body when the drag began, xyz triples.
    private double[] before = {};

    /// @param guarded runs a change that may be refused
    /// @param waits called at the end of a drag in a run that is stopped, and goes on when it is played
    public Dragging(Playback playback, Consumer<Runnable> guarded, Runnable waits) {
        this.playback = playback;
        this.guarded = guarded;
        this.waits = waits;
        playback.picture().addListener((_, _, now) -> seen(now));
    }

    @Override public void press(Handle handle) {
        grabbed = false;
        moved = false;
        looks = Optional.empty();
        known = false;
        late = false;
        if (playback.picture().get() != null) before = body(playback.picture().get()).clone();
        placing = playback.atStart() && handle.placing().isPresent();
        playback.gestures().press();
    }

    @Override public void drag(Handle handle, Vec to) {
        moved = true;
        guarded.accept(() -> {
            boolean atStart = playback.atStart();
            Vec near = new Vec(round(to.x()), round(to.y()), round(to.z()));
            if (placing) place(handle.placing().get(), near);
            else {
                grabbed = handle.free();
                playback.gestures().move(grabbed ? handle.grabName() : handle.name(), to);
                if (atStart) playback.goFrame(1);
            }
        });
    }

    private void place(Handle.Placing placing, Vec to) {
        Branch was = playback.past().branch();
        playback.gestures().place(placing, to);
        Branch now = playback.past().branch();
        if (now == was) return;
        if (late) playback.goFrame(1);
        else if (!known) looks = Optional.of(now);
    }

    /// Whether the body has followed is seen in the next picture of the start: its solver runs on another thread.
    private void seen(Picture now) {
        if (now == null || looks.isEmpty() || now.branch() != looks.get() || now.cursor().frame() > 0) return;
        looks = Optional.empty();
        if (now.branch() != playback.past().branch()) return;
        known = true;
        late = Arrays.equals(before, body(now));
        if (late) playback.goFrame(1);
    }

    private double[] body(Picture now) {
        return now.state().named(playback.model().subject().name());
    }

    @Override public void release(Handle handle) {
        if (grabbed) guarded.accept(() -> playback.gestures().letGo(Map.of(handle.channel().of(), handle.element())));
        playback.gestures().release();
        if (moved && !playback.playing().get()) waits.run();
    }

    /// Rounds to a millimetre, the precision of a drag.
    private static double round(double x) {
        return Math.rint(1000 * x) / 1000;
    }
}
