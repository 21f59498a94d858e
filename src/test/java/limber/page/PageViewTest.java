package limber.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The buttons over a view, and the theme of a page.
@Tag("wide")
class PageViewTest extends InBrowser {
    @Test
    void theSceneFillsTheScreenIsSavedAsAPictureAndKeepsItsTheme() throws IOException {
        Path page = pages.scene("rope", "cable");
        tab.load(page);
        tab.click(".full");
        tab.until("document.fullscreenElement && document.fullscreenElement.classList.contains('stage')");
        tab.click(".full");
        tab.until("!document.fullscreenElement");
        tab.eval("HTMLAnchorElement.prototype.click = function() { window.saved = [this.download, this.href]; }");
        tab.click(".picture");
        tab.until("window.saved");
        assertEquals("rope-0.png", tab.eval("window.saved[0]").asString());
        tab.eval("const i = new Image(); i.src = window.saved[1]; window.drawn = i");
        tab.until("window.drawn.naturalWidth === document.querySelector('.view canvas').width");
        String before = theme();
        tab.click(".theme");
        assertNotEquals(before, theme());
        assertEquals(theme(), tab.eval("localStorage.getItem('limber.theme')").asString());
        // a browser may lose what a page keeps in the moment in which it is left
        tab.before("localStorage.setItem('limber.theme', 'projector')");
        tab.load(page);
        assertEquals("projector", theme());
    }

    /// To draw a text with its outline is slow without a graphics card.
    @Test
    void aNameThatStaysTheSameIsCopied() throws IOException {
        tab.load(pages.scene("rope", "cable"));
        tab.eval("""
                window.outlined = 0;
                CanvasRenderingContext2D.prototype.strokeText = (draw => function() {
                    window.outlined++;
                    draw.apply(this, arguments);
                })(CanvasRenderingContext2D.prototype.strokeText);
                true""");
        String theme = theme();
        tab.click(".theme");
        tab.until("document.documentElement.dataset.theme !== " + Tab.quoted(theme) + " && window.outlined > 0");
        turn(3);
        int names = tab.eval("window.outlined").asInt();
        turn(3);
        assertEquals(names, tab.eval("window.outlined").asInt());
    }

    /// Turns the camera, one picture each.
    private void turn(int times) {
        for (int i = 0; i < times; i++) {
            int before = tab.state().drawings();
            double[] middle = tab.middle(".view canvas");
            double x = middle[0], y = middle[1] + 90; // beside the rope
            tab.drag(new double[]{x, y}, new double[]{x + 12, y}, 1);
            tab.until("JSON.parse(window.limber.state()).drawings > " + before);
        }
    }

    private String theme() {
        return tab.eval("document.documentElement.dataset.theme").asString();
    }
}
