package limber.engine;

/// A named set of values that starts a scene. Its sentence stands in the model's words under `preset.NAME`.
///
/// @param published whether it does what a published program does, faults included
public record Preset(String name, Settings settings, boolean published) {
    public Preset(String name, Settings settings) {
        this(name, settings, false);
    }
}
