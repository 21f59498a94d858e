package limber.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// What somebody makes in a page while exploring: layers, colours, measuring tools, actions, and a sweep of one's own.
@Tag("wide")
class PageShowTest extends InBrowser {
    private static final String PANE = "#pane-show ", SWEEP = "#pane-sweep ";

    private void load(String preset, Locale language, String pane) throws IOException {
        tab.load(pages.scene("rope", preset, language));
        tab.until("document.getElementById('tab-" + pane + "')");
        tab.eval("document.getElementById('tab-" + pane + "').click()");
    }

    private void choose(String list, int index) {
        tab.eval("var s = document.querySelector('" + list + "'); s.selectedIndex = " + index
                + "; s.dispatchEvent(new Event('change', {bubbles: true}))");
    }

    /// The classroom's rope hangs between its handles, which are 4 m apart at first.
    @Test
    void toolsAreMadeAndRead() throws IOException {
        load("classroom", Locale.ENGLISH, "show");
        assertTrue(tab.eval("document.querySelector('" + PANE + ".row button:last-child').disabled").asBoolean());
        tab.click(PANE + ".put-ruler");
        tab.until("JSON.parse(window.limber.state()).tools.length === 1");
        tab.until("document.querySelector('.notice').textContent.includes('ruler')");
        tab.click(PANE + ".put-stopwatch");
        tab.until("JSON.parse(window.limber.state()).tools.length === 2");
        assertTrue(tab.state().tools().getFirst() > 0);
        tab.click("#tab-plots");
        tab.until("[...document.querySelector('#pane-plots select').options].some(o => /ruler/i.test(o.text))");
        tab.click("#tab-show");
        tab.click(PANE + ".row button:last-child");
        tab.until("JSON.parse(window.limber.state()).tools.length === 0");
    }

    @Test
    void layersAndColoursAreChosen() throws IOException {
        tab.phone();
        load("classroom", Locale.SIMPLIFIED_CHINESE, "show");
        tab.until("document.getElementById('show-velocity')");
        assertFalse(tab.eval("document.getElementById('show-velocity').checked").asBoolean());
        int drawn = tab.state().drawings();
        tab.eval("document.getElementById('show-velocity').click()");
        tab.until("JSON.parse(window.limber.state()).drawings > " + drawn);
        choose(PANE + "select", 0);
        tab.until("document.querySelector('" + PANE + "select').selectedIndex === 0");
        choose(PANE + "select", 1);
        tab.until("document.querySelector('" + PANE + "select').selectedIndex === 1");
        assertTrue(tab.eval("document.getElementById('show-velocity').checked").asBoolean());
        assertTrue(tab.eval("[...document.querySelectorAll('" + PANE + "label')].every(l => { const r = l"
                + ".getBoundingClientRect(); return r.height >= 40 && r.right <= innerWidth; })").asBoolean());
    }

    /// An action in a stopped run waits until it goes on, and is an input then.
    @Test
    void anActionIsAButton() throws IOException {
        load("hook", Locale.ENGLISH, "show");
        tab.click(PANE + ".act-retract");
        tab.until("JSON.parse(window.limber.state()).inputs === 1");
        assertEquals("The run is stopped. Play (Space) goes on from here.", tab.text(".notice"));
    }

    /// Three numbers of sweeps are three runs.
    @Test
    void aSweepOfOnesOwnIsRun() throws IOException {
        load("classroom", Locale.SIMPLIFIED_CHINESE, "sweep");
        tab.until("document.querySelector('" + SWEEP + "input').value !== ''");
        fill(1, "many");
        tab.click(SWEEP + ".run");
        tab.until("document.querySelector('" + SWEEP + ".wrong').textContent !== ''");
        fill(1, "1,2,4");
        fill(2, "sag");
        fill(3, "5");
        tab.click(SWEEP + ".run");
        assertEquals("", tab.text(SWEEP + ".wrong"));
        tab.until("document.querySelector('" + SWEEP + ".plot-now').textContent === '已完成 3 / 3 次运行'");
    }

    private void fill(int field, String text) {
        tab.eval("(f => { f.value = " + Tab.quoted(text) + "; f.dispatchEvent(new Event('input', {bubbles: true})); })"
                + "(document.querySelectorAll('" + SWEEP + "input')[" + (field - 1) + "])");
    }
}
