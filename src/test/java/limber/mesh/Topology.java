package limber.mesh;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import limber.engine.State;
import limber.engine.settings.Vec;

/// The topology of a surface: edges, holes, orientation, Euler characteristic, volume. Collapsed triangles are ignored.
public final class Topology {
    record Edge(int from, int to) {
        Edge turned() {
            return new Edge(to, from);
        }
    }

    public final List<Vec> points = new ArrayList<>();
    public final List<int[]> triangles = new ArrayList<>();
    final Map<Edge, Integer> edges = new HashMap<>();

    /// A skin after vertices in the same place have become one.
    public Topology(State skin) {
        double[] xyz = skin.of(Skin.VERTICES);
        int[] welded = new int[xyz.length / 3];
        for (int i = 0; i < welded.length; i++) welded[i] = weld(Vec.of(xyz, i));
        int[] t = skin.triangles();
        for (int k = 0; k < t.length; k += 3) add(welded[t[k]], welded[t[k + 1]], welded[t[k + 2]]);
    }

    /// A surface as its indices say it is: nothing is welded.
    public Topology(Surface surface) {
        for (int i = 0; i < surface.size(); i++) points.add(Vec.of(surface.vertices(), i));
        int[] t = surface.triangles();
        for (int k = 0; k < t.length; k += 3) add(t[k], t[k + 1], t[k + 2]);
    }

    private void add(int a, int b, int c) {
        if (a == b || b == c || c == a) return;
        triangles.add(new int[]{a, b, c});
        for (Edge e : List.of(new Edge(a, b), new Edge(b, c), new Edge(c, a))) edges.merge(e, 1, Integer::sum);
    }

    private int weld(Vec v) {
        for (int i = 0; i < points.size(); i++) if (points.get(i).distance(v) < 1e-9) return i;
        points.add(v);
        return points.size() - 1;
    }

    /// Edges that have no neighbour on the other side.
    public long boundary() {
        return edges.keySet().stream().filter(e -> !edges.containsKey(e.turned())).count();
    }

    /// Edges that two triangles run along in the same direction.
    public long misoriented() {
        return edges.values().stream().filter(n -> n > 1).count();
    }

    /// Vertices − edges + faces.
    public int euler() {
        var used = new HashSet<Integer>();
        for (int[] t : triangles) for (int v : t) used.add(v);
        long undirected = edges.keySet().stream().filter(e -> e.from() < e.to() || !edges.containsKey(e.turned()))
                .count();
        return (int) (used.size() - undirected + triangles.size());
    }

    /// By the divergence theorem: Σ a · (b × c) / 6.
    public double volume() {
        double six = 0;
        for (int[] t : triangles) six += points.get(t[0]).dot(points.get(t[1]).cross(points.get(t[2])));
        return six / 6;
    }
}
