package limber.engine;

/// A named set of values that starts a scene. Its sentence stands in the model's words under `preset.NAME`.
///
/// @param published whether it does what a published program does, faults included
/// @param frame the frame that shows the scene best in a picture
public record Preset(String name, Settings settings, boolean published, int frame) {
    private static final int A_SECOND = 60;

    public Preset(String name, Settings settings) {
        this(name, settings, false);
    }

    public Preset(String name, Settings settings, boolean published) {
        this(name, settings, published, A_SECOND);
    }

    /// The same with another frame for pictures.
    public Preset pictured(int frame) {
        return new Preset(name, settings, published, frame);
    }
}
