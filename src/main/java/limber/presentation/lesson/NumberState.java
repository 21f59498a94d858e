package limber.presentation.lesson;

import java.util.Optional;
import java.util.OptionalDouble;
import limber.expression.TypedNumbers;
import limber.lesson.question.Answer;
import limber.lesson.question.Question;
import limber.lesson.source.LessonWords;
import limber.presentation.words.Quantity;

/// The state of a question whose answer is a number with a unit.
public final class NumberState extends QuestionState<Question.Number> {
    /// How many digits a result has.
    private static final int FEWEST = 3, MOST = 9;
    /// How many digits an answer has by itself: as many as anybody types.
    private static final int TYPED = 6;

    private String text = "";
    private boolean typed;

    NumberState(QuestionContext context, Question.Number question, LessonWords.OfQuestion telling) {
        super(context, question, telling);
    }

    /// How a screen reader calls the field.
    public String name() {
        return (telling.ask() + " " + question.unit()).strip();
    }

    @Override public String wanted() {
        return wanted(question.unit());
    }

    public void type(String now) {
        typed = true;
        text = now;
        changed();
    }

    /// What stands in the field.
    public String text() {
        return text;
    }

    /// Why the text is no number; empty if it is one, or nothing.
    public String fault() {
        return text.isBlank() || given().isPresent() ? ""
                : words.get("lesson.number.fault").formatted(withUnit("0.25", question.unit()));
    }

    @Override public Optional<Answer> given() {
        OptionalDouble v = TypedNumbers.one(text, question.unit());
        return v.isPresent() ? Optional.of(new Answer.Figure(v.getAsDouble())) : Optional.empty();
    }

    @Override protected void take(Answer earlier) {
        if (typed) return;
        typed = true;
        text = written(((Answer.Figure) earlier).value());
    }

    /// All digits of a number: it must be the same when it is read again.
    private static String written(double value) {
        String digits = Quantity.digits(value);
        return Double.parseDouble(digits) == value ? digits : Double.toString(value);
    }

    /// Why the answer is a common mistake; empty if it is none, or that is not known.
    public String mistake() {
        return truth().map(t -> mistake(latest(), t)).orElse("");
    }

    private String mistake(Optional<Answer> answer, Answer truth) {
        return answer.flatMap(a -> question.mistake(a, truth)).map(telling.mistakes()::get).orElse("");
    }

    @Override public String happened(Optional<Answer> answer, Answer truth) {
        String is = digits(truth, truth);
        if (answer.isEmpty()) return words.get("lesson.truth").formatted(is);
        boolean right = question.right(answer.get(), truth);
        String said = digits(answer.get(), truth);
        if (right && said.equals(is)) return words.get("lesson.right").formatted(is);
        return words.get(right ? "lesson.number.right" : "lesson.number.wrong").formatted(is, said);
    }

    /// An answer with as many digits as the tolerance has, and at least three.
    private String digits(Answer answer, Answer truth) {
        double value = ((Answer.Figure) answer).value(), is = ((Answer.Figure) truth).value();
        double steps = Math.max(Math.abs(value), Math.abs(is)) / question.tolerance().of(is);
        int fine = (int) Math.ceil(Math.log10(Math.max(1, steps)));
        return withUnit(Quantity.digits(value, Math.clamp(fine, FEWEST, MOST)), question.unit());
    }

    @Override protected String reason(Optional<Answer> answer, Answer truth) {
        return (mistake(answer, truth) + " " + telling.because()).strip();
    }

    @Override protected Optional<String> recalled(Answer first, Answer truth) {
        return Optional.of(digits(first, truth));
    }

    @Override public String inWords(Answer answer) {
        return withUnit(Quantity.digits(((Answer.Figure) answer).value(), TYPED), question.unit());
    }
}
