package limber.ui.viewport;

import java.util.Arrays;
import java.util.BitSet;
import javafx.scene.paint.Material;
import javafx.scene.shape.MeshView;
import javafx.scene.shape.TriangleMesh;
import javafx.scene.shape.VertexFormat;
import limber.presentation.camera.StageFrame;
import limber.presentation.paint.Palette;
import limber.presentation.surface.Shape;

/// One piece of a body as a `TriangleMesh` whose sizes never change. Each array is set only if something in it changed.
///
/// A surface without normals leaves them to JavaFX; pieces of one are given those of the whole surface, so that no seam
/// shows between them. Measured in software GL, 40,000 vertices, all moving / a dent, and the worst pixel beside one
/// mesh: one mesh 41 / 50 ms; chunks with JavaFX's normals 29 / 11 ms, 19 of 255; chunks with ours 45 / 15 ms, 2 of
/// 255.
final class Chunk {
    private static final double FIRST = 0.5 / Palette.MAP_SIZE, LAST = 1 - 0.5 / Palette.MAP_SIZE;

    private final SurfacePiece piece;
    private final TriangleMesh mesh;
    private final MeshView view;
    private final float[] points, normals, uv;
    /// The texture coordinates that `uv` holds; null while it holds shares.
    private double[] paired;
    private final int[] faces;
    /// Indices per corner in the list of faces: point, perhaps normal, texture coordinate.
    private final int perCorner;
    /// Whether it is lit, and some of what is set belongs to no corner, as while triangles are hidden.
    private boolean spare;

    /// A chunk may be created on any thread.
    ///
    /// @param lit whether it is given normals
    /// @param smooth whether it is lit as if it were round, where it is given none
    Chunk(SurfacePiece piece, boolean lit, boolean smooth, Material material) {
        this.piece = piece;
        perCorner = lit ? 3 : 2;
        points = new float[3 * piece.vertices().length];
        normals = new float[lit ? points.length : 0];
        uv = new float[2 * (piece.coords().length + piece.vertices().length)];
        faces = new int[3 * perCorner * piece.triangles().length];
        mesh = new TriangleMesh(lit ? VertexFormat.POINT_NORMAL_TEXCOORD : VertexFormat.POINT_TEXCOORD);
        mesh.getPoints().setAll(points);
        mesh.getNormals().setAll(normals);
        mesh.getTexCoords().setAll(uv);
        mesh.getFaces().setAll(faces);
        if (!lit) {
            var groups = new int[piece.triangles().length];
            Arrays.fill(groups, smooth ? 1 : 0);
            mesh.getFaceSmoothingGroups().setAll(groups);
        }
        view = new MeshView(mesh);
        view.setMaterial(material);
    }

    SurfacePiece piece() {
        return piece;
    }

    MeshView view() {
        return view;
    }

    TriangleMesh mesh() {
        return mesh;
    }

    void show(Shape s) {
        show(s, StageFrame.WORLD);
    }

    void show(Shape s, StageFrame frame) {
        boolean moved = triples(s.vertices(), points, frame),
                turned = normals.length > 0 && triples(s.normals(), normals, StageFrame.WORLD),
                other = s.coloured() ? shares(s.shares()) : pairs(s.uv());
        if (moved) mesh.getPoints().set(0, points, 0, points.length);
        if (turned) mesh.getNormals().set(0, normals, 0, normals.length);
        // of the two halves only the one that corners use
        if (other) mesh.getTexCoords().set(coords(s), uv, coords(s), coordsEnd(s) - coords(s));
        // JavaFX updates a mesh with normals by its corners, and asserts that there are some everywhere
        if (spare && (moved || turned || other)) mesh.getFaces().set(0, faces, 0, faces.length);
    }

    /// Where in `uv` those that its corners use begin: the surface's own, or behind them those on the map of values.
    private int coords(Shape s) {
        return s.coloured() ? 2 * piece.coords().length : 0;
    }

    private int coordsEnd(Shape s) {
        return s.coloured() || piece.coords().length == 0 ? uv.length : 2 * piece.coords().length;
    }

