package limber.presentation.lesson;

import java.util.Optional;
import limber.expression.TypedNumbers;
import limber.lesson.question.Answer;
import limber.lesson.question.Question;
import limber.lesson.source.LessonWords;
import limber.presentation.plots.Sketch;
import limber.presentation.words.Quantity;
import limber.presentation.words.Wording;

/// The state of a question whose answer is a curve over time, drawn by hand or entered as a few numbers at even
/// distances.
public final class CurveState extends QuestionState<Question.Curve> {
    private final Sketch sketch;
    private Runnable drawn = () -> {};

    public CurveState(QuestionContext context, Question.Curve question, LessonWords.OfQuestion telling,
            Wording words) {
        super(context, question, telling, words);
        sketch = new Sketch(Question.Curve.SAMPLES, words.get("page.computing"), this::point, () -> drawn.run());
    }

    /// The curve as it is being drawn.
    public Sketch sketch() {
        return sketch;
    }

    /// @param changed called whenever the drawn curve changes
    public void onDrawn(Runnable changed) {
        drawn = changed;
    }

    /// Draws typed numbers, joined by straight lines.
    ///
    /// @return whether they are a curve
    public boolean type(String text) {
        Optional<double[]> typed = TypedNumbers.read(text).filter(n -> n.length >= 2).map(Question.Curve::samples);
        typed.ifPresent(sketch::draw);
        return typed.isPresent();
    }

    /// What is said while the curve does not reach from one end to the other; empty for nothing.
    public String missing() {
        return sketch.unfinished() ? words.get("lesson.curve.missing") : "";
    }

    /// A point of the curve as a screen reader reads it.
    private String point(double frame, double value) {
        return words.get("lesson.curve.point").formatted(telling.ask(), Math.round(frame), Double.isFinite(value)
                ? (Quantity.digits(value) + " " + question.unit()).strip()
                : words.get("nothing"));
    }

    @Override public Optional<Answer> given() {
        return sketch.drawn().map(Answer.Drawn::new);
    }

    @Override protected void take(Answer earlier) {
        if (sketch.drawn().isEmpty()) sketch.draw(((Answer.Drawn) earlier).samples());
    }

    /// Shows the axes once the true curve has been run, which gives their range, and that curve once it has been shown.
    public void showKnown() {
        context.predictions().range(question).ifPresent(all -> sketch.axes(question.from(), question.at().frame(), all,
                question.unit(), words.get("lesson.curve.frames")));
        sketch.truth(truth().map(t -> ((Answer.Drawn) t).samples()), truth().map(question::margin).orElse(0.0));
    }
}
