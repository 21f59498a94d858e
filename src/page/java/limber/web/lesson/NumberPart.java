package limber.web.lesson;

import java.util.Optional;
import java.util.OptionalDouble;
import limber.expression.TypedNumbers;
import limber.lesson.Answer;
import limber.lesson.LessonWords;
import limber.lesson.Question;
import limber.presentation.lesson.AnswerSentences;
import limber.presentation.words.Wording;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;

/// A question whose answer is a number with a unit.
final class NumberPart extends QuestionPart<Question.Number> {
    private final HTMLInputElement field;
    private final HTMLElement fault = Nodes.of("p", "fault"), mistake = Nodes.of("p", "because");
    private boolean typed;

    NumberPart(QuestionContext context, Question.Number question, LessonWords.OfQuestion telling, Wording words) {
        super(context, question, telling, words);
        field = Nodes.field("number-" + place, (telling.ask() + " " + question.unit()).strip(), this::typed,
                this::commit);
        field.setAttribute("inputmode", "decimal");
        field.setAttribute("aria-describedby", "fault-" + place);
        field.setSize(10);
        fault.setId("fault-" + place);
        mistake.setId("mistake-" + place);
        answerWith(Nodes.of("div", "field-row", field, Nodes.text("span", "unit", question.unit())));
        answerWith(fault);
        explainFirst(mistake);
    }

    private void typed() {
        typed = true;
        String example = question.unit().isEmpty() ? "0.25" : "0.25 " + question.unit();
        fault.setTextContent(field.getValue().isBlank() || given().isPresent() ? ""
                : words.get("lesson.number.fault").formatted(example));
        changed();
    }

    @Override
    Optional<Answer> given() {
        OptionalDouble v = TypedNumbers.one(field.getValue(), question.unit());
        return v.isPresent() ? Optional.of(new Answer.Figure(v.getAsDouble())) : Optional.empty();
    }

    @Override
    void show(Optional<Answer> answer, Optional<Answer> truth) {
        if (!typed && answer.isPresent())
            field.setValue(AnswerSentences.written(((Answer.Figure) answer.get()).value()));
        mistake.setTextContent(truth.map(t -> AnswerSentences.mistake(question, telling, answer, t)).orElse(""));
        Nodes.shown(mistake, !mistake.getTextContent().isEmpty());
    }
}
