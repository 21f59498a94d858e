package limber.models.cloth;

import static limber.models.cloth.ClothChannels.*;
import static limber.models.cloth.ClothParameters.*;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;
import limber.engine.Channel;
import limber.engine.settings.Settings;

/// The grid of a cloth: which particles each spring joins, at which rest length, in which batch, and the corners of
/// each triangle. A state is filled from it; kernels and measures read the state.
///
/// Particle = row·(columns + 1) + column. Springs are numbered: stretch along rows, stretch along columns, both
/// diagonals of each cell, bend along rows, bend along columns; each of these row by row.
final class ClothGrid {
    /// The kinds of springs.
    static final int STRETCH = 0, SHEAR_KIND = 1, BEND_KIND = 2, KINDS = 3;
    /// Batches of springs.
    static final int BATCHES = 12;
    final int columns, rows, particles, springs, triangles;
    /// By spring: its ends, its kind, its rest length in m.
    final int[] a, b, kind;
    final double[] rest;
    /// By particle, from `first[i]` to `first[i + 1]`: its springs, ascending, and their other ends.
    final int[] first, spring, other;
    /// Springs and particles in the order of their batches, and where in it each batch starts.
    final int[] springOrder, springBatch, particleOrder, particleBatch;
    /// Three by triangle.
    final int[] corner;
    /// By particle, from `usedFrom[i]` to `usedFrom[i + 1]`: the triangles around it, ascending.
    final int[] usedFrom, usedBy;

    ClothGrid(Settings p) {
        columns = p.get(COLUMNS);
        rows = p.get(ROWS);
        particles = (columns + 1) * (rows + 1);
        var list = new SpringList(p);
        springs = list.size();
        a = list.a();
        b = list.b();
        kind = list.kind();
        rest = list.rest();
        springBatch = new int[BATCHES + 1];
        springOrder = batches(list.batch(), springBatch);
        int reach = reach(p.get(BEND));
        var batch = new int[particles];
        for (int i = 0; i < particles; i++)
            batch[i] = i / (columns + 1) % reach * reach + i % (columns + 1) % reach;
        particleBatch = new int[reach * reach + 1];
        particleOrder = batches(batch, particleBatch);

        first = new int[particles + 1];
        for (int s = 0; s < springs; s++) {
            first[a[s] + 1]++;
            first[b[s] + 1]++;
        }
        for (int i = 0; i < particles; i++) first[i + 1] += first[i];
        int[] at = first.clone();
        spring = new int[2 * springs];
        other = new int[2 * springs];
        for (int s = 0; s < springs; s++) {
            other[at[a[s]]] = b[s];
            spring[at[a[s]]++] = s;
            other[at[b[s]]] = a[s];
            spring[at[b[s]]++] = s;
        }
        triangles = 2 * columns * rows;
        corner = corners(p.get(DIAGONAL));
        usedFrom = new int[particles + 1];
        for (int c : corner) usedFrom[c + 1]++;
        for (int i = 0; i < particles; i++) usedFrom[i + 1] += usedFrom[i];
        int[] to = usedFrom.clone();
        usedBy = new int[corner.length];
        for (int c = 0; c < corner.length; c++) usedBy[to[corner[c]]++] = c / 3;
    }

    /// How many particles there are.
    static int particles(Settings p) {
        return (p.get(COLUMNS) + 1) * (p.get(ROWS) + 1);
    }

    /// How many batches of particles there are.
    static int particleBatches(Settings p) {
        return reach(p.get(BEND)) * reach(p.get(BEND));
    }

    /// Particles so many rows or columns apart share no spring.
    private static int reach(boolean bend) {
        return bend ? 3 : 2;
    }

    /// Elements by their batch, ascending inside.
    private static int[] batches(int[] batch, int[] start) {
        for (int k : batch) start[k + 1]++;
        for (int k = 1; k < start.length; k++) start[k] += start[k - 1];
        int[] at = start.clone(), order = new int[batch.length];
        for (int i = 0; i < batch.length; i++) order[at[batch[i]]++] = i;
        return order;
    }

