package limber.mesh;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import limber.engine.Remark;

/// The wholeness of a surface. A volume, a section and an inside have a meaning only without open edges.
///
/// @param openEdges edges that one triangle alone uses
/// @param parts sets of triangles that no shared vertex joins
public record Wholeness(int openEdges, int parts) {
    /// Takes about a second for a million triangles.
    public static Wholeness of(Surface surface) {
        return new Wholeness(openEdges(surface.triangles()), parts(surface));
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

    /// What should be said about it: `open` with the number of edges, `parts` with that of parts; nothing if it is
    /// closed and one.
    public List<Remark> remarks() {
        var remarks = new ArrayList<Remark>();
        if (openEdges > 0) remarks.add(new Remark("open", openEdges));
        if (parts > 1) remarks.add(new Remark("parts", parts));
        return remarks;
    }
}
