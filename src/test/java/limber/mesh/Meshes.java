package limber.mesh;

import limber.mesh.file.Mesh;
/// A surface at rest as a mesh to be written, without normals and tangents.
public final class Meshes {
    private Meshes() {}

    public static Mesh of(Surface s) {
        return new Mesh(s.vertices(), s.uv(), new double[0], new double[0],
                s.uvCorners(), s.triangles());
    }
}
