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
