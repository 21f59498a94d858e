package limber.engine.levels;

/// A sweep that threads run together: each has a part of every level, and waits for the others before the next one.
final class Together implements ThreadTeam.Job {
    private final ThreadTeam crew;
    private final Sweep sweep;
    private final OneAtATime others;
    private int round;

    Together(Sweep sweep, ThreadTeam crew) {
        this.sweep = sweep;
        this.crew = crew;
        others = new OneAtATime(sweep.ready.phase());
    }

    /// Runs the sweep, on this thread alone if the others are at work elsewhere.
    void run(int round) {
        this.round = round;
        if (!crew.run(this)) sweep.alone(round);
    }

    @Override public void part(int worker) {
        int last = sweep.ready.plan().depth() - 1;
        for (int level = 0; level <= last; level++) {
            sweep.part(others, round, level, worker, crew.size);
            if (level < last && !crew.meet(worker, level + 1)) return;
        }
    }
}
