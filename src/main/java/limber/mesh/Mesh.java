package limber.mesh;

import java.util.Arrays;
import java.util.stream.IntStream;
import limber.engine.State;

/// A triangle mesh in flat arrays, made to be written to a file.
///
/// @param vertices xyz triples, 3·n, m
/// @param uv pairs, 2·n; 0..1 is one tile
/// @param normals unit xyz triples, 3·n, outward
/// @param tangents unit xyz triples, 3·n, along u
/// @param triangles vertex indices from 0, three a triangle, counter-clockwise seen from outside; collapsed ones are hidden
public record Mesh(double[] vertices, double[] uv, double[] normals, double[] tangents, int[] triangles) {
    /// The skin of a state; the arrays are the state's own.
    public static Mesh of(State s) {
        return new Mesh(s.of(Skin.VERTICES), s.of(Skin.UV), s.of(Skin.NORMALS), s.of(Skin.TANGENTS), s.triangles());
    }

    public int size() {
        return vertices.length / 3;
    }

    /// The vertex indices of the triangles that are not hidden.
    public int[] drawn() {
        return IntStream.range(0, triangles.length / 3)
                .filter(t -> triangles[3 * t] != triangles[3 * t + 1] && triangles[3 * t + 1] != triangles[3 * t + 2] && triangles[3 * t] != triangles[3 * t + 2])
                .flatMap(t -> Arrays.stream(triangles, 3 * t, 3 * t + 3))
                .toArray();
    }
}
