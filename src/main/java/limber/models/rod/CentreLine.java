package limber.models.rod;

import static limber.models.rod.RodChannels.*;

import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.math.Bezier;

/// The point of the curve for a vertex.
///
/// @param extend whether the curve goes on straight beyond its ends; otherwise the
///   polynomial itself does, and throws what lies there far out: at t = 1.5 a curve
///   of degree 5 sums 32 times its control points
/// @param ints as published, by powers and binomials in `int`, which overflow from
///   n = 30
record CentreLine(boolean extend, boolean ints) implements Phase {
    @Override public String name() { return "point"; }
    @Override public String of() { return "vertex"; }
    @Override public boolean independent() { return true; }
    @Override public int size(State s) { return s.of(T).length; }

    @Override public Formula formula() {
        Formula sum = extend
                ? Formula.of("P = \\sum_i \\binom{n}{i}\\,t^i(1 - t)^{n-i}\\,P_i "
                        + "+ b\\,B'(t)").number("b", "beyond")
                : Formula.of("P = \\sum_i \\binom{n}{i}\\,t^i(1 - t)^{n-i}\\,P_i");
        return sum.number("t", "inside").vector("P", "p", "m", "position");
    }

    static double inside(double t, boolean extend) {
        return extend ? Math.max(0, Math.min(1, t)) : t;
    }

    @Override public void run(State s, int sweep, int from, int to) {
        double[] points = s.of(POINTS), parameter = s.of(T), centre = s.of(CENTRE);
        for (int i = from; i < to; i = Ring.end(parameter, i, to)) {
            double t = parameter[i], inside = inside(t, extend),
                    beyond = t - inside;
            double px = value(points, 0, inside, beyond),
                    py = value(points, 1, inside, beyond),
                    pz = value(points, 2, inside, beyond);
            centre[3 * i] = px;
            centre[3 * i + 1] = py;
            centre[3 * i + 2] = pz;
            Ring.fill(centre, i, Ring.end(parameter, i, to));
        }
    }

    double value(double[] points, int axis, double inside, double beyond) {
        double on = ints ? Bezier.publishedAt(points, axis, inside)
                : Bezier.at(points, axis, inside);
        return beyond == 0 ? on
                : on + beyond * Bezier.derivative(points, axis, inside);
    }
}
