package limber.presentation.view;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import limber.presentation.camera.Projection;
import limber.presentation.paint.Ink;
import limber.presentation.paint.Pen;
import limber.presentation.surface.Shape;

/// A wireframe of a surface on a canvas, used where there is no 3D. Hidden edges show through.
final class Wireframe {
    /// The number of colours into which edges are sorted, so that each needs one stroke.
    private static final int COLOURS = 24;
    /// The most edges drawn; more are thinned out, since turning the view would stutter.
    private static final int MOST_EDGES = 12_000;

    private int[] triangles = {};
    /// Pairs of vertices, each edge once.
    private int[] edges = {};

    /// @param colour of the map at a share 0..1, for a surface that is coloured by value
    void paint(Pen g, Projection at, Shape shape, Ink plain, double width,
            Function<Double, Ink> colour) {
        if (shape.empty()) return;
        if (!Arrays.equals(triangles, shape.triangles())) {
            triangles = shape.triangles();
            edges = edges(triangles);
        }
        double[] px = new double[shape.size()], py = new double[shape.size()];
        project(at, shape.vertices(), px, py);
        g.setLineWidth(width);
        if (!shape.coloured()) {
            g.setStroke(plain);
            stroke(g, px, py, shape, -1);
        } else
            for (int k = 0; k < COLOURS; k++) {
                g.setStroke(colour.apply((k + 0.5) / COLOURS));
                stroke(g, px, py, shape, k);
            }
    }

    private static void project(Projection at, double[] xyz, double[] px, double[] py) {
        for (int i = 0; i < px.length; i++) {
            boolean seen = at.inFront(xyz, i);
            px[i] = seen ? at.x(xyz, i) : Double.NaN;
            py[i] = seen ? at.y(xyz, i) : Double.NaN;
        }
    }

    /// Strokes the edges of one colour; all of them for −1.
    private void stroke(Pen g, double[] px, double[] py, Shape shape, int which) {
        int step = 2 * Math.max(1, edges.length / 2 / MOST_EDGES);
        g.beginPath();
        for (int e = 0; e < edges.length; e += step) {
            int a = edges[e], b = edges[e + 1];
            if (which >= 0
                    && which != (int) Math.min(COLOURS - 1, 0.5 * COLOURS * (shape.shares()[a] + shape.shares()[b])))
                continue;
            if (Double.isNaN(px[a]) || Double.isNaN(px[b])) continue;
            g.moveTo(px[a], py[a]);
            g.lineTo(px[b], py[b]);
        }
        g.stroke();
    }

    /// The edges of triangles that are not hidden, each once.
    static int[] edges(int[] triangles) {
        var all = new long[triangles.length];
        int n = 0;
        for (int t = 0; t < triangles.length; t += 3) {
            int a = triangles[t], b = triangles[t + 1], c = triangles[t + 2];
            if (a == b || b == c || a == c) continue;
            for (int[] edge : List.of(new int[]{a, b}, new int[]{b, c}, new int[]{c, a}))
                all[n++] = (long) Math.min(edge[0], edge[1]) << 32 | Math.max(edge[0], edge[1]);
        }
        Arrays.sort(all, 0, n);
        var edges = new int[2 * n];
        int used = 0;
        for (int i = 0; i < n; i++) {
            if (i > 0 && all[i] == all[i - 1]) continue;
            edges[used++] = (int) (all[i] >> 32);
            edges[used++] = (int) all[i];
        }
        return Arrays.copyOf(edges, used);
    }
}
