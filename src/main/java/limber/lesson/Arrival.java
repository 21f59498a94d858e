package limber.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import limber.engine.BadInput;
import limber.engine.Input;

/// A step as somebody finds it who has gone through those before it, and has reached their goals as the recorded solution does.
///
/// @param staged what it starts from
/// @param overlays names of what is shown; empty for what the model shows at first
/// @param camera where one looks from; empty for the model's own view
/// @param solution what reaches its goal, as far as that is recorded
public record Arrival(Step step, Staged staged, Optional<List<String>> overlays, Optional<Camera> camera, Optional<List<Input>> solution) {

    /// One for each step of a lesson.
    public static List<Arrival> of(Lesson lesson) {
        Solution solution = Solution.read(lesson, new Faults()); // faults of it are for `check` to tell
        var arrivals = new ArrayList<Arrival>();
        var scene = new SceneStart(lesson.model().defaults(), List.of());
        Optional<List<String>> overlays = Optional.empty();
        Optional<Camera> camera = Optional.empty();
        for (Step step : lesson.steps()) {
            Staged staged = step.staged(step.scene().orElse(scene));
            scene = staged.scene();
            overlays = newer(step.show().flatMap(Step.Show::overlays), overlays);
            camera = newer(step.camera(), camera);
            Optional<List<Input>> recorded = solution.of(step.id());
            arrivals.add(new Arrival(step, staged, overlays, camera, recorded));
            if (recorded.isPresent()) scene = left(lesson, scene, recorded.get());
        }
        return arrivals;
    }

    private static <T> Optional<T> newer(Optional<T> now, Optional<T> before) {
        return now.isPresent() ? now : before;
    }

    private static SceneStart left(Lesson lesson, SceneStart scene, List<Input> recorded) {
        SceneStart solved = scene.solved(recorded);
        try {
            lesson.model().check(solved.settings());
            return solved;
        } catch (BadInput contradiction) { // of a solution that is wrong
            return scene;
        }
    }
}
