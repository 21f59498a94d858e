package limber.mesh.file;

import limber.mesh.Surface;
/// The content of a mesh file, as far as it is read.
///
/// @param bones how many the file has; they are counted, and not used
/// @param unended whether it is text whose last line has no line end, so that it may have been cut off there
public record MeshFile(Surface surface, int bones, boolean unended) {
    /// Of a file that says itself where it ends.
    public MeshFile(Surface surface, int bones) {
        this(surface, bones, false);
    }
}
