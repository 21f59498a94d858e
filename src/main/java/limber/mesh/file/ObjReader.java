package limber.mesh.file;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import limber.engine.text.BadInput;
import limber.file.PlainFile;
import limber.mesh.DoubleList;
import limber.mesh.IntList;
import limber.mesh.Surface;

/// A reader for untrusted Wavefront OBJ files.
///
/// Read: `v` (coordinates to the bit as `Double.parseDouble` reads them; the order of the vertices is that of the `v`
/// lines, used or not, and two at the same place stay two), `vt`, and `f` with `v`, `v/vt`, `v//vn` or `v/vt/vn`, from
/// 1 or backwards from −1, also of later lines; polygons are cut by [EarClipping]. Triangles that name a vertex twice
/// are dropped. `vn` is not kept: normals are computed from the bent mesh. Corners without `vt`, or with one that is
/// damaged or not there, get coordinates by [limber.mesh.Wrapping]. Other keywords are passed over, as is what follows
/// x y z.
///
/// Refused, with file, line and reason, before it takes memory or time: a file that is not text, more than 64 MB,
/// 65,536 characters in a line, 500,000 vertices, 3,000,000 texture coordinates or 1,000,000 triangles; vertices of
/// faces with coordinates that are not finite or beyond a million.
public final class ObjReader {
    private static final String RIGHT = "an OBJ file";

    private final String file;
    private final TextLines lines;
    private final TextLine line;
    private final DoubleList vertices = new DoubleList(), uv = new DoubleList();
    private final ObjIndices indices = new ObjIndices();
    /// The line of each vertex.
    private final IntList vertexLines = new IntList();
    private final SurfaceBuilder faces;
    /// Whether there are curves or surfaces of the free form, which are not read.
    private boolean free;

    private ObjReader(String file, InputStream in) {
        this.file = file;
        faces = new SurfaceBuilder(file, "lines such as 'f 1 2 3'");
        lines = new TextLines(file, RIGHT, in, 1);
        line = lines.line;
    }

    /// Reads a file that is OBJ, whatever its name.
    ///
    /// @throws BadInput `x.obj:12: f names vertex 0; …` if it cannot be read or used
    public static Surface read(Path file) {
        return read(PlainFile.name(file), MeshReader.bytes(file, RIGHT));
    }

    /// @param file its name in complaints
    static Surface read(String file, byte[] bytes) {
        try {
            return read(file, new ByteArrayInputStream(bytes));
        } catch (IOException e) {
            throw new UncheckedIOException(e); // there is none in memory
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
            case "f" -> face();
            case "curv", "curv2", "surf" -> free = true;
            default -> {
                if (!keyword.chars().allMatch(c -> c == '_' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'))
                    throw line.badWord(" is not a keyword of OBJ; v, vt, vn or f would be right");
            }
        }
    }

    private void vertex() {
        int n = 0;
        for (; n < 3 && line.more(); n++) vertices.add(line.coordinate("v x y z"));
        if (n < 3) throw line.bad("has " + n + (n == 1 ? " number" : " numbers") + "; v x y z would be right");
        if (vertexLines.size() == MeshLimits.VERTICES)
            throw line.bad(
                    "is vertex " + (MeshLimits.VERTICES + 1) + "; at most " + MeshLimits.VERTICES + " would be right");
        vertexLines.add(line.number());
        indices.add();
    }

    private void uv() {
        if (uv.size() == 2 * MeshLimits.UV)
            throw line.bad(
                    "is texture coordinate " + (MeshLimits.UV + 1) + "; at most " + MeshLimits.UV + " would be right");
        double u = line.more() ? line.valueOrNaN() : Double.NaN;
        uv.addPair(u, line.more() ? line.valueOrNaN() : 0);
    }

    /// The index from 0 of texture coordinates that an index from 1, or backwards from −1, names on this line. They may
    /// be missing.
    private int pair(long index) {
        long pair = index < 0 ? uv.size() / 2 + index : index - 1;
        return pair < 0 || pair >= MeshLimits.UV ? SurfaceBuilder.NONE : (int) pair;
    }

    private void face() {
        while (line.more()) {
            int vertex = indices.resolved(line.vertexIndex(), line), pair = SurfaceBuilder.NONE;
            if (line.slash()) {
                if (line.atIndex()) pair = pair(line.index());
                if (line.slash() && line.atIndex()) line.index();
                line.endCorner();
            }
            faces.corner(vertex, pair);
        }
        int n = faces.endFace();
        if (n < 3) throw line.bad("f has " + n + (n == 1 ? " corner" : " corners") + "; three or more would be right");
        if (faces.full())
            throw line.bad("is one triangle too many; at most " + MeshLimits.TRIANGLES + " would be right");
    }

    private Surface surface() {
        indices.checkAll(file);
        if (free && faces.isEmpty())
            throw new BadInput(
                    file + ": has no faces, and free-form curves and surfaces are not read; polygons would be "
                            + "right, as the program can export them");
        return faces.surface(vertices.toArray(), uv, i -> file + ":" + vertexLines.get(i));
    }
}
