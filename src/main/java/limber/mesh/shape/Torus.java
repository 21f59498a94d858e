package limber.mesh.shape;

import limber.math.exact.Exact;
import limber.mesh.Surface;

/// A ring around the y axis: a tube of radius 0.4 along the unit circle.
///
/// Vertex index = i·tube + j: i around the axis, beginning behind (−z) and going to the right seen from outside; j
/// around the tube, beginning inside and going under it, out, and over it.
///
/// @param around M, 3..1024
/// @param tube N, 3..512; M·N vertices, 2·M·N triangles
public record Torus(int around, int tube) implements Primitive {
    static final int MOST_AROUND = 1024;
    static final int MOST_TUBE = 512;
    static final double MINOR = 0.4;

    @Override public Surface surface() {
        double[] xyz = new double[3 * around * tube], uv = new double[2 * (around + 1) * (tube + 1)];
        int[] triangles = new int[6 * around * tube], corners = new int[triangles.length];
        for (int i = 0; i < around; i++) {
            double longitude = Math.PI * (2 * i - around) / around, x = Exact.sin(longitude),
                    z = Exact.cos(longitude);
            for (int j = 0; j < tube; j++) {
                double angle = Math.PI * (2 * j - tube) / tube, radius = 1 + MINOR * Exact.cos(angle);
                int at = 3 * (i * tube + j);
                xyz[at] = radius * x;
                xyz[at + 1] = MINOR * Exact.sin(angle);
                xyz[at + 2] = radius * z;
                quad(triangles, 2 * at, at / 3, (i + 1) % around * tube + j, (i + 1) % around * tube + (j + 1) % tube,
                        i * tube + (j + 1) % tube);
                quad(corners, 2 * at, pair(i, j), pair(i + 1, j), pair(i + 1, j + 1), pair(i, j + 1));
            }
        }
        for (int i = 0; i <= around; i++)
            for (int j = 0; j <= tube; j++) {
                uv[2 * pair(i, j)] = (double) i / around;
                uv[2 * pair(i, j) + 1] = (double) j / tube;
            }
        return new Surface(xyz, uv, triangles, corners);
    }

    private int pair(int i, int j) {
        return i * (tube + 1) + j;
    }

    private static void quad(int[] into, int at, int a, int b, int c, int d) {
        into[at] = into[at + 3] = a;
        into[at + 1] = b;
        into[at + 2] = into[at + 4] = c;
        into[at + 5] = d;
    }
}
