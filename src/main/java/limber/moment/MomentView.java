package limber.moment;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import limber.engine.tool.Tools;
import limber.lesson.Camera;
import limber.lesson.ColourRange;
import limber.lesson.Compare;
import limber.lesson.Step;

/// The view of a moment, with what a step of a lesson has too. The options of its overlays are parameters, and so among
/// the settings.
///
/// @param compare the comparison that is shown; empty for one scene
/// @param names the names of its two sides; empty without one
/// @param ranges of the colour maps among its overlays, by their names; a map without one begins with what it shows
public record MomentView(Optional<Camera> camera, Optional<Step.Show> show, Optional<Compare> compare,
        List<String> names, Map<String, ColourRange> ranges) {
    /// A view as the window opens it.
    public static final MomentView NONE =
            new MomentView(Optional.empty(), Optional.empty(), Optional.empty(), List.of(), Map.of());

    public MomentView {
        names = List.copyOf(names);
        ranges = ranges.isEmpty() ? Map.of() : Map.copyOf(ranges); // the copy of nothing fails in a page
    }

    /// The measuring tools that lie in the scene.
    public Tools tools() {
        return show.flatMap(Step.Show::tools).orElse(Tools.NONE);
    }
}
