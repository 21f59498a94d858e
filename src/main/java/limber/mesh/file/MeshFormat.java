package limber.mesh.file;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import limber.engine.text.BadInput;

/// A format of mesh files that is read. The content of a file tells it, whatever the name: its first word in any case,
/// behind byte order marks and blanks, or the number of triangles that a binary STL file announces. Then the ending
/// decides.
enum MeshFormat {
    OBJ, STL, PLY, GLTF;

    /// What would be right where no format fits.
    private static final String RIGHT = "an OBJ, STL, PLY or glTF 2 file";
    private static final int LONGEST_WORD = 32;
    /// Words that OBJ files begin with; each has its meaning in no other format.
    private static final Set<String> OBJ_WORDS = Set.of("v", "vt", "vn", "vp", "f", "g", "o", "s", "l", "p", "mtllib",
            "usemtl", "cstype", "deg", "call", "mg", "lod");

    /// @param file its name in the complaint
    /// @throws BadInput `x.off: looks like an OFF file, …` if none fits
    static MeshFormat of(String file, byte[] bytes) {
        if (StlReader.isBinary(bytes)) return STL;
        String ending = ending(file);
        int from = begin(bytes, 0);
        Optional<String> other = OtherFormat.of(bytes, from, ending);
        if (other.isPresent()) throw looksLike(file, other.get());
        Optional<MeshFormat> told = told(bytes, from);
        return told.orElseGet(() -> byEnding(file, ending, bytes));
    }

    private static String ending(String file) {
        return file.substring(file.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    }

    /// What would be right under a name where no file can be read.
    static String right(String file) {
        return switch (ending(file)) {
            case "obj" -> "an OBJ file";
            case "stl" -> "an STL file";
            case "ply" -> "a PLY file";
            case "gltf", "glb" -> Gltf.RIGHT;
            default -> RIGHT;
        };
    }

    private static Optional<MeshFormat> told(byte[] bytes, int from) {
        String word = word(bytes, from), behind = word(bytes, statement(bytes, from));
        if (word.startsWith("gltf") || word.startsWith("{")) return Optional.of(GLTF);
        return switch (word) {
            case "ply" -> Optional.of(PLY);
            case "solid" -> Optional.of(STL);
            default -> OBJ_WORDS.contains(behind) ? Optional.of(OBJ) : Optional.empty();
        };
    }

    private static MeshFormat byEnding(String file, String ending, byte[] bytes) {
        return switch (ending) {
            case "obj" -> OBJ;
            case "stl" -> STL;
            case "ply" -> PLY;
            case "gltf", "glb" -> GLTF;
            default -> {
                if (bytes.length == 0) yield OBJ; // which says that it is empty
                Optional<String> named = OtherFormat.named(ending);
                if (named.isPresent()) throw looksLike(file, named.get());
                throw new BadInput(file + ": begins like no mesh that Limber reads; " + wayOut());
            }
        };
    }

    private static BadInput looksLike(String file, String what) {
        return new BadInput(file + ": looks like " + what + ", which Limber does not read; " + wayOut());
    }

    private static String wayOut() {
        return RIGHT + " would be right, as Blender or MeshLab can export it";
    }

    /// The first byte behind byte order marks and blanks.
    static int begin(byte[] bytes, int from) {
        int at = from;
        while (at < bytes.length)
            if (isMark(bytes, at)) at += 3;
            else if (isBlank(bytes[at])) at++;
            else break;
        return at;
    }

    private static boolean isMark(byte[] bytes, int at) {
        return at + 3 <= bytes.length && bytes[at] == (byte) 0xEF && bytes[at + 1] == (byte) 0xBB
                && bytes[at + 2] == (byte) 0xBF;
    }

    /// The first byte that stands behind comments too.
    private static int statement(byte[] bytes, int from) {
        int at = from;
        while (at < bytes.length && bytes[at] == '#') {
            while (at < bytes.length && bytes[at] != '\n' && bytes[at] != '\r') at++;
            at = begin(bytes, at);
        }
        return at;
    }

    /// The word that begins there, in lower case.
    private static String word(byte[] bytes, int from) {
        int to = from;
        while (to < bytes.length && to - from < LONGEST_WORD && !isBlank(bytes[to])) to++;
        return new String(bytes, from, to - from, StandardCharsets.ISO_8859_1).toLowerCase(Locale.ROOT);
    }

    private static boolean isBlank(byte b) {
        return b == ' ' || b >= '\t' && b <= '\r';
    }
}