    /// @return whether any vertex of the piece changed
    private boolean triples(double[] from, float[] into, StageFrame frame) {
        int changed = 0;
        int[] vertices = piece.vertices();
        for (int i = 0; i < vertices.length; i++) {
            int g = 3 * vertices[i], l = 3 * i;
            float x = (float) frame.x(from[g]), y = (float) frame.y(from[g + 1]), z = (float) frame.z(from[g + 2]);
            if (x != into[l] || y != into[l + 1] || z != into[l + 2]) changed++;
            into[l] = x;
            into[l + 1] = y;
            into[l + 2] = z;
        }
        return changed > 0;
    }

    private boolean pairs(double[] from) {
        boolean seamed = piece.coords().length > 0, changed = false;
        if (seamed && from == paired) return false; // fixed, and shared by all states of a run
        paired = from;
        int[] which = seamed ? piece.coords() : piece.vertices();
        for (int i = 0; i < which.length && 2 * which[i] < from.length; i++) {
            double u = from[2 * which[i]], v = from[2 * which[i] + 1];
            // a surface has v up, as in OBJ; pictures have it down
            changed |= set(i, (float) u, (float) (seamed ? 1 - v : v));
        }
        return changed;
    }

    private boolean shares(double[] from) {
        boolean changed = false;
        paired = null;
        int[] vertices = piece.vertices();
        for (int i = 0; i < vertices.length; i++)
            changed |= set(piece.coords().length + i, (float) (FIRST + (LAST - FIRST) * from[vertices[i]]), 0.5f);
        return changed;
    }

    private boolean set(int i, float u, float v) {
        boolean changed = uv[2 * i] != u || uv[2 * i + 1] != v;
        uv[2 * i] = u;
        uv[2 * i + 1] = v;
        return changed;
    }

    /// Shows those of its triangles that a surface still has, and hides the others.
    ///
    /// @param drawn marked at each triangle shown here
    void join(Shape s, boolean[] drawn) {
        boolean changed = false;
        for (int k = 0; k < piece.triangles().length; k++) {
            int t = piece.triangles()[k];
            boolean here = !s.hidden(t) && known(s.triangles(), t, k);
            drawn[t] |= here;
            for (int c = 0; c < 3; c++) changed |= corner(s, k, c, here);
        }
        if (changed) mesh.getFaces().set(0, faces, 0, faces.length);
        spare = normals.length > 0 && spare(s);
    }

    private boolean spare(Shape s) {
        var used = new BitSet();
        var usedCoords = new BitSet();
        for (int at = 0; at < faces.length; at += perCorner) {
            used.set(faces[at]);
            usedCoords.set(faces[at + perCorner - 1]);
        }
        return used.cardinality() < points.length / 3
                || usedCoords.nextClearBit(coords(s) / 2) < coordsEnd(s) / 2;
    }

    private boolean known(int[] now, int t, int k) {
        if (piece.whole()) return true;
        int[] v = piece.vertices(), own = piece.corners();
        return v[own[3 * k]] == now[3 * t] && v[own[3 * k + 1]] == now[3 * t + 1]
                && v[own[3 * k + 2]] == now[3 * t + 2];
    }

    private boolean corner(Shape s, int k, int c, boolean here) {
        int global = 3 * piece.triangles()[k] + c, at = (3 * k + c) * perCorner;
        int point = !here ? 0 : piece.whole() ? s.triangles()[global] : piece.corners()[3 * k + c];
        boolean seamed = piece.coords().length > 0;
        int coord = !here ? 0
                : !seamed ? point
                        : s.coloured() ? piece.coords().length + point
                                : piece.whole() ? s.uvCorners()[global] : piece.cornerCoords()[3 * k + c];
        boolean changed = faces[at] != point || faces[at + perCorner - 1] != coord;
        Arrays.fill(faces, at, at + perCorner - 1, point);
        faces[at + perCorner - 1] = coord;
        return changed;
    }
}
