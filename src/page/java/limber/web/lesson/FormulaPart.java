package limber.web.lesson;

import limber.lesson.question.FormulaQuestion;
import limber.lesson.source.LessonWords;
import limber.presentation.lesson.FormulaState;
import limber.presentation.words.Wording;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;

/// A question whose answer is a formula of the code, compared with every operation that ran.
final class FormulaPart extends QuestionPart<FormulaState> {
    private final HTMLInputElement field;
    private final HTMLElement fault = Nodes.of("p", "fault");

    FormulaPart(PartContext context, FormulaQuestion question, LessonWords.OfQuestion telling, Wording words) {
        super(context, new FormulaState(context.asked(), question, telling, words), words);
        field = Nodes.field(id("formula"), telling.ask(), this::typed, this::commit);
        Nodes.mark(field, "formula-field", true);
        field.setPlaceholder(state.prompt());
        field.setAttribute("aria-describedby", id("names") + " " + id("fault"));
        fault.setId(id("fault"));
        HTMLElement allowed = Nodes.text("p", "how", state.allowed());
        allowed.setId(id("names"));
        answerWith(allowed);
        answerWith(field);
        answerWith(fault);
    }

    private void typed() {
        state.type(field.getValue());
        fault.setTextContent(state.fault());
        changed();
    }

    @Override
    void showAnswer() {
        Nodes.value(field, state.text());
    }
}
