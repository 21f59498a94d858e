package limber.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import limber.cli.Outcome;
import limber.lesson.Lesson;
import limber.lesson.Lessons;
import limber.lesson.StudentName;
import limber.lesson.answers.AnswersFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A student's name and answers in a page.
@Tag("wide")
class PageAnswersTest extends InBrowser {
    private static final String LESSON = "pin-and-half";
    private static final int BLOCK = 4096, CHARACTERS = 0x110000;
    private static final String APART = "\u0001";

    @BeforeEach
    void load() throws IOException {
        tab.load(pages.lesson(LESSON));
        tab.eval("HTMLAnchorElement.prototype.click = function() { window.saved = this.download; }");
    }

    private void call(String name) {
        tab.eval("(f => { f.value = " + Tab.quoted(name) + "; f.dispatchEvent(new Event('change')); })"
                + "(document.getElementById('student'))");
    }

    // ---- names ----

    @Test
    void answersAreSavedUnderTheStudentsName() {
        Map<String, String> files = Map.of("", "pin-and-half.json", "Li Ming", "pin-and-half-Li-Ming.json", "第一组",
                "pin-and-half-第一组.json", "ΣΕΛΑΣ", "pin-and-half-ΣΕΛΑΣ.json", "İlker", "pin-and-half-İlker.json",
                "हिन्दी", "pin-and-half-हिन्दी.json", "Cafe\u0301 3", "pin-and-half-Cafe\u0301-3.json", "𐐀𐐨",
                "pin-and-half-𐐀𐐨.json", "😀/..\\", "pin-and-half.json");
        files.forEach((name, file) -> {
            call(name);
            tab.eval("window.saved = ''; document.getElementById('save-answers').click()");
            tab.until("window.saved === " + Tab.quoted(file));
            assertEquals("The answers are saved in " + file + ".", tab.text(".said"));
        });
    }

    /// The file that the browser writes is read by the command: the student by name, and the skipped question.
    @Test
    void theSavedFileIsReadByTheCommand(@TempDir Path into) throws IOException {
        tab.load(pages.lesson(LESSON)); // with the browser's own click
        browser.saves(tab, into);
        for (String name : List.of("Li Ming", "第一组", "ليلى ٣", "Cafe\u0301 Zoë", "हिन्दी", "Ann 😀👩‍🔬")) {
            tab.eval("document.getElementById('begin').click(); document.getElementById('begin-yes').click()");
            call(name);
            skipLeft();
            tab.eval("document.querySelector('.lesson-menu').open = true");
            tab.click("#save-answers");
            Browser.Saved saved = browser.saved(into);
            assertEquals(StudentName.answersFile(LESSON, name), saved.name());
            assertTrue(AnswersFile.read(saved.file()).stream().anyMatch(line -> line.student().equals(name)
                    && line.about().equals("left")), AnswersFile.text(saved.file()));
            Path marks = into.resolve("marks.csv");
            Outcome.of("answers", saved.file().toString(), "--marks", marks.toString());
            assertTrue(Files.readString(marks).contains(name), Files.readString(marks));
        }
    }

    /// The draws are those of the hashes of `σελασ`, `café 3`, `第一组` and `istanbul`, worked out with Python.
    @Test
    void aNameDrawsInAPageWhatItDrawsElsewhere() {
        for (var drawn : List.of(Map.entry("ΣΕΛΑΣ", 1.16), Map.entry("Café 3", 1.04), Map.entry("Σελας", 1.16),
                Map.entry("CAFE\u0301  3", 1.04), Map.entry("第一组", 0.92), Map.entry("İSTANBUL", 1.1))) {
            assertEquals(drawn.getValue(), Lessons.find(LESSON).orElseThrow().numbers(drawn.getKey()).get("length"));
            call(drawn.getKey());
            tab.until("document.getElementById('lesson-step-3')");
            tab.eval("document.getElementById('lesson-step-3').click()");
            tab.until("document.body.textContent.replace(/\\s+/g, ' ').includes('rest length is " + drawn.getValue()
                    + " m')");
        }
    }

