package limber.engine.model;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import limber.engine.Element;
import limber.engine.State;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;

/// An overlay that a model can draw, by its name. It is computed only when requested.
///
/// @param name of the overlays that it draws
/// @param map whether it is a colour map of the surface; only one of these is shown at a time
/// @param options parameters that only choose what of it is shown, by the names that lessons have for them
public record OverlayKind(String name, boolean map, Map<String, Parameter<?>> options, OfSelected drawing) {
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

    /// A function that makes a body for a state.
    @FunctionalInterface
    public interface OfState {
        Body of(Settings p, State s);
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
    public static OverlayKind some(String name, Drawing drawing) {
        return new OverlayKind(name, false, Map.of(), (p, s, _) -> drawing.of(p, s));
    }

    public static OverlayKind one(String name, Stroke stroke) {
        return some(name, (p, s) -> List.of(stroke.of(p, s)));
    }

    /// A body.
    ///
    /// @param role the quantity or material whose colour it has, such as `obstacle`
    public static OverlayKind body(String name, String role, OfState body) {
        return one(name, (p, s) -> body.of(p, s).drawn(name, role));
    }

    /// Several overlays of the selected element, while it is of a kind.
    public static OverlayKind ofSelected(String name, String kind, ForElement drawing) {
        return new OverlayKind(name, false, Map.of(), (p, s, selected) -> selected
                .filter(e -> e.of().equals(kind) && e.index() < s.count(kind)) // a comparison may have fewer
                .map(e -> drawing.of(p, s, e.index())).orElseGet(List::of));
    }

    /// An [Overlay.Surface].
    public static OverlayKind map(String name, Stroke stroke) {
        return maps(name, (p, s) -> List.of(stroke.of(p, s)));
    }

    /// An [Overlay.Surface], or sometimes none.
    public static OverlayKind maps(String name, Drawing drawing) {
        return new OverlayKind(name, true, Map.of(), (p, s, _) -> drawing.of(p, s));
    }

    /// The same offer with an option.
    public OverlayKind with(String option, Parameter<?> parameter) {
        var more = new HashMap<>(options);
        more.put(option, parameter);
        return new OverlayKind(name, map, Map.copyOf(more), drawing);
    }

    public List<Overlay> draw(Settings p, State s, Optional<Element> selected) {
        return drawing.of(p, s, selected);
    }
}
