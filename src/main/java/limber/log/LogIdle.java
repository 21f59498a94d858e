package limber.log;

import java.util.Set;
import limber.engine.Phase;
import limber.engine.Placed;
import limber.engine.State;
import limber.engine.watch.SelfReporting;

/// The only phase of the frames in which a log has no operation. It does nothing, so that such a frame has a step, too.
record LogIdle(LogContent log) implements Placed, SelfReporting {
    @Override public String name() {
        return "idle";
    }

    @Override public Phase at(int frame, int[] rounds) {
        return new Here(this, log.isIdle(frame) ? 1 : 0);
    }

    @Override public Phase twin() {
        return this;
    }

    @Override public Set<String> locals() {
        return Set.of();
    }

    private record Here(LogIdle idle, int elements) implements SelfReporting {
        @Override public String name() {
            return idle.name();
        }

        @Override public int size(State s) {
            return elements;
        }

        @Override public void run(State s, int sweep, int from, int to) {}

        @Override public Phase twin() {
            return this;
        }

        @Override public Set<String> locals() {
            return Set.of();
        }
    }
}
