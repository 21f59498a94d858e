package limber.mesh;

import limber.engine.settings.Vec;

/// A triangle mesh at rest, closed or open. Every vertex stands once; at a seam of the texture, the corners of one
/// vertex have several texture coordinates.
///
/// @param vertices xyz triples, 3·n, m; a vertex that no triangle uses keeps its index
/// @param uv pairs, as many as needed; 0..1 is one tile, u to the right seen from outside, v up as in OBJ
/// @param triangles vertex indices from 0, three a triangle, counter-clockwise seen from outside
/// @param uvCorners for each entry of `triangles` the index of its pair in `uv`
public record Surface(double[] vertices, double[] uv, int[] triangles, int[] uvCorners) {
    /// @throws IllegalArgumentException if the lengths do not fit together
    public Surface {
        if (vertices.length % 3 != 0 || uv.length % 2 != 0 || triangles.length % 3 != 0
                || uvCorners.length != triangles.length)
            throw new IllegalArgumentException(vertices.length + " coordinates, " + uv.length + " of texture, "
                    + triangles.length + " corners, " + uvCorners.length + " of texture");
    }

    /// The number of vertices.
    public int size() {
        return vertices.length / 3;
    }

    /// The smallest x, y and z of the vertices that triangles use: one corner of the box around them. +∞ without any.
    public Vec low() {
        double x = Double.POSITIVE_INFINITY, y = x, z = x;
        for (int v : triangles) {
            x = Math.min(x, vertices[3 * v]);
            y = Math.min(y, vertices[3 * v + 1]);
            z = Math.min(z, vertices[3 * v + 2]);
        }
        return new Vec(x, y, z);
    }

    /// The largest x, y and z of the vertices that triangles use: the other corner. −∞ without any.
    public Vec high() {
        double x = Double.NEGATIVE_INFINITY, y = x, z = x;
        for (int v : triangles) {
            x = Math.max(x, vertices[3 * v]);
            y = Math.max(y, vertices[3 * v + 1]);
            z = Math.max(z, vertices[3 * v + 2]);
        }
        return new Vec(x, y, z);
    }

    /// Whether triangles use each vertex. One that none uses has no part in the height, the box and the handles.
    public boolean[] used() {
        var used = new boolean[size()];
        for (int v : triangles) used[v] = true;
        return used;
    }

    /// Which triangles use each vertex.
    public Incidence incidence() {
        return Incidence.of(size(), triangles);
    }
}
