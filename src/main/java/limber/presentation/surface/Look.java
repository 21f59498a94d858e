package limber.presentation.surface;

import limber.engine.model.Model;
import limber.engine.settings.Parameter;
import limber.engine.settings.Settings;

/// The options for the look of a scene among a model's settings, by agreed names such as `texture`.
public final class Look {
    private Look() {}

    /// The surface's texture, `checker` where the model has no such parameter.
    static String texture(Settings p) {
        return p.parameters().stream().filter(q -> q.name().equals(Parameter.TEXTURE)).findFirst()
                .map((Parameter<?> q) -> p.text(q)).orElse("checker");
    }

    /// Draws a scene's pattern ahead, on any thread, so that its first picture need not wait for it.
    public static void prepare(Model model, Settings settings) {
        Textures.prepare(texture(settings), model.material().weave());
    }
}
