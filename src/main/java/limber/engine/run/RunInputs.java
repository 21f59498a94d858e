package limber.engine.run;

import java.util.List;
import limber.engine.State;
import limber.engine.model.Appearance;
import limber.engine.model.Input;
import limber.engine.model.Solver;
import limber.engine.settings.Settings;

/// The inputs of a branch that a run has not applied yet.
final class RunInputs {
    private final List<Input> all;
    private int next;

    /// Those of the frames after this one.
    RunInputs(Branch branch, int frame) {
        all = branch.inputs();
        next = behind(frame);
    }

    private RunInputs(RunInputs o) {
        all = o.all;
        next = o.next;
    }

    RunInputs copy() {
        return new RunInputs(this);
    }

    private int behind(int frame) {
        int end = next;
        while (end < all.size() && all.get(end).frame() <= frame) end++;
        return end;
    }

    /// Whether a frame has any.
    boolean any(int frame) {
        return next < behind(frame);
    }

    /// Settings with what is set in a frame.
    Settings settings(int frame, Settings before) {
        Settings now = before;
        for (Input input : all.subList(next, behind(frame)))
            if (input instanceof Input.Set set) now = now.with(set.parameter(), set.value());
        return now;
    }

    /// Applies those of a frame, each in its order, and leaves them behind. The look of a surface is not in the state.
    ///
    /// @param p the settings of the frame
    void apply(int frame, Solver solver, Settings p, State s) {
        int end = behind(frame);
        for (; next < end; next++)
            if (!Appearance.concerns(all.get(next))) solver.apply(all.get(next), p, s);
    }
}
