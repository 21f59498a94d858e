package limber.lesson;

/// An attempt at a goal: from the frames seen in any order it knows for how many frames the goal has held, and whether
/// it is reached.
public final class Attempt {
    private final Goal goal;
    private int held, last = Integer.MIN_VALUE;
    private boolean reached;

    public Attempt(Goal goal) {
        this.goal = goal;
    }

    /// @param holds whether the goal's expression is true at the end of that frame
    /// @return whether the goal has been reached by now
    public boolean seen(int frame, boolean holds) {
        if (goal.at().isPresent()) reached |= holds && frame == goal.at().getAsInt();
        else {
            held = !holds ? 0 : frame == last + 1 ? held + 1 : 1;
            last = frame;
            reached |= held >= goal.frames();
        }
        return reached;
    }

    /// For how many frames in a row the goal has held by now.
    public int held() {
        return held;
    }
}
