package limber.engine.model;

import java.util.List;
import limber.engine.State;
import limber.engine.settings.Settings;

/// One of several methods in one scene: a model with settings.
///
/// @param settings at frame 0
/// @param inputs of its own, in order of frames; beside them it gets those of the scene
public record Entry(Model model, Settings settings, List<Input> inputs) {
    /// The most entries of a scene, the scene itself included.
    public static final int MOST = 4;

    public Entry {
        inputs = List.copyOf(inputs);
    }

    public Entry(Model model, Settings settings) {
        this(model, settings, List.of());
    }

    /// The same with other settings.
    public Entry with(Settings other) {
        return new Entry(model, other, inputs);
    }

    /// The state of frame 0.
    State start() {
        return model.initial(settings);
    }
}
