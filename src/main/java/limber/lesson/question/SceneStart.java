package limber.lesson.question;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import limber.engine.model.Input;
import limber.engine.settings.Settings;

/// The start of a scene: settings at frame 0 and inputs by frame.
public record SceneStart(Settings settings, List<Input> inputs) {
    /// The start with the inputs of a solution; a value set in frame 1 is set before the scene begins. The model checks
    /// afterwards whether the settings agree.
    public SceneStart solved(List<Input> recorded) {
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
