package limber;

import java.util.List;
import limber.engine.model.Model;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.models.Catalog;

/// The models of which a frame is so much work that tests run few frames of it, found by counting its operations.
public final class HeavyModels {
    private static final int OPERATIONS = 4000;
    private static final List<Model> ALL = Catalog.MODELS.stream().filter(m -> operations(m) > OPERATIONS).toList();

    private HeavyModels() {}

    public static boolean has(Model model) {
        return ALL.contains(model);
    }

    /// Of a frame under the defaults, once the clock has run.
    private static long operations(Model model) {
        var timeline = new Timeline(model, 0);
        var run = new Run(timeline, timeline.root(model.defaults(), List.of()));
        run.next();
        return run.schedule().operations(run.state());
    }
}
