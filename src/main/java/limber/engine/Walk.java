package limber.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/// A walk through the blocks of one frame, phase by phase. It stands before a phase and knows the rounds around it;
/// what lies ahead is found by running. It allocates nothing on its way.
///
/// The walker runs the phases: between two calls of [#next] it must run the whole phase.
public final class Walk {
    /// The number of rounds of a loop that has not ended yet.
    private static final int UNKNOWN = -1;
    /// Gives nothing up.
    public static final BooleanSupplier NEVER = () -> false;

    private final Schedule schedule;
    private final Runner runner;
    /// By depth: the blocks that are gone through, the place among them, and the loop around them with its round, its
    /// rounds, its number among the loops entered in this frame, and among those whose length is found.
    private final List<? extends Block>[] bodies;
    private final Loop[] loops;
    private final int[] at, round, rounds, entry, found;
    private int depth, step, entries, substep, frame;
    private boolean solved;
    /// The phase that it stands before, as it is at this place.
    private @Nullable Phase here;
    /// The place and size of the last phase with elements that has run in this frame; its size is 0 if there is none.
    private int lastStep, lastSize;
    /// The rounds of each loop whose length was found in this frame, in the order in which they were entered; negative
    /// where the limit ended it.
    private int[] counts = new int[4];
    private int counted;

    /// A walk that runs phases as they are.
    public Walk(Schedule schedule) {
        this(schedule, Runner.PLAIN);
    }

    /// @param runner runs the whole phases of [#solve]
    @SuppressWarnings("unchecked") public Walk(Schedule schedule, Runner runner) {
        this.schedule = schedule;
        this.runner = runner;
        int levels = 1 + deepest(schedule.solver());
        bodies = new List[levels];
        loops = new Loop[levels];
        at = new int[levels];
        round = new int[levels];
        rounds = new int[levels];
        entry = new int[levels];
        found = new int[levels];
        bodies[0] = schedule.solver();
    }

    private Walk(Walk o, Runner runner) {
        schedule = o.schedule;
        this.runner = runner;
        bodies = o.bodies.clone();
        loops = o.loops.clone();
        at = o.at.clone();
        round = o.round.clone();
        rounds = o.rounds.clone();
        entry = o.entry.clone();
        found = o.found.clone();
        depth = o.depth;
        step = o.step;
        entries = o.entries;
        substep = o.substep;
        frame = o.frame;
        here = o.here;
        solved = o.solved;
        lastStep = o.lastStep;
        lastSize = o.lastSize;
        counts = o.counts.clone();
        counted = o.counted;
    }

    /// An independent walk at the same place.
    public Walk copy() {
        return new Walk(this, runner.another());
    }

    public Schedule schedule() {
        return schedule;
    }

    /// A walk through another schedule, with the same runner.
    public Walk follow(Schedule other) {
        return new Walk(other, runner);
    }

    /// The same, which runs phases as they are.
    public Walk plain() {
        return new Walk(this, Runner.PLAIN);
    }

    private static int deepest(List<Block> blocks) {
        int most = 0;
        for (Block block : blocks) if (block instanceof Loop loop) most = Math.max(most, 1 + deepest(loop.body()));
        return most;
    }

    /// Goes to the first phase of a frame that is like any other.
    public void begin(State s) {
        begin(s, 1);
    }

    /// Goes to the first phase of the frame.
    ///
    /// @param number of the frame, from 1, for those phases that differ from frame to frame; see [Placed]
    public void begin(State s, int number) {
        frame = number;
        depth = 0;
        step = 0;
        entries = 0;
        substep = 1;
        counted = 0;
        solved = false;
        lastSize = 0;
        bodies[0] = schedule.solver();
        at[0] = 0;
        settle(s);
    }

    /// Goes on to the next phase.
    ///
    /// @param size the elements of this one, all of which have run
    public void next(State s, int size) {
        if (size > 0) {
            lastStep = step;
            lastSize = size;
        }
        step++;
        at[depth]++;
        settle(s);
    }

    /// Goes on from a place that may lie at the end of a body, or at a loop, to a phase or the end of the frame.
    private void settle(State s) {
        while (true) {
            if (at[depth] < bodies[depth].size()) {
                switch (bodies[depth].get(at[depth])) {
                    case Loop loop -> enter(loop, s);
                    case Phase phase -> {
                        here = phase instanceof Placed placed ? placed.at(frame, rounds()) : phase;
                        return;
                    }
                }
            } else if (depth > 0) {
                again(s);
            } else if (!solved) {
                solved = true;
                bodies[0] = schedule.skin();
                at[0] = 0;
            } else {
                return;
            }
        }
    }

    /// The rounds of the loops here, from the outermost in, each from 0.
    private int[] rounds() {
        return Arrays.copyOfRange(round, 1, depth + 1);
    }

