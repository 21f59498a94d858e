package limber.mesh.file;

import java.io.IOException;
import java.io.OutputStream;

/// Wavefront OBJ: positions, texture coordinates, normals, and the triangles that are not hidden. Indices start at 1.
public record Obj() implements MeshWriter {
    @Override public void write(Mesh mesh, OutputStream out) throws IOException {
        var text = new AsciiWriter(out);
        text.line("# Limber, metres, y up");
        for (int i = 0; i < mesh.size(); i++) text.word("v").numbers(mesh.vertices(), i, 3).line("");
        for (int i = 0; i < mesh.uv().length / 2; i++) text.word("vt").numbers(mesh.uv(), i, 2).line("");
        for (int i = 0; i < mesh.size(); i++) text.word("vn").numbers(mesh.normals(), i, 3).line("");
        int[] drawn = mesh.drawn(), uv = mesh.drawnUv();
        for (int t = 0; t < drawn.length; t += 3)
            text.line("f " + corner(drawn[t], uv[t]) + " " + corner(drawn[t + 1], uv[t + 1]) + " "
                    + corner(drawn[t + 2], uv[t + 2]));
        text.flush();
    }

    private static String corner(int vertex, int uv) {
        return vertex + 1 + "/" + (uv + 1) + "/" + (vertex + 1);
    }
}
