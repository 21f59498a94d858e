package limber.engine.levels;

import java.util.Arrays;
import java.util.BitSet;
import limber.engine.Phase;
import limber.engine.State;
import limber.engine.levels.Tracer.Untraceable;
import org.jspecify.annotations.Nullable;

/// A phase that runs level by level on one state.
final class Sweep {
    final PreparedPhase ready;
    private final State state;
    private final Tables tables;
    private Compiled running;
    private final @Nullable Together together;
    /// By level: where members on another way follow.
    private int[] usualIn = {};
    /// What stays as it is in most rounds, and what it was when the tables were filled.
    private final double[][] slow, was;

    /// @param crew the threads that may share it; null for this thread alone
    Sweep(PreparedPhase ready, State state, int round, @Nullable ThreadTeam crew)
            throws Untraceable, ReflectiveOperationException {
        this.ready = ready;
        this.state = state;
        tables = new Tables(ready.code(), ready.trace(), state, ready.plan().order().length);
        slow = ready.trace().slow().stream().map(state::of).toArray(double[][]::new);
        was = new double[slow.length][];
        for (int i = 0; i < slow.length; i++) was[i] = slow[i].clone();
        running = arrange(round);
        together = crew != null && ready.shared() ? new Together(this, crew) : null;
    }

    /// Fills the tables level by level, in each the members that go the usual way first.
    private Compiled arrange(int round) throws Untraceable, ReflectiveOperationException {
        int[] order = ready.plan().order(), levels = ready.plan().levels();
        System.arraycopy(order, 0, tables.order, 0, order.length);
        tables.fill(ready.code(), ready.phase(), round);
        usualIn = new int[levels.length - 1];
        for (int level = 0; level + 1 < levels.length; level++) {
            int next = levels[level], end = levels[level + 1];
            for (int k = levels[level]; k < end; k++) if (tables.usual[k]) tables.order[next++] = order[k];
            usualIn[level] = next;
            for (int k = levels[level]; k < end; k++) if (!tables.usual[k]) tables.order[next++] = order[k];
        }
        BitSet shared = tables.part(tables.fill(ready.code(), ready.phase(), round));
        return Code.of(ready.phase().getClass(), ready.trace(), shared).compiled;
    }

    void run(int round) {
        if (changed()) refresh(round);
        if (together == null) alone(round);
        else together.run(round);
    }

    /// Runs all on this thread.
    void alone(int round) {
        int[] levels = ready.plan().levels();
        int begin = 0;
        for (int level = 0; level < usualIn.length; level++) {
            int end = levels[level + 1];
            // on one thread a level needs not wait for the one before
            if (usualIn[level] == end && end < tables.order.length) continue;
            members(ready.phase(), round, begin, usualIn[level]);
            others(ready.phase(), round, usualIn[level], end);
            begin = end;
        }
    }

    /// Runs a part of a level.
    ///
    /// @param asked runs those members that go another way
    void part(Phase asked, int round, int level, int part, int parts) {
        int begin = ready.plan().levels()[level], others = usualIn[level], end = ready.plan().levels()[level + 1];
        members(asked, round, cut(begin, others, part, parts), cut(begin, others, part + 1, parts));
        others(asked, round, cut(others, end, part, parts), cut(others, end, part + 1, parts));
    }

    private static int cut(int begin, int end, int part, int parts) {
        return begin + (int) ((long) (end - begin) * part / parts);
    }

    /// Runs members that go the usual way.
    ///
    /// @param asked runs those that turn out to go another way
    private void members(Phase asked, int round, int begin, int end) {
        running.run(asked, state, round, tables.numbers, tables.ofPhase, tables.ofPhaseWhole, tables.order, tables.at,
                tables.own, tables.kinds, begin, end);
    }

    /// Runs members that go another way.
    private void others(Phase asked, int round, int begin, int end) {
        for (int k = begin; k < end; k++) asked.run(state, round, tables.order[k], tables.order[k] + 1);
    }

    private boolean changed() {
        for (int i = 0; i < slow.length; i++) if (!Arrays.equals(slow[i], was[i])) return true;
        return false;
    }

    private void refresh(int round) {
        for (int i = 0; i < slow.length; i++) System.arraycopy(slow[i], 0, was[i], 0, was[i].length);
        try {
            running = arrange(round);
        } catch (Untraceable | ReflectiveOperationException e) {
            throw new IllegalStateException("code that was made before cannot be made again", e);
        }
    }
}
