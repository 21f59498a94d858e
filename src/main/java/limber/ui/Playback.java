package limber.ui;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.util.Subscription;
import limber.engine.BadInput;
import limber.engine.Cursor;
import limber.engine.History;
import limber.engine.Model;
import limber.engine.Picture;
import limber.engine.Preset;
import limber.engine.Settings;
import limber.engine.Simulation;
import limber.engine.StepSize;
import limber.engine.Timeline;
import limber.engine.Variant;
import limber.engine.Wanted;

/// One scene being played: the transport, and the newest picture.
///
/// All methods are called on the FX thread; solving happens on the simulation's. The newest picture arrives in [#picture].
public final class Playback implements AutoCloseable {
    /// Frames that are played again and again.
    public record Stretch(int first, int last) {}

    /// Takes what the simulation has to show to the FX thread.
    private final class Screen implements Simulation.Audience {
        @Override
        public void shown(Picture p, long wish) {
            Platform.runLater(() -> arrived(p, wish));
        }

        @Override
        public void failed(Throwable e, long wish) {
            Platform.runLater(() -> gaveUp(e, wish));
        }

        @Override
        public void untouched(long wish) {
            Platform.runLater(() -> {
                if (!closed) untouched.accept(selected.get());
            });
        }

        @Override
        public void unrivalled(Throwable e) {
            Platform.runLater(() -> {
                if (!closed && opponent.isPresent()) unrivalled.accept(e);
            });
        }
    }

    private final Timeline timeline;
    private final Course course;
    private final Simulation simulation;
    private final Waiting waiting;
    private final Wants wants;
    private final History history;
    private final HistoryNews news;
    private final Consumer<Throwable> failed;
    private final FrameClock clock = new FrameClock(this::frameSeconds, this::due);
    private final Rules rules = new Rules();
    private final Past past;
    private final Gestures gestures;
    private final ReadOnlyObjectWrapper<Picture> picture = new ReadOnlyObjectWrapper<>();
    private final BooleanProperty playing = new SimpleBooleanProperty();
    private final ObjectProperty<StepSize> stepSize = new SimpleObjectProperty<>(StepSize.FRAME);
    private final ObjectProperty<Optional<Selected>> selected = new SimpleObjectProperty<>(Optional.empty());
    private boolean closed;
    /// The settings that changes are told from, and those that were compared with the presets last.
    private Settings base, compared;
    private Consumer<Optional<Selected>> untouched = _ -> {};
    private Consumer<Throwable> unrivalled = _ -> {};
    private Optional<Opponent> opponent = Optional.empty();
    private Optional<Stretch> repeated = Optional.empty();
    /// Where playing stops by itself.
    private OptionalInt until = OptionalInt.empty();

    /// @param failed takes what the simulation threw
    public Playback(Model model, Settings settings, Consumer<Throwable> failed) {
        timeline = new Timeline(model);
        course = new Course(timeline, settings);
        past = new Past(course, rules, this::still);
        gestures = new Gestures(this, course, rules);
        base = settings;
        this.failed = failed;
        simulation = new Simulation(timeline, course.branch(), new Screen());
        waiting = new Waiting(simulation::done);
        wants = new Wants(model, this::want);
        news = new HistoryNews(failed);
        history = new History(timeline, course.branch(), news);
        simulation.start();
        playing.addListener((_, _, on) -> playingChanged(on));
        show(Cursor.START, false);
    }

    public Model model() {
        return timeline.model();
    }

    /// The settings that a change made now starts from.
    public Settings settings() {
        return course.settings();
    }

    /// The preset that the scene was last exactly like, or else what it was opened with.
    public Settings base() {
        return base;
    }

    /// Whether a new start would leave frames behind.
    public boolean hasHistory() {
        return course.at().frame() > 0;
    }

    public ReadOnlyObjectProperty<Picture> picture() {
        return picture.getReadOnlyProperty();
    }

    /// Shows the newest picture, and each that comes, until the subscription ends.
    Subscription follow(Consumer<Picture> shown) {
        return picture.subscribe(now -> {
            if (now != null) shown.accept(now);
        });
    }

