package limber.mesh.file;

import java.io.IOException;
import java.io.OutputStream;

/// Stanford PLY with normals and texture coordinates (s, t) as doubles, and the triangles that are not hidden.
///
/// @param ascii text instead of binary little-endian
public record Ply(boolean ascii) implements MeshWriter {
    @Override public void write(Mesh mesh, OutputStream out) throws IOException {
        int[] drawn = mesh.drawn();
        var text = new AsciiWriter(out);
        text.line("ply\nformat " + (ascii ? "ascii" : "binary_little_endian") + " 1.0\ncomment Limber, metres, y up");
        text.line("element vertex " + mesh.size());
        for (String name : new String[]{"x", "y", "z", "nx", "ny", "nz", "s", "t"})
            text.line("property double " + name);
        text.line("element face " + drawn.length / 3 + "\nproperty list uchar int vertex_indices\nend_header");
        text.flush();
        if (ascii) body(mesh, drawn, text);
        else body(mesh, drawn, new LittleEndianWriter(out));
    }

    private static void body(Mesh mesh, int[] drawn, AsciiWriter text) throws IOException {
        for (int i = 0; i < mesh.size(); i++) {
            double[] p = mesh.vertices();
            text.word(p[3 * i] + " " + p[3 * i + 1] + " " + p[3 * i + 2]).numbers(mesh.normals(), i, 3)
                    .numbers(mesh.uv(), i, 2).line("");
        }
        for (int t = 0; t < drawn.length; t += 3) text.line("3 " + drawn[t] + " " + drawn[t + 1] + " " + drawn[t + 2]);
        text.flush();
    }

    private static void body(Mesh mesh, int[] drawn, LittleEndianWriter binary) throws IOException {
        for (int i = 0; i < mesh.size(); i++) {
            binary.numbers(mesh.vertices(), i, 3);
            binary.numbers(mesh.normals(), i, 3);
            binary.numbers(mesh.uv(), i, 2);
        }
        for (int t = 0; t < drawn.length; t += 3) {
            binary.number((byte) 3);
            for (int corner = t; corner < t + 3; corner++) binary.number(drawn[corner]);
        }
    }
}
