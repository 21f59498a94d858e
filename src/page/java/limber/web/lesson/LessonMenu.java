package limber.web.lesson;

import java.util.function.Consumer;
import limber.lesson.answers.AnswersText;
import limber.presentation.lesson.LessonWalk;
import limber.presentation.words.Wording;
import org.teavm.jso.JSBody;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.events.EventListener;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;

/// Menu of a lesson's answers in a page: give a name, save them as a file, print them, begin again.
final class LessonMenu {
    private final LessonWalk walk;
    private final Consumer<String> said;
    private final Wording words;
    private final HTMLInputElement name;
    private final HTMLElement sure, box;

    /// @param said receives what has been done
    /// @param kept says where answers are kept
    /// @param print puts all steps on paper
    LessonMenu(LessonWalk walk, Consumer<String> said, Wording words, HTMLElement kept, Runnable print) {
        this.walk = walk;
        this.said = said;
        this.words = words;
        String called = words.get("lesson.numbers.name");
        name = Nodes.field("student", called, () -> {}, () -> {});
        name.setValue(walk.answering().student().get());
        name.addEventListener("change", (EventListener<Event>) _ -> walk.rename(name.getValue()));
        HTMLElement label = Nodes.text("label", "", called);
        label.setAttribute("for", "student");
        name.removeAttribute("aria-label");
        sure = Nodes.of("div", "sure", Nodes.text("p", "", words.get("page.begin.sure")),
                Nodes.button("begin-yes", "", words.get("page.begin"), () -> ask(false, true)),
                Nodes.button("begin-no", "plain", words.get("page.cancel"), () -> ask(false, false)));
        sure.setAttribute("role", "group");
        Nodes.shown(sure, false);
        box = Nodes.of("details", "lesson-menu", Nodes.text("summary", "", words.get("page.answers")), kept,
                Nodes.of("div", "field-row", label, name),
                Nodes.of("div", "menu-buttons",
                        Nodes.button("save-answers", "", words.get("lesson.export"), this::save),
                        Nodes.button("print", "", words.get("page.print"), print),
                        Nodes.button("begin", "", words.get("page.begin"), () -> ask(true, false))),
                sure);
    }

    HTMLElement box() {
        return box;
    }

    private void ask(boolean open, boolean yes) {
        Nodes.shown(sure, open);
        if (open) Nodes.focus((HTMLElement) sure.getLastChild());
        if (yes) walk.begin();
    }

    private void save() {
        String file = walk.answersFile();
        save(file, AnswersText.of(walk.answering().journal().all(walk.lesson())));
        said.accept(words.get("lesson.exported").formatted(file));
    }

    @JSBody(params = {"name", "text"}, script = """
            var a = document.createElement('a'),
                url = URL.createObjectURL(new Blob([text], {type: 'application/json'}));
            a.href = url;
            a.download = name;
            document.body.appendChild(a);
            a.click();
            a.remove();
            setTimeout(function() { URL.revokeObjectURL(url); }, 60000);""")
    private static native void save(
            String name, String text);
}
