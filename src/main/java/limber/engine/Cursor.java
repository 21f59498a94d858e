package limber.engine;

/// A position between two operations of a run: `frame` frames are complete, and in the next one everything before
/// `element` of the phase with number `step` is done. `(n, 0, 0)` is the state of frame n; operations after it belong
/// to frame n + 1.
///
/// @param step phases that have run in this frame, those without elements too
public record Cursor(int frame, int step, int element) implements Comparable<Cursor> {
    public static final Cursor START = new Cursor(0, 0, 0);

    /// The cursor at which frame `n` is complete; frame 0 is the initial state.
    public static Cursor complete(int n) {
        return new Cursor(n, 0, 0);
    }

    /// Whether it lies between two frames.
    public boolean betweenFrames() {
        return step == 0 && element == 0;
    }

    /// The frame that a gesture made here belongs to: the one just completed, or the one being computed; 0 before any.
    public int gestureFrame() {
        return betweenFrames() ? frame : frame + 1;
    }

    @Override public int compareTo(Cursor o) {
        if (frame != o.frame) return Integer.compare(frame, o.frame);
        return step != o.step ? Integer.compare(step, o.step) : Integer.compare(element, o.element);
    }
}
