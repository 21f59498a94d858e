package limber.ui.lesson;

import limber.lesson.Question;
import limber.presentation.lesson.ClassVotes;
import limber.presentation.lesson.Drafts;
import limber.presentation.lesson.Predictions;
import limber.ui.scene.Session;

/// The surroundings of the questions that are asked together: where answers go, and what is shown beside them.
interface QuestionContext {
    /// The answers, and the truths as far as they have been shown.
    Predictions predictions();

    Session session();

    /// The answers that wait to be committed.
    Drafts drafts();

    /// The votes of a class.
    ClassVotes votes();

    /// What the order of choices follows from: it is another one for each student.
    String seed();

    /// A name for a question that no other question of the lesson has.
    String place(Question q);
}
