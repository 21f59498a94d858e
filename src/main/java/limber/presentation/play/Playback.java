package limber.presentation.play;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
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
import limber.ask.Autopsy;
import limber.ask.Growth;
import limber.engine.Cursor;
import limber.engine.Element;
import limber.engine.model.Input;
import limber.engine.model.Model;
import limber.engine.platform.Worker;
import limber.engine.run.Branch;
import limber.engine.run.Divergence;
import limber.engine.run.Halts;
import limber.engine.run.History;
import limber.engine.run.Picture;
import limber.engine.run.PictureRequest;
import limber.engine.run.Simulation;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;
import limber.engine.tool.Tools;
import limber.presentation.Later;

/// The playback of one scene, and its newest picture, which arrives in [#picture].
///
/// All methods are called on the thread that shows; solving happens on the simulation's thread.
public final class Playback implements AutoCloseable {
    private final LastCalmFrame calm = new LastCalmFrame();
    private final Later later;
    private final Timeline timeline;
    private final PlayedBranch played;
    private final Simulation simulation;
    private final PendingRequests waiting;
    private final PictureRequests wants;
    private final History history;
    private final HistoryNews news;
    private final Consumer<Throwable> failed;
    private final Optional<Following> following;
    private final Player player;
    private final Transport transport;
    private final ComparedBranch comparison;
    private final BasePreset base;
    private final Rules rules = new Rules();
    private final Past past;
    private final Gestures gestures;
    private final ReadOnlyObjectWrapper<Picture> picture = new ReadOnlyObjectWrapper<>();
    private final ObjectProperty<Optional<Element>> selected = new SimpleObjectProperty<>(Optional.empty());
    private final ObjectProperty<Tools> tools = new SimpleObjectProperty<>(Tools.NONE);
    private final PanePictures panes = new PanePictures();
    private final StopList stops;
    private final ObservableList<Integer> marks = FXCollections.observableArrayList();
    /// The workers of questions that stand.
    private final Set<Worker> standing = new HashSet<>();
    private volatile boolean closed;

    /// @param failed receives an error of the simulation
    public Playback(Later later, Model model, Settings settings, Consumer<Throwable> failed) {
        this(later, new Timeline(model), settings, failed);
    }

