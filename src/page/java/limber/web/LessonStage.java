package limber.web;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.util.Subscription;
import limber.engine.Cursor;
import limber.engine.Element;
import limber.engine.StepSize;
import limber.engine.model.Model;
import limber.engine.model.Variant;
import limber.engine.run.Branch;
import limber.engine.run.Picture;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;
import limber.expression.Expression;
import limber.input.Goto;
import limber.lesson.Allowed;
import limber.lesson.Camera;
import limber.lesson.SceneStart;
import limber.lesson.Step;
import limber.presentation.play.Playback;
import limber.presentation.play.Rules;
import limber.ui.viewport.SceneSketch;
import limber.ui.viewport.Sketched;
import limber.ui.viewport.StepLook;
import limber.web.lesson.Stage;
import limber.web.panes.Scene;
import limber.web.panes.ScenePanes;
import limber.web.view.View;

/// The scene of a page as its lesson sees it.
final class LessonStage implements Stage {
    private final Scene scene;
    private final Playback playback;
    private final View view;
    private final ScenePanes panes;
    private final Looks looks;
    private Optional<Variant> rival = Optional.empty();
    /// The speed before a step set its own.
    private Optional<Double> speed = Optional.empty();
    private Optional<SceneSketch.Taker> taker = Optional.empty();
    private Subscription looking = Subscription.EMPTY;

    /// What a step shows of a scene.
    interface Looks {
        void layers(Collection<String> names);

        /// @param word `watch`, `step` or `inspect`
        void level(String word);

        /// @param names of two compared sides; none for one scene
        void sides(List<String> names);

        /// @param names of several methods, the scene itself first
        /// @param beside whether they stand side by side
        void methods(List<String> names, boolean beside);
    }

    LessonStage(Scene scene, View view, ScenePanes panes, Looks looks) {
        this.scene = scene;
        this.view = view;
        this.panes = panes;
        this.looks = looks;
        playback = scene.playback();
    }

    @Override
    public Model model() {
        return playback.model();
    }

    @Override
    public Branch branch() {
        return playback.past().branch();
    }

    @Override
    public Cursor cursor() {
        return picture().map(Picture::cursor).orElse(Cursor.START);
    }

    @Override
    public Optional<Picture> picture() {
        return Optional.ofNullable(playback.picture().get());
    }

    @Override
    public Optional<Variant> rival() {
        return rival;
    }

    @Override
    public void open(SceneStart start) {
        speed.ifPresent(playback.player().speed()::set); // the speed of the step before was for it alone
        speed = Optional.empty();
        playback.playing().set(false);
        playback.open(start.settings(), start.inputs());
    }

    @Override
    public void change(Settings settings) {
        playback.gestures().set(settings);
    }

    @Override
    public void go(Goto moment) {
        go(playback, moment);
    }

    /// Goes to a moment.
    static void go(Playback playback, Goto moment) {
        if (moment.betweenFrames()) playback.goFrame(moment.frame());
        else playback.transport().find(moment.frame(), moment.rounds(), moment.phase(), moment.element());
    }

    @Override
    public void seek(Cursor to) {
        playback.go(to);
    }

    @Override
    public void playTo(int frame, double fast) {
        if (speed.isEmpty()) speed = Optional.of(playback.player().speed().get());
        playback.player().playTo(frame, fast);
    }

    @Override
    public void pause() {
        playback.playing().set(false);
    }

    @Override
    public void halt(Function<Cursor, Optional<Cursor>> next) {
        playback.player().stopAt(next);
    }

    @Override
    public void stops(List<Expression> conditions) {
        playback.stops().begin(conditions);
    }

    @Override
    public void set(Map<Parameter<?>, String> values) {
        playback.gestures().set(values);
    }

    @Override
    public void listen(Runnable changed) {
        playback.follow(_ -> changed.run());
    }

    @Override
    public void hold(Cursor furthest) {
        playback.rules().hold(furthest);
    }

    @Override
    public void release() {
        playback.rules().release();
    }

    @Override
    public void panel(Optional<Map<Parameter<?>, Allowed>> only) {
        playback.rules().panel(only);
        panes.panel(only.map(Map::size).orElse(1) > 0);
    }

    @Override
    public void refused(Refusal refusal) {
        playback.rules().onRefused(new Rules.Refusal() {
            @Override
            public void held() {
                refusal.held();
            }

            @Override
            public void fixed(Parameter<?> parameter, Set<Parameter<?>> open) {
                refusal.fixed(parameter, open);
            }
        });
    }

    @Override
    public void size(StepSize size) {
        playback.transport().stepSize().set(size);
    }

    @Override
    public void show(Step.Show show) {
        show.level().ifPresent(looks::level);
        show.tools().ifPresent(playback.tools()::set);
        show.overlays().map(StepLook::layers).ifPresent(looks::layers);
        show.plots().filter(plots -> !plots.isEmpty()).ifPresent(plots -> panes.plot(plots.getFirst().name()));
        show.panes().flatMap(names -> names.stream().filter(panes.all()::has).findFirst())
                .or(() -> show.plots().filter(plots -> !plots.isEmpty()).map(_ -> "plots"))
                .ifPresent(panes::open);
    }

    /// The camera is moved once the scene of the step is shown: the picture of the step before may be of a body that
    /// was elsewhere, or of another size.
    @Override
    public void look(Optional<Camera> camera, boolean begun) {
        looking.unsubscribe();
        if (!begun && picture().isPresent()) {
            camera.ifPresent(c -> view.camera(Optional.of(c)));
            return;
        }
        looking = playback.follow(now -> {
            if (now.branch() != branch()) return;
            looking.unsubscribe();
            view.camera(camera);
        });
    }

    @Override
    public void compare(Optional<Variant> right, List<String> names, boolean overlaid) {
        rival = right;
        playback.comparison().compare(right);
        view.overlaid(overlaid);
        looks.sides(right.isPresent() ? names : List.of());
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
    public void sketch(Object owner, List<Sketched> marks) {
        view.sketch().show(owner, marks);
    }

    @Override
    public void draw(Optional<Stroke> stroke) {
        taker.ifPresent(view.sketch()::release);
        taker = stroke.map(s -> new SceneSketch.Taker(s.through(), s.drawn(), s.relieved()));
        taker.ifPresent(view.sketch()::take);
    }

    @Override
    public void want(Optional<String> of) {
        view.sketch().want(this, of);
    }

    @Override
    public void select(Optional<Element> element) {
        playback.selected().set(element);
    }

    @Override
    public void selected(Consumer<Element> picked) {
        playback.selected().subscribe((_, now) -> now.ifPresent(picked));
    }

    @Override
    public double extent() {
        return picture().map(now -> model().extent(now.settings(), model().initial(now.settings()))).orElse(1.0);
    }

    @Override
    public void focus() {
        view.focus();
    }
}
