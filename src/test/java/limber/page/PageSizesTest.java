package limber.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// What each part of a page has of a window, at twelve sizes from a small phone to a large screen; 640 × 360 is also
/// what a screen of 1280 × 720 leaves at a zoom of 200 %.
@Tag("wide")
class PageSizesTest extends InBrowser {
    private record Size(int width, int height) {
        boolean phone() {
            return Math.min(width, height) < 500;
        }

        /// Whether the text stands beside the scene and not below it.
        boolean beside() {
            return width >= 900 || width >= 560 && height <= 560;
        }

        @Override
        public String toString() {
            return width + " × " + height;
        }
    }

    private static final List<Size> SIZES = List.of(new Size(320, 568), new Size(360, 640), new Size(390, 844),
            new Size(412, 915), new Size(568, 320), new Size(640, 360), new Size(844, 390), new Size(768, 1024),
            new Size(1024, 768), new Size(1280, 720), new Size(1366, 768), new Size(1920, 1080));
    /// The top and the height of an element, px; of one that is not drawn, zeros.
    private static final String PLACES = """
            (function() {
                var all = {};
                for (var name of ['page-head', 'stage', 'view', 'caption', 'bar', 'lesson-head', 'lesson-foot']) {
                    var box = document.querySelector('.' + name).getBoundingClientRect();
                    all[name] = [Math.round(box.left), Math.round(box.top), Math.round(box.width),
                        Math.round(box.height)];
                }
                all.wide = document.documentElement.scrollWidth;
                return all;
            })()""";
    /// Whether each control that can have the keyboard is seen when it has it: what is at its middle is itself.
    private static final String COVERED = """
            [...document.querySelectorAll('.text button, .text input, .text textarea, .text summary, .bar button')]
                .filter(function(e) {
                    if (!e.checkVisibility() || e.disabled) return false;
                    e.focus();
                    var box = e.getBoundingClientRect(),
                        at = document.elementFromPoint(box.left + box.width / 2,
                            box.top + Math.min(box.height / 2, 20));
                    return !at || !(e.contains(at) || at.contains(e) && !at.matches('.stage, .lesson-foot'));
                }).map(function(e) { return e.id || e.className || e.textContent; })""";

    /// The least share of the height that is left to read in, once the page's head is scrolled away, and the least
    /// height of the view, px.
    private static final double READ = 0.4, VIEW = 110;

    @Test
    void eachPartHasItsRoomAtTwelveSizes() throws IOException {
        var faults = new ArrayList<String>();
        System.out.println("size         view  caption  bar  text: width × height");
        tab.load(pages.lesson("points-that-remember"));
        for (Size size : SIZES) {
            tab.size(size.width, size.height, size.phone());
            tab.eval("window.scrollTo(0, 0)");
            tab.until("window.innerWidth === " + size.width);
            tab.eval("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(1))))");
            JsonNode places = tab.eval(PLACES);
            look(size, places, faults);
            tab.eval("document.getElementById('lesson-step-2').click()");
            tab.until("document.querySelector('.question')");
            for (JsonNode covered : tab.eval(COVERED)) faults.add(size + ": " + covered.asString() + " is covered");
            tab.eval("document.getElementById('lesson-step-1').click()");
        }
        assertEquals(List.of(), faults);
    }

    private static void look(Size size, JsonNode places, List<String> faults) {
        int view = part(places, "view", 3), foot = part(places, "lesson-foot", 3),
                stage = part(places, "stage", 3), head = part(places, "page-head", 3),
                wide = part(places, "lesson-head", 2);
        int read = size.beside() ? size.height - (size.height > 560 ? head + foot : 0) : size.height - stage - foot;
        System.out.printf(Locale.ROOT, "%-12s %4d %8d %4d  %d × %d%n", size, view, part(places, "caption", 3),
                part(places, "bar", 3), wide, read);
        if (view < VIEW) faults.add(size + ": the view is " + view + " px high");
        if (read < READ * size.height) faults.add(size + ": the text has " + read + " px");
        if (places.get("wide").asInt() > size.width) faults.add(size + ": the page is wider than the window");
        int bar = part(places, "bar", 1) + part(places, "bar", 3);
        if (bar > size.height) faults.add(size + ": the transport ends at " + bar);
    }

    private static int part(JsonNode places, String name, int which) {
        return places.get(name).get(which).asInt();
    }

