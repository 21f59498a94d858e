package limber.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import limber.engine.model.Handle;
import limber.engine.model.Model;
import limber.engine.settings.Settings;
import limber.models.Catalog;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// What a step needs on a phone, and where the thumb finds it.
@Tag("wide")
class PageThumbTest extends InBrowser {
    private static final String SLIDER = ".step-parameters input[type=range]";

    @BeforeEach
    void open() throws IOException {
        tab.phone().load(pages.lesson("points-that-remember"));
    }

    private void step(int number) {
        tab.eval("document.getElementById('lesson-step-" + number + "').click()");
        tab.until("document.getElementById('lesson-step-" + number + "').ariaCurrent === 'step'");
    }

    private boolean is(String condition) {
        return tab.eval("!!(" + condition + ")").asBoolean();
    }

    /// Whether nothing lies over the middle of an element, and it is in the window.
    private boolean free(String selector) {
        return is("(e => { const b = e.getBoundingClientRect(), at = document.elementFromPoint(b.x + b.width / 2,"
                + " b.y + b.height / 2); return e.contains(at); })(document.querySelector('" + selector + "'))");
    }

    /// Step 1 opens the pane of all parameters, step 6 asks for two of them; step 7 speaks of none.
    @Test
    void theParametersOfAStepStandBelowItsQuestions() {
        assertTrue(is("document.querySelector('.step-parameters').checkVisibility()"));
        assertTrue(is("!document.getElementById('setting-gravity').checkVisibility()"), "a tap opens them");
        tab.click(".step-parameters > summary");
        tab.until("document.getElementById('setting-gravity').checkVisibility()");
        assertTrue(is("document.getElementById('tab-parameters').hidden"));
        step(6);
        tab.until("document.getElementById('setting-substep')");
        assertTrue(is("document.getElementById('setting-substep').checkVisibility()"));
        assertTrue(is("(box => box.compareDocumentPosition(document.getElementById('setting-substep'))"
                + " & Node.DOCUMENT_POSITION_FOLLOWING)(document.querySelector('.goal'))"));
        assertTrue(is("document.querySelector('.lesson .step-parameters #setting-substep')"));
        step(7);
        assertTrue(is("!document.querySelector('.step-parameters').checkVisibility()"));
        assertTrue(is("document.querySelector('.panes #tab-parameters:not([hidden])')"));
    }

    /// Where the panes stand beside the text, the parameters are in theirs.
    @Test
    void theParametersAreInTheirPaneWhereItIsSeen() {
        step(6);
        tab.size(1280, 720, false);
        tab.until("document.querySelector('.panes #setting-substep')");
        assertTrue(is("document.getElementById('tab-parameters').ariaSelected === 'true'"));
        assertTrue(is("!document.querySelector('.step-parameters').checkVisibility()"));
        tab.size(640, 360, true);
        tab.until("document.querySelector('.lesson .step-parameters #setting-substep')");
    }

    /// A browser moves a slider below a finger that scrolls the page.
    @Test
    void aFingerThatScrollsSetsNothing() {
        step(6);
        tab.until("document.querySelector('" + SLIDER + "')");
        String value = "document.getElementById('setting-substep').value";
        double[] middle = tab.middle(SLIDER);
        assertEquals("0.02", tab.eval(value).asString());
        tab.swipe(middle, new double[]{middle[0], middle[1] - 80}, 8);
        assertEquals("0.02", tab.eval(value).asString());
        middle = tab.middle(SLIDER);
        tab.swipe(middle, new double[]{middle[0] - 40, middle[1]}, 8);
        tab.until(value + " !== '0.02'");
        double slid = Double.parseDouble(tab.eval(value).asString());
        assertTrue(slid > 0.003 && slid < 0.015, "a third of a scale from 0.001 to 0.02: " + slid);
    }

    @Test
    void aRowOfTabsShowsThatItGoesOn() {
        step(7);
        tab.eval("document.getElementById('tab-code').click()");
        tab.until("document.querySelector('.tabs').className === 'tabs after'");
        tab.eval("document.getElementById('tab-ledger').click()");
        tab.until("document.querySelector('.tabs').className.includes('before')");
        assertNotEquals("none", tab.eval("getComputedStyle(document.querySelector('.tabs')).maskImage").asString());
        tab.eval("document.getElementById('tab-methods').click()");
        tab.until("document.querySelector('.tabs').className === 'tabs before'");
        tab.size(1280, 720, false);
        tab.until("!document.querySelector('.tabs').className.includes(' ')");
        assertTrue(is("[...document.querySelectorAll('.tab')].every(t => t.getBoundingClientRect().right <= 1280)"));
    }

