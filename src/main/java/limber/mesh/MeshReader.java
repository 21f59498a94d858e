package limber.mesh;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import limber.engine.BadInput;
import limber.file.PlainFile;

/// A reader for mesh files of strangers. The ending decides on the format: STL, PLY, glTF 2 (`.gltf`, `.glb`);
/// everything else is OBJ.
public final class MeshReader {
    /// The endings of the files that can be read, without the dot.
    public static final List<String> ENDINGS = List.of("obj", "stl", "ply", "gltf", "glb");

    private MeshReader() {}

    /// @throws BadInput with file and place, if it cannot be read or used
    public static Surface read(Path file) {
        return contents(file).surface();
    }

    /// The same, with what the file has beside it.
    static MeshFile contents(Path file) {
        String path = file.toString();
        return switch (path.substring(path.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT)) {
            case "stl" -> boneless(StlReader.read(PlainFile.name(file), bytes(file, "an STL file")));
            case "ply" -> boneless(new PlyReader(PlainFile.name(file), bytes(file, "a PLY file")).read());
            case "gltf", "glb" -> new GltfReader(file).read(bytes(file, GltfReader.RIGHT));
            default -> boneless(ObjReader.read(file));
        };
    }

    private static MeshFile boneless(Surface surface) {
        return new MeshFile(surface, 0);
    }

    /// @param right what would be right
    static byte[] bytes(Path file, String right) {
        return BadInput.reading(PlainFile.name(file), () -> PlainFile.bytes(file, MeshLimits.FILE, right));
    }
}
