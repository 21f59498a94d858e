package limber.engine.ask;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
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
/// the first difference. Then the operations of both are set side by side in the order in which they run, without those
/// of the skin, and without those that change nothing that both have. The first pair of other phases or elements, or
/// after which an element that they wrote differs, is the first difference. The clock, which each keeps in its own way,
/// does not count.
///
/// @param tolerance the largest difference of two numbers that is none; 0 for the same bits
public record OperationComparison(double tolerance) {
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

    /// The first difference up to the end of a frame; empty if there is none.
    ///
    /// @param left,right runs at frame 0; they are moved
    /// @throws BadInput if they have no channel in common
    public Optional<Found> first(Run left, Run right, int frames) {
        List<Channel> shared = left.state().channels().stream()
                .filter(c -> lives(c) && right.state().channel(c.name()).filter(OperationComparison::lives).isPresent())
                .toList();
        if (shared.isEmpty()) throw FirstDifference.nothingShared(left, right);
        Optional<FirstDifference> start = states(left, right, shared);
        if (start.isPresent()) return start.map(d -> new Found(d, Kind.VALUE));
        for (int frame = 1; frame <= frames; frame++) {
            Optional<Found> found = lone(left, right, frame, shared);
            if (found.isEmpty()) found = within(left, right, frame, shared);
            if (found.isPresent()) return found;
        }
        return Optional.empty();
    }

    /// An operation of a frame that only one side has.
    private Optional<Found> lone(Run left, Run right, int frame, List<Channel> shared) {
        Predicate<Explanation> needed = e -> e.changes().stream().anyMatch(c -> has(shared, c.channel()) && tells(c));
        return new FrameOperations(left, right, needed).first().map(lone -> {
            Run has = lone.left() ? left : right, lacks = lone.left() ? right : left;
            has.seek(has.branch(), lone.at());
            lacks.seek(lacks.branch(), lone.instead().orElse(Cursor.complete(frame)));
            var instead = new FirstDifference.Side(lacks.cursor(), lone.instead().map(_ -> lacks.explain()));
            Explanation operation = has.stepWatched();
            var there = new FirstDifference.Side(lone.at(), Optional.of(operation));
            Explanation.Change first = operation.changes().stream().filter(c -> has(shared, c.channel()) && tells(c))
                    .findFirst().orElseThrow();
            return new Found(new FirstDifference(frame, lone.left() ? there : instead, lone.left() ? instead : there,
                    first.channel(), first.element(), left.state().value(first.channel(), first.element()),
                    right.state().value(first.channel(), first.element())),
                    lone.renamed() ? Kind.NAME : lone.left() ? Kind.RIGHT_LACKS : Kind.LEFT_LACKS);
        });
    }

    private static boolean has(List<Channel> shared, String channel) {
        return shared.stream().anyMatch(s -> s.name().equals(channel));
    }

    /// Whether the other side must make a change, too: with a tolerance, one that single precision shows.
    private boolean tells(Explanation.Change c) {
        if (tolerance == 0) return !State.sameBits(c.from(), c.to());
        for (int i = 0; i < c.to().length; i++)
            if (!(Math.abs(c.to()[i] - c.from()[i]) <= Math.ulp((float) c.to()[i]))) return true;
        return false;
    }

    private Optional<Found> within(Run left, Run right, int frame, List<Channel> shared) {
        Side a = next(left, frame, shared), b = next(right, frame, shared);
        while (!a.ended() || !b.ended()) {
            boolean same = sameOperation(a, b);
            if (!same && !a.ended() && small(a)) a = next(left, frame, shared);
            else if (!same && !b.ended() && small(b)) b = next(right, frame, shared);
            else {
                Optional<FirstDifference> found = between(frame, same, a, b, left, right);
                Kind kind = same || a.ended() || b.ended() ? Kind.VALUE : Kind.ORDER;
                if (found.isPresent()) return found.map(d -> new Found(d, kind));
                a = next(left, frame, shared);
                b = next(right, frame, shared);
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
    private record Side(FirstDifference.Side done, List<Explanation.Change> changes) {
        boolean ended() {
            return done.operation().isEmpty();
        }
    }

    /// The next operation of a frame that changes something.
    private static Side next(Run run, int frame, List<Channel> shared) {
        while (run.cursor().frame() < frame) {
            var before = run.cursor();
            Explanation operation = run.stepWatched();
            if (operation.slot().skin()) continue;
            List<Explanation.Change> changes = operation.changes().stream()
                    .filter(c -> !State.sameBits(c.from(), c.to())
                            && has(shared, c.channel()))
                    .toList();
            if (!changes.isEmpty())
                return new Side(new FirstDifference.Side(before, Optional.of(operation)), changes);
        }
        return new Side(new FirstDifference.Side(run.cursor(), Optional.empty()), List.of());
    }

    private Optional<FirstDifference> between(int frame, boolean same, Side a, Side b, Run left, Run right) {
        Optional<Explanation.Change> apart = same
                ? Stream.concat(a.changes().stream(), b.changes().stream()).filter(c -> differs(c, left, right))
                        .findFirst()
                : Stream.concat(a.changes().stream(), b.changes().stream()).findFirst();
        return apart.map(c -> new FirstDifference(frame, a.done(), b.done(), c.channel(), c.element(),
                left.state().value(c.channel(), c.element()), right.state().value(c.channel(), c.element())));
    }

    private boolean differs(Explanation.Change c, Run left, Run right) {
        return !near(left.state().value(c.channel(), c.element()), right.state().value(c.channel(), c.element()));
    }

    /// Whether they are of one phase, in the same rounds of the loops that both have, and, where both work on single
    /// elements, on the same one.
    private static boolean sameOperation(Side a, Side b) {
        if (a.ended() || b.ended()) return false;
        Explanation x = a.done().operation().get(), y = b.done().operation().get();
        boolean single = !x.slot().phase().of().isEmpty() && !y.slot().phase().of().isEmpty();
        return x.slot().phase().name().equals(y.slot().phase().name()) && (!single || x.element() == y.element())
                && x.slot().path().allMatch(r -> y.slot().round(r.loop()) == 0
                        || y.slot().round(r.loop()) == r.number());
    }

    private Optional<FirstDifference> states(Run left, Run right, List<Channel> shared) {
        for (Channel c : shared) {
            double[] a = left.state().named(c.name()), b = right.state().named(c.name());
            int width = right.state().channel(c.name()).orElseThrow().width();
            if (a.length != b.length || width != c.width()) return Optional.of(initial(left, right, c.name(), -1,
                    new double[]{(double) a.length / c.width()}, new double[]{(double) b.length / width}));
            for (int e = 0; e < a.length / width; e++) {
                double[] x = left.state().value(c.name(), e), y = right.state().value(c.name(), e);
                if (!near(x, y)) return Optional.of(initial(left, right, c.name(), e, x, y));
            }
        }
        return Optional.empty();
    }

    private static FirstDifference initial(Run left, Run right, String channel, int element, double[] x, double[] y) {
        return new FirstDifference(0, new FirstDifference.Side(left.cursor(), Optional.empty()),
                new FirstDifference.Side(right.cursor(), Optional.empty()), channel, element, x, y);
    }

    private boolean near(double[] a, double[] b) {
        if (tolerance == 0) return State.sameBits(a, b);
        for (int i = 0; i < a.length; i++)
            if (!(Math.abs(a[i] - b[i]) <= tolerance) && Double.compare(a[i], b[i]) != 0) return false;
        return true;
    }
}
