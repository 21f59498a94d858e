package limber.lesson.question;

import java.util.List;
import java.util.Optional;
import limber.engine.Cursor;
import limber.engine.Slot;

/// The verdict on a code that a student has written.
///
/// @param right the operations before the first wrong one, and the checks that hold
/// @param total all operations and checks
/// @param first the first wrong operation; empty if there is none
/// @param mistake the number of the known mistake that it is, from 0; empty if it is none of them
/// @param broken the checks that do not hold
/// @param refused why it cannot run; empty if it can
public record CodeVerdict(long right, long total, Optional<Wrong> first, Optional<Integer> mistake,
        List<CodeCheck.Outcome> broken, Optional<Refused> refused) {

    /// An operation that does not do what it should, or fails.
    ///
    /// @param number of the operation among all, from 0
    /// @param scene number of the scene, from 0
    /// @param before the cursor in front of it
    /// @param slot where it stands in the frame
    /// @param element the element of the model that it works on
    /// @param line of the source where the wrong value was stored, or where it failed, from 1; 0 where nothing was
    /// @param wrote the wrong value; empty if it failed
    /// @param failed why it failed; empty if it did not
    public record Wrong(long number, int scene, Cursor before, Slot slot, int element, int line,
            Optional<Wrote> wrote, String failed) {}

    /// A value that is not what it should be.
    ///
    /// @param element of the channel
    /// @param given,right what the code left there, and what should be there
    public record Wrote(String channel, int element, double[] given, double[] right) {}

    /// A code that cannot be compiled, or may not be run.
    ///
    /// @param line of the whole source, from 1; 0 where it is not known
    public record Refused(int line, String why) {}

    /// Whether nothing is wrong.
    public boolean holds() {
        return right == total;
    }

    /// From 0 to 1, and 1 only if nothing is wrong.
    public double score() {
        return total == 0 ? 0 : (double) right / total;
    }
}
