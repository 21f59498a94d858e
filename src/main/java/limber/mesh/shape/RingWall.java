package limber.mesh.shape;

import limber.math.exact.Exact;

/// The wall of a round body around the y axis: rings of corners, one above the other, without caps.
///
/// Vertex index = ring · sides + corner. A ring begins at −x and goes towards −z. The texture runs up the wall (u) and
/// around it (v); corners at the seam have a second pair of texture coordinates, and no vertex stands twice.
///
/// @param rings from 2
/// @param sides corners of a ring, from 3
public record RingWall(int rings, int sides) {
    /// The number of vertices.
    public int size() {
        return rings * sides;
    }

    /// The number of pairs of texture coordinates.
    public int pairs() {
        return rings * (sides + 1);
    }

    public int vertex(int ring, int corner) {
        return ring * sides + corner % sides;
    }

    /// @param corner 0..sides; the last one is the first one again, on the other side of the seam
    public int pair(int ring, int corner) {
        return corner == sides ? rings * sides + ring : ring * sides + corner;
    }

    /// How far up a ring is, 0..1.
    public double share(int ring) {
        return (double) ring / (rings - 1);
    }

    /// Writes the vertices of a ring.
    ///
    /// @param radius,y m
    public void place(double[] xyz, int ring, double radius, double y) {
        for (int corner = 0; corner < sides; corner++) {
            double angle = 2 * Math.PI * corner / sides;
            int j = 3 * vertex(ring, corner);
            xyz[j] = -radius * Exact.cos(angle);
            xyz[j + 1] = y;
            xyz[j + 2] = -radius * Exact.sin(angle);
        }
    }

    /// Writes the texture coordinates.
    ///
    /// @param tiles how often the texture repeats from bottom to top
    public void texture(double[] uv, double tiles) {
        for (int ring = 0; ring < rings; ring++)
            for (int corner = 0; corner <= sides; corner++) {
                int i = pair(ring, corner);
                uv[2 * i] = tiles * share(ring);
                uv[2 * i + 1] = (double) corner / sides;
            }
    }

    /// Writes the triangles, ring by ring and corner by corner.
    ///
    /// @param pairs indices of texture coordinates instead of vertices
    /// @return the place in `triangles` after the last
    public int triangles(int[] triangles, boolean pairs) {
        int at = 0;
        for (int ring = 0; ring + 1 < rings; ring++)
            for (int corner = 0; corner < sides; corner++) {
                int a = index(pairs, ring, corner), b = index(pairs, ring, corner + 1),
                        c = index(pairs, ring + 1, corner + 1), d = index(pairs, ring + 1, corner);
                at = triangle(triangles, at, a, d, c);
                at = triangle(triangles, at, a, c, b);
            }
        return at;
    }

    private int index(boolean pairs, int ring, int corner) {
        return pairs ? pair(ring, corner) : vertex(ring, corner);
    }

    /// Writes one triangle.
    ///
    /// @return the place after it
    public static int triangle(int[] triangles, int at, int a, int b, int c) {
        triangles[at] = a;
        triangles[at + 1] = b;
        triangles[at + 2] = c;
        return at + 3;
    }
}
