package limber.ui;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.IntFunction;
import limber.engine.BadInput;
import limber.engine.Branch;
import limber.engine.Cursor;
import limber.engine.Input;
import limber.engine.Settings;
import limber.engine.Timeline;

/// The branch a scene is on, where on it one wants to be, the gesture that is changing it, and the way back: one gesture,
/// press to release, is one branch and one undo.
final class Course {
    private static final int MOST_UNDOS = 200;

    /// A branch and where on it one was.
    private record Moment(Branch branch, Cursor cursor) {}

    private final Timeline timeline;
    private final Deque<Moment> undo = new ArrayDeque<>(), redo = new ArrayDeque<>();
    private Branch branch;
    private Cursor at = Cursor.START;
    private Moment from;
    /// The last frame that the gesture has put an input into; 0 before any.
    private int stamped;

    Course(Timeline timeline, Settings settings) {
        this.timeline = timeline;
        branch = timeline.root(settings, timeline.model().opening(settings));
    }

    Branch branch() {
        return branch;
    }

    /// Where one wants to be: the last wish, or where it led.
    Cursor at() {
        return at;
    }

    void at(Cursor cursor) {
        at = cursor;
    }

    /// The settings that a change made here starts from.
    Settings settings() {
        return branch.settings(at.frame() + (at.betweenFrames() ? 0 : 1));
    }

    boolean inGesture() {
        return from != null;
    }

    void press() {
        from = new Moment(branch, at);
        stamped = 0;
    }

    /// Ends the gesture; if it changed anything, it can be undone.
    void release() {
        Moment left = from;
        from = null;
        if (left == null || left.branch() == branch) return;
        undo.push(left);
        if (undo.size() > MOST_UNDOS) undo.removeLast();
        redo.forEach(m -> timeline.forget(m.branch()));
        redo.clear();
    }

    /// The gesture changes settings at frame 0.
    ///
    /// @throws BadInput if they contradict each other; nothing has changed then
    void restart(Settings settings) {
        Branch before = branch;
        branch = timeline.restart(from.branch(), settings, timeline.model().opening(settings));
        if (before != from.branch()) timeline.forget(before);
        at = Cursor.START;
        stamped = 0;
    }

    /// The gesture does something in a frame: while stopped that of the cursor, while playing the one to come.
    ///
    /// @param later frames after that one
    void input(boolean playing, int later, IntFunction<Input> made) {
        int here = playing ? at.frame() + 1 : Math.max(1, at.gestureFrame());
        boolean first = stamped == 0;
        stamped = Math.max(stamped, here + later);
        Input input = made.apply(stamped);
        branch = first ? timeline.fork(branch, stamped, List.of(input)) : timeline.extend(branch, input);
    }

    /// @return whether there was anything to take back
    boolean undo() {
        return swap(undo, redo);
    }

    boolean redo() {
        return swap(redo, undo);
    }

    private boolean swap(Deque<Moment> back, Deque<Moment> forth) {
        if (back.isEmpty()) return false;
        forth.push(new Moment(branch, at));
        Moment moment = back.pop();
        branch = moment.branch();
        at = moment.cursor();
        return true;
    }

    /// Leaves a course that cannot be run, for the last one that could.
    ///
    /// @return whether there is one
    boolean abandon() {
        from = null;
        Branch bad = branch;
        if (!undo()) return false;
        redo.clear();
        timeline.forget(bad);
        return true;
    }
}
