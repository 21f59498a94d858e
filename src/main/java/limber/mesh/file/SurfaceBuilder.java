package limber.mesh.file;

import java.util.Arrays;
import java.util.function.IntFunction;
import limber.engine.text.BadInput;
import limber.mesh.DoubleList;
import limber.mesh.IntList;
import limber.mesh.Surface;
import limber.mesh.Wrapping;

/// A builder of a surface from the faces of a file, with three or more corners each. Polygons are cut by [EarClipping],
/// triangles that name a vertex twice are dropped, and corners without texture coordinates, or with damaged ones, get
/// some by [Wrapping].
final class SurfaceBuilder {
    /// The pair of a corner that has none.
    static final int NONE = -1;

    private final String file, face;
    /// The corners of all faces: vertex, and pair or none. Face k ends before `faceEnds(k)`.
    private final IntList corners = new IntList(), cornerUv = new IntList(), faceEnds = new IntList();

    /// @param file its name in complaints
    /// @param face an example of faces, such as `lines such as 'f 1 2 3'`
    SurfaceBuilder(String file, String face) {
        this.file = file;
        this.face = face;
    }

    /// Adds a corner to the face that has been begun.
    ///
    /// @param pair the index of its texture coordinates, or [#NONE]
    void corner(int vertex, int pair) {
        corners.add(vertex);
        cornerUv.add(pair);
    }

    /// Ends a face.
    ///
    /// @return how many corners it has
    int endFace() {
        int from = faceEnds.size() == 0 ? 0 : faceEnds.get(faceEnds.size() - 1);
        faceEnds.add(corners.size());
        return corners.size() - from;
    }

    /// Ends a face of a format that has no lines to name.
    ///
    /// @return how many corners it has
    /// @throws BadInput if there are too many triangles
    int endFaceWithin() {
        int n = endFace();
        if (full()) throw new BadInput(
                file + ": has more than " + MeshLimits.TRIANGLES + " triangles; fewer would be right");
        return n;
    }

    /// Whether there are more triangles than a file may have.
    boolean full() {
        return corners.size() - 2 * faceEnds.size() > MeshLimits.TRIANGLES;
    }

    boolean isEmpty() {
        return faceEnds.size() == 0;
    }

    /// @param xyz triples, whose coordinates need not be finite where no face uses them
    /// @param uv pairs, NaN for damaged ones; it may get more
    /// @param place that of a vertex in the file, for the complaint
    /// @throws BadInput if there is no triangle, or a vertex of one has no place
    Surface surface(double[] xyz, DoubleList uv, IntFunction<String> place) {
        if (isEmpty()) throw new BadInput(file + ": has no faces; " + face + " would be right");
        int[] vertex = corners.toArray();
        new Coordinates(xyz, place).check(vertex);
        int[] kept = kept(xyz, vertex), triangles = new int[kept.length], pairs = new int[kept.length];
        if (kept.length == 0)
            throw new BadInput(file + ": every face names a vertex twice; " + face + " would be right");
        boolean complete = true;
        for (int c = 0; c < kept.length; c++) {
            triangles[c] = vertex[kept[c]];
            pairs[c] = usable(cornerUv.get(kept[c]), uv);
            complete &= pairs[c] != NONE;
        }
        uv.replaceOthers(0); // no corner uses these
        if (!complete) wrap(xyz, uv, triangles, pairs);
        return new Surface(xyz, uv.toArray(), triangles, pairs);
    }

    private static int usable(int pair, DoubleList uv) {
        return pair >= 0 && pair < uv.size() / 2 && within(uv.get(2 * pair)) && within(uv.get(2 * pair + 1)) ? pair
                : NONE;
    }

    private static boolean within(double v) {
        return Math.abs(v) <= MeshLimits.COORDINATE;
    }

    /// The corners of the triangles, without those that name a vertex twice.
    private int[] kept(double[] xyz, int[] vertex) {
        var clipping = new EarClipping(xyz, vertex);
        var cut = new IntList();
        for (int k = 0; k < faceEnds.size(); k++) clipping.cut(k == 0 ? 0 : faceEnds.get(k - 1), faceEnds.get(k), cut);
        int[] all = cut.toArray();
        int n = 0;
        for (int t = 0; t < all.length; t += 3) {
            int a = vertex[all[t]], b = vertex[all[t + 1]], c = vertex[all[t + 2]];
            if (a == b || b == c || c == a) continue;
            System.arraycopy(all, t, all, n, 3);
            n += 3;
        }
        return Arrays.copyOf(all, n);
    }

    /// Gives the corners that have no texture coordinates some, after those of the file.
    private static void wrap(double[] xyz, DoubleList uv, int[] triangles, int[] pairs) {
        int first = uv.size() / 2;
        var wrapping = Wrapping.cylinder(xyz, triangles);
        for (int c = 0; c < pairs.length; c++) if (pairs[c] == NONE) pairs[c] = first + wrapping.corners()[c];
        for (double v : wrapping.uv()) uv.add(v);
    }
}
