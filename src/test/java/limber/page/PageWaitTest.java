package limber.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import limber.lesson.Lesson;
import limber.lesson.Lessons;
import limber.lesson.source.LessonWords;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// A page is read before its engine runs, and where none can run.
@Tag("wide")
class PageWaitTest extends InBrowser {
    /// Asked once, before the engine is unpacked.
    private static final String ABLE = "WebAssembly.validate = () => { window.early = document.body.innerText;"
            + " return %s; };";

    private final Lesson lesson = Lessons.find("points-that-remember").orElseThrow();
    private final List<LessonWords.OfStep> steps = lesson.telling(Locale.ENGLISH).steps();

    @Test
    void theFirstStepIsReadWhileTheEngineStarts() throws IOException {
        tab.before(ABLE.formatted("true"));
        tab.load(pages.lesson(lesson, Locale.ENGLISH));
        String early = tab.eval("window.early").asString();
        assertTrue(early.contains(steps.getFirst().heading()), early);
        assertTrue(early.contains("Watch one thing: how far does a particle move"), early);
        assertFalse(early.contains(steps.get(1).heading()), early);
        assertEquals(0, tab.eval("document.querySelectorAll('#limber-still').length").asInt());
    }

    @Test
    void theWholeLessonIsReadWhereNoEngineCanRun() throws IOException {
        try (Tab tab = browser.open()) {
            tab.before(ABLE.formatted("false"));
            tab.go(pages.lesson(lesson, Locale.ENGLISH).toUri().toString());
            tab.until("!document.getElementById('limber-old').hidden");
            String text = tab.eval("document.body.innerText").asString();
            for (LessonWords.OfStep step : steps) assertTrue(text.contains(step.heading()), step.heading());
            assertTrue(text.contains(steps.get(1).questions().getFirst().ask()), text);
        }
    }

    @Test
    void aSceneSaysWhatItIsWhileTheEngineStarts() throws IOException {
        tab.before(ABLE.formatted("true"));
        tab.load(pages.scene("cloth", "curtain"));
        String early = tab.eval("window.early").asString(), said = tab.text(".text .what");
        assertFalse(said.isEmpty());
        assertTrue(early.contains(said), early);
    }
}
