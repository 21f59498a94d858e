package limber.page;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import limber.lesson.Lesson;
import limber.lesson.Lessons;
import limber.models.Catalog;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// Every button of a page: each is pressed once in each step, and nothing is thrown.
@Tag("wide")
class PageButtonsTest extends InBrowser {
    /// More than any step has, with those that appear when others are pressed.
    private static final int MOST = 200;

    /// Presses the next button that can be pressed and was not, and waits for two pictures; null where there is none.
    /// Those that leave the step are pressed apart; of those that each setting has, the first of a kind.
    private static final String PRESS = """
            (async () => {
                const picture = () => new Promise(f => requestAnimationFrame(f));
                document.querySelectorAll('details').forEach(d => d.open = true);
                for (const b of document.querySelectorAll('button')) {
                    const name = b.matches('.setting-button') ? b.id.split('-')[0]
                        : (b.id || b.className) + '/' + (b.getAttribute('aria-label') || b.textContent);
                    if (b.disabled || b.offsetParent === null && !b.closest('dialog[open]')
                        || b.matches('.dot, #next, #back, #begin-yes') || window.pressed.has(name)) continue;
                    window.pressed.add(name);
                    b.click();
                    await picture();
                    await picture();
                    return name;
                }
                return null;
            })()""";

    private void ready() {
        tab.eval("window.printed = 0; window.print = () => window.printed++;"
                + "HTMLAnchorElement.prototype.click = function() { (window.saved ||= []).push(this.download); };"
                + "window.pressed = new Set()");
    }

    /// @return the names of those that were pressed
    private Set<String> press() {
        var pressed = new HashSet<String>();
        for (int i = 0; i < MOST; i++) {
            JsonNode name = tab.eval(PRESS);
            if (name.isNull() || name.isMissingNode()) return pressed;
            pressed.add(name.asString());
        }
        throw new AssertionError("there is no end of buttons: " + pressed);
    }

    private Set<String> all(Lesson lesson) throws IOException {
        tab.load(pages.lesson(lesson.id()));
        ready();
        var pressed = new HashSet<String>();
        for (int step = 1; step <= lesson.steps().size(); step++) {
            tab.eval("window.pressed = new Set(); document.getElementById('lesson-step-" + step + "').click()");
            pressed.addAll(press());
            tab.eval("document.getElementById('next').click(); document.getElementById('back').click()");
        }
        tab.eval("document.getElementById('begin').click(); document.getElementById('begin-yes').click()");
        return pressed;
    }

    private static boolean has(Set<String> pressed, String id) {
        return pressed.stream().anyMatch(name -> name.startsWith(id + "/"));
    }

    @Test
    void everyButtonOfALessonIsPressed() throws IOException {
        Set<String> pressed = all(Lessons.find("pin-and-half").orElseThrow());
        for (String id : List.of("save-answers", "print", "begin", "begin-no", "hint-next", "skip-left"))
            assertTrue(has(pressed, id), id + " in " + pressed);
        tab.until("window.printed > 0");
        assertTrue(tab.eval("window.saved.includes('pin-and-half.json')").asBoolean());
    }

    @ParameterizedTest
    @ValueSource(strings = {"rope", "rod", "strand"})
    void everyButtonOfASceneIsPressed(String model) throws IOException {
        tab.load(pages.scene(model, Catalog.model(model).presets().getFirst().name()));
        ready();
        assertTrue(press().size() > 8, "transport, undo, ladder and panes");
    }

    static Stream<Lesson> lessons() {
        return Lessons.shipped().stream();
    }

    @Tag("long")
    @ParameterizedTest(name = "{0}")
    @MethodSource("lessons")
    void everyButtonOfEveryLessonIsPressed(Lesson lesson) throws IOException {
        all(lesson);
    }
}
