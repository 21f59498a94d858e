package limber.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Locale;
import limber.lesson.Lessons;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// A lesson by one thumb, on a phone that is held upright.
@Tag("wide")
class PagePhoneTest extends InBrowser {
    @BeforeEach
    void upright() {
        tab.phone();
    }

    private void step(int number) {
        tab.eval("document.getElementById('lesson-step-" + number + "').click()");
        tab.until("document.getElementById('lesson-step-" + number + "').ariaCurrent === 'step'");
    }

    /// Whether all of an element's width is inside of a row that scrolls.
    private void seen(String selector, String row) {
        tab.until("((e, r) => e.left >= r.left - 1 && e.right <= r.right + 1)(document.querySelector('" + selector
                + "').getBoundingClientRect(), document.querySelector('" + row + "').getBoundingClientRect())");
    }

    @Test
    void theChosenTabAndTheChosenStepAreSeen() throws IOException {
        tab.load(pages.lesson("points-that-remember"));
        step(2);
        seen("#tab-plots", ".tabs");
        step(3); // its ladder is hidden while the question waits, and stands at its end
        tab.eval("document.getElementById('skip-next').click()");
        tab.until("!document.documentElement.classList.contains('held')");
        seen(".rung[aria-checked=true]", ".ladder");
    }

    @Test
    void whatIsAskedForIsNotCovered() throws IOException {
        tab.load(pages.lesson("points-that-remember"));
        step(2);
        tab.eval("document.querySelector('.sketch').scrollIntoView({block: 'end'})");
        tab.click(".bar .play");
        tab.until("!document.querySelector('.said').hidden");
        tab.until("document.getElementById('skip-speed').getBoundingClientRect().bottom"
                + " <= document.querySelector('.said').getBoundingClientRect().top");
    }

    @Test
    void aNoticeLeavesTheWayOnFree() throws IOException {
        tab.load(pages.lesson("points-that-remember"));
        tab.eval("document.querySelector('.notice').hidden = false;"
                + " document.querySelector('.notice').textContent = 'A notice'");
        assertTrue(tab.eval("document.querySelector('.notice').getBoundingClientRect().bottom"
                + " <= document.getElementById('next').getBoundingClientRect().top").asBoolean());
    }

    /// A term of one sign is no wider than its sign and its margins, and nine steps stand in one line.
    @Test
    void nothingIsWiderThanItsWords() throws IOException {
        tab.load(pages.lesson(Lessons.find("points-that-remember").orElseThrow(), Locale.CHINESE));
        step(2);
        int narrowest = tab.eval("Math.min(...[...document.querySelectorAll('.term')].map(e => e.offsetWidth))")
                .asInt();
        assertTrue(narrowest < 24, narrowest + " px");
        tab.load(pages.lesson("one-stick"));
        assertEquals(1, tab.eval("new Set([...document.querySelectorAll('.dot')].map(e => e.offsetTop)).size")
                .asInt());
    }

    @Test
    void aSearchWithoutAHitSaysSo() throws IOException {
        tab.load(pages.scene("rope", "default"));
        tab.eval("document.getElementById('tab-parameters').click()");
        tab.eval("document.getElementById('parameters-find').focus()");
        tab.type("qqq");
        tab.until("document.querySelector('.settings-pane .none').textContent === 'No parameter has this name.'");
        tab.eval("document.getElementById('parameters-find').select()");
        tab.type("gravity");
        tab.until("document.querySelector('.settings-pane .none').textContent === ''");
    }

    @Test
    void theButtonThatFitsSaysThatTheBodyIsAway() throws IOException {
        tab.load(pages.lesson("points-that-remember"));
        step(6);
        tab.click(".bar .play");
        tab.until("(s => s.moment.split(' ')[0] === '50' && !s.playing)(JSON.parse(window.limber.state()))");
        tab.click(".bar .play");
        tab.until("document.querySelector('.fit').ariaLabel.startsWith('Out of view')");
        tab.click(".bar .play");
        tab.click(".fit");
        tab.until("document.querySelector('.fit').ariaLabel === 'Fit'");
    }
}
