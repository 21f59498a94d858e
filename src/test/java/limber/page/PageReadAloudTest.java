package limber.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// A page as a screen reader reads it. `-Dread.aloud.write=true` writes docs/page-read-aloud.md anew.
@Tag("wide")
class PageReadAloudTest extends InBrowser {
    private static final Path DOCUMENT = Path.of("docs/page-read-aloud.md");
    private static final String BEGIN = """
            # A page read aloud

            What a screen reader finds in a [web page](page.md), in its order, as the browser's accessibility tree has
            it: three steps of the lesson *Points that remember* at 360 × 640 pixels, without a mouse. A test compares
            this page with the browser; `./limber test PageReadAloudTest -Dread.aloud.write=true` writes it anew.

            The order is the same at all sizes, and the tab key follows it: title, text, question with its answer and
            verdict, the way to the other steps, then the scene in words, its caption and transport, then the panes.
            """;

    private void step(int number) {
        tab.eval("document.getElementById('lesson-step-" + number + "').click()");
        tab.until("document.querySelector('.lesson-foot .count').textContent.startsWith('" + number + " ')"
                + " && !JSON.parse(window.limber.state()).waits");
    }

    private static int first(List<ReadAloud.Item> items, Predicate<ReadAloud.Item> what, String called) {
        for (int i = 0; i < items.size(); i++) if (what.test(items.get(i))) return i;
        throw new AssertionError("nothing is read that is " + called + ": "
                + items.stream().map(ReadAloud.Item::line).toList());
    }

    private static void inOrder(String where, List<ReadAloud.Item> items) {
        List<Integer> places = List.of(
                first(items, i -> i.role().equals("heading") && i.level() == 1, "the title"),
                first(items, i -> i.role().equals("heading") && i.level() == 2, "the step's heading"),
                first(items, i -> i.name().startsWith("Gravity is on again."), "the text"),
                first(items, i -> i.role().equals("group") && i.name().startsWith("How far has a particle"), "asked"),
                first(items, i -> i.role().equals("textbox") && i.name().equals("Your answer, m"), "the field"),
                first(items, i -> i.name().startsWith("Commit"), "the button of the answer"),
                first(items, i -> i.name().contains("It is 5.003 m"), "the verdict"),
                first(items, i -> i.role().equals("button") && i.name().equals("Next"), "the next step"),
                first(items, i -> i.role().equals("region") && i.name().equals("Scene"), "the scene"),
                first(items, i -> i.role().equals("image"), "the picture in words"),
                first(items, i -> i.role().equals("text") && i.name().startsWith("Next: Frame"), "the caption"),
                first(items, i -> i.role().equals("button") && i.name().equals("Play"), "the transport"),
                first(items, i -> i.role().equals("tablist"), "the panes"));
        assertEquals(places.stream().sorted().toList(), places, where);
        assertEquals(1, items.stream().filter(i -> i.name().contains("How far has a particle")).count(),
                where + ": a question is read once");
        int before = 0;
        for (ReadAloud.Item item : items)
            if (item.role().equals("heading")) {
                assertTrue(item.level() <= before + 1, where + ": " + item.line() + " after level " + before);
                before = item.level();
            }
    }

    @Test
    void aStepIsReadFromItsTitleToItsPanesAtEverySize() throws IOException {
        Path page = pages.lesson("points-that-remember");
        tab.phone().load(page);
        step(4);
        tab.eval("document.getElementById('number-fallen').focus()");
        tab.type("4.905");
        tab.click("#commit-fallen");
        tab.click(".bar .play");
        tab.until("document.getElementById('result-fallen').textContent.includes('5.003')");
        tab.until("!JSON.parse(window.limber.state()).playing");
        tab.until("document.querySelector('.view [role=img]').getAttribute('aria-label').startsWith('frame 50 ')");
        for (int[] size : new int[][]{{360, 640}, {640, 360}, {768, 1024}, {1280, 720}}) {
            tab.size(size[0], size[1], size[0] < 800);
            inOrder(size[0] + " x " + size[1], tab.read());
            assertEquals(List.of("header", "text", "stage", "panes"), stops(), size[0] + " x " + size[1]);
        }
    }

    /// The parts of the page that the tab key visits, each once.
    private List<String> stops() {
        tab.eval("document.activeElement.blur(); document.body.tabIndex = -1; document.body.focus()");
        var parts = new ArrayList<String>();
        for (int i = 0; i < 80; i++) {
            tab.key("Tab");
            String part = tab.eval("(e => e === document.body ? 'end' : e.closest('.stage') ? 'stage'"
                    + " : e.closest('.panes') ? 'panes' : e.closest('.text') ? 'text' : 'header')"
                    + "(document.activeElement)").asString();
            if (part.equals("end") || parts.size() == 4 && part.equals("header")) break;
            if (parts.isEmpty() || !parts.getLast().equals(part)) parts.add(part);
        }
        return parts;
    }

