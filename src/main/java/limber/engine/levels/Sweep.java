package limber.engine.levels;

import java.util.BitSet;
import limber.engine.Phase;
import limber.engine.State;
import limber.engine.levels.Tracer.Untraceable;

/// A phase that runs level by level on one state.
final class Sweep {
    final Ready ready;
    private final State state;
    private final Tables tables;
    private Compiled running;
    /// By level: the end of its members that go the usual way; the others follow.
    private final int[] usualTo;
    /// What stays as it is in most rounds, and what it was when the tables were filled.
    private final double[][] slow, was;

    Sweep(Ready ready, State state, int round) throws Untraceable, ReflectiveOperationException {
        this.ready = ready;
        this.state = state;
        tables = new Tables(ready.code(), ready.trace(), state, ready.plan().order().length);
        usualTo = new int[ready.plan().levels().length - 1];
        slow = ready.trace().slow().stream().map(state::of).toArray(double[][]::new);
        was = new double[slow.length][];
        for (int i = 0; i < slow.length; i++) was[i] = slow[i].clone();
        running = arrange(round);
    }

    /// Fills the tables level by level, in each the members that go the usual way first.
    private Compiled arrange(int round) throws Untraceable, ReflectiveOperationException {
        int[] order = ready.plan().order(), levels = ready.plan().levels();
        System.arraycopy(order, 0, tables.order, 0, order.length);
        tables.fill(ready.code(), ready.phase(), round);
        for (int level = 0; level < usualTo.length; level++) {
            int to = levels[level], end = levels[level + 1];
            for (int k = levels[level]; k < end; k++) if (tables.usual[k]) tables.order[to++] = order[k];
            usualTo[level] = to;
            for (int k = levels[level]; k < end; k++) if (!tables.usual[k]) tables.order[to++] = order[k];
        }
        BitSet shared = tables.part(tables.fill(ready.code(), ready.phase(), round));
        return Code.of(ready.phase().getClass(), ready.trace(), shared).compiled;
    }

    void run(int round) {
        if (changed()) refresh(round);
        Phase phase = ready.phase();
        int[] order = tables.order, levels = ready.plan().levels();
        for (int level = 0; level < usualTo.length; level++) {
            int to = usualTo[level], end = levels[level + 1];
            running.run(phase, state, round, tables.numbers, tables.ofPhase, tables.ofPhaseWhole, order,
                    tables.at, tables.own,
                    tables.kinds, levels[level], to);
            for (int k = to; k < end; k++) phase.run(state, round, order[k], order[k] + 1);
        }
    }

    private boolean changed() {
        for (int i = 0; i < slow.length; i++) if (!State.sameBits(slow[i], was[i])) return true;
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
