package limber.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import limber.engine.Phase;
import limber.engine.Schedule;

/// The names that an expression may use for the operation that it is evaluated on: `phase`, its `element`, how far it
/// `changed` something in metres, and the local numbers and vectors of the code.
///
/// @param phases names of phases
/// @param numbers names of local numbers
/// @param vectors names of local vectors, such as `d` for `dx`, `dy` and `dz`
public record OperationNames(List<String> phases, Set<String> numbers, Set<String> vectors) {
    public static final String PHASE = "phase", ELEMENT = "element", CHANGED = "changed";

    static OperationNames of(Schedule schedule) {
        return of(schedule, schedule.locals());
    }

    /// Those of one phase, with the settings that it was made with. A number of another phase may have the name of a
    /// vector of this one.
    static OperationNames of(Schedule schedule, String phase) {
        OperationNames own = of(schedule, schedule.locals(phase));
        schedule.settings(phase).forEach((name, width) -> {
            if (!own.numbers.contains(name) && !own.vectors.contains(name))
                (width == 1 ? own.numbers : own.vectors).add(name);
        });
        return own;
    }

    private static OperationNames of(Schedule schedule, Set<String> numbers) {
        var vectors = new TreeSet<String>();
        for (String name : numbers) {
            String stem = name.substring(0, name.length() - 1);
            if (!stem.isEmpty() && Stream.of("x", "y", "z").allMatch(axis -> numbers.contains(stem + axis)))
                vectors.add(stem);
        }
        return new OperationNames(schedule.phases().map(Phase::name).distinct().toList(), numbers, vectors);
    }

    Optional<Term> term(String name) {
        if (name.equals(PHASE)) return Optional.of(new Term.OfPhase(new Type.Word(PHASE, phases)));
        if (name.equals(ELEMENT) || name.equals(CHANGED) || numbers.contains(name))
            return Optional.of(new Term.OfOperation(name, Type.ONE));
        return vectors.contains(name) ? Optional.of(new Term.OfOperation(name, new Type.Numbers(3, "")))
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