    @Test
    void aVerdictIsReadOnce() throws IOException {
        tab.load(pages.lesson("points-that-remember"));
        step(3);
        tab.eval("document.getElementById('formula-next').focus()");
        tab.type("2 * py - oldy");
        tab.click("#commit-next");
        tab.until("document.getElementById('result-next').textContent.startsWith('Right')");
        assertTrue(tab.text(".lesson > .heard").startsWith("Right"), "the scene has the keyboard");
        tab.eval("document.getElementById('formula-next').select(); document.getElementById('formula-next').focus()");
        tab.type("py");
        tab.click("#commit-next");
        tab.until("document.activeElement.id === 'result-next'");
        assertEquals("", tab.text(".lesson > .heard"), "what has the keyboard is read already");
        step(4);
        tab.eval("document.getElementById('number-fallen').focus()");
        tab.type("5");
        tab.click("#commit-fallen");
        tab.click(".bar .play");
        tab.until("document.querySelector('.lesson > .heard').textContent.includes('5.003')");
        assertFalse(tab.eval("document.activeElement.id === 'result-fallen'").asBoolean());
    }

    @Test
    void aDialogTakesTheKeyboardAndGivesItBack() throws IOException {
        tab.load(pages.lesson("points-that-remember"));
        for (String button : List.of(".about-page", ".keys-page")) {
            tab.eval("document.querySelector('" + button + "').focus()");
            tab.key("Enter");
            tab.until("document.activeElement.closest('dialog[open]')");
            tab.key("Escape");
            tab.until("document.activeElement === document.querySelector('" + button + "')");
        }
        tab.eval("document.querySelector('.lesson-menu').open = true; document.getElementById('begin').focus()");
        tab.key("Enter");
        tab.until("document.activeElement.id === 'begin-no'");
        tab.key("Enter");
        tab.until("document.activeElement.id === 'begin'");
    }

    @Test
    void theSceneIsReadWhenItStandsAndNotWhileItPlays() throws IOException {
        tab.phone().load(pages.scene("rope", "default"));
        tab.until("document.querySelector('.view canvas').ariaLabel.includes('A rope of')");
        String use = tab.eval("document.querySelector('.view').ariaLabel").asString();
        assertTrue(use.contains("finger") && !use.contains("Shift"), use);
        tab.eval("""
                window.aloud = []; new MutationObserver(() => {
                    const text = document.querySelector('.view .heard').textContent;
                    if (text) window.aloud.push(text);
                }).observe(document.querySelector('.view .heard'),
                    {childList: true, characterData: true, subtree: true})
                """);
        tab.until("document.querySelector('.view .heard').textContent === ''");
        tab.click(".bar .play");
        tab.until("JSON.parse(window.limber.state()).moment.split(' ')[0] > 20");
        assertEquals("[]", tab.eval("JSON.stringify(window.aloud)").asString());
        tab.click(".bar .play");
        tab.until("window.aloud.length === 1");
        String said = tab.eval("window.aloud[0]").asString();
        assertTrue(said.startsWith("Last: ") && said.contains("The largest residual is"), said);
        assertEquals("off", tab.eval("document.querySelector('.moment').ariaLive").asString());
    }

    @Test
    void nothingPlaysByItselfWhereLessMotionIsAskedFor() throws IOException {
        tab.calm(true).load(pages.lesson("points-that-remember"));
        assertTrue(tab.text(".said").contains("press Play (Space)"), tab.text(".said"));
        assertFalse(tab.state().playing());
        assertEquals(0, tab.state().frame());
        assertEquals(0, tab.eval("document.getAnimations().length").asInt());
        tab.click(".bar .play");
        tab.until("(s => s.moment.split(' ')[0] === '50' && !s.playing)(JSON.parse(window.limber.state()))");
        assertTrue(tab.eval("document.querySelector('.said').hidden").asBoolean());
        try (Tab lively = browser.open()) {
            lively.calm(false).load(pages.lesson("points-that-remember"));
            lively.until("JSON.parse(window.limber.state()).moment.split(' ')[0] === '50'");
        }
    }

    @Test
    void theDocumentSaysWhatIsRead() throws IOException {
        tab.phone().load(pages.lesson("points-that-remember"));
        var text = new StringBuilder(BEGIN);
        step(7);
        append(text, "Text alone", "Next: Frame 1 begins");
        step(5);
        append(text, "A choice", "Frame 25 is complete");
        step(4);
        tab.eval("document.getElementById('tab-plots').click()");
        tab.until("document.querySelector('.plot').ariaLabel");
        append(text, "A number and a plot", "Predict or skip");
        if (Boolean.getBoolean("read.aloud.write")) Files.writeString(DOCUMENT, text.toString());
        assertEquals(Files.readString(DOCUMENT), text.toString());
    }

    private void append(StringBuilder text, String title, String told) {
        tab.until("(label => label.startsWith(document.querySelector('.moment').textContent) && label.includes("
                + Tab.quoted(told) + "))(document.querySelector('.view canvas').ariaLabel)");
        tab.until("document.querySelector('.view .heard').textContent === ''");
        text.append("\n## ").append(title).append("\n```\n");
        for (ReadAloud.Item item : tab.read()) if (!item.line().isBlank()) text.append(item.line()).append('\n');
        text.append("```\n");
    }
}