    @Test
    void theWayOnStaysInViewHeldAcross() {
        tab.size(640, 360, true);
        step(4);
        for (int at : new int[]{0, 150, 300}) {
            tab.eval("window.scrollTo(0, " + at + ")");
            assertTrue(free("#next"), "at " + at);
        }
    }

    @Test
    void whatIsSaidInTheMenuIsSeen() {
        tab.eval("HTMLAnchorElement.prototype.click = function() {};"
                + "document.querySelector('.lesson-menu').open = true");
        tab.click("#save-answers");
        tab.until("!document.querySelector('.said').hidden");
        assertTrue(free(".said"));
    }

    /// 5 substeps of 0.004 s are the best solution. The sliders stand below the goal.
    @Test
    void aGoalThatIsReachedOutOfSightIsSaid() {
        step(6);
        tab.until("document.getElementById('setting-substep')");
        double top = tab.middle(SLIDER)[1];
        for (String set : List.of("substep = 0.004", "substeps = 5")) {
            String[] parts = set.split(" = ");
            tab.eval("(f => { f.value = '" + parts[1] + "'; f.dispatchEvent(new Event('change', {bubbles: true})); })"
                    + "(document.getElementById('setting-" + parts[0] + "'))");
        }
        assertTrue(is("!document.getElementById('reset-all').hidden"));
        assertEquals(top, tab.eval("(b => b.y + b.height / 2)(document.querySelector('" + SLIDER
                + "').getBoundingClientRect())").asDouble(), 1, "a button to reset moves no row");
        tab.eval("document.querySelector('.step-parameters').scrollIntoView({block: 'end'})");
        double[] play = tab.middle(".bar .play");
        tab.click(play[0], play[1]);
        tab.until("document.querySelector('.said').textContent.startsWith('Reached!')");
        assertTrue(free(".said"));
    }

    @Test
    void theSizesOfAStepStandInOneLine() throws IOException {
        tab.load(pages.lesson("one-stick"));
        assertEquals("ladder", tab.eval("document.querySelector('.ladder').className").asString());
        tab.size(320, 640, true);
        tab.until("document.querySelector('.ladder').className === 'ladder after'");
    }

    @Test
    void aVerdictComesIntoView() {
        step(4);
        tab.eval("document.getElementById('number-fallen').focus()");
        tab.type("4.905");
        tab.click("#commit-fallen");
        tab.eval("window.scrollBy(0, document.getElementById('commit-fallen').getBoundingClientRect().top - 530)");
        assertTrue(is("document.getElementById('result-fallen').getBoundingClientRect().top > 570"), "below the edge");
        double[] play = tab.middle(".bar .play");
        tab.click(play[0], play[1]);
        tab.until("document.getElementById('result-fallen').textContent.includes('5.003')");
        assertTrue(free("#result-fallen"));
    }

    /// In a low view a scene is fitted beside the buttons over it.
    @Test
    void noRingLiesBelowAButton() throws IOException {
        for (Model model : Catalog.MODELS) {
            tab.load(pages.scene(model.name(), model.presets().getFirst().name()));
            Settings p = model.presets().getFirst().settings();
            for (Handle handle : model.handles(p))
                assertTrue(is("((at, b, v) => !at || !(at[0] > b.left - v.left && at[0] < b.right - v.left"
                        + " && at[1] > b.top - v.top && at[1] < b.bottom - v.top))(window.limber.place('"
                        + handle.name() + "'),"
                        + " document.querySelector('.view-buttons').getBoundingClientRect(),"
                        + " document.querySelector('.view').getBoundingClientRect())"), model.name() + " " + handle);
        }
    }

    /// Beside *undo* there is no room for more than the time; the ladder has the frame.
    @Test
    void theTimeIsWholeBesideAllButtons() {
        tab.size(640, 360, true);
        String cut = "[...document.querySelectorAll('.scrub .moment')]"
                + ".filter(e => getComputedStyle(e).clipPath === 'none' && e.checkVisibility())"
                + ".map(e => e.textContent + (e.scrollWidth > e.clientWidth)).join()";
        assertEquals("frame 0 · 0.00 sfalse", tab.eval(cut).asString());
        tab.eval("document.querySelector('.bar .undo').hidden = false");
        assertEquals("0.00 sfalse", tab.eval(cut).asString());
        assertEquals("frame 0 · 0.00 s", tab.text(".bar output"));
    }

    /// The lesson begins with a rope of one segment, which no preset has.
    @Test
    void valuesOfALessonsOwnHaveANameAmongPresets() {
        tab.size(1280, 720, false);
        tab.eval("document.getElementById('tab-parameters').click()");
        tab.until("document.querySelector('.settings-pane select')");
        assertEquals("Values of its own", tab.eval("(s => s.options[s.selectedIndex].text)"
                + "(document.querySelector('.settings-pane label select'))").asString());
    }
}
