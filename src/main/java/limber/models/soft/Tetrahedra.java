package limber.models.soft;

import java.util.Arrays;
import java.util.stream.IntStream;
import limber.engine.settings.Vec;
import limber.models.soft.SoftParameters.Split;

/// The cells of a grid, cut into tetrahedra (tets): the particles at their corners, the edges between these, and the
/// numbers of a tet at rest.
///
/// With e, f, g from corner 0 to the other corners: D = e·(f × g), the volume is D/6, and r1 = (f × g)/D,
/// r2 = (g × e)/D, r3 = (e × f)/D are the rows of the inverse of the matrix with columns e, f, g.
final class Tetrahedra {
    /// The corners of the tets of a cell: bit 0 of a corner is its x, bit 1 its y, bit 2 its z.
    private static final int[] EVEN = {0, 1, 3, 5, 0, 3, 2, 6, 0, 5, 6, 4, 3, 6, 5, 7, 0, 3, 6, 5},
            ODD = mirrored(EVEN),
            SIX = {0, 1, 3, 7, 0, 5, 1, 7, 0, 3, 2, 7, 0, 2, 6, 7, 0, 4, 5, 7, 0, 6, 4, 7};
    /// The corners of a tet's faces, counter-clockwise seen from outside, each opposite to the corner of its number.
    private static final int[][] FACES = {{1, 2, 3}, {0, 3, 2}, {0, 1, 3}, {0, 2, 1}};
    /// Bits of a particle's number.
    private static final int PARTICLE_BITS = 21;

    final CellGrid grid;
    /// The node of each particle.
    final int[] node;
    /// xyz triples at rest, m.
    final double[] rest;
    /// Four by tet.
    final int[] corner;
    /// By cell, the number of its first tet; of a cell that is not kept, that of the next one.
    final int[] firstOfCell;
    /// By tet: its volume in m³, and r1, r2 and r3 in 1/m.
    final double[] volume, inverse;

    Tetrahedra(CellGrid grid, Split split, Vec at, double cell) {
        this.grid = grid;
        int[] particleAt = particles(grid);
        node = new int[Arrays.stream(particleAt).max().orElse(-1) + 1];
        for (int i = 0; i < particleAt.length; i++) if (particleAt[i] >= 0) node[particleAt[i]] = i;
        rest = new double[3 * node.length];
        for (int p = 0; p < node.length; p++)
            new Vec(at.x() + (grid.i(node[p]) - grid.nx() / 2.0) * cell,
                    at.y() + (grid.j(node[p]) - grid.ny() / 2.0) * cell,
                    at.z() + (grid.k(node[p]) - grid.nz() / 2.0) * cell).into(rest, p);
        firstOfCell = new int[grid.kept().length + 1];
        corner = cut(split, particleAt);
        volume = new double[size()];
        inverse = new double[9 * size()];
        for (int t = 0; t < size(); t++) measure(t);
    }

    /// Each corner on the other side along x, and two exchanged, so that the volume stays positive.
    private static int[] mirrored(int[] corners) {
        int[] mirrored = Arrays.stream(corners).map(c -> c ^ 1).toArray();
        for (int t = 0; t < mirrored.length; t += 4) {
            int third = mirrored[t + 2];
            mirrored[t + 2] = mirrored[t + 3];
            mirrored[t + 3] = third;
        }
        return mirrored;
    }

    int size() {
        return corner.length / 4;
    }

    /// The number of a particle's plane of the grid along an axis.
    int along(int particle, int axis) {
        return axis == 0 ? grid.i(node[particle]) : axis == 1 ? grid.j(node[particle]) : grid.k(node[particle]);
    }

    /// The particle at each node, −1 where there is none.
    private static int[] particles(CellGrid grid) {
        var particle = new int[grid.nodes()];
        Arrays.fill(particle, -1);
        for (int k = 0; k < grid.nz(); k++)
            for (int j = 0; j < grid.ny(); j++)
                for (int i = 0; i < grid.nx(); i++)
                    if (grid.kept()[grid.cell(i, j, k)])
                        for (int c = 0; c < 8; c++) particle[at(grid, i, j, k, c)] = 0;
        int count = 0;
        for (int n = 0; n < particle.length; n++) if (particle[n] == 0) particle[n] = count++;
        return particle;
    }

