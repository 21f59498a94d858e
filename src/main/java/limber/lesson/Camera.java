package limber.lesson;

import java.util.Optional;
import limber.engine.Vec;

/// Where a step looks from.
///
/// @param view `front`, `side`, `top` or `free`; empty for an eye
/// @param lock whether the view cannot be turned
public record Camera(Optional<String> view, Optional<Eye> eye, boolean lock) {
    /// Looks from one point at another, in the world, m.
    public record Eye(Vec eye, Vec target) {}
}
