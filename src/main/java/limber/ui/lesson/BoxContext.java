package limber.ui.lesson;

import limber.presentation.lesson.ClassVotes;
import limber.presentation.lesson.Predictions;
import limber.presentation.lesson.QuestionContext;
import limber.ui.scene.Session;

/// The surroundings of questions in the window, with what is shown beside them.
///
/// @param votes those of a class
record BoxContext(QuestionContext asked, Session session, ClassVotes votes) {
    Predictions predictions() {
        return asked.predictions();
    }
}
