package limber.lesson;

import java.util.List;

/// The names for `show` that every window has beside those that a model declares.
public final class Showable {
    public static final List<String> LEVELS = List.of("watch", "step", "inspect");
    public static final List<String> PANES = List.of("code", "numbers", "lanes", "plots", "parameters", "past",
            "sweep");
    public static final List<String> VIEWS = List.of("front", "side", "top", "free");
    public static final List<String> LAYOUTS = List.of("side-by-side", "overlaid");
    public static final List<String> OVERLAYS = List.of("axes", "ground", "side-view", "labels", "wireframe",
            "skin-normals", "ghost", "trails");
    /// Colours the surface by a channel or measure, whose name follows.
    public static final String BY = "by:";

    private Showable() {}
}
