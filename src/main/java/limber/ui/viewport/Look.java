package limber.ui.viewport;

import limber.engine.Parameter;
import limber.engine.Settings;

/// The options for the look of a scene among a model's settings, by agreed names such as `texture`.
final class Look {
    private Look() {}

    /// The surface's texture, `checker` where the model has no such parameter.
    static String texture(Settings p) {
        return p.parameters().stream().filter(q -> q.name().equals(Parameter.TEXTURE)).findFirst()
                .map((Parameter<?> q) -> p.text(q)).orElse("checker");
    }
}
