package limber.web.lesson;

import java.util.Optional;
import limber.lesson.Answer;
import limber.lesson.Question;
import limber.presentation.lesson.Predictions;
import org.teavm.jso.dom.html.HTMLElement;

/// The place where questions are asked: a step of the lesson, or a card with a question of an earlier one.
interface QuestionContext {
    Predictions predictions();

    /// What the order of choices follows from.
    String seed();

    /// The name of a question, unlike that of every other one in the page.
    String place(Question q);

    /// The answer that waits to be committed.
    Optional<Answer> draft(Question q);

    void draft(Question q, Optional<Answer> answer);

    /// Goes on after the last answer that was waited for.
    ///
    /// @param result what is said of that answer
    void complete(HTMLElement result);
}
