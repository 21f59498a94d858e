package limber.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// The words of all that can be pressed, while the mouse is over it: they can be read in each theme.
@Tag("wide")
class PageHoverTest extends InBrowser {
    /// The least contrast of a text, by WCAG 2.2.
    private static final double LEAST = 4.5;
    /// The contrast of an element's text to what is behind it, by the formula of WCAG: the luminances of both plus
    /// 0.05, one over the other. Colours are drawn on a canvas, which knows each form of a colour.
    private static final String CONTRAST = """
            window.contrast = function(e) {
                var pixel = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
                function over(colours) {
                    pixel.clearRect(0, 0, 1, 1);
                    for (var c of colours) { pixel.fillStyle = c; pixel.fillRect(0, 0, 1, 1); }
                    var d = pixel.getImageData(0, 0, 1, 1).data;
                    return [0.2126, 0.7152, 0.0722].reduce(function(sum, share, i) {
                        var v = d[i] / 255;
                        return sum + share * (v <= 0.04045 ? v / 12.92 : Math.pow((v + 0.055) / 1.055, 2.4));
                    }, 0);
                }
                var behind = [];
                for (var at = e; at; at = at.parentElement) behind.unshift(getComputedStyle(at).backgroundColor);
                var a = over(behind), b = over(behind.concat(getComputedStyle(e).color));
                return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
            };
            window.pressed = function() {
                return [...document.querySelectorAll('button, select, summary, a[href], label.choice')].filter(
                    function(e) { return e.checkVisibility() && !e.disabled && e.getClientRects().length; });
            };
            window.texts = function(e) {
                return [e].concat([...e.querySelectorAll('span')]).filter(function(part) {
                    return part.getClientRects().length && [...part.childNodes].some(function(n) {
                        return n.nodeType === 3 && n.textContent.trim() || n.nodeName === 'svg'; });
                });
            };
            true""";

    private final List<String> wrong = new ArrayList<>();
    private final TreeSet<String> filled = new TreeSet<>();
    private int looked, changed;

    private void look(String where) {
        int all = tab.eval("window.all = pressed(); all.length").asInt();
        for (int i = 0; i < all; i++) {
            String at = "all[" + i + "]";
            String before = tab.eval("getComputedStyle(" + at + ").backgroundColor").asString();
            if (!over(at)) continue; // it has gone, or lies below something that keeps its place
            for (JsonNode text : tab.eval("texts(" + at + ").map(e => [contrast(e), (e.id || e.className || '') + ' '"
                    + " + e.textContent.trim().slice(0, 20)])")) {
                looked++;
                if (text.get(0).asDouble() < LEAST)
                    wrong.add(where + ": " + text.get(1).asString().strip() + " " + text.get(0).asDouble());
            }
            if (!before.equals(tab.eval("getComputedStyle(" + at + ").backgroundColor").asString())) changed++;
            if (tab.eval(at + ".matches('.main, .play, .here, .commit, [aria-selected=true], [aria-checked=true]')")
                    .asBoolean())
                filled.add(tab.eval(at + ".className").asString());
        }
    }

    /// Moves the mouse over an element, and says whether it is hovered.
    private boolean over(String element) {
        JsonNode at = tab.eval("(e => { e.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});"
                + " const r = e.getClientRects()[0]; return [r.x + r.width / 2, r.y + r.height / 2]; })("
                + element + ")");
        tab.over(at.get(0).asDouble(), at.get(1).asDouble());
        return tab.eval(element + ".matches(':hover')").asBoolean();
    }

    @Test
    void wordsCanBeReadBelowTheMouseInEachTheme() throws IOException {
        tab.load(pages.lesson("one-stick"));
        tab.eval(CONTRAST);
        assertTrue(tab.eval("matchMedia('(hover: hover)').matches").asBoolean(), "this browser has a mouse");
        assertEquals(21, tab.eval("(e => { e.style.color = '#000'; e.style.background = '#fff';"
                + " document.body.appendChild(e); const c = contrast(e); e.remove(); return c; })"
                + "(document.createElement('p'))").asDouble(), 1e-9);
        for (String theme : List.of("light", "dark", "projector")) {
            tab.eval("while (document.documentElement.dataset.theme !== '" + theme
                    + "') document.querySelector('button.theme').click()");
            tab.click("#lesson-step-1");
            tab.click("#tab-parameters");
            tab.eval("document.querySelectorAll('details').forEach(d => { d.open = true; })");
            look(theme + " 1");
            tab.click("#lesson-step-3");
            tab.until("document.querySelector('.question')");
            tab.click("#tab-code");
            look(theme + " 3");
        }
        assertEquals(List.of(), wrong);
        assertTrue(looked > 200, looked + " texts");
        assertTrue(changed > 100, changed + " grounds changed below the mouse");
        assertTrue(filled.size() > 4, "filled ones: " + filled);
    }
}
