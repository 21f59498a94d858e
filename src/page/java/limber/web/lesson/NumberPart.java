package limber.web.lesson;

import limber.presentation.lesson.NumberState;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;

/// A question whose answer is a number with a unit.
final class NumberPart extends QuestionPart<NumberState> {
    private final HTMLInputElement field;
    private final HTMLElement fault = Nodes.of("p", "fault"), mistake = Nodes.of("p", "because");

    NumberPart(NumberState state, String name) {
        super(state, name);
        field = Nodes.field(id("number"), state.wanted(), this::typed, state::commit);
        field.setAttribute("inputmode", "decimal");
        field.setAttribute("aria-describedby", id("fault"));
        field.setSize(10);
        fault.setId(id("fault"));
        mistake.setId(id("mistake"));
        answerWith(Nodes.of("div", "field-row", field, Nodes.text("span", "unit", state.question().unit())));
        answerWith(fault);
        explainFirst(mistake);
    }

    private void typed() {
        state.type(field.getValue());
    }

    @Override
    void showGiven() {
        fault.setTextContent(state.fault());
    }

    @Override
    void showAnswer() {
        Nodes.value(field, state.text());
        texts.say(mistake, state.mistake());
        Nodes.shown(mistake, !state.mistake().isEmpty());
    }
}
