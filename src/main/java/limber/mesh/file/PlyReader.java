package limber.mesh.file;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import limber.engine.text.BadInput;
import limber.math.exact.Exact;
import limber.mesh.DoubleList;
import limber.mesh.IntList;
import limber.mesh.Surface;

/// A reader for untrusted PLY files, text or binary in either order of bytes.
///
/// Read: `x`, `y`, `z` of the element `vertex`, its texture coordinates (`s t`, `u v` or `texture_u texture_v`), the
/// list `vertex_indices` or `vertex_index` of the element `face`, and that of the element `tristrips`, in which −1 ends
/// a strip. Faces may stand before vertices. Vertices at the same place become one, since the format repeats them at
/// the seams of a texture. Everything else is passed over, whatever it holds.
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
    /// The corners of all faces, as indices of the file, which may come before the vertices; face k ends before
    /// `ends(k)`.
    private final IntList corners = new IntList(), ends = new IntList();
    private final int count;

    /// @param file its name in complaints
    PlyReader(String file, byte[] bytes) {
        this.file = file;
        header = PlyHeader.read(file, bytes);
        numbers = PlyNumbers.of(file, header, bytes);
        count = header.elements().stream().filter(e -> e.name().equals("vertex")).mapToInt(PlyHeader.Element::count)
                .findFirst().orElse(0);
        vertices = new Welding(file);
        faces = new SurfaceBuilder(file, "faces of three or more vertices");
    }

    boolean isText() {
        return header.isText();
    }

    /// @throws BadInput with line or byte, if it cannot be used
    Surface read() {
        for (PlyHeader.Element element : header.elements()) {
            switch (element.name()) {
                case "vertex" -> vertices(element);
                case "face", "tristrips" -> lists(element);
                default -> skip(element);
            }
        }
        for (int k = 0, c = 0; k < ends.size(); k++) {
            for (; c < ends.get(k); c++)
                faces.corner(welded[corners.get(c)], textured ? corners.get(c) : SurfaceBuilder.NONE);
            faces.endFace();
        }
        return faces.surface(vertices.toArray(), uv, i -> file + ": vertex " + i);
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
            for (int k = 0; k < values.length; k++) {
                PlyHeader.Property property = element.properties().get(k);
                if (among(k, xyz)) values[k] = numbers.coordinate(property.type());
                else if (among(k, st)) values[k] = numbers.any(property.type());
                else pass(property);
            }
            welded[i] = vertices.vertex(values[xyz[0]], values[xyz[1]], values[xyz[2]]);
            if (textured) uv.addPair(values[st[0]], values[st[1]]);
        }
    }

    private static boolean among(int k, int[] places) {
        return Arrays.stream(places).anyMatch(p -> p == k);
    }

    /// Where properties of these names stand; empty if one is missing or a list.
    private static int[] places(PlyHeader.Element element, List<String> names) {
        int[] places = names.stream().mapToInt(name -> IntStream.range(0, element.properties().size())
                .filter(k -> element.properties().get(k).name().equals(name)
                        && element.properties().get(k).length().isEmpty())
                .findFirst().orElse(-1)).toArray();
        return Arrays.stream(places).allMatch(p -> p >= 0) ? places : new int[0];
    }

    private void pass(PlyHeader.Property property) {
        int n = property.length().isEmpty() ? 1 : length(property);
        for (int i = 0; i < n; i++) numbers.any(property.type());
    }

    private int length(PlyHeader.Property property) {
        double n = numbers.next(property.length().orElseThrow());
        if (n >= 0 && n <= 3 * MeshLimits.TRIANGLES && n == Exact.rint(n)) return (int) n;
        throw numbers.bad("a list has " + n + " entries; a whole number would be right");
    }

    private void lists(PlyHeader.Element element) {
        boolean strips = element.name().equals("tristrips");
        for (int i = 0; i < element.count(); i++)
            for (PlyHeader.Property property : element.properties())
                if (property.length().isEmpty() || !property.name().matches("vertex_ind(ices|ex)")) pass(property);
                else if (strips) strips(property);
                else face(property);
    }

    private void face(PlyHeader.Property property) {
        int n = length(property);
        if (n < 3) throw numbers.bad("a face has " + n + " corners; three or more would be right");
        for (int k = 0; k < n; k++) corners.add(index(numbers.next(property.type())));
        end();
    }

    /// Each index makes a triangle with the two before it; every second one is turned over, so that all face one way.
    private void strips(PlyHeader.Property property) {
        int n = length(property), run = 0, before = 0, last = 0;
        for (int k = 0; k < n; k++) {
            double read = numbers.next(property.type());
            if (read == -1) {
                run = 0;
                continue;
            }
            int now = index(read);
            if (++run >= 3) {
                corners.add(run % 2 == 1 ? before : last);
                corners.add(run % 2 == 1 ? last : before);
                corners.add(now);
                end();
            }
            before = last;
            last = now;
        }
    }

    private int index(double index) {
        if (index >= 0 && index < count && index == Exact.rint(index)) return (int) index;
        throw numbers.bad("a face names vertex " + index + "; 0.." + (count - 1) + " would be right");
    }

    private void end() {
        ends.add(corners.size());
        if (corners.size() - 2L * ends.size() > MeshLimits.TRIANGLES)
            throw numbers.bad("is one triangle too many; at most " + MeshLimits.TRIANGLES + " would be right");
    }

    private void skip(PlyHeader.Element element) {
        for (int i = 0; i < element.count(); i++) element.properties().forEach(this::pass);
    }
}
