package limber.mesh.file;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/// A table of formats that Limber does not read, by the first bytes of their files and by their endings, so that a
/// refusal can name them.
final class OtherFormat {
    /// Bytes that are looked at.
    private static final int HEAD = 4096;

    private record Sign(Pattern head, String what) {
        /// @param head how a file begins, in lower case, one character a byte
        Sign(String head, String what) {
            this(Pattern.compile("(?s)" + head + ".*"), what);
        }
    }

    /// The first that fits counts.
    private static final List<Sign> SIGNS = List.of(
            new Sign("(st)?c?n?4?n?off\\s", "an OFF file"),
            new Sign("(kaydara fbx binary|; ?fbx)", "an FBX file"),
            new Sign("(?=.*<collada)<", "a COLLADA file (.dae)"),
            new Sign("(?=.*<x3d)<", "an X3D file"),
            new Sign("(?=.*<amf)<", "an AMF file"),
            new Sign("(?=.*<svg)<", "an SVG picture"),
            new Sign("(?=.*<html)<", "a web page"),
            new Sign("<", "an XML file"),
            new Sign("(?=.*3d/)pk\u0003\u0004", "a 3MF file"),
            new Sign("pk\u0003\u0004", "a ZIP archive"),
            new Sign("\\$(meshformat|comments|physicalnames)", "a Gmsh file (.msh)"),
            new Sign("meshversionformatted", "a Medit file (.mesh)"),
            new Sign("#vrml", "a VRML file"),
            new Sign("#inventor", "an Open Inventor file"),
            new Sign("(#usda|pxr-usdc)", "a USD file"),
            new Sign("# ?vtk datafile", "a VTK file"),
            new Sign("iso-10303-21", "a STEP file"),
            new Sign("blender", "a file of Blender"),
            new Sign("xof ", "a DirectX file (.x)"),
            new Sign("ac3d", "an AC3D file"),
            new Sign("draco", "a Draco file"),
            new Sign("mm...\u0000", "a 3DS file"),
            new Sign("\u001f\u008b", "a gzip archive"),
            new Sign("(7z\u00bc\u00af|rar!|bzh|\u00fd7zxz|\\(\u00b5/\u00fd)", "an archive"),
            new Sign("(\u0089png|\u00ff\u00f8\u00ff|gif8|bm....\u0000\u0000\u0000\u0000)", "a picture"),
            new Sign("%pdf", "a PDF file"),
            new Sign("\u0089hdf", "an HDF5 file"));

    private static final Map<String, String> ENDINGS = Map.ofEntries(
            Map.entry("off", "an OFF file"), Map.entry("fbx", "an FBX file"), Map.entry("dae", "a COLLADA file (.dae)"),
            Map.entry("3mf", "a 3MF file"), Map.entry("msh", "a Gmsh file (.msh)"),
            Map.entry("mesh", "a Medit file (.mesh)"), Map.entry("3ds", "a 3DS file"), Map.entry("wrl", "a VRML file"),
            Map.entry("usd", "a USD file"), Map.entry("usda", "a USD file"), Map.entry("usdc", "a USD file"),
            Map.entry("usdz", "a USD file"), Map.entry("vtk", "a VTK file"), Map.entry("vtp", "a VTK file"),
            Map.entry("step", "a STEP file"), Map.entry("stp", "a STEP file"), Map.entry("iges", "an IGES file"),
            Map.entry("igs", "an IGES file"), Map.entry("blend", "a file of Blender"),
            Map.entry("x3d", "an X3D file"), Map.entry("amf", "an AMF file"), Map.entry("drc", "a Draco file"),
            Map.entry("abc", "an Alembic file"), Map.entry("zip", "a ZIP archive"));

    private OtherFormat() {}

    /// What the content looks like, such as `an OFF file`.
    ///
    /// @param from where it begins, behind marks and blanks
    /// @param ending that of the file's name, in lower case
    static Optional<String> of(byte[] bytes, int from, String ending) {
        int length = Math.min(HEAD, bytes.length - from);
        String head = new String(bytes, from, length, StandardCharsets.ISO_8859_1).toLowerCase(Locale.ROOT);
        return SIGNS.stream().filter(sign -> sign.head.matcher(head).matches()).findFirst()
                .map(sign -> sign.what.equals("a ZIP archive") ? ENDINGS.getOrDefault(ending, sign.what) : sign.what);
    }

    /// What a file with this ending is by its name.
    static Optional<String> named(String ending) {
        return Optional.ofNullable(ENDINGS.get(ending));
    }
}
