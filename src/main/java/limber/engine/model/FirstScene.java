package limber.engine.model;

import java.util.Set;

/// The scene in which a model is met: its picture in the contents, and its free scene before anything is changed.
///
/// @param preset one of [Model#presets]
/// @param overlays the shown ones, among [Model#overlaysAtFirst]
/// @param named whether handles show their names before the pointer is on them
public record FirstScene(Preset preset, Set<String> overlays, boolean named) {
    public FirstScene {
        overlays = Set.copyOf(overlays);
    }

    /// The scene of a preset with the given overlays.
    ///
    /// @throws IllegalArgumentException if the model has no such preset
    public static FirstScene of(Model model, String preset, Set<String> overlays) {
        return new FirstScene(model.presets().stream().filter(p -> p.name().equals(preset)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException(model.name() + " has no preset " + preset)), overlays,
                true);
    }

    /// The same with names only where the pointer is.
    public FirstScene unnamed() {
        return new FirstScene(preset, overlays, false);
    }
}
