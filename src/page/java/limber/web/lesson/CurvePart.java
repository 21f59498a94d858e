package limber.web.lesson;

import limber.lesson.question.Question;
import limber.lesson.source.LessonWords;
import limber.presentation.lesson.CurveState;
import limber.presentation.words.Wording;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;

/// A question whose answer is a curve over time, drawn by hand before the run; or entered as a few numbers at even
/// distances.
final class CurvePart extends QuestionPart<CurveState> {
    private final HTMLInputElement numbers;
    private final HTMLElement missing = Nodes.of("p", "fault");

    CurvePart(StepContext step, Question.Curve question, LessonWords.OfQuestion telling, Wording words) {
        super(step.asking(), new CurveState(step.walk(), question, telling, words), words);
        var sketch = new CurveSketch(state.sketch(), step.stage().palette());
        sketch.element().setId(id("sketch"));
        state.onDrawn(this::drawn);
        String prompt = words.get("lesson.curve.numbers");
        numbers = Nodes.field(id("numbers"), telling.ask() + " " + prompt, this::read, this::commit);
        numbers.setPlaceholder(prompt);
        numbers.setAttribute("aria-describedby", id("missing"));
        missing.setId(id("missing"));
        answerWith(sketch.element());
        answerWith(numbers);
        answerWith(missing);
    }

    private void drawn() {
        missing.setTextContent(state.missing());
        changed();
    }

    private void read() {
        if (!state.type(numbers.getValue()))
            missing.setTextContent(numbers.getValue().isBlank() ? "" : words.get("lesson.curve.numbers"));
    }

    @Override
    void showAnswer() {
        state.showKnown();
    }
}
