package limber.ui;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import limber.engine.BadInput;
import limber.engine.Branch;
import limber.engine.Cursor;
import limber.engine.Input;
import limber.engine.Settings;
import limber.engine.Timeline;

/// The branch a scene is on, the gesture that is changing it, and the way back: one gesture, press to release, is one
/// branch and one undo.
final class Course {
    /// A branch and where on it one was.
    record Moment(Branch branch, Cursor cursor) {}

    private final Timeline timeline;
    private final Deque<Moment> undo = new ArrayDeque<>(), redo = new ArrayDeque<>();
    private Branch branch;
    private Moment from;
    private final List<Input> inputs = new ArrayList<>();
    private boolean restarted;

    Course(Timeline timeline, Settings settings) {
        this.timeline = timeline;
        branch = timeline.root(settings, List.of());
    }

    Branch branch() {
        return branch;
    }

    boolean inGesture() {
        return from != null;
    }

    /// Where the gesture leaves off.
    Moment from() {
        return from;
    }

    /// Starts a gesture at a cursor.
    void press(Cursor at) {
        from = new Moment(branch, at);
        inputs.clear();
        restarted = false;
    }

    /// Ends the gesture; if it changed anything, it can be undone.
    ///
    /// @return whether it started a new course and left a history behind
    boolean release() {
        Moment left = from;
        from = null;
        if (left == null || left.branch() == branch) return false;
        undo.push(left);
        redo.clear();
        return restarted && left.cursor().frame() > 0;
    }

    /// The gesture changes settings at frame 0.
    ///
    /// @throws BadInput if they contradict each other; nothing has changed then
    void restart(Settings settings) {
        Branch before = branch;
        branch = timeline.restart(from.branch(), settings);
        restarted = true;
        if (before != from.branch()) timeline.forget(before);
    }

    /// The gesture does something in a frame: while stopped that of its cursor, while playing the one to come.
    ///
    /// @param playingAt the cursor that playing has reached; empty while stopped
    void input(Optional<Cursor> playingAt, IntFunction<Input> made) {
        int frame = playingAt.map(c -> c.frame() + 1).orElseGet(() -> Math.max(1, from.cursor().gestureFrame()));
        Input input = made.apply(frame);
        boolean first = inputs.isEmpty() || branch == from.branch();
        inputs.add(input);
        branch = first ? timeline.fork(from.branch(), input.frame(), List.of(input)) : timeline.extend(branch, input);
    }

    boolean restarted() {
        return restarted;
    }

    /// @param here where one is now, to come back to by [#redo]
    Optional<Cursor> undo(Cursor here) {
        return swap(undo, redo, here);
    }

    Optional<Cursor> redo(Cursor here) {
        return swap(redo, undo, here);
    }

    private Optional<Cursor> swap(Deque<Moment> back, Deque<Moment> forth, Cursor here) {
        if (back.isEmpty()) return Optional.empty();
        forth.push(new Moment(branch, here));
        Moment moment = back.pop();
        branch = moment.branch();
        return Optional.of(moment.cursor());
    }
}
