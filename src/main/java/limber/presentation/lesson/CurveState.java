package limber.presentation.lesson;

import java.util.Optional;
import limber.expression.TypedNumbers;
import limber.lesson.Answer;
import limber.lesson.LessonWords;
import limber.lesson.Question;
import limber.presentation.words.Quantity;
import limber.presentation.words.Wording;

/// The state of a question whose answer is a curve over time, drawn by hand or entered as a few numbers at even
/// distances.
public final class CurveState extends QuestionState<Question.Curve> {
    private Optional<double[]> samples = Optional.empty();

    public CurveState(QuestionContext context, Question.Curve question, LessonWords.OfQuestion telling,
            Wording words) {
        super(context, question, telling, words);
    }

    /// @param now what has been drawn; empty while it does not reach from one end to the other
    public void draw(Optional<double[]> now) {
        samples = now;
    }

    /// The curve that is given.
    public Optional<double[]> samples() {
        return samples;
    }

    /// Reads typed numbers and joins them by straight lines.
    ///
    /// @return empty if they are no curve
    public static Optional<double[]> read(String text) {
        return TypedNumbers.read(text).filter(n -> n.length >= 2).map(Question.Curve::samples);
    }

    /// A point of the curve as a screen reader reads it.
    public String point(double frame, double value) {
        return words.get("lesson.curve.point").formatted(telling.ask(), Math.round(frame), Double.isFinite(value)
                ? (Quantity.digits(value) + " " + question.unit()).strip()
                : words.get("nothing"));
    }

    @Override public Optional<Answer> given() {
        return samples.map(Answer.Drawn::new);
    }

    @Override protected void take(Answer earlier) {
        if (samples.isEmpty()) samples = Optional.of(((Answer.Drawn) earlier).samples());
    }

    /// The values of the true curve, for the range of the axes; empty until it has been run.
    public Optional<double[]> range() {
        return context.predictions().range(question);
    }

    /// The true curve, once it has been shown.
    public Optional<double[]> right() {
        return truth().map(t -> ((Answer.Drawn) t).samples());
    }

    /// How far a right curve may be off.
    public double margin() {
        return truth().map(question::margin).orElse(0.0);
    }
}
