package limber.web.view;

import java.util.function.Consumer;
import limber.presentation.camera.BoundsSearch;
import limber.presentation.camera.SceneBounds;
import org.teavm.jso.browser.Window;

/// The box that a scene moves in over its first seconds, found a few frames at a time: a page has one thread.
final class Ahead {
    /// Milliseconds of a slice, and between two.
    private static final int SLICE = 10, PAUSE = 4;
    private static final double NANOS = 1e6;

    private final BoundsSearch search;
    private final Consumer<SceneBounds> found;
    private boolean stopped;

    /// @param found receives the box, some time later
    Ahead(SceneBounds.Scene scene, Consumer<SceneBounds> found) {
        this.found = found;
        search = new BoundsSearch(scene);
    }

    /// The box of its first moment.
    SceneBounds first() {
        return search.first();
    }

    void start() {
        Window.setTimeout(this::slice, PAUSE);
    }

    /// Gives up.
    void stop() {
        stopped = true;
    }

    private void slice() {
        if (stopped) return;
        long start = System.nanoTime();
        boolean more = true;
        while (more && System.nanoTime() - start < SLICE * NANOS) more = search.further();
        if (more) Window.setTimeout(this::slice, PAUSE);
        else found.accept(search.reach());
    }
}
