package limber.ui.viewport;

import java.util.function.Consumer;
import limber.engine.Cursor;
import limber.engine.model.Model;
import limber.engine.model.Verdict;
import limber.engine.run.Divergence;
import limber.engine.run.OperationFailure;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;
import org.teavm.jso.browser.Window;

/// The box that a scene moves in over its first seconds, found a few frames at a time: a page has one thread.
public final class Ahead {
    private static final double SECONDS = 2.5;
    private static final int MOST_FRAMES = 400, BOX_EVERY = 5;
    /// The largest growth of a scene that is still fitted whole.
    private static final double MOST_GROWTH = 6, EXPLODING = 1.6;
    /// The most elements to work on.
    private static final long MOST_WORK = 20_000_000;
    /// Milliseconds of a slice, and between two.
    private static final int SLICE = 10, PAUSE = 4;
    private static final double NANOS = 1e6;

    private final Model model;
    private final Settings settings;
    private final Run run;
    private final int frames;
    private final double most;
    private final SceneBounds first;
    private final Consumer<SceneBounds> found;
    private SceneBounds reach;
    private long work;
    private int frame;
    private boolean stopped;

    /// @param found receives the box, some time later
    public Ahead(Model model, Settings scene, Consumer<SceneBounds> found) {
        this.model = model;
        this.found = found;
        settings = scene;
        var timeline = new Timeline(model, 1 << 20);
        run = new Run(timeline, timeline.root(settings, model.opening(settings)));
        most = model.stability(settings).filter(Verdict::unstable).isPresent() ? EXPLODING : MOST_GROWTH;
        frames = (int) Math.min(MOST_FRAMES, Math.ceil(SECONDS / Math.max(1e-4, model.frameSeconds(settings))));
        first = reach = SceneBounds.of(model, settings, run.picture());
    }

    /// The box of its first moment.
    public SceneBounds first() {
        return first;
    }

    public void start() {
        Window.setTimeout(this::slice, PAUSE);
    }

    /// Gives up.
    public void stop() {
        stopped = true;
    }

    private void slice() {
        long start = System.nanoTime();
        boolean more = true;
        while (more && System.nanoTime() - start < SLICE * NANOS) more = further();
        if (stopped) return;
        if (more) Window.setTimeout(this::slice, PAUSE);
        else found.accept(reach);
    }

    /// @return whether there is more to find
    private boolean further() {
        if (stopped || ++frame > frames || work >= MOST_WORK) return false;
        try {
            run.seek(run.branch(), Cursor.complete(frame), () -> false);
        } catch (OperationFailure e) {
            return false;
        }
        work += run.schedule().operations(run.state());
        if (!Divergence.clean(run)) return false;
        if (frame % BOX_EVERY != 0) return true;
        SceneBounds next = reach.with(SceneBounds.of(model, settings, run.picture()));
        if (next.extent() > most * first.extent()) return false;
        reach = next;
        return true;
    }
}