    private int[] corners(Diagonal diagonal) {
        var corners = new int[3 * triangles];
        int n = 0;
        for (int r = 0; r < rows; r++)
            for (int c = 0; c < columns; c++) {
                int p = r * (columns + 1) + c, q = p + 1, below = p + columns + 1, s = below + 1;
                boolean turned = diagonal == Diagonal.ALTERNATING && (r + c) % 2 == 1;
                int[] cell = turned ? new int[]{p, below, q, q, below, s} : new int[]{p, below, s, p, s, q};
                for (int v : cell) corners[n++] = v;
            }
        return corners;
    }

    /// What is joined to what, by channel of the state.
    Map<Channel, int[]> joined() {
        var ends = new int[2 * springs];
        for (int i = 0; i < springs; i++) {
            ends[2 * i] = a[i];
            ends[2 * i + 1] = b[i];
        }
        var joined = new LinkedHashMap<Channel, int[]>();
        joined.put(ENDS, ends);
        joined.put(CORNERS, corner);
        joined.put(KIND, kind);
        joined.put(SPRINGS_FROM, first);
        joined.put(SPRINGS_OF, spring);
        joined.put(OTHER_ENDS, other);
        joined.put(TRIANGLES_FROM, usedFrom);
        joined.put(TRIANGLES_OF, usedBy);
        joined.put(SPRING_BATCHES, springBatch);
        joined.put(SPRINGS_BATCHED, springOrder);
        joined.put(PARTICLE_BATCHES, particleBatch);
        joined.put(PARTICLES_BATCHED, particleOrder);
        return joined;
    }

    /// The springs while they are listed.
    private static final class SpringList {
        private final int columns, rows;
        private final ArrayList<int[]> list = new ArrayList<>();
        private final ArrayList<Double> lengths = new ArrayList<>();

        SpringList(Settings p) {
            columns = p.get(COLUMNS);
            rows = p.get(ROWS);
            double dx = p.get(WIDTH) / columns, dy = rows == 0 ? 0 : p.get(HEIGHT) / rows;
            along(0, 1, STRETCH, dx, 0);
            along(1, 0, STRETCH, dy, 2);
            if (p.get(SHEAR)) for (int r = 0; r < rows; r++)
                for (int c = 0; c < columns; c++) {
                    add(r, c, r + 1, c + 1, SHEAR_KIND, Math.sqrt(dx * dx + dy * dy), 4 + r % 2);
                    add(r, c + 1, r + 1, c, SHEAR_KIND, Math.sqrt(dx * dx + dy * dy), 6 + r % 2);
                }
            if (!p.get(BEND)) return;
            along(0, 2, BEND_KIND, 2 * dx, 8);
            along(2, 0, BEND_KIND, 2 * dy, 10);
        }

        /// All springs that span so many rows or columns, in two batches.
        private void along(int down, int across, int kind, double length, int batch) {
            for (int r = 0; r + down <= rows; r++)
                for (int c = 0; c + across <= columns; c++)
                    add(r, c, r + down, c + across, kind, length,
                            batch + (down > 0 ? r / down : c / across) % 2);
        }

        private void add(int r, int c, int r2, int c2, int kind, double length, int batch) {
            list.add(new int[]{r * (columns + 1) + c, r2 * (columns + 1) + c2, kind, batch});
            lengths.add(length);
        }

        int size() {
            return list.size();
        }

        private int[] column(int k) {
            return list.stream().mapToInt(s -> s[k]).toArray();
        }

        int[] a() { return column(0); }
        int[] b() { return column(1); }
        int[] kind() { return column(2); }
        int[] batch() { return column(3); }
        double[] rest() { return lengths.stream().mapToDouble(d -> d).toArray(); }
    }
}
