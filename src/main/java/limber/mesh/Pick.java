package limber.mesh;

import java.util.Optional;
import limber.engine.settings.Vec;

/// A ray test: where a ray first meets a surface from outside.
///
/// The ray is sheared onto the z axis, so that "does it meet triangle abc" becomes "does the origin lie in the plane
/// triangle abc":
///
///     U = c × b,  V = a × c,  W = b × a   (z of the cross products; all ≥ 0: hit, seen from the front)
///     t = (U·az + V·bz + W·cz) / (U + V + W)
///
/// A product of doubles never rounds past another one, so a sign is right or the value is 0, and 0 counts as inside:
/// two triangles that share an edge cannot both be missed. (Möller and Trumbore's test computes the two sides of an
/// edge by different formulas, and lets some rays through.)
///
/// Source: S. Woop, C. Benthin, I. Wald, "Watertight Ray/Triangle Intersection", JCGT 2(1), 2013.
public final class Pick {
    /// @param triangle its index from 0
    /// @param point on the triangle, m
    /// @param normal unit, outward
    /// @param u weight of the triangle's second vertex
    /// @param v weight of its third; the first has 1 − u − v
    /// @param distance from the ray's start, m
    public record Hit(int triangle, Vec point, Vec normal, double u, double v, double distance) {
        /// The same hit with the normal that shading shows: the mean of the vertices' own, by weight. It stays the
        /// triangle's where those cancel out.
        ///
        /// @param normals unit xyz triples, 3·n
        /// @param triangles as they were when it was hit
        public Hit smooth(double[] normals, int[] triangles) {
            Vec sum = between(normals, triangles, triangle, u, v);
            double length = sum.length();
            return length > 0 && length < Double.POSITIVE_INFINITY
                    ? new Hit(triangle, point, sum.times(1 / length), u, v, distance)
                    : this;
        }
    }

    private Pick() {}

    /// The nearest triangle that the ray meets from outside; of several at the same distance (on an edge) the one with
    /// the lowest index. Triangles without an area, or with a vertex that is not finite, are not there.
    ///
    /// @param vertices xyz triples, m
    /// @param triangles vertex indices, three a triangle, counter-clockwise seen from outside
    /// @param direction of any length but 0; nothing is hit along 0 or what is not finite
    public static Optional<Hit> first(double[] vertices, int[] triangles, Vec from, Vec direction) {
        double dx = direction.x(), dy = direction.y(), dz = direction.z();
        // kz is where the ray runs fastest; kx and ky keep the handedness
        int kz = Math.abs(dx) >= Math.abs(dy) ? Math.abs(dx) >= Math.abs(dz) ? 0 : 2
                : Math.abs(dy) >= Math.abs(dz) ? 1 : 2;
        double along = component(direction, kz);
        int kx = (kz + (along < 0 ? 2 : 1)) % 3, ky = 3 - kz - kx;
        double shearX = component(direction, kx) / along, shearY = component(direction, ky) / along;
        double ox = component(from, kx), oy = component(from, ky), oz = component(from, kz);

        int best = -1;
        double bestT = Double.POSITIVE_INFINITY, bestU = 0, bestV = 0;
        for (int i = 0; i < triangles.length; i += 3) {
            int a = 3 * triangles[i], b = 3 * triangles[i + 1], c = 3 * triangles[i + 2];
            double az = vertices[a + kz] - oz, bz = vertices[b + kz] - oz, cz = vertices[c + kz] - oz;
            double ax = vertices[a + kx] - ox - shearX * az, ay = vertices[a + ky] - oy - shearY * az;
            double bx = vertices[b + kx] - ox - shearX * bz, by = vertices[b + ky] - oy - shearY * bz;
            double cx = vertices[c + kx] - ox - shearX * cz, cy = vertices[c + ky] - oy - shearY * cz;
            double u = cx * by - cy * bx;
            if (!(u >= 0)) continue; // NaN too
            double v = ax * cy - ay * cx;
            if (!(v >= 0)) continue;
            double w = bx * ay - by * ax;
            if (!(w >= 0)) continue;
            double area = u + v + w;
            double t = (u * az + v * bz + w * cz) / area / along;
            if (t >= 0 && t < bestT && area > 0 && hasArea(vertices, a, b, c)) {
                best = i / 3;
                bestT = t;
                bestU = v / area;
                bestV = w / area;
            }
        }
        if (best < 0) return Optional.empty();
        Vec normal = normal(Vec.of(vertices, triangles[3 * best]), Vec.of(vertices, triangles[3 * best + 1]),
                Vec.of(vertices, triangles[3 * best + 2]));
        return Optional.of(new Hit(best, between(vertices, triangles, best, bestU, bestV), normal, bestU, bestV,
                bestT * direction.length()));
    }

    private static double component(Vec v, int k) {
        return k == 0 ? v.x() : k == 1 ? v.y() : v.z();
    }

    /// Whether a triangle has an area, computed from the vertices, since the sheared triangle's area may be rounding.
    /// `a`, `b`, `c` are places in `vertices`.
    private static boolean hasArea(double[] vertices, int a, int b, int c) {
        double ux = vertices[b] - vertices[a], uy = vertices[b + 1] - vertices[a + 1],
                uz = vertices[b + 2] - vertices[a + 2];
        double vx = vertices[c] - vertices[a], vy = vertices[c + 1] - vertices[a + 1],
                vz = vertices[c + 2] - vertices[a + 2];
        double nx = uy * vz - uz * vy, ny = uz * vx - ux * vz, nz = ux * vy - uy * vx;
        double squared = nx * nx + ny * ny + nz * nz;
        return squared > 0 && squared < Double.POSITIVE_INFINITY;
    }

    private static Vec normal(Vec a, Vec b, Vec c) {
        Vec n = b.minus(a).cross(c.minus(a));
        return n.times(1 / n.length());
    }

    /// The mean by weight of three triples.
    private static Vec between(double[] xyz, int[] triangles, int triangle, double u, double v) {
        Vec a = Vec.of(xyz, triangles[3 * triangle]), b = Vec.of(xyz, triangles[3 * triangle + 1]),
                c = Vec.of(xyz, triangles[3 * triangle + 2]);
        return a.times(1 - u - v).plus(b.times(u)).plus(c.times(v));
    }
}
