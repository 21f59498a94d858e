package limber.models.rod;

import limber.math.Bezier;

/// Functions of a rod's curve that several phases share.
final class Curve {
    /// A derivative shorter than this share of the control polygon has no direction that is not rounding.
    private static final double STILL = 1e-9;

    static final double[] NODES = {0, 0.5384693101056831, 0.9061798459386640},
            WEIGHTS = {0.5688888888888889, 0.4786286704993665, 0.2369268850561891};

    private Curve() {}

    /// The speed below which the curve stands still but for rounding, m.
    static double still(double[] points) {
        return STILL * Bezier.polygonLength(points);
    }

    /// t, or where the curve stands still, as it does at an end with two control points in one place, the nearest
    /// parameter further inside that has a direction.
    static double moving(double[] points, double t) {
        double still = still(points), inwards = t < 0.5 ? 1 : -1;
        if (Bezier.speed(points, t) > still) return t;
        for (double step = 1e-6; step < 0.1; step *= 100)
            if (Bezier.speed(points, t + inwards * step) > still) return t + inwards * step;
        return t;
    }

    /// A component of the direction of the curve at t, of any length: that of its
    /// derivative, or at an end with control points in one place that of the first
    /// difference that is not 0, which is the limit of the direction there.
    static double along(double[] points, int axis, double t) {
        if ((t == 0 || t == 1) && Bezier.speed(points, t) <= still(points)) {
            int last = points.length - 3, end = t == 0 ? 0 : last,
                    inwards = t == 0 ? 3 : -3;
            for (int j = end + inwards; j >= 0 && j <= last; j += inwards) {
                double dx = points[j] - points[end],
                        dy = points[j + 1] - points[end + 1],
                        dz = points[j + 2] - points[end + 2];
                if (Math.sqrt(dx * dx + dy * dy + dz * dz) <= still(points)) continue;
                double off = axis == 0 ? dx : axis == 1 ? dy : dz;
                return t == 0 ? off : -off;
            }
        }
        return Bezier.derivative(points, axis, moving(points, t));
    }

    /// Length between two near parameters, by Gauss and Legendre's five points, m.
    static double length(double[] points, double from, double to) {
        double half = 0.5 * (to - from), middle = 0.5 * (from + to);
        double sum = WEIGHTS[0] * Bezier.speed(points, middle);
        for (int k = 1; k < 3; k++)
            sum += WEIGHTS[k]
                    * (Bezier.speed(points, middle - half * NODES[k]) + Bezier.speed(points, middle + half * NODES[k]));
        return half * sum;
    }
}
