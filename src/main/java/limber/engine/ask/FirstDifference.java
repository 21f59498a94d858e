package limber.engine.ask;

import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import limber.engine.Channel;
import limber.engine.Clock;
import limber.engine.Cursor;
import limber.engine.State;
import limber.engine.model.Variant;
import limber.engine.run.Branch;
import limber.engine.run.Operations;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.engine.watch.Explanation;

/// The first place at which two runs of one model part: an element of a channel that they share.
///
/// Frames are compared by the bits of all channels that outlive a frame and that both runs have. In the first frame
/// that ends differently, the operations of both are set side by side, without those that change nothing; the first
/// pair that stores something else is the place. Zeros of another sign count only where nothing else differs.
///
/// @param frame that the operations belong to; 0 where the initial states differ
/// @param left,right the operations; empty where one has none left, or where no operation made the difference
/// @param element -1 where the channel has another number of elements on each side
/// @param leftValue,rightValue all numbers of the element, after the operations; the numbers of elements where those
///   differ
public record FirstDifference(int frame, Side left, Side right, String channel, int element, double[] leftValue,
        double[] rightValue) {
    /// One of the two runs at the place.
    ///
    /// @param before the cursor before the operation
    public record Side(Cursor before, Optional<Explanation> operation) {}

    /// The first difference up to the end of a frame; empty if there is none.
    ///
    /// @param left,right runs at frame 0; they are moved
    /// @param stop gives the search up, between two frames
    /// @throws BadInput if they have no channel in common
    public static Optional<FirstDifference> of(Run left, Run right, int frames, BooleanSupplier stop) {
        if (left.model() != right.model() && left.state().channels().stream().noneMatch(c -> compares(c)
                && right.state().channel(c.name()).filter(FirstDifference::compares).isPresent()))
            throw nothingShared(left, right);
        Optional<Place> place = Place.between(left.state(), right.state());
        if (place.isPresent()) return Optional.of(here(0, left, right, place.get()));
        for (int frame = 1; frame <= frames && !stop.getAsBoolean(); frame++) {
            Run a = left.copy(), b = right.copy();
            left.next();
            right.next();
            if (Place.between(left.state(), right.state()).isPresent()) return Optional.of(within(a, b, frame));
        }
        return Optional.empty();
    }

    /// The first difference between a course and the same under other settings.
    ///
    /// @param left a run at the start of the course; it is moved
    /// @throws BadInput if the other settings contradict each other
    public static Optional<FirstDifference> of(Run left, Variant other, int frames, BooleanSupplier stop) {
        var timeline = new Timeline(left.model());
        Branch course = left.branch();
        Settings settings = other.of(course.settings());
        var right = new Run(timeline,
                timeline.root(settings, other.shared(course.inputs(), left.model(), settings)));
        return of(left, right, frames, stop);
    }

    /// @return a complaint about two runs without a channel in common, which cannot be compared
    static BadInput nothingShared(Run left, Run right) {
        return new BadInput(left.model().name() + " has the channels " + names(left) + ", and " + right.model().name()
                + " has " + names(right) + "; two with a channel of one name that lasts from frame to frame would be "
                + "right");
    }

    private static String names(Run run) {
        return run.state().channels().stream().filter(FirstDifference::compares).map(Channel::name)
                .collect(Collectors.joining(", "));
    }

    /// Whether a channel outlives a frame, and is no clock.
    private static boolean compares(Channel c) {
        return c.life() == Channel.Life.KEPT && !c.name().equals(Clock.CHANNEL.name());
    }

    private static FirstDifference here(int frame, Run left, Run right, Place place) {
        return new FirstDifference(frame, new Side(left.cursor(), Optional.empty()),
                new Side(right.cursor(), Optional.empty()), place.channel(), place.element(),
                place.value(left.state()), place.value(right.state()));
    }

    /// A difference of numbers, or else, where zeros have another sign and all else is equal, of bits: what a reader
    /// looks for is mostly the former.
    private static FirstDifference within(Run one, Run other, int frame) {
        return within(one, other, frame, FirstDifference::sameNumbers)
                .or(() -> within(one, other, frame, State::sameBits)).orElseThrow(() -> new IllegalStateException(
                        "re-running frame " + frame + " gave no difference again"));
    }

    private static boolean sameNumbers(double[] a, double[] b) {
        for (int i = 0; i < a.length; i++)
            if (a[i] != b[i] && !(Double.isNaN(a[i]) && Double.isNaN(b[i]))) return false;
        return true;
    }

    private static Optional<FirstDifference> within(Run one, Run other, int frame,
            BiPredicate<double[], double[]> same) {
        Run left = Operations.of(one).run(), right = Operations.of(other).run();
        Optional<Place> inputs = Place.between(left.state(), right.state());
        if (inputs.isPresent()) return Optional.of(here(frame, left, right, inputs.get()));
        while (true) {
            Optional<Done> a = Done.next(left, frame, right.state(), same),
                    b = Done.next(right, frame, left.state(), same);
            if (a.isEmpty() && b.isEmpty()) return Optional.empty();
            Optional<Place> place = changed(a, b)
                    .filter(p -> !same.test(p.value(left.state()), p.value(right.state()))).findFirst();
            if (place.isPresent()) return Optional.of(new FirstDifference(frame, side(a, left), side(b, right),
                    place.get().channel(), place.get().element(), place.get().value(left.state()),
                    place.get().value(right.state())));
        }
    }

    /// What either of two operations has changed, in its order.
    private static Stream<Place> changed(Optional<Done> a, Optional<Done> b) {
        List<Explanation.Change> x = a.map(Done::changes).orElse(List.of()), y = b.map(Done::changes).orElse(List.of());
        return IntStream.range(0, Math.max(x.size(), y.size()))
                .mapToObj(i -> Stream.of(x, y).filter(changes -> i < changes.size()).map(changes -> changes.get(i)))
                .flatMap(changes -> changes.map(c -> new Place(c.channel(), c.element())));
    }

    private static Side side(Optional<Done> done, Run run) {
        return done.map(d -> new Side(d.before(), Optional.of(d.operation())))
                .orElseGet(() -> new Side(run.cursor(), Optional.empty()));
    }

    /// How many representable numbers the two values lie apart, at most; [Long#MAX_VALUE] where one is no number.
    public long ulps() {
        long most = 0;
        for (int i = 0; element >= 0 && i < leftValue.length; i++)
            most = Math.max(most, ulps(leftValue[i], rightValue[i]));
        return most;
    }

    private static long ulps(double a, double b) {
        if (Double.isNaN(a) || Double.isNaN(b)) return Double.compare(a, b) == 0 ? 0 : Long.MAX_VALUE;
        long x = ordered(a), y = ordered(b), apart = Math.abs(x - y);
        return apart < 0 || x < 0 != y < 0 && apart < Math.abs(x) ? Long.MAX_VALUE : apart;
    }

    /// A whole number that grows by one from each representable number to the next.
    private static long ordered(double v) {
        long bits = Double.doubleToRawLongBits(v);
        return bits >= 0 ? bits : Long.MIN_VALUE - bits;
    }

    /// An operation that changed something that both runs have.
    private record Done(Cursor before, Explanation operation, List<Explanation.Change> changes) {
        /// The next one of the frame; empty if there is none.
        static Optional<Done> next(Run run, int frame, State other, BiPredicate<double[], double[]> same) {
            while (run.cursor().frame() < frame) {
                Cursor before = run.cursor();
                Explanation operation = run.stepWatched();
                if (operation.slot().skin()) return Optional.empty();
                List<Explanation.Change> changes = operation.changes().stream()
                        .filter(c -> !same.test(c.from(), c.to()) && shared(c.channel(), run.state(), other))
                        .toList();
                if (!changes.isEmpty()) return Optional.of(new Done(before, operation, changes));
            }
            return Optional.empty();
        }

        private static boolean shared(String channel, State s, State other) {
            return other.channel(channel).isPresent()
                    && s.channel(channel).filter(c -> c.life() == Channel.Life.KEPT).isPresent();
        }
    }

    /// An element of a channel.
    ///
    /// @param element -1: all of the channel, whose number of elements is the value
    private record Place(String channel, int element) {
        /// The first one in which two states differ.
        static Optional<Place> between(State a, State b) {
            for (Channel c : a.channels()) {
                if (c.life() == Channel.Life.SCRATCH || b.channel(c.name()).isEmpty()) continue;
                double[] x = a.named(c.name()), y = b.named(c.name());
                if (x.length != y.length) return Optional.of(new Place(c.name(), -1));
                for (int i = 0; i < x.length; i++)
                    if (Double.doubleToRawLongBits(x[i]) != Double.doubleToRawLongBits(y[i]))
                        return Optional.of(new Place(c.name(), i / c.width()));
            }
            return Optional.empty();
        }

        double[] value(State s) {
            return element >= 0 ? s.value(channel, element)
                    : new double[]{(double) s.named(channel).length / s.channel(channel).orElseThrow().width()};
        }
    }
}
