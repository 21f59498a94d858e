package limber.ui;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import limber.engine.Kind;
import limber.engine.Model;
import limber.engine.Parameter;

/// What a file is for, by its ending: a mesh or a texture, where a model has a parameter of that name.
///
/// @param what `mesh`, `texture` or `unknown`
/// @param parameter that it is a value for; empty where the model has none
/// @param text the value
record Drop(String what, Optional<Parameter<?>> parameter, String text) {
    static final String MESH = "mesh", TEXTURE = "texture", UNKNOWN = "unknown";
    private static final List<String> PICTURES = List.of(".png", ".jpg", ".jpeg", ".gif", ".bmp");

    static Drop of(Model model, Path file) {
        String name = String.valueOf(file.getFileName()).toLowerCase(Locale.ROOT);
        String what = name.endsWith(".obj") ? MESH : PICTURES.stream().anyMatch(name::endsWith) ? TEXTURE : UNKNOWN;
        return new Drop(what, parameter(model, what), "file:" + file.toAbsolutePath());
    }

    /// The parameter of that name that takes a file.
    static Optional<Parameter<?>> parameter(Model model, String name) {
        return model.parameters().stream().filter(p -> p.name().equals(name) && p.kind() instanceof Kind.WordOrFile).findFirst();
    }
}
