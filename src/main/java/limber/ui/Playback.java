package limber.ui;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
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
import limber.engine.Branch;
import limber.engine.Cursor;
import limber.engine.Input;
import limber.engine.Model;
import limber.engine.Parameter;
import limber.engine.Picture;
import limber.engine.Settings;
import limber.engine.Simulation;
import limber.engine.StepSize;
import limber.engine.Timeline;
import limber.engine.Vec;

/// One scene being played: the transport, the newest picture, and the gestures that change its course.
///
/// All methods are called on the FX thread; solving happens on the simulation's. The newest picture arrives in [#picture].
public final class Playback implements AutoCloseable {
    /// Where a gesture came from, so that undo can go back there.
    private record Moment(Branch branch, Cursor cursor) {}

    /// Frames that are played again and again.
    public record Stretch(int first, int last) {}

    private final Timeline timeline;
    private final Simulation simulation;
    private final ReadOnlyObjectWrapper<Picture> picture = new ReadOnlyObjectWrapper<>();
    private final BooleanProperty playing = new SimpleBooleanProperty();
    private final DoubleProperty speed = new SimpleDoubleProperty(1);
    private final ObjectProperty<StepSize> stepSize = new SimpleObjectProperty<>(StepSize.FRAME);
    private final Deque<Moment> undo = new ArrayDeque<>(), redo = new ArrayDeque<>();
    private final AnimationTimer ticker = new AnimationTimer() {
        @Override
        public void handle(long now) {
            tick(now);
        }
    };
    private Branch branch;
    private boolean waiting, closed;
    private double frameShare;
    private long lastTick;
    private int furthest;
    private Gesture gesture;
    private Runnable restarted = () -> {};
    private Optional<Stretch> repeated = Optional.empty();

    /// A press-to-release change: everything it did so far, on top of the moment it left.
    private static final class Gesture {
        final Moment from;
        final List<Input> inputs = new ArrayList<>();
        boolean restarted;

        Gesture(Moment from) {
            this.from = from;
        }
    }

    /// @param failed takes what the simulation threw
    public Playback(Model model, Settings settings, Consumer<Throwable> failed) {
        timeline = new Timeline(model);
        branch = timeline.root(settings, List.of());
        simulation = new Simulation(timeline, branch, p -> Platform.runLater(() -> arrived(p)), t -> Platform.runLater(() -> failed.accept(t)));
        simulation.start();
        playing.addListener((_, _, on) -> playingChanged(on));
        go(Cursor.START);
    }

