package limber.lesson;

import java.util.Optional;
import limber.engine.Variant;

/// What is run for a step: a scene, and beside it perhaps the same otherwise.
///
/// @param scene that of the left side where two are compared
/// @param rival what the right side has otherwise than the left one; empty for one scene
public record Staged(SceneStart scene, Optional<Variant> rival) {}
