package limber.lesson;

import limber.engine.Schedule;
import limber.engine.State;

/// How much may still be run, in elements that phases work on: one frame of a stranger's lesson can take seconds, and a lesson
/// asks for thousands.
final class Effort {
    private long left;

    /// @param left elements; Long.MAX_VALUE for as many as it takes
    Effort(long left) {
        this.left = left;
    }

    /// Frames are about to be run, or have been.
    void spend(Schedule schedule, State state, int frames) {
        left -= frames * schedule.operations(state);
    }

    boolean spent() {
        return left < 0;
    }
}
