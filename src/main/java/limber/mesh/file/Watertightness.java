package limber.mesh.file;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import limber.engine.model.Remark;
import limber.mesh.Surface;

/// The wholeness of a surface. A volume, a section and an inside have a meaning only without open edges.
///
/// @param openEdges edges that one triangle alone uses
/// @param parts sets of triangles that no shared vertex joins
/// @param insideOut whether it is closed and its triangles are clockwise seen from outside, so that its volume is
///   negative
/// @param stray vertices that no triangle uses
/// @param unwelded vertices at the place of another one, both used, so that the surface falls apart there
public record Watertightness(int openEdges, int parts, boolean insideOut, int stray, int unwelded) {
    /// Takes about a second for a million triangles.
    public static Watertightness of(Surface surface) {
        int open = openEdges(surface.triangles());
        boolean[] used = surface.used();
        int count = 0;
        for (boolean u : used) if (u) count++;
        return new Watertightness(open, parts(surface), open == 0 && volume(surface) < 0, used.length - count,
                count - places(surface, used));
    }

    private static int openEdges(int[] triangles) {
        var edges = new long[triangles.length];
        for (int c = 0; c < triangles.length; c++) {
            long a = triangles[c], b = triangles[c % 3 == 2 ? c - 2 : c + 1];
            edges[c] = Math.min(a, b) << 32 | Math.max(a, b);
        }
        Arrays.sort(edges);
        int open = 0;
        for (int i = 0; i < edges.length; i++) {
            boolean alone = (i == 0 || edges[i - 1] != edges[i])
                    && (i + 1 == edges.length || edges[i + 1] != edges[i]);
            if (alone) open++;
        }
        return open;
    }

    private static int parts(Surface surface) {
        int[] joined = new int[surface.size()];
        Arrays.setAll(joined, i -> i);
        int[] t = surface.triangles();
        for (int c = 0; c < t.length; c += 3) {
            joined[root(joined, t[c])] = root(joined, t[c + 1]);
            joined[root(joined, t[c + 1])] = root(joined, t[c + 2]);
        }
        return (int) Arrays.stream(t).map(i -> root(joined, i)).distinct().count();
    }

    private static int root(int[] joined, int of) {
        int i = of;
        while (joined[i] != i) {
            joined[i] = joined[joined[i]];
            i = joined[i];
        }
        return i;
    }

    /// Six times the volume inside, seen from a vertex, so that far from the origin little is lost.
    private static double volume(Surface surface) {
        double[] x = surface.vertices();
        int[] t = surface.triangles();
        double sum = 0;
        for (int c = 0, o = t.length == 0 ? 0 : 3 * t[0]; c < t.length; c += 3) {
            double ax = x[3 * t[c]] - x[o], ay = x[3 * t[c] + 1] - x[o + 1], az = x[3 * t[c] + 2] - x[o + 2],
                    bx = x[3 * t[c + 1]] - x[o], by = x[3 * t[c + 1] + 1] - x[o + 1],
                    bz = x[3 * t[c + 1] + 2] - x[o + 2], cx = x[3 * t[c + 2]] - x[o],
                    cy = x[3 * t[c + 2] + 1] - x[o + 1], cz = x[3 * t[c + 2] + 2] - x[o + 2];
            sum += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
        }
        return sum;
    }

    /// How many places the used vertices have.
    private static int places(Surface surface, boolean[] used) {
        var places = new Welding("surface");
        double[] x = surface.vertices();
        for (int i = 0; i < used.length; i++) if (used[i]) places.vertex(x[3 * i], x[3 * i + 1], x[3 * i + 2]);
        return places.size();
    }

    /// What should be said about it: `open` with the number of edges, `parts` with that of parts, `inside-out`, `stray`
    /// and `unwelded` with the number of vertices; nothing if it is closed, one, outward, and every vertex is used.
    public List<Remark> remarks() {
        var remarks = new ArrayList<Remark>();
        if (openEdges > 0) remarks.add(new Remark("open", openEdges));
        if (parts > 1) remarks.add(new Remark("parts", parts));
        if (insideOut) remarks.add(new Remark("inside-out"));
        if (stray > 0) remarks.add(new Remark("stray", stray));
        if (unwelded > 0) remarks.add(new Remark("unwelded", unwelded));
        return remarks;
    }
}
