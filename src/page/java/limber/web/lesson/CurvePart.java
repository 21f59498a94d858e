package limber.web.lesson;

import limber.presentation.lesson.CurveState;
import limber.presentation.paint.Palette;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;

/// A question whose answer is a curve over time, drawn by hand before the run; or entered as a few numbers at even
/// distances.
final class CurvePart extends QuestionPart<CurveState> {
    private final HTMLInputElement numbers;
    private final HTMLElement missing = Nodes.of("p", "fault");

    CurvePart(CurveState state, String name, Palette palette) {
        super(state, name);
        var sketch = new CurveSketch(state.sketch(), palette, state::chosen);
        sketch.element().setId(id("sketch"));
        numbers = Nodes.field(id("numbers"), state.wanted(), this::read, state::commit);
        numbers.setPlaceholder(state.prompt());
        numbers.setAttribute("aria-describedby", id("missing"));
        missing.setId(id("missing"));
        answerWith(sketch.element());
        answerWith(numbers);
        answerWith(missing);
    }

    @Override
    void showGiven() {
        missing.setTextContent(state.missing());
    }

    private void read() {
        if (!state.type(numbers.getValue()))
            missing.setTextContent(numbers.getValue().isBlank() ? "" : state.prompt());
    }
}
