package limber.mesh.shape;

import java.util.HashMap;
import java.util.Map;
import limber.math.exact.Exact;
import limber.mesh.DoubleList;
import limber.mesh.IntList;
import limber.mesh.Surface;
import limber.mesh.Wrapping;

/// A sphere of radius 1 from an icosahedron that stands on a tip: every triangle is cut into four, `subdivisions`
/// times, and new vertices are pushed out onto the sphere. Vertices are nested: those of a coarser one come first.
///
/// @param subdivisions K, 0..7; 10·4^K + 2 vertices, 20·4^K triangles
public record Icosphere(int subdivisions) implements Primitive {
    static final int MOST = 7;
    private static final int RING = 5;

    @Override public Surface surface() {
        var vertices = new DoubleList(corners());
        int[] triangles = faces();
        for (int k = 0; k < subdivisions; k++) triangles = subdivided(vertices, triangles);
        double[] xyz = vertices.toArray();
        var wrapping = Wrapping.sphere(xyz, triangles);
        return new Surface(xyz, wrapping.uv(), triangles, wrapping.corners());
    }

    /// The bottom tip, two rings of five at heights ∓1/√5 and radius 2/√5, half a step apart, and the top tip.
    private static double[] corners() {
        double height = 1 / Math.sqrt(5), radius = 2 * height;
        double[] xyz = new double[3 * (2 * RING + 2)];
        xyz[1] = -1;
        xyz[xyz.length - 2] = 1;
        for (int i = 0; i < 2 * RING; i++) {
            double longitude = Math.PI * (2 * (i % RING) + i / RING) / RING;
            int at = 3 * (i + 1);
            xyz[at] = radius * Exact.sin(longitude);
            xyz[at + 1] = i < RING ? -height : height;
            xyz[at + 2] = radius * Exact.cos(longitude);
        }
        return xyz;
    }

    private static int[] faces() {
        var t = new IntList();
        for (int i = 0; i < RING; i++) {
            int low = 1 + i, lowNext = 1 + (i + 1) % RING, high = low + RING, highNext = lowNext + RING,
                    top = 2 * RING + 1;
            for (int v : new int[]{0, lowNext, low, low, lowNext, high, lowNext, highNext, high, high, highNext, top})
                t.add(v);
        }
        return t.toArray();
    }

    private static int[] subdivided(DoubleList vertices, int[] triangles) {
        int[] finer = new int[4 * triangles.length];
        Map<Long, Integer> midpoints = HashMap.newHashMap(triangles.length / 2);
        int at = 0;
        for (int t = 0; t < triangles.length; t += 3) {
            int a = triangles[t], b = triangles[t + 1], c = triangles[t + 2];
            int ab = midpoint(vertices, midpoints, a, b), bc = midpoint(vertices, midpoints, b, c),
                    ca = midpoint(vertices, midpoints, c, a);
            for (int v : new int[]{a, ab, ca, ab, b, bc, ca, bc, c, ab, bc, ca}) finer[at++] = v;
        }
        return finer;
    }

    private static int midpoint(DoubleList vertices, Map<Long, Integer> midpoints, int a, int b) {
        long edge = (long) Math.min(a, b) << 32 | Math.max(a, b);
        Integer known = midpoints.get(edge);
        if (known != null) return known;
        double x = vertices.get(3 * a) + vertices.get(3 * b), y = vertices.get(3 * a + 1) + vertices.get(3 * b + 1),
                z = vertices.get(3 * a + 2) + vertices.get(3 * b + 2);
        double length = Math.sqrt(x * x + y * y + z * z);
        int index = vertices.size() / 3;
        vertices.add(x / length);
        vertices.add(y / length);
        vertices.add(z / length);
        midpoints.put(edge, index);
        return index;
    }
}
