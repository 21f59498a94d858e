package limber.engine.ask;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import limber.engine.Cursor;
import limber.engine.Slot;
import limber.engine.run.Operations;
import limber.engine.run.Run;
import limber.engine.watch.StoreLog;

/// The values that all operations of one run of a phase assign to its locals, such as the error of each stick in one
/// sweep.
///
/// @param start the cursor before the first of them
/// @param elements the element that each works on, in the order in which they run
/// @param locals empty where there are more than [#MOST] operations
public record RoundValues(Cursor start, Slot slot, int[] elements, List<Local> locals) {
    /// The most operations whose values are collected.
    public static final int MOST = 20_000;
    /// How many are run before it is asked whether to stop.
    private static final int SLICE = 256;

    /// A local on a line that assigns it.
    ///
    /// @param values the last one of each operation; NaN where the operation does not reach the line
    public record Local(int line, String name, double[] values) {
        /// The operation with the largest magnitude, from 0; -1 if there is no number at all.
        public int largest() {
            int best = -1;
            for (int i = 0; i < values.length; i++)
                if (Double.isFinite(values[i]) && (best < 0 || Math.abs(values[i]) > Math.abs(values[best]))) best = i;
            return best;
        }
    }

    /// Collects the values of the phase that runs next: of the operations that it has done and of those to come.
    ///
    /// @param run stays where it is
    /// @param stop gives it up
    /// @return empty if it was given up, or there is nothing to run
    public static Optional<RoundValues> of(Run run, BooleanSupplier stop) {
        Operations there = Operations.of(run);
        if (there.none()) return Optional.empty();
        if (there.cursor().element() > 0) {
            Cursor here = there.cursor();
            if (!there.seek(new Cursor(here.frame(), here.step(), 0), stop)) return Optional.empty();
        }
        Cursor start = there.cursor();
        Slot slot = there.slot();
        var elements = new int[there.size()];
        var log = new Log(elements.length);
        for (int i = 0; i < elements.length; i++) {
            elements[i] = slot.phase().element(there.state(), slot.index(), i);
            if (elements.length > MOST) continue;
            if (i % SLICE == 0 && stop.getAsBoolean()) return Optional.empty();
            log.operation = i;
            there.watch(log, i + 1);
        }
        List<Local> locals = new ArrayList<>();
        log.values.forEach((place, values) -> locals.add(new Local(place.line(), place.name(), values)));
        return Optional.of(new RoundValues(start, slot, elements, List.copyOf(locals)));
    }

    /// The cursor before an operation.
    ///
    /// @param operation from 0
    public Cursor cursor(int operation) {
        return new Cursor(start.frame(), start.step(), operation);
    }

    /// Whether there are too many operations.
    public boolean tooMany() {
        return elements.length > MOST;
    }

    /// A log that keeps the last value of each local on each line, by operation.
    private static final class Log extends StoreLog {
        private record Place(int line, String name) {}

        private final int operations;
        private final Map<Place, double[]> values = new LinkedHashMap<>();
        private int operation;

        Log(int operations) {
            this.operations = operations;
        }

        @Override protected void noted(int line, String name, double value) {
            values.computeIfAbsent(new Place(line, name), _ -> {
                var none = new double[operations];
                Arrays.fill(none, Double.NaN);
                return none;
            })[operation] = value;
        }

        @Override protected void stored(int line, Object array, int index, double before, double after) {}
    }
}
