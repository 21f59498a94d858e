package limber.engine.run;

import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.Map;
import limber.engine.Channel;
import limber.engine.State;
import limber.engine.watch.StoreLog;

/// The reads of an operation of a user's solver that no twin reports, such as those of Java's library. It is done again
/// with other numbers in all that it is not known to read: what it stores is then the same, or it read one of them.
final class HiddenReads extends StoreLog {
    /// Another number in the place of each, near enough for loops that go on until something is small.
    private static final double FACTOR = 1.25, MORE = 0.5;

    private final Map<Object, BitSet> loads = new IdentityHashMap<>(), stores = new IdentityHashMap<>();
    private int line;

    private HiddenReads() {}

    /// Runs operations through their twin, see [Run#watched].
    ///
    /// @throws OperationFailure if one reads what is not reported
    static void watch(Run run, StoreLog to, int end) {
        Run before = run.unguarded(), listened = run.unguarded();
        run.watched(true, to, end);
        var heard = new HiddenReads();
        listened.watched(true, heard, end);
        for (Channel c : before.state().channels()) {
            if (c.whole()) continue;
            Run other = before.unguarded();
            if (heard.change(other.state().of(c), listened.state().of(c))
                    && heard.differs(other, listened, end))
                throw OperationFailure.refused(before, heard.line, "it reads " + c.name()
                        + " by a load that cannot be seen, such as one of Java's library; a loop in a phase or in a "
                        + "class of the folder would be right");
        }
    }

    /// Changes what is not known to be read.
    ///
    /// @param array the same channel of the run that was heard
    /// @return whether there is any
    private boolean change(double[] values, double[] array) {
        BitSet read = loads.getOrDefault(array, new BitSet());
        for (int i = read.nextClearBit(0); i < values.length; i = read.nextClearBit(i + 1))
            values[i] = FACTOR * values[i] + MORE;
        return read.nextClearBit(0) < values.length;
    }

    private boolean differs(Run other, Run run, int end) {
        try {
            other.frame().runHere(end);
        } catch (RuntimeException e) {
            return true; // it ended otherwise
        }
        State a = other.state(), b = run.state();
        return a.channels().stream().filter(c -> !c.whole()).anyMatch(c -> stores
                .getOrDefault(b.of(c), new BitSet()).stream()
                .anyMatch(i -> Double.compare(a.of(c)[i], b.of(c)[i]) != 0));
    }

    @Override protected void noted(int at, String name, double value) {}

    @Override protected void stored(int at, Object array, int index, double was, double is) {
        if (stores.isEmpty()) line = at;
        stores.computeIfAbsent(array, _ -> new BitSet()).set(index);
    }

    @Override protected void loaded(int at, Object array, int index) {
        loads.computeIfAbsent(array, _ -> new BitSet()).set(index);
    }
}
