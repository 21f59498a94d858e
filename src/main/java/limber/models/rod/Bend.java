package limber.models.rod;

import java.util.Optional;
import limber.engine.State;
import limber.engine.settings.Vec;
import limber.math.Bezier;
import limber.math.exact.Exact;
import limber.oracle.Elastica;

/// The bend of a rod, for comparison with that of a real one: the elastica of the same length, clamped in the same
/// direction, whose tip has turned by the same angle.
///
/// @param base,tip unit tangents
/// @param reach from base to tip
/// @param length of the curve, m
record Bend(Vec base, Vec tip, Vec reach, double length) {
    /// Beyond, an elastica pulled at a right angle never turns; close to it it needs forces without bound. rad
    private static final double MOST = Exact.toRadians(89);
    /// A share of the length by which a rod may leave a plane, or be off its first direction, and count as flat, or
    /// straight.
    private static final double FLAT = 1e-6;

    static Bend of(State s) {
        double[] points = s.of(RodChannels.POINTS);
        int n = points.length / 3 - 1;
        return new Bend(direction(points, 0), direction(points, 1), Vec.of(points, n).minus(Vec.of(points, 0)),
                Bezier.arcLength(points, 0, 1));
    }

    private static Vec direction(double[] points, double end) {
        var d = new Vec(Curve.along(points, 0, end), Curve.along(points, 1, end), Curve.along(points, 2, end));
        return d.length() > 0 ? d.times(1 / d.length()) : new Vec(0, 1, 0);
    }

    /// Between the tangents at the base and at the tip, rad.
    double tipAngle() {
        return Exact.atan2(base.cross(tip).length(), base.dot(tip));
    }

    /// From where the tip is to the line on which the base points.
    Vec deflection() {
        return reach.minus(base.times(reach.dot(base)));
    }

    /// The elastica in the world, `parts` + 1 points at even lengths; empty if the rod is straight, is not flat, or is
    /// bent by 89° or more.
    Optional<double[]> elastica(State s, int parts) {
        Vec aside = deflection();
        if (aside.length() <= FLAT * length) return Optional.empty();
        Vec down = aside.times(1 / aside.length()), out = base.cross(down),
                origin = Vec.of(s.of(RodChannels.POINTS), 0);
        double angle = Exact.atan2(tip.dot(down), tip.dot(base));
        if (!(angle > FLAT && angle < MOST) || !flat(s, origin, out)) return Optional.empty();
        double[] xy = Elastica.ofTipAngle(angle).points(parts), xyz = new double[3 * (parts + 1)];
        for (int k = 0; k <= parts; k++)
            origin.plus(base.times(length * xy[2 * k])).plus(down.times(length * xy[2 * k + 1])).into(xyz, k);
        return Optional.of(xyz);
    }

    /// Whether all control points lie on the line on which the base points.
    boolean straight(State s) {
        double[] points = s.of(RodChannels.POINTS);
        Vec origin = Vec.of(points, 0);
        for (int i = 1; i < points.length / 3; i++)
            if (Vec.of(points, i).minus(origin).cross(base).length() > FLAT * length) return false;
        return true;
    }

    private boolean flat(State s, Vec origin, Vec out) {
        double[] points = s.of(RodChannels.POINTS);
        for (int i = 0; i < points.length / 3; i++)
            if (Math.abs(Vec.of(points, i).minus(origin).dot(out)) > FLAT * length) return false;
        return true;
    }
}
