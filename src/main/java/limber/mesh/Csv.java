package limber.mesh;

import java.io.IOException;
import java.io.OutputStream;

/// One row a vertex, numbers such that they read back exactly. Triangles are left out.
public record Csv() implements MeshWriter {
    @Override
    public void write(Mesh mesh, OutputStream out) throws IOException {
        var text = new Text(out);
        text.line("index,x,y,z,u,v,nx,ny,nz,tx,ty,tz");
        double[] uv = mesh.uvByVertex();
        for (int i = 0; i < mesh.size(); i++)
            text.word("" + i).numbers(',', mesh.vertices(), i, 3).numbers(',', uv, i, 2).numbers(',', mesh.normals(), i, 3).numbers(',', mesh.tangents(), i, 3).line("");
        text.flush();
    }
}
