package limber.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.zip.ZipInputStream;
import limber.lesson.Lessons;
import limber.presentation.lesson.Scorm;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A lesson in a course site: a page in a frame, with the site's object in the page around. The site is a strict one of
/// these tests; `-Dscorm.again=FILE` takes scorm-again in its place, whose script that file is.
@Tag("wide")
class PageHandInTest extends InBrowser {
    private static final String SCRIPT = System.getProperty("scorm.again", "");
    private static final String FRAME = "frames[0].document";

    private Served served;

    @BeforeEach
    void serve() throws IOException {
        served = new Served();
        try (var script = PageHandInTest.class.getResourceAsStream("course-site.js")) {
            served.put("/site.js", script.readAllBytes());
        }
        if (!SCRIPT.isEmpty()) served.put("/again.js", Files.readAllBytes(Path.of(SCRIPT)));
    }

    @AfterEach
    void close() {
        served.close();
    }

    /// The files of the package of a lesson.
    private static Map<String, byte[]> unpacked(String lesson, Scorm scorm) throws IOException {
        var packed = new ByteArrayOutputStream();
        new ScormPackage(PageFile.shipped(Locale.ENGLISH), scorm.version())
                .write(LessonContent.of(Lessons.find(lesson).orElseThrow(), Locale.ENGLISH), packed);
        var files = new HashMap<String, byte[]>();
        try (var zip = new ZipInputStream(new ByteArrayInputStream(packed.toByteArray()))) {
            for (var entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry())
                files.put(entry.getName(), zip.readAllBytes());
        }
        return files;
    }

    /// Opens the site with a lesson in a frame, two frames deep, and waits until it plays.
    private void visit(Scorm scorm, Map<String, String> values) {
        served.put("/site.html", "<!DOCTYPE html><title>Course</title>"
                + (SCRIPT.isEmpty() ? "" : "<script src=again.js></script>") + "<script src=site.js></script>"
                + "<script>site." + (SCRIPT.isEmpty() ? "begin" : "again") + "(" + Tab.quoted(scorm.version()) + ", "
                + new JsonMapper().writeValueAsString(values) + ");</script>"
                + "<iframe src=lesson/index.html width=1200 height=680></iframe>");
        tab.go(served.address("localhost", "/site.html"));
        tab.until("frames[0].limber && frames[0].limber.state && JSON.parse(frames[0].limber.state()).drawings > 0");
    }

    private String value(String name) {
        return tab.eval("site.values[" + Tab.quoted(name) + "]").asString("");
    }

    private Map<String, String> values() {
        return tab.eval("site.values").properties().stream()
                .collect(Collectors.toMap(Map.Entry::getKey, e -> e.getValue().asString()));
    }

    private void press(String id) {
        tab.eval(FRAME + ".getElementById(" + Tab.quoted(id) + ").click()");
    }

    private void answerTwo() {
        press("lesson-step-3");
        tab.eval("(f => { f.value = '0.2'; f.dispatchEvent(new Event('input', {bubbles: true})); })(" + FRAME
                + ".getElementById('number-error'))");
        press("commit-error");
        tab.until(FRAME + ".getElementById('lesson-step-3').classList.contains('right')");
        press("lesson-step-5");
        press("choice-next-frame-2");
        press("commit-next-frame");
        tab.until(FRAME + ".getElementById('lesson-step-5').classList.contains('done')");
    }

