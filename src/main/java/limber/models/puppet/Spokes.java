package limber.models.puppet;

import java.util.Arrays;
import limber.mesh.Incidence;
import limber.mesh.Surface;

/// A table of the edges around each vertex of a mesh, with their weights. Each edge is there twice, as a spoke of
/// either end.
///
/// A cotangent weight is half the sum of the cotangents of the angles opposite to the edge, and at least 0: the sum
/// over the edges of a vertex is then the Laplacian of the surface. Source: U. Pinkall and K. Polthier, Computing
/// discrete minimal surfaces and their conjugates, 1993.
///
/// @param from n + 1 places: the spokes of vertex i are from[i] up to but not including from[i + 1]
/// @param to the other end of each, ascending within a vertex
/// @param back the place of the same edge among the spokes of its other end
/// @param weight w
record Spokes(int[] from, int[] to, int[] back, double[] weight) {
    /// The sine of an angle below which a triangle has no area to speak of.
    private static final double FLAT = 1e-12;

    /// @param uniform whether all weights are 1
    static Spokes of(Surface surface, boolean uniform) {
        int n = surface.size();
        int[] triangles = surface.triangles(), from = new int[n + 1];
        var neighbours = new int[n][];
        Incidence incidence = surface.incidence();
        for (int i = 0; i < n; i++) {
            neighbours[i] = neighbours(i, triangles, incidence);
            from[i + 1] = from[i] + neighbours[i].length;
        }
        var to = new int[from[n]];
        for (int i = 0; i < n; i++) System.arraycopy(neighbours[i], 0, to, from[i], neighbours[i].length);
        var back = new int[to.length];
        for (int i = 0; i < n; i++) for (int k = from[i]; k < from[i + 1]; k++) back[k] = place(from, to, to[k], i);
        var weight = new double[to.length];
        if (uniform) Arrays.fill(weight, 1);
        else cotangents(surface, from, to, weight);
        return new Spokes(from, to, back, weight);
    }

    private static int[] neighbours(int i, int[] triangles, Incidence incidence) {
        int first = incidence.start()[i], uses = incidence.start()[i + 1] - first;
        var others = new int[3 * uses];
        int count = 0;
        for (int u = 0; u < uses; u++)
            for (int c = 0; c < 3; c++) {
                int j = triangles[3 * incidence.triangle()[first + u] + c];
                if (j != i) others[count++] = j;
            }
        Arrays.sort(others, 0, count);
        int distinct = 0;
        for (int c = 0; c < count; c++) if (c == 0 || others[c] != others[c - 1]) others[distinct++] = others[c];
        return Arrays.copyOf(others, distinct);
    }

    private static int place(int[] from, int[] to, int i, int j) {
        return Arrays.binarySearch(to, from[i], from[i + 1], j);
    }

    private static void cotangents(Surface surface, int[] from, int[] to, double[] weight) {
        int[] t = surface.triangles();
        for (int c = 0; c < t.length; c++) {
            int first = c - c % 3, o = t[c], i = t[first + (c + 1) % 3], j = t[first + (c + 2) % 3];
            if (i == j) continue;
            double cotangent = cotangent(surface.vertices(), o, i, j);
            weight[place(from, to, i, j)] += cotangent;
            weight[place(from, to, j, i)] += cotangent;
        }
        for (int k = 0; k < weight.length; k++) weight[k] = Math.max(0, 0.5 * weight[k]);
    }

    /// The cotangent of the angle at o between i and j; 0 where it has none.
    private static double cotangent(double[] p, int o, int i, int j) {
        double ax = p[3 * i] - p[3 * o], ay = p[3 * i + 1] - p[3 * o + 1], az = p[3 * i + 2] - p[3 * o + 2],
                bx = p[3 * j] - p[3 * o], by = p[3 * j + 1] - p[3 * o + 1], bz = p[3 * j + 2] - p[3 * o + 2];
        double cx = ay * bz - az * by, cy = az * bx - ax * bz, cz = ax * by - ay * bx;
        double cross = Math.sqrt(cx * cx + cy * cy + cz * cz),
                sizes = Math.sqrt(ax * ax + ay * ay + az * az) * Math.sqrt(bx * bx + by * by + bz * bz);
        return cross <= FLAT * sizes ? 0 : (ax * bx + ay * by + az * bz) / cross;
    }
}
