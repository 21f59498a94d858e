package limber.mesh.shape;

import limber.math.exact.Exact;
import limber.mesh.IntList;
import limber.mesh.Surface;

/// A sphere of radius 1 from meridians and parallels, with a single vertex at either pole.
///
/// Vertex 0 is the bottom pole; then the rings from below, each beginning behind (−z) and going to the right seen from
/// outside; the top pole is last.
///
/// @param columns W, 3..1024
/// @param rows H, 2..512; W·(H − 1) + 2 vertices, 2·W·(H − 1) triangles
public record UvSphere(int columns, int rows) implements Primitive {
    static final int MOST_COLUMNS = 1024;
    static final int MOST_ROWS = 512;

    @Override public Surface surface() {
        double[] xyz = new double[3 * (columns * (rows - 1) + 2)];
        xyz[1] = -1;
        xyz[xyz.length - 2] = 1;
        for (int row = 1; row < rows; row++) {
            double latitude = Math.PI * (2 * row - rows) / (2 * rows), y = Exact.sin(latitude),
                    radius = Exact.cos(latitude);
            for (int column = 0; column < columns; column++) {
                double longitude = Math.PI * (2 * column - columns) / columns;
                int at = 3 * vertex(row, column);
                xyz[at] = radius * Exact.sin(longitude);
                xyz[at + 1] = y;
                xyz[at + 2] = radius * Exact.cos(longitude);
            }
        }
        return new Surface(xyz, uv(), triangles(false), triangles(true));
    }

    private int vertex(int row, int column) {
        return row == 0 ? 0 : row == rows ? columns * (rows - 1) + 1 : 1 + (row - 1) * columns + column % columns;
    }

    /// Pairs have a column more than vertices, so that the seam is at 0 and at 1; at a pole the last one is not used.
    private int pair(int row, int column) {
        return row * (columns + 1) + column;
    }

    private double[] uv() {
        double[] uv = new double[2 * (columns + 1) * (rows + 1)];
        for (int row = 0; row <= rows; row++) {
            boolean pole = row == 0 || row == rows;
            for (int column = 0; column <= columns; column++) {
                uv[2 * pair(row, column)] = pole ? Math.min(1, (column + 0.5) / columns) : (double) column / columns;
                uv[2 * pair(row, column) + 1] = (double) row / rows;
            }
        }
        return uv;
    }

    /// @param pairs indices of texture coordinates instead of vertices
    private int[] triangles(boolean pairs) {
        var t = new IntList();
        for (int row = 0; row < rows; row++)
            for (int column = 0; column < columns; column++) {
                int a = index(pairs, row, column), b = index(pairs, row, column + 1),
                        c = index(pairs, row + 1, column + 1), d = index(pairs, row + 1, column);
                if (row > 0) add(t, a, b, row + 1 < rows ? c : d);
                if (row + 1 < rows) add(t, a, c, d);
            }
        return t.toArray();
    }

    private int index(boolean pairs, int row, int column) {
        return pairs ? pair(row, column) : vertex(row, column);
    }

    private static void add(IntList t, int a, int b, int c) {
        t.add(a);
        t.add(b);
        t.add(c);
    }
}
