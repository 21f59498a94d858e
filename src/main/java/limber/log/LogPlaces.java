package limber.log;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import limber.engine.text.BadInput;

/// An index of a log: which operations lie at which place of a run. Operations one after another of one phase in one
/// round are a **run** of it. How the loops nest and in which order phases come is found from the log; where the same
/// blocks come in another order, they take turns, and the loop `turn` counts them.
final class LogPlaces {
    private static final int MOST_BLOCKS = 200;
    /// The most rounds of a loop without an operation before one that has some: a run goes through each.
    private static final int MOST_EMPTY = 1000;
    /// The most frames in a row without an operation; a larger gap is a slip of the pen.
    private static final int MOST_IDLE = 100_000;

    /// A place in a frame: the rounds of all loops around it.
    ///
    /// @param turns by level, from 0
    /// @param rounds by level, from 1; that of the frame is 0
    record At(int[] turns, int[] rounds) {}

    private final int loops;
    private final LogBlock frame = LogBlock.frame();
    private final Map<Long, LogBlock> loopsByMask = new HashMap<>();
    private final List<LogBlock> phases = new ArrayList<>();
    /// By loop, its phases by name.
    private final Map<LogBlock, Map<String, Integer>> numbers = new HashMap<>();
    private final List<String> names;

    /// The first run of each frame.
    private final IntList frames = new IntList();
    /// A row for each run: its first operation, its phase, its rounds and its turns by level.
    private final IntList runs = new IntList();

    // ---- the place that was added last ----
    private final LogBlock[] way;
    private final int[] round, turn, at;
    private int depth, lastPhase = -1, operations;

    /// @param names of the loops, from the outermost in
    LogPlaces(List<String> names) {
        this.names = names;
        loops = names.size();
        way = new LogBlock[loops + 1];
        round = new int[loops + 1];
        turn = new int[loops + 1];
        at = new int[loops + 1];
        way[0] = frame;
        loopsByMask.put(0L, frame);
    }

    /// The block of the frame.
    LogBlock frame() {
        return frame;
    }

    /// How many frames there are.
    int frames() {
        return frames.size();
    }

    // ---- making it ----

    /// Adds the next operation.
    ///
    /// @return its phase
    /// @throws BadInput if it cannot follow
    LogBlock add(LogLine line) {
        if (line.frame() < frames()) throw line.bad("frame " + line.frame() + " follows frame " + frames()
                + "; that one, or a later one, would be right");
        if (line.frame() > frames() + 1 + MOST_IDLE) throw line.bad("frame " + line.frame() + " follows frame "
                + frames() + ", with more than " + MOST_IDLE + " frames without an operation between them; frames that "
                + "are counted one by one would be right");
        boolean begins = line.frame() > frames();
        if (begins) {
            while (frames() < line.frame()) frames.add(size()); // those that are left out have no operations
            depth = 0;
            turn[0] = 0;
            at[0] = -1;
            lastPhase = -1;
        }
        LogBlock loop = loop(line.rounds());
        int phase = phase(loop, line);
        if (phase != lastPhase || !sameRounds(loop, line.rounds())) {
            go(loop, line, phases.get(phase));
            lastPhase = phase;
            addRun(phase);
        }
        operations++;
        LogBlock block = phases.get(phase);
        block.most = Math.max(block.most, operations - runs.get(stride() * (size() - 1)));
        return block;
    }

    /// No more operations follow.
    void trim() {
        runs.trim();
        frames.trim();
    }

    private int stride() {
        return 2 + loops + loops + 1;
    }

    private void addRun(int phase) {
        runs.add(operations);
        runs.add(phase);
        for (int l = 1; l <= loops; l++) runs.add(l <= depth ? round[l] : 0);
        for (int l = 0; l <= loops; l++) runs.add(l <= depth ? turn[l] : 0);
    }

    /// The innermost loop of an operation.
    private LogBlock loop(int[] rounds) {
        LogBlock loop = frame;
        long mask = 0;
        for (int i = 0; i < loops; i++) {
            if (rounds[i] == 0) continue;
            mask |= 1L << i;
            LogBlock outer = loop;
            String name = names.get(i);
            loop = loopsByMask.computeIfAbsent(mask, _ -> outer.loop(name));
        }
        return loop;
    }

    private int phase(LogBlock loop, LogLine line) {
        Map<String, Integer> known = numbers.computeIfAbsent(loop, _ -> new HashMap<>());
        Integer number = known.get(line.phase());
        if (number != null) return number;
        if (phases.size() == MOST_BLOCKS)
            throw line.bad("there are more than " + MOST_BLOCKS + " phases; fewer would be right");
        phases.add(loop.phase(line.phase()));
        known.put(line.phase(), phases.size() - 1);
        return phases.size() - 1;
    }

    private boolean sameRounds(LogBlock loop, int[] rounds) {
        if (loop != way[depth]) return false;
        for (int i = 0, l = 0; i < loops; i++) if (rounds[i] != 0 && round[++l] != rounds[i]) return false;
        return true;
    }

    /// Goes from the last place to the next one.
    private void go(LogBlock loop, LogLine line, LogBlock phase) {
        List<LogBlock> loops = loop.loops;
        int[] next = Arrays.stream(line.rounds()).filter(r -> r > 0).toArray();
        int last = loops.size() - 1, l = 0;
        while (l < last && l < depth && way[l + 1] == loops.get(l + 1) && round[l + 1] == next[l]) l++;
        if (l < last && l < depth && way[l + 1] == loops.get(l + 1) && round[l + 1] < next[l])
            begin(++l, loops, next, line);
        while (l < last) {
            advance(l, loops.get(l + 1));
            round[l + 1] = 0;
            begin(++l, loops, next, line);
        }
        advance(last, phase);
        depth = last;
    }

    /// Begins a round, after the last one of this loop, or the first one.
    private void begin(int level, List<LogBlock> loops, int[] next, LogLine line) {
        way[level] = loops.get(level);
        if (next[level - 1] > round[level] + 1 + MOST_EMPTY) throw line.bad(way[level].name + " " + next[level - 1]
                + " comes after " + round[level] + "; rounds that are counted one by one would be right");
        round[level] = next[level - 1];
        way[level].most = Math.max(way[level].most, round[level]);
        turn[level] = 0;
        at[level] = -1;
    }

    /// Goes on to a block of the loop at a level: a later one, or one for which another turn begins.
    private void advance(int level, LogBlock block) {
        LogBlock loop = way[level];
        if (block.place < 0) loop.insert(at[level] + 1, block);
        else if (block.place <= at[level]) {
            turn[level]++;
            loop.turns = true;
            loop.mostTurns = Math.max(loop.mostTurns, turn[level] + 1);
        }
        at[level] = block.place;
    }

    // ---- asking it ----

    /// Whether a frame of the log has no operation.
    ///
    /// @param number from 1
    boolean isIdle(int number) {
        return number < frames() && frames.get(number - 1) == frames.get(number); // the last one has some
    }

    boolean anyIdle() {
        return IntStream.rangeClosed(1, frames()).anyMatch(this::isIdle);
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

    /// The run of a phase at a place; -1 where it has no operations there.
    ///
    /// @param number of the frame, from 1
    int run(int number, LogBlock phase, At place) {
        int run = last(number, phase, place, phase.level, true);
        return run >= 0 && compare(run, phase, place, phase.level, true) == 0 ? run : -1;
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
        int start = frames.get(number - 1), low = start - 1, high = number < frames() ? frames.get(number) : size();
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
