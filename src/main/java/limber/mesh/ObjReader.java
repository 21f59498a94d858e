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
    private static final String RIGHT = "an OBJ file";

    private final String file;
    private final TextLines lines;
    private final TextLine line;
    private final DoubleList vertices = new DoubleList(), uv = new DoubleList();
    private final ObjIndices vertexIndices = new ObjIndices("vertex"), uvIndices = new ObjIndices("texture coordinate"),
            normalIndices = new ObjIndices("normal");
    private final SurfaceBuilder faces;

    private final double[] numbers = new double[3];

    private ObjReader(String file, InputStream in) {
        this.file = file;
        faces = new SurfaceBuilder(file, "lines such as 'f 1 2 3'");
        lines = new TextLines(file, RIGHT, in, 1);
        line = lines.line;
    }

    /// @throws BadInput `x.obj:12: f names vertex 0; …` if it cannot be read or used
    public static Surface read(Path file) {
        String name = PlainFile.name(file);
        try (InputStream in = BadInput.reading(name, () -> PlainFile.open(file, MeshLimits.FILE, RIGHT))) {
            return read(name, in);
        } catch (IOException e) {
            throw PlainFile.unreadable(e, RIGHT).at(name);
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
        numbers(3, MeshLimits.COORDINATE, "v x y z");
        if (vertexIndices.count() == MeshLimits.VERTICES)
            throw line.bad(
                    "is vertex " + (MeshLimits.VERTICES + 1) + "; at most " + MeshLimits.VERTICES + " would be right");
        for (double v : numbers) vertices.add(v);
        vertexIndices.add();
    }

    private void uv() {
        numbers(1, MeshLimits.COORDINATE, "vt u v");
        if (uvIndices.count() == MeshLimits.UV)
            throw line.bad(
                    "is texture coordinate " + (MeshLimits.UV + 1) + "; at most " + MeshLimits.UV + " would be right");
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
        while (line.more()) {
            int vertex = vertexIndices.resolved(line.index(), line), pair = SurfaceBuilder.NONE;
            if (line.slash()) {
                if (line.atIndex()) pair = uvIndices.resolved(line.index(), line);
                if (line.slash() && line.atIndex()) normalIndices.resolved(line.index(), line);
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
        vertexIndices.checkAll(file);
        uvIndices.checkAll(file);
        normalIndices.checkAll(file);
        return faces.surface(vertices.toArray(), uv);
    }
}
