package limber.engine;

import java.util.List;

/// An overlay that a model can draw, by its name: what that takes is done only for those that somebody wants to see.
///
/// @param name of all overlays that it draws
/// @param map whether it colours the surface by value; a surface has one colour, so that one of these is shown at a time
public record Offer(String name, boolean map, Drawing drawing) {
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
        return new Offer(name, false, drawing);
    }

    public static Offer one(String name, Stroke stroke) {
        return new Offer(name, false, (p, s) -> List.of(stroke.of(p, s)));
    }

    /// An [Overlay.Surface].
    public static Offer map(String name, Stroke stroke) {
        return new Offer(name, true, (p, s) -> List.of(stroke.of(p, s)));
    }

    public List<Overlay> draw(Settings p, State s) {
        return drawing.of(p, s);
    }
}
