package limber.log;

import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import limber.engine.Phase;
import limber.engine.Placed;
import limber.engine.State;
import limber.engine.watch.SelfReporting;

/// A phase of a log. At each place of a run it has the operations that the log tells there.
record LoggedPhase(StepsLog log, LogBlock block) implements Placed, SelfReporting {
    @Override public String name() {
        return block.name;
    }

    @Override public String of() {
        return block.of;
    }

    /// The most that it has anywhere.
    @Override public int size(State s) {
        return block.most;
    }

    @Override public Phase at(int frame, int[] rounds) {
        LogContent.Operations here = log.content().operations(frame, block, LogSchedule.at(block, rounds));
        return new Here(this, here.first(), here.end(), false);
    }

    @Override public Phase twin() {
        return this;
    }

    @Override public Set<String> locals() {
        return Set.copyOf(block.locals);
    }

    @Override public Optional<String> sourceText() {
        return log.text();
    }

    @Override public Optional<String> sourceFile() {
        return log.header().source();
    }

    /// The phase at one place.
    ///
    /// @param first,end its operations, from the first up to the end
    /// @param tells whether it tells what it does
    private static final class Here implements SelfReporting {
        private final LoggedPhase phase;
        private final int first, end;
        private final boolean tells;

        Here(LoggedPhase phase, int first, int end, boolean tells) {
            this.phase = phase;
            this.first = first;
            this.end = end;
            this.tells = tells;
        }

        @Override public String name() {
            return phase.name();
        }

        @Override public String of() {
            return phase.of();
        }

        @Override public int size(State s) {
            return end - first;
        }

        @Override public int element(State s, int sweep, int i) {
            return Math.max(0, phase.log.element(first + i));
        }

        @Override public void run(State s, int sweep, int from, int to) {
            phase.log.run(s, first + from, first + to, tells);
        }

        @Override public Phase twin() {
            return new Here(phase, first, end, true);
        }

        @Override public Set<String> locals() {
            return phase.locals();
        }

        @Override public Optional<String> sourceText() {
            return phase.sourceText();
        }

        @Override public Optional<String> sourceFile() {
            return phase.sourceFile();
        }

        @Override public boolean equals(Object o) {
            return o instanceof Here other && phase.equals(other.phase) && first == other.first && end == other.end
                    && tells == other.tells;
        }

        @Override public int hashCode() {
            return Arrays.hashCode(new int[]{first, end});
        }
    }
}
