package limber.engine.run;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import limber.engine.StepSize;
import limber.engine.platform.ClassFiles;
import limber.engine.watch.Explanation;
import limber.engine.watch.SeenStores;
import limber.engine.watch.StoreLog;

/// A watch over the phases of a user's solver that may keep numbers outside of the state, or store where no twin sees
/// it. Such a frame, and such an operation where it is watched, is done twice: what differs stops the run, since
/// whatever is then said of the run would not be so.
final class OwnGuard {
    private static final String REPEATS = "; a phase must compute from the state and its settings alone, without a "
            + "static field that changes, a clock, or chance without a seed";

    private OwnGuard() {}

    /// Whether the operations of a frame need it.
    static boolean needs(Run run) {
        return run.schedule().phases().anyMatch(p -> !ClassFiles.contained(p.getClass()));
    }

    /// Compares a frame that was done with the same once more.
    ///
    /// @param begun a copy of the run before its first operation
    /// @throws OperationFailure with the first operation that gives something else
    static void repeat(Run begun, Run done) {
        Run again = begun.unguarded();
        again.frame().solve(() -> false);
        if (again.state().sameBits(done.state())) return;
        Run one = begun.unguarded(), other = begun.unguarded();
        int frame = begun.cursor().frame();
        while (one.cursor().frame() == frame && other.cursor().frame() == frame) {
            Run before = one.copy();
            one.step(StepSize.ELEMENT);
            other.step(StepSize.ELEMENT);
            if (!one.state().sameBitsWithScratch(other.state())) throw differs(before, one, other);
        }
        throw differs(begun, again, done);
    }

    private static OperationFailure differs(Run before, Run one, Run other) {
        Optional<Explanation.Change> first = Explanation.between(one.state(), other.state()).stream().findFirst();
        int line = first.map(c -> line(before, c)).orElse(0);
        return OperationFailure.refused(before, line, "it gives other numbers when it is done again"
                + first.map(c -> ": " + c.channel() + " of element " + c.element() + " is " + numbers(c.from())
                        + ", and then " + numbers(c.to())).orElse("")
                + REPEATS);
    }

    private static int line(Run before, Explanation.Change changed) {
        var log = new StoreLog();
        Run there = before.unguarded();
        int element = there.cursor().element();
        there.watched(false, log, element + 1);
        return Explanation.of(0, before.slot(), element, log, there.state()).changes().stream()
                .filter(c -> c.channel().equals(changed.channel()) && c.element() == changed.element())
                .mapToInt(Explanation.Change::line).findFirst().orElse(0);
    }

    /// Runs operations through their twin, see [Run#watched], and holds what it reports against what it did, and
    /// against what the phase itself does.
    ///
    /// @throws OperationFailure with the first operation that stores something unseen, or gives something else
    static void watched(Run run, boolean loads, StoreLog log, int to) {
        Run before = run.unguarded(), again = run.unguarded();
        var seen = new SeenStores(log, run.state(), false);
        run.frame().watched(run.twins(loads), seen, to);
        List<Explanation.Change> unseen = seen.unseen();
        again.frame().runHere(to);
        boolean same = again.state().sameBitsWithScratch(run.state());
        if (unseen.isEmpty() && same) return;
        int from = before.cursor().element();
        if (to - from > 1) for (int i = from; i < to; i++) {
            watched(before, false, new StoreLog(), i + 1);
            before.frame().passed(i + 1);
        }
        throw unseen.isEmpty() ? differs(before, again, run) : unseen(before, unseen.getFirst(), to);
    }

    private static OperationFailure unseen(Run before, Explanation.Change change, int to) {
        Run there = before.unguarded();
        var seen = new SeenStores(new StoreLog(), there.state(), true);
        there.frame().watched(there.twins(true), seen, to);
        return OperationFailure.refused(before, seen.line(), "it changes " + change.channel() + " of element "
                + change.element()
                + " by a store that cannot be seen, such as one of Java's library; a loop in a phase or "
                + "in a class of the folder would be right");
    }

    private static String numbers(double[] value) {
        return Arrays.stream(value).mapToObj(Double::toString).collect(Collectors.joining(", "));
    }
}
