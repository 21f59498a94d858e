package limber.presentation.lesson;

import java.util.List;
import java.util.Optional;
import limber.engine.model.Variant;
import limber.lesson.Camera;
import limber.lesson.Lesson;
import limber.lesson.Step;
import limber.lesson.question.CodeQuestion;
import limber.presentation.view.SceneView;

/// A port to what a face shows of a lesson's scene, beside what is played: views, panes and lines.
public interface LessonScene {
    /// The scene as it is seen.
    SceneView view();

    /// Shows level, layers, plots and panes, as far as the face has them.
    void show(Step.Show show);

    /// Moves the camera once the scene of a step is shown: the picture of the step before may be of a body that was
    /// elsewhere, or of another size.
    ///
    /// @param camera empty to leave it, or to come back to the model's own view for a scene that begins
    /// @param begun whether the scene begins with the step
    void look(Optional<Camera> camera, boolean begun);

    /// Compares two sides, or nothing.
    ///
    /// @param right what differs on the right side; empty for one scene
    /// @param names of the sides, two of them
    /// @param overlaid whether one lies over the other
    void compare(Optional<Variant> right, List<String> names, boolean overlaid);

    /// What differs on the right side; empty where nothing is compared.
    Optional<Variant> rival();

    /// Runs and shows a sweep over a parameter, or takes that of the step before away.
    void sweep(Optional<Step.Sweep> sweep);

    /// Begins with the code that is written in a step, where there is a compiler.
    void code(Lesson lesson, int step);

    /// What is written in the file of a question that asks for a code; empty while another one is edited, or where there
    /// is no compiler.
    Optional<String> written(CodeQuestion question);

    /// Takes back what belongs to the step that is left.
    void leave();

    /// Says something in a line.
    void say(String line);

    /// Reads something aloud that is seen already.
    void hear(String line);

    /// Gives the keyboard to the view.
    void focus();

    /// What was waited for has come: what was said of it is over.
    void waitedEnough();
}
