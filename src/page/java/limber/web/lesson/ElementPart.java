package limber.web.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import limber.engine.Element;
import limber.lesson.Answer;
import limber.lesson.ElementQuestion;
import limber.lesson.LessonWords;
import limber.presentation.words.Wording;
import limber.ui.lesson.DrawnAnswer;
import limber.ui.viewport.Sketched;
import org.teavm.jso.dom.html.HTMLInputElement;

/// A question that is answered by a touch of an element in the scene, or by its number.
final class ElementPart extends QuestionPart<ElementQuestion> {
    private final LessonWalk walk;
    private final HTMLInputElement number;

    ElementPart(LessonWalk walk, ElementQuestion question, LessonWords.OfQuestion telling, Wording words) {
        super(walk, question, telling, words);
        this.walk = walk;
        number = Nodes.field("element-" + place, telling.ask() + " " + words.get("of." + question.of()),
                this::typed, this::commit);
        number.setAttribute("inputmode", "numeric");
        number.setSize(6);
        answerWith(Nodes.text("p", "how", words.get("page.element")));
        answerWith(Nodes.of("div", "field-row", Nodes.text("span", "unit", words.get("of." + question.of())), number));
        walk.stage().selected(this::picked);
    }

    private void typed() {
        given().ifPresent(a -> walk.stage()
                .select(Optional.of(element(((Answer.Pointed) a).elements().getFirst()))));
        changed();
    }

    private void picked(Element e) {
        if (!question.asks(e, walk.stage().model(), walk.stage().branch().settings()) || !open()) return;
        number.setValue(String.valueOf(e.index()));
        changed();
    }

    private boolean open() {
        return predictions.open(question);
    }

    private Element element(int index) {
        return new Element(question.of(), index);
    }

    @Override
    Optional<Answer> given() {
        String text = number.getValue().strip();
        return text.matches("\\d{1,7}") ? Optional.of(new Answer.Pointed(List.of(Integer.valueOf(text))))
                : Optional.empty();
    }

    @Override
    void show(Optional<Answer> answer, Optional<Answer> truth) {
        if (given().isEmpty())
            answer.ifPresent(a -> number.setValue(String.valueOf(((Answer.Pointed) a).elements().getFirst())));
        var rings = new ArrayList<Sketched>();
        truth.ifPresent(t -> ((Answer.Pointed) t).elements()
                .forEach(i -> rings.add(new Sketched.Ring(element(i), DrawnAnswer.TRUTH))));
        walk.stage().sketch(question, rings);
        walk.stage().want(Optional.of(question.of()).filter(_ -> open()));
    }

    @Override
    void leave() {
        walk.stage().sketch(question, List.of());
        walk.stage().want(Optional.empty());
        walk.stage().selected(_ -> {});
    }
}
