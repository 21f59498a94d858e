package limber.engine.levels;

import limber.engine.Phase;
import limber.engine.State;

/// A phase that one thread runs at a time: for members on another way than the
/// usual one, which may add to counters of the whole.
final class OneAtATime implements Phase {
    private final Phase phase;

    OneAtATime(Phase phase) {
        this.phase = phase;
    }

    @Override public synchronized void run(State s, int round, int from, int to) {
        phase.run(s, round, from, to);
    }
}
