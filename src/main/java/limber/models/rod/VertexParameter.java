package limber.models.rod;

import static limber.models.rod.RodChannels.*;

import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.math.Bezier;
import limber.mesh.SurfaceSkin;

/// The curve parameter of a vertex: its share y/top of the height, or the t up to
/// which the curve has that share of its length, so that the rod is stretched
/// evenly. Beyond the ends, length continues along the end tangents.
///
/// @param top the height at which t = 1, m
record VertexParameter(double top, boolean arcLength) implements Phase {
    private static final int NEWTON = 4;

    @Override public String name() { return "parameter"; }
    @Override public String of() { return "vertex"; }
    @Override public boolean independent() { return true; }
    @Override public int size(State s) { return s.of(T).length; }

    @Override public Formula formula() {
        return arcLength
                ? Formula.of("\\int_0^t |B'| = \\frac{y}{y_1}\\int_0^1 |B'|")
                        .number("t", "t")
                        .number("y", "y", "m", "position").number("y_1", "top", "m")
                : Formula.of("t = \\frac{y}{y_1}").number("t", "t")
                        .number("y", "y", "m", "position").number("y_1",
                                "top", "m");
    }

    @Override public void run(State s, int sweep, int from, int to) {
        double[] rest = s.of(SurfaceSkin.REST), parameter = s.of(T);
        for (int i = from; i < to; i++) {
            double y = rest[3 * i + 1];
            double t = y / top;
            // as all around a ring
            if (arcLength && i > from && y == rest[3 * i - 2]) t = parameter[i - 1];
            else if (arcLength) t = inverse(s.of(POINTS), s.of(STATION_LENGTH), t);
            parameter[i] = t;
        }
    }

    /// The t at a share of the length: the station below, then Newton's method from
    /// a straight line between two stations.
    private static double inverse(double[] points, double[] lengths, double share) {
        int last = lengths.length - 1;
        double total = lengths[last];
        if (total == 0) return share;
        if (share <= 0 || share >= 1) {
            double end = share >= 1 ? 1 : 0, speed = Bezier.speed(points, end);
            return speed > 0 ? end + (share - end) * total / speed : share;
        }
        double length = share * total;
        int low = 0;
        for (int high = last; high - low > 1;) {
            int middle = (low + high) / 2;
            if (lengths[middle] <= length) low = middle;
            else high = middle;
        }
        double least = (double) low / last, most = (double) (low + 1) / last,
                gap = lengths[low + 1] - lengths[low];
        double t = gap > 0 ? least + (length - lengths[low]) / gap / last : least;
        for (int k = 0; k < NEWTON; k++) {
            double reached = lengths[low] + Curve.length(points, least, t),
                    speed = Bezier.speed(points, t);
            if (speed > 0)
                t = Math.max(least, Math.min(most, t + (length - reached) / speed));
        }
        return t;
    }
}
