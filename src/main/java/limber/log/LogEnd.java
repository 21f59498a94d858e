package limber.log;

import java.util.Set;
import limber.engine.Phase;
import limber.engine.Placed;
import limber.engine.State;
import limber.engine.text.BadInput;
import limber.engine.watch.SelfReporting;

/// The end of a log: the only phase of the frames that it does not have. It can be looked at, and refuses to run.
///
/// @param file how complaints call the log
/// @param last its last frame
record LogEnd(String file, int last) implements Placed, SelfReporting {
    @Override public String name() {
        return "end-of-log";
    }

    @Override public Phase at(int frame, int[] rounds) {
        return new Here(this, frame > last ? 1 : 0, false);
    }

    @Override public Phase twin() {
        return this;
    }

    @Override public Set<String> locals() {
        return Set.of();
    }

    /// @param tells whether it is looked at
    private record Here(LogEnd end, int elements, boolean tells) implements SelfReporting {
        @Override public String name() {
            return end.name();
        }

        @Override public int size(State s) {
            return elements;
        }

        @Override public void run(State s, int sweep, int from, int to) {
            if (!tells) throw new BadInput(end.file + ": the log ends with frame " + end.last
                    + "; what comes after it is not known");
        }

        @Override public Phase twin() {
            return new Here(end, elements, true);
        }

        @Override public Set<String> locals() {
            return Set.of();
        }
    }
}
