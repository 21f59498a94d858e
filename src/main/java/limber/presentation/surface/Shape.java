package limber.presentation.surface;

import limber.engine.State;
import limber.engine.model.Overlay;
import limber.mesh.Skin;

/// The arrays from which a picture's surface is drawn. They are the state's own.
///
/// @param vertices xyz triples in the world, m
/// @param normals unit xyz triples; empty where the model gives none, or where JavaFX makes them
/// @param uv texture coordinates, in pairs
/// @param uvCorners which of them each corner of a triangle has; empty: that of its vertex
/// @param triangles vertex indices, three a triangle; collapsed ones are hidden
/// @param shares where on the map of values each vertex lies, 0..1; empty where the surface shows its texture
public record Shape(double[] vertices, double[] normals, double[] uv, int[] uvCorners, int[] triangles,
        double[] shares) {
    public static final double[] TEXTURED = {};
    private static final double[] NO_NORMALS = {};
    private static final int[] NO_TRIANGLES = {};

    public static Shape of(State s, double[] shares) {
        return new Shape(Skin.vertices(s), s.named(Skin.NORMALS.name()), Skin.uv(s), Skin.uvCorners(s),
                s.triangles(), shares);
    }

    public static Shape of(Overlay.Solid body, double[] shares) {
        return new Shape(body.xyz(), NO_NORMALS, TEXTURED, NO_TRIANGLES, body.triangles(), shares);
    }

    /// The same surface with its vertices elsewhere, as many, unlit and without values.
    public Shape at(double[] xyz) {
        return new Shape(xyz, new double[xyz.length], uv, uvCorners, triangles, TEXTURED);
    }

    public int size() {
        return vertices.length / 3;
    }

    public boolean empty() {
        return vertices.length == 0 || triangles.length == 0;
    }

    public boolean coloured() {
        return shares.length > 0;
    }

    /// Whether meshes built for one can show the other.
    public boolean alike(Shape o) {
        return vertices.length == o.vertices.length && normals.length == o.normals.length && uv.length == o.uv.length
                && uvCorners.length == o.uvCorners.length && triangles.length == o.triangles.length;
    }

    public boolean hidden(int triangle) {
        int a = triangles[3 * triangle], b = triangles[3 * triangle + 1], c = triangles[3 * triangle + 2];
        return a == b || b == c || a == c;
    }

    /// Whether it is drawn without any normals, since its model hands over none.
    public boolean bare() {
        if (normals.length == 0) return false;
        for (double x : normals) if (x != 0) return false;
        for (int t = 0; t < triangles.length / 3; t++) if (!hidden(t)) return true;
        return false;
    }

    /// The shape without normals, which JavaFX then computes.
    public Shape withoutNormals() {
        return new Shape(vertices, NO_NORMALS, uv, uvCorners, triangles, shares);
    }

    /// The shape with normals of the whole surface, so that two pieces agree along their border.
    public Shape withNormals() {
        return normals.length == vertices.length ? this
                : new Shape(vertices, smooth(), uv, uvCorners, triangles, shares);
    }

    /// Vertex normals: the mean of the adjacent faces, weighted by area.
    private double[] smooth() {
        var sum = new double[vertices.length];
        for (int t = 0; t < triangles.length; t += 3) {
            int a = 3 * triangles[t], b = 3 * triangles[t + 1], c = 3 * triangles[t + 2];
            double ux = vertices[b] - vertices[a], uy = vertices[b + 1] - vertices[a + 1],
                    uz = vertices[b + 2] - vertices[a + 2];
            double vx = vertices[c] - vertices[a], vy = vertices[c + 1] - vertices[a + 1],
                    vz = vertices[c + 2] - vertices[a + 2];
            double nx = uy * vz - uz * vy, ny = uz * vx - ux * vz, nz = ux * vy - uy * vx;
            for (int corner = 0; corner < 3; corner++) {
                int v = 3 * triangles[t + corner];
                sum[v] += nx;
                sum[v + 1] += ny;
                sum[v + 2] += nz;
            }
        }
        for (int v = 0; v < sum.length; v += 3) {
            double length = Math.sqrt(sum[v] * sum[v] + sum[v + 1] * sum[v + 1] + sum[v + 2] * sum[v + 2]);
            if (length == 0) continue; // belongs to no triangle that is drawn
            sum[v] /= length;
            sum[v + 1] /= length;
            sum[v + 2] /= length;
        }
        return sum;
    }
}
