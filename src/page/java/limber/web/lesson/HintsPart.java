package limber.web.lesson;

import java.util.List;
import limber.presentation.lesson.HintsState;
import limber.presentation.lesson.Predictions;
import limber.presentation.words.Wording;
import limber.web.TouchText;
import org.teavm.jso.dom.html.HTMLElement;

/// The hints of a step in a page, opened one at a time. How many a student has opened is kept with the answers.
final class HintsPart {
    private final HintsState state;
    private final TouchText texts;
    private final HTMLElement open = Nodes.of("div", "hints-open"), more, box;

    HintsPart(Predictions predictions, List<String> hints, Wording words) {
        texts = new TouchText(words);
        state = new HintsState(predictions, hints, words);
        more = Nodes.button("hint-next", "plain", "", () -> {
            state.openNext();
            show();
            Nodes.focus((HTMLElement) open.getLastChild()); // what gets the focus is read aloud
        });
        box = Nodes.of("div", "hints", open, more);
        show();
    }

    HTMLElement box() {
        return box;
    }

    private void show() {
        Nodes.fill(open, state.open().stream().map(hint -> texts.text("p", "hint", hint)).toList());
        Nodes.shown(more, state.more());
        more.setTextContent(state.label());
    }
}
