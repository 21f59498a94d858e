package limber.ui.lesson;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import limber.lesson.source.LessonWords;
import limber.presentation.prose.Plain;
import limber.presentation.words.Wording;

/// A step of a lesson as a screen reader reads it when its heading gets the focus: number, heading and all of the text.
///
/// @param number of the step, from 0
record SpokenStep(LessonWords lesson, int number, Wording words) {
    /// @param after whether what follows the answer is shown
    String text(boolean after) {
        LessonWords.OfStep step = lesson.steps().get(number);
        return Stream
                .of(words.get("lesson.spoken").formatted(number + 1, lesson.steps().size(), step.heading()),
                        number == 0 && !lesson.learn().isEmpty() ? words.get("lesson.learn") + " " + lesson.learn()
                                : "",
                        number == 0 ? Plain.of(lesson.introduction()) : "", Plain.of(step.blocks()),
                        after ? Plain.of(step.after()) : "")
                .filter(part -> !part.isBlank()).collect(Collectors.joining("\n"));
    }
}
