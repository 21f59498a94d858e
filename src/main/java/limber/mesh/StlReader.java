package limber.mesh;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Set;
import limber.engine.BadInput;

/// A reader for untrusted STL files, binary or text. Corners at the same place become one vertex; normals are not kept,
/// and the texture is wrapped around, since STL has none.
///
/// Source: 3D Systems, "StereoLithography Interface Specification", 1989.
final class StlReader {
    private static final int HEADER = 84, TRIANGLE = 50, NORMAL = 12;
    private static final Set<String> OTHER = Set.of("solid", "facet", "outer", "endfacet", "endsolid");

    private final String file;
    private final Welding vertices;
    private final SurfaceBuilder faces;

    private StlReader(String file) {
        this.file = file;
        vertices = new Welding(file);
        faces = new SurfaceBuilder(file, "facets");
    }

    /// @param file its name in complaints
    /// @throws BadInput `x.stl:12: …` if it cannot be used
    static Surface read(String file, byte[] bytes) {
        var reader = new StlReader(file);
        if (bytes.length >= HEADER && bytes.length == HEADER + (long) TRIANGLE * count(bytes)) reader.binary(bytes);
        else if (new String(bytes, 0, Math.min(bytes.length, 5), StandardCharsets.ISO_8859_1).equals("solid"))
            reader.text(bytes);
        else throw new BadInput(file + ": " + (bytes.length < HEADER ? "has " + bytes.length + " bytes"
                : "has " + bytes.length + " bytes, but its header announces " + count(bytes) + " triangles")
                + "; a whole STL file would be right");
        return reader.faces.surface(reader.vertices.toArray(), new DoubleList());
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
        for (int at = HEADER; at < bytes.length; at += TRIANGLE) {
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
    }

    private void statement(TextLine line) {
        if (!line.more()) return;
        String keyword = line.word();
        switch (keyword.toLowerCase(Locale.ROOT)) {
            case "vertex" -> {
                var xyz = new double[3];
                for (int i = 0; i < 3; i++) {
                    if (!line.more()) throw line.bad("has " + i + " numbers; vertex x y z would be right");
                    xyz[i] = line.number(MeshLimits.COORDINATE, "vertex x y z");
                }
                corner(xyz[0], xyz[1], xyz[2]);
            }
            case "endloop" -> {
                int n = faces.endFaceWithin();
                if (n < 3) throw line.bad("ends a loop of " + n + " corners; three would be right");
            }
            default -> {
                if (!OTHER.contains(keyword.toLowerCase(Locale.ROOT)))
                    throw line.badWord(" is not a keyword of STL; facet, outer loop or vertex would be right");
            }
        }
    }
}