    /// Of the characters that this Java knows; a browser may have a later version of Unicode.
    @Test
    void aNameHasTheSameFormInAPageForAllOfUnicode() {
        for (int block = 0; block < CHARACTERS; block += BLOCK) {
            List<Integer> known = IntStream.range(block, block + BLOCK).filter(Character::isDefined)
                    .filter(c -> Character.getType(c) != Character.SURROGATE
                            && Character.getType(c) != Character.PRIVATE_USE)
                    .boxed().toList();
            if (known.isEmpty()) continue;
            String here = known.stream().map(c -> StudentName.form(Character.toString(c)))
                    .collect(Collectors.joining(APART));
            assertEquals(here, tab.eval(known + ".map(c => window.limber.student(String.fromCodePoint(c)))"
                    + ".join('\\u0001')").asString(), "from U+" + Integer.toHexString(block));
        }
    }

    // ---- where they are kept ----

    private static String place() {
        Lesson lesson = Lessons.find(LESSON).orElseThrow();
        return "limber.answers." + LESSON + "." + lesson.hash();
    }

    private void keep(String lines) {
        tab.eval("localStorage.setItem(" + Tab.quoted(place()) + ", " + Tab.quoted(lines) + ")");
    }

    private String kept() {
        return tab.eval("localStorage.getItem(" + Tab.quoted(place()) + ")").asString();
    }

    private static String line(String step, String question) {
        return "{\"lesson\":\"" + LESSON + "\",\"hash\":\"" + Lessons.find(LESSON).orElseThrow().hash()
                + "\",\"student\":\"\",\"step\":\"" + step + "\",\"question\":\"" + question + "\",\"answer\":null,"
                + "\"truth\":null,\"score\":null,\"tries\":0,\"time\":\"2026-11-28T08:00:00Z\"}\n";
    }

    private void skipLeft() {
        tab.eval("document.getElementById('lesson-step-3').click()");
        tab.until("document.getElementById('skip-left')");
        tab.eval("document.getElementById('skip-left').click()");
        tab.until("(localStorage.getItem(" + Tab.quoted(place()) + ") || '').includes('\"left\"')");
    }

    /// Another tab has answered meanwhile, and a later version of the page has written something new.
    @Test
    void whatAnotherTabHasKeptStays() {
        keep(line("again", "four") + "{\"of\":\"a later version\"}\n");
        skipLeft();
        String kept = kept();
        assertTrue(kept.contains("\"four\"") && kept.contains("\"left\""), kept);
        assertTrue(kept.contains("{\"of\":\"a later version\"}\n"), kept);
        skipNothingMore();
    }

    /// A file with such a line could not be read by `answers`.
    private void skipNothingMore() {
        tab.eval("""
                window.texts = [];
                window.Blob = class extends Blob {
                    constructor(parts, kind) { super(parts, kind); window.texts.push(parts[0]); }
                };
                document.getElementById('save-answers').click()""");
        String saved = tab.eval("window.texts.join('')").asString();
        assertTrue(saved.contains("\"four\"") && saved.contains("\"left\""), saved);
        assertFalse(saved.contains("later version"), saved);
    }

    @Test
    void whatCannotBeReadIsKeptWhenThePageOpens() throws IOException {
        keep("not JSON\n" + line("again", "four"));
        tab.load(pages.lesson(LESSON));
        skipLeft();
        assertTrue(kept().contains("not JSON\n") && kept().contains("\"four\""), kept());
    }

    /// A name that is given in another tab is no name of this one, whose numbers are drawn already.
    @Test
    void anotherTabsNameDoesNotChangeThisOne() throws IOException {
        call("Ann");
        tab.load(pages.lesson(LESSON));
        tab.eval("localStorage.setItem('limber.student', 'Bo')");
        skipLeft();
        assertTrue(kept().contains("\"student\":\"Ann\""), kept());
    }
}
