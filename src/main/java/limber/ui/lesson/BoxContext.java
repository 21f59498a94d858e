package limber.ui.lesson;

import limber.presentation.lesson.ClassVotes;
import limber.presentation.lesson.QuestionContext;
import limber.ui.scene.Session;

/// The surroundings of questions in the window, with what is shown beside them.
interface BoxContext extends QuestionContext {
    Session session();

    /// The votes of a class.
    ClassVotes votes();
}
