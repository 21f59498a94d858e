package limber.web.lesson;

import limber.presentation.lesson.NotesState;
import limber.presentation.words.Wording;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.events.EventListener;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLTextAreaElement;

/// A text area for a student's notes at a step, kept with the answers shortly after the last key.
final class NotesPart {
    private final NotesState state;
    private final HTMLElement box;

    NotesPart(NotesState state, Wording words) {
        this.state = state;
        HTMLElement title = Nodes.text("label", "notes-title", words.get("lesson.notes"));
        title.setAttribute("for", "notes");
        var text = (HTMLTextAreaElement) Nodes.of("textarea", "field");
        text.setId("notes");
        text.setRows(NotesState.ROWS);
        text.setPlaceholder(words.get("lesson.notes.prompt"));
        text.setValue(state.text());
        text.addEventListener("input", (EventListener<Event>) _ -> state.type(text.getValue()));
        text.addEventListener("change", (EventListener<Event>) _ -> keep());
        box = Nodes.of("div", "notes", title, text);
    }

    HTMLElement box() {
        return box;
    }

    /// Keeps what has been typed.
    void keep() {
        state.keep();
    }
}
