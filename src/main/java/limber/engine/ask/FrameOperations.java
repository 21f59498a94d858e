package limber.engine.ask;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import limber.engine.Cursor;
import limber.engine.Round;

/// The operations of one frame of two runs, by their phases, rounds and elements, whatever they compute: which of them
/// only one of the runs has, and which stand in another order. An operation that changes nothing may be left out.
final class FrameOperations {
    /// An operation of one side.
    ///
    /// @param phase our name of it
    /// @param element -1 for the whole
    /// @param needed whether the other side must have it
    record Operation(Cursor before, String phase, int element, List<Round> rounds, boolean needed) {}

    /// The first place at which the operations differ.
    ///
    /// @param left,right the cursors before what stands there; empty at the end of the frame
    /// @param ofLeft whether it is the left side's operation that the other one lacks there
    record Apart(Optional<Cursor> left, Optional<Cursor> right, boolean ofLeft, OperationComparison.Kind kind) {}

    private final List<Operation> left, right;
    private final Map<String, Set<String>> loops;
    private final Set<String> whole = new HashSet<>();

    FrameOperations(List<Operation> left, List<Operation> right) {
        this.left = left;
        this.right = right;
        loops = loops(left);
        loops(right).forEach((phase, names) -> loops.computeIfPresent(phase, (_, mine) -> {
            mine.retainAll(names);
            return mine;
        }));
        for (List<Operation> side : List.of(left, right))
            side.stream().filter(o -> o.element < 0).forEach(o -> whole.add(o.phase));
    }

    /// The loops around each phase.
    private static Map<String, Set<String>> loops(List<Operation> side) {
        var loops = new HashMap<String, Set<String>>();
        for (Operation o : side)
            o.rounds.forEach(r -> loops.computeIfAbsent(o.phase, _ -> new HashSet<>()).add(r.loop()));
        return loops;
    }

    /// What an operation is the same by: its phase, its element where both sides tell it, and the rounds of the loops
    /// that the phase has on both sides.
    private String key(Operation o) {
        Set<String> shared = loops.getOrDefault(o.phase, Set.of());
        return o.phase + " " + (whole.contains(o.phase) ? -1 : o.element) + " " + o.rounds.stream()
                .filter(r -> shared.contains(r.loop())).map(r -> r.loop() + r.number())
                .collect(Collectors.joining(" "));
    }

    /// The first operation that only one side has; empty where there is none.
    Optional<Apart> lone() {
        Optional<Integer> a = lone(left, right), b = lone(right, left);
        if (a.isEmpty() && b.isEmpty()) return Optional.empty();
        boolean ofLeft = a.isPresent() && (b.isEmpty() || a.get() <= b.get());
        List<Operation> has = ofLeft ? left : right, lacks = ofLeft ? right : left;
        int at = ofLeft ? a.get() : b.get();
        Optional<Operation> instead = instead(has, at, lacks);
        boolean renamed = a.isPresent() && b.isPresent() && unknown(has.get(at), lacks)
                && instead.filter(o -> unknown(o, has)).isPresent();
        Optional<Cursor> there = Optional.of(has.get(at).before), other = instead.map(Operation::before);
        return Optional.of(new Apart(ofLeft ? there : other, ofLeft ? other : there, ofLeft,
                renamed ? OperationComparison.Kind.NAME
                        : ofLeft ? OperationComparison.Kind.RIGHT_LACKS : OperationComparison.Kind.LEFT_LACKS));
    }

    /// The first place at which both sides have the same operations in another order, as far as both have as many of
    /// each, and one of them needs it; empty where there is none.
    Optional<Apart> disorder() {
        Map<String, Long> here = counts(left), there = counts(right);
        Set<String> needed = Stream.concat(left.stream(), right.stream()).filter(Operation::needed).map(this::key)
                .filter(k -> here.getOrDefault(k, 0L).equals(there.get(k))).collect(Collectors.toSet());
        List<Operation> a = left.stream().filter(o -> needed.contains(key(o))).toList(),
                b = right.stream().filter(o -> needed.contains(key(o))).toList();
        for (int i = 0; i < a.size(); i++)
            if (!key(a.get(i)).equals(key(b.get(i)))) return Optional.of(
                    new Apart(Optional.of(a.get(i).before), Optional.of(b.get(i).before), true,
                            OperationComparison.Kind.ORDER));
        return Optional.empty();
    }

    private Map<String, Long> counts(List<Operation> side) {
        return side.stream().collect(Collectors.groupingBy(this::key, Collectors.counting()));
    }

    private static boolean unknown(Operation o, List<Operation> side) {
        return side.stream().noneMatch(other -> other.phase.equals(o.phase));
    }

    /// The place of the first needed operation of a side of which the other one has fewer.
    private Optional<Integer> lone(List<Operation> side, List<Operation> other) {
        Map<String, Integer> there = new HashMap<>();
        other.forEach(o -> there.merge(key(o), 1, Integer::sum));
        for (int i = 0; i < side.size(); i++)
            if (side.get(i).needed && there.merge(key(side.get(i)), -1, Integer::sum) < 0) return Optional.of(i);
        return Optional.empty();
    }

    /// What follows, on the other side, the last operation before this place that both have.
    private Optional<Operation> instead(List<Operation> has, int at, List<Operation> lacks) {
        var places = new HashMap<String, List<Integer>>();
        for (int j = 0; j < lacks.size(); j++)
            places.computeIfAbsent(key(lacks.get(j)), _ -> new ArrayList<>()).add(j);
        var seen = new HashMap<String, Integer>();
        int next = 0;
        for (Operation o : has.subList(0, at)) {
            int time = seen.merge(key(o), 1, Integer::sum);
            List<Integer> all = places.getOrDefault(key(o), List.of());
            if (time <= all.size()) next = all.get(time - 1) + 1;
        }
        return next < lacks.size() ? Optional.of(lacks.get(next)) : Optional.empty();
    }
}
