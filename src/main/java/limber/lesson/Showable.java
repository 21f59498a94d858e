package limber.lesson;

import java.util.List;
import java.util.stream.Stream;
import limber.engine.State;
import limber.engine.model.Model;
import limber.engine.model.OverlayKind;
import limber.engine.settings.Settings;

/// The names for `show` that every window has beside those that a model declares.
public final class Showable {
    public static final List<String> LEVELS = List.of("watch", "step", "inspect");
    public static final List<String> PANES = List.of("code", "numbers", "lanes", "plots", "ledger", "parameters",
            "past", "sweep", "methods");
    public static final List<String> VIEWS = List.of("front", "side", "top", "free");
    public static final List<String> LAYOUTS = List.of("side-by-side", "overlaid");
    public static final List<String> OVERLAYS = List.of("axes", "ground", "side-view", "labels", "wireframe",
            "skin-normals", "ghost", "trails");
    /// The bars of a scene's energy ledger, for models that keep one.
    public static final String LEDGER = "ledger";
    /// Colours the surface by a channel or measure, whose name follows.
    public static final String BY = "by:";

    private Showable() {}

    /// The overlays that can be named under these settings: the model's own, and those that every window has.
    static List<String> overlays(Model model, Settings p) {
        return Stream.of(model.overlays(p).stream().map(OverlayKind::name), OVERLAYS.stream(),
                model.balances(p).isEmpty() ? Stream.<String>empty() : Stream.of(LEDGER)).flatMap(s -> s).toList();
    }

    /// Whether a layer of a view can be named under these settings, as in a lesson or a moment.
    public static boolean overlay(Model model, Settings p, State s, String name) {
        if (!name.startsWith(BY)) return overlays(model, p).contains(name);
        String what = name.substring(BY.length());
        return s.channel(what).isPresent()
                || model.measures().stream().anyMatch(m -> !m.of().isEmpty() && m.name().equals(what));
    }
}
