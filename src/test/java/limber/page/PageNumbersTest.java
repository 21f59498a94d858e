package limber.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import limber.models.Catalog;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// The pane *Numbers* of a page, on two particles with a stick of 1 m between them.
@Tag("wide")
class PageNumbersTest extends InBrowser {
    @BeforeEach
    void open() throws IOException {
        tab.load(pages.lesson("points-that-remember"));
        tab.eval("document.getElementById('tab-numbers').click()");
        tab.until("document.querySelector('.numbers tbody td')");
    }

    /// The texts of a row's cells.
    private List<String> row(int element) {
        return List.of(tab.eval("[...[...document.querySelectorAll('.numbers tbody tr')].find(tr =>"
                + " tr.firstChild.textContent === '" + element + "').querySelectorAll('td')].slice(0, 3)"
                + ".map(td => td.textContent).join('|')").asString().split("\\|"));
    }

    @Test
    void aRowHasTheNumbersOfAnElement() {
        assertEquals(List.of("0.00000", "0.00000", "0.00000"), row(0));
        assertEquals(List.of("1.00000", "0.00000", "0.00000"), row(1));
        assertEquals("× 2", tab.text(".numbers-pane .quiet"));
    }

    /// In the first frame of 0.02 s a particle falls by 9.81 · 0.02² m.
    @Test
    void aStepShowsWhatItHasChanged() {
        tab.eval("document.querySelector('.bar .step').click()");
        tab.until("document.querySelector('.numbers td.changed')");
        assertEquals(List.of("1.00000", "0.00000 → -0.00392", "0.00000"), row(1));
        assertEquals("", tab.eval("document.querySelectorAll('.numbers tbody td')[0].className").asString());
    }

    /// Types the number of a row.
    private void find(int number) {
        tab.eval("(f => { f.value = '" + number + "'; f.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter'})); })"
                + "(document.querySelector('.numbers-pane .field'))");
    }

    @Test
    void aRowIsFoundAndChosen() {
        find(1);
        tab.until("document.querySelectorAll('.numbers tbody tr')[1].className === 'next'");
        tab.eval("document.querySelector('.numbers tbody button').click()");
        tab.until("document.querySelectorAll('.numbers tbody tr')[0].className === 'next'");
        find(2);
        assertEquals("There is no particle 2. Their numbers go from 0 to 1.", tab.text(".notice"));
    }

    /// An icosphere cut four times has 10 · 4⁴ + 2 vertices, of which 40 have rows at a time.
    @Test
    void manyElementsAreShownInParts() throws IOException {
        tab.load(pages.scene("ball", Catalog.model("ball").presets().getFirst().name()));
        tab.eval("document.getElementById('tab-numbers').click()");
        tab.until("document.querySelectorAll('.numbers tbody tr').length === 40");
        tab.eval("document.querySelector('.numbers-pane .down').click()");
        assertEquals("40", tab.text(".numbers tbody tr:first-child th"));
        find(2561);
        tab.until("document.querySelector('.numbers tr.next th').textContent === '2561'");
        assertTrue(tab.eval("document.querySelector('.numbers-pane .down').hidden").asBoolean());
        assertEquals("× 2562", tab.text(".numbers-pane .quiet"));
    }
}
