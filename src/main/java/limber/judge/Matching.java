package limber.judge;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import limber.engine.settings.Vec;

/// A search for the ways in which the places of another program's first frame lie on ours: its axes, its unit, its
/// origin, and the order of its elements.
///
/// The mean of places and their mean distance from it do not depend on the order of elements, and so give the origin
/// and the scale for each way of naming the axes. Then each place must have one of ours near it.
///
/// @param theirs places as the file has them, in its first frame and in some later ones, xyz triples
/// @param ours places in the same frames, m
/// @param near the distance up to which two places are one, m
record Matching(List<double[]> theirs, List<double[]> ours, double near) {
    /// Metres for a unit: metre, centimetre, millimetre, inch, foot.
    private static final double[] UNITS = {1, 0.01, 0.001, 0.0254, 0.3048};
    /// Of the distance up to which places are one, what a number that is told in few digits may take.
    private static final double SHARE = 0.01;
    private static final int DIGITS = 12;

    /// Whether a scale is that of a unit that has a name.
    static boolean unit(double scale) {
        return Arrays.stream(UNITS).anyMatch(u -> u == scale);
    }

    /// The ways, with the numbers of frames and elements as they are read.
    List<Conversion> conversions(int shift, int first) {
        double[] a = theirs.getFirst(), b = ours.getFirst();
        if (a.length != b.length || a.length == 0 || !finite(a) || !finite(b)) return List.of();
        var found = new ArrayList<Conversion>();
        for (List<Conversion.Axis> axes : Conversion.all())
            for (double scale : scales(a, b)) {
                var turned = new Conversion(axes, scale, Vec.ZERO, shift, first, List.of());
                lies(turned).or(() -> lies(moved(turned, a, b))).ifPresent(found::add);
            }
        return found;
    }

    private static boolean finite(double[] places) {
        return Arrays.stream(places).allMatch(Double::isFinite);
    }

    private double[] scales(double[] a, double[] b) {
        double mine = spread(a), yours = spread(b);
        if (mine == 0 || yours == 0) return mine == yours ? UNITS : new double[0];
        double fitted = yours / mine, far = Math.sqrt(a.length) * mine; // no place lies further from their mean
        double unsure = near / far;
        for (double unit : UNITS) if (Math.abs(unit - fitted) <= unsure) return new double[]{unit};
        return new double[]{few(fitted, SHARE * unsure)};
    }

    /// The root of the mean square of distances from the mean.
    private static double spread(double[] places) {
        Vec mean = mean(places);
        double sum = 0;
        for (int i = 0; i < places.length / 3; i++) {
            Vec off = Vec.of(places, i).minus(mean);
            sum += off.dot(off);
        }
        return Math.sqrt(sum / (places.length / 3));
    }

    private static Vec mean(double[] places) {
        Vec sum = Vec.ZERO;
        for (int i = 0; i < places.length / 3; i++) sum = sum.plus(Vec.of(places, i));
        return sum.times(3.0 / places.length);
    }

    private Conversion moved(Conversion c, double[] a, double[] b) {
        Vec off = mean(b).minus(mean(c.of(a)));
        var origin = new Vec(few(off.x(), SHARE * near), few(off.y(), SHARE * near), few(off.z(), SHARE * near));
        return new Conversion(c.axes(), c.scale(), origin, c.shift(), c.first(), List.of());
    }

    /// The number with the fewest digits that is so near.
    private static double few(double v, double unsure) {
        if (Math.abs(v) <= unsure) return 0;
        for (int digits = 1; digits < DIGITS; digits++) {
            double rounded = new BigDecimal(v).round(new MathContext(digits)).doubleValue();
            if (Math.abs(rounded - v) <= unsure) return rounded;
        }
        return v;
    }

    /// The conversion with the order of elements under which the first frame lies on ours; empty where none does.
    private Optional<Conversion> lies(Conversion c) {
        double[] a = c.of(theirs.getFirst()), b = ours.getFirst();
        int n = a.length / 3;
        if (IntStream.range(0, n).allMatch(i -> near(a, i, b, i))) return Optional.of(c);
        if (!boxes(a, b)) return Optional.empty();
        List<Integer> order = IntStream.range(0, n).allMatch(i -> near(a, i, b, n - 1 - i))
                ? IntStream.range(0, n).map(i -> n - 1 - i).boxed().toList()
                : new Order(c, b).order();
        return order.isEmpty() ? Optional.empty()
                : Optional.of(new Conversion(c.axes(), c.scale(), c.origin(), c.shift(), c.first(), order));
    }

    private boolean near(double[] a, int i, double[] b, int j) {
        return distance(a, i, b, j) <= near;
    }

    private static double distance(double[] a, int i, double[] b, int j) {
        return Vec.of(a, i).minus(Vec.of(b, j)).length();
    }

    private boolean boxes(double[] a, double[] b) {
        for (int k = 0; k < 3; k++) {
            double least = Double.POSITIVE_INFINITY, other = least, most = -least, otherMost = -least;
            for (int i = k; i < a.length; i += 3) {
                least = Math.min(least, a[i]);
                most = Math.max(most, a[i]);
                other = Math.min(other, b[i]);
                otherMost = Math.max(otherMost, b[i]);
            }
            if (Math.abs(least - other) > near || Math.abs(most - otherMost) > near) return false;
        }
        return true;
    }

    /// Our elements, by the cell of a grid in which each lies.
    private final class Order {
        private final Map<List<Long>, List<Integer>> cells = new HashMap<>();
        private final List<double[]> turned;

        Order(Conversion c, double[] b) {
            turned = theirs.stream().map(c::of).toList();
            for (int j = 0; j < b.length / 3; j++)
                cells.computeIfAbsent(cell(b, j, 0, 0, 0), _ -> new ArrayList<>()).add(j);
        }

        private List<Long> cell(double[] at, int i, int dx, int dy, int dz) {
            return List.of(cell(at[3 * i]) + dx, cell(at[3 * i + 1]) + dy, cell(at[3 * i + 2]) + dz);
        }

        private long cell(double x) {
            return (long) Math.floor(x / near);
        }

        /// Empty where an element has none of ours near it. Of several, the one that stays nearest in later frames.
        List<Integer> order() {
            int n = turned.getFirst().length / 3;
            var order = new ArrayList<Integer>();
            for (int i = 0; i < n; i++) {
                int ours = nearest(i);
                if (ours < 0) return List.of();
                order.add(ours);
            }
            return order;
        }

        private int nearest(int i) {
            List<Integer> best = List.of();
            int at = -1;
            double least = Double.POSITIVE_INFINITY;
            for (int dx = -1; dx <= 1; dx++) for (int dy = -1; dy <= 1; dy++) for (int dz = -1; dz <= 1; dz++) {
                List<Integer> there = cells.getOrDefault(cell(turned.getFirst(), i, dx, dy, dz), List.of());
                for (int k = 0; k < there.size(); k++) {
                    int j = there.get(k);
                    if (!near(turned.getFirst(), i, ours.getFirst(), j)) continue;
                    double apart = 0;
                    for (int f = 0; f < turned.size(); f++) apart += distance(turned.get(f), i, ours.get(f), j);
                    if (apart >= least) continue;
                    least = apart;
                    best = there;
                    at = k;
                }
            }
            return at < 0 ? -1 : best.remove(at);
        }
    }
}
