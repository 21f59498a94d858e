package limber.lesson.question;

import limber.engine.Schedule;
import limber.engine.State;

/// A budget of work, counted in elements that phases process: one frame of an untrusted lesson can take seconds, and a
/// lesson can ask for thousands.
public final class WorkBudget {
    private long left;

    /// @param left elements; Long.MAX_VALUE for as many as it takes
    public WorkBudget(long left) {
        this.left = left;
    }

    /// Spends the work of frames that are run.
    public void spend(Schedule schedule, State state, int frames) {
        left -= frames * schedule.operations(state);
    }

    /// Spends work that has been counted.
    public void spend(long elements) {
        left -= elements;
    }

    public boolean spent() {
        return left < 0;
    }
}
