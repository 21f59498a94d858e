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
import limber.engine.run.Probe;
import limber.engine.run.SecondSide;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;

/// The company of a scene: the second course of a comparison, with its own keyframes and history, another side that has
/// none, or several methods.
public final class ComparedBranch implements AutoCloseable {
    private final Model model;
    private final History.Audience news;
    private final Supplier<Settings> scene;
    private final Consumer<Optional<SecondSide>> run;
    private Beside beside = new Beside.Nothing();
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
        if (!(beside instanceof Beside.Nothing)) failed.accept(why);
    }

    /// What stands there now.
    public Beside beside() {
        return beside;
    }

    /// Compares every picture from now on with the same course under other settings, or stops comparing.
    ///
    /// @throws BadInput if those contradict each other; nothing has changed then
    public void compare(Optional<Variant> variant) {
        Settings settings = scene.get();
        variant.ifPresent(v -> model.check(v.of(settings)));
        if (variant.isEmpty()) close();
        run.accept(variant.map(v -> new ComparisonRun(course(v, settings).timeline(), v)));
    }

    /// What differs in the course that the scene is compared with; empty where it is compared with none.
    public Optional<Variant> variant() {
        return beside instanceof Beside.Course course ? Optional.of(course.variant()) : Optional.empty();
    }

    /// Lays a second side that is no course over every picture from now on, in the place of a comparison.
    public void lay(SecondSide side, SideValues values) {
        close();
        beside = new Beside.Numbers(values);
        run.accept(Optional.of(side));
    }

    /// Takes a second side that is no course away again.
    public void lift() {
        if (beside instanceof Beside.Numbers) end();
    }

    /// Puts several methods beside every picture from now on, in the place of a comparison; the same ones again where
    /// something about them has changed.
    public void join(SecondSide methods) {
        close();
        beside = new Beside.Methods();
        run.accept(Optional.of(methods));
    }

    /// Takes the methods away again.
    public void part() {
        if (beside instanceof Beside.Methods) end();
    }

    private void end() {
        close();
        run.accept(Optional.empty());
    }

    /// Sets the probes that are read of what stands beside the scene, as far as it can be read; see [History#want].
    public void want(List<Probe> frames, List<Probe> present, String loop) {
        switch (beside) {
            case Beside.Course course -> course.history().want(frames, present, loop);
            case Beside.Numbers numbers -> numbers.values().want(frames);
            case Beside.Nothing _,Beside.Methods _ -> {}
        }
    }

    /// Reports that there are more of these values.
    public void changed() {
        news.changed();
    }

    private Beside.Course course(Variant variant, Settings settings) {
        Beside.Course course;
        if (beside instanceof Beside.Course going) {
            course = new Beside.Course(variant, going.timeline(), going.history());
        } else {
            var timeline = new Timeline(model);
            Branch start = timeline.root(variant.of(settings), List.of());
            course = new Beside.Course(variant, timeline, new History(timeline, start, news));
            timeline.forget(start); // until a picture tells its branch
        }
        beside = course;
        return course;
    }

    /// Frees most of its keyframes.
    void shrink() {
        if (beside instanceof Beside.Course course) course.timeline().shrink();
    }

    /// Follows a picture of the scene, which may contain a picture of this course.
    void follow(Picture shown) {
        if (beside instanceof Beside.Course course)
            shown.comparison().ifPresent(other -> course.history().follow(other.branch(), other.cursor()));
    }

    @Override public void close() {
        if (beside instanceof Beside.Course course) course.history().close();
        beside = new Beside.Nothing();
    }
}
