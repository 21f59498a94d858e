package limber.web.lesson;

import java.util.List;
import limber.presentation.lesson.Predictions;
import limber.presentation.words.Wording;
import org.teavm.jso.dom.html.HTMLElement;

/// The hints of a step in a page, opened one at a time. How many a student has opened is kept with the answers.
final class HintsPart {
    private final Predictions predictions;
    private final List<String> hints;
    private final Wording words;
    private final HTMLElement open = Nodes.of("div", "hints-open"), more, box;

    HintsPart(Predictions predictions, List<String> hints, Wording words) {
        this.predictions = predictions;
        this.hints = hints;
        this.words = words;
        more = Nodes.button("hint-next", "plain", "", () -> {
            predictions.hinted(shown() + 1);
            show();
            Nodes.focus((HTMLElement) open.getLastChild()); // what gets the focus is read aloud
        });
        box = Nodes.of("div", "hints", open, more);
        show();
    }

    HTMLElement box() {
        return box;
    }

    /// How many are open; fewer than before if the lesson has fewer now.
    private int shown() {
        return Math.min(predictions.hints(), hints.size());
    }

    private void show() {
        Nodes.fill(open, hints.subList(0, shown()).stream().map(hint -> Nodes.text("p", "hint", hint)).toList());
        Nodes.shown(more, shown() < hints.size());
        more.setTextContent(words.get("lesson.hint.next").formatted(shown() + 1, hints.size()));
    }
}
