package limber.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import limber.lesson.Lessons;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Links to a moment: copied in one page, and opened anew.
@Tag("wide")
class PageLinkTest extends InBrowser {
    /// The browser gives or refuses the clipboard.
    private static final String GIVEN = "navigator.clipboard.writeText = t => { window.copied = t; return Promise"
            + ".resolve(); }", REFUSED = "navigator.clipboard.writeText = () => Promise.reject(new Error('no'))";

    /// A step of the lesson that does not wait for an answer.
    private static final int FREE = 1;

    private String copied() {
        tab.eval("window.copied = ''; " + GIVEN);
        tab.click("button.link");
        tab.until("window.copied !== ''");
        tab.until("!document.querySelector('.notice').hidden");
        return tab.eval("window.copied").asString();
    }

    /// Opens a link in another tab, as somebody who gets it does.
    private Tab anew(String address) {
        Tab other = browser.open();
        other.go(address);
        other.until("window.limber && window.limber.state && JSON.parse(window.limber.state()).drawings > 0");
        return other;
    }

    private void shows(Tab other, String where) {
        other.until("(s => s.moment + ' ' + s.hash === " + Tab.quoted(where) + " && !s.waits)"
                + "(JSON.parse(window.limber.state()))");
    }

    private void until(String moment) {
        tab.until("(s => s.moment === '" + moment + "' && !s.waits)(JSON.parse(window.limber.state()))");
    }

    @Test
    void aStepAndAnOperationWithinAFrame() throws IOException {
        tab.load(pages.lesson("one-stick"));
        tab.eval("location.hash = '" + id(FREE) + ";goto:frame=2&phase=distance'");
        tab.until("(s => !s.waits && /^1 [1-9]/.test(s.moment))(JSON.parse(window.limber.state()))");
        String where = tab.state().where(), link = copied();
        assertTrue(link.contains("phase="), link);
        try (Tab other = anew(link)) {
            shows(other, where);
            assertEquals(tab.text("#step-heading"), other.text("#step-heading"));
            assertEquals(List.of(), other.faults());
        }
    }

    /// What was set and dragged is in the link; a link that is pasted into the open page is followed too.
    @Test
    void aSceneWithWhatWasDone() throws IOException {
        tab.load(pages.scene("rope", "classroom"));
        tab.eval("window.limber.solve('[{\"frame\":1,\"set\":{\"iterations\":3}},"
                + "{\"frame\":4,\"move\":\"end\",\"to\":[1,0.5,0]}]')");
        tab.eval("var s = document.querySelector('.scrubber'); s.max = 50; s.value = 9;"
                + " s.dispatchEvent(new Event('input', {bubbles: true}))");
        until("9 0 0");
        String where = tab.state().where(), link = copied();
        try (Tab other = anew(link)) {
            shows(other, where);
            assertEquals(1, other.state().inputs());
            other.eval("location.hash = ';goto:frame=2'");
            other.until("JSON.parse(window.limber.state()).moment === '2 0 0'");
            assertEquals(0, other.state().inputs());
            assertEquals(List.of(), other.faults());
        }
    }

    @Test
    void aMomentHasLinksToItsOtherFrames() throws IOException {
        tab.load(pages.moment("""
                {"limber":1,"model":"rope","set":{"segments":6},"at":"frame=5"}""", "linked"));
        until("5 0 0");
        tab.eval("var s = document.querySelector('.scrubber'); s.value = 3;"
                + " s.dispatchEvent(new Event('input', {bubbles: true}))");
        until("3 0 0");
        String where = tab.state().where(), link = copied();
        assertTrue(link.endsWith("#;goto:frame=3"), link); // the page knows its settings
        try (Tab other = anew(link)) {
            shows(other, where);
        }
    }

    /// On a phone, where the browser refuses to copy.
    @Test
    void aLinkIsShownWhereCopyingIsRefused() throws IOException {
        tab.phone();
        tab.load(pages.scene("rope", "classroom", Locale.SIMPLIFIED_CHINESE));
        tab.eval(REFUSED);
        tab.click("button.link");
        tab.until("document.querySelector('dialog[open] input').value.endsWith('#;goto:frame=0')");
        assertEquals("浏览器不让复制。这一刻的链接是：", tab.text("dialog[open] p"));
        assertTrue(tab.eval("(r => r.left >= 0 && r.right <= innerWidth)(document.querySelector('dialog[open] input')"
                + ".getBoundingClientRect())").asBoolean());
        tab.click("dialog[open] button");
        tab.until("!document.querySelector('dialog[open]')");
    }

    @Test
    void aLinkThatLeadsNowhereSaysSoInALine() throws IOException {
        Path scene = pages.scene("rope", "classroom");
        try (Tab other = anew(scene.toUri() + "#;goto:frame=many")) {
            other.until("!document.querySelector('.notice').hidden");
            assertEquals("The link leads to nothing here: 'frame=many' is no moment of this scene",
                    other.text(".notice"));
            assertEquals("0 0 0", other.state().moment());
        }
        Path lesson = pages.lesson(Lessons.find("one-stick").orElseThrow(), Locale.SIMPLIFIED_CHINESE);
        try (Tab other = anew(lesson.toUri() + "#nowhere;goto:frame=3")) {
            other.until("document.querySelector('.said, [role=status]') && document.body.textContent"
                    + ".includes('链接指向步骤“nowhere”，这一课没有这一步。')");
        }
        try (Tab other = anew(lesson.toUri() + "#" + id(FREE) + ";goto:frame=1;set:iterations=many")) {
            other.until("document.body.textContent.includes('链接打不开：')");
            assertFalse(other.eval("document.body.textContent").asString().contains("is not a number"));
        }
    }

    private static String id(int step) {
        return Lessons.find("one-stick").orElseThrow().steps().get(step).id();
    }
}
