package limber.engine.ask;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import limber.engine.Channel;
import limber.engine.Cursor;
import limber.engine.Element;
import limber.engine.Round;
import limber.engine.Slot;
import limber.engine.State;
import limber.engine.run.Operations;
import limber.engine.run.Run;
import limber.engine.text.BadInput;
import limber.engine.watch.StoreLog;
import org.jspecify.annotations.Nullable;

/// Why an element did not move in the round of a loop that a run stands in, or in its phase where that is in no loop.
///
/// It is read off what the operations of the round load and store, so that it holds for any model.
///
/// @param reason the first of the reasons that holds
/// @param because the channel whose 0 keeps the element; empty for any other reason
/// @param corrections of a channel of places, by the operations that are done; each as long as the channel is wide
public record Stillness(Reason reason, String because, List<double[]> corrections) {
    /// Zeros that are tried, and what is left of corrections that cancel.
    private static final int MOST_ZEROS = 12;
    private static final double ROUNDING = 1e-9;

    /// A reason.
    public enum Reason {
        /// It did move.
        MOVED,
        /// Corrections that undo each other.
        CANCELLED,
        /// An operation read a 0 of the element, such as its inverse mass, and would have moved it with a 1.
        HELD,
        /// Operations wrote the value that was there.
        SATISFIED,
        /// Operations read it, and stored nothing there.
        PASSED_OVER,
        /// An operation that is still to come in this round touches it.
        NOT_YET,
        /// No operation of this round touches it.
        OUTSIDE
    }

    /// The reason up to where a run stands; the run stays there.
    ///
    /// @throws BadInput if it is not known what its operations read, as of a log
    public static Stillness of(Run run, Element element) {
        Operations.needReads(run);
        Cursor here = run.cursor();
        Operations there = Operations.of(run);
        if (there.none()) return new Stillness(Reason.OUTSIDE, "", List.of());
        Slot slot = there.slot();
        Cursor start = start(there.run(), slot);
        there.seek(start, () -> false);
        var seen = new Seen(there.state(), element);
        boolean yet = false;
        while (!there.none() && !there.ofSkin() && same(slot, there.slot())) {
            int size = there.size();
            for (int i = there.cursor().element(); i < size; i++) {
                var at = new Cursor(start.frame(), there.cursor().step(), i);
                seen.begin();
                there.watchLoads(seen, i + 1);
                if (at.compareTo(here) < 0) seen.end(at);
                else yet |= seen.touched;
            }
            there.nextPhase();
        }
        return seen.reason(yet, held(run, element, seen.zeros));
    }

    /// A 0 that an operation read, and instead of which a 1 would have made it move the element.
    private static Optional<String> held(Run run, Element element, List<Zero> zeros) {
        for (Zero zero : zeros) {
            Run before = run.copy();
            before.seek(run.branch(), zero.at());
            Operations there = Operations.apart(before);
            there.state().put(there.state().channel(zero.channel()).orElseThrow(), element.index(), 1);
            var seen = new Seen(there.state(), element);
            there.watchLoads(seen, zero.at().element() + 1);
            if (seen.correction != null && Arrays.stream(seen.correction).anyMatch(x -> x != 0))
                return Optional.of(zero.channel());
        }
        return Optional.empty();
    }

    /// A 0 of the element that an operation read which did not move it.
    private record Zero(Cursor at, String channel) {}

    /// The cursor before the first operation of the round that a slot lies in.
    private static Cursor start(Run there, Slot slot) {
        Cursor end = there.cursor();
        Operations from = Operations.of(there);
        from.seek(Cursor.complete(end.frame()), () -> false);
        while (from.cursor().compareTo(end) < 0 && !same(slot, from.slot())) from.nextPhase();
        return from.cursor();
    }

    /// Whether two slots lie in the same innermost round; outside loops, whether they are of the same phase.
    private static boolean same(Slot a, Slot b) {
        List<Round> path = a.path().toList();
        return path.isEmpty() ? b.path().findAny().isEmpty() && a.phase().equals(b.phase())
                : a.sharesRound(path.getLast().loop(), b);
    }

    /// A log of what the operations of a round do with one element.
    private static final class Seen extends StoreLog {
        private final List<Object> arrays = new ArrayList<>();
        private final List<Channel> channels = new ArrayList<>();
        private final int element;
        private final List<double[]> corrections = new ArrayList<>();
        private final List<Zero> zeros = new ArrayList<>();
        private final Set<String> zero = new LinkedHashSet<>();
        private boolean touched, stored, wrote, passed;
        /// Null unless the operation has written the element's place.
        private double @Nullable [] correction;

        Seen(State s, Element of) {
            element = of.index();
            for (Channel c : s.channels())
                if (c.of().equals(of.of())) {
                    arrays.add(s.array(c));
                    channels.add(c);
                }
        }

        void begin() {
            touched = false;
            stored = false;
            zero.clear();
            correction = null;
        }

        /// The operation is done.
        void end(Cursor at) {
            boolean moved = correction != null && Arrays.stream(correction).anyMatch(x -> x != 0);
            if (moved) corrections.add(correction);
            else for (String channel : zero) if (zeros.size() < MOST_ZEROS) zeros.add(new Zero(at, channel));
            wrote |= stored;
            passed |= touched && !stored;
        }

        private Optional<Channel> channel(Object array, int index) {
            for (int i = 0; i < arrays.size(); i++)
                if (arrays.get(i) == array && index / channels.get(i).width() == element)
                    return Optional.of(channels.get(i));
            return Optional.empty();
        }

        @Override protected void noted(int line, String name, double value) {}

        @Override protected void loaded(int line, Object array, int index) {
            channel(array, index).ifPresent(c -> {
                touched = true;
                boolean none = array instanceof int[] wholes ? wholes[index] == 0 : ((double[]) array)[index] == 0;
                if (c.width() == 1 && none) zero.add(c.name());
            });
        }

        @Override protected void stored(int line, Object array, int index, double before, double after) {
            channel(array, index).filter(c -> c.unit().equals("m")).ifPresent(c -> {
                touched = true;
                stored = true;
                if (correction == null) correction = new double[c.width()];
                correction[index % c.width()] += after - before;
            });
        }

        Stillness reason(boolean yet, Optional<String> held) {
            Reason reason = !corrections.isEmpty() ? cancelled() ? Reason.CANCELLED : Reason.MOVED
                    : held.isPresent() ? Reason.HELD
                            : wrote ? Reason.SATISFIED
                                    : yet ? Reason.NOT_YET : passed ? Reason.PASSED_OVER : Reason.OUTSIDE;
            return new Stillness(reason, reason == Reason.HELD ? held.orElseThrow() : "", List.copyOf(corrections));
        }

        private boolean cancelled() {
            var sum = new double[corrections.getFirst().length];
            double all = 0;
            for (double[] c : corrections) {
                if (c.length != sum.length) return false;
                for (int i = 0; i < c.length; i++) sum[i] += c[i];
                all += length(c);
            }
            return length(sum) <= ROUNDING * all;
        }

        private static double length(double[] v) {
            return Math.sqrt(Arrays.stream(v).map(x -> x * x).sum());
        }
    }
}
