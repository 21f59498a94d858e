package limber.presentation.lesson;

import limber.lesson.question.Question;
import limber.presentation.play.Playback;
import limber.presentation.words.Wording;

/// The surroundings of the questions that are asked together, and where their answers go: a step of a lesson, or a
/// question of an earlier one.
public interface QuestionContext {
    /// The answers, and the truths as far as they have been shown.
    Predictions predictions();

    /// The answers that wait to be committed.
    Drafts drafts();

    /// What the order of choices follows from: it is another one for each student.
    String seed();

    /// A name for a question that no other question of the lesson has.
    String place(Question q);

    /// The scene beside the questions, as it is played.
    Playback playback();

    /// The same scene, as it is shown.
    LessonScene scene();

    /// Whether the scene goes on once all of them are answered, and has the keyboard then.
    default boolean held() {
        return predictions().waiting();
    }

    Wording words();
}
