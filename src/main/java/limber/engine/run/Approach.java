package limber.engine.run;

import java.util.function.Predicate;
import limber.engine.Cursor;
import limber.engine.State;
import limber.engine.StepSize;

/// A way towards an operation, in steps that get smaller.
public final class Approach {
    private Approach() {}

    /// Moves a run to the last phase boundary, or round of a loop, before something is met: behind the next step of any
    /// size but an operation's, it is met, or the run is past a cursor.
    public static void to(Run run, Predicate<State> met, Cursor last) {
        for (StepSize size : run.schedule().sizes()) {
            while (!size.equals(StepSize.ELEMENT)) {
                Run probe = run.copy();
                probe.step(size);
                if (met.test(probe.state()) || probe.cursor().compareTo(last) > 0) break;
                run.step(size);
            }
        }
    }
}