    /// One-stick has six questions: one right of six is 16.67 percent.
    @ParameterizedTest
    @EnumSource(Scorm.class)
    void aLessonIsHandedInAndGoneOnWith(Scorm scorm) throws IOException {
        unpacked("one-stick", scorm).forEach((name, file) -> served.put("/lesson/" + name, file));
        boolean old = scorm == Scorm.V12;
        String core = old ? "cmi.core." : "cmi.", place = old ? "cmi.core.lesson_location" : "cmi.location";
        visit(scorm, old
                ? Map.of("cmi.core.student_id", "u7", "cmi.core.student_name", "Ming, Li", "cmi.core.entry",
                        "ab-initio")
                : Map.of("cmi.learner_id", "u7", "cmi.learner_name", "Ming, Li", "cmi.entry", "ab-initio"));
        assertEquals("Ming, Li", tab.eval(FRAME + ".getElementById('student').value").asString());
        answerTwo();
        tab.until("site.values[" + Tab.quoted(place) + "] === 'who-moves' && site.values['" + core
                + "score.raw'] === '16.67'");
        assertEquals("0", value(core + "score.min"));
        assertEquals("100", value(core + "score.max"));
        if (!old) assertEquals("0.1667", value("cmi.score.scaled"));
        assertEquals("incomplete", value(old ? "cmi.core.lesson_status" : "cmi.completion_status"));
        assertTrue(List.of("", "unknown").contains(value("cmi.success_status")));
        String suspended = value("cmi.suspend_data");
        assertTrue(suspended.length() <= 4096, suspended);
        assertEquals(2, new JsonMapper().readTree(suspended).get("a").size(), suspended);
        tab.eval("document.querySelector('iframe').remove()");
        tab.until("/^(Finish|Terminate) $/.test(site.calls[site.calls.length - 1])");
        assertTrue(value(core + "session_time").matches(old ? "\\d\\d:\\d\\d:\\d\\d" : "PT0H\\d+M\\d+S"));
        assertEquals("suspend", value(core + "exit"));
        assertEquals("[]", tab.eval("site.faults").toString());

        Map<String, String> left = values();
        left.remove(core + "exit");
        left.remove(core + "session_time");
        left.put(old ? "cmi.core.entry" : "cmi.entry", "resume");
        tab.eval("localStorage.clear()");
        visit(scorm, left);
        assertEquals("One correction and the next frame", heading());
        tab.until(FRAME + ".getElementById('result-next-frame').classList.contains('wrong')");
        assertTrue(tab.eval(FRAME + ".getElementById('choice-next-frame-2').checked").asBoolean());
        assertEquals("right", mark(3));
        assertEquals("done", mark(5));
        assertEquals("", mark(4));
        press("lesson-step-3");
        tab.until(FRAME + ".getElementById('number-error').value === '0.2'");
        assertEquals("16.67", value(core + "score.raw"));
        assertEquals("[]", tab.eval("site.faults").toString());
    }

    private String heading() {
        return tab.eval(FRAME + ".getElementById('step-heading').textContent").asString();
    }

    private String mark(int step) {
        return tab.eval("(c => c.contains('right') ? 'right' : c.contains('done') ? 'done' : '')(" + FRAME
                + ".getElementById('lesson-step-" + step + "').classList)").asString();
    }

    /// Of two students at one computer the second one does not get the answers of the first, and a new attempt begins
    /// with none.
    @Test
    void theNextStudentAndTheNextAttemptBeginWithNothing() throws IOException {
        unpacked("one-stick", Scorm.V12).forEach((name, file) -> served.put("/lesson/" + name, file));
        visit(Scorm.V12, Map.of("cmi.core.student_id", "u7", "cmi.core.student_name", "Ann"));
        answerTwo();
        visit(Scorm.V12, Map.of("cmi.core.student_id", "u8", "cmi.core.student_name", "Bo"));
        assertEquals("", mark(3));
        visit(Scorm.V12, Map.of("cmi.core.student_id", "u7", "cmi.core.student_name", "Ann"));
        assertEquals("right", mark(3));
        visit(Scorm.V12, Map.of("cmi.core.student_id", "u7", "cmi.core.student_name", "Ann", "cmi.core.entry",
                "ab-initio"));
        assertEquals("", mark(3));
    }

    @Test
    void withoutASiteAPackageSaysThatNothingIsHandedIn() throws IOException {
        Map<String, byte[]> files = unpacked("one-stick", Scorm.V12);
        tab.load(Files.write(folder().resolve("alone.html"), files.get("index.html")));
        assertTrue(tab.eval("document.querySelector('.unkept').offsetHeight > 0").asBoolean());
        assertEquals("This page hands answers in to a course site, and finds none here: they are not handed in.",
                tab.text(".unkept"));
        assertTrue(files.get("index.html").length < 1_500_000);
        assertFalse(new String(files.get("imsmanifest.xml"), StandardCharsets.UTF_8).contains("2004"));
    }

    private static Path folder() throws IOException {
        return Files.createTempDirectory("limber-scorm-");
    }

    // ---- the page around ----

    /// The example of the documents, as it stands there.
    private static String example() throws IOException {
        String page = Files.readString(Path.of("docs/page.md"));
        int from = page.indexOf("```html\n") + "```html\n".length();
        return page.substring(from, page.indexOf("```", from));
    }

