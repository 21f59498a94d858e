package limber.web.lesson;

import limber.presentation.lesson.Predictions;
import limber.presentation.words.Wording;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.events.EventListener;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLTextAreaElement;

/// A text area for a student's notes at a step, kept with the answers shortly after the last key.
final class NotesPart {
    private static final int ROWS = 3, SOON = 600;

    private final Predictions predictions;
    private final HTMLTextAreaElement text;
    private final HTMLElement box;
    /// The number of the change that is waited for.
    private int changes;

    /// @param predictions of the step that the notes belong to, also when another step is shown
    NotesPart(Predictions predictions, Wording words) {
        this.predictions = predictions;
        HTMLElement title = Nodes.text("label", "notes-title", words.get("lesson.notes"));
        title.setAttribute("for", "notes");
        text = (HTMLTextAreaElement) Nodes.of("textarea", "field");
        text.setId("notes");
        text.setRows(ROWS);
        text.setPlaceholder(words.get("lesson.notes.prompt"));
        text.setValue(predictions.note());
        text.addEventListener("input", (EventListener<Event>) _ -> {
            int now = ++changes;
            Window.setTimeout(() -> {
                if (now == changes) keep();
            }, SOON);
        });
        text.addEventListener("change", (EventListener<Event>) _ -> keep());
        box = Nodes.of("div", "notes", title, text);
    }

    HTMLElement box() {
        return box;
    }

    /// Keeps what has been typed.
    void keep() {
        predictions.note(text.getValue());
    }
}
