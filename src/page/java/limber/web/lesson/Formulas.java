package limber.web.lesson;

import org.teavm.jso.JSBody;
import org.teavm.jso.dom.html.HTMLElement;

/// Formulas as MathML, by the function `limberMath` of the page. Until it has made one, and where it refuses one, the
/// TeX stands there. Of what it gives, only elements of formulas are taken over.
final class Formulas {
    private Formulas() {}

    /// @param tex harmless to draw
    /// @param display whether it stands in a line of its own
    static HTMLElement of(String tex, boolean display) {
        HTMLElement place = Nodes.of("span", "formula", Nodes.text("code", "", tex.strip()));
        draw(place, tex.strip(), display);
        return place;
    }

    @JSBody(params = {"place", "tex", "display"}, script = """
            var known = /^(math|mrow|m[inos]|mtext|mspace|mfrac|msqrt|mroot|mstyle|mpadded|mphantom|menclose|msub|msup|\
            msubsup|munder|mover|munderover|mmultiscripts|mprescripts|none|mtable|mtr|mlabeledtr|mtd)$/;
            var refused = /^(on|href|xlink|src|style|xmlns|id|class)/i;
            function copy(from) {
                if (from.nodeType === 3) return document.createTextNode(from.data);
                if (from.nodeType !== 1 || !known.test(from.localName)) return null;
                var to = document.createElementNS('http://www.w3.org/1998/Math/MathML', from.localName);
                for (var i = 0; i < from.attributes.length; i++) {
                    var a = from.attributes[i];
                    if (!refused.test(a.name)) to.setAttribute(a.name, a.value);
                }
                for (var j = 0; j < from.childNodes.length; j++) {
                    var made = copy(from.childNodes[j]);
                    if (made) to.appendChild(made);
                }
                return to;
            }
            function put(text) {
                if (!text) return;
                var made = copy(new DOMParser().parseFromString(text, 'application/xml').documentElement);
                if (made) place.replaceChildren(made);
            }
            var tries = 0;
            function ask() {
                if (typeof window.limberMath === 'function')
                    Promise.resolve(window.limberMath(tex, display)).then(put).catch(function(e) {});
                else if (tries++ < 300) setTimeout(ask, 100);
            }
            ask();""")
    private static native void draw(HTMLElement place, String tex, boolean display);
}
