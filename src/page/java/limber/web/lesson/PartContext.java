package limber.web.lesson;

import java.util.function.Consumer;
import java.util.function.Function;
import limber.lesson.question.Question;
import limber.presentation.lesson.QuestionContext;
import org.teavm.jso.dom.html.HTMLElement;

/// The surroundings of questions in a page.
///
/// @param name the name of a question, unlike that of every other one in the page
/// @param complete goes on after the last answer that was waited for; receives what is said of that answer
record PartContext(QuestionContext asked, Function<Question, String> name, Consumer<HTMLElement> complete) {}
