package limber.web;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import limber.engine.Measure;
import limber.engine.model.Variant;
import limber.lesson.Lesson;
import limber.lesson.Step;
import limber.lesson.question.CodeQuestion;
import limber.presentation.paint.Palette;
import limber.presentation.play.Playback;
import limber.presentation.scene.PlayedView;
import limber.web.lesson.Stage;
import limber.web.panes.Scene;
import limber.web.panes.Panes;
import limber.web.panes.ScenePanes;
import limber.web.panes.StepParameters;
import limber.web.view.View;

/// The scene of a page as its lesson sees it.
final class LessonStage implements Stage {
    private final Scene scene;
    private final Playback playback;
    private final PlayedView played;
    private final View view;
    private final ScenePanes panes;
    private final Looks looks;
    private Runnable alone = () -> {};
    private Consumer<String> said = _ -> {}, heard = _ -> {};

    /// What a step shows of a scene.
    interface Looks {
        /// @param word `watch`, `step` or `inspect`
        void level(String word);

        /// @param names of two compared sides; none for one scene
        void sides(List<String> names);
    }

    LessonStage(Scene scene, PlayedView played, View view, ScenePanes panes, Looks looks) {
        this.scene = scene;
        this.played = played;
        this.view = view;
        this.panes = panes;
        this.looks = looks;
        playback = scene.playback();
        playback.rules().panel()
                .subscribe((_, only) -> panes.panel(only.map(Map::size).orElse(1) > 0));
    }

    @Override
    public Playback playback() {
        return playback;
    }

    @Override
    public boolean calm() {
        return View.calm();
    }

    @Override
    public void show(Step.Show show) {
        show.level().ifPresent(looks::level);
        show.plots().filter(plots -> !plots.isEmpty()).ifPresent(panes::plot);
        show.panes().flatMap(names -> names.stream().filter(panes.all()::has).findFirst())
                .or(() -> show.plots().filter(plots -> !plots.isEmpty()).map(_ -> "plots"))
                .or(() -> show.panes().filter(List::isEmpty).map(_ -> Panes.NONE))
                .ifPresent(panes::open);
    }

    @Override
    public void about(List<Measure> subject) {
        panes.about(subject);
    }

    /// @param ended called when other methods may not stand beside the scene any more
    void beside(Runnable ended) {
        alone = ended;
    }

    /// Ends a comparison.
    void single() {
        compared(Optional.empty(), List.of());
    }

    @Override
    public void compare(Optional<Variant> right, List<String> names, boolean overlaid) {
        alone.run();
        played.beside(!overlaid);
        compared(right, names);
    }

    private void compared(Optional<Variant> right, List<String> names) {
        playback.comparison().compare(right);
        looks.sides(right.isPresent() ? names : List.of());
        panes.compare(right.isPresent() ? names : List.of());
    }

    @Override
    public void sweep(Optional<Step.Sweep> sweep) {
        panes.sweep(sweep);
    }

    @Override
    public void point(Optional<String> symbol) {
        scene.reader().symbol().set(symbol);
        panes.show();
    }

    @Override
    public boolean finds() {
        return false;
    }

    @Override
    public void find(String condition) {
        throw new IllegalStateException("a page lists no places");
    }

    @Override
    public PlayedView played() {
        return played;
    }

    @Override
    public StepParameters parameters() {
        return panes.step();
    }

    /// A page has no compiler: a code is shown in its question.
    @Override
    public void code(Lesson lesson, int step) {}

    @Override
    public Optional<String> written(CodeQuestion question) {
        return Optional.empty();
    }

    @Override
    public void tell(Consumer<String> said, Consumer<String> heard) {
        this.said = said;
        this.heard = heard;
    }

    @Override
    public void say(String line) {
        said.accept(line);
    }

    @Override
    public void hear(String line) {
        heard.accept(line);
    }

    @Override
    public void leave() {
        say("");
    }

    @Override
    public void waitedEnough() {
        say("");
    }

    @Override
    public String picture() {
        return view.image();
    }

    @Override
    public Palette palette() {
        return view.palette();
    }

    @Override
    public void focus() {
        view.focus();
    }
}
