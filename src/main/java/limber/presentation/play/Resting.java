package limber.presentation.play;

import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.util.Subscription;
import limber.engine.model.Handle;
import limber.engine.model.Input;
import limber.engine.model.Model;
import limber.engine.model.Touch;
import limber.engine.run.Branch;
import limber.engine.run.Picture;
import limber.engine.settings.Vec;

/// A watch on a scene that moves by itself: whether it has come to rest, and the push that wakes it. Beside another
/// scene nobody is asked: what has come to rest is compared then. A body that a hand holds still does not rest.
public final class Resting {
    /// Frames between two looks, and how many looks in a row must find nothing that moves.
    private static final int EVERY = 10, STILL = 6;
    /// The longest way between two looks, and the way of a push, in units of the body's size.
    private static final double NOTHING = 2e-4, PUSH = 0.12;
    /// Frames that a push takes.
    private static final int FRAMES = 10;

    private final Playback playback;
    private final ReadOnlyBooleanWrapper resting = new ReadOnlyBooleanWrapper();
    private Branch branch;
    private double[] before = {};
    private int frame, still;
    private boolean moved;

    public Resting(Playback playback) {
        this.playback = playback;
    }

    /// Looks at each picture until the subscription ends.
    public Subscription follow() {
        return playback.follow(this::came);
    }

    public ReadOnlyBooleanProperty resting() {
        return resting.getReadOnlyProperty();
    }

    private void came(Picture now) {
        int at = now.cursor().frame();
        double[] places = now.state().of(playback.model().subject());
        if (now.branch() != branch || at < frame || at > frame + 3 * EVERY || places.length != before.length) {
            moved &= now.branch() != branch && at >= frame && places.length == before.length; // a hand moved it
            branch = now.branch();
            still = 0;
            look(at, places);
        } else if (at >= frame + EVERY) {
            boolean moves = way(places) > NOTHING * size(places);
            moved |= moves && now.branch().inputs().stream().map(Input::frame).noneMatch(f -> f >= frame);
            still = moves ? 0 : still + 1;
            look(at, places);
        }
        // what has masses moves by itself; of anything else it is known only once it has been seen
        resting.set(now.comparison().isEmpty() && !playback.gestures().lasts() && still >= STILL
                && (moved || !playback.model().balances(now.settings()).isEmpty()));
    }

    private void look(int at, double[] places) {
        frame = at;
        before = places.clone();
    }

    /// The longest way of a number.
    private double way(double[] places) {
        double most = 0;
        for (int i = 0; i < places.length; i++) most = Math.max(most, Math.abs(places[i] - before[i]));
        return most;
    }

    private static double size(double[] places) {
        double low = Double.POSITIVE_INFINITY, high = Double.NEGATIVE_INFINITY;
        for (double x : places) {
            low = Math.min(low, x);
            high = Math.max(high, x);
        }
        return high - low;
    }

    /// Pushes the scene as a hand would, and plays: the middle one of the elements that can be grabbed, or the first
    /// handle, or a place of the surface.
    public void push() {
        Picture now = playback.picture().get();
        Model model = playback.model();
        double[] places = now.state().of(model.subject());
        Vec by = new Vec(0.6, 0.8, 0).times(PUSH * size(places));
        Optional<Handle> hand = model.grabbable()
                .map(channel -> Handle.grabbing(channel, now.state().of(channel).length / 3 / 2))
                .or(() -> model.handles(now.settings()).stream().findFirst());
        hand.ifPresentOrElse(handle -> playback.gestures().push(handle, handle.at(now.state()), by, FRAMES),
                () -> model.touch(now.settings()).ifPresent(touch -> press(touch, now)));
        playback.playing().set(true);
    }

    private void press(Touch touch, Picture now) {
        double[] surface = touch.surface().apply(now.state());
        int[] corners = now.state().triangles();
        Vec a = Vec.of(surface, corners[0]), b = Vec.of(surface, corners[1]), c = Vec.of(surface, corners[2]);
        Vec middle = a.plus(b).plus(c).times(1.0 / 3), across = b.minus(a).cross(c.minus(a)),
                normal = across.times(1 / across.length());
        playback.gestures().act(touch.action().name(), touch.arguments(middle, normal, false));
    }
}
