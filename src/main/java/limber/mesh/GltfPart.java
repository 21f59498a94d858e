package limber.mesh;

import de.javagl.jgltf.model.AccessorByteData;
import de.javagl.jgltf.model.AccessorData;
import de.javagl.jgltf.model.AccessorFloatData;
import de.javagl.jgltf.model.AccessorIntData;
import de.javagl.jgltf.model.AccessorModel;
import de.javagl.jgltf.model.AccessorShortData;
import de.javagl.jgltf.model.MeshPrimitiveModel;
import limber.engine.BadInput;

/// A part of a mesh in a glTF file. Triangles, strips and fans are read, points and lines are passed over.
///
/// @param file its name in complaints
record GltfPart(MeshPrimitiveModel part, Placement placement, String file) {
    private static final int TRIANGLES = 4, STRIP = 5, FAN = 6;

    /// Adds its triangles.
    void add(Welding vertices, DoubleList uv, SurfaceBuilder faces) {
        if (part.getMode() < TRIANGLES || part.getMode() > FAN) return;
        AccessorModel at = part.getAttributes().get("POSITION");
        if (at == null || !(at.getAccessorData() instanceof AccessorFloatData place)
                || place.getNumComponentsPerElement() != 3)
            throw new BadInput(file + ": a mesh has no positions of three floats; a glTF 2 file would be right");
        var vertex = new int[place.getNumElements()];
        for (int i = 0; i < vertex.length; i++) {
            double x = place.get(i, 0), y = place.get(i, 1), z = place.get(i, 2);
            vertex[i] = vertices.vertex(placement.of(0, x, y, z), placement.of(1, x, y, z), placement.of(2, x, y, z));
        }
        new Corners(vertex, texture(vertex.length, uv), faces).add();
    }

    /// The first pair of its texture coordinates; none if it has no plain ones. Their v goes down from the top.
    private int texture(int count, DoubleList uv) {
        AccessorModel at = part.getAttributes().get("TEXCOORD_0");
        if (at == null || !(at.getAccessorData() instanceof AccessorFloatData st)
                || st.getNumComponentsPerElement() != 2 || st.getNumElements() < count)
            return SurfaceBuilder.NONE;
        if (uv.size() / 2 + count > MeshLimits.UV) throw new BadInput(file + ": has more than " + MeshLimits.UV
                + " texture coordinates; fewer would be right");
        int first = uv.size() / 2;
        for (int i = 0; i < count; i++) uv.addPair(finite(st.get(i, 0)), 1 - finite(st.get(i, 1)));
        return first;
    }

    private double finite(float v) {
        if (Math.abs(v) <= MeshLimits.COORDINATE) return v;
        throw new BadInput(file + ": has the texture coordinate " + v + "; a number would be right");
    }

    private final class Corners {
        private final int[] vertex;
        private final int pair;
        private final SurfaceBuilder faces;
        private final int count;
        private final AccessorData indices;

        Corners(int[] vertex, int pair, SurfaceBuilder faces) {
            this.vertex = vertex;
            this.pair = pair;
            this.faces = faces;
            indices = part.getIndices() == null ? null : part.getIndices().getAccessorData();
            count = indices == null ? vertex.length : indices.getNumElements();
        }

        void add() {
            if (part.getMode() == TRIANGLES) for (int i = 0; i + 2 < count; i += 3) face(i, i + 1, i + 2);
            else for (int i = 0; i + 2 < count; i++)
                if (part.getMode() == FAN) face(0, i + 1, i + 2);
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
            int index = switch (indices) {
                case null -> i;
                case AccessorByteData bytes -> bytes.getInt(i, 0);
                case AccessorShortData shorts -> shorts.getInt(i, 0);
                case AccessorIntData ints -> ints.get(i, 0);
                default -> -1;
            };
            if (index < 0 || index >= vertex.length) throw new BadInput(file + ": a triangle names vertex " + index
                    + "; 0.." + (vertex.length - 1) + " would be right");
            faces.corner(vertex[index], pair == SurfaceBuilder.NONE ? SurfaceBuilder.NONE : pair + index);
        }
    }
}
