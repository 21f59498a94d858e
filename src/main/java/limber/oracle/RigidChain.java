package limber.oracle;

import limber.engine.BadInput;
import limber.engine.Vec;

/// Where a chain of equal rigid sticks with equal weights at its joints comes to rest between two points: what a rope of
/// distance constraints would do if they were met exactly.
///
/// The horizontal pull is the same in every stick and each joint takes one weight off the vertical one, so that the
/// slope is linear in the stick's number: tan θ_j = k·(j − m). The two unknowns follow from where the chain must end.
/// For many sticks it becomes the [Catenary], with an error that falls as sticks⁻².
public final class RigidChain {
    private RigidChain() {}

    /// Joints, ends included: `sticks` + 1 xyz triples.
    ///
    /// @throws BadInput if the chain does not reach, or its ends hang one above the other
    public static double[] points(Vec from, Vec to, double length, int sticks) {
        double dx = to.x() - from.x(), dz = to.z() - from.z(), across = Math.sqrt(dx * dx + dz * dz);
        if (across <= 0) throw new BadInput("a hanging chain needs ends that do not hang one above the other");
        if (length <= from.distance(to)) throw new BadInput("a chain of length " + length + " m does not reach over " + from.distance(to) + " m");
        double up = (to.y() - from.y()) * sticks / length, over = across * sticks / length;
        // the steeper the sticks, the less they reach across
        double low = 0, high = 1;
        while (reach(high, middle(high, up, sticks), sticks) > over) high *= 2;
        for (int n = 0; n < 200 && low < 0.5 * (low + high) && 0.5 * (low + high) < high; n++) {
            double k = 0.5 * (low + high);
            if (reach(k, middle(k, up, sticks), sticks) > over) low = k;
            else high = k;
        }
        double k = 0.5 * (low + high), m = middle(k, up, sticks), stick = length / sticks;
        var xyz = new double[3 * (sticks + 1)];
        Vec at = from;
        for (int j = 0; j <= sticks; j++) {
            at.into(xyz, j);
            double slope = k * (j - m), cos = 1 / Math.sqrt(1 + slope * slope);
            at = at.plus(new Vec(dx / across * stick * cos, stick * slope * cos, dz / across * stick * cos));
        }
        to.into(xyz, sticks);
        return xyz;
    }

    /// How far the lowest joint hangs below the middle of the ends, m.
    public static double sag(Vec from, Vec to, double length, int sticks) {
        double[] xyz = points(from, to, length, sticks);
        double low = Double.MAX_VALUE;
        for (int j = 1; j < xyz.length; j += 3) low = Math.min(low, xyz[j]);
        return 0.5 * (from.y() + to.y()) - low;
    }

    /// Σ cos θ_j.
    private static double reach(double k, double m, int sticks) {
        double sum = 0;
        for (int j = 0; j < sticks; j++) sum += 1 / Math.sqrt(1 + k * (j - m) * k * (j - m));
        return sum;
    }

    /// The m with Σ sin θ_j = `up`; the sum falls as m grows.
    private static double middle(double k, double up, int sticks) {
        if (k == 0) return 0.5 * (sticks - 1);
        double low = -1e9 / k, high = sticks + 1e9 / k;
        for (int n = 0; n < 200 && low < 0.5 * (low + high) && 0.5 * (low + high) < high; n++) {
            double m = 0.5 * (low + high), sum = 0;
            for (int j = 0; j < sticks; j++) sum += k * (j - m) / Math.sqrt(1 + k * (j - m) * k * (j - m));
            if (sum > up) low = m;
            else high = m;
        }
        return 0.5 * (low + high);
    }
}
