package limber.presentation.lesson;

import java.util.Optional;
import java.util.OptionalDouble;
import limber.expression.TypedNumbers;
import limber.lesson.question.Answer;
import limber.lesson.question.Question;
import limber.lesson.source.LessonWords;
import limber.presentation.words.Wording;

/// The state of a question whose answer is a number with a unit.
public final class NumberState extends QuestionState<Question.Number> {
    private String text = "";
    private boolean typed;

    public NumberState(QuestionContext context, Question.Number question, LessonWords.OfQuestion telling,
            Wording words) {
        super(context, question, telling, words);
    }

    /// How a screen reader calls the field.
    public String name() {
        return (telling.ask() + " " + question.unit()).strip();
    }

    public void type(String now) {
        typed = true;
        text = now;
    }

    /// What stands in the field.
    public String text() {
        return text;
    }

    /// Why the text is no number; empty if it is one, or nothing.
    public String fault() {
        return text.isBlank() || given().isPresent() ? ""
                : words.get("lesson.number.fault")
                        .formatted(question.unit().isEmpty() ? "0.25" : "0.25 " + question.unit());
    }

    @Override public Optional<Answer> given() {
        OptionalDouble v = TypedNumbers.one(text, question.unit());
        return v.isPresent() ? Optional.of(new Answer.Figure(v.getAsDouble())) : Optional.empty();
    }

    @Override protected void take(Answer earlier) {
        if (!typed) type(AnswerSentences.written(((Answer.Figure) earlier).value()));
    }

    /// Why the answer is a common mistake; empty if it is none, or that is not known.
    public String mistake() {
        return truth().map(t -> AnswerSentences.mistake(question, telling, latest(), t)).orElse("");
    }
}
