package limber.lesson;

import java.util.Map;
import java.util.function.BooleanSupplier;
import limber.engine.BadInput;
import limber.engine.Cursor;
import limber.engine.Navigation;
import limber.engine.Run;
import limber.input.SourcePosition;

/// A moment of a run. A frame alone means that it is complete; with more, everything before is done and that operation
/// is next.
///
/// @param rounds by loop, such as `substep` and `sweep`, from 1; the first round of those that are not named
/// @param phase its name; empty for the first one
/// @param element from 0; -1 for the first
/// @param position its position in the text
public record Goto(int frame, Map<String, Integer> rounds, String phase, int element, SourcePosition position) {
    public static Goto complete(int frame, SourcePosition position) {
        return new Goto(frame, Map.of(), "", -1, position);
    }

    /// Whether it lies between two frames.
    public boolean betweenFrames() {
        return rounds.isEmpty() && phase.isEmpty() && element < 0;
    }

    /// Moves a run there.
    ///
    /// @throws BadInput if that frame has no such operation
    public void seek(Run run) {
        seek(run, () -> false);
    }

    /// The same, given up between two frames.
    public void seek(Run run, BooleanSupplier stop) {
        boolean there = run.seek(run.branch(), Cursor.complete(betweenFrames() ? frame : frame - 1), stop);
        if (there && !betweenFrames())
            run.seek(run.branch(), new Navigation(run).find(frame, rounds, phase, element));
    }
}
