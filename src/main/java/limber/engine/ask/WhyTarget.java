package limber.engine.ask;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import limber.engine.Components;
import limber.engine.Formula;
import limber.engine.Measure;
import limber.engine.run.Probe;
import limber.engine.watch.Explanation;

/// A number of a run, or the numbers of a vector or a matrix, whose reason can be asked for.
public sealed interface WhyTarget {
    /// An element of a channel, as it is where the run stands.
    record Stored(String channel, int element) implements WhyTarget {}

    /// A local that the next operation assigns.
    ///
    /// @param name as it is shown
    /// @param parts one for each of its numbers
    record Assigned(String name, List<Part> parts) implements WhyTarget {
        public Assigned {
            parts = List.copyOf(parts);
        }

        /// Its numbers in an operation; empty where that does not assign them all.
        Optional<double[]> in(Explanation operation) {
            var value = new double[parts.size()];
            for (int i = 0; i < value.length; i++) {
                List<Explanation.Value> there = operation.values().stream().filter(parts.get(i)).toList();
                int at = there.size() - 1 - parts.get(i).before();
                if (at < 0) return Optional.empty();
                value[i] = there.get(at).value();
            }
            return Optional.of(value);
        }
    }

    /// A number that the phase of the next operation was made with, such as gravity.
    record Given(String name) implements WhyTarget {}

    /// A measure where the run stands.
    ///
    /// @param element of those that it has values for, or [Probe#LARGEST]; of no meaning for a measure of the whole
    record Measured(Measure measure, int element) implements WhyTarget {}

    /// One assignment of a local.
    ///
    /// @param line of source
    /// @param before how many later assignments there are of that name on that line
    record Part(String name, int line, int before) implements Predicate<Explanation.Value> {
        @Override public boolean test(Explanation.Value v) {
            return v.name().equals(name) && v.line() == line;
        }
    }

    /// A local of an operation, or what its phase was made with under that name; empty if it has neither.
    ///
    /// @param numbers 1, 3 or 9, as of a symbol
    static Optional<WhyTarget> of(Explanation operation, String name, int numbers) {
        return assigned(operation.values(), name, numbers)
                .or(() -> Components.of(operation.slot().phase(), name).map(_ -> new Given(name)));
    }

    /// A local among assigned values: a number, three numbers `dx, dy, dz`, one that is assigned for x, y and z in
    /// turn, or the nine of a matrix.
    static Optional<WhyTarget> assigned(List<Explanation.Value> values, String name, int numbers) {
        var parts = new ArrayList<Optional<Part>>();
        boolean turns = numbers == 3 && part(values, name, 2).isPresent();
        for (int i = 0; i < numbers; i++) {
            String row = Formula.AXES.get(i / 3), column = Formula.AXES.get(i % 3);
            parts.add(numbers == 1 ? part(values, name, 0)
                    : turns ? part(values, name, numbers - 1 - i)
                            : numbers == 3 ? part(values, name + column, 0)
                                    : part(values, name + row + column, 0)
                                            .or(() -> part(values, name + column + row, 0)));
        }
        if (parts.stream().anyMatch(Optional::isEmpty)) return Optional.empty();
        return Optional.of(new Assigned(name, parts.stream().map(Optional::orElseThrow).toList()));
    }

    private static Optional<Part> part(List<Explanation.Value> values, String name, int before) {
        List<Explanation.Value> all = values.stream().filter(v -> v.name().equals(name)).toList();
        if (all.isEmpty()) return Optional.empty();
        var part = new Part(name, all.getLast().line(), before);
        return values.stream().filter(part).count() > before ? Optional.of(part) : Optional.empty();
    }
}
