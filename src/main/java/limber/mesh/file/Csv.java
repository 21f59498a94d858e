package limber.mesh.file;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;

/// A mesh as CSV: one row a vertex, numbers with the digits that read back exactly. Triangles are left out.
public record Csv() implements MeshWriter {
    @Override public void write(Mesh mesh, OutputStream out) throws IOException {
        CsvWriter csv = CsvWriter.builder().lineDelimiter(LineDelimiter.LF).build(out);
        csv.writeRecord("index", "x", "y", "z", "u", "v", "nx", "ny", "nz", "tx", "ty", "tz");
        double[] uv = mesh.uvByVertex();
        var row = new ArrayList<String>();
        for (int i = 0; i < mesh.size(); i++) {
            row.clear();
            row.add(String.valueOf(i));
            add(row, mesh.vertices(), i, 3);
            add(row, uv, i, 2);
            add(row, mesh.normals(), i, 3);
            add(row, mesh.tangents(), i, 3);
            csv.writeRecord(row);
        }
        csv.flush();
    }

    private static void add(List<String> row, double[] values, int i, int width) {
        for (int j = i * width; j < (i + 1) * width; j++) row.add(String.valueOf(values[j]));
    }
}
