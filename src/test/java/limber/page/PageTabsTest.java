package limber.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import limber.lesson.Lesson;
import limber.lesson.Lessons;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// Two tabs of one reader with the same lesson.
@Tag("wide")
class PageTabsTest extends InBrowser {
    private static final String LESSON = "one-stick";

    private Served served;
    private Tab two;

    @BeforeEach
    void open() throws IOException {
        served = new Served();
        served.put("/lesson.html", Files.readAllBytes(pages.lesson(LESSON)));
        two = browser.open(tab);
        for (Tab each : List.of(tab, two)) {
            each.go(served.address("localhost", "/lesson.html"));
            each.until("window.limber && window.limber.state && JSON.parse(window.limber.state()).drawings > 0");
        }
    }

    @AfterEach
    void close() {
        List<String> faults = two.faults();
        two.close();
        served.close();
        assertEquals(List.of(), faults);
    }

    private static void press(Tab tab, String id) {
        tab.until("!!document.getElementById('" + id + "')");
        tab.eval("document.getElementById('" + id + "').click()");
    }

    private static void number(Tab tab, String text) {
        tab.until("!!document.getElementById('number-error')");
        tab.eval("(f => { f.value = '" + text + "'; f.dispatchEvent(new Event('input', {bubbles: true})); })"
                + "(document.getElementById('number-error'))");
        press(tab, "commit-error");
    }

    private static void marked(Tab tab, int step, String mark) {
        tab.until("document.getElementById('lesson-step-" + step + "').classList.contains('" + mark + "')");
    }

    private String kept() {
        Lesson lesson = Lessons.find(LESSON).orElseThrow();
        return tab.eval("localStorage.getItem('limber.answers." + LESSON + "." + lesson.hash() + "')").asString();
    }

    @Test
    void eachShowsWhatIsAnsweredInTheOther() {
        press(two, "lesson-step-3");
        press(tab, "lesson-step-3");
        two.until("!!document.getElementById('number-error')");
        number(tab, "0.2");
        marked(tab, 3, "right");
        marked(two, 3, "right");
        two.until("document.getElementById('number-error').value === '0.2'");
        two.until("document.getElementById('result-error').classList.contains('right')");
        two.until("document.getElementById('skip-error').hidden");
        press(two, "lesson-step-5");
        press(two, "choice-next-frame-2");
        press(two, "commit-next-frame");
        marked(two, 5, "done");
        marked(tab, 5, "done");
        String kept = kept();
        assertTrue(kept.contains("\"question\":\"error\"") && kept.contains("\"question\":\"next-frame\""), kept);
    }

    /// The second answer to a question is another try, in whichever tab it is given.
    @Test
    void theFirstAnswerScoresWhicheverTabItIsGivenIn() {
        press(two, "lesson-step-3");
        press(tab, "lesson-step-3");
        number(tab, "0.25");
        marked(two, 3, "done");
        number(two, "0.2");
        tab.until("document.getElementById('result-error').classList.contains('right')");
        String kept = kept();
        assertTrue(kept.contains("\"answer\":0.25") && kept.contains("\"revised\":0.2") && kept.contains("\"tries\":2")
                && kept.contains("\"score\":0.0"), kept);
        assertEquals("done", two.eval("document.getElementById('lesson-step-3').className").asString()
                .replaceAll(".*(right|done).*", "$1"));
    }

    @Test
    void whoBeginsAgainBeginsInBoth() {
        press(tab, "lesson-step-3");
        number(tab, "0.2");
        marked(two, 3, "right");
        press(two, "lesson-step-3");
        two.until("document.getElementById('number-error').value === '0.2'");
        press(tab, "begin");
        press(tab, "begin-yes");
        two.until("!document.getElementById('lesson-step-3').classList.contains('right')");
        two.until("document.getElementById('skip-error') && !document.getElementById('skip-error').hidden");
    }
}
