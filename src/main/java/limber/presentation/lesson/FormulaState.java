package limber.presentation.lesson;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import limber.lesson.question.Answer;
import limber.lesson.question.FormulaQuestion;
import limber.lesson.source.LessonWords;
import limber.presentation.words.Quantity;

/// The state of a question whose answer is a formula of the code.
public final class FormulaState extends QuestionState<FormulaQuestion> {
    private String text = "";
    private boolean typed;

    FormulaState(QuestionContext context, FormulaQuestion question, LessonWords.OfQuestion telling) {
        super(context, question, telling);
    }

    /// What stands in an empty field.
    public String prompt() {
        return question.truth().expression() + " = …";
    }

    @Override public String wanted() {
        return wanted(prompt());
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
        changed();
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
        if (typed) return;
        typed = true;
        text = ((Answer.Typed) earlier).text();
    }

    @Override public String happened(Optional<Answer> answer, Answer truth) {
        var ran = (Answer.Ran) truth;
        if (answer.isEmpty()) return words.get("lesson.formula.truth")
                .formatted(Quantity.text(ran.results().getFirst(), ""), ran.results().size());
        return question.difference(answer.get(), ran)
                .map(d -> wrong(d, ran.results().size()))
                .orElseGet(() -> words.get("lesson.formula.right").formatted(ran.results().size()));
    }

    private String wrong(FormulaQuestion.Difference first, int operations) {
        List<String> sides = Quantity.apart(first.given(), first.truth(), "");
        return words.get("lesson.formula.wrong").formatted(first.operation() + 1, operations, sides.get(0),
                sides.get(1));
    }

    @Override public String inWords(Answer answer) {
        return ((Answer.Typed) answer).text();
    }
}
