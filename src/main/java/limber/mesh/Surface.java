package limber.mesh;

import limber.engine.Vec;

/// A triangle mesh at rest, closed or open. Every vertex stands once; at a seam of the texture, the corners of one
/// vertex have several texture coordinates.
///
/// @param vertices xyz triples, 3·n, m; a vertex that no triangle uses is a vertex too
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

    /// The smallest x, y and z of all vertices: one corner of the box around them. +∞ without vertices.
    public Vec low() {
        double x = Double.POSITIVE_INFINITY, y = x, z = x;
        for (int i = 0; i < vertices.length; i += 3) {
            x = Math.min(x, vertices[i]);
            y = Math.min(y, vertices[i + 1]);
            z = Math.min(z, vertices[i + 2]);
        }
        return new Vec(x, y, z);
    }

    /// The largest x, y and z of all vertices: the other corner. −∞ without vertices.
    public Vec high() {
        double x = Double.NEGATIVE_INFINITY, y = x, z = x;
        for (int i = 0; i < vertices.length; i += 3) {
            x = Math.max(x, vertices[i]);
            y = Math.max(y, vertices[i + 1]);
            z = Math.max(z, vertices[i + 2]);
        }
        return new Vec(x, y, z);
    }

    /// Which triangles use each vertex.
    public Incidence incidence() {
        return Incidence.of(size(), triangles);
    }
}
