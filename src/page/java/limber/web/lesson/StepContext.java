package limber.web.lesson;

import java.util.function.Consumer;
import limber.lesson.question.Question;
import limber.presentation.lesson.LessonWalk;

/// The step of a lesson, where its questions are asked beside the scene.
///
/// @param hear lets something be read aloud that is to be seen already
record StepContext(LessonWalk walk, Stage stage, Consumer<String> hear) {
    /// One step is shown at a time. Once nothing is waited for, the result is read aloud, and the scene, which plays
    /// now, has the keyboard.
    PartContext asking() {
        return new PartContext(walk, Question::id, result -> {
            hear.accept(result.getTextContent());
            stage.focus();
        });
    }
}