    public Playback(Later later, Timeline timeline, Settings settings, Consumer<Throwable> failed) {
        this.later = later;
        this.timeline = timeline;
        played = new PlayedBranch(timeline, settings);
        past = new Past(played, rules, this::still);
        following = model().grows() ? Optional.of(new Following(model())) : Optional.empty();
        player = new Player(later, new Player.Scene(rules::lets, played::at, cursor -> show(cursor, false),
                () -> go(played.at()), () -> panes().catchUp()), this::frameSeconds, following);
        gestures = new Gestures(played, rules, past, playing(), () -> picture.get().state(), this::go);
        base = new BasePreset(model(), settings);
        this.failed = failed;
        simulation = new Simulation(timeline, played.branch(), new ShownLater(later, this), System::nanoTime);
        waiting = new PendingRequests(later, simulation::done);
        wants = new PictureRequests(model(), this::want);
        selected.addListener((_, _, now) -> wants.selected(now));
        news = new HistoryNews(later, failed);
        history = new History(timeline, played.branch(), news);
        comparison = new ComparedBranch(model(), news, () -> played.branch().settings(),
                other -> waiting.ask(simulation.compare(other)));
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
        return played.settings();
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
        return played.hasHistory();
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

    /// The program that it follows, if its frames are those of one that runs.
    public Optional<Following> following() {
        return following;
    }

    /// Goes to the last frame: the newest one of a program, and each that comes; or else the furthest one shown.
    public void end() {
        if (following.isPresent()) player.follow();
        else goFrame(furthest());
    }

    /// Plays or pauses.
    public void toggle() {
        playing().set(!playing().get());
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
        return new Asking(later, timeline, played::branch, () -> closed, standing, failed);
    }

    /// The selected element.
    public ObjectProperty<Optional<Element>> selected() {
        return selected;
    }

    /// The measuring tools that lie in the scene.
    public ObjectProperty<Tools> tools() {
        return tools;
    }

    /// The requests of the window's parts.
    public PictureRequests requests() {
        return wants;
    }

    /// The history of the frames played so far.
    public History history() {
        return history;
    }

    /// The second course, where two are compared.
    public ComparedBranch comparison() {
        return comparison;
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

    /// Whether a picture that was asked for has not come yet.
    public boolean waits() {
        return waiting.waits();
    }

    /// Cancels a long seek and stays where it has got to.
    ///
    /// @return whether there was anything to cancel
    public boolean giveUp() {
        if (waiting.share().get() == 0) return false;
        playing().set(false);
        waiting.ask(simulation.giveUp(played.branch()));
        return true;
    }

    /// The furthest frame shown on this course.
    public int furthest() {
        return played.furthest();
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

    void arrived(Picture p, long request) {
        waiting.answer(request);
        if (closed || p.branch() != played.branch()) return; // overtaken by a newer gesture
        if (waiting.newest(request)) played.at(p.cursor());
        rules.shown(p.cursor());
        stops.at(p.cursor());
        played.reached(p.cursor().frame());
        history.follow(p.branch(), p.cursor());
        comparison.follow(p);
        base.follow(p.settings());
        selected.get().filter(s -> beyond(s, p)).ifPresent(_ -> selected.set(Optional.empty()));
        transport.offer(p.path().sizes().reversed());
        picture.set(rules.held().get() ? p.withheld() : p);
        panes.arrived(picture.get(), playing().get());
        boolean ended = following.isEmpty()
                && model().lastFrame().stream().anyMatch(last -> p.cursor().frame() >= last);
        if (calm.diverged(p) || p.failing().isPresent() || ended) playing().set(false);
    }

    /// The last frame of this course after which the scene was not much larger than at the start, once the course is
    /// known to diverge later and the scene has gone back to before that; empty otherwise.
    public Optional<Integer> calmAhead() {
        return calm.after(Optional.ofNullable(picture.get()));
    }

    void halted(Halts.Halt halt) {
        if (!closed && stops.halted(halt)) playing().set(false);
    }

    void untouched() {
        if (!closed) transport.untouched();
    }

    void comparisonEnded(Throwable e) {
        if (!closed) comparison.ended(e);
    }

    /// Whether a selected element does not exist in a picture.
    private static boolean beyond(Element s, Picture p) {
        int count = p.state().count(s.of());
        return count > 0 && s.index() >= count;
    }

    /// Reports that the course cannot be run, unless it has been left, and returns to the one before. A newer request
    /// for the same course would fail too, or, where it only asks for more, never be told.
    void gaveUp(Throwable e, Branch branch, long request) {
        waiting.answer(request);
        if (closed || branch != played.branch()) return;
        playing().set(false);
        failed.accept(e);
        if (played.abandon()) go(played.at());
    }

    /// The length of a frame; empty while a picture is pending, so that a slow scene plays slower and never catches up
    /// with the clock.
    private OptionalDouble frameSeconds() {
        boolean waits = picture.get() == null || waiting.waits();
        // the newest frame is shown as soon as it is there
        boolean newest = following.filter(f -> f.newest().get()).isPresent();
        if (!waits && newest) return OptionalDouble.of(FrameClock.SHORTEST);
        return waits ? OptionalDouble.empty() : OptionalDouble.of(model().frameSeconds(picture.get().settings()));
    }

    private void show(Cursor cursor, boolean still) {
        played.at(cursor);
        waiting.ask(simulation.show(played.branch(), cursor, still));
    }

    /// Goes to a cursor and stops there.
    public void go(Cursor cursor) {
        if (rules.lets(cursor)) show(cursor, true);
        // a slider that was dragged too far comes back
        else show(Optional.ofNullable(picture.get()).map(Picture::cursor).orElse(Cursor.START), true);
    }

    /// Goes to before the operation that began what ended in an explosion, once it is found.
    public void goToBegin(Divergence end) {
        var found = new AtomicReference<Optional<Growth>>(Optional.empty());
        asking().ask((run, given) -> found.set(Autopsy.growth(run, end, given)),
                () -> found.get().ifPresent(g -> go(g.before())));
    }

    /// Goes to a frame; while playing, playing goes on from there, though not after a program that runs.
    public void goFrame(int frame) {
        if (following.isPresent()) playing().set(false);
        go(Cursor.complete(Math.max(0, frame)));
    }

    /// Shows a frame whose operations need no explanation, since nobody steps through them.
    public void glance(int frame) {
        show(Cursor.complete(frame), false);
    }

    /// Whether it is stopped at frame 0, where a change edits the settings.
    public boolean atStart() {
        return played.atStart() && !playing().get();
    }

    /// Goes to the start of this course.
    public void reset() {
        playing().set(false);
        goFrame(0);
    }

    private void still() {
        if (playing().get()) playing().set(false); // stopping goes to the cursor of the course
        else go(played.at());
    }

    @Override public void close() {
        closed = true;
        standing.forEach(Worker::wake);
        player.stop();
        waiting.end();
        simulation.close();
        history.close();
        comparison.close();
    }
}
