package limber.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Locale;
import limber.lesson.Lessons;
import limber.lesson.source.LessonWords;
import limber.presentation.prose.Plain;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// A lesson's page on paper.
@Tag("wide")
class PagePrintTest extends InBrowser {
    private static final String LESSON = "one-stick";

    /// Whoever prints it: a button, a key, or the browser's menu.
    @Test
    void paperHasEveryWordAndEveryOptionButNoAnswerBeforeItsTime() throws IOException {
        LessonWords telling = Lessons.find(LESSON).orElseThrow().telling(Locale.ENGLISH);
        tab.load(pages.lesson(LESSON));
        tab.eval("window.dispatchEvent(new Event('beforeprint'))");
        String paper = plain(tab.text(".paper"));
        assertTrue(paper.contains(plain(telling.learn())));
        for (LessonWords.OfStep step : telling.steps()) {
            assertTrue(paper.contains(plain(step.heading())), step.heading());
            for (LessonWords.OfQuestion question : step.questions()) {
                assertTrue(paper.contains(plain(question.ask())), question.ask());
                for (LessonWords.OfChoice choice : question.choices()) {
                    assertTrue(paper.contains("□" + plain(choice.text())), choice.text());
                    if (!choice.because().isEmpty())
                        assertFalse(paper.contains(plain(choice.because())), choice.because());
                }
                if (!question.because().isEmpty())
                    assertFalse(paper.contains(plain(question.because())), question.because());
            }
            if (!step.questions().isEmpty() && !step.after().isEmpty())
                assertFalse(paper.contains(plain(Plain.of(step.after()))), step.heading());
        }
        assertFalse(paper.contains("paper."), "each word is there");
        assertTrue(tab.eval("document.querySelector('.paper img').src.startsWith('data:image/png')").asBoolean());
        tab.until("document.querySelector('.paper img').naturalWidth > 300");
        tab.eval("window.dispatchEvent(new Event('afterprint'))");
        assertEquals(0, tab.eval("document.querySelectorAll('.paper').length").asInt());
    }

    /// Without blanks: an element may stand where the text has one.
    private static String plain(String text) {
        return text.replaceAll("\\s+", "");
    }
}
