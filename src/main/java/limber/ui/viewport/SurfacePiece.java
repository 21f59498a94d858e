package limber.ui.viewport;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import limber.presentation.surface.Shape;

/// A part of a surface that is drawn as one mesh. Vertices on its border belong to its neighbours too; a triangle
/// belongs to one piece only.
///
/// @param triangles which of the surface's it draws
/// @param vertices the surface's vertex that each of its own is
/// @param coords the surface's texture coordinate that each of its own is; empty where its vertices have them
/// @param corners its own vertex at each corner; empty in the one piece that is the whole surface, where they may
///   change
/// @param cornerCoords its own texture coordinate at each corner; empty where the vertex says it
record SurfacePiece(int[] triangles, int[] vertices, int[] coords, int[] corners, int[] cornerCoords) {
    private static final int[] NONE = {};

    boolean whole() {
        return corners.length == 0;
    }

    static SurfacePiece whole(Shape s) {
        boolean seamed = s.uvCorners().length > 0;
        return new SurfacePiece(upTo(s.triangles().length / 3), upTo(s.size()), seamed ? upTo(s.uv().length / 2) : NONE,
                NONE,
                NONE);
    }

    private static int[] upTo(int n) {
        var all = new int[n];
        Arrays.setAll(all, i -> i);
        return all;
    }

    /// The visible triangles of a surface, cut into pieces of neighbours: along a Z-order curve through their middles,
    /// a new piece whenever one is full.
    ///
    /// @param most vertices a piece may have
    static List<SurfacePiece> cut(Shape s, int[] triangles, int most) {
        long[] order = ordered(s, triangles);
        var cutter = new Cutter(s, most);
        for (long key : order) cutter.take((int) key);
        return cutter.done();
    }

    private static long[] ordered(Shape s, int[] triangles) {
        double[] xyz = s.vertices();
        double[] low = {Double.MAX_VALUE, Double.MAX_VALUE, Double.MAX_VALUE},
                high = {-Double.MAX_VALUE, -Double.MAX_VALUE, -Double.MAX_VALUE};
        for (int i = 0; i < xyz.length; i++) {
            low[i % 3] = Math.min(low[i % 3], xyz[i]);
            high[i % 3] = Math.max(high[i % 3], xyz[i]);
        }
        double side = Math.max(1e-12, Math.max(high[0] - low[0], Math.max(high[1] - low[1], high[2] - low[2])));
        var order = new long[triangles.length];
        for (int i = 0; i < order.length; i++) {
            long key = 0;
            for (int axis = 0; axis < 3; axis++) {
                int at = 3 * triangles[i];
                double middle = (xyz[3 * s.triangles()[at] + axis] + xyz[3 * s.triangles()[at + 1] + axis]
                        + xyz[3 * s.triangles()[at + 2] + axis]) / 3;
                key |= spread((int) (1023 * (middle - low[axis]) / side)) << axis;
            }
            order[i] = key << 32 | triangles[i];
        }
        Arrays.sort(order);
        return order;
    }

    /// The ten bits of a number, with two empty ones after each.
    private static long spread(int bits) {
        long b = bits & 0x3ff;
        b = (b | b << 16) & 0x30000ff;
        b = (b | b << 8) & 0x300f00f;
        b = (b | b << 4) & 0x30c30c3;
        return (b | b << 2) & 0x9249249;
    }

    /// A cutter that fills one piece after another.
    private static final class Cutter {
        private final Shape s;
        private final int most;
        private final boolean seamed;
        private final int[] ownVertex, ownCoord, triangles, vertices, coords, corners, cornerCoords;
        private final List<SurfacePiece> pieces = new ArrayList<>();
        private int triangleCount, vertexCount, coordCount;

        Cutter(Shape s, int most) {
            this.s = s;
            this.most = most;
            seamed = s.uvCorners().length > 0;
            ownVertex = new int[s.size()];
            ownCoord = new int[s.uv().length / 2];
            Arrays.fill(ownVertex, -1);
            Arrays.fill(ownCoord, -1);
            int full = 4 * most; // a closed surface has about two triangles a vertex
            triangles = new int[full];
            corners = new int[3 * full];
            cornerCoords = new int[3 * full];
            vertices = new int[most];
            coords = new int[3 * full];
        }

        void take(int t) {
            if (vertexCount + 3 > most || triangleCount == triangles.length) finish();
            for (int c = 0; c < 3; c++) {
                int corner = 3 * t + c, v = s.triangles()[corner];
                if (ownVertex[v] < 0) {
                    ownVertex[v] = vertexCount;
                    vertices[vertexCount++] = v;
                }
                corners[3 * triangleCount + c] = ownVertex[v];
                if (seamed) cornerCoords[3 * triangleCount + c] = coord(s.uvCorners()[corner]);
            }
            triangles[triangleCount++] = t;
        }

        private int coord(int uv) {
            if (ownCoord[uv] < 0) {
                ownCoord[uv] = coordCount;
                coords[coordCount++] = uv;
            }
            return ownCoord[uv];
        }

        List<SurfacePiece> done() {
            if (triangleCount > 0) finish();
            return pieces;
        }

        private void finish() {
            pieces.add(new SurfacePiece(Arrays.copyOf(triangles, triangleCount), Arrays.copyOf(vertices, vertexCount),
                    Arrays.copyOf(coords, coordCount),
                    Arrays.copyOf(corners, 3 * triangleCount),
                    seamed ? Arrays.copyOf(cornerCoords, 3 * triangleCount) : NONE));
            for (int i = 0; i < vertexCount; i++) ownVertex[vertices[i]] = -1;
            for (int i = 0; i < coordCount; i++) ownCoord[coords[i]] = -1;
            triangleCount = vertexCount = coordCount = 0;
        }
    }
}
