package limber.ui.playback;

import java.util.List;
import java.util.Optional;
import limber.engine.BadInput;
import limber.engine.Branch;
import limber.engine.ComparisonRun;
import limber.engine.History;
import limber.engine.Model;
import limber.engine.Picture;
import limber.engine.Settings;
import limber.engine.Timeline;
import limber.engine.Variant;

/// The second course of a comparison, with its own keyframes and history.
final class ComparisonCourse implements AutoCloseable {
    private record Open(Timeline timeline, History history) {}

    private final Model model;
    private final History.Audience news;
    private Optional<Open> open = Optional.empty();

    ComparisonCourse(Model model, History.Audience news) {
        this.model = model;
        this.news = news;
    }

    boolean isOpen() {
        return open.isPresent();
    }

    /// The history of the second course; empty where nothing is compared.
    Optional<History> history() {
        return open.map(Open::history);
    }

    /// Opens it with values that differ from the scene's, or closes it.
    ///
    /// @param settings of the scene
    /// @return the run of the second course
    /// @throws BadInput if the values contradict each other; nothing has changed then
    Optional<ComparisonRun> compare(Optional<Variant> variant, Settings settings) {
        variant.ifPresent(v -> model.check(v.of(settings)));
        if (variant.isEmpty()) close();
        return variant.map(v -> {
            if (open.isEmpty()) open(v.of(settings));
            return new ComparisonRun(open.orElseThrow().timeline(), v);
        });
    }

    private void open(Settings settings) {
        var timeline = new Timeline(model);
        Branch start = timeline.root(settings, List.of());
        open = Optional.of(new Open(timeline, new History(timeline, start, news)));
        timeline.forget(start); // until a picture tells its branch
    }

    /// Frees most of its keyframes.
    void shrink() {
        open.ifPresent(o -> o.timeline().shrink());
    }

    /// Follows a picture of the scene, which may contain a picture of this course.
    void follow(Picture shown) {
        shown.comparison().ifPresent(
                other -> history().ifPresent(history -> history.follow(other.branch(), other.cursor())));
    }

    @Override public void close() {
        open.ifPresent(o -> o.history().close());
        open = Optional.empty();
    }
}
