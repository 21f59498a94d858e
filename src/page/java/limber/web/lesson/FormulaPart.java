package limber.web.lesson;

import limber.presentation.lesson.FormulaState;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;

/// A question whose answer is a formula of the code, compared with every operation that ran.
final class FormulaPart extends QuestionPart<FormulaState> {
    private final HTMLInputElement field;
    private final HTMLElement fault = Nodes.of("p", "fault");

    FormulaPart(FormulaState state, String name) {
        super(state, name);
        field = Nodes.field(id("formula"), state.wanted(), this::typed, state::commit);
        Nodes.mark(field, "formula-field", true);
        field.setPlaceholder(state.prompt());
        field.setAttribute("aria-describedby", id("names") + " " + id("fault"));
        fault.setId(id("fault"));
        HTMLElement allowed = Nodes.text("p", "how", state.allowed());
        allowed.setId(id("names"));
        answerWith(allowed);
        answerWith(field);
        answerWith(fault);
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
    }
}
