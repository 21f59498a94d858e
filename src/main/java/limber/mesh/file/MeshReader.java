package limber.mesh.file;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import limber.engine.platform.Platform;
import limber.engine.text.BadInput;
import limber.file.PlainFile;
import limber.mesh.Surface;

/// A reader for mesh files of strangers: OBJ, STL, PLY, glTF 2 (`.gltf`, `.glb`). [MeshFormat] says which it is.
///
/// What nobody uses refuses no file: normals, damaged texture coordinates, and places of vertices that no face names.
public final class MeshReader {
    /// The endings of the files that can be read, without the dot.
    public static final List<String> ENDINGS = List.of("obj", "stl", "ply", "gltf", "glb");

    private MeshReader() {}

    /// Whether a file with this ending is meant as a mesh, one that cannot be read included.
    ///
    /// @param ending without the dot, in lower case
    public static boolean isMesh(String ending) {
        return ENDINGS.contains(ending) || OtherFormat.named(ending).isPresent();
    }

    /// @throws BadInput with file and place, if it cannot be read or used
    public static Surface read(Path file) {
        return contents(file).surface();
    }

    /// The same, with what the file has beside it.
    static MeshFile contents(Path file) {
        String name = PlainFile.name(file);
        byte[] bytes = plain(bytes(file, MeshFormat.right(name)));
        return switch (MeshFormat.of(name, bytes)) {
            case OBJ -> new MeshFile(ObjReader.read(name, bytes), 0, unended(bytes));
            case STL -> new MeshFile(StlReader.read(name, bytes), 0);
            case PLY -> {
                var reader = new PlyReader(name, bytes);
                yield new MeshFile(reader.read(), 0, reader.isText() && unended(bytes));
            }
            case GLTF ->
                    Platform.here().service(Gltf.class)
                            .orElseThrow(() -> new BadInput(name + ": is a glTF file, which cannot "
                                    + "be read here; an OBJ file would be right"))
                            .get().read(file, bytes);
        };
    }

    /// Whether the last line of a text says something and has no line end.
    private static boolean unended(byte[] bytes) {
        int end = bytes.length;
        while (end > 0 && (bytes[end - 1] == ' ' || bytes[end - 1] == '\t')) end--;
        int begin = end;
        while (begin > 0 && bytes[begin - 1] != '\n' && bytes[begin - 1] != '\r') begin--;
        return begin < end && bytes[begin] != '#';
    }

    /// Text of two bytes a character, as some editors write it, becomes UTF-8.
    private static byte[] plain(byte[] bytes) {
        boolean wide = bytes.length > 2 && ((bytes[0] & 0xFF) == 0xFE && (bytes[1] & 0xFF) == 0xFF
                || (bytes[0] & 0xFF) == 0xFF && (bytes[1] & 0xFF) == 0xFE);
        return wide ? new String(bytes, StandardCharsets.UTF_16).getBytes(StandardCharsets.UTF_8) : bytes;
    }

    /// @param right what would be right
    static byte[] bytes(Path file, String right) {
        return BadInput.reading(PlainFile.name(file), () -> PlainFile.bytes(file, MeshLimits.FILE, right));
    }
}
