package limber.ask;

import java.util.Arrays;
import java.util.Optional;
import limber.engine.model.Box;

/// A match of the points of one scene with those of another: by number where both have equally many, or else with the
/// one that is nearest at frame 0.
///
/// @param of the number of the other scene's point, for each point
/// @param start from that point to this one at frame 0, xyz triples, m; zero where points are matched by number
/// @param numbered whether they are matched by number
public record Correspondence(int[] of, double[] start, boolean numbered) {
    /// The largest distance of points that stand for each other, as a share of the scene.
    private static final double NEAR = 0.25;

    /// The match of two scenes.
    ///
    /// @param a,b places at frame 0, xyz triples, m
    /// @return empty where there are no points, or a point has none near it
    public static Optional<Correspondence> between(double[] a, double[] b) {
        if (a.length == 0 || b.length == 0) return Optional.empty();
        var of = new int[a.length / 3];
        Arrays.setAll(of, i -> a.length == b.length ? i : nearest(a, i, b));
        var start = new double[a.length];
        if (a.length == b.length) return Optional.of(new Correspondence(of, start, true));
        for (int i = 0; i < start.length; i++) start[i] = a[i] - b[3 * of[i / 3] + i % 3];
        double far = NEAR * Math.max(Box.around(a).diagonal(), Box.around(b).diagonal());
        for (int i = 0; i < of.length; i++) if (!(length(start, i) <= far)) return Optional.empty();
        return Optional.of(new Correspondence(of, start, false));
    }

    private static int nearest(double[] a, int i, double[] b) {
        int best = 0;
        double least = Double.POSITIVE_INFINITY;
        for (int k = 0; k < b.length / 3; k++) {
            double x = a[3 * i] - b[3 * k], y = a[3 * i + 1] - b[3 * k + 1], z = a[3 * i + 2] - b[3 * k + 2],
                    square = x * x + y * y + z * z;
            if (square >= least) continue;
            least = square;
            best = k;
        }
        return best;
    }

    private static double length(double[] xyz, int i) {
        return Math.sqrt(xyz[3 * i] * xyz[3 * i] + xyz[3 * i + 1] * xyz[3 * i + 1] + xyz[3 * i + 2] * xyz[3 * i + 2]);
    }

    /// The distance of each point from the one that stands for it, m: how far it is from where it was beside it at
    /// frame 0.
    ///
    /// @param a,b places now, as many as at frame 0
    public double[] distances(double[] a, double[] b) {
        var apart = new double[3];
        var distances = new double[of.length];
        for (int i = 0; i < of.length; i++) {
            for (int k = 0; k < 3; k++) apart[k] = a[3 * i + k] - b[3 * of[i] + k] - start[3 * i + k];
            distances[i] = length(apart, 0);
        }
        return distances;
    }
}
