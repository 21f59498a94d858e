package limber.mesh;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import limber.engine.BadInput;

/// A reader for untrusted PLY files, text or binary in either order of bytes.
///
/// Read: `x`, `y`, `z` of the element `vertex`, its texture coordinates (`s t`, `u v` or `texture_u texture_v`), and
/// the list `vertex_indices` or `vertex_index` of the element `face`. Vertices at the same place become one, since the
/// format repeats them at the seams of a texture. Everything else is passed over.
///
/// Source: G. Turk, "The PLY Polygon File Format", 1994.
final class PlyReader {
    private static final List<List<String>> TEXTURES = List.of(List.of("s", "t"), List.of("u", "v"),
            List.of("texture_u", "texture_v"));

    private final String file;
    private final PlyHeader header;
    private final PlyNumbers numbers;
    private final Welding vertices;
    private final DoubleList uv = new DoubleList();
    private final SurfaceBuilder faces;
    /// The welded vertex of each in the file.
    private int[] welded = {};
    private boolean textured;

    /// @param file its name in complaints
    PlyReader(String file, byte[] bytes) {
        this.file = file;
        header = PlyHeader.read(file, bytes);
        numbers = PlyNumbers.of(file, header, bytes);
        vertices = new Welding(file);
        faces = new SurfaceBuilder(file, "faces of three or more vertices");
    }

    /// @throws BadInput with line or byte, if it cannot be used
    Surface read() {
        for (PlyHeader.Element element : header.elements()) {
            switch (element.name()) {
                case "vertex" -> vertices(element);
                case "face" -> faces(element);
                default -> skip(element);
            }
        }
        return faces.surface(vertices.toArray(), uv);
    }

    private void vertices(PlyHeader.Element element) {
        if (element.count() > MeshLimits.VERTICES) throw new BadInput(file + ": has " + element.count()
                + " vertices; at most " + MeshLimits.VERTICES + " would be right");
        int[] xyz = places(element, List.of("x", "y", "z"));
        if (xyz.length == 0) throw new BadInput(file + ": its vertices have no x, y and z");
        int[] st = TEXTURES.stream().map(names -> places(element, names)).filter(p -> p.length > 0).findFirst()
                .orElseGet(() -> new int[0]);
        textured = st.length > 0;
        welded = new int[element.count()];
        var values = new double[element.properties().size()];
        for (int i = 0; i < element.count(); i++) {
            for (int k = 0; k < values.length; k++) values[k] = value(element.properties().get(k));
            welded[i] = vertices.vertex(values[xyz[0]], values[xyz[1]], values[xyz[2]]);
            if (textured) uv.addPair(texture(values[st[0]]), texture(values[st[1]]));
        }
    }

    private double texture(double v) {
        if (Math.abs(v) <= MeshLimits.COORDINATE) return v;
        throw numbers.bad(v + " is no texture coordinate; a number would be right");
    }

    /// Where properties of these names stand; empty if one is missing or a list.
    private static int[] places(PlyHeader.Element element, List<String> names) {
        int[] places = names.stream().mapToInt(name -> IntStream.range(0, element.properties().size())
                .filter(k -> element.properties().get(k).name().equals(name)
                        && element.properties().get(k).length().isEmpty())
                .findFirst().orElse(-1)).toArray();
        return Arrays.stream(places).allMatch(p -> p >= 0) ? places : new int[0];
    }

    /// The number of a property, 0 for a list, which is passed over.
    private double value(PlyHeader.Property property) {
        if (property.length().isEmpty()) return numbers.next(property.type());
        int n = length(property);
        for (int i = 0; i < n; i++) numbers.next(property.type());
        return 0;
    }

    private int length(PlyHeader.Property property) {
        double n = numbers.next(property.length().orElseThrow());
        if (n >= 0 && n <= MeshLimits.TRIANGLES && n == Math.rint(n)) return (int) n;
        throw numbers.bad("a list has " + n + " entries; a whole number would be right");
    }

    private void faces(PlyHeader.Element element) {
        for (int i = 0; i < element.count(); i++)
            for (PlyHeader.Property property : element.properties())
                if (property.length().isPresent() && property.name().matches("vertex_ind(ices|ex)")) face(property);
                else value(property);
    }

    private void face(PlyHeader.Property property) {
        int n = length(property);
        if (n < 3) throw numbers.bad("a face has " + n + " corners; three or more would be right");
        for (int k = 0; k < n; k++) {
            double index = numbers.next(property.type());
            if (!(index >= 0 && index < welded.length && index == Math.rint(index)))
                throw numbers.bad("a face names vertex " + index + "; 0.." + (welded.length - 1) + " would be right");
            faces.corner(welded[(int) index], textured ? (int) index : SurfaceBuilder.NONE);
        }
        faces.endFace();
        if (faces.full())
            throw numbers.bad("is one triangle too many; at most " + MeshLimits.TRIANGLES + " would be right");
    }

    private void skip(PlyHeader.Element element) {
        for (int i = 0; i < element.count(); i++) element.properties().forEach(this::value);
    }
}