    private void enter(Loop loop, State s) {
        boolean runs = switch (loop.rounds()) {
            case Rounds.Times times -> {
                rounds[depth + 1] = times.count().applyAsInt(s);
                yield rounds[depth + 1] > 0;
            }
            case Rounds.While search -> {
                rounds[depth + 1] = UNKNOWN;
                found[depth + 1] = open();
                yield search.goesOn().test(s);
            }
            case Rounds.Placed placed -> {
                rounds[depth + 1] = placed.count().at(frame, rounds());
                yield rounds[depth + 1] > 0;
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
        entry[depth] = ++entries;
    }

    /// Makes room for one more loop whose length is found.
    private int open() {
        if (counted == counts.length) counts = Arrays.copyOf(counts, 2 * counted);
        counts[counted] = 0;
        return counted++;
    }

    /// At the end of a round: begins another one, or leaves the loop.
    private void again(State s) {
        int next = round[depth] + 1;
        boolean goesOn = switch (loops[depth].rounds()) {
            case Rounds.Times _,Rounds.Placed _ -> next < rounds[depth];
            case Rounds.While search -> {
                boolean wanted = search.goesOn().test(s), capped = wanted && next >= search.most();
                counts[found[depth]] = capped ? -next : next;
                yield wanted && !capped;
            }
        };
        if (goesOn) {
            round[depth] = next;
            at[depth] = 0;
            if (substeps()) substep++;
        } else {
            depth--;
            at[depth]++;
        }
    }

    private boolean substeps() {
        return loops[depth].name().equals(Loop.SUBSTEP);
    }

    /// Runs all of the solver.
    public void solve(State s) {
        begin(s);
        solve(s, Integer.MAX_VALUE);
    }

    /// Runs whole phases, from the beginning of this one, until `end` have run in this frame or the solver is done.
    public void solve(State s, int end) {
        solve(s, end, NEVER);
    }

    /// The same, given up between two phases.
    ///
    /// @return whether it got there
    public boolean solve(State s, int end, BooleanSupplier stop) {
        while (step < end && !solved()) {
            if (stop != NEVER && stop.getAsBoolean()) return false;
            int fused = fused(s, end - step);
            if (fused > 0) {
                step += fused - 1;
                round[depth] += fused - 1;
            }
            int size = size(s);
            if (fused == 0 && size > 0) runner.run(phase(), s, index(), size);
            next(s, size);
        }
        return true;
    }

    /// Runs several rounds of a loop of one phase at once, where the phase can.
    private int fused(State s, int most) {
        if (depth == 0 || bodies[depth].size() > 1 || rounds[depth] == UNKNOWN) return 0;
        int left = Math.min(most, rounds[depth] - round[depth]);
        return left < 2 ? 0 : phase().runSweeps(s, round[depth], left);
    }

    /// Whether all blocks of the solver have run.
    public boolean solved() {
        return solved;
    }

    /// Whether the whole frame has run.
    public boolean done() {
        return solved() && at[0] >= schedule.skin().size();
    }

    /// The next phase; not at the end of the frame.
    public Phase phase() {
        return Objects.requireNonNull(here);
    }

    /// The number of the innermost round as a phase takes it: from 0, and 0 outside loops.
    public int index() {
        return depth == 0 ? 0 : round[depth];
    }

    /// Elements of the next phase.
    public int size(State s) {
        return phase().size(s, index());
    }

    /// Phases that have run in this frame.
    public int step() {
        return step;
    }

    /// The place of the last phase with elements that has run in this frame.
    public int lastStep() {
        return lastStep;
    }

    /// Its number of elements; 0 if there is none.
    public int lastSize() {
        return lastSize;
    }

    /// A number that phases of one step of this size share, and that differs from that of the step before.
    public long key(StepSize size) {
        if (size.equals(StepSize.FRAME)) return 0;
        if (size.equals(StepSize.SUBSTEP)) return substep;
        for (int level = 1; level <= depth; level++) {
            if (loops[level].name().equals(size.word())) return (long) entry[level] << Integer.SIZE | round[level];
            if (size.equals(StepSize.PHASE) && !Schedule.around(loops[level]))
                return (long) entry[level] << Integer.SIZE;
        }
        return -1 - step;
    }

    /// The phase with the rounds around it.
    ///
    /// @param known the rounds of loops whose length is found, where the frame has been run before; see [#found]
    public Slot slot(int[] known) {
        var around = new ArrayList<Round>();
        var within = new ArrayList<Round>();
        for (int level = 1; level <= depth; level++)
            (Schedule.around(loops[level]) ? around : within).add(round(level, known));
        return new Slot(phase(), List.copyOf(around), List.copyOf(within), solved());
    }

    private Round round(int level, int[] known) {
        int count = rounds[level];
        boolean capped = false;
        if (count == UNKNOWN) {
            count = found[level] < known.length ? known[found[level]] : 0;
            capped = count < 0;
        }
        return new Round(loops[level].name(), round[level] + 1, Math.abs(count), capped);
    }

    /// The rounds of each loop whose length was found in this frame, in the order in which they were entered; negative
    /// where the limit ended it. Complete once the solver is done.
    public int[] found() {
        return Arrays.copyOf(counts, counted);
    }
}