    private static int at(CellGrid grid, int i, int j, int k, int corner) {
        return grid.node(i + (corner & 1), j + (corner >> 1 & 1), k + (corner >> 2 & 1));
    }

    private int[] cut(Split split, int[] particleAt) {
        int kept = 0;
        for (boolean k : grid.kept()) if (k) kept++;
        var corners = new int[kept * (split == Split.FIVE ? EVEN.length : SIX.length)];
        int n = 0;
        for (int k = 0; k < grid.nz(); k++)
            for (int j = 0; j < grid.ny(); j++)
                for (int i = 0; i < grid.nx(); i++) {
                    int cell = grid.cell(i, j, k);
                    if (grid.kept()[cell])
                        for (int c : split == Split.SIX ? SIX : (i + j + k) % 2 == 0 ? EVEN : ODD)
                            corners[n++] = particleAt[at(grid, i, j, k, c)];
                    firstOfCell[cell + 1] = n / 4;
                }
        return corners;
    }

    private void measure(int t) {
        Vec x0 = Vec.of(rest, corner[4 * t]), e = Vec.of(rest, corner[4 * t + 1]).minus(x0),
                f = Vec.of(rest, corner[4 * t + 2]).minus(x0), g = Vec.of(rest, corner[4 * t + 3]).minus(x0);
        double d = e.dot(f.cross(g));
        volume[t] = d / 6;
        over(f.cross(g), d).into(inverse, 3 * t);
        over(g.cross(e), d).into(inverse, 3 * t + 1);
        over(e.cross(f), d).into(inverse, 3 * t + 2);
    }

    private static Vec over(Vec v, double d) {
        return new Vec(v.x() / d, v.y() / d, v.z() / d);
    }

    /// The pairs a < b of particles that share a tet, ascending by a, then b.
    int[] edges() {
        var pairs = new long[6 * size()];
        int n = 0;
        for (int t = 0; t < corner.length; t += 4)
            for (int p = t; p < t + 4; p++)
                for (int q = p + 1; q < t + 4; q++)
                    pairs[n++] = (long) Math.min(corner[p], corner[q]) << 32 | Math.max(corner[p], corner[q]);
        Arrays.sort(pairs);
        return IntStream.range(0, pairs.length).filter(i -> i == 0 || pairs[i] != pairs[i - 1])
                .flatMap(i -> IntStream.of((int) (pairs[i] >> 32), (int) pairs[i])).toArray();
    }

    /// The faces that belong to one tet only, three corners each, counter-clockwise seen from outside, tet by tet.
    int[] boundary() {
        var keys = new long[corner.length];
        for (int f = 0; f < keys.length; f++) keys[f] = key(f);
        long[] sorted = keys.clone();
        Arrays.sort(sorted);
        return IntStream.range(0, keys.length).filter(f -> single(sorted, keys[f]))
                .flatMap(f -> Arrays.stream(FACES[f % 4]).map(c -> corner[f - f % 4 + c])).toArray();
    }

    /// The three particles of a face in one number, the same from both sides.
    ///
    /// @param face 4·tet + the corner opposite to it
    private long key(int face) {
        int[] c = Arrays.stream(FACES[face % 4]).map(k -> corner[face - face % 4 + k]).sorted().toArray();
        return (long) c[0] << 2 * PARTICLE_BITS | (long) c[1] << PARTICLE_BITS | c[2];
    }

    private static boolean single(long[] sorted, long key) {
        int at = Arrays.binarySearch(sorted, key);
        return (at == 0 || sorted[at - 1] != key) && (at == sorted.length - 1 || sorted[at + 1] != key);
    }

    /// By particle, from `tetsFrom[i]` to `tetsFrom[i + 1]` of [#tetsOf]: its tets, ascending.
    int[] tetsFrom() {
        var from = new int[node.length + 1];
        for (int c : corner) from[c + 1]++;
        for (int i = 0; i < node.length; i++) from[i + 1] += from[i];
        return from;
    }

    /// 4·tet + corner, particle by particle.
    int[] tetsOf(int[] tetsFrom) {
        int[] at = tetsFrom.clone(), of = new int[corner.length];
        for (int c = 0; c < corner.length; c++) of[at[corner[c]]++] = c;
        return of;
    }
}
