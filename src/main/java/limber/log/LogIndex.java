package limber.log;

import java.util.List;
import java.util.stream.IntStream;

/// An index of frames one after another of a log: the runs of operations in each, in order. A **run** is operations one
/// after another of one phase in one round.
final class LogIndex {
    /// A place in a frame: the rounds of all loops around it.
    ///
    /// @param turns by level, from 0
    /// @param rounds by level, from 1; that of the frame is 0
    record At(int[] turns, int[] rounds) {}

    private final int loops, before;
    private final List<LogBlock> phases;
    /// The first run of each frame.
    private final IntList frames;
    /// A row for each run: its first operation, its phase, its rounds and its turns by level.
    private final IntList runs;
    private int operations;

    /// @param loops how many the log names
    /// @param before frames before its first one
    /// @param operations before its first one
    /// @param phases by number
    LogIndex(int loops, int before, int operations, List<LogBlock> phases) {
        this(loops, before, operations, phases, new IntList(), new IntList());
    }

    private LogIndex(int loops, int before, int operations, List<LogBlock> phases, IntList frames, IntList runs) {
        this.loops = loops;
        this.before = before;
        this.operations = operations;
        this.phases = phases;
        this.frames = frames;
        this.runs = runs;
    }

    // ---- making it ----

    /// Begins the frame after the last one.
    void frame() {
        frames.add(size());
    }

    /// Begins a run of a phase.
    ///
    /// @param depth how many loops are around it
    void run(int phase, int depth, int[] round, int[] turn) {
        runs.add(operations);
        runs.add(phase);
        for (int l = 1; l <= loops; l++) runs.add(l <= depth ? round[l] : 0);
        for (int l = 0; l <= loops; l++) runs.add(l <= depth ? turn[l] : 0);
    }

    /// Adds an operation to the last run.
    ///
    /// @return how many that has
    int operation() {
        operations++;
        return operations - runs.get(stride() * (size() - 1));
    }

    /// No more operations follow.
    void trim() {
        runs.trim();
        frames.trim();
    }

    /// What is there now, which does not change when more is added here.
    LogIndex view() {
        return new LogIndex(loops, before, operations, phases, frames.view(), runs.view());
    }

    /// What is there before the last frame.
    LogIndex viewOfComplete() {
        int last = frames.size() - 1, run = frames.get(last);
        return new LogIndex(loops, before, first(run), phases, frames.view(last), runs.view(stride() * run));
    }

    /// The same frames among other phases.
    LogIndex with(List<LogBlock> others) {
        return new LogIndex(loops, before, operations, others, frames, runs);
    }

    // ---- asking it ----

    /// Frames before its first one.
    int before() {
        return before;
    }

    /// The last frame.
    int frames() {
        return before + frames.size();
    }

    /// One past its last operation.
    int end() {
        return operations;
    }

    /// Bytes that it takes.
    long bytes() {
        return 4L * (frames.size() + runs.size());
    }

    private int stride() {
        return 2 + loops + loops + 1;
    }

    private int start(int number) {
        return frames.get(number - 1 - before);
    }

    /// Whether a frame of the log has no operation.
    ///
    /// @param number from 1
    boolean isIdle(int number) {
        return start(number) == (number < frames() ? start(number + 1) : size());
    }

    boolean anyIdle() {
        return IntStream.rangeClosed(before + 1, frames()).anyMatch(this::isIdle);
    }

    /// How many runs there are.
    int size() {
        return runs.size() / stride();
    }

    /// The first operation of a run.
    int first(int run) {
        return run < size() ? runs.get(stride() * run) : operations;
    }

    private LogBlock phase(int run) {
        return phases.get(runs.get(stride() * run + 1));
    }

    private int round(int run, int level) {
        return runs.get(stride() * run + 1 + level);
    }

    private int turn(int run, int level) {
        return runs.get(stride() * run + 2 + loops + level);
    }

    /// The operations of a phase at a place.
    ///
    /// @param number of the frame, from 1
    LogContent.Operations operations(int number, LogBlock phase, At place) {
        int run = last(number, phase, place, phase.level, true);
        return run >= 0 && compare(run, phase, place, phase.level, true) == 0
                ? new LogContent.Operations(first(run), first(run + 1))
                : LogContent.Operations.NONE;
    }

    /// The rounds of a loop at a place.
    ///
    /// @param place of the loop around it
    int rounds(int number, LogBlock loop, At place) {
        int outer = loop.level - 1, run = last(number, loop, place, outer, true);
        return run >= 0 && compare(run, loop, place, outer, true) == 0 ? round(run, loop.level) : 0;
    }

    /// The turns that the blocks of a loop, or of the frame, take in a round of it.
    int turns(int number, LogBlock loop, At place) {
        int run = last(number, loop, place, loop.level, false);
        return run >= 0 && compare(run, loop, place, loop.level, false) == 0 ? turn(run, loop.level) + 1 : 0;
    }

    /// The last run of a frame that does not come behind a place; -1 if there is none.
    private int last(int number, LogBlock block, At place, int level, boolean inside) {
        if (number > frames()) return -1;
        int start = start(number), low = start - 1, high = number < frames() ? start(number + 1) : size();
        while (high - low > 1) {
            int middle = (low + high) >>> 1;
            if (compare(middle, block, place, level, inside) <= 0) low = middle;
            else high = middle;
        }
        return low < start ? -1 : low;
    }

    /// How a run lies to a place, in the order of the frame.
    ///
    /// @param block of the place
    /// @param level of the innermost loop whose round counts
    /// @param inside whether the turn in that round, and the block there, count too
    private int compare(int run, LogBlock block, At place, int level, boolean inside) {
        List<LogBlock> its = phase(run).way, mine = block.way;
        for (int l = 0;; l++) {
            if (l > 0 && round(run, l) != place.rounds()[l]) return round(run, l) - place.rounds()[l];
            if (l == level && !inside) return 0;
            if (turn(run, l) != place.turns()[l]) return turn(run, l) - place.turns()[l];
            int apart = its.get(l).place - mine.get(l).place;
            if (apart != 0 || l == level) return apart;
        }
    }
}
