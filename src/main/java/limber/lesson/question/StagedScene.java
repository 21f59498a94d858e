package limber.lesson.question;

import java.util.Optional;
import limber.engine.model.Variant;

/// The scenes that are run for a step: one, or two that are compared.
///
/// @param scene the scene; in a comparison that of the left side
/// @param comparison the values of the right side that differ; empty for one scene
public record StagedScene(SceneStart scene, Optional<Variant> comparison) {}
