package limber.web.lesson;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import limber.lesson.Answer;
import limber.lesson.FormulaQuestion;
import limber.lesson.LessonWords;
import limber.presentation.words.Wording;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;

/// A question whose answer is a formula of the code, compared with every operation that ran.
final class FormulaPart extends QuestionPart<FormulaQuestion> {
    private final HTMLInputElement field;
    private final HTMLElement fault = Nodes.of("p", "fault");
    private boolean typed;

    FormulaPart(QuestionContext context, FormulaQuestion question, LessonWords.OfQuestion telling, Wording words) {
        super(context, question, telling, words);
        field = Nodes.field("formula-" + place, telling.ask(), this::typed, this::commit);
        Nodes.mark(field, "formula-field", true);
        field.setPlaceholder(question.truth().expression() + " = …");
        field.setAttribute("aria-describedby", "names-" + place + " fault-" + place);
        fault.setId("fault-" + place);
        String names = Stream.concat(question.names().numbers().stream(), question.names().vectors().stream())
                .collect(Collectors.joining(", "));
        HTMLElement allowed = Nodes.text("p", "how", words.get("lesson.formula.names").formatted(names));
        allowed.setId("names-" + place);
        answerWith(allowed);
        answerWith(field);
        answerWith(fault);
    }

    private void typed() {
        typed = true;
        fault.setTextContent(question.fault(field.getValue()));
        changed();
    }

    @Override
    Optional<Answer> given() {
        String text = field.getValue().strip();
        return text.isEmpty() || !question.fault(text).isEmpty()
                ? Optional.empty()
                : Optional.of(new Answer.Typed(text));
    }

    @Override
    void show(Optional<Answer> answer, Optional<Answer> truth) {
        if (!typed && answer.isPresent()) field.setValue(((Answer.Typed) answer.get()).text());
    }
}
