package limber.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// Conditions, stops and plotted expressions in a page, in Chinese.
@Tag("wide")
class PageFindTest extends InBrowser {
    private static final String FIND = "#pane-find ", PLOT = "#pane-plots ";

    private void type(String pane, String text) {
        tab.eval("(function() { var e = document.querySelector(" + Tab.quoted(pane + "input.field") + "); e.value = "
                + Tab.quoted(text) + "; e.dispatchEvent(new Event('input', {bubbles: true})); })()");
    }

    private void press(String selector) {
        tab.eval("document.querySelector(" + Tab.quoted(selector) + ").click()");
    }

    private void at(int frame) {
        tab.until("JSON.parse(window.limber.state()).moment.startsWith('" + frame + " ')");
    }

    private void plotSays(String text) {
        tab.until("document.querySelector('#pane-plots canvas').getAttribute('aria-label').includes("
                + Tab.quoted(text) + ")");
    }

    private int places() {
        JsonNode count = tab.eval("document.querySelectorAll('#pane-find ol.found li').length");
        return count.asInt();
    }

    @Test
    void aConditionIsFoundAndStopsTheScene() throws IOException {
        tab.load(pages.scene("rope", "classroom", Locale.SIMPLIFIED_CHINESE));
        tab.until("document.getElementById('tab-find')");
        tab.eval("document.getElementById('tab-find').click()");
        tab.eval("var s = document.querySelector('.scrubber'); s.max = 50; s.value = 5;"
                + " s.dispatchEvent(new Event('input', {bubbles: true}))");
        at(5);

        type(FIND, "frame == 3 && nothing > 1");
        press(FIND + "button.find");
        String refused = tab.text(FIND + ".wrong");
        assertFalse(refused.isEmpty());
        assertFalse(refused.matches(".*[a-z]{3,} [a-z]{3,} [a-z]{3,}.*"), "an English sentence: " + refused);

        type(FIND, "frame >= 2");
        press(FIND + "button.find");
        tab.until("document.querySelectorAll('#pane-find ol.found li').length == 4"); // frames 2 to 5
        assertEquals("找到 4 处", tab.text(FIND + "h3"));
        tab.until("document.querySelector('#pane-find p.pane-head').textContent == '已查找第 1 至 5 帧。'");
        press(FIND + "ol.found li:nth-child(2) button");
        at(3);
        assertEquals(4, places());

        type(FIND, "frame == 8");
        press(FIND + "button.stop");
        assertEquals("frame == 8  ·  遇到 0 次", tab.text(FIND + "ul.found span"));
        press("button.play");
        tab.until("!JSON.parse(window.limber.state()).playing");
        at(8);
        assertEquals("frame == 8  ·  遇到 1 次", tab.text(FIND + "ul.found span"));
        press(FIND + "ul.found button.go");
        assertEquals("停止点：0", tab.text(FIND + "h3:last-of-type"));

        tab.eval("document.getElementById('tab-plots').click()");
        type(PLOT, "time * 60 +");
        press(PLOT + ".row input.field + button");
        assertFalse(tab.text(PLOT + ".wrong").isEmpty());
        type(PLOT, "time * 60");
        press(PLOT + ".row input.field + button");
        assertEquals("", tab.text(PLOT + ".wrong"));
        plotSays("time * 60");
        assertEquals(0, tab.eval("document.querySelectorAll('#pane-plots select')[1].selectedIndex").asInt());
        tab.eval("var s = document.querySelectorAll('#pane-plots select')[1]; s.selectedIndex = 1;"
                + " s.dispatchEvent(new Event('change', {bubbles: true}))");
        plotSays("已完成的阶段");
    }
}
