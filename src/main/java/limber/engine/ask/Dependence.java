package limber.engine.ask;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import limber.engine.Components;
import limber.engine.Cursor;
import limber.engine.Phase;
import limber.engine.Slot;
import limber.engine.State;
import limber.engine.run.Operations;
import limber.engine.run.Run;
import limber.engine.watch.Explanation;
import limber.engine.watch.Read;
import limber.engine.watch.StoreLog;

/// A test of what a result of an operation depends on: each number that it read, and each that its phase was made with,
/// is replaced in turn by no number, by infinity, 0 and 1, and the operation is done again.
final class Dependence {
    private static final double[] OTHERS = {Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 0, 1};

    private final Run before;
    private final Phase phase;
    private final Function<Explanation, Optional<double[]>> result;
    private final Optional<double[]> expected;

    /// @param before a run that stands before the operation, in a frame that has begun
    /// @param result read off the operation
    Dependence(Run before, Function<Explanation, Optional<double[]>> result) {
        this.before = before;
        this.result = result;
        phase = before.slot().phase();
        expected = result.apply(before.explain());
    }

    /// Whether it depends on an element that the operation read.
    boolean on(Read read) {
        if (read.channel().equals(State.TRIANGLES)) return true;
        return Arrays.stream(OTHERS).anyMatch(other -> differs(phase, s -> {
            int width = read.value().length;
            var others = new double[width];
            Arrays.fill(others, other);
            s.put(s.channel(read.channel()).orElseThrow(), read.element() * width, others);
        }));
    }

    /// Whether it depends on a number that the phase was made with.
    boolean on(String component) {
        return Arrays.stream(OTHERS).anyMatch(other -> Components.with(phase, component, other)
                .map(changed -> differs(changed, _ -> {})).orElse(true));
    }

    private boolean differs(Phase as, Consumer<State> change) {
        Operations there = Operations.apart(before);
        State s = there.state();
        change.accept(s);
        try {
            var log = new StoreLog();
            Cursor at = there.cursor();
            Slot slot = there.slot();
            there.watchAs(as, log, at.element() + 1);
            return !same(result.apply(Explanation.of(at.frame() + 1, slot, at.element(), log, s)));
        } catch (IndexOutOfBoundsException | ArithmeticException | IllegalArgumentException e) {
            return true; // the number decided where to look
        }
    }

    private boolean same(Optional<double[]> other) {
        return expected.isPresent() == other.isPresent()
                && (expected.isEmpty() || State.sameBits(expected.get(), other.get()));
    }
}
