package limber.ui.viewport;

import limber.engine.Parameter;
import limber.engine.Settings;

/// What the view takes from a model's settings: parameters with an agreed name, where a model has them.
final class Look {
    private Look() {}

    /// The surface's pattern, `checker` where a model does not say.
    static String texture(Settings p) {
        return p.parameters().stream().filter(q -> q.name().equals("texture")).findFirst().map((Parameter<?> q) -> p.text(q)).orElse("checker");
    }
}
