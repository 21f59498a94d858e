package limber.mesh;

import limber.math.exact.Exact;

/// Texture coordinates for a mesh that has none: a picture wrapped around the y axis, its middle in front (+z), its
/// edges meeting behind.
///
/// A triangle across the seam takes u beyond 1 for its corners on the far side; a corner on the axis, where every u
/// meets, takes the mean of the other two.
///
/// @param uv pairs
/// @param corners the pair of each corner
public record Wrapping(double[] uv, int[] corners) {
    /// Longitude and latitude, as on a globe around the origin.
    public static Wrapping sphere(double[] vertices, int[] triangles) {
        double[] uv = new double[vertices.length / 3 * 2];
        for (int i = 0; i < uv.length / 2; i++) {
            double x = vertices[3 * i], y = vertices[3 * i + 1], z = vertices[3 * i + 2];
            uv[2 * i] = longitude(x, z);
            uv[2 * i + 1] = 0.5 + Exact.atan2(y, Math.sqrt(x * x + z * z)) / Math.PI;
        }
        return seamed(uv, triangles);
    }

    /// Longitude about the middle of the mesh's box, and height from its bottom (0) to its top (1).
    public static Wrapping cylinder(double[] vertices, int[] triangles) {
        var box = new Surface(vertices, new double[0], triangles, triangles);
        var low = box.low();
        var high = box.high();
        double middleX = (low.x() + high.x()) / 2, middleZ = (low.z() + high.z()) / 2, height = high.y() - low.y();
        double[] uv = new double[vertices.length / 3 * 2];
        for (int i = 0; i < uv.length / 2; i++) {
            uv[2 * i] = longitude(vertices[3 * i] - middleX, vertices[3 * i + 2] - middleZ);
            uv[2 * i + 1] = height > 0 ? (vertices[3 * i + 1] - low.y()) / height : 0;
        }
        return seamed(uv, triangles);
    }

    /// 0..1 once around, to the right seen from outside; NaN on the axis.
    private static double longitude(double x, double z) {
        return x == 0 && z == 0 ? Double.NaN : 0.5 + Exact.atan2(x, z) / (2 * Math.PI);
    }

    /// @param uv a pair for each vertex, u NaN on the axis
    private static Wrapping seamed(double[] uv, int[] triangles) {
        var pairs = new DoubleList(uv);
        // beyond: a vertex's pair with u + 1, 0 for none yet
        int[] beyond = new int[uv.length / 2], corners = new int[triangles.length];
        for (int t = 0; t < triangles.length; t += 3) {
            double least = Double.POSITIVE_INFINITY, most = Double.NEGATIVE_INFINITY;
            for (int c = t; c < t + 3; c++) {
                double u = uv[2 * triangles[c]];
                if (u < least) least = u;
                if (u > most) most = u;
            }
            boolean across = most - least > 0.5;
            double sum = 0;
            int known = 0;
            for (int c = t; c < t + 3; c++) {
                int i = triangles[c];
                double u = uv[2 * i];
                if (Double.isNaN(u)) continue;
                if (across && u < 0.5) {
                    u++;
                    if (beyond[i] == 0) beyond[i] = pairs.addPair(u, uv[2 * i + 1]);
                }
                corners[c] = across && uv[2 * i] < 0.5 ? beyond[i] : i;
                sum += u;
                known++;
            }
            for (int c = t; c < t + 3; c++)
                if (Double.isNaN(uv[2 * triangles[c]]))
                    corners[c] = pairs.addPair(known > 0 ? sum / known : 0.5, uv[2 * triangles[c] + 1]);
        }
        double[] all = pairs.toArray();
        for (int i = 0; i < uv.length; i += 2) if (Double.isNaN(all[i])) all[i] = 0.5; // no corner uses it
        return new Wrapping(all, corners);
    }
}
