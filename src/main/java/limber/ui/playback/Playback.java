package limber.ui.playback;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.util.Subscription;
import limber.engine.BadInput;
import limber.engine.Branch;
import limber.engine.Cursor;
import limber.engine.Element;
import limber.engine.Halts;
import limber.engine.History;
import limber.engine.Input;
import limber.engine.Model;
import limber.engine.Picture;
import limber.engine.PictureRequest;
import limber.engine.Run;
import limber.engine.Settings;
import limber.engine.Simulation;
import limber.engine.Timeline;
import limber.engine.Variant;

/// The playback of one scene, and its newest picture, which arrives in [#picture].
///
/// All methods are called on the FX thread; solving happens on the simulation's thread.
public final class Playback implements AutoCloseable {
    private Optional<Calm> calm = Optional.empty();
    private final Timeline timeline;
    private final Course course;
    private final Simulation simulation;
    private final PendingRequests waiting;
    private final PictureRequests wants;
    private final History history;
    private final HistoryNews news;
    private final Consumer<Throwable> failed;
    private final Player player;
    private final Transport transport;
    private final ComparisonCourse comparison;
    private final BasePreset base;
    private final Rules rules = new Rules();
    private final Past past;
    private final Gestures gestures;
    private final ReadOnlyObjectWrapper<Picture> picture = new ReadOnlyObjectWrapper<>();
    private final ObjectProperty<Optional<Element>> selected = new SimpleObjectProperty<>(Optional.empty());
    private final PanePictures panes = new PanePictures();
    private final StopList stops;
    private final ObservableList<Integer> marks = FXCollections.observableArrayList();
    private volatile boolean closed;
    private Consumer<Throwable> comparisonFailed = _ -> {};

    /// @param failed receives an error of the simulation
    public Playback(Model model, Settings settings, Consumer<Throwable> failed) {
        this(new Timeline(model), settings, failed);
    }

    public Playback(Timeline timeline, Settings settings, Consumer<Throwable> failed) {
        this.timeline = timeline;
        course = new Course(timeline, settings);
        past = new Past(course, rules, this::still);
        player = new Player(new Player.Scene(rules::lets, course::at, cursor -> show(cursor, false),
                () -> go(course.at())), this::frameSeconds);
        gestures = new Gestures(course, rules, past, playing(), () -> picture.get().state(), this::go);
        base = new BasePreset(model(), settings);
        this.failed = failed;
        simulation = new Simulation(timeline, course.branch(), new Screen(this), System::nanoTime);
        waiting = new PendingRequests(simulation::done);
        wants = new PictureRequests(model(), this::want);
        selected.addListener((_, _, now) -> wants.selected(now));
        news = new HistoryNews(failed);
        history = new History(timeline, course.branch(), news);
        comparison = new ComparisonCourse(model(), news);
        transport = new Transport(simulation, rules, playing(), selected::get, waiting::ask);
        transport.stepSize().subscribe(wants::size);
        stops = new StopList(simulation::halts);
        show(Cursor.START, false);
        simulation.start();
    }

    public Model model() {
        return timeline.model();
    }

    /// The settings that a change made now starts from.
    public Settings settings() {
        return course.settings();
    }

    /// The settings that last belonged to a preset, or those that the scene was opened with.
    public Settings base() {
        return base.settings();
    }

    /// Opens the scene anew: changes are compared with these settings and inputs from now on.
    public void open(Settings settings, List<Input> inputs) {
        gestures.begin(settings, inputs);
        base.open(settings);
    }

    /// Whether a restart would leave frames behind.
    public boolean hasHistory() {
        return course.hasHistory();
    }

    public ReadOnlyObjectProperty<Picture> picture() {
        return picture.getReadOnlyProperty();
    }

    /// Shows the newest picture, and each that comes, until the subscription ends.
    public Subscription follow(Consumer<Picture> shown) {
        return picture.subscribe(now -> {
            if (now != null) shown.accept(now);
        });
    }

    /// The pictures for what stands beside the view.
    public PanePictures panes() {
        return panes;
    }

    public Player player() {
        return player;
    }

    public BooleanProperty playing() {
        return player.playing();
    }

    /// The transport: steps, and searches for an operation.
    public Transport transport() {
        return transport;
    }

    /// The reasons for which it halts.
    public StopList stops() {
        return stops;
    }

    /// Frames that are marked on the scrubber, in order, such as those where something was found.
    public ObservableList<Integer> marks() {
        return marks;
    }

    /// A thread for questions to the course of this scene.
    public Asking asking() {
        return new Asking(() -> new Run(timeline, course.branch()), () -> closed, failed);
    }

    /// The selected element.
    public ObjectProperty<Optional<Element>> selected() {
        return selected;
    }

    /// The requests of the window's parts.
    public PictureRequests requests() {
        return wants;
    }

    /// The history of the frames played so far.
    public History history() {
        return history;
    }

    /// Compares every picture from now on with the same course under other settings, or stops comparing.
    ///
    /// @throws BadInput if those contradict each other; nothing has changed then
    public void compare(Optional<Variant> variant) {
        waiting.ask(simulation.compare(comparison.compare(variant, course.branch().settings())));
    }

