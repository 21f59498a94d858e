package limber.web.lesson;

import java.util.Optional;
import limber.expression.TypedNumbers;
import limber.lesson.Answer;
import limber.lesson.LessonWords;
import limber.lesson.Question;
import limber.presentation.words.Quantity;
import limber.presentation.words.Wording;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;

/// A question whose answer is a curve over time, drawn by hand before the run; or entered as a few numbers at even
/// distances.
final class CurvePart extends QuestionPart<Question.Curve> {
    private final CurveSketch sketch;
    private final HTMLInputElement numbers;
    private final HTMLElement missing = Nodes.of("p", "fault");

    CurvePart(QuestionContext context, Question.Curve question, LessonWords.OfQuestion telling, Wording words) {
        super(context, question, telling, words);
        sketch = new CurveSketch(Question.Curve.SAMPLES, words.get("page.computing"), this::drawn, this::point);
        sketch.element().setId("sketch-" + place);
        String prompt = words.get("lesson.curve.numbers");
        numbers = Nodes.field("numbers-" + place, telling.ask() + " " + prompt, this::read, this::commit);
        numbers.setPlaceholder(prompt);
        numbers.setAttribute("aria-describedby", "missing-" + place);
        missing.setId("missing-" + place);
        answerWith(sketch.element());
        answerWith(numbers);
        answerWith(missing);
    }

    private void drawn() {
        missing.setTextContent(sketch.unfinished() ? words.get("lesson.curve.missing") : "");
        changed();
    }

    private String point(double frame, double value) {
        return words.get("lesson.curve.point").formatted(telling.ask(), Math.round(frame),
                Double.isFinite(value) ? (Quantity.digits(value) + " " + question.unit()).strip()
                        : words.get("nothing"));
    }

    /// Reads the numbers and joins them by straight lines.
    private void read() {
        Optional<double[]> given = TypedNumbers.read(numbers.getValue()).filter(n -> n.length >= 2);
        given.ifPresent(n -> sketch.draw(Question.Curve.samples(n)));
        if (given.isEmpty())
            missing.setTextContent(numbers.getValue().isBlank() ? "" : words.get("lesson.curve.numbers"));
    }

    @Override
    Optional<Answer> given() {
        return sketch.drawn().map(Answer.Drawn::new);
    }

    @Override
    void show(Optional<Answer> answer, Optional<Answer> truth) {
        predictions.range(question).ifPresent(all -> sketch.axes(question.from(), question.at().frame(), all,
                question.unit(), words.get("lesson.curve.frames")));
        if (sketch.drawn().isEmpty()) answer.ifPresent(a -> sketch.draw(((Answer.Drawn) a).samples()));
        sketch.truth(truth.map(t -> ((Answer.Drawn) t).samples()), truth.map(question::margin).orElse(0.0));
    }
}
