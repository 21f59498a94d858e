package limber.presentation.lesson;

import java.util.List;
import java.util.Optional;
import limber.engine.Element;
import limber.engine.model.Model;
import limber.engine.settings.Settings;
import limber.lesson.question.Answer;
import limber.lesson.question.ElementQuestion;
import limber.lesson.source.LessonWords;
import limber.presentation.words.Wording;

/// The state of a question that is answered by an element of the scene, or by its number.
public final class ElementState extends QuestionState<ElementQuestion> {
    private static final String NUMBER = "\\d{1,7}";

    private String text = "";

    public ElementState(QuestionContext context, ElementQuestion question, LessonWords.OfQuestion telling,
            Wording words) {
        super(context, question, telling, words);
    }

    /// What is asked for, such as `particle`, in words.
    public String kind() {
        return words.get("of." + question.of());
    }

    public void type(String now) {
        text = now;
    }

    /// Takes an element that was chosen in the scene.
    ///
    /// @return whether it is one that is asked for, and an answer is waited for
    public boolean pick(Element element, Model model, Settings settings) {
        if (!question.asks(element, model, settings) || !open()) return false;
        text = String.valueOf(element.index());
        return true;
    }

    /// What stands in the field.
    public String text() {
        return text;
    }

    /// The element that is given, to be marked in the scene.
    public Optional<Element> element() {
        return given().map(a -> element(((Answer.Pointed) a).elements().getFirst()));
    }

    private Element element(int index) {
        return new Element(question.of(), index);
    }

    @Override public Optional<Answer> given() {
        return text.strip().matches(NUMBER) ? Optional.of(new Answer.Pointed(List.of(Integer.valueOf(text.strip()))))
                : Optional.empty();
    }

    @Override protected void take(Answer earlier) {
        if (given().isEmpty()) text = String.valueOf(((Answer.Pointed) earlier).elements().getFirst());
    }

    /// The right elements, as far as the run has shown them.
    public List<Element> right() {
        return truth().map(t -> ((Answer.Pointed) t).elements().stream().map(this::element).toList())
                .orElse(List.of());
    }

    /// The kind of element that a click should choose; empty where none is asked for any more.
    public Optional<String> wanted() {
        return Optional.of(question.of()).filter(_ -> open());
    }
}
