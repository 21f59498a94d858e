package limber.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Curves of a plot in a page: added, written, and taken away in the legend.
@Tag("wide")
class PagePlotsTest extends InBrowser {
    private static final String PLOT = "#pane-plots ", ROWS = "document.querySelectorAll('#pane-plots .legend li')";
    /// As many as there are patterns.
    private static final int MOST = 6;

    private void load(Locale language) throws IOException {
        tab.load(pages.scene("rope", "classroom", language));
        tab.until("document.getElementById('tab-plots')");
        tab.click("#tab-plots");
        rows(1);
    }

    private void rows(int count) {
        tab.until(ROWS + ".length === " + count);
    }

    private String name(int row) {
        return tab.text(PLOT + ".legend li:nth-child(" + row + ") .name");
    }

    /// Chooses a curve by its title, as the list of a phone does.
    private void choose(String title) {
        assertTrue(tab.eval("""
                (function() {
                    const list = document.querySelector('#pane-plots select');
                    const at = [...list.options].findIndex(o => o.text === %s);
                    list.selectedIndex = at;
                    list.dispatchEvent(new Event('change', {bubbles: true}));
                    return at > 0;
                })()""".formatted(Tab.quoted(title))).asBoolean(), title);
    }

    private void write(String expression) {
        tab.eval("document.querySelector('" + PLOT + "input.field').value = ''");
        tab.click(PLOT + "input.field");
        tab.type(expression);
        tab.key("Enter");
    }

    @Test
    void curvesAreAddedWrittenAndTakenAway() throws IOException {
        load(Locale.ENGLISH);
        assertEquals("largest |residual|", name(1));
        choose("sag (m)");
        rows(2);
        assertEquals("sag", name(2));
        tab.until("document.querySelector('#pane-plots canvas').ariaLabel.includes('sag: ')");
        tab.until("/ m$/.test(document.querySelector('#pane-plots .legend li:nth-child(2) .plot-now').textContent)");

        write("sag * 100 +");
        tab.until("document.querySelector('#pane-plots .wrong').textContent !== ''");
        String fault = tab.text(PLOT + ".wrong");
        assertTrue(fault.startsWith("Column 12: "), fault); // the end of the text, after its 11 characters
        assertFalse(fault.contains("\n"), fault);
        rows(2);
        write("sag * 100");
        rows(3);
        assertEquals("", tab.text(PLOT + ".wrong"));
        assertEquals("sag * 100", name(3));

        tab.click(PLOT + ".legend li:nth-child(2) button");
        rows(2);
        assertEquals(List.of("largest |residual|", "sag * 100"), List.of(name(1), name(2)));
        choose("✓ sag * 100"); // off, and on again
        rows(1);
        choose("sag * 100");
        rows(2);
    }

    @Test
    void thereIsRoomForSix() throws IOException {
        load(Locale.SIMPLIFIED_CHINESE);
        IntStream.range(1, MOST).forEach(i -> {
            write("time * " + i);
            rows(i + 1); // the field moves down
        });
        rows(MOST);
        choose("下垂 (m)");
        tab.until("document.querySelector('#pane-plots .wrong').textContent"
                + " === '最多画 6 条曲线。请先在“曲线”里去掉一条。'");
        rows(MOST);
        long patterns = tab.eval("new Set([..." + ROWS + "].map(r => r.querySelector('path')"
                + ".getAttribute('stroke-dasharray'))).size").asLong();
        assertEquals(MOST, patterns);
    }

    /// On a phone each row fits, and a thumb finds its button.
    @Test
    void aThumbTakesACurveAway() throws IOException {
        tab.phone();
        load(Locale.ENGLISH);
        choose("largest |speed| (m/s)");
        rows(2);
        assertTrue(tab.eval("[..." + ROWS + "].every(r => { const b = r.querySelector('button')"
                + ".getBoundingClientRect(); return b.width >= 40 && b.height >= 40 && b.right <= innerWidth; })")
                .asBoolean());
        double[] at = tab.middle(PLOT + ".legend li:nth-child(1) button");
        tab.swipe(at, at, 0);
        rows(1);
        assertEquals("largest |speed|", name(1));
    }

    /// The jelly's first plot is a vector, which the list of curves offers too.
    @Test
    void aPlotOpensOnItsModelsOwnNumber() throws IOException {
        tab.load(pages.scene("jelly", "light"));
        tab.click("#tab-plots");
        rows(1);
        assertEquals("largest |offset|", name(1));
        choose("✓ largest |offset| (m)");
        rows(0);
    }
}