    public Model model() {
        return timeline.model();
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

    /// The furthest frame that has been shown on any course.
    public int furthest() {
        return furthest;
    }

    private void arrived(Picture p) {
        waiting = false;
        if (closed || p.branch() != branch) return; // overtaken by a newer gesture
        furthest = Math.max(furthest, p.cursor().frame());
        picture.set(p);
        if (p.divergence().isPresent()) playing.set(false);
    }

    private void playingChanged(boolean on) {
        if (on) {
            lastTick = 0;
            frameShare = 0;
            ticker.start();
        } else {
            ticker.stop();
            if (picture.get() != null) go(picture.get().cursor());
        }
    }

    private void tick(long now) {
        Picture shown = picture.get();
        if (shown == null || waiting || shown.branch() != branch) return; // a slow scene plays slower; it never queues up frames
        if (lastTick > 0) frameShare += (now - lastTick) * 1e-9 * speed.get() / Math.max(1e-6, model().frameSeconds(shown.settings()));
        lastTick = now;
        int frames = (int) Math.min(frameShare, 30);
        if (frames < 1) return;
        frameShare = Math.min(frameShare - frames, 1);
        waiting = true;
        int next = shown.cursor().frame() + frames;
        simulation.show(branch, Cursor.complete(repeated.filter(s -> next > s.last() || next < s.first()).map(Stretch::first).orElse(next)), false);
    }

    /// Plays a stretch over and over, or goes on for ever.
    public void repeat(Optional<Stretch> stretch) {
        repeated = stretch;
    }

    /// Goes to a cursor and stays there.
    public void go(Cursor cursor) {
        simulation.show(branch, cursor, true);
    }

    /// Goes to a frame; while playing, playing goes on from there.
    public void goFrame(int frame) {
        go(Cursor.complete(Math.max(0, frame)));
    }

    public void step(boolean forward) {
        playing.set(false);
        simulation.step(stepSize.get(), forward);
    }

    /// Goes to before an operation; see [limber.engine.Run#find].
    public void find(int frame, int substep, String phase, int sweep, int index) {
        playing.set(false);
        simulation.find(frame, substep, phase, sweep, index);
    }

    /// Back to the start of this course.
    public void reset() {
        playing.set(false);
        goFrame(0);
    }

    /// A fresh course from settings, such as a preset's.
    ///
    /// @throws BadInput if they contradict each other
    public void restart(Settings settings) {
        change(g -> {
            model().check(settings);
            g.restarted = true;
            return timeline.restart(g.from.branch(), settings);
        });
    }

    /// @param restarted told when a finished gesture has left a history behind and started a new course
    public void onRestart(Runnable restarted) {
        this.restarted = restarted;
    }

    /// Starts a gesture; everything until [#release] is undone as one.
    public void press() {
        Picture shown = picture.get();
        gesture = new Gesture(new Moment(branch, shown == null ? Cursor.START : shown.cursor()));
    }

    public void release() {
        Gesture done = gesture;
        gesture = null;
        if (done == null || branch == done.from.branch()) return;
        undo.push(done.from);
        redo.clear();
        if (done.restarted && done.from.cursor().frame() > 0) restarted.run();
    }

    /// A parameter takes a value: at frame 0, and for those that restart, from the beginning; otherwise from this frame on.
    ///
    /// @throws BadInput if the value is refused; nothing has changed then
    public void set(Parameter<?> parameter, String text) {
        Settings now = picture.get().settings();
        Settings next = now.with(parameter.name(), text);
        if (next.equals(now)) return;
        model().check(next);
        boolean fromStart = parameter.restarts() || here().frame() == 0 && here().betweenFrames();
        change(g -> {
            if (!fromStart) return input(g, new Input.Set(gestureFrame(g), parameter.name(), text));
            g.restarted = true;
            return timeline.restart(g.from.branch(), (parameter.restarts() ? now : g.from.branch().settings()).with(parameter.name(), text));
        });
    }

    public void move(String handle, Vec to) {
        change(g -> input(g, new Input.Move(gestureFrame(g), handle, to)));
    }

    public void act(String action, Map<String, Object> arguments) {
        change(g -> input(g, new Input.Act(gestureFrame(g), action, arguments)));
    }

    /// Lets go of a grabbed element: at once while playing, otherwise in the frame after the one in which it was held.
    public void letGo(Map<String, Object> element) {
        change(g -> input(g, new Input.Act(gestureFrame(g) + (playing.get() ? 0 : 1), "release", element)));
    }

    private Cursor here() {
        return picture.get().cursor();
    }

    /// While playing, a gesture goes on into the frame that comes next.
    private int gestureFrame(Gesture g) {
        return playing.get() ? here().frame() + 1 : Math.max(1, g.from.cursor().gestureFrame());
    }

    private Branch input(Gesture g, Input input) {
        g.inputs.removeIf(i -> i.frame() > input.frame());
        boolean onward = !g.inputs.isEmpty() && branch != g.from.branch();
        g.inputs.add(input);
        if (onward) return timeline.extend(branch, input);
        return timeline.fork(g.from.branch(), input.frame(), g.inputs);
    }

    private interface Change {
        Branch apply(Gesture g);
    }

    private void change(Change change) {
        boolean single = gesture == null;
        if (single) press();
        Branch before = branch;
        try {
            branch = change.apply(gesture);
            if (before != gesture.from.branch() && gesture.restarted) timeline.forget(before);
            show(gesture.restarted ? Cursor.START : gesture.from.cursor());
        } finally {
            if (single) release();
        }
    }

    private void show(Cursor stopped) {
        simulation.show(branch, playing.get() && stopped != Cursor.START ? Cursor.complete(here().frame() + 1) : stopped, !playing.get());
    }

    public void undo() {
        swap(undo, redo);
    }

    public void redo() {
        swap(redo, undo);
    }

    private void swap(Deque<Moment> from, Deque<Moment> to) {
        if (from.isEmpty()) return;
        playing.set(false);
        to.push(new Moment(branch, here()));
        Moment moment = from.pop();
        branch = moment.branch();
        go(moment.cursor());
    }

    @Override
    public void close() {
        closed = true;
        playing.set(false);
        ticker.stop();
        simulation.close();
    }
}
