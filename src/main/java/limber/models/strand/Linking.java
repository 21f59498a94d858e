package limber.models.strand;

import static limber.models.strand.StrandChannels.*;

import java.util.Arrays;
import limber.engine.State;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.math.exact.Exact;

/// The twist and the writhe of a strand, whose sum is the linking number of its two edges: a whole number on a ring,
/// and the turns of the hand between two clamps.
final class Linking {
    /// How far away an open strand is closed, in its lengths.
    private static final double FAR = 10;

    private Linking() {}

    static double totalTwist(Settings p, State s) {
        var strains = new Strains(p, s);
        double sum = 0;
        for (int k = 0; k < strains.joints(); k++) sum += strains.twist(k);
        return sum;
    }

    /// Of the closed polygon of the particles.
    static double writhe(Settings p, State s) {
        return writhe(polygon(p, s));
    }

    private static Vec[] polygon(Settings p, State s) {
        double[] x = s.of(POSITION);
        int n = x.length / 3;
        boolean open = StrandParameters.open(p);
        var points = new Vec[open ? n + 4 : n];
        for (int i = 0; i < n; i++) points[i] = Vec.of(x, i);
        if (!open) return points;
        var strains = new Strains(p, s);
        int segments = strains.segments();
        double whole = Arrays.stream(s.of(REST_LENGTH)).sum();
        Vec first = (strains.acts(0) ? strains.before(0) : strains.frame(0)).d3(),
                last = (strains.acts(segments) ? strains.after(segments) : strains.frame(segments - 1)).d3(),
                far = new Vec(0, 0, FAR * whole);
        points[n] = points[n - 1].plus(last.times(whole / segments));
        points[n + 1] = points[n].plus(far);
        points[n + 3] = points[0].minus(first.times(whole / segments));
        points[n + 2] = points[n + 3].plus(far);
        return points;
    }

    /// The writhe of a closed polygon: over all pairs of edges without a common corner, the area on the unit sphere of
    /// the directions from one to the other.
    static double writhe(Vec[] points) {
        int n = points.length;
        double sum = 0;
        for (int i = 0; i < n; i++)
            for (int j = i + 2; j < n; j++)
                if ((j + 1) % n != i) sum += area(points[i], points[(i + 1) % n], points[j], points[(j + 1) % n]);
        return -sum / (2 * Math.PI);
    }

    private static double area(Vec p, Vec pNext, Vec r, Vec rNext) {
        Vec a = r.minus(p), b = rNext.minus(p), c = rNext.minus(pNext), d = r.minus(pNext);
        return triangle(a, b, c) + triangle(a, c, d);
    }

    /// The area of the triangle on the unit sphere between three directions (van Oosterom and Strackee).
    private static double triangle(Vec a, Vec b, Vec c) {
        double la = a.length(), lb = b.length(), lc = c.length();
        return 2 * Exact.atan2(a.dot(b.cross(c)), la * lb * lc + a.dot(b) * lc + b.dot(c) * la + c.dot(a) * lb);
    }
}
