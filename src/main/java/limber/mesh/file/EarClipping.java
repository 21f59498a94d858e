package limber.mesh.file;

import limber.mesh.IntList;
/// A triangulation of polygons by ear clipping. A convex polygon becomes a fan around its first corner; another one
/// loses ears (corners whose triangle lies inside and holds no other corner) until a triangle is left. A polygon
/// without an ear, which crosses itself or lies in a line, becomes a fan too. Every polygon of n corners gives n − 2
/// triangles, with the same winding.
///
/// Seen along the axis nearest to its normal (Newell's: the sum of its edges' cross products), so it need not be quite
/// flat.
///
/// Source: D. Eberly, "Triangulation by Ear Clipping", Geometric Tools, 2002.
final class EarClipping {
    /// Places compared with an ear, in all polygons of a file; later ones become fans. A file that is made to be slow
    /// stops at half a second.
    private static final long MOST_TESTS = 50_000_000;

    private final double[] vertices;
    private final int[] polygons;
    private double[] x = {}, y = {};
    private int[] next = {}, previous = {};
    private long tests;

    /// @param vertices xyz triples
    /// @param polygons vertex indices of all polygons
    EarClipping(double[] vertices, int[] polygons) {
        this.vertices = vertices;
        this.polygons = polygons;
    }

    /// @param from the polygon's first place in `polygons`
    /// @param to one behind its last, at least `from` + 3
    /// @param into takes places in `polygons`, three a triangle
    void cut(int from, int to, IntList into) {
        int n = to - from;
        if (n > 3) project(from, n);
        if (n == 3 || isConvex(n)) fan(from, n, into);
        else clip(from, n, into);
    }

    private static void fan(int from, int n, IntList into) {
        for (int k = 2; k < n; k++) add(into, from, from + k - 1, from + k);
    }

    private static void add(IntList into, int a, int b, int c) {
        into.add(a);
        into.add(b);
        into.add(c);
    }

    private void project(int from, int n) {
        if (x.length < n) {
            x = new double[2 * n];
            y = new double[2 * n];
            next = new int[2 * n];
            previous = new int[2 * n];
        }
        double nx = 0, ny = 0, nz = 0;
        int o = 3 * polygons[from]; // relative to it, so that far from the origin little is lost
        for (int i = 0; i < n; i++) {
            int a = 3 * polygons[from + i], b = 3 * polygons[from + (i + 1) % n];
            double ax = vertices[a] - vertices[o], ay = vertices[a + 1] - vertices[o + 1],
                    az = vertices[a + 2] - vertices[o + 2];
            double bx = vertices[b] - vertices[o], by = vertices[b + 1] - vertices[o + 1],
                    bz = vertices[b + 2] - vertices[o + 2];
            nx += ay * bz - az * by;
            ny += az * bx - ax * bz;
            nz += ax * by - ay * bx;
        }
        int along = Math.abs(nx) > Math.abs(ny) ? Math.abs(nx) > Math.abs(nz) ? 0 : 2
                : Math.abs(ny) > Math.abs(nz) ? 1 : 2;
        double towards = along == 0 ? nx : along == 1 ? ny : nz;
        int kx = (along + (towards < 0 ? 2 : 1)) % 3, ky = 3 - along - kx;
        for (int i = 0; i < n; i++) {
            int a = 3 * polygons[from + i];
            x[i] = vertices[a + kx] - vertices[o + kx];
            y[i] = vertices[a + ky] - vertices[o + ky];
            next[i] = (i + 1) % n;
            previous[i] = (i + n - 1) % n;
        }
    }

    /// Twice the area of a triangle, positive if it is counter-clockwise.
    private double area(int a, int b, int c) {
        return (x[b] - x[a]) * (y[c] - y[a]) - (y[b] - y[a]) * (x[c] - x[a]);
    }

    private boolean isConvex(int n) {
        for (int i = 0; i < n; i++) if (!(area(previous[i], i, next[i]) > 0)) return false;
        return true;
    }

    private void clip(int from, int n, IntList into) {
        int i = 0, left = n;
        for (int failed = 0; left > 3 && failed < left; i = next[i]) {
            if (!isEar(i)) {
                failed++;
                continue;
            }
            add(into, from + previous[i], from + i, from + next[i]);
            next[previous[i]] = next[i];
            previous[next[i]] = previous[i];
            left--;
            failed = 0;
        }
        for (int k = next[i]; next[k] != i; k = next[k]) add(into, from + i, from + k, from + next[k]);
    }

    private boolean isEar(int i) {
        int a = previous[i], c = next[i];
        if (tests > MOST_TESTS || !(area(a, i, c) > 0)) return false;
        for (int k = next[c]; k != a; k = next[k]) {
            tests++;
            boolean inside = area(a, i, k) >= 0 && area(i, c, k) >= 0 && area(c, a, k) >= 0;
            if (inside && !same(k, a) && !same(k, i) && !same(k, c)) return false;
        }
        return true;
    }

    /// Polygons with a hole come as one outline that passes the same place twice.
    private boolean same(int a, int b) {
        return x[a] == x[b] && y[a] == y[b];
    }
}
