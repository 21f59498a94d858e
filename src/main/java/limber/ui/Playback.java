package limber.ui;

import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;
import limber.engine.BadInput;
import limber.engine.Cursor;
import limber.engine.Edit;
import limber.engine.Handle;
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

/// One scene being played: the transport, the newest picture, and the gestures that change its course.
///
/// All methods are called on the FX thread; solving happens on the simulation's. The newest picture arrives in [#picture].
public final class Playback implements AutoCloseable {
    /// Frames that are played again and again.
    public record Stretch(int first, int last) {}

    private final Timeline timeline;
    private final Course course;
    private final Simulation simulation;
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
    private boolean closed;
    /// The number of the newest wish, and of the last one that was answered.
    private long asked, answered;
    /// The settings that changes are told from, and those that were compared with the presets last.
    private Settings base, compared;
    private double frameShare;
    private long lastTick;
    private int furthest;
    private Runnable restarted = () -> {};
    private Consumer<Optional<Selected>> untouched = _ -> {};
    private Optional<Stretch> repeated = Optional.empty();

    /// @param failed takes what the simulation threw
    public Playback(Model model, Settings settings, Consumer<Throwable> failed) {
        timeline = new Timeline(model);
        course = new Course(timeline, settings);
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

    /// The furthest frame that has been shown on any course.
    public int furthest() {
        return furthest;
    }

    private void arrived(Picture p, long wish) {
        answered = Math.max(answered, wish);
        if (closed || p.branch() != course.branch()) return; // overtaken by a newer gesture
        if (wish == asked) course.at(p.cursor());
        furthest = Math.max(furthest, p.cursor().frame());
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
        answered = Math.max(answered, wish);
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
        asked = simulation.show(course.branch(), cursor, still);
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
        asked = simulation.step(stepSize.get(), forward);
    }

    /// Goes to before an operation; see [limber.engine.Run#find].
    public void find(int frame, int substep, String phase, int sweep, int index) {
        playing.set(false);
        asked = simulation.find(frame, substep, phase, sweep, index);
    }

    /// Goes to before the next operation that touches what is selected; see [limber.engine.Run#nextTouching].
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
        course.release();
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

    public void undo() {
        if (course.undo()) still();
    }

    public void redo() {
        if (course.redo()) still();
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
        simulation.close();
    }
}
