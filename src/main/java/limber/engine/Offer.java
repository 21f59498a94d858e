package limber.engine;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// An overlay that a model can draw, by its name. It is computed only when requested.
///
/// @param name of the overlays that it draws
/// @param map whether it is a colour map of the surface; only one of these is shown at a time
/// @param options parameters that only choose what of it is shown, by the names that lessons have for them
public record Offer(String name, boolean map, Map<String, Parameter<?>> options, OfSelected drawing) {
    /// A function that draws an overlay for a state; it draws nothing where there is nothing to show.
    @FunctionalInterface
    public interface Drawing {
        List<Overlay> of(Settings p, State s);
    }

    /// A function that draws one overlay.
    @FunctionalInterface
    public interface Stroke {
        Overlay of(Settings p, State s);
    }

    /// A function that draws overlays of one element, by its index.
    @FunctionalInterface
    public interface ForElement {
        List<Overlay> of(Settings p, State s, int element);
    }

    /// A function that draws overlays, possibly of what is selected.
    @FunctionalInterface
    public interface OfSelected {
        List<Overlay> of(Settings p, State s, Optional<Element> selected);
    }

    /// Several overlays of one name, or sometimes none.
    public static Offer some(String name, Drawing drawing) {
        return new Offer(name, false, Map.of(), (p, s, _) -> drawing.of(p, s));
    }

    public static Offer one(String name, Stroke stroke) {
        return some(name, (p, s) -> List.of(stroke.of(p, s)));
    }

    /// Several overlays of the selected element, while it is of a kind.
    public static Offer ofSelected(String name, String kind, ForElement drawing) {
        return new Offer(name, false, Map.of(), (p, s, selected) -> selected
                .filter(e -> e.of().equals(kind) && e.index() < s.count(kind)) // a comparison may have fewer
                .map(e -> drawing.of(p, s, e.index())).orElseGet(List::of));
    }

    /// An [Overlay.Surface].
    public static Offer map(String name, Stroke stroke) {
        return maps(name, (p, s) -> List.of(stroke.of(p, s)));
    }

    /// An [Overlay.Surface], or sometimes none.
    public static Offer maps(String name, Drawing drawing) {
        return new Offer(name, true, Map.of(), (p, s, _) -> drawing.of(p, s));
    }

    /// The same offer with an option.
    public Offer with(String option, Parameter<?> parameter) {
        var more = new HashMap<>(options);
        more.put(option, parameter);
        return new Offer(name, map, Map.copyOf(more), drawing);
    }

    public List<Overlay> draw(Settings p, State s, Optional<Element> selected) {
        return drawing.of(p, s, selected);
    }
}
