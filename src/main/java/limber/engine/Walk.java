package limber.engine;

import java.util.List;

/// A way through the blocks of one frame, phase by phase. It stands before a phase and knows the rounds around it; what
/// lies ahead is found by going on. It allocates nothing on its way.
final class Walk {
    /// The number of rounds of a loop that has not ended yet.
    static final int UNKNOWN = -1;

    private final List<Block> solver;
    private final List<Phase> skin;
    /// By depth: the blocks that are gone through, the place among them, and the loop around them with its rounds.
    private final List<? extends Block>[] bodies;
    private final Loop[] loops;
    private final int[] at, round, rounds;
    private int depth, step;

    @SuppressWarnings("unchecked") Walk(List<Block> solver, List<Phase> skin) {
        this.solver = solver;
        this.skin = skin;
        int levels = 1 + deepest(solver);
        bodies = new List[levels];
        loops = new Loop[levels];
        at = new int[levels];
        round = new int[levels];
        rounds = new int[levels];
    }

    private static int deepest(List<Block> blocks) {
        int most = 0;
        for (Block block : blocks) if (block instanceof Loop loop) most = Math.max(most, 1 + deepest(loop.body()));
        return most;
    }

    /// Goes to the first phase of the frame.
    void begin(State s) {
        depth = 0;
        step = 0;
        bodies[0] = solver;
        at[0] = 0;
        settle(s);
    }

    /// Goes on to the next phase, after this one has run.
    void next(State s) {
        step++;
        at[depth]++;
        settle(s);
    }

    /// Goes on from a place that may lie at the end of a body, or at a loop, to a phase or the end of the frame.
    private void settle(State s) {
        while (true) {
            if (at[depth] < bodies[depth].size()) {
                if (!(bodies[depth].get(at[depth]) instanceof Loop loop)) return;
                enter(loop, s);
            } else if (depth > 0) {
                again(s);
            } else if (bodies[0] == solver) {
                bodies[0] = skin;
                at[0] = 0;
            } else {
                return;
            }
        }
    }

    private void enter(Loop loop, State s) {
        boolean runs = switch (loop.rounds()) {
            case Rounds.Times times -> {
                rounds[depth + 1] = times.count().applyAsInt(s);
                yield rounds[depth + 1] > 0;
            }
            case Rounds.While found -> {
                rounds[depth + 1] = UNKNOWN;
                yield found.most() > 0 && found.goesOn().test(s);
            }
        };
        if (!runs) {
            at[depth]++;
            return;
        }
        depth++;
        bodies[depth] = loop.body();
        loops[depth] = loop;
        at[depth] = 0;
        round[depth] = 0;
    }

    /// At the end of a round: begins another one, or leaves the loop.
    private void again(State s) {
        int next = round[depth] + 1;
        boolean goesOn = switch (loops[depth].rounds()) {
            case Rounds.Times _ -> next < rounds[depth];
            case Rounds.While found -> next < found.most() && found.goesOn().test(s);
        };
        if (goesOn) {
            round[depth] = next;
            at[depth] = 0;
        } else {
            depth--;
            at[depth]++;
        }
    }

    /// Runs whole phases, from the beginning of this one, until `end` have run in this frame or the solver is done.
    ///
    /// @return whether it got to `end`
    boolean solve(State s, int end) {
        while (step < end && !solved()) {
            int fused = fused(s, end - step);
            if (fused == 0) {
                Phase phase = phase();
                int size = phase.size(s, sweep());
                if (size > 0) phase.run(s, sweep(), 0, size);
                next(s);
            } else {
                step += fused - 1;
                round[depth] += fused - 1;
                next(s);
            }
        }
        return step == end;
    }

    /// Runs several rounds of a loop of one phase at once, where the phase can.
    private int fused(State s, int most) {
        if (depth == 0 || bodies[depth].size() > 1 || rounds[depth] == UNKNOWN) return 0;
        int left = Math.min(most, rounds[depth] - round[depth]);
        return left < 2 ? 0 : phase().runSweeps(s, round[depth], left);
    }

    /// Whether all blocks of the solver have run.
    boolean solved() {
        return bodies[0] == skin;
    }

    /// Whether the whole frame has run.
    boolean done() {
        return solved() && at[0] >= skin.size();
    }

    /// The next phase; not at the end of the frame.
    Phase phase() {
        return (Phase) bodies[depth].get(at[depth]);
    }

    /// The number of the round as a phase takes it, from 0: that of the innermost loop.
    int sweep() {
        return depth == 0 ? 0 : round[depth];
    }

    /// Phases that have run in this frame.
    int step() {
        return step;
    }

    /// How many loops it stands in.
    int depth() {
        return depth;
    }

    /// @param level from 1, the outermost, to the depth
    Loop loop(int level) {
        return loops[level];
    }

    /// The round, from 1, in which it stands.
    int round(int level) {
        return round[level] + 1;
    }

    /// The number of rounds; [#UNKNOWN] where it is found by running.
    int rounds(int level) {
        return rounds[level];
    }
}
