package limber.log;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import limber.engine.text.BadInput;

/// The places of the operations of a log, as they are added: its blocks, and an index of its frames. How the loops nest
/// and in which order phases come is found from the log; where the same blocks come in another order, they take turns,
/// and the loop `turn` counts them.
final class LogPlaces {
    private static final int MOST_BLOCKS = 200;
    /// The most rounds of a loop without an operation before one that has some: a run goes through each.
    private static final int MOST_EMPTY = 1000;
    /// The most frames in a row without an operation; a larger gap is a slip of the pen.
    private static final int MOST_IDLE = 100_000;

    private final int loops;
    private final LogBlock frame = LogBlock.frame();
    private final Map<Long, LogBlock> loopsByMask = new HashMap<>();
    private final List<LogBlock> phases = new ArrayList<>();
    /// By loop, its phases by name.
    private final Map<LogBlock, Map<String, Integer>> numbers = new HashMap<>();
    private final List<String> names;
    private LogIndex index;

    // ---- the place that was added last ----
    private final LogBlock[] way;
    private final int[] round, turn, at;
    private int depth, lastPhase = -1;

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
        index = new LogIndex(loops, 0, 0, phases);
    }

    /// The block of the frame.
    LogBlock frame() {
        return frame;
    }

    /// The blocks as they are now, which do not change when operations are added.
    Blocks copy() {
        var copies = new HashMap<LogBlock, LogBlock>();
        LogBlock top = frame.copy(copies);
        return new Blocks(top, phases.stream().map(copies::get).toList());
    }

    /// The blocks of a log.
    ///
    /// @param frame that of the frame, with all others in it
    /// @param phases by number
    record Blocks(LogBlock frame, List<LogBlock> phases) {}

    /// How many frames there are.
    int frames() {
        return index.frames();
    }

    /// The index of them, or of those since it was cut.
    LogIndex index() {
        return index;
    }

    /// Frames to come go to an index of their own.
    void cut() {
        index = new LogIndex(loops, index.frames(), index.end(), phases);
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
            while (frames() < line.frame()) index.frame(); // those that are left out have no operations
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
            index.run(phase, depth, round, turn);
        }
        LogBlock block = phases.get(phase);
        block.most = Math.max(block.most, index.operation());
        return block;
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
}
