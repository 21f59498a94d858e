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
    /// Frames that are played again and again.
    public record Stretch(int first, int last) {}

    private final Timeline timeline;
    private final Course course;
    private final Simulation simulation;
    private final ReadOnlyObjectWrapper<Picture> picture = new ReadOnlyObjectWrapper<>();
    private final BooleanProperty playing = new SimpleBooleanProperty();
    private final DoubleProperty speed = new SimpleDoubleProperty(1);
    private final ObjectProperty<StepSize> stepSize = new SimpleObjectProperty<>(StepSize.FRAME);
    private final AnimationTimer ticker = new AnimationTimer() {
        @Override
        public void handle(long now) {
            tick(now);
        }
    };
    private boolean waiting, closed;
    private double frameShare;
    private long lastTick;
    private int furthest;
    private Runnable restarted = () -> {};
    private Optional<Stretch> repeated = Optional.empty();

    /// @param failed takes what the simulation threw
    public Playback(Model model, Settings settings, Consumer<Throwable> failed) {
        timeline = new Timeline(model);
        course = new Course(timeline, settings);
        simulation = new Simulation(timeline, course.branch(), p -> Platform.runLater(() -> arrived(p)), t -> Platform.runLater(() -> failed.accept(t)));
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
        if (closed || p.branch() != course.branch()) return; // overtaken by a newer gesture
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
        if (shown == null || waiting || shown.branch() != course.branch()) return; // a slow scene plays slower; it never queues up frames
        if (lastTick > 0) frameShare += (now - lastTick) * 1e-9 * speed.get() / Math.max(1e-6, model().frameSeconds(shown.settings()));
        lastTick = now;
        int frames = (int) Math.min(frameShare, 30);
        if (frames < 1) return;
        frameShare = Math.min(frameShare - frames, 1);
        waiting = true;
        int next = shown.cursor().frame() + frames;
        simulation.show(course.branch(), Cursor.complete(repeated.filter(s -> next > s.last() || next < s.first()).map(Stretch::first).orElse(next)), false);
    }

    /// Plays a stretch over and over, or goes on for ever.
    public void repeat(Optional<Stretch> stretch) {
        repeated = stretch;
    }

    /// Goes to a cursor and stays there.
    public void go(Cursor cursor) {
        simulation.show(course.branch(), cursor, true);
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

    /// @param restarted told when a finished gesture has left a history behind and started a new course
    public void onRestart(Runnable restarted) {
        this.restarted = restarted;
    }

    /// Starts a gesture; everything until [#release] is undone as one.
    public void press() {
        course.press(here());
    }

    public void release() {
        if (course.release()) restarted.run();
    }

    /// A fresh course from settings, such as a preset's.
    ///
    /// @throws BadInput if they contradict each other; nothing has changed then
    public void restart(Settings settings) {
        change(() -> course.restart(settings));
    }

    /// A parameter takes a value: at frame 0, and for those that restart, from the beginning; otherwise from this frame on.
    ///
    /// @throws BadInput if the value is refused; nothing has changed then
    public void set(Parameter<?> parameter, String text) {
        Settings now = picture.get().settings(), next = now.with(parameter.name(), text);
        if (next.equals(now)) return;
        model().check(next);
        change(() -> {
            if (parameter.restarts()) course.restart(next);
            else if (course.from().cursor().equals(Cursor.START) && !playing.get()) course.restart(course.from().branch().settings().with(parameter.name(), text));
            else course.input(playingAt(), frame -> new Input.Set(frame, parameter.name(), text));
        });
    }

    public void move(String handle, Vec to) {
        change(() -> course.input(playingAt(), frame -> new Input.Move(frame, handle, to)));
    }

    public void act(String action, Map<String, Object> arguments) {
        change(() -> course.input(playingAt(), frame -> new Input.Act(frame, action, arguments)));
    }

    /// Lets go of a grabbed element: at once while playing, otherwise in the frame after the one in which it was held.
    public void letGo(Map<String, Object> element) {
        int later = playing.get() ? 0 : 1;
        change(() -> course.input(playingAt(), frame -> new Input.Act(frame + later, "release", element)));
    }

    private Cursor here() {
        return picture.get() == null ? Cursor.START : picture.get().cursor();
    }

    private Optional<Cursor> playingAt() {
        return playing.get() ? Optional.of(here()) : Optional.empty();
    }

    private void change(Runnable change) {
        boolean single = !course.inGesture();
        if (single) press();
        try {
            change.run();
            Cursor stopped = course.restarted() ? Cursor.START : course.from().cursor();
            boolean onward = playing.get() && !course.restarted();
            simulation.show(course.branch(), onward ? Cursor.complete(here().frame() + 1) : stopped, !playing.get());
        } finally {
            if (single) release();
        }
    }

    public void undo() {
        moveTo(course.undo(here()));
    }

    public void redo() {
        moveTo(course.redo(here()));
    }

    private void moveTo(Optional<Cursor> cursor) {
        cursor.ifPresent(c -> {
            playing.set(false);
            go(c);
        });
    }

    @Override
    public void close() {
        closed = true;
        playing.set(false);
        ticker.stop();
        simulation.close();
    }
}
