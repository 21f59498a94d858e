package limber.ui;

import java.util.List;
import limber.engine.BadInput;
import limber.engine.Branch;
import limber.engine.History;
import limber.engine.Model;
import limber.engine.Rival;
import limber.engine.Settings;
import limber.engine.Timeline;
import limber.engine.Variant;

/// What a scene is compared with: keyframes and a history of its own, for as long as that goes on.
final class Opponent implements AutoCloseable {
    private final Timeline timeline;
    private final History history;

    /// @param settings that it starts with
    /// @throws BadInput if they contradict each other
    Opponent(Model model, Settings settings, History.Audience news) {
        timeline = new Timeline(model);
        Branch start = timeline.root(settings, List.of());
        history = new History(timeline, start, news);
        timeline.forget(start); // until a picture says which course it is on
    }

    /// What runs it with other values from now on.
    Rival rival(Variant variant) {
        return new Rival(timeline, variant);
    }

    History history() {
        return history;
    }

    @Override
    public void close() {
        history.close();
    }
}
