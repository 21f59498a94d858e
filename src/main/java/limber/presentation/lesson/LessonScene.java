package limber.presentation.lesson;

import java.util.List;
import java.util.Optional;
import limber.engine.Measure;
import limber.engine.model.Variant;
import limber.lesson.Lesson;
import limber.lesson.Step;
import limber.lesson.question.CodeQuestion;
import limber.presentation.scene.PlayedView;

/// A port to what a face shows of a lesson's scene, beside what is played: views, panes and lines.
public interface LessonScene {
    /// The scene as it is played and seen.
    PlayedView played();

    /// The scene that a step begins with is shown for the first time, before the camera is moved for it.
    default void begun() {}

    /// Whether nothing moves by itself, as a system asks for that has less motion.
    default boolean calm() {
        return false;
    }

    /// Shows level, plots and panes, as far as the face has them.
    void show(Step.Show show);

    /// A scene of its own begins, and its step does not say what is plotted.
    ///
    /// @param subject measures that the step is about; may be none
    void about(List<Measure> subject);

    /// Compares two sides, or nothing.
    ///
    /// @param right what differs on the right side; empty for one scene
    /// @param names of the sides, two of them
    /// @param overlaid whether one lies over the other
    void compare(Optional<Variant> right, List<String> names, boolean overlaid);

    /// Runs and shows a sweep over a parameter, or takes that of the step before away.
    void sweep(Optional<Step.Sweep> sweep);

    /// Begins with the code that is written in a step, where there is a compiler.
    void code(Lesson lesson, int step);

    /// What is written in the file of a question that asks for a code; empty while another one is edited, or where
    /// there is no compiler.
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
