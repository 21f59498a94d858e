package limber.web.lesson;

import java.util.List;
import java.util.Optional;
import limber.engine.Element;
import limber.lesson.ElementQuestion;
import limber.lesson.LessonWords;
import limber.presentation.lesson.ElementState;
import limber.presentation.words.Wording;
import limber.ui.lesson.DrawnAnswer;
import limber.ui.viewport.Sketched;
import org.teavm.jso.dom.html.HTMLInputElement;

/// A question that is answered by a touch of an element in the scene, or by its number.
final class ElementPart extends QuestionPart<ElementState> {
    private final LessonWalk walk;
    private final HTMLInputElement number;

    ElementPart(LessonWalk walk, ElementQuestion question, LessonWords.OfQuestion telling, Wording words) {
        super(walk, new ElementState(walk, question, telling, words), words);
        this.walk = walk;
        number = Nodes.field(id("element"), telling.ask() + " " + state.kind(), this::typed, this::commit);
        number.setAttribute("inputmode", "numeric");
        number.setSize(6);
        answerWith(Nodes.text("p", "how", words.get("page.element")));
        answerWith(Nodes.of("div", "field-row", Nodes.text("span", "unit", state.kind()), number));
        walk.stage().selected(this::picked);
    }

    private void typed() {
        state.type(number.getValue());
        if (state.element().isPresent()) walk.stage().select(state.element());
        changed();
    }

    private void picked(Element e) {
        if (!state.pick(e, walk.stage().model(), walk.stage().branch().settings())) return;
        number.setValue(state.text());
        changed();
    }

    @Override
    void showAnswer() {
        Nodes.value(number, state.text());
        walk.stage().sketch(state.question(), state.right().stream()
                .map(e -> (Sketched) new Sketched.Ring(e, DrawnAnswer.TRUTH)).toList());
        walk.stage().want(state.wanted());
    }

    @Override
    void leave() {
        walk.stage().sketch(state.question(), List.of());
        walk.stage().want(Optional.empty());
        walk.stage().selected(_ -> {});
    }
}
