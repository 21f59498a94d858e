package limber.models.soft;

import limber.engine.settings.Vec;

/// A surface that is carried by tets: each vertex is bound, at rest, to the tet in which the smallest of its four
/// barycentric coordinates is largest; the first of several wins.
///
/// @param tet by vertex
/// @param weights its barycentric coordinates there, four by vertex
record Embedding(int[] tet, double[] weights) {
    /// A vertex in the cells around it has all coordinates above this; otherwise all tets are looked at.
    private static final double INSIDE = -1e-6;

    /// @param points the vertices at rest, xyz triples, m
    static Embedding of(double[] points, Tetrahedra body, Vec at, double cell) {
        int n = points.length / 3;
        var embedding = new Embedding(new int[n], new double[4 * n]);
        for (int v = 0; v < n; v++) embedding.bind(v, Vec.of(points, v), body, at, cell);
        return embedding;
    }

    private void bind(int v, Vec p, Tetrahedra body, Vec at, double cell) {
        CellGrid grid = body.grid;
        Vec q = p.minus(at).times(1 / cell).plus(new Vec(grid.nx(), grid.ny(), grid.nz()).times(0.5));
        int i = FittedSurface.slot(q.x(), grid.nx()), j = FittedSurface.slot(q.y(), grid.ny()),
                k = FittedSurface.slot(q.z(), grid.nz());
        double best = Double.NEGATIVE_INFINITY;
        for (int c = Math.max(0, k - 1); c <= Math.min(grid.nz() - 1, k + 1); c++)
            for (int b = Math.max(0, j - 1); b <= Math.min(grid.ny() - 1, j + 1); b++)
                for (int a = Math.max(0, i - 1); a <= Math.min(grid.nx() - 1, i + 1); a++) {
                    int near = grid.cell(a, b, c);
                    best = better(v, p, body, body.firstOfCell[near], body.firstOfCell[near + 1], best);
                }
        if (best < INSIDE) better(v, p, body, 0, body.size(), Double.NEGATIVE_INFINITY);
    }

    /// Binds a vertex to the best of some tets, if it is better than what is known.
    private double better(int v, Vec p, Tetrahedra body, int from, int to, double known) {
        double best = known;
        for (int t = from; t < to; t++) {
            Vec d = p.minus(Vec.of(body.rest, body.corner[4 * t]));
            double b1 = Vec.of(body.inverse, 3 * t).dot(d), b2 = Vec.of(body.inverse, 3 * t + 1).dot(d),
                    b3 = Vec.of(body.inverse, 3 * t + 2).dot(d), b0 = 1 - b1 - b2 - b3,
                    smallest = Math.min(Math.min(b0, b1), Math.min(b2, b3));
            if (!(smallest > best)) continue;
            best = smallest;
            tet[v] = t;
            weights[4 * v] = b0;
            weights[4 * v + 1] = b1;
            weights[4 * v + 2] = b2;
            weights[4 * v + 3] = b3;
        }
        return best;
    }
}
