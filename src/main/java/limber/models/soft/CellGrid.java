package limber.models.soft;

import java.util.Arrays;

/// A grid of cubic cells, of which some are kept. Cells and nodes are counted with x fastest, then y, then z.
///
/// @param nx,ny,nz cells along the axes
/// @param kept one for each cell
record CellGrid(int nx, int ny, int nz, boolean[] kept) {
    static CellGrid block(int nx, int ny, int nz) {
        var kept = new boolean[nx * ny * nz];
        Arrays.fill(kept, true);
        return new CellGrid(nx, ny, nz, kept);
    }

    /// The cells that reach into a ball as wide as n of them.
    static CellGrid ball(int n) {
        var grid = new CellGrid(n, n, n, new boolean[n * n * n]);
        for (int k = 0; k < n; k++)
            for (int j = 0; j < n; j++)
                for (int i = 0; i < n; i++)
                    grid.kept[grid.cell(i, j, k)] = gap(i, n) + gap(j, n) + gap(k, n) < n * n;
        return grid;
    }

    /// The square of the distance between a row of cells and the middle, in half cells.
    private static int gap(int i, int n) {
        int gap = Math.max(0, Math.abs(2 * i + 1 - n) - 1);
        return gap * gap;
    }

    int cell(int i, int j, int k) {
        return (k * ny + j) * nx + i;
    }

    int node(int i, int j, int k) {
        return (k * (ny + 1) + j) * (nx + 1) + i;
    }

    int nodes() {
        return (nx + 1) * (ny + 1) * (nz + 1);
    }

    int i(int node) {
        return node % (nx + 1);
    }

    int j(int node) {
        return node / (nx + 1) % (ny + 1);
    }

    int k(int node) {
        return node / (nx + 1) / (ny + 1);
    }
}
