package limber.web.lesson;

import java.util.List;
import java.util.Optional;
import limber.engine.Element;
import limber.lesson.question.ElementQuestion;
import limber.lesson.source.LessonWords;
import limber.presentation.lesson.DrawnAnswer;
import limber.presentation.lesson.ElementState;
import limber.presentation.view.Sketched;
import limber.presentation.words.Wording;
import org.teavm.jso.dom.html.HTMLInputElement;

/// A question that is answered by a touch of an element in the scene, or by its number.
final class ElementPart extends QuestionPart<ElementState> {
    private final Stage stage;
    private final HTMLInputElement number;

    ElementPart(StepContext step, ElementQuestion question, LessonWords.OfQuestion telling, Wording words) {
        super(step.asking(), new ElementState(step.walk(), question, telling, words), words);
        stage = step.stage();
        number = Nodes.field(id("element"), telling.ask() + " " + state.kind(), this::typed, this::commit);
        number.setAttribute("inputmode", "numeric");
        number.setSize(6);
        answerWith(Nodes.text("p", "how", words.get("page.element")));
        answerWith(Nodes.of("div", "field-row", Nodes.text("span", "unit", state.kind()), number));
        stage.selected(this::picked);
    }

    private void typed() {
        state.type(number.getValue());
        if (state.element().isPresent()) stage.playback().selected().set(state.element());
        changed();
    }

    private void picked(Element e) {
        if (!state.pick(e, stage.playback().model(), stage.playback().settings())) return;
        number.setValue(state.text());
        changed();
    }

    @Override
    void showAnswer() {
        Nodes.value(number, state.text());
        stage.sketch(state.question(), state.right().stream()
                .map(e -> (Sketched) new Sketched.Ring(e, DrawnAnswer.TRUTH)).toList());
        stage.want(state.wanted());
    }

    @Override
    void leave() {
        stage.sketch(state.question(), List.of());
        stage.want(Optional.empty());
        stage.selected(_ -> {});
    }
}
