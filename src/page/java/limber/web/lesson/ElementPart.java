package limber.web.lesson;

import limber.presentation.lesson.ElementState;
import org.teavm.jso.dom.html.HTMLInputElement;

/// A question that is answered by a touch of an element in the scene, or by its number.
final class ElementPart extends QuestionPart<ElementState> {
    private final HTMLInputElement number;

    ElementPart(ElementState state, String name) {
        super(state, name);
        number = Nodes.field(id("element"), state.wanted(), this::typed, state::commit);
        number.setAttribute("inputmode", "numeric");
        number.setSize(6);
        answerWith(Nodes.text("p", "how", words.get("page.element")));
        answerWith(Nodes.of("div", "field-row", Nodes.text("span", "unit", state.kind()), number));
    }

    private void typed() {
        state.type(number.getValue());
    }

    @Override
    void showGiven() {
        Nodes.value(number, state.text());
    }
}
