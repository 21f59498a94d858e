package limber.models.soft;

import limber.engine.settings.Vec;
import limber.mesh.Surface;

/// A surface scaled to a grid of cells, and the cells that it fills.
///
/// A cell is kept if a sample of the surface lies in it, or if its centre is inside: the ray from there towards +x
/// meets an odd number of triangles. An open surface is taken as it is.
final class FittedSurface {
    final int nx, ny, nz;
    /// The vertices in units of cells, from the grid's corner.
    final double[] units;
    /// The vertices from the middle of the surface's box, in units of cells.
    private final double[] fromMiddle;
    private final int[] triangles;

    /// @param cells along the longest side of the surface's box, which is longer than 0
    FittedSurface(Surface surface, int cells) {
        Vec low = surface.low(), high = surface.high(), size = high.minus(low), sum = low.plus(high);
        double longest = longest(surface);
        nx = count(cells, size.x(), longest);
        ny = count(cells, size.y(), longest);
        nz = count(cells, size.z(), longest);
        triangles = surface.triangles();
        int[] n = {nx, ny, nz};
        double[] middle = {0.5 * sum.x(), 0.5 * sum.y(), 0.5 * sum.z()}, vertices = surface.vertices();
        fromMiddle = new double[vertices.length];
        units = new double[vertices.length];
        double scale = cells / longest;
        for (int c = 0; c < vertices.length; c++) {
            fromMiddle[c] = (vertices[c] - middle[c % 3]) * scale;
            units[c] = fromMiddle[c] + n[c % 3] / 2.0;
        }
    }

    /// The longest side of the box around a surface; not above 0 where it has none.
    static double longest(Surface surface) {
        Vec size = surface.high().minus(surface.low());
        return Math.max(size.x(), Math.max(size.y(), size.z()));
    }

    private static int count(int cells, double side, double longest) {
        return Math.max(1, (int) Math.ceil(cells * (side / longest)));
    }

    /// The vertices at rest, xyz triples, m.
    ///
    /// @param at the centre of the grid
    /// @param cell edge of a cell, m
    double[] placed(Vec at, double cell) {
        double[] to = {at.x(), at.y(), at.z()}, placed = new double[fromMiddle.length];
        for (int c = 0; c < placed.length; c++) placed[c] = to[c % 3] + fromMiddle[c] * cell;
        return placed;
    }

    CellGrid cells() {
        var grid = new CellGrid(nx, ny, nz, new boolean[nx * ny * nz]);
        var inside = new boolean[grid.kept().length];
        for (int t = 0; t < triangles.length; t += 3) {
            Vec a = Vec.of(units, triangles[t]), b = Vec.of(units, triangles[t + 1]),
                    c = Vec.of(units, triangles[t + 2]);
            sample(grid, a, b, c);
            cross(grid, inside, a, b, c);
        }
        for (int cell = 0; cell < inside.length; cell++) grid.kept()[cell] |= inside[cell];
        return grid;
    }

    /// Keeps the cells of samples that lie at most half a cell apart.
    private void sample(CellGrid grid, Vec a, Vec b, Vec c) {
        double edge = Math.max(a.distance(b), Math.max(b.distance(c), c.distance(a)));
        int s = Math.max(1, (int) Math.ceil(2 * edge));
        Vec ab = b.minus(a), ac = c.minus(a);
        for (int i = 0; i <= s; i++)
            for (int j = 0; i + j <= s; j++) {
                Vec q = a.plus(ab.times((double) i / s)).plus(ac.times((double) j / s));
                grid.kept()[grid.cell(slot(q.x(), nx), slot(q.y(), ny), slot(q.z(), nz))] = true;
            }
    }

    /// The number of the cell that a coordinate lies in, one of n.
    static int slot(double q, int n) {
        return Math.clamp((long) Math.floor(q), 0, n - 1);
    }

    /// Turns round what is inside for the cells whose rays meet a triangle.
    private void cross(CellGrid grid, boolean[] inside, Vec a, Vec b, Vec c) {
        Vec m = b.minus(a).cross(c.minus(a));
        int lowJ = slot(Math.min(a.y(), Math.min(b.y(), c.y())) - 1, ny),
                highJ = slot(Math.max(a.y(), Math.max(b.y(), c.y())) + 1, ny),
                lowK = slot(Math.min(a.z(), Math.min(b.z(), c.z())) - 1, nz),
                highK = slot(Math.max(a.z(), Math.max(b.z(), c.z())) + 1, nz);
        for (int k = lowK; k <= highK; k++)
            for (int j = lowJ; j <= highJ; j++) {
                double y = j + 0.5, z = k + 0.5;
                if (!(passes(a, b, y, z) ^ passes(b, c, y, z) ^ passes(c, a, y, z))) continue;
                double x = a.x() - (m.y() * (y - a.y()) + m.z() * (z - a.z())) / m.x();
                for (int i = 0; i < nx && i + 0.5 < x; i++) inside[grid.cell(i, j, k)] ^= true;
            }
    }

    /// Whether the ray from (y, z) towards +z passes an edge, seen along x.
    private static boolean passes(Vec p, Vec q, double y, double z) {
        Vec u = p.y() < q.y() ? p : q, v = p.y() < q.y() ? q : p;
        return u.y() > y != v.y() > y && z < u.z() + (y - u.y()) * (v.z() - u.z()) / (v.y() - u.y());
    }
}
