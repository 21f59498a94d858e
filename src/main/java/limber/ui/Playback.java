package limber.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.util.Subscription;
import limber.engine.BadInput;
import limber.engine.Cursor;
import limber.engine.Divergence;
import limber.engine.Edit;
import limber.engine.Handle;
import limber.engine.History;
import limber.engine.Input;
import limber.engine.Model;
import limber.engine.Parameter;
import limber.engine.Picture;
import limber.engine.Preset;
import limber.engine.Settings;
import limber.engine.Simulation;
import limber.engine.StepSize;
import limber.engine.Timeline;
import limber.engine.Vec;
import limber.engine.Wanted;

/// One scene being played: the transport, the newest picture, and the gestures that change its course.
///
/// All methods are called on the FX thread; solving happens on the simulation's. The newest picture arrives in [#picture].
public final class Playback implements AutoCloseable {
    /// Frames that are played again and again.
    public record Stretch(int first, int last) {}

    private final Timeline timeline;
    private final Course course;
    private final Simulation simulation;
    private final Waiting waiting;
    private final Wants wants;
    private final History history;
    private final Consumer<Throwable> failed;
    private final ReadOnlyObjectWrapper<Picture> picture = new ReadOnlyObjectWrapper<>();
    private final BooleanProperty playing = new SimpleBooleanProperty();
    private final DoubleProperty speed = new SimpleDoubleProperty(1);
    private final ObjectProperty<StepSize> stepSize = new SimpleObjectProperty<>(StepSize.FRAME);
    private final ObjectProperty<Optional<Selected>> selected = new SimpleObjectProperty<>(Optional.empty());
    private final AnimationTimer ticker = new AnimationTimer() {
        @Override
        public void handle(long now) {
            tick(now);
        }
    };
    private final List<Runnable> historyChanged = new ArrayList<>();
    private final AtomicBoolean told = new AtomicBoolean();
    private boolean closed;
    /// The number of the newest wish, and of the last one that was answered.
    private long asked, answered;
    /// The settings that changes are told from, and those that were compared with the presets last.
    private Settings base, compared;
    private double frameShare;
    private long lastTick;
    private final Past past;
    private Runnable restarted = () -> {};
    private Consumer<Optional<Selected>> untouched = _ -> {};
    private Optional<Stretch> repeated = Optional.empty();

