package limber.mesh.file;

/// The limits of mesh files of strangers, whatever their format. They are checked before they take memory or time.
final class MeshLimits {
    /// Bytes of a file.
    static final long FILE = 64L << 20;
    static final int VERTICES = 500_000, UV = 3_000_000, TRIANGLES = 1_000_000;
    /// How far a coordinate may be from 0.
    static final double COORDINATE = 1e6;

    private MeshLimits() {}
}
