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
}
