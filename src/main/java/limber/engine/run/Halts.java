package limber.engine.run;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import limber.engine.Cursor;

/// Reasons to halt a run before it arrives where it is going.
public interface Halts {
    /// A place at which a run halts.
    ///
    /// @param at the cursor before the operation, or behind the frame, that is the reason
    /// @param reason which of the reasons it is, from 0
    /// @param value the number that the reason looks at; NaN where there is none
    record Halt(Cursor at, int reason, double value) {}

    /// Moves a run forwards along its branch to the first place at which it halts, or to the goal.
    ///
    /// @param stop gives up, between two frames
    /// @return empty if it arrived or was given up
    Optional<Halt> forwards(Run run, Cursor goal, BooleanSupplier stop);

    /// The last place before the cursor of a run at which it would have halted; the run stays where it is.
    ///
    /// @param stop gives up, between two frames
    Optional<Halt> backwards(Run run, BooleanSupplier stop);
}
