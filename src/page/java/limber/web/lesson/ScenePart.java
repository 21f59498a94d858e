package limber.web.lesson;

import limber.presentation.lesson.DrawnState;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;

/// A question that is answered by a drawing in the scene; or by numbers, for those who do not use a pointer.
final class ScenePart extends QuestionPart<DrawnState<?>> {
    private final HTMLElement draw, fault = Nodes.of("p", "fault");
    private final HTMLInputElement numbers;

    ScenePart(DrawnState<?> state, String name) {
        super(state, name);
        draw = Nodes.button(id("draw"), "toggle", words.get("lesson.draw"), () -> state.draw(!state.drawing()));
        draw.setAttribute("aria-pressed", "false");
        numbers = Nodes.field(id("numbers"), state.wanted(), this::read, state::commit);
        numbers.setPlaceholder(state.prompt());
        numbers.setAttribute("aria-describedby", id("fault"));
        fault.setId(id("fault"));
        answerWith(Nodes.of("div", "draw-row", draw, texts.text("span", "how", state.how())));
        answerWith(numbers);
        answerWith(fault);
    }

    /// Reads the numbers that have been typed.
    private void read() {
        boolean read = state.type(numbers.getValue());
        fault.setTextContent(read || numbers.getValue().isBlank() ? "" : state.prompt());
    }

    @Override
    void showGiven() {
        draw.setAttribute("aria-pressed", String.valueOf(state.drawing()));
    }
}
