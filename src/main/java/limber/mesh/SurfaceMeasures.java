package limber.mesh;

/// Functions that compare a surface that has been deformed with itself at rest. Corners are vertex indices, three a
/// triangle; places are xyz triples, m.
public final class SurfaceMeasures {
    /// An edge shorter than this at rest has no stretch, m.
    private static final double SHORTEST = 1e-12;

    private SurfaceMeasures() {}

    /// The area of all triangles, m².
    public static double area(int[] corners, double[] x) {
        double sum = 0;
        for (int c = 0; c < corners.length; c += 3) {
            int a = 3 * corners[c], b = 3 * corners[c + 1], d = 3 * corners[c + 2];
            sum += 0.5 * cross(x[b] - x[a], x[b + 1] - x[a + 1], x[b + 2] - x[a + 2], x[d] - x[a],
                    x[d + 1] - x[a + 1], x[d + 2] - x[a + 2]);
        }
        return sum;
    }

    private static double cross(double ax, double ay, double az, double bx, double by, double bz) {
        double x = ay * bz - az * by, y = az * bx - ax * bz, z = ax * by - ay * bx;
        return Math.sqrt(x * x + y * y + z * z);
    }

    /// The greatest (l − L)/L of the edges of triangles; 0 without edges.
    ///
    /// @param rest where the vertices were, which gives L
    public static double largestStretch(int[] corners, double[] rest, double[] x) {
        double most = Double.NEGATIVE_INFINITY;
        for (int c = 0; c < corners.length; c++) {
            int a = 3 * corners[c], b = 3 * corners[c % 3 == 2 ? c - 2 : c + 1];
            double before = length(rest, a, b);
            if (before >= SHORTEST) most = Math.max(most, (length(x, a, b) - before) / before);
        }
        return most == Double.NEGATIVE_INFINITY ? 0 : most;
    }

    private static double length(double[] x, int a, int b) {
        double dx = x[b] - x[a], dy = x[b + 1] - x[a + 1], dz = x[b + 2] - x[a + 2];
        return Math.sqrt(dx * dx + dy * dy + dz * dz);
    }

    /// The cut of a surface at a height at rest, carried along by the deformation: six doubles a triangle that it
    /// meets, from the edge on which the triangle's corners go up to the one on which they go down.
    ///
    /// @param y of the cut at rest; a vertex at y counts as above
    public static double[] section(int[] corners, double[] rest, double y, double[] x) {
        int count = 0;
        for (int c = 0; c < corners.length; c += 3) if (cut(corners, rest, y, c)) count++;
        var ends = new double[6 * count];
        int at = 0;
        for (int c = 0; c < corners.length; c += 3) {
            if (!cut(corners, rest, y, c)) continue;
            for (int e = 0; e < 3; e++) {
                int a = 3 * corners[c + e], b = 3 * corners[c + (e + 1) % 3];
                boolean from = rest[a + 1] >= y, to = rest[b + 1] >= y;
                if (!from && to) point(rest, y, x, a, b, ends, at);
                if (from && !to) point(rest, y, x, b, a, ends, at + 3);
            }
            at += 6;
        }
        return ends;
    }

    private static boolean cut(int[] corners, double[] rest, double y, int c) {
        int ups = 0;
        for (int k = c; k < c + 3; k++) if (rest[3 * corners[k] + 1] >= y) ups++;
        return ups == 1 || ups == 2;
    }

    /// The cut of an edge from the vertex below to the one above.
    private static void point(double[] rest, double y, double[] x, int down, int up, double[] ends, int at) {
        double f = (y - rest[down + 1]) / (rest[up + 1] - rest[down + 1]);
        for (int k = 0; k < 3; k++) ends[at + k] = x[down + k] + f * (x[up + k] - x[down + k]);
    }

    /// The area that a section encloses, m²: half the length of the sum of (r − o) × (g − o) over its segments from r
    /// to g, with o the first r. That of a flat section, and of one that is not, the largest of its shadows.
    public static double enclosed(double[] section) {
        double sumx = 0, sumy = 0, sumz = 0;
        for (int i = 0; i < section.length; i += 6) {
            double rx = section[i] - section[0], ry = section[i + 1] - section[1], rz = section[i + 2] - section[2],
                    gx = section[i + 3] - section[0], gy = section[i + 4] - section[1],
                    gz = section[i + 5] - section[2];
            sumx += ry * gz - rz * gy;
            sumy += rz * gx - rx * gz;
            sumz += rx * gy - ry * gx;
        }
        return 0.5 * Math.sqrt(sumx * sumx + sumy * sumy + sumz * sumz);
    }
}
