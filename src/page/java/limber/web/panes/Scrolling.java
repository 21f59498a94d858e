package limber.web.panes;

import limber.web.view.Call;
import org.teavm.jso.JSBody;
import org.teavm.jso.dom.html.HTMLElement;

/// Scrolling inside an element, which leaves the page where it is.
final class Scrolling {
    private Scrolling() {}

    /// Shows a child, with a line above it.
    @JSBody(params = {"e", "child"}, script = "const c = e.children[Math.max(0, child - 1)]; "
            + "if (c) e.scrollTop = c.offsetTop - e.offsetTop;")
    static native void into(HTMLElement e, int child);

    /// Shows all of a child of a row that is longer than its place, and a part of its neighbours; a browser does so for
    /// the focus only where nothing of it is seen.
    @JSBody(params = {"e", "child"}, script = """
            const r = e.getBoundingClientRect(), c = child.getBoundingClientRect(), peek = 44;
            if (c.width) e.scrollLeft += c.right + peek > r.right ? c.right + peek - r.right
                : Math.min(0, c.left - peek - r.left);
            e.dispatchEvent(new Event('scroll'));""")
    static native void across(HTMLElement e, HTMLElement child);

    /// Marks an element at each end beyond which a row goes on: its classes are `before` and `after`.
    @JSBody(params = "e", script = """
            e.addEventListener('scroll', () => {
                e.classList.toggle('before', e.scrollLeft > 1);
                e.classList.toggle('after', e.scrollLeft + e.clientWidth < e.scrollWidth - 1);
            }, {passive: true});""")
    static native void edges(HTMLElement e);

    /// Does something whenever an element has another size, as when it is shown.
    @JSBody(params = {"e", "changed"},
            script = "if (window.ResizeObserver) new ResizeObserver(() => changed()).observe(e);")
    static native void resized(HTMLElement e, Call changed);
}
