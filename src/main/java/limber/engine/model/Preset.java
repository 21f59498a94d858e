package limber.engine.model;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import limber.engine.settings.Settings;

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

    /// The preset whose run has these settings: from the start on, or since an input of its opening.
    public static Optional<Preset> matching(Model model, Settings p) {
        return model.presets().stream().filter(preset -> preset.reaches(p, model.opening(preset.settings())))
                .findFirst();
    }

    private boolean reaches(Settings p, List<Input> opening) {
        Settings now = settings;
        if (now.equals(p)) return true;
        for (Input input : opening)
            if (input instanceof Input.Set set) {
                now = now.with(set.parameter(), set.value());
                if (now.equals(p)) return true;
            }
        return false;
    }

    /// The preset that is most like some settings; empty if the defaults are as much like them.
    ///
    /// @param counted whether a parameter, by name, counts as a difference
    public static Optional<Preset> nearest(Model model, Settings p, Predicate<String> counted) {
        Optional<Preset> best = Optional.empty();
        long fewest = differences(p, model.defaults(), counted);
        for (Preset preset : model.presets()) {
            long count = differences(p, preset.settings(), counted);
            if (count >= fewest) continue;
            fewest = count;
            best = Optional.of(preset);
        }
        return best;
    }

    private static long differences(Settings p, Settings from, Predicate<String> counted) {
        return from.differences(p).stream().filter(counted).count();
    }

    /// The same with another frame for pictures.
    public Preset pictured(int frame) {
        return new Preset(name, settings, published, frame);
    }
}
