package limber.mesh.file;

import de.javagl.jgltf.impl.v2.MeshPrimitive;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import limber.engine.text.BadInput;
import limber.mesh.DoubleList;

/// A part of a mesh in a glTF file. Triangles, strips and fans are read, points and lines are passed over.
///
/// @param weights those of its morph targets; targets without one, or with 0, are not looked at
record GltfPart(MeshPrimitive part, List<Float> weights, Placement placement, GltfAccessors accessors) {
    private static final int TRIANGLES = 4, FAN = 6;

    /// Adds its triangles.
    ///
    /// @throws BadInput without the file's name, if it cannot be used
    void add(Welding vertices, DoubleList uv, SurfaceBuilder faces) {
        if (mode() < TRIANGLES || mode() > FAN) return;
        double[] xyz = positions();
        var vertex = new int[xyz.length / 3];
        for (int i = 0; i < vertex.length; i++) {
            double x = xyz[3 * i], y = xyz[3 * i + 1], z = xyz[3 * i + 2];
            vertex[i] = vertices.vertex(placement.of(0, x, y, z), placement.of(1, x, y, z), placement.of(2, x, y, z));
        }
        new Corners(vertex, texture(vertex.length, uv), indices(vertex.length), faces).add();
    }

    private int mode() {
        return Objects.requireNonNullElse(part.getMode(), TRIANGLES);
    }

    private Integer attribute(String name) {
        return part.getAttributes() == null ? null : part.getAttributes().get(name);
    }

    /// The positions, with the weighted differences of the morph targets added (glTF 2.0, 3.7.2.2).
    private double[] positions() {
        double[] xyz = accessors.numbers(attribute("POSITION"), 3, "the positions of a mesh");
        List<Map<String, Integer>> targets = Objects.requireNonNullElse(part.getTargets(), List.of());
        for (int k = 0; k < Math.min(targets.size(), weights.size()); k++) {
            Integer by = targets.get(k).get("POSITION");
            double weight = weights.get(k);
            if (by == null || weight == 0) continue;
            double[] difference = accessors.numbers(by, 3, "the positions of a morph target");
            if (difference.length != xyz.length)
                throw new BadInput("has a morph target of " + difference.length / 3 + " positions for a mesh of "
                        + xyz.length / 3);
            for (int c = 0; c < xyz.length; c++) xyz[c] += weight * difference[c];
        }
        return xyz;
    }

    /// The first pair of its texture coordinates; none if it has no usable ones. Their v goes down from the top.
    private int texture(int count, DoubleList uv) {
        Integer index = attribute("TEXCOORD_0");
        int first = uv.size() / 2;
        if (index == null || first + count > MeshLimits.UV) return SurfaceBuilder.NONE;
        try {
            double[] st = accessors.numbers(index, 2, "texture coordinates");
            if (st.length < 2 * count) return SurfaceBuilder.NONE;
            for (int i = 0; i < count; i++) uv.addPair(st[2 * i], 1 - st[2 * i + 1]);
            return first;
        } catch (BadInput e) {
            return SurfaceBuilder.NONE; // a mesh needs no texture, and gets one wrapped around it
        }
    }

    /// The vertices of its corners, one after another where none are named.
    private double[] indices(int count) {
        if (part.getIndices() != null) return accessors.numbers(part.getIndices(), 1, "the indices of a mesh");
        var all = new double[count];
        for (int i = 0; i < count; i++) all[i] = i;
        return all;
    }

    private final class Corners {
        private final int[] vertex;
        private final int pair;
        private final double[] indices;
        private final SurfaceBuilder faces;

        Corners(int[] vertex, int pair, double[] indices, SurfaceBuilder faces) {
            this.vertex = vertex;
            this.pair = pair;
            this.indices = indices;
            this.faces = faces;
        }

        void add() {
            int count = indices.length;
            if (mode() == TRIANGLES) for (int i = 0; i + 2 < count; i += 3) face(i, i + 1, i + 2);
            else for (int i = 0; i + 2 < count; i++)
                if (mode() == FAN) face(0, i + 1, i + 2);
                else face(i, i + 1 + i % 2, i + 2 - i % 2);
        }

        private void face(int a, int b, int c) {
            boolean mirrors = placement.mirrors();
            corner(a);
            corner(mirrors ? c : b);
            corner(mirrors ? b : c);
            faces.endFaceWithin();
        }

        private void corner(int i) {
            double index = indices[i];
            if (!(index >= 0 && index < vertex.length)) throw new BadInput("a triangle names vertex " + (long) index
                    + (vertex.length == 0 ? " of none" : " of 0.." + (vertex.length - 1)));
            faces.corner(vertex[(int) index], pair == SurfaceBuilder.NONE ? SurfaceBuilder.NONE : pair + (int) index);
        }
    }
}