    public BooleanProperty playing() {
        return playing;
    }

    /// Simulated seconds per second.
    public DoubleProperty speed() {
        return clock.speed();
    }

    public ObjectProperty<StepSize> stepSize() {
        return stepSize;
    }

    /// What the user points at.
    public ObjectProperty<Optional<Selected>> selected() {
        return selected;
    }

    /// Which overlays are drawn for the pictures to come; while stopped, for the present moment at once.
    public void overlays(Set<String> names) {
        wants.overlays(names);
    }

    /// Which measures the pictures to come hold, until the subscription ends; several may want the same. While stopped the
    /// present moment is shown again with them.
    public Subscription measures(Set<String> names) {
        return wants.measures(names);
    }

    /// What has been read in the frames played so far.
    public History history() {
        return history;
    }

    /// Compares every picture from now on with what the same course is under other settings, or with nothing.
    ///
    /// @throws BadInput if those contradict each other; nothing has changed then
    void compare(Optional<Variant> variant) {
        variant.ifPresent(v -> model().check(v.of(course.branch().settings())));
        if (variant.isEmpty()) opponent.ifPresent(Opponent::close);
        opponent = variant.map(v -> opponent.orElseGet(() -> new Opponent(model(), v.of(course.branch().settings()), news)));
        waiting.ask(simulation.compare(variant.map(v -> opponent.orElseThrow().rival(v))));
    }

    /// @param unrivalled told why what was to be compared cannot be run on
    void onUnrivalled(Consumer<Throwable> unrivalled) {
        this.unrivalled = unrivalled;
    }

    /// What has been read of what is compared; empty where nothing is.
    public Optional<History> rivalHistory() {
        return opponent.map(Opponent::history);
    }

    /// @param changed called whenever there is more of the history to be read, once for many frames
    public Subscription onHistory(Runnable changed) {
        return news.subscribe(changed);
    }

    private void want(Wanted wanted) {
        if (!closed) waiting.ask(simulation.want(wanted));
    }

    /// How much of what takes longer than half a second is done, 0..1; 0 while nothing does.
    public ReadOnlyDoubleProperty busy() {
        return waiting.share();
    }

    /// Stops and stays where a long seek has got to.
    ///
    /// @return whether there was anything that takes long
    public boolean giveUp() {
        if (waiting.share().get() == 0) return false;
        playing.set(false);
        waiting.ask(simulation.giveUp(course.branch()));
        return true;
    }

    /// The furthest frame that has been shown on this course.
    public int furthest() {
        return course.furthest();
    }

    /// What the keyframes of all its courses take.
    long keyframeBytes() {
        return timeline.bytes();
    }

    /// What changes its course.
    public Gestures gestures() {
        return gestures;
    }

    /// What a lesson lets be done to it.
    public Rules rules() {
        return rules;
    }

    /// The courses it has taken.
    public Past past() {
        return past;
    }

    private void arrived(Picture p, long wish) {
        waiting.answer(wish);
        if (closed || p.branch() != course.branch()) return; // overtaken by a newer gesture
        if (waiting.newest(wish)) course.at(p.cursor());
        rules.shown(p.cursor());
        course.reached(p.cursor().frame());
        history.follow(p.branch(), p.cursor());
        p.rival().ifPresent(other -> opponent.ifPresent(o -> o.history().follow(other.branch(), other.cursor())));
        name(p.settings());
        selected.get().filter(s -> beyond(s, p)).ifPresent(_ -> selected.set(Optional.empty()));
        picture.set(rules.held().get() ? p.withheld() : p);
        if (p.divergence().isPresent()) playing.set(false);
    }

    private void name(Settings now) {
        if (now == compared) return;
        compared = now;
        model().presets().stream().map(Preset::settings).filter(now::equals).findFirst().ifPresent(preset -> base = preset);
    }

    /// Whether there are fewer elements than that.
    private static boolean beyond(Selected s, Picture p) {
        int count = p.state().count(s.of());
        return count > 0 && s.element() >= count;
    }

