package limber.engine.ask;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import limber.engine.Channel;
import limber.engine.Clock;
import limber.engine.Cursor;
import limber.engine.State;
import limber.engine.run.Run;
import limber.engine.text.BadInput;
import limber.engine.watch.Explanation;

/// A comparison of two runs of different solvers, such as a log and a model, operation by operation.
///
/// Of each frame, first the sets of operations are compared: one that changes something and that only one side has is
/// the first difference. Then their order is. Then the operations of both are set side by side, without those of the
/// skin, and without those that change nothing that both have. The first pair of other phases or elements, or after
/// which an element that they wrote differs, is the first difference. The clock, which each keeps in its own way,
/// does not count.
///
/// @param tolerance the largest difference of two numbers that is none; 0 for the same bits
/// @param left,right our names of what the sides have; what is told of channels has them
public record OperationComparison(double tolerance, OtherNames left, OtherNames right) {
    /// What a difference is one of.
    public enum Kind {
        VALUE("another value"), ORDER("another order"), NAME("another name"),
        LEFT_LACKS("left out on the left"), RIGHT_LACKS("left out on the right");

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        /// The same in words.
        public String words() {
            return words;
        }
    }

    /// The first difference.
    public record Found(FirstDifference difference, Kind kind) {}

    /// A comparison of two that call everything by the same names.
    public OperationComparison(double tolerance) {
        this(tolerance, OtherNames.NONE, OtherNames.NONE);
    }

    /// A channel that both have.
    ///
    /// @param name ours
    private record Shared(String name, Channel left, Channel right) {
        Channel of(boolean onLeft) {
            return onLeft ? left : right;
        }

        double[] value(boolean onLeft, Run run, int element) {
            return run.state().value(of(onLeft).name(), element);
        }
    }

    /// The first difference up to the end of a frame; empty if there is none.
    ///
    /// @param one,other runs at frame 0; they are moved
    /// @throws BadInput if they have no channel in common
    public Optional<Found> first(Run one, Run other, int frames) {
        List<Shared> shared = shared(one, other);
        if (shared.isEmpty()) throw new BadInput(FirstDifference.nothingShared(one, other).getMessage()
                + "; --names THEIRS=OURS would say which are the same");
        Optional<FirstDifference> start = states(one, other, shared);
        if (start.isPresent()) return start.map(d -> new Found(d, Kind.VALUE));
        for (int frame = 1; frame <= frames; frame++) {
            Optional<Found> found = which(one, other, frame, shared);
            if (found.isEmpty()) found = within(one, other, frame, shared);
            if (found.isPresent()) return found;
        }
        return Optional.empty();
    }

    private List<Shared> shared(Run one, Run other) {
        return one.state().channels().stream().filter(OperationComparison::lives).flatMap(
                a -> other.state().channels().stream().filter(OperationComparison::lives)
                        .filter(b -> right.channel(b.name()).equals(left.channel(a.name())))
                        .map(b -> new Shared(left.channel(a.name()), a, b)))
                .toList();
    }

    /// The first operation of a frame that only one side has, or else that stands in another order.
    private Optional<Found> which(Run one, Run other, int frame, List<Shared> shared) {
        var operations = new FrameOperations(all(one, true, shared), all(other, false, shared));
        return operations.lone().or(operations::disorder).map(apart -> {
            FirstDifference.Side a = at(one, apart.left(), frame), b = at(other, apart.right(), frame);
            Change first = Stream.concat(changes(apart.ofLeft() ? a : b, apart.ofLeft(), shared),
                    changes(apart.ofLeft() ? b : a, !apart.ofLeft(), shared)).filter(this::tells).findFirst()
                    .orElseThrow();
            return new Found(difference(frame, a, b, first, one, other), apart.kind());
        });
    }

    /// The operations of the frame to come.
    private List<FrameOperations.Operation> all(Run run, boolean onLeft, List<Shared> shared) {
        Run there = run.copy();
        int frame = there.cursor().frame();
        var all = new ArrayList<FrameOperations.Operation>();
        while (there.cursor().frame() == frame) {
            Cursor before = there.cursor();
            Explanation e = there.stepWatched();
            if (e.slot().skin()) continue;
            all.add(new FrameOperations.Operation(before, phase(e, onLeft),
                    e.slot().phase().of().isEmpty() ? -1 : e.element(), e.slot().path().toList(),
                    changes(e, onLeft, shared).anyMatch(this::tells)));
        }
        return all;
    }

    private String phase(Explanation e, boolean onLeft) {
        return (onLeft ? left : right).phase(e.slot().phase().name());
    }

    /// Goes to an operation and does it; to the end of the frame where there is none.
    private static FirstDifference.Side at(Run run, Optional<Cursor> there, int frame) {
        run.seek(run.branch(), there.orElse(Cursor.complete(frame)));
        return new FirstDifference.Side(run.cursor(), there.map(_ -> run.stepWatched()));
    }

    /// What an operation wrote of a channel that both have.
    private record Change(Shared channel, int element, double[] from, double[] to) {}

    private static Stream<Change> changes(Explanation e, boolean onLeft, List<Shared> shared) {
        return e.changes().stream().flatMap(c -> shared.stream()
                .filter(s -> s.of(onLeft).name().equals(c.channel()) && !State.sameBits(c.from(), c.to()))
                .map(s -> new Change(s, c.element(), c.from(), c.to())));
    }

