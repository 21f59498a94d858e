package limber.web.lesson;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import limber.course.GlossaryEntry;
import limber.input.Faults;
import limber.lesson.source.LessonText;
import limber.presentation.prose.Plain;
import org.commonmark.node.Node;
import org.teavm.jso.JSBody;
import org.teavm.jso.dom.html.HTMLElement;

/// The terms that a lesson's text has in bold, with what they mean. One is shown at a time, below the text that has it.
public final class Terms {
    private final Map<String, List<Node>> byName = new HashMap<>();
    private Optional<HTMLElement> owner = Optional.empty(), shown = Optional.empty();

    /// @param glossary sections of the glossary, as a page brings them
    public Terms(String glossary) {
        for (LessonText.Section section : LessonText.read("terms", glossary, new Faults()).sections()) {
            List<Node> blocks = Stream.concat(section.blocks().stream(), section.after().stream()).toList();
            byName.put(GlossaryEntry.key(Plain.of(section.heading())), blocks);
            section.block().map(b -> b.object("a term", "id: a name").get("forms"))
                    .ifPresent(forms -> forms.array("forms", "a list")
                            .forEach(form -> byName.put(GlossaryEntry.key(form.string("forms", "a text")), blocks)));
        }
    }

    /// The id of the term with these words; empty for other words.
    Optional<String> id(String words) {
        return Optional.of(GlossaryEntry.key(words)).filter(byName::containsKey);
    }

    /// What a term means.
    List<Node> meaning(String id) {
        return byName.get(id);
    }

    /// Shows what a term means below the text around its button, or takes it away again.
    void toggle(HTMLElement button, HTMLElement meaning) {
        boolean another = !owner.equals(Optional.of(button));
        close();
        if (!another) return;
        owner = Optional.of(button);
        shown = Optional.of(Nodes.of("div", "term-meaning", meaning));
        shown.get().setAttribute("role", "note");
        shown.get().setTabIndex(-1);
        button.setAttribute("aria-expanded", "true");
        below(button, shown.get());
        Nodes.focus(shown.get()); // what gets the focus is read aloud
    }

    /// Takes away what is shown.
    void close() {
        owner.ifPresent(button -> button.setAttribute("aria-expanded", "false"));
        shown.ifPresent(HTMLElement::delete);
        owner = Optional.empty();
        shown = Optional.empty();
    }

    @JSBody(params = {"button", "box"}, script = """
            var text = button.closest('p, li, td, th, summary, .display') || button.parentNode;
            if (text.tagName === 'LI' || text.tagName === 'TD' || text.tagName === 'TH') text.appendChild(box);
            else text.after(box);""")
    private static native void below(HTMLElement button, HTMLElement box);
}
