package limber.web.lesson;

import java.util.function.Consumer;
import limber.lesson.answers.AnswersText;
import limber.presentation.lesson.LessonWalk;
import limber.presentation.words.Wording;
import limber.web.Dom;
import org.teavm.jso.JSBody;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.events.EventListener;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;
import org.teavm.jso.dom.html.HTMLTextAreaElement;

/// Menu of a lesson's answers in a page: give a name, save them as a file, print them, begin again.
final class LessonMenu {
    /// How long a browser may take to save a file, ms.
    private static final int KEPT = 60_000;

    private final LessonWalk walk;
    private final Consumer<String> said;
    private final Wording words;
    private final HTMLInputElement name;
    private final HTMLElement sure, copying, begin, box;
    private final HTMLTextAreaElement text = (HTMLTextAreaElement) Nodes.of("textarea", "field");

    /// @param said receives what has been done
    /// @param kept says where answers are kept
    /// @param print puts all steps on paper
    /// @param sited whether a course site keeps them: it has given the name, and begins another attempt
    LessonMenu(LessonWalk walk, Consumer<String> said, Wording words, HTMLElement kept, Runnable print,
            boolean sited) {
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
        copying = copying();
        begin = Nodes.button("begin", "", words.get("page.begin"), () -> ask(true, false));
        Nodes.shown(begin, !sited);
        name.setReadOnly(sited && !name.getValue().isEmpty());
        box = Nodes.of("details", "lesson-menu", Nodes.text("summary", "", words.get("page.answers")), kept,
                Nodes.of("div", "field-row", label, name),
                Nodes.of("div", "menu-buttons",
                        Nodes.button("save-answers", "", words.get("lesson.export"), this::save),
                        Nodes.button("print", "", words.get("page.print"), print),
                        begin),
                copying, sure);
    }

    HTMLElement box() {
        return box;
    }

    private void ask(boolean open, boolean yes) {
        Nodes.shown(sure, open);
        Nodes.focus(open ? (HTMLElement) sure.getLastChild() : begin);
        if (yes) walk.begin();
    }

    private void save() {
        String file = walk.answersFile(), answers = AnswersText.of(walk.answers());
        save(file, answers);
        boolean closed = Embedder.closed();
        if (closed) text.setValue(answers);
        Nodes.shown(copying, closed);
        said.accept(words.get(closed ? "page.copy.instead" : "lesson.exported").formatted(file));
    }

    /// The answers as a text to be copied, where a file may not be saved and nobody is told.
    private HTMLElement copying() {
        text.setId("answers-text");
        text.setReadOnly(true);
        text.setRows(3);
        text.setAttribute("aria-label", words.get("page.answers"));
        HTMLElement box = Nodes.of("div", "copying", text, Nodes.button("copy-answers", "", words.get("page.copy"),
                () -> {
                    if (copy(text)) said.accept(words.get("page.copied"));
                }));
        Nodes.shown(box, false);
        return box;
    }

    @JSBody(params = "text", script = "text.select(); return document.execCommand('copy');")
    private static native boolean copy(
            HTMLTextAreaElement text);

    private static void save(String name, String text) {
        String address = blob(text);
        Dom.save(name, address);
        Window.setTimeout(() -> forget(address), KEPT);
    }

    @JSBody(params = "text", script = "return URL.createObjectURL(new Blob([text], {type: 'application/json'}));")
    private static native String blob(
            String text);

    @JSBody(params = "address", script = "URL.revokeObjectURL(address);")
    private static native void forget(
            String address);
}
