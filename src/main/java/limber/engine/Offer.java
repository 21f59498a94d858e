package limber.engine;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// An overlay that a model can draw, by its name: what that takes is done only for those that somebody wants to see.
///
/// @param name of all overlays that it draws
/// @param map whether it colours the surface by value; a surface has one colour, so that one of these is shown at a time
/// @param options parameters that only say what of it is shown, by the names that lessons have for them
public record Offer(String name, boolean map, Map<String, Parameter<?>> options, Drawing drawing) {
    /// Draws for a state; nothing where there is nothing to see of it now.
    @FunctionalInterface
    public interface Drawing {
        List<Overlay> of(Settings p, State s);
    }

    /// Draws one overlay.
    @FunctionalInterface
    public interface Stroke {
        Overlay of(Settings p, State s);
    }

    /// Several overlays of one name, or sometimes none.
    public static Offer some(String name, Drawing drawing) {
        return new Offer(name, false, Map.of(), drawing);
    }

    public static Offer one(String name, Stroke stroke) {
        return new Offer(name, false, Map.of(), (p, s) -> List.of(stroke.of(p, s)));
    }

    /// An [Overlay.Surface].
    public static Offer map(String name, Stroke stroke) {
        return new Offer(name, true, Map.of(), (p, s) -> List.of(stroke.of(p, s)));
    }

    /// The same with something that can be chosen of it.
    public Offer with(String option, Parameter<?> parameter) {
        var more = new HashMap<>(options);
        more.put(option, parameter);
        return new Offer(name, map, Map.copyOf(more), drawing);
    }

    public List<Overlay> draw(Settings p, State s) {
        return drawing.of(p, s);
    }
}
