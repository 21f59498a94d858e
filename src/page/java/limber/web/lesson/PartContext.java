package limber.web.lesson;

import limber.lesson.Question;
import limber.presentation.lesson.QuestionContext;
import org.teavm.jso.dom.html.HTMLElement;

/// The place where questions are asked in a page: a step of the lesson, or a card with a question of an earlier one.
interface PartContext extends QuestionContext {
    /// The name of a question, unlike that of every other one in the page.
    String name(Question q);

    /// Goes on after the last answer that was waited for.
    ///
    /// @param result what is said of that answer
    void complete(HTMLElement result);
}
