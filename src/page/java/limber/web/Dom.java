package limber.web;

import org.teavm.jso.JSBody;
import org.teavm.jso.browser.Window;
import org.teavm.jso.dom.html.HTMLDocument;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.xml.Element;
import org.teavm.jso.dom.xml.Node;

/// Functions that build a page of elements. A text is always a text, never HTML.
public final class Dom {
    private static final HTMLDocument PAGE = Window.current().getDocument();
    private static final String SVG = "http://www.w3.org/2000/svg";

    private Dom() {}

    /// An element with a class and children.
    public static HTMLElement el(String tag, String style, Node... children) {
        HTMLElement e = PAGE.createElement(tag);
        if (!style.isEmpty()) e.setAttribute("class", style);
        return add(e, children);
    }

    /// An element that holds a text.
    public static HTMLElement text(String tag, String style, String text) {
        return add(el(tag, style), PAGE.createTextNode(text));
    }

    public static HTMLElement add(HTMLElement parent, Node... children) {
        for (Node child : children) parent.appendChild(child);
        return parent;
    }

    public static void clear(HTMLElement e) {
        while (e.getFirstChild() != null) e.removeChild(e.getFirstChild());
    }

    /// Puts a text in the place of what an element holds; the same text is left alone, or it would be read aloud again.
    public static void say(HTMLElement e, String text) {
        if (!text.equals(content(e))) write(e, text);
    }

    @JSBody(params = "e", script = "return e.textContent;")
    public static native String content(HTMLElement e);

    @JSBody(params = {"e", "text"}, script = "e.textContent = text;")
    private static native void write(HTMLElement e,
            String text);

    public static void show(HTMLElement e, boolean on) {
        if (e.isHidden() == on) e.setHidden(!on); // what is written anew is laid out anew
    }

    /// A button with a text.
    public static HTMLElement button(String style, String text, Runnable done) {
        HTMLElement b = text("button", style, text);
        b.setAttribute("type", "button");
        b.addEventListener("click", _ -> done.run());
        return b;
    }

    /// A button with an icon, and a name for those who cannot see it.
    ///
    /// @param path in a square of 24
    public static HTMLElement iconButton(String style, String path, String name, Runnable done) {
        HTMLElement b = button("icon " + style, "", done);
        icon(b, path);
        name(b, name);
        return b;
    }

    /// Puts an icon into an element.
    public static void icon(HTMLElement e, String path) {
        clear(e);
        Element svg = PAGE.createElementNS(SVG, "svg");
        svg.setAttribute("viewBox", "0 0 24 24");
        svg.setAttribute("aria-hidden", "true");
        svg.setAttribute("class", "filled");
        Element shape = PAGE.createElementNS(SVG, "path");
        shape.setAttribute("d", path);
        svg.appendChild(shape);
        e.appendChild(svg);
    }

    /// A name for screen readers, also shown where the pointer rests.
    public static void name(HTMLElement e, String name) {
        e.setAttribute("aria-label", name);
        e.setAttribute("title", name);
    }

    /// Opens a dialog over the page, unless it is open.
    @JSBody(params = "dialog", script = "if (!dialog.open) dialog.showModal();")
    static native void open(HTMLElement dialog);

    @JSBody(params = "dialog", script = "dialog.close();")
    static native void close(HTMLElement dialog);

    /// Has the browser save what an address has in it as a file.
    @JSBody(params = {"name", "address"}, script = """
            const a = document.createElement('a');
            a.href = address;
            a.download = name;
            document.body.appendChild(a);
            a.click();
            a.remove();""")
    public static native void save(String name, String address);
}
