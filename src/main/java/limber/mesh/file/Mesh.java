package limber.mesh.file;

import java.util.Arrays;
import java.util.stream.IntStream;
import limber.engine.State;
import limber.mesh.Skin;

/// A triangle mesh in flat arrays, ready to be written to a file.
///
/// @param vertices xyz triples, 3·n, m
/// @param uv pairs; 0..1 is one tile
/// @param normals unit xyz triples, 3·n, outward
/// @param tangents unit xyz triples, 3·n, along u
/// @param uvCorners for each corner of a triangle, its texture coordinates; empty: those of its vertex
/// @param triangles vertex indices from 0, three a triangle, counter-clockwise seen from outside; collapsed ones are
///   hidden
public record Mesh(double[] vertices, double[] uv, double[] normals, double[] tangents, int[] uvCorners,
        int[] triangles) {
    /// The skin of a state; the arrays are the state's own.
    public static Mesh of(State s) {
        return new Mesh(Skin.vertices(s), Skin.uv(s), s.of(Skin.NORMALS), s.of(Skin.TANGENTS),
                Skin.uvCorners(s), s.triangles());
    }

    public int size() {
        return vertices.length / 3;
    }

    /// The vertex indices of the triangles that are not hidden.
    public int[] drawn() {
        return shown().flatMap(t -> Arrays.stream(triangles, 3 * t, 3 * t + 3)).toArray();
    }

    /// The texture coordinates of the corners in [#drawn].
    public int[] drawnUv() {
        return uvCorners.length == 0 ? drawn()
                : shown().flatMap(t -> IntStream.range(3 * t, 3 * t + 3).map(c -> uvCorners[c])).toArray();
    }

    private IntStream shown() {
        return IntStream.range(0, triangles.length / 3)
                .filter(t -> triangles[3 * t] != triangles[3 * t + 1] && triangles[3 * t + 1] != triangles[3 * t + 2]
                        && triangles[3 * t] != triangles[3 * t + 2]);
    }

    /// One pair of texture coordinates a vertex: those of the first corner that it is.
    public double[] uvByVertex() {
        if (uvCorners.length == 0) return uv;
        var pairs = new double[2 * size()];
        for (int c = uvCorners.length - 1; c >= 0; c--)
            System.arraycopy(uv, 2 * uvCorners[c], pairs, 2 * triangles[c], 2);
        return pairs;
    }
}
