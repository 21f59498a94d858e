package limber.page;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.util.stream.Stream;
import limber.Sample;
import limber.lesson.Lesson;
import limber.lesson.Lessons;
import limber.lesson.Step;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The goals of the lessons that ship, in pages: the recorded solutions reach them there too, and nothing else does.
@Tag("wide")
class PageGoalsTest extends InBrowser {
    static Stream<Lesson> some() {
        return Sample.of(lessons().toList(), 4).stream();
    }

    static Stream<Lesson> lessons() {
        return Lessons.shipped().stream()
                .filter(lesson -> lesson.steps().stream().anyMatch(step -> step.goal().isPresent()));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("some")
    void theRecordedSolutionsReachIts(Lesson lesson) throws IOException {
        reach(lesson);
    }

    @ParameterizedTest(name = "{0}")
    @Tag("long")
    @MethodSource("lessons")
    void theyReachThoseOfEachLesson(Lesson lesson) throws IOException {
        reach(lesson);
    }

    private void reach(Lesson lesson) throws IOException {
        JsonNode solution = new JsonMapper()
                .readTree(Files.readString(lesson.folder().path().resolve("solution.json")));
        String name = lesson.folder().path().getFileName() + "/"; // as the page calls the folder
        tab.load(pages.lesson(lesson.id()));
        for (int i = 0; i < lesson.steps().size(); i++)
            if (lesson.steps().get(i).goal().isPresent()) reach(i, lesson.steps().get(i),
                    solution.get(lesson.steps().get(i).id()).toString().replace("file:", "file:/page/" + name));
    }

    private void reach(int number, Step step, String solution) {
        tab.eval("document.getElementById('lesson-step-" + (number + 1) + "').click()");
        tab.until("document.querySelector('#goal')");
        tab.eval("document.querySelectorAll('.question [id^=skip-]').forEach(b => { if (!b.hidden) b.click(); })");
        assertFalse(reached(), step.id() + " before anything is done");
        tab.eval("window.limber.solve(" + Tab.quoted(solution) + ")");
        tab.until("document.querySelector('#goal.reached')" // playing goes on behind the stops of the step
                + " || void document.querySelector('.bar .play[aria-pressed=false]')?.click()");
        tab.eval("document.querySelector('.bar .play[aria-pressed=true]')?.click()");
        assertTrue(tab.text("#goal .goal-state").length() > 3, step.id());
    }

    private boolean reached() {
        return tab.eval("document.querySelector('#goal').classList.contains('reached')").asBoolean();
    }
}
