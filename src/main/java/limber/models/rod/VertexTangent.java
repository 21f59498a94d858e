package limber.models.rod;

import static limber.models.rod.RodChannels.*;

import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.math.Bezier;
import limber.models.rod.RodParameters.NanGuard;

/// The direction of the curve at a vertex: the hodograph made a unit.
///
/// As published, by powers, it is 0·∞ at t = 0 and t = 1, not a number. Such a
/// vertex is marked in `fate`. The published program's engine makes 0 of what is
/// not a number when it makes it a unit, so that the ring collapses; without that
/// it is left at rest, visibly torn off; `cover` uses the hodograph instead, which
/// looks right and hides the fault.
///
/// @param overflows whether its binomials are computed in `int`
record VertexTangent(boolean published, boolean overflows, NanGuard guard,
        boolean extend) implements Phase {
    @Override public String name() { return "tangent"; }
    @Override public String of() { return "vertex"; }
    @Override public boolean independent() { return true; }
    @Override public int size(State s) { return s.of(T).length; }

    @Override public Formula formula() {
        return published
                ? Formula.of(
                        "B'(t) = \\sum_i \\binom{n}{i}\\left(i\\,t^{i-1}(1 - "
                                + "t)^{n-i} - (n - i)\\,t^i(1 - "
                                + "t)^{n-i-1}\\right)P_i",
                        "T = \\frac{B'(t)}{|B'(t)|}")
                        .number("t", "inside").vector("B'(t)", "d", "m", "")
                        .number("|B'(t)|", "speed", "m")
                        .vector("T", "t")
                : Formula.of("B'(t) = n\\sum_i \\binom{n-1}{i}\\,t^i(1 - "
                        + "t)^{n-1-i}\\,(P_{i+1} - P_i)",
                        "T = \\frac{B'(t)}{|B'(t)|}")
                        .number("t", "inside").vector("B'(t)", "d", "m", "")
                        .number("|B'(t)|", "speed", "m")
                        .vector("T", "t");
    }

    @Override public void run(State s, int sweep, int from, int to) {
        double[] points = s.of(POINTS), parameter = s.of(T), along = s.of(ALONG),
                rate = s.of(SPEED), fate = s.of(FATE);
        double slowest = published ? 0 : Curve.still(points);
        for (int i = from; i < to; i = Ring.end(parameter, i, to)) {
            double inside = CentreLine.inside(parameter[i], extend);
            double dx = derivative(points, 0, inside),
                    dy = derivative(points, 1, inside),
                    dz = derivative(points, 2, inside);
            double speed = Math.sqrt(dx * dx + dy * dy + dz * dz);
            // neither NaN nor infinite
            boolean number = Math.abs(speed) <= Double.MAX_VALUE;
            double becomes = number ? BENT : switch (guard) {
                case NORMALISE -> COLLAPSED;
                case NONE -> TORN;
                case COVER -> GUARDED;
            };
            for (int k = i, end = Ring.end(parameter, i, to); k < end; k++)
                fate[k] = becomes;
            if (becomes == TORN) continue;
            double pace = speed;
            if (becomes == COLLAPSED) {
                dx = 0;
                dy = 0;
                dz = 0;
                speed = 1;
                pace = 1;
            } else if (!number || speed <= slowest) {
                dx = Curve.along(points, 0, inside);
                dy = Curve.along(points, 1, inside);
                dz = Curve.along(points, 2, inside);
                speed = Math.sqrt(dx * dx + dy * dy + dz * dz);
                pace = Bezier.speed(points, Curve.moving(points, inside));
            }
            double tx = speed > 0 ? dx / speed : 0, ty = speed > 0 ? dy / speed : 1,
                    tz = speed > 0 ? dz / speed : 0;
            along[3 * i] = tx;
            along[3 * i + 1] = ty;
            along[3 * i + 2] = tz;
            Ring.fill(along, i, Ring.end(parameter, i, to));
            for (int k = i, end = Ring.end(parameter, i, to); k < end; k++)
                rate[k] = pace;
        }
    }

    private double derivative(double[] points, int axis, double t) { // gap tangent
        return published ? Bezier.publishedDerivative(points, axis, t, overflows)
                : Bezier.derivative(points, axis, t); // end of gap tangent
    }
}
