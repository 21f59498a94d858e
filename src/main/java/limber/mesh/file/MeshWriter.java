package limber.mesh.file;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;
import limber.engine.text.BadInput;

/// A file format for meshes.
public sealed interface MeshWriter permits Csv, Obj, Stl, Ply {
    /// @param out buffered; it is not closed
    void write(Mesh mesh, OutputStream out) throws IOException;

    /// The format that a file's name asks for.
    ///
    /// @throws BadInput if it is none of them
    static MeshWriter of(String file) {
        String extension = file.substring(file.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        return switch (extension) {
            case "csv" -> new Csv();
            case "obj" -> new Obj();
            case "stl" -> new Stl();
            case "ply" -> new Ply(false);
            default -> throw new BadInput(file + ": is none of .csv, .obj, .stl, .ply");
        };
    }
}
