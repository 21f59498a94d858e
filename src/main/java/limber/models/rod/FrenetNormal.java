package limber.models.rod;

import static limber.models.rod.RodChannels.*;

import limber.engine.Formula;
import limber.engine.Phase;
import limber.engine.State;
import limber.math.Bezier;
import limber.math.Quaternion;

/// The principal normal: the part of B″ that is perpendicular to the tangent, made
/// a unit. It turns about the curve with its torsion and jumps to the other side
/// where the curvature changes sign. Where the curve is straight it is undefined,
/// and x turned from y onto the tangent by the shortest arc is used.
record FrenetNormal(boolean extend) implements Phase {
    /// Curvature, in turns of one radian over the control polygon, below which the
    /// curve is straight.
    private static final double STRAIGHT = 1e-9;

    @Override public String name() { return "normal"; }
    @Override public String of() { return "vertex"; }
    @Override public boolean independent() { return true; }
    @Override public int size(State s) { return s.of(T).length; }

    @Override public Formula formula() {
        return Formula.of("n = B'' - (B''\\cdot T)\\,T", "N = \\frac{n}{|n|}")
                .vector("T", "t").number("B''\\cdot T", "dot", "m")
                .vector("n", "n", "m", "")
                .number("|n|", "size", "m");
    }

    @Override public void run(State s, int sweep, int from, int to) {
        double[] points = s.of(POINTS), parameter = s.of(T), fate = s.of(FATE),
                tangent = s.of(ALONG),
                normal = s.of(ACROSS);
        double polygon = Bezier.polygonLength(points);
        for (int i = from; i < to; i++) {
            if (lost(fate[i])) continue;
            // as all around a ring
            if (i > from && parameter[i] == parameter[i - 1]) {
                for (int j = 3 * i; j < 3 * i + 3; j++) normal[j] = normal[j - 3];
                continue;
            }
            double t = CentreLine.inside(parameter[i], extend),
                    speed = Bezier.speed(points, t);
            double tx = tangent[3 * i], ty = tangent[3 * i + 1],
                    tz = tangent[3 * i + 2];
            double nx = Bezier.second(points, 0, t),
                    ny = Bezier.second(points, 1, t),
                    nz = Bezier.second(points, 2, t);
            double dot = nx * tx + ny * ty + nz * tz;
            nx -= dot * tx;
            ny -= dot * ty;
            nz -= dot * tz;
            double size = Math.sqrt(nx * nx + ny * ny + nz * nz);
            boolean straight = !(size * polygon > STRAIGHT * speed * speed)
                    || size * size < Quaternion.NOTHING;
            if (straight) {
                nx = Quaternion.acrossX(tx, ty, tz);
                ny = Quaternion.acrossY(tx, ty, tz);
                nz = Quaternion.acrossZ(tx, ty, tz);
                size = 1;
            }
            normal[3 * i] = nx / size;
            normal[3 * i + 1] = ny / size;
            normal[3 * i + 2] = nz / size;
        }
    }
}
