package limber.web.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import limber.lesson.source.LessonWords;
import limber.presentation.lesson.ChoicesState;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.events.EventListener;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;

/// A question with several choices of which one is selected.
final class ChoicesPart extends QuestionPart<ChoicesState> {
    private final List<HTMLElement> rows = new ArrayList<>(), said = new ArrayList<>();
    private final List<HTMLInputElement> buttons = new ArrayList<>();

    ChoicesPart(ChoicesState state, String name) {
        super(state, name);
        List<LessonWords.OfChoice> choices = state.telling().choices();
        List<HTMLElement> explained = IntStream.range(0, choices.size()).mapToObj(i -> row(i, choices.get(i))).toList();
        HTMLElement list = Nodes.of("div", "choices");
        for (int i : state.order()) list.appendChild(explained.get(i));
        answerWith(list);
    }

    private HTMLElement row(int number, LessonWords.OfChoice choice) {
        var button = (HTMLInputElement) Nodes.of("input", "");
        button.setType("radio");
        button.setName(id("choice"));
        button.setId(id("choice") + "-" + (number + 1));
        button.addEventListener("change", (EventListener<Event>) _ -> state.choose(number));
        buttons.add(button);
        HTMLElement row = Nodes.of("label", "choice", button, texts.text("span", "", choice.text())),
                reason = texts.text("p", "because", choice.because());
        said.add(reason);
        rows.add(row);
        return Nodes.of("div", "", row, reason);
    }

    @Override
    void showAnswer() {
        if (state.chosen() >= 0) buttons.get(state.chosen()).setChecked(true);
        for (int i = 0; i < rows.size(); i++) {
            mark(i);
            Nodes.shown(said.get(i), state.explained(i));
        }
    }

    /// Marks the right choice and a wrong one that was chosen, by colour, by a sign and in words.
    private void mark(int choice) {
        boolean right = state.right(choice), missed = state.missed(choice);
        Nodes.mark(rows.get(choice), "true", right);
        Nodes.mark(rows.get(choice), "missed", missed);
        if (right || missed) buttons.get(choice).setAttribute("aria-label", state.spoken(choice));
        else buttons.get(choice).removeAttribute("aria-label");
    }
}
