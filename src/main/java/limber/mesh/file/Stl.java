package limber.mesh.file;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import limber.engine.settings.Vec;

/// Binary STL: 80 bytes of header, the number of triangles, then for each its normal and corners as floats and two zero
/// bytes.
public record Stl() implements MeshWriter {
    private static final int HEADER = 80;

    @Override public void write(Mesh mesh, OutputStream out) throws IOException {
        // A header that begins with "solid" would be taken for a text file.
        out.write(Arrays.copyOf("Limber, metres, y up".getBytes(StandardCharsets.US_ASCII), HEADER));
        var binary = new LittleEndianWriter(out);
        int[] drawn = mesh.drawn();
        binary.number(drawn.length / 3);
        for (int t = 0; t < drawn.length; t += 3) {
            Vec a = Vec.of(mesh.vertices(), drawn[t]), b = Vec.of(mesh.vertices(), drawn[t + 1]),
                    c = Vec.of(mesh.vertices(), drawn[t + 2]);
            vector(binary, unit(b.minus(a).cross(c.minus(a))));
            vector(binary, a);
            vector(binary, b);
            vector(binary, c);
            binary.number((short) 0);
        }
    }

    private static Vec unit(Vec v) {
        return v.length() > 0 ? v.times(1 / v.length()) : Vec.ZERO;
    }

    private static void vector(LittleEndianWriter binary, Vec v) throws IOException {
        binary.number((float) v.x());
        binary.number((float) v.y());
        binary.number((float) v.z());
    }
}
