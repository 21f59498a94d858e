package limber.mesh;

/// A surface at rest as a mesh to be written, without normals and tangents.
final class Meshes {
    private Meshes() {}

    static Mesh of(Surface s) {
        return new Mesh(s.vertices(), s.uv(), new double[0], new double[0],
                s.uvCorners(), s.triangles());
    }
}
