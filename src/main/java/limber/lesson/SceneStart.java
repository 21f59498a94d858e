package limber.lesson;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import limber.engine.Input;
import limber.engine.Settings;

/// What a scene starts from: settings at frame 0 and what is done to it, by frame.
public record SceneStart(Settings settings, List<Input> inputs) {
    /// With what a solution does; what it sets in frame 1 is set before the scene begins.
    /// Whether the settings agree with each other then is for the model to say.
    SceneStart solved(List<Input> recorded) {
        Settings p = settings;
        var all = new ArrayList<>(inputs);
        for (Input input : recorded) {
            if (input instanceof Input.Set set && set.frame() == 1) p = p.with(set.parameter(), set.value());
            else all.add(input);
        }
        all.sort(Comparator.comparingInt(Input::frame));
        return new SceneStart(p, all);
    }
}
