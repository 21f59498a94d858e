package limber.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import limber.engine.model.Input;
import limber.engine.text.BadInput;
import limber.input.Faults;
import limber.lesson.question.SceneStart;
import limber.lesson.question.StagedScene;

/// A step as a student finds it who has completed all steps before it, with goals reached by the recorded solution.
///
/// @param staged the scenes at its start
/// @param overlays names of the shown overlays; empty for the model's default
/// @param camera the camera; empty for the model's own view
/// @param solution the inputs that reach its goal, as far as they are recorded
public record StepEntry(Step step, StagedScene staged, Optional<List<String>> overlays, Optional<Camera> camera,
        Optional<List<Input>> solution) {

    /// The entries of all steps of a lesson.
    public static List<StepEntry> of(Lesson lesson) {
        Solution solution = Solution.read(lesson, new Faults()); // faults of it are for `check` to tell
        var arrivals = new ArrayList<StepEntry>();
        var scene = new SceneStart(lesson.model().defaults(), List.of());
        Optional<List<String>> overlays = Optional.empty();
        Optional<Camera> camera = Optional.empty();
        for (Step step : lesson.steps()) {
            StagedScene staged = step.staged(step.scene().orElse(scene));
            scene = staged.scene();
            overlays = newer(step.show().flatMap(Step.Show::overlays), overlays);
            camera = newer(step.camera(), camera);
            Optional<List<Input>> recorded = solution.of(step.id());
            arrivals.add(new StepEntry(step, staged, overlays, camera, recorded));
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
