package limber.models.rope;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import limber.engine.State;
import limber.engine.Vec;
import limber.mesh.Skin;

/// A skin's surface after vertices in the same place have become one.
final class Topology {
    record Edge(int from, int to) {
        Edge turned() {
            return new Edge(to, from);
        }
    }

    final List<Vec> points = new ArrayList<>();
    final List<int[]> triangles = new ArrayList<>();
    final Map<Edge, Integer> edges = new HashMap<>();

    /// Collapsed triangles are left out.
    Topology(State skin) {
        double[] xyz = skin.of(Skin.VERTICES);
        int[] welded = new int[xyz.length / 3];
        for (int i = 0; i < welded.length; i++) welded[i] = weld(Vec.of(xyz, i));
        int[] t = skin.triangles();
        for (int k = 0; k < t.length; k += 3) {
            int a = welded[t[k]], b = welded[t[k + 1]], c = welded[t[k + 2]];
            if (a == b || b == c || c == a) continue;
            triangles.add(new int[] {a, b, c});
            for (Edge e : List.of(new Edge(a, b), new Edge(b, c), new Edge(c, a))) edges.merge(e, 1, Integer::sum);
        }
    }

    private int weld(Vec v) {
        for (int i = 0; i < points.size(); i++) if (points.get(i).distance(v) < 1e-9) return i;
        points.add(v);
        return points.size() - 1;
    }

    /// Edges that have no neighbour on the other side.
    long boundary() {
        return edges.keySet().stream().filter(e -> !edges.containsKey(e.turned())).count();
    }

    /// Edges that two triangles run along in the same direction.
    long misoriented() {
        return edges.values().stream().filter(n -> n > 1).count();
    }

    /// Vertices − edges + faces.
    int euler() {
        var used = new HashSet<Integer>();
        for (int[] t : triangles) for (int v : t) used.add(v);
        long undirected = edges.keySet().stream().filter(e -> e.from() < e.to() || !edges.containsKey(e.turned())).count();
        return (int) (used.size() - undirected + triangles.size());
    }

    /// By the divergence theorem: Σ a · (b × c) / 6.
    double volume() {
        double six = 0;
        for (int[] t : triangles) six += points.get(t[0]).dot(points.get(t[1]).cross(points.get(t[2])));
        return six / 6;
    }
}
