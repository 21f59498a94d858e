package limber.presentation.lesson;

import java.util.Optional;
import limber.expression.TypedNumbers;
import limber.lesson.question.Answer;
import limber.lesson.question.Question;
import limber.lesson.source.LessonWords;
import limber.presentation.plots.Sketch;
import limber.presentation.words.Quantity;

/// The state of a question whose answer is a curve over time, drawn by hand or entered as a few numbers at even
/// distances.
public final class CurveState extends QuestionState<Question.Curve> {
    /// The share of what is allowed below which a distance is a rounding error.
    private static final double ROUNDING = 1e-9;

    private final Sketch sketch;

    CurveState(QuestionContext context, Question.Curve question, LessonWords.OfQuestion telling) {
        super(context, question, telling);
        sketch = new Sketch(Question.Curve.SAMPLES, words.get("page.computing"), this::point, this::changed);
    }

    /// The curve as it is being drawn.
    public Sketch sketch() {
        return sketch;
    }

    /// Draws typed numbers, joined by straight lines.
    ///
    /// @return whether they are a curve
    public boolean type(String text) {
        Optional<double[]> typed = TypedNumbers.read(text).filter(n -> n.length >= 2).map(Question.Curve::samples);
        typed.ifPresent(sketch::draw);
        return typed.isPresent();
    }

    /// What stands in an empty field.
    public String prompt() {
        return words.get("lesson.curve.numbers");
    }

    @Override protected String pointing() {
        return words.get("lesson.curve.truth");
    }

    @Override public String wanted() {
        return wanted(prompt());
    }

    /// What a screen reader reads of the sketch, where the question itself has been read.
    public String chosen() {
        String spoken = sketch.spoken(), ask = telling.ask();
        return spoken.startsWith(ask) ? spoken.substring(ask.length()).strip() : spoken;
    }

    /// What is said while the curve does not reach from one end to the other; empty for nothing.
    public String missing() {
        return sketch.unfinished() ? words.get("lesson.curve.missing") : "";
    }

    /// A point of the curve as a screen reader reads it.
    private String point(double frame, double value) {
        return words.get("lesson.curve.point").formatted(telling.ask(), Math.round(frame), Double.isFinite(value)
                ? withUnit(Quantity.digits(value), question.unit())
                : words.get("nothing"));
    }

    @Override public Optional<Answer> given() {
        return sketch.drawn().map(Answer.Drawn::new);
    }

    @Override protected void take(Answer earlier) {
        if (sketch.drawn().isEmpty()) sketch.draw(((Answer.Drawn) earlier).samples());
    }

    /// Shows the axes once the true curve has been run, which gives their range, and that curve once it has been shown.
    @Override protected void looked() {
        context.predictions().range(question).ifPresent(all -> sketch.axes(question.from(), question.at().frame(), all,
                question.unit(), words.get("lesson.curve.frames")));
        sketch.truth(truth().map(t -> ((Answer.Drawn) t).samples()), truth().map(question::margin).orElse(0.0));
    }

    @Override public String happened(Optional<Answer> answer, Answer truth) {
        double margin = question.margin(truth);
        return answer.map(a -> words
                .get(question.right(a, truth) ? "lesson.curve.right" : "lesson.curve.wrong")
                .formatted(value(rounded(question.off(a, truth), margin)), value(margin)))
                .orElseGet(() -> words.get("lesson.curve.truth"));
    }

    private String value(double number) {
        return withUnit(Quantity.digits(number, 2), question.unit());
    }

    /// A distance, or 0 where it is a rounding error: of a curve that was written as numbers.
    ///
    /// @param margin what is allowed
    static double rounded(double off, double margin) {
        return off < ROUNDING * margin ? 0 : off;
    }

    @Override public String inWords(Answer answer) {
        return words.get("page.drawn");
    }
}
