package limber.engine;

/// A way to run whole phases: as they are, or faster to the same bits.
public interface Runner {
    /// Runs each phase as it is.
    Runner PLAIN = new Runner() {
        @Override public void run(Phase phase, State s, int round, int size) {
            phase.run(s, round, 0, size);
        }

        @Override public Runner another() {
            return this;
        }
    };

    /// Runs all elements of a phase.
    ///
    /// @param round as the phase takes it
    /// @param size of the phase in this round, not 0
    void run(Phase phase, State s, int round, int size);

    /// One for a copy of the state that another thread runs.
    Runner another();
}
