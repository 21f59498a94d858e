package limber.presentation.lesson;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import limber.lesson.question.Answer;
import limber.lesson.question.FormulaQuestion;
import limber.lesson.source.LessonWords;
import limber.presentation.words.Wording;

/// The state of a question whose answer is a formula of the code.
public final class FormulaState extends QuestionState<FormulaQuestion> {
    private String text = "";
    private boolean typed;

    public FormulaState(QuestionContext context, FormulaQuestion question, LessonWords.OfQuestion telling,
            Wording words) {
        super(context, question, telling, words);
    }

    /// What stands in an empty field.
    public String prompt() {
        return question.truth().expression() + " = …";
    }

    /// The names that a formula may have, in a sentence.
    public String allowed() {
        return words.get("lesson.formula.names").formatted(Stream
                .concat(question.names().numbers().stream(), question.names().vectors().stream())
                .collect(Collectors.joining(", ")));
    }

    public void type(String now) {
        typed = true;
        text = now;
    }

    /// What stands in the field.
    public String text() {
        return text;
    }

    /// What is wrong with the formula; empty for nothing.
    public String fault() {
        return question.fault(text);
    }

    @Override public Optional<Answer> given() {
        return text.isBlank() || !question.fault(text.strip()).isEmpty() ? Optional.empty()
                : Optional.of(new Answer.Typed(text.strip()));
    }

    @Override protected void take(Answer earlier) {
        if (!typed) type(((Answer.Typed) earlier).text());
    }
}
