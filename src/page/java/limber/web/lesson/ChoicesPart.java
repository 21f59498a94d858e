package limber.web.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import limber.lesson.Answer;
import limber.lesson.LessonWords;
import limber.lesson.Question;
import limber.presentation.words.Wording;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.events.EventListener;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;

/// A question with several choices of which one is selected.
final class ChoicesPart extends QuestionPart<Question.Choices> {
    private final List<HTMLElement> rows = new ArrayList<>(), said = new ArrayList<>();
    private final List<HTMLInputElement> buttons = new ArrayList<>();

    ChoicesPart(QuestionContext context, Question.Choices question, LessonWords.OfQuestion telling, Wording words) {
        super(context, question, telling, words);
        for (int i = 0; i < telling.choices().size(); i++) rows.add(row(i, telling.choices().get(i)));
        HTMLElement list = Nodes.of("div", "choices");
        for (int i : question.order(context.seed())) list.appendChild(rows.get(i));
        answerWith(list);
    }

    private HTMLElement row(int number, LessonWords.OfChoice choice) {
        var button = (HTMLInputElement) Nodes.of("input", "");
        button.setType("radio");
        button.setName("choice-" + place);
        button.setId("choice-" + place + "-" + (number + 1));
        button.addEventListener("change", (EventListener<Event>) _ -> changed());
        buttons.add(button);
        HTMLElement reason = Nodes.of("div", "", Nodes.text("p", "reason-of", choice.text()),
                Nodes.text("p", "because", choice.because()));
        said.add(reason);
        explainFirst(reason);
        return Nodes.of("label", "choice", button, Nodes.text("span", "", choice.text()));
    }

    @Override
    Optional<Answer> given() {
        return IntStream.range(0, buttons.size()).filter(i -> buttons.get(i).isChecked()).boxed().findFirst()
                .map(Answer.Chosen::new);
    }

    @Override
    void show(Optional<Answer> answer, Optional<Answer> truth) {
        if (given().isEmpty()) answer.ifPresent(a -> buttons.get(index(a)).setChecked(true));
        int right = truth.map(ChoicesPart::index).orElse(-1), chosen = answer.map(ChoicesPart::index).orElse(-1);
        for (int i = 0; i < rows.size(); i++) {
            mark(i, i == right, right >= 0 && i == chosen && i != right);
            Nodes.shown(said.get(i),
                    right >= 0 && (i == right || i == chosen) && !telling.choices().get(i).because().isEmpty());
        }
    }

    /// Marks the right choice and a wrong one that was chosen, by colour, by a sign and in words.
    private void mark(int choice, boolean right, boolean missed) {
        Nodes.mark(rows.get(choice), "true", right);
        Nodes.mark(rows.get(choice), "missed", missed);
        String text = telling.choices().get(choice).text();
        if (right || missed) buttons.get(choice).setAttribute("aria-label",
                words.get(right ? "lesson.choice.right" : "lesson.choice.missed").formatted(text));
        else buttons.get(choice).removeAttribute("aria-label");
    }

    private static int index(Answer answer) {
        return ((Answer.Chosen) answer).index();
    }
}