    /// @param failed takes what the simulation threw
    public Playback(Model model, Settings settings, Consumer<Throwable> failed) {
        timeline = new Timeline(model);
        course = new Course(timeline, settings);
        past = new Past(course, this::still);
        base = settings;
        this.failed = failed;
        simulation = new Simulation(timeline, course.branch(), new Simulation.Audience() {
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
        });
        waiting = new Waiting(simulation::done);
        wants = new Wants(model, this::want);
        history = new History(timeline, course.branch(), new History.Audience() {
            @Override
            public void changed() {
                if (!told.getAndSet(true)) Platform.runLater(Playback.this::historyChanged);
            }

            @Override
            public void failed(Throwable e) {
                Platform.runLater(() -> failed.accept(e));
            }
        });
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
        return speed;
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

    /// @param changed called whenever there is more of the history to be read, once for many frames
    public Subscription onHistory(Runnable changed) {
        historyChanged.add(changed);
        return () -> historyChanged.remove(changed);
    }

    private void historyChanged() {
        told.set(false);
        List.copyOf(historyChanged).forEach(Runnable::run);
    }

    private void want(Wanted wanted) {
        if (!closed) ask(simulation.want(wanted));
    }

    private void ask(long wish) {
        asked = wish;
        if (answered < asked) waiting.begin();
    }

    private void answer(long wish) {
        answered = Math.max(answered, wish);
        if (answered >= asked) waiting.end();
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
        ask(simulation.giveUp(course.branch()));
        return true;
    }

    /// The furthest frame that has been shown on this course.
    public int furthest() {
        return course.furthest();
    }

    /// The courses it has taken.
    public Past past() {
        return past;
    }

    private void arrived(Picture p, long wish) {
        answer(wish);
        if (closed || p.branch() != course.branch()) return; // overtaken by a newer gesture
        if (wish == asked) course.at(p.cursor());
        course.reached(p.cursor().frame());
        history.follow(p.branch(), p.cursor());
        compare(p.settings());
        selected.get().filter(s -> beyond(s, p)).ifPresent(_ -> selected.set(Optional.empty()));
        picture.set(p);
        if (p.divergence().isPresent()) playing.set(false);
    }

    private void compare(Settings now) {
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
        answer(wish);
        if (closed || wish < asked) return;
        playing.set(false);
        failed.accept(e);
        if (course.abandon()) go(course.at());
    }

    private void playingChanged(boolean on) {
        if (on) {
            lastTick = 0;
            frameShare = 0;
            ticker.start();
        } else {
            ticker.stop();
            go(course.at());
        }
    }

    /// Time that is spent waiting for a picture does not count: a slow scene plays slower, and never hurries after the clock.
    private void tick(long now) {
        double passed = lastTick == 0 ? 0 : (now - lastTick) * 1e-9;
        lastTick = now;
        if (picture.get() == null || answered < asked) return;
        frameShare += passed * speed.get() / Math.max(1e-6, model().frameSeconds(picture.get().settings()));
        int frames = (int) frameShare;
        if (frames < 1) return;
        frameShare -= frames;
        int next = course.at().frame() + frames;
        show(Cursor.complete(repeated.filter(s -> next > s.last() || next < s.first()).map(Stretch::first).orElse(next)), false);
    }

    private void show(Cursor cursor, boolean still) {
        course.at(cursor);
        ask(simulation.show(course.branch(), cursor, still));
    }

    /// Plays a stretch over and over, or goes on for ever.
    public void repeat(Optional<Stretch> stretch) {
        repeated = stretch;
    }

    /// Goes to a cursor and stays there.
    public void go(Cursor cursor) {
        show(cursor, true);
    }

    /// Goes to a frame; while playing, playing goes on from there.
    public void goFrame(int frame) {
        go(Cursor.complete(Math.max(0, frame)));
    }

    public void step(boolean forward) {
        playing.set(false);
        ask(simulation.step(stepSize.get(), forward));
    }

    /// Goes to before an operation; see [limber.engine.Navigation#find].
    public void find(int frame, int substep, String phase, int sweep, int index) {
        playing.set(false);
        ask(simulation.find(frame, substep, phase, sweep, index));
    }

    /// Goes to before the next operation that touches what is selected; see [limber.engine.Navigation#nextTouching].
    public void approach() {
        selected.get().ifPresentOrElse(s -> {
            playing.set(false);
            asked = simulation.touch(s.of(), s.element());
        }, () -> untouched.accept(Optional.empty()));
    }

    /// @param untouched told what no operation touches in the frames to come; empty when nothing is selected
    public void onUntouched(Consumer<Optional<Selected>> untouched) {
        this.untouched = untouched;
    }

    /// Goes to before the next time that one of these phases runs, or stays if none does; see [limber.engine.Navigation#ahead(Set)].
    public void runTo(Set<String> phases) {
        playing.set(false);
        asked = simulation.ahead(phases);
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

    /// @param restarted told when a gesture has left a history behind and started a new course
    public void onRestart(Runnable restarted) {
        this.restarted = restarted;
    }

    /// Starts a gesture; everything until [#release] is undone as one.
    public void press() {
        course.press();
    }

    public void release() {
        if (course.changed()) past.gesture(course.release());
        else course.release();
    }

    /// A fresh course from settings, such as a preset's.
    ///
    /// @throws BadInput if they contradict each other; nothing has changed then
    public void restart(Settings settings) {
        boolean history = course.at().frame() > 0;
        change(() -> course.restart(settings));
        if (history) restarted.run();
    }

    /// A parameter takes a value: at frame 0, and for those that restart, from the beginning; otherwise from this frame on.
    ///
    /// @throws BadInput if the value is refused; nothing has changed then
    public void set(Parameter<?> parameter, String text) {
        Settings now = course.settings(), next = now.with(parameter.name(), text);
        if (next.equals(now)) return;
        model().check(next);
        if (parameter.restarts()) restart(next);
        else if (atStart()) change(() -> course.restart(next));
        else change(() -> course.input(playing.get(), 0, frame -> new Input.Set(frame, parameter.name(), text)));
    }

    /// A drag at frame 0 writes where it leads to into the settings.
    ///
    /// @throws BadInput if that place is refused; nothing has changed then
    public void place(Handle.Placing placing, Vec at) {
        Settings now = course.settings(), next = placing.put(now, at);
        if (next.equals(now)) return;
        model().check(next);
        change(() -> course.restart(next));
    }

    public void move(String handle, Vec to) {
        change(() -> course.input(playing.get(), 0, frame -> new Input.Move(frame, handle, to)));
    }

    public void act(String action, Map<String, Object> arguments) {
        change(() -> course.input(playing.get(), 0, frame -> new Input.Act(frame, action, arguments)));
    }

    /// Does something in the frame after the one that is shown; while stopped it waits there.
    ///
    /// @return that frame
    public int queue(String action, Map<String, Object> arguments) {
        var stamped = new int[1];
        change(() -> course.input(false, course.at().gestureFrame() == 0 ? 0 : 1, frame -> {
            stamped[0] = frame;
            return new Input.Act(frame, action, arguments);
        }));
        return stamped[0];
    }

    /// Starts anew with the settings that an edit makes of these.
    ///
    /// @throws BadInput if it cannot be done; nothing has changed then
    public void edit(Edit edit, Map<String, Object> arguments) {
        var act = new Input.Act(Math.max(1, course.at().frame()), edit.name(), arguments);
        restart(edit.change().apply(act, course.settings(), picture.get().state()));
    }

    /// Goes back to where the scene was calm, and goes on from there with a substep that theory calls stable: one gesture.
    public void calm(Divergence divergence) {
        playing.set(false);
        press();
        course.at(divergence.calm());
        Settings now = course.settings();
        try {
            model().calmed(now).ifPresent(calmed -> {
                if (divergence.calm().frame() == 0) change(() -> course.restart(calmed));
                else for (String name : now.differences(calmed)) change(() -> course.input(false, 0, frame -> new Input.Set(frame, name, calmed.text(calmed.parameter(name)))));
            });
        } finally {
            release();
        }
    }

    /// Lets go of a grabbed element: at once while playing, otherwise in the frame after the one in which it was held.
    public void letGo(Map<String, Object> element) {
        change(() -> course.input(playing.get(), playing.get() ? 0 : 1, frame -> new Input.Act(frame, Input.RELEASE, element)));
    }

    /// While stopped a change shows at once; while playing the next tick shows it, so that only the clock moves time on.
    private void change(Runnable change) {
        boolean single = !course.inGesture();
        if (single) press();
        try {
            change.run();
            if (!playing.get()) go(course.at());
        } finally {
            if (single) release();
        }
    }

    private void still() {
        if (playing.get()) playing.set(false); // stopping goes to where the course is
        else go(course.at());
    }

    @Override
    public void close() {
        closed = true;
        playing.set(false);
        ticker.stop();
        waiting.end();
        simulation.close();
        history.close();
    }
}
