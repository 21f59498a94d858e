package limber.presentation.play;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import limber.engine.model.Model;
import limber.engine.model.Variant;
import limber.engine.run.Branch;
import limber.engine.run.ComparisonRun;
import limber.engine.run.History;
import limber.engine.run.Picture;
import limber.engine.run.SecondSide;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;

/// The company of a scene: the second course of a comparison, with its own keyframes and history, another side that has
/// none, or several methods.
public final class ComparedBranch implements AutoCloseable {
    private record Open(Timeline timeline, History history) {}

    private final Model model;
    private final History.Audience news;
    private final Supplier<Settings> scene;
    private final Consumer<Optional<SecondSide>> run;
    private Optional<Open> open = Optional.empty();
    /// The values of a second side that is no course.
    private Optional<SideValues> laid = Optional.empty();
    /// Whether several methods stand beside it.
    private boolean joined;
    private Consumer<Throwable> failed = _ -> {};

    /// @param scene the settings of the scene
    /// @param run takes the run of the second course, or that there is none
    ComparedBranch(Model model, History.Audience news, Supplier<Settings> scene,
            Consumer<Optional<SecondSide>> run) {
        this.model = model;
        this.news = news;
        this.scene = scene;
        this.run = run;
    }

    /// @param failed receives the reason why the second run has ended
    public void onFailed(Consumer<Throwable> failed) {
        this.failed = failed;
    }

    void ended(Throwable why) {
        if (open.isPresent() || laid.isPresent() || joined) failed.accept(why);
    }

    /// The history of the second course; empty where nothing is compared.
    public Optional<History> history() {
        return open.map(Open::history);
    }

    /// Compares every picture from now on with the same course under other settings, or stops comparing.
    ///
    /// @throws BadInput if those contradict each other; nothing has changed then
    public void compare(Optional<Variant> variant) {
        Settings settings = scene.get();
        variant.ifPresent(v -> model.check(v.of(settings)));
        if (variant.isEmpty()) close();
        laid = Optional.empty();
        joined = false;
        run.accept(variant.map(v -> {
            if (open.isEmpty()) open(v.of(settings));
            return new ComparisonRun(open.orElseThrow().timeline(), v);
        }));
    }

    /// Lays a second side that is no course over every picture from now on, in the place of a comparison.
    public void lay(SecondSide side, SideValues values) {
        close();
        joined = false;
        laid = Optional.of(values);
        run.accept(Optional.of(side));
    }

    /// Takes a second side that is no course away again.
    public void lift() {
        if (laid.isEmpty()) return;
        laid = Optional.empty();
        run.accept(Optional.empty());
    }

    /// Puts several methods beside every picture from now on, in the place of a comparison; the same ones again where
    /// something about them has changed.
    public void join(SecondSide methods) {
        close();
        laid = Optional.empty();
        joined = true;
        run.accept(Optional.of(methods));
    }

    /// Takes the methods away again.
    public void part() {
        if (!joined) return;
        joined = false;
        run.accept(Optional.empty());
    }

    /// The values of a second side that is no course; empty where there is none.
    public Optional<SideValues> values() {
        return laid;
    }

    /// Reports that there are more of these values.
    public void changed() {
        news.changed();
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
