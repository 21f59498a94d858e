package limber.ui.interaction;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import limber.engine.model.Model;
import limber.engine.settings.Kind;
import limber.engine.settings.Parameter;
import limber.mesh.file.MeshReader;

/// A dropped file and its use by its ending: a mesh or a texture, where the model has a parameter of that name.
///
/// @param what `mesh`, `texture` or `unknown`
/// @param parameter that takes it; empty where the model has none
/// @param text the value
public record DroppedFile(String what, Optional<Parameter<?>> parameter, String text) {
    static final String MESH = "mesh", TEXTURE = Parameter.TEXTURE, UNKNOWN = "unknown";
    private static final List<String> PICTURES = List.of("png", "jpg", "jpeg", "gif", "bmp");

    public static DroppedFile of(Model model, Path file) {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        String ending = name.substring(name.lastIndexOf('.') + 1);
        String what = MeshReader.isMesh(ending) ? MESH : PICTURES.contains(ending) ? TEXTURE : UNKNOWN;
        return new DroppedFile(what, parameter(model, what), "file:" + file.toAbsolutePath());
    }

    /// The parameter of that name that takes a file.
    static Optional<Parameter<?>> parameter(Model model, String name) {
        return model.parameters().stream().filter(p -> p.name().equals(name) && p.kind() instanceof Kind.WordOrFile)
                .findFirst();
    }
}
