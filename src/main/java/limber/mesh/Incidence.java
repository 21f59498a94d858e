package limber.mesh;

/// A table of the triangles that use each vertex, as compressed rows: those of vertex i stand in `triangle`, ascending,
/// from `start[i]` up to but not including `start[i + 1]`.
///
/// @param start n + 1 places in `triangle`
/// @param triangle indices of triangles from 0; one that names a vertex twice stands once
public record Incidence(int[] start, int[] triangle) {
    /// @param vertices how many there are
    /// @param triangles vertex indices, three a triangle
    static Incidence of(int vertices, int[] triangles) {
        int[] start = new int[vertices + 1];
        for (int c = 0; c < triangles.length; c++)
            if (isFirstMention(triangles, c)) start[triangles[c] + 1]++;
        for (int i = 0; i < vertices; i++) start[i + 1] += start[i];
        int[] next = start.clone(), triangle = new int[start[vertices]];
        for (int c = 0; c < triangles.length; c++)
            if (isFirstMention(triangles, c)) triangle[next[triangles[c]]++] = c / 3;
        return new Incidence(start, triangle);
    }

    private static boolean isFirstMention(int[] triangles, int corner) {
        for (int c = corner - corner % 3; c < corner; c++) if (triangles[c] == triangles[corner]) return false;
        return true;
    }
}
