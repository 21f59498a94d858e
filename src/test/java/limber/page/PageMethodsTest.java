package limber.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Locale;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Several methods in a page: their table, their curves, and another one that is added.
@Tag("wide")
class PageMethodsTest extends InBrowser {
    private static final String PANE = "#pane-methods ", ROWS = "document.querySelectorAll('#pane-methods tr')";

    private String cell(int row, int column) {
        return tab.text(PANE + "tr:nth-child(" + (row + 1) + ") > :nth-child(" + column + ")");
    }

    /// Two ropes of six segments under one gravity are the same while both hang straight: the distance of one that
    /// has the same values is none, that of a strand is.
    @Test
    void allMethodsOfAMomentAreInTheTableAndInThePlot() throws IOException {
        tab.load(pages.moment("""
                {"limber":1,"model":"rope","view":{"show":{"overlays":["ground"]}},
                 "entries":[{"model":"rope"},{"model":"rope","set":{"iterations":3}},
                            {"model":"strand","set":{"length":4}}],"layout":"side-by-side"}""", "four"));
        tab.click("#tab-methods");
        tab.eval("var s = document.querySelector('.scrubber'); s.max = 50; s.value = 12;"
                + " s.dispatchEvent(new Event('input', {bubbles: true}))");
        tab.until(ROWS + ".length === 5 && /[1-9].* m/.test(document.querySelector("
                + "'#pane-methods tr:nth-child(5) > :nth-child(3)').textContent)");
        assertEquals("0 m", cell(1, 3)); // what distances are measured from
        assertEquals("0 m", cell(2, 3)); // the same rope
        assertTrue(!cell(3, 3).equals("0 m") && !cell(4, 3).equals("0 m"), cell(3, 3) + " " + cell(4, 3));
        String spoken = "document.querySelector('#pane-methods canvas').ariaLabel";
        tab.until(spoken + ".includes('Strand: ')");
        assertEquals(3, tab.eval(spoken + ".split(';').length - 2").asInt()); // after the frame and its number
        assertEquals(4, tab.eval("document.querySelectorAll('.sides .method').length").asInt());

        tab.eval("var s = document.querySelector('#pane-methods select'); s.selectedIndex = 3;"
                + " s.dispatchEvent(new Event('change', {bubbles: true}))");
        tab.until("document.querySelector('#pane-methods tr:nth-child(5) > :nth-child(3)').textContent === '0 m'");
        tab.click(PANE + ".row button"); // one over the other
        tab.until("document.querySelector('.sides').className === 'sides over'");
        tab.click(PANE + "tr:nth-child(3) button");
        tab.until(ROWS + ".length === 4");
        tab.until("document.querySelectorAll('.sides .method').length === 3");
        tab.click(PANE + "button.icon");
        tab.until("document.querySelector('.sides').hidden");
    }

    @Test
    void anotherMethodIsAdded() throws IOException {
        tab.phone();
        tab.load(pages.scene("rope", "classroom", Locale.SIMPLIFIED_CHINESE));
        tab.until("document.getElementById('tab-methods')");
        tab.eval("document.getElementById('tab-methods').click()");
        write("iterations=many");
        tab.click(PANE + "button.add");
        tab.until("document.querySelector('#pane-methods .wrong').textContent !== ''");
        assertTrue(tab.text(PANE + ".wrong").contains("many") && !tab.text(PANE + ".wrong").contains("number"));
        write("iterations=2");
        tab.click(PANE + "button.add");
        tab.until(ROWS + ".length === 3");
        assertEquals("", tab.text(PANE + ".wrong"));
        assertTrue(cell(2, 1).contains("2"), cell(2, 1));
        tab.until("document.querySelectorAll('.sides .method').length === 2");
    }

    private void write(String values) {
        tab.eval("document.querySelector('" + PANE + "input.field').value = ''");
        tab.eval("document.querySelector('" + PANE + "input.field').focus()");
        tab.type(values);
    }
}
