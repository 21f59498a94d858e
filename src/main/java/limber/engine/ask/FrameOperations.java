package limber.engine.ask;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import limber.engine.Cursor;
import limber.engine.Round;
import limber.engine.run.Run;
import limber.engine.watch.Explanation;

/// The operations of one frame of two runs, by their phases, rounds and elements, whatever they compute: which of them
/// only one of the runs has. An operation that changes nothing may be left out.
final class FrameOperations {
    /// An operation of one side.
    ///
    /// @param element -1 for the whole
    /// @param needed whether the other side must have it
    private record Operation(Cursor before, String phase, int element, List<Round> rounds, boolean needed) {}

    /// An operation that one side lacks.
    ///
    /// @param left whether the left side has it
    /// @param at the cursor before it, on the side that has it
    /// @param instead the cursor before what stands in its place on the other side; empty at the end of the frame
    /// @param renamed whether the other side has one of another phase in its place, and neither side has the other's
    record Lone(boolean left, Cursor at, Optional<Cursor> instead, boolean renamed) {}

    private final List<Operation> left, right;
    private final Map<String, Set<String>> loops;
    private final Set<String> whole = new HashSet<>();

    /// @param left,right between two frames; they stay where they are
    /// @param needed whether the other side must have an operation
    FrameOperations(Run left, Run right, Predicate<Explanation> needed) {
        this.left = all(left, needed);
        this.right = all(right, needed);
        loops = loops(this.left);
        loops(this.right).forEach((phase, names) -> loops.computeIfPresent(phase, (_, mine) -> {
            mine.retainAll(names);
            return mine;
        }));
        for (List<Operation> side : List.of(this.left, this.right))
            side.stream().filter(o -> o.element < 0).forEach(o -> whole.add(o.phase));
    }

    private static List<Operation> all(Run run, Predicate<Explanation> needed) {
        Run there = run.copy();
        int frame = there.cursor().frame();
        var all = new ArrayList<Operation>();
        while (there.cursor().frame() == frame) {
            Cursor before = there.cursor();
            Explanation e = there.stepWatched();
            if (e.slot().skin()) continue;
            all.add(new Operation(before, e.slot().phase().name(), e.slot().phase().of().isEmpty() ? -1 : e.element(),
                    e.slot().path().toList(), needed.test(e)));
        }
        return all;
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
    Optional<Lone> first() {
        Optional<Integer> a = lone(left, right), b = lone(right, left);
        if (a.isEmpty() && b.isEmpty()) return Optional.empty();
        boolean ofLeft = a.isPresent() && (b.isEmpty() || a.get() <= b.get());
        List<Operation> has = ofLeft ? left : right, lacks = ofLeft ? right : left;
        int at = ofLeft ? a.get() : b.get();
        Optional<Operation> instead = instead(has, at, lacks);
        boolean renamed = a.isPresent() && b.isPresent() && unknown(has.get(at), lacks)
                && instead.filter(o -> unknown(o, has)).isPresent();
        return Optional.of(new Lone(ofLeft, has.get(at).before, instead.map(Operation::before), renamed));
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