    private static Stream<Change> changes(FirstDifference.Side side, boolean onLeft, List<Shared> shared) {
        return side.operation().stream().flatMap(e -> changes(e, onLeft, shared));
    }

    /// Whether the other side must make a change, too: with a tolerance, one that single precision shows.
    private boolean tells(Change c) {
        if (tolerance == 0) return true;
        for (int i = 0; i < c.to().length; i++)
            if (!(Math.abs(c.to()[i] - c.from()[i]) <= Math.ulp((float) c.to()[i]))) return true;
        return false;
    }

    private Optional<Found> within(Run one, Run other, int frame, List<Shared> shared) {
        Side a = next(one, true, frame, shared), b = next(other, false, frame, shared);
        while (!a.ended() || !b.ended()) {
            boolean same = sameOperation(a, b);
            if (!same && !a.ended() && small(a)) a = next(one, true, frame, shared);
            else if (!same && !b.ended() && small(b)) b = next(other, false, frame, shared);
            else {
                Optional<FirstDifference> found = between(frame, same, a, b, one, other);
                Kind kind = same || a.ended() || b.ended() ? Kind.VALUE : Kind.ORDER;
                if (found.isPresent()) return found.map(d -> new Found(d, kind));
                a = next(one, true, frame, shared);
                b = next(other, false, frame, shared);
            }
        }
        return Optional.empty();
    }

    /// Whether an operation changes so little that the other run may do without it.
    private boolean small(Side side) {
        return side.changes().stream().allMatch(c -> {
            for (int i = 0; i < c.to().length; i++)
                if (!(Math.abs(c.to()[i] - c.from()[i]) <= 2 * tolerance)) return false;
            return true;
        });
    }

    private static boolean lives(Channel c) {
        return !c.whole() && c.life() == Channel.Life.KEPT && !c.name().equals(Clock.CHANNEL.name());
    }

    /// An operation that changed something, or the end of the frame.
    ///
    /// @param changes those of channels that both have
    private record Side(FirstDifference.Side done, List<Change> changes) {
        boolean ended() {
            return done.operation().isEmpty();
        }
    }

    /// The next operation of a frame that changes something.
    private static Side next(Run run, boolean onLeft, int frame, List<Shared> shared) {
        while (run.cursor().frame() < frame) {
            var before = run.cursor();
            Explanation operation = run.stepWatched();
            if (operation.slot().skin()) continue;
            List<Change> changes = changes(operation, onLeft, shared).toList();
            if (!changes.isEmpty())
                return new Side(new FirstDifference.Side(before, Optional.of(operation)), changes);
        }
        return new Side(new FirstDifference.Side(run.cursor(), Optional.empty()), List.of());
    }

    private Optional<FirstDifference> between(int frame, boolean same, Side a, Side b, Run one, Run other) {
        return Stream.concat(a.changes().stream(), b.changes().stream())
                .filter(c -> !same || !near(c.channel().value(true, one, c.element()),
                        c.channel().value(false, other, c.element())))
                .findFirst().map(c -> difference(frame, a.done(), b.done(), c, one, other));
    }

    private static FirstDifference difference(int frame, FirstDifference.Side a, FirstDifference.Side b, Change c,
            Run one, Run other) {
        return new FirstDifference(frame, a, b, c.channel().name(), c.element(),
                c.channel().value(true, one, c.element()), c.channel().value(false, other, c.element()));
    }

    /// Whether they are of one phase, in the same rounds of the loops that both have, and, where both work on single
    /// elements, on the same one.
    private boolean sameOperation(Side a, Side b) {
        if (a.ended() || b.ended()) return false;
        Explanation x = a.done().operation().get(), y = b.done().operation().get();
        boolean single = !x.slot().phase().of().isEmpty() && !y.slot().phase().of().isEmpty();
        return phase(x, true).equals(phase(y, false)) && (!single || x.element() == y.element())
                && x.slot().path().allMatch(r -> y.slot().round(r.loop()) == 0
                        || y.slot().round(r.loop()) == r.number());
    }

    private Optional<FirstDifference> states(Run one, Run other, List<Shared> shared) {
        for (Shared c : shared) {
            int ours = one.state().of(c.left()).length / c.left().width(),
                    theirs = other.state().of(c.right()).length / c.right().width();
            if (ours != theirs || c.left().width() != c.right().width())
                return Optional.of(initial(one, other, c.name(), -1, new double[]{ours}, new double[]{theirs}));
            for (int e = 0; e < ours; e++) {
                double[] x = c.value(true, one, e), y = c.value(false, other, e);
                if (!near(x, y)) return Optional.of(initial(one, other, c.name(), e, x, y));
            }
        }
        return Optional.empty();
    }

    private static FirstDifference initial(Run one, Run other, String channel, int element, double[] x, double[] y) {
        return new FirstDifference(0, new FirstDifference.Side(one.cursor(), Optional.empty()),
                new FirstDifference.Side(other.cursor(), Optional.empty()), channel, element, x, y);
    }

    private boolean near(double[] a, double[] b) {
        if (tolerance == 0) return State.sameBits(a, b);
        for (int i = 0; i < a.length; i++)
            if (!(Math.abs(a[i] - b[i]) <= tolerance) && Double.compare(a[i], b[i]) != 0) return false;
        return true;
    }
}
