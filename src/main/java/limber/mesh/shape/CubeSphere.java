package limber.mesh.shape;

import java.util.Arrays;
import limber.math.exact.Exact;
import limber.mesh.DoubleList;
import limber.mesh.Surface;

/// A sphere of radius 1 from a cube whose faces are grids of N × N squares. Grid lines have equal angles as seen from
/// the centre, so that all triangles have similar shapes. Every face shows one whole tile of the texture.
///
/// @param cells N, 1..128; 6·N² + 2 vertices, 12·N² triangles
public record CubeSphere(int cells) implements Primitive {
    static final int MOST = 128;

    /// For each face the axis (0 x, 1 y, 2 z) along u, along v and outward, and the sign of each.
    private static final int[][] FACES = {
        {0, 1, 2, 1, 1, 1}, {0, 1, 2, -1, 1, -1}, // front, back
        {2, 1, 0, -1, 1, 1}, {2, 1, 0, 1, 1, -1}, // right, left
        {0, 2, 1, 1, -1, 1}, {0, 2, 1, 1, 1, -1}, // top, bottom
    };

    @Override public Surface surface() {
        int n = cells, side = n + 1;
        int[] numbers = new int[side * side * side]; // of the points of the lattice, −1 for none yet
        Arrays.fill(numbers, -1);
        var vertices = new DoubleList();
        int[] triangles = new int[36 * n * n], corners = new int[triangles.length];
        double[] uv = new double[2 * FACES.length * side * side];
        int at = 0;
        for (int f = 0; f < FACES.length; f++) {
            int[] grid = new int[side * side];
            for (int k = 0; k < grid.length; k++) {
                grid[k] = vertex(FACES[f], k % side, k / side, numbers, vertices);
                uv[2 * (f * grid.length + k)] = (double) (k % side) / n;
                uv[2 * (f * grid.length + k) + 1] = (double) (k / side) / n;
            }
            for (int q = 0; q < n * n; q++) {
                int a = q / n * side + q % n, c = a + side + 1;
                for (int k : new int[]{a, a + 1, c, a, c, c - 1}) {
                    triangles[at] = grid[k];
                    corners[at++] = f * grid.length + k;
                }
            }
        }
        return new Surface(vertices.toArray(), uv, triangles, corners);
    }

    /// The vertex at column i and row j of a face; shared with the neighbouring face on its rim.
    private int vertex(int[] face, int i, int j, int[] numbers, DoubleList vertices) {
        int[] p = new int[3]; // −N..N in steps of 2
        p[face[0]] = face[3] * (2 * i - cells);
        p[face[1]] = face[4] * (2 * j - cells);
        p[face[2]] = face[5] * cells;
        int place = (((p[2] + cells) / 2) * (cells + 1) + (p[1] + cells) / 2) * (cells + 1) + (p[0] + cells) / 2;
        if (numbers[place] < 0) {
            numbers[place] = vertices.size() / 3;
            double x = tangent(p[0]), y = tangent(p[1]), z = tangent(p[2]), length = Math.sqrt(x * x + y * y + z * z);
            vertices.add(x / length);
            vertices.add(y / length);
            vertices.add(z / length);
        }
        return numbers[place];
    }

    private double tangent(int c) {
        return Exact.tan(Math.PI / 4 * c / cells);
    }
}
