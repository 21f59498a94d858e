package limber.math;

import java.util.function.BiPredicate;
import limber.engine.settings.Vec;

/// Segments that lead through a solid around the origin while both of their ends are outside: what a collision that
/// looks at points alone does not see.
public final class Segments {
    private Segments() {}

    /// How many of some segments lead through a solid.
    ///
    /// @param x points as xyz triples
    /// @param ends two numbers of points a segment
    /// @param at where the solid is
    /// @param through whether a segment between two points, as seen from the solid, leads through it
    public static int count(double[] x, int[] ends, Vec at, BiPredicate<Vec, Vec> through) {
        int count = 0;
        for (int e = 0; e < ends.length; e += 2)
            if (through.test(Vec.of(x, ends[e]).minus(at), Vec.of(x, ends[e + 1]).minus(at))) count++;
        return count;
    }

    /// Whether the segment from `a` to `b` comes nearer to the centre of a ball than its radius, between its ends.
    public static boolean throughBall(Vec a, Vec b, double radius) {
        Vec d = b.minus(a);
        double nearest = -a.dot(d) / d.dot(d);
        return nearest > 0 && nearest < 1 && a.length() >= radius && b.length() >= radius
                && a.plus(d.times(nearest)).length() < radius;
    }

    /// Whether the segment from `a` to `b` enters a box around the origin and leaves it again.
    ///
    /// @param size its edges
    public static boolean throughBox(Vec a, Vec b, Vec size) {
        double[] from = {a.x(), a.y(), a.z()}, to = {b.x(), b.y(), b.z()}, edge = {size.x(), size.y(), size.z()};
        double enter = 0, leave = 1;
        for (int k = 0; k < 3; k++) {
            double d = to[k] - from[k], half = 0.5 * edge[k], first = (-half - from[k]) / d,
                    last = (half - from[k]) / d;
            if (d == 0 && Math.abs(from[k]) >= half) return false;
            if (d == 0) continue;
            enter = Math.max(enter, Math.min(first, last));
            leave = Math.min(leave, Math.max(first, last));
        }
        return enter > 0 && enter < leave && leave < 1;
    }
}