    @Test
    void aSceneSaysWhatItIs() throws IOException {
        tab.load(pages.scene("rope", "cable"));
        assertEquals("Rope · Cable (published)", tab.text(".page-title"));
        assertTrue(tab.text(".what").startsWith("A game engine's cable component: "), tab.text(".what"));
    }

    /// The text says "then press Space", and a phone has no such key.
    @Test
    void aKeyIsAButtonWhereThereIsNoKeyboard() throws IOException {
        tab.load(pages.lesson("points-that-remember"));
        tab.click("#lesson-step-2");
        tab.until("document.querySelector('.question')");
        assertTrue(tab.text(".step-before").contains("then press Space."), tab.text(".step-before"));
        tab.phone();
        tab.load(pages.lesson("points-that-remember"));
        tab.click("#lesson-step-2");
        tab.until("document.querySelector('.question')");
        assertEquals(1,
                tab.eval("document.querySelectorAll('.step-before .key[aria-label^=Play]').length").asInt());
        assertTrue(tab.text(".step-before").contains("then press ."), tab.text(".step-before"));
    }

    /// The first hint of this step says "press the space bar again".
    @Test
    void aKeyOfAHintIsAButtonToo() throws IOException {
        tab.phone();
        tab.load(pages.lesson("a-jerk-in-mid-run"));
        tab.eval("document.querySelector('.step-dots li:last-child button').click()");
        for (int steps = 0; steps < 9 && !tab.eval("!!document.querySelector('#goal')").asBoolean(); steps++)
            tab.eval("document.getElementById('back').click()");
        tab.click("#hint-next");
        tab.until("document.querySelector('.hint .key[aria-label^=Play]')");
        assertTrue(tab.text(".hint").contains("play, and press  again"), tab.text(".hint"));
    }

    /// At 360 px the caption shows what comes next, in two lines. A tap unfolds what was too, over the view; neither
    /// the tap nor a step moves anything else.
    @Test
    void aTapShowsTheWholeCaption() throws IOException {
        String cut = "[...document.querySelectorAll('.caption p')].filter(p => p.textContent"
                + " && !p.hidden && (!p.checkVisibility() || p.scrollHeight > p.clientHeight + 1"
                + " || p.scrollWidth > p.clientWidth + 1)).map(p => p.className)";
        tab.phone();
        tab.load(pages.scene("cloth", "curtain"));
        tab.click("[data-size=element]");
        tab.click(".bar .step");
        tab.click(".bar .step");
        tab.until("document.querySelector('.caption .last').textContent.includes('article')");
        tab.eval("window.scrollTo(0, 0)");
        JsonNode before = tab.eval(places("page-head", "stage", "view", "caption", "bar"));
        assertTrue(tab.eval(cut).toString().contains("last"), "folded: " + tab.eval(cut));
        tab.click(".caption .next");
        tab.until("document.querySelector('.caption').classList.contains('open')");
        assertEquals("[]", tab.eval(cut).toString());
        assertEquals(before, tab.eval(places("page-head", "stage", "view", "caption", "bar")));
        tab.click(".bar .step");
        assertEquals(before, tab.eval(places("page-head", "stage", "view", "caption", "bar")));
        tab.click(".caption-fold");
        tab.until("!document.querySelector('.caption').classList.contains('open')");
    }

    private static String places(String... names) {
        return "[" + String.join(",", Stream.of(names).map(name -> "(b => [b.left, b.top, b.width,"
                + " b.height].map(Math.round))(document.querySelector('." + name + "').getBoundingClientRect())")
                .toList()) + "]";
    }

    /// The lines of the caption have their room before they are written.
    @Test
    void nothingMovesWhenPlayBegins() throws IOException {
        for (Size size : List.of(new Size(360, 640), new Size(640, 360), new Size(1280, 720))) {
            tab.size(size.width, size.height, size.phone());
            tab.load(pages.lesson("points-that-remember"));
            tab.click("#lesson-step-7"); // it neither plays by itself nor asks
            tab.until("!JSON.parse(window.limber.state()).playing");
            tab.eval("window.scrollTo(0, 0)");
            JsonNode before = tab.eval(PLACES);
            tab.click(".bar .play");
            tab.until("JSON.parse(window.limber.state()).playing");
            tab.until("JSON.parse(window.limber.state()).drawings > 5");
            tab.eval("window.scrollTo(0, 0)");
            JsonNode after = tab.eval(PLACES);
            assertTrue(before.equals(after), size + ": " + before + " became " + after);
        }
    }
}
