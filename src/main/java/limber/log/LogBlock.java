package limber.log;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// A block of a frame as a log has it: a phase, or a loop of blocks. The frame itself is one, too.
final class LogBlock {
    final String name;
    /// How many loops are around it; the frame is at level 0, and so are the blocks in it.
    final int level;
    /// Of a loop: its blocks in the order in which they run.
    final List<LogBlock> body = new ArrayList<>();
    /// Of a loop: whether its blocks also run in another order, so that they take turns.
    boolean turns;
    /// Of a loop: the most rounds; of a phase: the most operations.
    int most;
    /// Of a loop: the most turns.
    int mostTurns = 1;
    /// Of a phase: the kind of its elements, empty for the whole.
    String of = "";
    /// Of a phase: names of the numbers that it computes.
    final Set<String> locals = new LinkedHashSet<>();
    /// Of a phase: how many numbers the last value of a name had.
    final Map<String, Integer> values = new HashMap<>();
    /// Its place among the blocks around it; -1 before it has one.
    int place = -1;
    /// The frame, then each loop on the way to it, and itself where it is one.
    final List<LogBlock> loops;
    /// The block at each level on the way to it, and itself.
    final List<LogBlock> way;

    private LogBlock(LogBlock around, String name, boolean loop, int level) {
        this.name = name;
        this.level = level;
        loops = loop ? with(around.loops) : around.loops;
        way = with(around.way);
    }

    private LogBlock() {
        name = "";
        level = 0;
        loops = List.of(this);
        way = List.of();
    }

    private List<LogBlock> with(List<LogBlock> those) {
        var all = new ArrayList<>(those);
        all.add(this);
        return List.copyOf(all);
    }

    static LogBlock frame() {
        return new LogBlock();
    }

    /// Whether it is a loop, or the frame.
    boolean isLoop() {
        return loops.getLast() == this;
    }

    /// A phase in this loop, or in this frame.
    LogBlock phase(String phase) {
        return new LogBlock(this, phase, false, level);
    }

    /// A loop in this one.
    LogBlock loop(String inner) {
        return new LogBlock(this, inner, true, level + 1);
    }

    /// A copy with all that is in it.
    ///
    /// @param copies receives the copy of each block in this one, and of this one
    LogBlock copy(Map<LogBlock, LogBlock> copies) {
        return copyInto(frame(), copies);
    }

    private LogBlock copyInto(LogBlock copy, Map<LogBlock, LogBlock> copies) {
        copies.put(this, copy);
        copy.turns = turns;
        copy.most = most;
        copy.mostTurns = mostTurns;
        copy.of = of;
        copy.locals.addAll(locals);
        copy.place = place;
        for (LogBlock b : body) copy.body.add(b.copyInto(b.isLoop() ? copy.loop(b.name) : copy.phase(b.name), copies));
        return copy;
    }

    /// Puts a block behind another one.
    ///
    /// @param at its place
    void insert(int at, LogBlock block) {
        body.add(at, block);
        for (int i = at; i < body.size(); i++) body.get(i).place = i;
    }
}
