package limber.engine;

/// A named set of values that starts a scene. Its sentence stands in the model's words under `preset.NAME`.
public record Preset(String name, Settings settings) {}
