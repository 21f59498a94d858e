package limber.web.panes;

import org.teavm.jso.JSBody;
import org.teavm.jso.dom.html.HTMLElement;

/// Scrolling inside an element, which leaves the page where it is.
final class Scrolling {
    private Scrolling() {}

    /// Shows a child, with a line above it.
    @JSBody(params = {"e", "child"}, script = "const c = e.children[Math.max(0, child - 1)]; "
            + "if (c) e.scrollTop = c.offsetTop - e.offsetTop;")
    static native void into(HTMLElement e, int child);

    /// Shows all of a child of a row that is longer than its place; a browser does so for the focus only where nothing
    /// of it is seen.
    @JSBody(params = {"e", "child"}, script = "const left = child.offsetLeft - e.offsetLeft; "
            + "e.scrollLeft = Math.max(left + child.offsetWidth - e.clientWidth, Math.min(e.scrollLeft, left));")
    static native void across(HTMLElement e, HTMLElement child);
}
