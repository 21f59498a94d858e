package limber.mesh;

/// The content of a mesh file, as far as it is read.
///
/// @param bones how many the file has; they are counted, and not used
public record MeshFile(Surface surface, int bones) {}
