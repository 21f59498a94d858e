package limber.judge;

import java.util.Arrays;
import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;

/// A phase whose elements are worked on in another order.
///
/// @param order all of its elements, as they follow each other
record Ordered(Phase phase, int[] order) implements Phase {
    @Override public String name() { return phase.name(); }
    @Override public String of() { return phase.of(); }
    @Override public Formula formula() { return phase.formula(); }
    @Override public int size(State s) { return phase.size(s); }
    @Override public int size(State s, int sweep) { return phase.size(s, sweep); }
    @Override public int element(State s, int sweep, int i) { return order[i]; }

    @Override public void run(State s, int sweep, int from, int to) {
        var at = new int[order.length];
        for (int i = 0; i < at.length; i++) at[phase.element(s, sweep, i)] = i;
        for (int i = from; i < to; i++) {
            int place = at[order[i]];
            phase.run(s, sweep, place, place + 1);
        }
    }

    @Override public boolean equals(Object o) {
        return o instanceof Ordered other && phase.equals(other.phase)
                && Arrays.equals(order, other.order);
    }

    @Override public int hashCode() { return Arrays.hashCode(order); }
    @Override public String toString() { return name() + " in another order"; }
}