    /// The course cannot be run: say so, and go back to the one before.
    private void gaveUp(Throwable e, long wish) {
        waiting.answer(wish);
        if (closed || !waiting.newest(wish)) return;
        playing.set(false);
        failed.accept(e);
        if (course.abandon()) go(course.at());
    }

    private void playingChanged(boolean on) {
        if (on && !rules.lets()) playing.set(false);
        else if (on) clock.start();
        else {
            clock.stop();
            until = OptionalInt.empty();
            go(course.at());
        }
    }

    /// Empty while a picture is waited for: a slow scene plays slower, and never hurries after the clock.
    private OptionalDouble frameSeconds() {
        boolean waits = picture.get() == null || waiting.waits();
        return waits ? OptionalDouble.empty() : OptionalDouble.of(model().frameSeconds(picture.get().settings()));
    }

    private void due(int frames) {
        int next = Math.min(course.at().frame() + frames, until.orElse(Integer.MAX_VALUE));
        show(Cursor.complete(repeated.filter(s -> next > s.last() || next < s.first()).map(Stretch::first).orElse(next)), false);
        if (until.isPresent() && next == until.getAsInt()) playing.set(false);
    }

    private void show(Cursor cursor, boolean still) {
        course.at(cursor);
        waiting.ask(simulation.show(course.branch(), cursor, still));
    }

    /// Plays a stretch over and over, or goes on for ever.
    public void repeat(Optional<Stretch> stretch) {
        repeated = stretch;
    }

    /// Plays to a frame and stops there.
    ///
    /// @param speed simulated seconds per second
    public void playTo(int frame, double speed) {
        speed().set(speed);
        playing.set(true);
        if (playing.get()) until = OptionalInt.of(frame);
    }

    /// Goes to a cursor and stays there.
    public void go(Cursor cursor) {
        if (rules.lets(cursor)) show(cursor, true);
        else show(Optional.ofNullable(picture.get()).map(Picture::cursor).orElse(Cursor.START), true); // a slider that was drawn beyond comes back
    }

    /// Goes to a frame; while playing, playing goes on from there.
    public void goFrame(int frame) {
        go(Cursor.complete(Math.max(0, frame)));
    }

    public void step(boolean forward) {
        if (forward && !rules.lets()) return;
        playing.set(false);
        waiting.ask(simulation.step(stepSize.get(), forward));
    }

    /// Goes to before an operation; see [limber.engine.Navigation#find].
    public void find(int frame, int substep, String phase, int sweep, int element) {
        if (!rules.lets()) return;
        playing.set(false);
        waiting.ask(simulation.find(frame, substep, phase, sweep, element));
    }

    /// Goes to before the next operation that touches what is selected; see [limber.engine.Navigation#nextTouching].
    public void approach() {
        if (!rules.lets()) return;
        selected.get().ifPresentOrElse(s -> {
            playing.set(false);
            waiting.ask(simulation.touch(s.of(), s.element()));
        }, () -> untouched.accept(Optional.empty()));
    }

    /// @param untouched told what no operation touches in the frames to come; empty when nothing is selected
    public void onUntouched(Consumer<Optional<Selected>> untouched) {
        this.untouched = untouched;
    }

    /// Goes to before the next time that one of these phases runs, or stays if none does; see [limber.engine.Navigation#ahead(Set)].
    public void runTo(Set<String> phases) {
        if (!rules.lets()) return;
        playing.set(false);
        waiting.ask(simulation.ahead(phases));
    }

    /// Whether it stands still at frame 0, where a change edits the settings.
    public boolean atStart() {
        return course.at().equals(Cursor.START) && !playing.get();
    }

    /// Back to the start of this course.
    public void reset() {
        playing.set(false);
        goFrame(0);
    }

    private void still() {
        if (playing.get()) playing.set(false); // stopping goes to where the course is
        else go(course.at());
    }

    @Override
    public void close() {
        closed = true;
        playing.set(false);
        clock.stop();
        waiting.end();
        simulation.close();
        history.close();
        opponent.ifPresent(Opponent::close);
    }
}
