package limber.judge;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import limber.engine.Channel;
import limber.engine.State;
import limber.engine.model.Box;
import limber.engine.run.Run;
import limber.engine.text.BadInput;

/// A comparison of another program's trajectory with a run, frame by frame.
///
/// @param frames that were compared
/// @param elements of each
/// @param equalThrough the last frame up to which all agree; empty if the first one differs
/// @param first the first element that does not, of the first such frame; empty if all agree
/// @param largest the largest distance; a number that is not finite counts as larger than any
/// @param tolerance the distance up to which two places agree, m
/// @param growth the largest distance of the frame that differs first, and of some after it, each about twice as late
/// @param distances the largest distance of each frame that was compared, m
/// @param rounded by how much the file's numbers are rounded, m, where places agree only because of it; else empty
public record Judgement(int frames, int elements, OptionalInt equalThrough, Optional<Miss> first,
        Optional<Miss> largest, double tolerance, List<Miss> growth, double[] distances, OptionalDouble rounded) {
    /// Of the longest side of the scene, where no tolerance is given.
    private static final double SHARE = 1e-4;
    /// Of the longest side: numbers that are rounded by more tell too little.
    private static final double COARSE = 0.01;

    /// An element of a frame at two places.
    ///
    /// @param distance m; infinite where a number is not finite
    public record Miss(int frame, int element, double[] theirs, double[] ours, double distance) {}

    /// The channel that is compared.
    ///
    /// @throws BadInput if there is none of that name that holds places
    public static Channel channel(State s, String name) {
        return s.channel(name).filter(c -> c.width() == 3 && !c.whole()).orElseThrow(() -> new BadInput("--channel "
                + BadInput.brief(name) + ": no places; one of " + s.channels().stream()
                        .filter(c -> c.width() == 3 && !c.whole())
                        .map(Channel::name)
                        .toList()
                + " would be right"));
    }

    /// The places of a moment. Those of a skin are made for it: a run leaves them out.
    public static double[] places(Run run, Channel c) {
        return (c.life() == Channel.Life.SCRATCH ? run.picture() : run.state()).of(c);
    }

    /// The tolerance where none is given: a share of the longest side.
    public static double tolerance(double[] places) {
        double longest = Box.around(places).longestSide();
        return longest > 0 ? SHARE * longest : SHARE;
    }

    /// Compares a run that stands at frame 0. A place agrees, too, if it may be rounded from one that does, by the
    /// digits of the file.
    ///
    /// @param stop gives up between two frames; what was compared so far is judged
    public static Judgement of(Run run, Channel channel, Trajectory theirs, double tolerance, BooleanSupplier stop) {
        OptionalInt equal = OptionalInt.empty();
        Miss first = null, largest = null;
        var growth = new ArrayList<Miss>();
        var distances = new double[theirs.frames()];
        int compared = 0, grown = 0;
        var slack = new Slack(theirs.digits(), COARSE * Box.around(places(run, channel)).longestSide());
        for (int n = 0; n < theirs.frames() && !stop.getAsBoolean(); n++) {
            int frame = theirs.numbers().get(n);
            while (run.cursor().frame() < frame) run.next();
            double[] ours = places(run, channel);
            double[] their = theirs.places().get(n);
            int beyond = -1, furthest = 0;
            for (int i = 0; i < ours.length / 3; i++) {
                double distance = distance(their, ours, i);
                if (beyond < 0 && distance > tolerance && !slack.allows(their, ours, i, tolerance)) beyond = i;
                if (distance > distance(their, ours, furthest)) furthest = i;
            }
            Miss worst = miss(frame, furthest, their, ours);
            distances[compared++] = worst.distance;
            if (largest == null || worst.distance > largest.distance) largest = worst;
            if (first == null && beyond < 0) equal = OptionalInt.of(frame);
            if (first == null && beyond >= 0) first = miss(frame, beyond, their, ours);
            if (first != null && compared > grown) {
                growth.add(worst);
                grown = 2 * compared;
            }
        }
        return new Judgement(compared, run.state().of(channel).length / 3, equal, Optional.ofNullable(first),
                Optional.ofNullable(largest), tolerance, List.copyOf(growth), Arrays.copyOf(distances, compared),
                slack.used > 0 ? OptionalDouble.of(slack.used) : OptionalDouble.empty());
    }

    /// What the digits of a file leave open.
    private static final class Slack {
        private final Digits digits;
        private final double most;
        /// A number in the middle may be rounded to either side.
        private static final double EITHER = 1 + 1e-6;
        /// The most that was needed.
        private double used;

        Slack(Digits digits, double most) {
            this.digits = digits;
            this.most = most;
        }

        /// Whether a place of the file may be rounded from one within the tolerance.
        boolean allows(double[] theirs, double[] ours, int element, double tolerance) {
            if (digits.all()) return false;
            double square = 0, needed = used;
            for (int k = 0; k < 3; k++) {
                double slack = digits.slack(theirs[3 * element + k], k);
                double beyond = Math.max(0, Math.abs(theirs[3 * element + k] - ours[3 * element + k]) - slack * EITHER);
                if (!(slack <= most)) return false;
                square += beyond * beyond;
                needed = Math.max(needed, slack);
            }
            if (!(Math.sqrt(square) <= tolerance)) return false;
            used = needed;
            return true;
        }
    }

    private static Miss miss(int frame, int element, double[] theirs, double[] ours) {
        int j = 3 * element;
        return new Miss(frame, element, Arrays.copyOfRange(theirs, j, j + 3), Arrays.copyOfRange(ours, j, j + 3),
                distance(theirs, ours, element));
    }

    /// The distance of an element's two places, m; infinite where a number is not finite.
    static double distance(double[] a, double[] b, int element) {
        int j = 3 * element;
        double x = a[j] - b[j], y = a[j + 1] - b[j + 1], z = a[j + 2] - b[j + 2];
        double distance = Math.sqrt(x * x + y * y + z * z);
        return Double.isFinite(distance) ? distance : Double.POSITIVE_INFINITY;
    }

    /// The largest distance of two elements, m.
    static double largest(double[] a, double[] b) {
        double largest = 0;
        for (int i = 0; i < a.length / 3; i++) largest = Math.max(largest, distance(a, b, i));
        return largest;
    }

    /// Whether all agree.
    public boolean agrees() {
        return first.isEmpty();
    }
}
