package limber.presentation.camera;

import limber.engine.Cursor;
import limber.engine.model.Model;
import limber.engine.model.Verdict;
import limber.engine.run.Divergence;
import limber.engine.run.OperationFailure;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;

/// A search for the box that a scene moves in over its first seconds, a frame at a time.
public final class BoundsSearch {
    private static final double SECONDS = 2.5;
    private static final int MOST_FRAMES = 400, SKIN_EVERY = 5;
    /// The largest growth of a scene that is still fitted whole; an exploding one would be a dot in the middle of its
    /// view.
    private static final double MOST_GROWTH = 6, EXPLODING = 1.6;
    /// The most elements to work on, about 0.3 s. Counted and not timed, so that a picture is framed the same way on
    /// every run.
    private static final long MOST_WORK = 20_000_000;

    private final SceneBounds.Scene scene;
    private final Run run;
    private final int frames;
    private final double most;
    /// The extent that the scene may grow from, m; a point has none of its own.
    private final double size;
    private final SceneBounds first;
    private SceneBounds reach;
    private long work;
    private int frame;

    public BoundsSearch(SceneBounds.Scene scene) {
        this.scene = scene;
        Model model = scene.model();
        Settings settings = scene.settings();
        var timeline = new Timeline(model, 1 << 20);
        run = new Run(timeline, timeline.root(settings, model.opening(settings)));
        most = model.stability(settings).filter(Verdict::unstable).isPresent() ? EXPLODING : MOST_GROWTH;
        int ahead = (int) Math.min(MOST_FRAMES, Math.ceil(SECONDS / Math.max(1e-4, model.frameSeconds(settings))));
        frames = Math.min(ahead, model.lastFrame().orElse(ahead));
        first = reach = scene.of(run.picture());
        size = first.point() ? model.extent(settings, run.state()) : first.extent();
    }

    /// The box of its first moment.
    public SceneBounds first() {
        return first;
    }

    /// What has been found so far.
    public SceneBounds reach() {
        return reach;
    }

    /// Runs one more frame.
    ///
    /// @return whether there is more to find
    public boolean further() {
        if (++frame > frames || work >= MOST_WORK || !reaches()) return false;
        work += run.schedule().operations(run.state());
        if (!Divergence.clean(run)) return false;
        SceneBounds next = reach.with(frame % SKIN_EVERY == 0 ? scene.of(run.picture())
                : SceneBounds.subject(scene.model(), run.state()));
        if (next.extent() > most * size) return false;
        reach = first.point() ? next.alone() : next;
        return true;
    }

    /// Whether the run gets through a frame: one of a user's solver may fail, and the scene says so itself.
    private boolean reaches() {
        try {
            return run.seek(run.branch(), Cursor.complete(frame), () -> false);
        } catch (OperationFailure e) {
            return false;
        }
    }
}
