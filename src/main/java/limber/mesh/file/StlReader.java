package limber.mesh.file;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;
import limber.engine.text.BadInput;
import limber.mesh.DoubleList;
import limber.mesh.Surface;

/// A reader for untrusted STL files, binary or text. Corners at the same place become one vertex; normals are not kept,
/// and the texture is wrapped around, since STL has none. Of a binary file the announced triangles are read, and bytes
/// behind them passed over. Its header may begin with `solid`, as text does. Text that ends before `endsolid` has been
/// cut off, and is refused.
///
/// Source: 3D Systems, "StereoLithography Interface Specification", 1989.
final class StlReader {
    private static final int HEADER = 84, TRIANGLE = 50, NORMAL = 12;
    private final String file;
    private final Welding vertices;
    private final SurfaceBuilder faces;
    /// What has been begun and not ended, the outermost first: `solid`, `facet`, `loop`.
    private final Deque<String> open = new ArrayDeque<>();
    /// The last line that says something.
    private int last;

    private StlReader(String file) {
        this.file = file;
        vertices = new Welding(file);
        faces = new SurfaceBuilder(file, "facets");
    }

    /// @param file its name in complaints
    /// @throws BadInput `x.stl:12: …` if it cannot be used
    static Surface read(String file, byte[] bytes) {
        var reader = new StlReader(file);
        if (holds(bytes)) reader.binary(bytes);
        else if (isText(bytes)) reader.text(bytes);
        else throw new BadInput(file + ": " + (bytes.length < HEADER ? "has " + bytes.length + " bytes"
                : "has " + bytes.length + " bytes, but its header announces " + count(bytes) + " triangles")
                + "; a whole STL file would be right");
        return reader.faces.surface(reader.vertices.toArray(), new DoubleList(), i -> file + ": vertex " + i);
    }

    /// Whether the content is that of a binary file, whatever its name: as long as the announced triangles are.
    static boolean isBinary(byte[] bytes) {
        return holds(bytes) && count(bytes) > 0 && bytes.length == size(bytes);
    }

    /// Whether the announced triangles are there. Text would announce a hundred million at least.
    private static boolean holds(byte[] bytes) {
        return bytes.length >= HEADER && bytes.length >= size(bytes);
    }

    private static long size(byte[] bytes) {
        return HEADER + TRIANGLE * count(bytes);
    }

    private static boolean isText(byte[] bytes) {
        int from = MeshFormat.begin(bytes, 0), length = Math.min(5, bytes.length - from);
        boolean solid = new String(bytes, from, length, StandardCharsets.ISO_8859_1).equalsIgnoreCase("solid");
        return solid && (bytes.length < HEADER || bytes[HEADER - 1] != 0); // a number below 16 million ends so
    }

    /// The number of triangles that a binary file announces.
    private static long count(byte[] bytes) {
        return Integer.toUnsignedLong(little(bytes).getInt(HEADER - 4));
    }

    private static ByteBuffer little(byte[] bytes) {
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    private void binary(byte[] bytes) {
        ByteBuffer in = little(bytes);
        for (int at = HEADER; at < size(bytes); at += TRIANGLE) {
            for (int corner = at + NORMAL; corner < at + 4 * NORMAL; corner += 12)
                corner(in.getFloat(corner), in.getFloat(corner + 4), in.getFloat(corner + 8));
            faces.endFaceWithin();
        }
    }

    private void corner(double x, double y, double z) {
        faces.corner(vertices.vertex(x, y, z), SurfaceBuilder.NONE);
    }

    private void text(byte[] bytes) {
        var lines = new TextLines(file, "an STL file", new ByteArrayInputStream(bytes), 1);
        try {
            while (lines.next()) statement(lines.line);
        } catch (IOException e) {
            throw new UncheckedIOException(e); // there is none in memory
        }
        if (!open.isEmpty()) throw new BadInput("ends within a " + open.peekLast()
                + "; a whole STL file, which ends with endsolid, would be right").at(file + ":" + last);
    }

    /// Names, normals and what programs add, such as colours, are passed over.
    private void statement(TextLine line) {
        if (!line.more()) return;
        last = line.number();
        String keyword = line.word();
        switch (keyword.toLowerCase(Locale.ROOT)) {
            case "vertex" -> {
                var xyz = new double[3];
                for (int i = 0; i < 3; i++) {
                    if (!line.more()) throw line.bad("has " + i + " numbers; vertex x y z would be right");
                    xyz[i] = line.coordinate("vertex x y z");
                }
                corner(xyz[0], xyz[1], xyz[2]);
            }
            case "endloop" -> {
                int n = faces.endFaceWithin();
                if (n < 3) throw line.bad("ends a loop of " + n + " corners; three would be right");
                end("loop");
            }
            case "solid", "facet" -> open.add(keyword.toLowerCase(Locale.ROOT));
            case "outer" -> open.add("loop");
            case "endfacet" -> end("facet");
            case "endsolid" -> open.clear();
            case "end" -> {
                if (line.more() && line.word().equalsIgnoreCase("solid")) open.clear();
            }
            default -> {}
        }
    }

    /// Ends what stands innermost; files of some programs leave a word out.
    private void end(String what) {
        if (what.equals(open.peekLast())) open.removeLast();
    }
}