    /// Of one-stick's six questions two are answered, one of them right: a sixth.
    @Test
    void thePageAroundIsToldHowFarALessonHasCome() throws IOException {
        served.put("/one-stick.html", Files.readAllBytes(pages.lesson("one-stick")));
        served.put("/course.html", example());
        tab.go(served.address("localhost", "/course.html"));
        tab.until("frames[0].limber && frames[0].limber.state && JSON.parse(frames[0].limber.state()).drawings > 0");
        tab.until("document.getElementById('told').textContent.includes('0 of 6')");
        tab.eval("window.heard = []; addEventListener('message', e => heard.push(e.data))");
        answerTwo();
        tab.until("heard.some(m => m.answered === 2 && m.score > 0)");
        JsonNode last = tab.eval("heard[heard.length - 1]");
        assertEquals("[answered, height, lesson, limber, of, score, step]", last.propertyNames().stream().sorted()
                .toList().toString());
        assertEquals(1, last.get("limber").asInt());
        assertEquals("one-stick", last.get("lesson").asString());
        assertEquals("who-moves", last.get("step").asString());
        assertEquals(2, last.get("answered").asInt());
        assertEquals(6, last.get("of").asInt());
        assertEquals(1.0 / 6, last.get("score").asDouble(), 1e-12);
        assertTrue(last.get("height").asDouble() > 100, last.toString());
        assertEquals("who-moves: 2 of 6 answered, 17 %", tab.text("#told"));
        // it is asked, and only who asks is answered
        tab.eval("heard.length = 0; frames[0].postMessage({limber: 'state'}, '*'); frames[0].postMessage('?', '*')");
        tab.until("heard.length === 1");
        assertEquals(last, tab.eval("heard[0]"));
    }

    @Test
    void aPageThatIsInNoFrameSaysNothing() throws IOException {
        tab.load(pages.lesson("one-stick"));
        tab.eval("window.heard = 0; addEventListener('message', e => { if (e.data.limber !== 'state') heard++; })");
        tab.click("#lesson-step-3");
        tab.eval("window.postMessage({limber: 'state'}, '*')");
        tab.eval("new Promise(done => setTimeout(done, 500))");
        assertEquals(0, tab.eval("heard").asInt());
    }

    // ---- a frame that lets a page do nothing ----

    private static final String SHUT =
            "<!DOCTYPE html><body style='height: 3000px; margin: 0'><iframe sandbox='allow-scripts' "
                    + "src=one-stick.html width=1200 height=650></iframe>";

    @Test
    void aShutFrameIsToldBeforeTheFirstAnswer() throws IOException {
        served.put("/one-stick.html", Files.readAllBytes(pages.lesson("one-stick")));
        served.put("/course.html", SHUT);
        tab.go(served.address("localhost", "/course.html"));
        try (Tab inner = tab.frame("one-stick.html")) {
            inner.until("window.limber && window.limber.state && JSON.parse(window.limber.state()).drawings > 0");
            assertTrue(inner.eval("document.querySelector('.unkept').offsetHeight > 0").asBoolean());
            assertEquals("The site around this page does not let it keep answers or save files: your answers are lost "
                    + "when you leave. Copy them first: Answers, at the end of the lesson.", inner.text(".unkept"));
            inner.eval("document.getElementById('lesson-step-3').click()");
            inner.until("document.getElementById('skip-error')");
            inner.eval("document.getElementById('skip-error').click();"
                    + "document.getElementById('save-answers').click()");
            String text = inner.eval("document.getElementById('answers-text').value").asString();
            assertTrue(text.contains("\"question\":\"error\""), text);
            assertEquals("If no file one-stick.json is saved, copy the answers from the field below.",
                    inner.text(".said"));
        }
    }

    @Test
    void theWheelScrollsThePageAroundUntilTheSceneIsClicked() throws IOException {
        served.put("/one-stick.html", Files.readAllBytes(pages.lesson("one-stick")));
        served.put("/course.html", SHUT.replace("sandbox='allow-scripts'", ""));
        tab.go(served.address("localhost", "/course.html"));
        tab.until("frames[0].limber && frames[0].limber.state && JSON.parse(frames[0].limber.state()).drawings > 0");
        String view = FRAME + ".querySelector('.view canvas')";
        JsonNode at = tab.eval("(r => [r.x + r.width / 2, r.y + r.height / 5])(" + view + ".getBoundingClientRect())");
        double x = at.get(0).asDouble() + 8, y = at.get(1).asDouble() + 8;
        String place = "frames[0].limber.place('end').join()";
        tab.eval("window.seen = {at: '', since: 0}");
        tab.until("(now => { if (now !== seen.at) seen = {at: now, since: performance.now()};"
                + " return performance.now() - seen.since > 1500; })(" + place + ")"); // the camera stands still
        String before = tab.eval(place).asString();
        tab.wheel(x, y, 120);
        tab.until("scrollY > 0");
        assertEquals(before, tab.eval(place).asString(), "the scene stays");
        tab.eval("scrollTo(0, 0)");
        tab.click(x, y);
        tab.wheel(x, y, 120);
        tab.until(place + " !== " + Tab.quoted(before));
        assertEquals(0, tab.eval("scrollY").asInt());
        tab.click(100, 690); // beside the frame
        tab.wheel(x, y, 120);
        tab.until("scrollY > 0");
    }
}
