package limber.mesh.file;

import java.nio.file.Path;

/// The reader of glTF files that Limber brings.
public final class GltfFiles implements Gltf {
    @Override public MeshFile read(Path file, byte[] bytes) {
        return new GltfReader(file).read(bytes);
    }
}
