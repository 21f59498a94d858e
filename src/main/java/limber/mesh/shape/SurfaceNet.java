package limber.mesh.shape;

import java.util.Arrays;
import limber.engine.settings.Vec;
import limber.mesh.DoubleList;
import limber.mesh.IntList;
import limber.mesh.Surface;
import limber.mesh.Wrapping;

/// The surface of a union as a mesh, by surface nets (Gibson 1998): a grid of cubic cells, a vertex in each cell that
/// the surface passes through, and a quad around each edge of the grid that it crosses.
///
/// A vertex is the mean of the points where the surface crosses its cell's edges, moved onto the surface by two Newton
/// steps along the gradient.
final class SurfaceNet {
    private static final int NEWTON = 2;
    private static final double STEP = 1e-4;

    private final SmoothUnion body;
    private final double cell;
    /// Corners of the grid along each axis.
    private final int nx, ny, nz;
    private final double[] field;
    /// The vertex of each cell; −1 for none.
    private final int[] vertex;
    private final DoubleList xyz = new DoubleList();
    private final IntList triangles = new IntList();

    private SurfaceNet(SmoothUnion body, double cell, int x, int y, int z) {
        this.body = body;
        this.cell = cell;
        nx = 2 * x + 1;
        ny = 2 * y + 1;
        nz = 2 * z + 1;
        field = new double[nx * ny * nz];
        vertex = new int[field.length];
        Arrays.fill(vertex, -1);
    }

    /// @param cell the edge of a cell of the grid, m
    /// @param x,y,z cells on each side of the origin, with a cell to spare around the body
    static Surface of(SmoothUnion body, double cell, int x, int y, int z) {
        var net = new SurfaceNet(body, cell, x, y, z);
        net.sample();
        net.place();
        net.join();
        double[] vertices = net.xyz.toArray();
        int[] corners = net.triangles.toArray();
        var wrapping = Wrapping.cylinder(vertices, corners);
        return new Surface(vertices, wrapping.uv(), corners, wrapping.corners());
    }

    private int at(int i, int j, int k) {
        return i + nx * (j + ny * k);
    }

    private Vec corner(int i, int j, int k) {
        return new Vec(i - nx / 2, j - ny / 2, k - nz / 2).times(cell);
    }

    private void sample() {
        for (int k = 0; k < nz; k++)
            for (int j = 0; j < ny; j++)
                for (int i = 0; i < nx; i++) field[at(i, j, k)] = body.distance(corner(i, j, k));
    }

    private void place() {
        for (int k = 0; k + 1 < nz; k++)
            for (int j = 0; j + 1 < ny; j++)
                for (int i = 0; i + 1 < nx; i++) place(i, j, k);
    }

    /// Gives a cell its vertex, where the surface passes through it.
    private void place(int i, int j, int k) {
        Vec sum = Vec.ZERO;
        int crossings = 0;
        for (int c = 0; c < 8; c++)
            for (int axis = 1; axis < 8; axis *= 2) {
                if ((c & axis) != 0) continue;
                int d = c | axis;
                double a = field[at(i + (c & 1), j + (c >> 1 & 1), k + (c >> 2))],
                        b = field[at(i + (d & 1), j + (d >> 1 & 1), k + (d >> 2))];
                if (a < 0 == b < 0) continue;
                Vec from = corner(i + (c & 1), j + (c >> 1 & 1), k + (c >> 2)),
                        to = corner(i + (d & 1), j + (d >> 1 & 1), k + (d >> 2));
                sum = sum.plus(from.plus(to.minus(from).times(a / (a - b))));
                crossings++;
            }
        if (crossings == 0) return;
        Vec p = sum.times(1.0 / crossings);
        for (int n = 0; n < NEWTON; n++) p = onto(p);
        vertex[at(i, j, k)] = xyz.size() / 3;
        xyz.add(p.x());
        xyz.add(p.y());
        xyz.add(p.z());
    }

    private Vec onto(Vec p) {
        var gradient = new Vec(slope(p, new Vec(STEP, 0, 0)), slope(p, new Vec(0, STEP, 0)),
                slope(p, new Vec(0, 0, STEP)));
        double squared = gradient.dot(gradient);
        return squared == 0 ? p : p.minus(gradient.times(body.distance(p) / squared));
    }

    private double slope(Vec p, Vec step) {
        return (body.distance(p.plus(step)) - body.distance(p.minus(step))) / (2 * STEP);
    }

    /// Lays a quad around each crossed edge. The box has room around the body, so that no edge on its border is.
    private void join() {
        for (int k = 1; k + 1 < nz; k++)
            for (int j = 1; j + 1 < ny; j++)
                for (int i = 1; i + 1 < nx; i++) {
                    boolean inside = field[at(i, j, k)] < 0;
                    if (inside != field[at(i + 1, j, k)] < 0)
                        quad(inside, at(i, j - 1, k - 1), at(i, j, k - 1), at(i, j, k), at(i, j - 1, k));
                    if (inside != field[at(i, j + 1, k)] < 0)
                        quad(inside, at(i - 1, j, k - 1), at(i - 1, j, k), at(i, j, k), at(i, j, k - 1));
                    if (inside != field[at(i, j, k + 1)] < 0)
                        quad(inside, at(i - 1, j - 1, k), at(i, j - 1, k), at(i, j, k), at(i - 1, j, k));
                }
    }

    /// Two triangles between four cells, cut along the shorter diagonal.
    ///
    /// @param ahead whether the outside is at the end of the edge, from which the cells are given counter-clockwise
    private void quad(boolean ahead, int a, int b, int c, int d) {
        int p = vertex[a], q = vertex[ahead ? b : d], r = vertex[c], s = vertex[ahead ? d : b];
        int[] corners = place(p).distance(place(r)) <= place(q).distance(place(s)) ? new int[]{p, q, r, p, r, s}
                : new int[]{q, r, s, q, s, p};
        for (int v : corners) triangles.add(v);
    }

    private Vec place(int v) {
        return new Vec(xyz.get(3 * v), xyz.get(3 * v + 1), xyz.get(3 * v + 2));
    }
}
