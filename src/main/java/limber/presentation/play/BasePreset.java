package limber.presentation.play;

import limber.engine.model.Model;
import limber.engine.model.Preset;
import limber.engine.settings.Settings;

/// The settings that changes are compared with: those that last belonged to a preset, with what its opening has set, or
/// those that the scene was opened with.
final class BasePreset {
    private final Model model;
    private Settings base, compared;

    BasePreset(Model model, Settings opened) {
        this.model = model;
        base = opened;
    }

    Settings settings() {
        return base;
    }

    /// The scene was opened anew, as a step of a lesson does it.
    void open(Settings opened) {
        base = opened;
        compared = opened;
    }

    /// Receives the scene's current settings.
    void follow(Settings now) {
        if (now.equals(compared)) return;
        compared = now;
        if (Preset.matching(model, now).isPresent()) base = now;
    }
}
