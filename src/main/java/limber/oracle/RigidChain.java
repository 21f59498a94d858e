package limber.oracle;

import limber.engine.settings.Vec;
import limber.engine.text.BadInput;
import limber.math.exact.Exact;

/// The equilibrium of a chain of equal rigid sticks with equal weights at its joints between two points: the shape of a
/// rope whose distance constraints are met exactly.
///
/// The horizontal pull H is the same in every stick and each joint takes one weight off the vertical one, V + j: the
/// slope (V + j)/H is linear in the stick's number. The condition that the chain ends at the second point is that of
/// the minimum of F(H, V) = Σ √(H² + (V + j)²) − H·across − V·up, with across and up counted in sticks. F is convex, so
/// that Newton's method finds the minimum, with steps halved where they go too far, starting from the [Catenary], whose
/// pull is wrong by sticks⁻².
public final class RigidChain {
    private static final int MOST_STEPS = 100;

    private RigidChain() {}

    /// Whether the chain hangs with all its sticks pulled. Where its ends are too near each other for sticks so long, F
    /// is least where H = 0 and one stick is not pulled at all: at V = −m, if the way that is left for that stick when
    /// m sticks hang down and the others up is no longer than it is.
    public static boolean hangs(Vec from, Vec to, double length, int sticks) {
        if (!Catenary.hangs(from, to, length) || sticks < 2) return false;
        double across = across(from, to) * sticks / length, up = (to.y() - from.y()) * sticks / length;
        double m = Math.clamp(Exact.rint(0.5 * (sticks - 1 - up)), 0, sticks - 1), left = up - (sticks - 1 - 2 * m);
        return across * across + left * left > 1 + 1e-9;
    }

    private static double across(Vec from, Vec to) {
        return new Vec(to.x() - from.x(), 0, to.z() - from.z()).length();
    }

    /// Joints, ends included: `sticks` + 1 xyz triples.
    ///
    /// @throws BadInput if the chain does not reach, its ends hang one above the other, or it cannot hang with all its
    ///     sticks pulled
    public static double[] points(Vec from, Vec to, double length, int sticks) {
        var smooth = Catenary.between(from, to, length);
        if (!hangs(from, to, length, sticks)) throw new BadInput("a chain of " + sticks + " sticks, " + length
                + " m long, has its ends too near each other to hang: a stick would have to push");
        double dx = to.x() - from.x(), dz = to.z() - from.z(), across = across(from, to), stick = length / sticks;
        double[] pull = pull(smooth, across / stick, (to.y() - from.y()) / stick, sticks);
        double h = pull[0], v = pull[1];
        var xyz = new double[3 * (sticks + 1)];
        Vec at = from;
        for (int j = 0; j <= sticks; j++) {
            at.into(xyz, j);
            double share = stick / Math.sqrt(h * h + (v + j) * (v + j));
            at = at.plus(new Vec(dx / across * share * h, share * (v + j), dz / across * share * h));
        }
        to.into(xyz, sticks);
        return xyz;
    }

    /// H and V in weights of a joint, V at stick 0.
    private static double[] pull(Catenary start, double across, double up, int sticks) {
        double stick = start.length() / sticks, last = Double.MAX_VALUE;
        double h = start.a() / stick, v = 0.5 - start.a() * Exact.sinh(start.lowest() / start.a()) / stick;
        for (int n = 0; n < MOST_STEPS; n++) {
            double gh = -across, gv = -up, hh = 0, hv = 0, vv = 0; // gradient of F, and its second derivatives
            for (int j = 0; j < sticks; j++) {
                double y = v + j, t = Math.sqrt(h * h + y * y), cos = h / t, sin = y / t;
                gh += cos;
                gv += sin;
                hh += sin * sin / t;
                hv -= sin * cos / t;
                vv += cos * cos / t;
            }
            double determinant = hh * vv - hv * hv, dh = (hv * gv - vv * gh) / determinant,
                    dv = (hv * gh - hh * gv) / determinant;
            double size = (Math.abs(dh) + Math.abs(dv)) / (Math.abs(h) + Math.abs(v));
            if (!(size > 1e-16) || size < 1e-8 && size > 0.5 * last) break; // what is left is rounding
            last = size;
            double fall = -(gh * dh + gv * dv), share = 1;
            while (share > 1e-6 && rise(h + share * dh, v + share * dv, dh, dv, across, up, sticks) > 0.5 * fall)
                share *= 0.5;
            h += share * dh;
            v += share * dv;
        }
        return new double[]{h, v};
    }

    /// How F rises at (h, v) along (dh, dv): positive beyond its least value.
    private static double rise(double h, double v, double dh, double dv, double across, double up, int sticks) {
        double gh = -across, gv = -up;
        for (int j = 0; j < sticks; j++) {
            double y = v + j, t = Math.sqrt(h * h + y * y);
            gh += h / t;
            gv += y / t;
        }
        return gh * dh + gv * dv;
    }

    /// How far the lowest joint hangs below the middle of the ends, m.
    public static double sag(Vec from, Vec to, double length, int sticks) {
        double[] xyz = points(from, to, length, sticks);
        double low = Double.MAX_VALUE;
        for (int j = 1; j < xyz.length; j += 3) low = Math.min(low, xyz[j]);
        return 0.5 * (from.y() + to.y()) - low;
    }
}
