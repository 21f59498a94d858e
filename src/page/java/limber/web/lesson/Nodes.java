package limber.web.lesson;

import java.util.List;
import org.teavm.jso.JSBody;
import org.teavm.jso.dom.events.Event;
import org.teavm.jso.dom.events.EventListener;
import org.teavm.jso.dom.events.KeyboardEvent;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;
import org.teavm.jso.dom.xml.Node;

/// Elements of a page, made from names and texts: nothing is parsed.
final class Nodes {
    private Nodes() {}

    /// @param style its classes; empty for none
    static HTMLElement of(String tag, String style, Node... inside) {
        HTMLElement element = HTMLDocument.current().createElement(tag);
        if (!style.isEmpty()) element.setClassName(style);
        for (Node node : inside) element.appendChild(node);
        return element;
    }

    static HTMLElement text(String tag, String style, String text) {
        HTMLElement element = of(tag, style);
        element.setTextContent(text);
        return element;
    }

    static Node words(String text) {
        return HTMLDocument.current().createTextNode(text);
    }

    static HTMLElement button(String id, String style, String text, Runnable pressed) {
        HTMLElement button = text("button", style, text);
        button.setAttribute("type", "button");
        button.setId(id);
        button.addEventListener("click", (EventListener<Event>) _ -> pressed.run());
        return button;
    }

    /// A field for a line of text, with a name for those who do not see what is beside it.
    ///
    /// @param entered called for Enter
    static HTMLInputElement field(String id, String name, Runnable changed, Runnable entered) {
        var field = (HTMLInputElement) of("input", "field");
        field.setType("text");
        field.setId(id);
        field.setAttribute("aria-label", name);
        field.setAttribute("autocomplete", "off");
        field.setAttribute("autocapitalize", "off");
        field.setAttribute("spellcheck", "false");
        field.addEventListener("input", (EventListener<Event>) _ -> changed.run());
        field.addEventListener("keydown", (EventListener<KeyboardEvent>) e -> {
            if (!e.getKey().equals("Enter")) return;
            e.preventDefault();
            entered.run();
        });
        return field;
    }

    /// Puts a text into a field; one that stands there already stays, with its caret.
    static void value(HTMLInputElement field, String text) {
        if (!field.getValue().equals(text)) field.setValue(text);
    }

    static void fill(HTMLElement parent, List<? extends Node> inside) {
        while (parent.getFirstChild() != null) parent.removeChild(parent.getFirstChild());
        inside.forEach(parent::appendChild);
    }

    static void shown(HTMLElement element, boolean on) {
        element.setHidden(!on);
    }

    /// Sets one of an element's classes, or takes it away.
    @JSBody(params = {"element", "style", "on"},
            script = "element.classList.toggle(style, on);")
    static native void mark(HTMLElement element, String style,
            boolean on);

    @JSBody(params = {"element", "on"}, script = "element.disabled = on;")
    static native void disabled(
            HTMLElement element, boolean on);

    /// Does something when an element of a class gets the keyboard.
    static void focused(HTMLElement around, String style, Runnable done) {
        around.addEventListener("focusin", (EventListener<Event>) e -> {
            if (((HTMLElement) e.getTarget()).getClassName().contains(style)) done.run();
        });
    }

    /// Whether the top, the middle or the foot of an element is seen, and nothing lies over it there.
    @JSBody(params = "element", script = """
            const b = element.getBoundingClientRect();
            return [b.top + 8, (b.top + b.bottom) / 2, b.bottom - 8]
                .some(y => element.contains(document.elementFromPoint(b.left + b.width / 2, y)));""")
    static native boolean inView(HTMLElement element);

    /// Brings an element into view.
    @JSBody(params = "element", script = "element.scrollIntoView({block: 'nearest'});")
    static native void seen(HTMLElement element);

    /// Gives an element the keyboard; one that takes none by itself is read aloud so.
    static void focus(HTMLElement element) {
        if (!element.hasAttribute("tabindex") && !element.getTagName().matches("(?i)button|input|a|textarea"))
            element.setTabIndex(-1);
        element.focus();
    }
}
