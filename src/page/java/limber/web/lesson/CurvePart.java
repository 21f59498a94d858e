package limber.web.lesson;

import limber.lesson.LessonWords;
import limber.lesson.Question;
import limber.presentation.lesson.CurveState;
import limber.presentation.words.Wording;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;

/// A question whose answer is a curve over time, drawn by hand before the run; or entered as a few numbers at even
/// distances.
final class CurvePart extends QuestionPart<CurveState> {
    private final CurveSketch sketch;
    private final HTMLInputElement numbers;
    private final HTMLElement missing = Nodes.of("p", "fault");

    CurvePart(PartContext context, Question.Curve question, LessonWords.OfQuestion telling, Wording words) {
        super(context, new CurveState(context.asked(), question, telling, words), words);
        sketch = new CurveSketch(Question.Curve.SAMPLES, words.get("page.computing"), this::drawn, state::point);
        sketch.element().setId(id("sketch"));
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
        state.draw(sketch.drawn());
        missing.setTextContent(sketch.unfinished() ? words.get("lesson.curve.missing") : "");
        changed();
    }

    private void read() {
        CurveState.read(numbers.getValue()).ifPresentOrElse(sketch::draw, () -> missing
                .setTextContent(numbers.getValue().isBlank() ? "" : words.get("lesson.curve.numbers")));
    }

    @Override
    void showAnswer() {
        Question.Curve q = state.question();
        state.range().ifPresent(all -> sketch.axes(q.from(), q.at().frame(), all, q.unit(),
                words.get("lesson.curve.frames")));
        if (sketch.drawn().isEmpty()) state.samples().ifPresent(sketch::draw);
        sketch.truth(state.right(), state.margin());
    }
}
