package limber.lesson;

import java.util.Optional;
import limber.engine.settings.Vec;

/// The camera of a step.
///
/// @param view `front`, `side`, `top` or `free`; empty for an eye
/// @param lock whether the view cannot be turned
public record Camera(Optional<String> view, Optional<Eye> eye, boolean lock) {
    /// A camera position and the point it looks at, in the world, m.
    public record Eye(Vec eye, Vec target) {}
}
