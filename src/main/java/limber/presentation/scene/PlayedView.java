package limber.presentation.scene;

import java.util.Optional;
import java.util.function.Consumer;
import javafx.util.Subscription;
import limber.ask.MethodsSide;
import limber.engine.model.Entry;
import limber.engine.run.Picture;
import limber.input.Goto;
import limber.lesson.Camera;
import limber.moment.Entries;
import limber.presentation.camera.SceneBounds;
import limber.presentation.play.Playback;
import limber.presentation.view.Layout;
import limber.presentation.view.SceneView;

/// A scene that is played, and its view: the view shows what is played, and the pictures have what it shows.
public final class PlayedView implements AutoCloseable {
    /// The most that keyframes of one method take, bytes.
    private static final long BYTES = 16L << 20;

    private final Playback playback;
    private final SceneView view;
    private final Consumer<Runnable> mover;
    private final Subscription following;
    private Subscription aiming = Subscription.EMPTY;

    /// @param mover moves the camera
    public PlayedView(Playback playback, SceneView view, Consumer<Runnable> mover) {
        this.playback = playback;
        this.view = view;
        this.mover = mover;
        following = Subscription.combine(playback.selected().subscribe(view.selected()::set),
                playback.follow(now -> view.picture().set(now.drawn())),
                playback.tools().subscribe(view.tools().shown()::set),
                view.showing().names().subscribe(() -> playback.requests().overlays(view.showing().names())));
    }

    public SceneView view() {
        return view;
    }

    /// Moves the cursor.
    public void go(Goto moment) {
        if (moment.betweenFrames()) playback.goFrame(moment.frame());
        else playback.transport().find(moment.frame(), moment.rounds(), moment.phase(), moment.element());
    }

    // ---- the camera ----

    /// Moves the camera once the scene is shown that has been opened: the picture before may be of a body that was
    /// elsewhere, or of another size.
    ///
    /// @param camera empty to leave it as it is
    /// @param opened whether the scene has been opened for it
    /// @param shown called before, when that scene is shown
    public void look(Optional<Camera> camera, boolean opened, Runnable shown) {
        stay();
        if (!opened && view.picture().get() != null) {
            move(camera);
            return;
        }
        aiming = playback.picture().subscribe((_, now) -> aim(now, camera, shown));
        aim(playback.picture().get(), camera, shown);
    }

    private void aim(Picture now, Optional<Camera> camera, Runnable shown) {
        if (now == null || now.branch() != playback.past().branch()) return;
        stay();
        shown.run();
        move(camera);
    }

    private void move(Optional<Camera> camera) {
        camera.ifPresent(as -> mover.accept(() -> view.look(as)));
    }

    /// A move of the camera that is waited for is not made any more.
    public void stay() {
        aiming.unsubscribe();
        aiming = Subscription.EMPTY;
    }

    // ---- several methods ----

    /// Puts other methods beside the scene.
    ///
    /// @param first the scene as they are put beside it
    public MethodsSide join(Entry first, Entries entries) {
        var side = new MethodsSide(first, entries.all(), BYTES, SceneBounds::surface);
        side.reference(entries.reference());
        beside(entries.beside());
        playback.comparison().join(side);
        return side;
    }

    /// Puts two scenes or several methods side by side, or one over the other.
    public void beside(boolean on) {
        view.comparison().layout().set(on ? Layout.SIDE_BY_SIDE : Layout.OVERLAID);
    }

    @Override public void close() {
        stay();
        following.unsubscribe();
    }
}
