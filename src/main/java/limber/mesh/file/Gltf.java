package limber.mesh.file;

import java.nio.file.Path;

/// A reader of glTF files, found as a service: the library that it needs is not there in a page.
public interface Gltf {
    String RIGHT = "a glTF 2 file";

    /// @throws limber.engine.text.BadInput with the reason, if it cannot be used
    MeshFile read(Path file, byte[] bytes);
}