    /// @param comparisonFailed receives the reason why the second run has ended
    public void onComparisonFailed(Consumer<Throwable> comparisonFailed) {
        this.comparisonFailed = comparisonFailed;
    }

    /// The history of the comparison; empty where nothing is compared.
    public Optional<History> comparisonHistory() {
        return comparison.history();
    }

    /// @param changed called when the history has grown, once for many frames
    public Subscription onHistory(Runnable changed) {
        return news.subscribe(changed);
    }

    private void want(PictureRequest wanted) {
        if (!closed) waiting.ask(simulation.want(wanted));
    }

    /// The progress of work that takes longer than half a second, 0..1; 0 otherwise.
    public ReadOnlyDoubleProperty busy() {
        return waiting.share();
    }

    /// Cancels a long seek and stays where it has got to.
    ///
    /// @return whether there was anything to cancel
    public boolean giveUp() {
        if (waiting.share().get() == 0) return false;
        playing().set(false);
        waiting.ask(simulation.giveUp(course.branch()));
        return true;
    }

    /// The furthest frame shown on this course.
    public int furthest() {
        return course.furthest();
    }

    /// Frees most of the memory for going back while nobody looks at the scene.
    public void shrink() {
        timeline.shrink();
        comparison.shrink();
    }

    /// The size of all keyframes, in bytes.
    public long keyframeBytes() {
        return timeline.bytes();
    }

    /// The gestures that change its course.
    public Gestures gestures() {
        return gestures;
    }

    /// The rules that a lesson sets.
    public Rules rules() {
        return rules;
    }

    public Past past() {
        return past;
    }

    void arrived(Picture p, long wish) {
        waiting.answer(wish);
        if (closed || p.branch() != course.branch()) return; // overtaken by a newer gesture
        if (waiting.newest(wish)) course.at(p.cursor());
        rules.shown(p.cursor());
        stops.at(p.cursor());
        course.reached(p.cursor().frame());
        history.follow(p.branch(), p.cursor());
        comparison.follow(p);
        base.follow(p.settings());
        selected.get().filter(s -> beyond(s, p)).ifPresent(_ -> selected.set(Optional.empty()));
        picture.set(rules.held().get() ? p.withheld() : p);
        panes.arrived(picture.get(), playing().get());
        p.divergence().ifPresent(d -> {
            playing().set(false);
            calm = Optional.of(new Calm(p.branch(), d.calm().frame()));
        });
    }

    /// The last frame of this course after which the scene was not much larger than at the start, once the course is
    /// known to diverge later and the scene has gone back to before that; empty otherwise.
    public Optional<Integer> calmAhead() {
        Picture now = picture.get();
        return calm.filter(c -> now != null && c.branch() == now.branch() && now.cursor().frame() <= c.frame())
                .map(Calm::frame);
    }

    /// The last calm frame of a course that diverges.
    private record Calm(Branch branch, int frame) {}

    void halted(Halts.Halt halt) {
        if (!closed && stops.halted(halt)) playing().set(false);
    }

    void untouched() {
        if (!closed) transport.untouched();
    }

    void comparisonEnded(Throwable e) {
        if (!closed && comparison.isOpen()) comparisonFailed.accept(e);
    }

    /// Whether a selected element does not exist in a picture.
    private static boolean beyond(Element s, Picture p) {
        int count = p.state().count(s.of());
        return count > 0 && s.index() >= count;
    }

    /// Reports that the course cannot be run, and returns to the one before.
    void gaveUp(Throwable e, long wish) {
        waiting.answer(wish);
        if (closed || !waiting.newest(wish)) return;
        playing().set(false);
        failed.accept(e);
        if (course.abandon()) go(course.at());
    }

    /// The length of a frame; empty while a picture is pending, so that a slow scene plays slower and never catches up
    /// with the clock.
    private OptionalDouble frameSeconds() {
        boolean waits = picture.get() == null || waiting.waits();
        return waits ? OptionalDouble.empty() : OptionalDouble.of(model().frameSeconds(picture.get().settings()));
    }

    private void show(Cursor cursor, boolean still) {
        course.at(cursor);
        waiting.ask(simulation.show(course.branch(), cursor, still));
    }

    /// Goes to a cursor and stops there.
    public void go(Cursor cursor) {
        if (rules.lets(cursor)) show(cursor, true);
        // a slider that was dragged too far comes back
        else show(Optional.ofNullable(picture.get()).map(Picture::cursor).orElse(Cursor.START), true);
    }

    /// Goes to a frame; while playing, playing goes on from there.
    public void goFrame(int frame) {
        go(Cursor.complete(Math.max(0, frame)));
    }

    /// Shows a frame whose operations need no explanation, since nobody steps through them.
    public void glance(int frame) {
        show(Cursor.complete(frame), false);
    }

    /// Whether it is stopped at frame 0, where a change edits the settings.
    public boolean atStart() {
        return course.atStart() && !playing().get();
    }

    /// Goes to the start of this course.
    public void reset() {
        playing().set(false);
        goFrame(0);
    }

    private void still() {
        if (playing().get()) playing().set(false); // stopping goes to the cursor of the course
        else go(course.at());
    }

    @Override public void close() {
        closed = true;
        player.stop();
        waiting.end();
        simulation.close();
        history.close();
        comparison.close();
    }
}
