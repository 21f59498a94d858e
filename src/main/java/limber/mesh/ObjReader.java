package limber.mesh;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Arrays;
import limber.engine.BadInput;
import limber.file.PlainFile;

/// A reader for untrusted Wavefront OBJ files.
///
/// Read: `v` (coordinates to the bit as `Double.parseDouble` reads them; the order of the vertices is that of the `v`
/// lines, used or not), `vt`, and `f` with `v`, `v/vt`, `v//vn` or `v/vt/vn`, from 1 or backwards from −1, also of
/// later lines; polygons are cut by [EarClipping]. Triangles that name a vertex twice are dropped. `vn` is checked but
/// not kept: normals are computed from the bent mesh. Corners without `vt` get coordinates by [Wrapping]. Other
/// keywords are ignored, as are numbers after x y z (a weight, a colour).
///
/// Refused, with file, line and reason, before it takes memory or time: a file that is not text, more than 64 MB,
/// 65,536 characters in a line, 500,000 vertices, 3,000,000 texture coordinates or 1,000,000 triangles, coordinates
/// beyond a million.
public final class ObjReader {
    static final long LARGEST_FILE = 64L << 20;
    static final int MOST_VERTICES = 500_000;
    static final int MOST_UV = 3_000_000;
    static final int MOST_TRIANGLES = 1_000_000;
    static final double LARGEST_COORDINATE = 1e6;

    private static final int NONE = -1;

    private final String file;
    private final ObjLines lines;
    private final ObjLine line;
    private final DoubleList vertices = new DoubleList(), uv = new DoubleList();
    private final ObjIndices vertexIndices = new ObjIndices("vertex"), uvIndices = new ObjIndices("texture coordinate"),
            normalIndices = new ObjIndices("normal");
    /// The corners of all faces: vertex, and pair or −1 for none. Face k ends before `faceEnds(k)`.
    private final IntList corners = new IntList(), cornerUv = new IntList(), faceEnds = new IntList();

    private final double[] numbers = new double[3];

    private ObjReader(String file, InputStream in) {
        this.file = file;
        lines = new ObjLines(file, in, LARGEST_FILE);
        line = lines.line;
    }

    /// @throws BadInput `x.obj:12: f names vertex 0; …` if it cannot be read or used
    public static Surface read(Path file) {
        String name = PlainFile.name(file), right = "an OBJ file";
        try (InputStream in = opened(file, right)) {
            return read(name, in);
        } catch (IOException e) {
            throw PlainFile.unreadable(e, right).at(name);
        }
    }

    private static InputStream opened(Path file, String right) {
        try {
            return PlainFile.open(file, LARGEST_FILE, right);
        } catch (BadInput e) {
            throw e.at(PlainFile.name(file));
        }
    }

    /// @param file its name in complaints
    static Surface read(String file, InputStream in) throws IOException {
        var reader = new ObjReader(file, in);
        boolean empty = true;
        for (; reader.lines.next(); empty = false) reader.statement();
        if (empty) throw new BadInput(
                file + ": is empty; an OBJ file with lines such as 'v 0 0 0' and 'f 1 2 3' would be right");
        return reader.surface();
    }

    private void statement() {
        if (!line.more()) return;
        String keyword = line.word();
        switch (keyword) {
            case "v" -> vertex();
            case "vt" -> uv();
            case "vn" -> normal();
            case "f" -> face();
            default -> {
                if (!keyword.chars().allMatch(c -> c == '_' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'))
                    throw line.badWord(" is not a keyword of OBJ; v, vt, vn or f would be right");
            }
        }
    }

    private void vertex() {
        numbers(3, LARGEST_COORDINATE, "v x y z");
        if (vertexIndices.count() == MOST_VERTICES)
            throw line.bad("is vertex " + (MOST_VERTICES + 1) + "; at most " + MOST_VERTICES + " would be right");
        for (double v : numbers) vertices.add(v);
        vertexIndices.add();
    }

    private void uv() {
        numbers(1, LARGEST_COORDINATE, "vt u v");
        if (uvIndices.count() == MOST_UV)
            throw line.bad("is texture coordinate " + (MOST_UV + 1) + "; at most " + MOST_UV + " would be right");
        uv.addPair(numbers[0], numbers[1]);
        uvIndices.add();
    }

    private void normal() {
        numbers(3, Double.MAX_VALUE, "vn x y z");
        normalIndices.add();
    }

    /// Reads the numbers of the line into `numbers`, 0 for those that are not there; what follows the third is checked
    /// only.
    private void numbers(int least, double largest, String right) {
        Arrays.fill(numbers, 0);
        int n = 0;
        for (; line.more(); n++) {
            double v = line.number(n < numbers.length ? largest : Double.MAX_VALUE, right);
            if (n < numbers.length) numbers[n] = v;
        }
        if (n < least) throw line.bad("has " + n + (n == 1 ? " number; " : " numbers; ") + right + " would be right");
    }

    private void face() {
        int from = corners.size();
        while (line.more()) {
            corners.add(vertexIndices.resolved(line.index(), line));
            int pair = NONE;
            if (line.slash()) {
                if (line.atIndex()) pair = uvIndices.resolved(line.index(), line);
                if (line.slash() && line.atIndex()) normalIndices.resolved(line.index(), line);
                line.endCorner();
            }
            cornerUv.add(pair);
        }
        int n = corners.size() - from;
        if (n < 3) throw line.bad("f has " + n + (n == 1 ? " corner" : " corners") + "; three or more would be right");
        faceEnds.add(corners.size());
        if (corners.size() - 2 * faceEnds.size() > MOST_TRIANGLES)
            throw line.bad("is one triangle too many; at most " + MOST_TRIANGLES + " would be right");
    }

    // ---- once all lines are read ----

    private Surface surface() {
        vertexIndices.checkAll(file);
        uvIndices.checkAll(file);
        normalIndices.checkAll(file);
        if (faceEnds.size() == 0) throw new BadInput(file + ": has no faces; lines such as 'f 1 2 3' would be right");
        double[] xyz = vertices.toArray();
        int[] vertex = corners.toArray(), kept = kept(xyz, vertex), triangles = new int[kept.length],
                pairs = new int[kept.length];
        if (kept.length == 0)
            throw new BadInput(file + ": every face names a vertex twice; lines such as 'f 1 2 3' would be right");
        boolean complete = true;
        for (int c = 0; c < kept.length; c++) {
            triangles[c] = vertex[kept[c]];
            pairs[c] = cornerUv.get(kept[c]);
            complete &= pairs[c] != NONE;
        }
        if (!complete) wrap(xyz, triangles, pairs);
        return new Surface(xyz, uv.toArray(), triangles, pairs);
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
    private void wrap(double[] xyz, int[] triangles, int[] pairs) {
        var wrapping = Wrapping.cylinder(xyz, triangles);
        for (int c = 0; c < pairs.length; c++)
            if (pairs[c] == NONE) pairs[c] = uvIndices.count() + wrapping.corners()[c];
        for (double v : wrapping.uv()) uv.add(v);
    }
}
