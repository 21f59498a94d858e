package limber.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import limber.engine.Phase;
import limber.engine.Schedule;
import limber.engine.watch.Twins;

/// The names that an expression may use for the operation that it is evaluated on: `phase`, its `element`, how far it
/// `changed` something in metres, and the local numbers and vectors of the code.
///
/// @param phases names of phases
/// @param numbers names of local numbers
/// @param vectors names of local vectors, such as `d` for `dx`, `dy` and `dz`
/// @param own those of each phase, by its name
/// @param single whether the step is one operation; of several none of these names means anything but `changed`
public record OperationNames(List<String> phases, Set<String> numbers, Set<String> vectors,
        Map<String, OperationNames> own, boolean single) {
    public static final String PHASE = "phase", ELEMENT = "element", CHANGED = "changed";

    public static OperationNames of(Schedule schedule) {
        List<String> phases = schedule.phases().map(Phase::name).distinct().toList();
        Set<String> numbers = Twins.locals(schedule);
        return new OperationNames(phases, numbers, vectors(numbers),
                phases.stream().collect(Collectors.toMap(phase -> phase, phase -> of(schedule, phase))), true);
    }

    /// Those of one phase, with the settings that it was made with. A number of another phase may have the name of a
    /// vector of this one.
    public static OperationNames of(Schedule schedule, String phase) {
        Set<String> numbers = Twins.locals(schedule, phase), vectors = vectors(numbers);
        schedule.settings(phase).forEach((name, width) -> {
            if (!numbers.contains(name) && !vectors.contains(name)) (width == 1 ? numbers : vectors).add(name);
        });
        return new OperationNames(numbers, vectors);
    }

    /// Numbers and vectors of an operation whose phase is known.
    public OperationNames(Set<String> numbers, Set<String> vectors) {
        this(List.of(), numbers, vectors, Map.of(), true);
    }

    /// The same names, but one that is a number in some phases and a vector in others is what it is in this one.
    OperationNames within(String phase) {
        OperationNames here = own.getOrDefault(phase, this);
        return new OperationNames(phases, joined(numbers, here.vectors, here.numbers),
                joined(vectors, here.numbers, here.vectors), own, single);
    }

    /// The names that mean something after a step of several operations: their numbers do not.
    OperationNames ofLargerSteps() {
        return new OperationNames(phases, Set.of(), Set.of(), Map.of(), false);
    }

    private static Set<String> joined(Set<String> all, Set<String> without, Set<String> with) {
        var joined = new TreeSet<>(all);
        joined.removeAll(without);
        joined.addAll(with);
        return joined;
    }

    private static Set<String> vectors(Set<String> numbers) {
        var vectors = new TreeSet<String>();
        for (String name : numbers) {
            String stem = name.substring(0, name.length() - 1);
            if (!stem.isEmpty() && Stream.of("x", "y", "z").allMatch(axis -> numbers.contains(stem + axis)))
                vectors.add(stem);
        }
        return vectors;
    }

    /// @throws ExpressionFault if the name says something of one operation, and the steps have several
    Optional<Term> term(String name, Span at) {
        if (!single && (name.equals(PHASE) || name.equals(ELEMENT))) throw ExpressionFault.at(at.from(), name
                + " is of one operation, and these steps have several; steps by element would be right");
        if (name.equals(PHASE)) return Optional.of(new Term.OfPhase(at, new Type.Word(PHASE, phases)));
        if (name.equals(ELEMENT) || name.equals(CHANGED) || numbers.contains(name))
            return Optional.of(new Term.OfOperation(at, name, Type.ONE));
        return vectors.contains(name) ? Optional.of(new Term.OfOperation(at, name, new Type.Numbers(3, "")))
                : Optional.empty();
    }

    /// Every name, for a hint.
    List<String> all() {
        var all = new ArrayList<>(List.of(PHASE, ELEMENT, CHANGED));
        all.addAll(numbers);
        all.addAll(vectors);
        return all;
    }
}
