package limber.web.panes;

import java.util.LinkedHashMap;
import java.util.Map;
import org.teavm.jso.JSBody;
import org.teavm.jso.JSFunctor;
import org.teavm.jso.JSObject;
import org.teavm.jso.dom.html.HTMLElement;

/// Formulas in a page: TeX becomes MathML, which the browser draws and reads aloud. Until the program for that has been
/// unpacked, and where a formula cannot be read, its TeX is shown.
public final class Maths {
    private static final int MOST = 400;
    private static final Map<String, String> KNOWN = new LinkedHashMap<>();

    private Maths() {}

    /// A receiver of MathML.
    @JSFunctor
    private interface Made extends JSObject {
        void of(String mathMl);
    }

    /// Shows a formula in an element.
    ///
    /// @param display whether it stands by itself
    public static void show(HTMLElement in, String tex, boolean display) {
        in.setAttribute("class", "formula" + (display ? " display" : ""));
        String key = (display ? "d" : "i") + tex, known = KNOWN.get(key);
        if (known != null) {
            markUp(in, known);
            return;
        }
        write(in, tex);
        in.setAttribute("data-tex", key);
        make(tex, display, made -> {
            if (KNOWN.size() == MOST) KNOWN.remove(KNOWN.keySet().iterator().next());
            KNOWN.put(key, made);
            if (key.equals(in.getAttribute("data-tex"))) markUp(in, made); // another one may be wanted by now
        });
    }

    @JSBody(params = {"tex", "display", "made"},
            script = "window.limberMath(tex, display).then(made, e => console.warn(e.message));")
    private static native void make(
            String tex, boolean display, Made made);

    @JSBody(params = {"e", "text"}, script = "e.textContent = text;")
    private static native void write(HTMLElement e,
            String text);

    /// MathML whose texts have been escaped, and whose attributes chosen, by the program that makes it.
    @JSBody(params = {"e", "mathMl"}, script = "e.innerHTML = mathMl;")
    private static native void markUp(HTMLElement e,
            String mathMl);
}
