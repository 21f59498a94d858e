package limber.presentation.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import limber.engine.settings.Vec;
import limber.presentation.camera.Projection;

/// A layer of what people draw over the scene: strokes that the pointer makes while somebody takes them, what is shown,
/// and which kinds of elements are asked for.
public final class SceneSketch {
    /// A taker of strokes.
    ///
    /// @param through a point of the plane that is drawn on; the plane is parallel to the view
    /// @param drawn receives the points of a stroke so far, the first one where it began
    /// @param relieved called when somebody else takes strokes instead
    public record Taker(Vec through, Consumer<List<Vec>> drawn, Runnable relieved) {}

    private final Runnable changed;
    private final Map<Object, List<Sketched>> shown = new LinkedHashMap<>();
    private final Map<Object, String> wanted = new LinkedHashMap<>();
    private final List<Vec> stroke = new ArrayList<>();
    private Optional<Taker> taker = Optional.empty();

    /// @param changed called when it must be drawn again
    SceneSketch(Runnable changed) {
        this.changed = changed;
    }

    /// Lets somebody take strokes, instead of the one who does.
    public void take(Taker next) {
        Optional<Taker> before = taker;
        taker = Optional.of(next);
        before.ifPresent(t -> t.relieved().run());
    }

    /// Gives the pointer back to the scene, if this is still the one who takes strokes.
    public void release(Taker last) {
        if (taker.equals(Optional.of(last))) taker = Optional.empty();
    }

    public boolean taking() {
        return taker.isPresent();
    }

    /// Makes clicks select elements of a kind rather than others.
    ///
    /// @param of empty where the owner asks for none any more
    public void want(Object owner, Optional<String> of) {
        of.ifPresentOrElse(kind -> wanted.put(owner, kind), () -> wanted.remove(owner));
    }

    List<String> wanted() {
        return List.copyOf(wanted.values());
    }

    /// Shows something; what the same owner has shown before goes.
    public void show(Object owner, List<? extends Sketched> all) {
        if (all.isEmpty() ? shown.remove(owner) == null : List.copyOf(all).equals(shown.put(owner, List.copyOf(all))))
            return;
        changed.run();
    }

    List<Sketched> all() {
        return shown.values().stream().flatMap(List::stream).toList();
    }

    public void press(Projection at, double px, double py) {
        stroke.clear();
        drag(at, px, py);
    }

    public void drag(Projection at, double px, double py) {
        taker.ifPresent(t -> {
            stroke.add(at.onViewPlane(t.through(), px, py));
            t.drawn().accept(List.copyOf(stroke));
        });
    }
}
