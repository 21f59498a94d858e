package limber.engine.ask;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import limber.engine.Channel;
import limber.engine.Element;
import limber.engine.Loop;
import limber.engine.Round;
import limber.engine.Slot;
import limber.engine.State;
import limber.engine.run.Operations;
import limber.engine.run.Run;
import limber.engine.text.BadInput;
import limber.engine.watch.StoreLog;

/// The spread of an element's numbers through the operations of a frame: an operation that reads a number that depends
/// on the element makes all that it writes depend on it; one that does not makes what it writes free of it.
///
/// It tells what may depend on the element; a number may still come out the same.
///
/// @param steps the phases that ran, in order
/// @param arrivals by kind of element: the number of the step in which it first depends, -1 if it never does, 0 for the
///   element itself; steps are counted from 1
public record Influence(List<Slot> steps, Map<String, int[]> arrivals) {
    /// The spread from here to the end of the frame, without its skin.
    ///
    /// @param run stays where it is
    /// @throws BadInput if it is not known what its operations read, as of a log
    public static Influence of(Run run, Element from) {
        Operations.needReads(run);
        Operations there = Operations.of(run);
        var marks = new Marks(there.state());
        marks.mark(from);
        var steps = new ArrayList<Slot>();
        while (!there.none() && !there.ofSkin()) {
            steps.add(there.slot());
            int size = there.size();
            marks.step++;
            for (int i = there.cursor().element(); i < size; i++) {
                marks.begin();
                there.watchLoads(marks, i + 1);
            }
            there.nextPhase();
        }
        return new Influence(List.copyOf(steps), marks.arrivals);
    }

    /// The number of rounds, all of this frame counted through, that had begun when it arrived at each element
    /// of a kind; one more than there are where it does not arrive.
    public double[] rounds(String of) {
        int[] arrival = arrivals.getOrDefault(of, new int[0]), ordinal = ordinals();
        int all = ordinal.length == 0 ? 0 : ordinal[ordinal.length - 1];
        return Arrays.stream(arrival).mapToDouble(at -> at < 0 ? all + 1 : at == 0 ? 0 : ordinal[at - 1]).toArray();
    }

    /// How many elements of a kind depend on it after each round; first those that do before any.
    public int[] reachedByRound(String of) {
        double[] rounds = rounds(of);
        int[] ordinal = ordinals();
        var counts = new int[ordinal.length == 0 ? 1 : ordinal[ordinal.length - 1] + 1];
        for (double round : rounds) for (int n = (int) round; n < counts.length; n++) counts[n]++;
        return counts;
    }

    /// The first step of each of the rounds that [#rounds(String)] counts, in order.
    public List<Slot> rounds() {
        int[] ordinal = ordinals();
        var first = new ArrayList<Slot>();
        for (int n = 0; n < ordinal.length; n++) if (ordinal[n] > first.size()) first.add(steps.get(n));
        return first;
    }

    /// For each step the number of rounds that had begun by then: of sweeps and the like, or else of substeps.
    private int[] ordinals() {
        var ordinal = new int[steps.size()];
        boolean inner = steps.stream().anyMatch(Influence::inLoop);
        List<Integer> before = List.of();
        for (int n = 0, count = 0; n < ordinal.length; n++) {
            List<Integer> path = steps.get(n).path().map(Round::number).toList();
            if ((inner ? inLoop(steps.get(n)) : !path.isEmpty()) && !path.equals(before)) {
                count++;
                before = path;
            }
            ordinal[n] = count;
        }
        return ordinal;
    }

    private static boolean inLoop(Slot step) {
        return step.path().anyMatch(r -> !r.loop().equals(Loop.SUBSTEP));
    }

    /// How many elements of a kind depend on it after each step.
    public int[] reached(String of) {
        int[] counts = new int[steps.size()], arrival = arrivals.getOrDefault(of, new int[0]);
        for (int at : arrival)
            for (int step = Math.max(at, 1); at >= 0 && step <= counts.length; step++) counts[step - 1]++;
        return counts;
    }

    /// The numbers that depend on the element, and the log through which the running operations change them.
    private static final class Marks extends StoreLog {
        private final List<Object> arrays = new ArrayList<>();
        private final List<Integer> widths = new ArrayList<>();
        private final List<String> kinds = new ArrayList<>();
        private final List<BitSet> marked = new ArrayList<>();
        private final Map<String, int[]> arrivals = new HashMap<>();
        private int step;
        private boolean depends;

        Marks(State s) {
            for (Channel c : s.channels()) {
                arrays.add(s.array(c));
                widths.add(c.width());
                kinds.add(c.of());
                marked.add(new BitSet());
                arrivals.computeIfAbsent(c.of(), of -> {
                    var never = new int[s.count(of)];
                    Arrays.fill(never, -1);
                    return never;
                });
            }
        }

        void mark(Element from) {
            for (int i = 0; i < arrays.size(); i++)
                if (kinds.get(i).equals(from.of()))
                    marked.get(i).set(from.index() * widths.get(i), (from.index() + 1) * widths.get(i));
            int[] arrival = arrivals.getOrDefault(from.of(), new int[0]);
            if (from.index() < arrival.length) arrival[from.index()] = 0;
        }

        void begin() {
            depends = false;
        }

        private int find(Object array) {
            for (int i = 0; i < arrays.size(); i++) if (arrays.get(i) == array) return i;
            return -1;
        }

        @Override protected void noted(int line, String name, double value) {}

        @Override protected void loaded(int line, Object array, int index) {
            if (depends) return;
            int at = find(array);
            depends = at >= 0 && marked.get(at).get(index);
        }

        @Override protected void stored(int line, Object array, int index, double before, double after) {
            int at = find(array);
            if (at < 0) return;
            marked.get(at).set(index, depends);
            int[] arrival = arrivals.get(kinds.get(at));
            int element = index / widths.get(at);
            if (depends && element < arrival.length && arrival[element] < 0) arrival[element] = step;
        }
    }
}
