package limber.oracle;

import limber.engine.settings.Vec;
import limber.engine.text.BadInput;
import limber.math.exact.Exact;

/// The catenary: the shape of a perfectly flexible chain of uniform weight that hangs between two points, y =
/// a·cosh(x/a) + c.
///
/// With horizontal distance d, difference in height v and length L, the parameter a solves √(L² − v²) = 2a·sinh(d/2a).
/// Gravity points along −y; how strong it is does not matter.
///
/// @param a radius of curvature at the lowest point of the curve, m
/// @param lowest horizontal distance from `from` to that point, m; it may lie beyond the ends
public record Catenary(Vec from, Vec to, double length, double a, double lowest) {

    /// What a chain must be longer than straight, and its ends apart across, as a share of its length: less is lost in
    /// rounding.
    private static final double LEAST = 1e-9;

    /// @throws BadInput if the chain is not longer than the way between its ends, or the ends hang one above the other
    public static Catenary between(Vec from, Vec to, double length) {
        double d = horizontal(from, to), v = to.y() - from.y();
        if (!slack(from, to, length)) throw new BadInput(
                "a catenary of length " + length + " m does not reach over " + from.distance(to) + " m with slack");
        if (!apart(from, to, length)) throw new BadInput("a catenary needs ends that do not hang one above the other");
        double u = solve(Math.sqrt(length * length - v * v) / d), a = d / (2 * u);
        // v = a·(cosh((d − x)/a) − cosh(x/a)) at the lowest point's x
        double lowest = 0.5 * d - a * asinh(v / (2 * a * Exact.sinh(u)));
        return new Catenary(from, to, length, a, lowest);
    }

    /// Whether a chain of that length hangs between the two as a catenary.
    public static boolean hangs(Vec from, Vec to, double length) {
        return slack(from, to, length) && apart(from, to, length);
    }

    private static boolean slack(Vec from, Vec to, double length) {
        return length > from.distance(to) * (1 + LEAST);
    }

    private static boolean apart(Vec from, Vec to, double length) {
        return horizontal(from, to) > LEAST * length;
    }

    /// The u > 0 with sinh(u)/u = ratio, by Newton's method, which cannot miss on a convex function.
    private static double solve(double ratio) {
        double u = Math.min(Math.sqrt(6 * (ratio - 1)),
                1 + Exact.log(2 * ratio) + Exact.log(1 + Exact.log(2 * ratio)));
        for (int k = 0; k < 100; k++) {
            double step = (Exact.sinh(u) - ratio * u) / (Exact.cosh(u) - ratio);
            u -= step;
            if (Math.abs(step) <= 1e-16 * u) break;
        }
        return u;
    }

    private static double asinh(double x) {
        return Math.copySign(Exact.log(Math.abs(x) + Math.sqrt(x * x + 1)), x);
    }

    private static double horizontal(Vec a, Vec b) {
        return new Vec(b.x() - a.x(), 0, b.z() - a.z()).length();
    }

    /// Height at a horizontal distance from `from`, m.
    public double height(double x) {
        return from.y() + a * (Exact.cosh((x - lowest) / a) - Exact.cosh(lowest / a));
    }

    /// How far the lowest point that is part of the chain hangs below the middle of its ends, m.
    public double sag() {
        double x = Math.clamp(lowest, 0, horizontal(from, to));
        return 0.5 * (from.y() + to.y()) - height(x);
    }

    /// The points that divide the chain into `parts` of equal length, ends included: `parts` + 1 xyz triples.
    public double[] points(int parts) {
        double d = horizontal(from, to), before = a * Exact.sinh(lowest / a);
        var xyz = new double[3 * (parts + 1)];
        for (int i = 0; i <= parts; i++) {
            double x = lowest + a * asinh((length * i / parts - before) / a);
            new Vec(from.x() + (to.x() - from.x()) * x / d, height(x), from.z() + (to.z() - from.z()) * x / d).into(xyz,
                    i);
        }
        from.into(xyz, 0);
        to.into(xyz, parts);
        return xyz;
    }
}
