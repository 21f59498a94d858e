package limber.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import limber.ask.Sweep;
import limber.course.Glossary;
import limber.engine.run.Run;
import limber.engine.run.Timeline;
import limber.engine.settings.Vec;
import limber.lesson.Lesson;
import limber.lesson.Lessons;
import limber.lesson.Recap;
import limber.lesson.Step;
import limber.lesson.StepEntry;
import limber.lesson.question.Answer;
import limber.lesson.question.Trial;
import limber.models.Catalog;
import limber.moment.Fnv;
import limber.presentation.words.Quantity;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A hand on a page: it drags, steps, plays and reaches a goal.
@Tag("wide")
class PageGesturesTest extends InBrowser {
    private static final int STEPS = 20;
    /// How far beside the pointer a dragged handle may be, px.
    private static final double BESIDE = 3;

    @AfterEach
    void nothingIsFetched() {
        assertEquals(List.of(), tab.requests(), "a page fetches nothing");
    }

    private static void near(double[] wanted, double[] found) {
        assertTrue(found != null && Math.hypot(wanted[0] - found[0], wanted[1] - found[1]) < BESIDE,
                "the handle is at " + List.of(found[0], found[1]) + " and not at " + List.of(wanted[0], wanted[1]));
    }

    @Test
    void theMouseDragsAHandleToWhereItIs() throws IOException {
        tab.load(pages.scene("rope", "default"));
        dragged(false);
    }

    @Test
    void aFingerDragsAHandleToWhereItIs() throws IOException {
        tab.phone().load(pages.scene("rope", "default"));
        dragged(true);
    }

    private void dragged(boolean finger) {
        tab.still("end");
        String before = tab.state().hash();
        double[] from = tab.handle("end"), to = {from[0] - 40, from[1] + 30};
        if (finger) tab.swipe(from, to, 10);
        else tab.drag(from, to, 10);
        tab.until("JSON.parse(window.limber.state()).hash !== " + Tab.quoted(before)
                + " && Math.abs(window.limber.place('end')[0] - " + to[0] + ") < " + BESIDE);
        near(to, tab.handle("end"));
    }

    /// On a phone no key F fits the scene: a button over it does.
    @Test
    void aTapFitsTheScene() throws IOException {
        tab.phone().load(pages.scene("rope", "default"));
        tab.still("end");
        double[] before = tab.handle("end");
        tab.eval("document.querySelector('.view').focus()");
        for (int i = 0; i < 5; i++) tab.key("+");
        tab.until("Math.abs(window.limber.place('end')[0] - " + before[0] + ") > " + 5 * BESIDE);
        double[] fit = tab.middle(".view .fit");
        tab.swipe(fit, fit, 0);
        tab.until("Math.abs(window.limber.place('end')[0] - " + before[0] + ") < " + BESIDE);
        near(before, tab.handle("end"));
    }

    /// 60 turns of the wheel and more: the scene is no dot, however long it turns.
    @Test
    void theWheelEndsBeforeTheSceneIsADot() throws IOException {
        tab.load(pages.scene("rope", "default"));
        tab.still("end");
        double[] middle = tab.middle(".view");
        double fitted = apart();
        for (int i = 0; i < 60; i++) tab.wheel(middle[0], middle[1], 120);
        double far = apart();
        assertTrue(far < 0.5 * fitted && far > 15, far + " px between its ends, " + fitted + " at first");
        for (int i = 0; i < 10; i++) tab.wheel(middle[0], middle[1], 120);
        assertEquals(far, apart(), 1e-6);
    }

    /// The pixels between the ends of a rope.
    private double apart() {
        double[] start = tab.handle("start"), end = tab.handle("end");
        return Math.hypot(start[0] - end[0], start[1] - end[1]);
    }

    @Test
    void twentyStepsForwardAndTwentyBackPassTheSameMoments() throws IOException {
        tab.load(pages.scene("rope", "default"));
        var there = new ArrayList<String>();
        there.add(seen());
        for (int i = 0; i < STEPS; i++) {
            stepped(".bar .step");
            there.add(seen());
        }
        assertNotEquals(there.getFirst(), there.getLast());
        for (int i = STEPS - 1; i >= 0; i--) {
            stepped(".bar .back");
            assertEquals(there.get(i), seen(), "step " + i + " on the way back");
        }
    }

    /// Moment, bits, and what the page says of them.
    private String seen() {
        return tab.state().where() + " " + tab.text(".bar .moment") + " " + tab.text(".caption .next");
    }

    private void stepped(String button) {
        String before = tab.state().moment();
        tab.eval("document.querySelector(" + Tab.quoted(button) + ").click()");
        tab.until("JSON.parse(window.limber.state()).moment !== " + Tab.quoted(before));
    }

    @Test
    void thirtyFramesByKeysAreThoseOfTheJvm() throws IOException {
        tab.load(pages.scene("rope", "default"));
        tab.until("document.querySelector('[data-size=frame]')");
        tab.eval("document.querySelector('[data-size=frame]').click(); document.activeElement.blur()");
        for (int frame = 1; frame <= 30; frame++) {
            tab.key("ArrowRight");
            tab.until("JSON.parse(window.limber.state()).moment === '" + frame + " 0 0'");
        }
        var model = Catalog.model("rope");
        var timeline = new Timeline(model);
        var p = model.preset("default").orElseThrow().settings();
        var run = new Run(timeline, timeline.root(p, model.opening(p)));
        for (int frame = 0; frame < 30; frame++) run.next();
        assertEquals(Fnv.text(Fnv.of(run.state().of(model.subject()))), tab.state().hash());
    }

    @Test
    void playPlaysAndPauseStandsStill() throws IOException {
        tab.load(pages.scene("cloth", "curtain"));
        tab.click(".bar .play");
        tab.until("JSON.parse(window.limber.state()).moment.split(' ')[0] > 5");
        assertEquals("true", tab.eval("document.querySelector('.bar .play').getAttribute('aria-pressed')").asString());
        tab.click(".bar .play");
        tab.until("(s => !s.playing && !s.waits)(JSON.parse(window.limber.state()))");
        Tab.State stood = tab.state();
        tab.eval("new Promise(function(d) { var n = 0; (function f() { if (n++ < 10) requestAnimationFrame(f);"
                + " else d(true); })(); })");
        assertEquals(stood.where(), tab.state().where());
    }

    /// The ruler of a moment lies beside the rope. Its end snaps to the other handle, and then there is nothing
    /// between.
    @Test
    void aRulerIsDraggedAndReads() throws IOException {
        tab.load(pages.moment(
                """
                {"limber":1,"model":"rope","at":"frame=12",
                 "view":{"show":{"tools":[{"ruler":["start","end"]},"stopwatch"]}}}""",
                "ruler"));
        tab.until("JSON.parse(window.limber.state()).moment === '12 0 0'");
        var model = Catalog.model("rope");
        var timeline = new Timeline(model);
        var run = new Run(timeline, timeline.root(model.defaults(), model.opening(model.defaults())));
        for (int frame = 0; frame < 12; frame++) run.next();
        Vec[] ends = Stream.of("start", "end").map(name -> model.handles(model.defaults()).stream()
                .filter(h -> h.name().equals(name)).findFirst().orElseThrow().at(run.state())).toArray(Vec[]::new);
        assertEquals(List.of(ends[0].distance(ends[1]), model.time(run.state())), tab.state().tools());
        tab.still("end");
        double[] start = tab.handle("start"), end = tab.handle("end");
        // a grip is beside the line, by 16 px and half of the ruler's 15 at a font of 14
        double length = Math.hypot(end[0] - start[0], end[1] - start[1]), aside = (16 + 7.5) * 13 / 14,
                x = aside * (end[1] - start[1]) / length, y = -aside * (end[0] - start[0]) / length;
        tab.drag(new double[]{end[0] + x, end[1] + y}, start, 10);
        tab.until("JSON.parse(window.limber.state()).tools[0] === 0");
    }

    /// What a moment shows beside its scene comes along: three ropes under one drag, each with its name, all at the
    /// same frame, and where playing halts.
    @Test
    void methodsOfAMomentMoveTogether() throws IOException {
        tab.load(pages.moment("""
                {"limber":1,"model":"rope","stops":["time > 0.41"],"view":{"show":{"overlays":["ground"]}},
                 "entries":[{"model":"rope","set":{"correction":"half"}},{"model":"strand","set":{"length":4}}],
                 "layout":"side-by-side"}""", "methods"));
        assertEquals("Weighted, Always half (published), Strand", tab.eval(
                "[...document.querySelectorAll('.sides .method')].map(s => s.textContent).join(', ')").asString());
        int drawn = tab.state().drawings();
        tab.click(".bar .play");
        tab.until("(s => s.moment === '21 0 0' && !s.playing && !s.waits)(JSON.parse(window.limber.state()))");
        tab.until("JSON.parse(window.limber.state()).drawings > " + drawn);
    }

    /// The page chooses as the window does for a student who has answered nothing; the answer is kept for its lesson.
    @Test
    void questionsOfEarlierLessonsAreAskedAgain() throws IOException {
        Lesson lesson = Lessons.find("many-sticks-many-sweeps").orElseThrow();
        int step = lesson.steps().size() - 1;
        List<Recap> chosen = Recap.chosen(Recap.of(lesson), lesson.steps().get(step).recap(),
                lesson.id() + "/" + lesson.steps().get(step).id(), _ -> Recap.Standing.OPEN);
        tab.load(pages.lesson(lesson.id()));
        tab.eval("document.getElementById('lesson-step-" + (step + 1) + "').click()");
        tab.until("document.querySelectorAll('.recap-card').length === " + chosen.size());
        for (Recap recap : chosen) {
            String place = recap.lesson().id() + "-" + recap.step() + "-" + recap.asked().id();
            Answer truth = recap.asked().truth(new Trial(recap.lesson().model(), recap.entry().staged()));
            if (truth instanceof Answer.Figure figure) {
                tab.eval("document.getElementById('number-" + place + "').focus()");
                tab.type(String.valueOf(figure.value()));
            } else tab.eval("document.getElementById('choice-" + place + "-" + (((Answer.Chosen) truth).index() + 1)
                    + "').click()");
            tab.eval("document.getElementById('commit-" + place + "').click()");
            tab.until("document.querySelector('#result-" + place + ".right')");
            tab.until("Object.keys(localStorage).some(k => k.startsWith('limber.answers." + recap.lesson().id()
                    + ".') && localStorage[k].includes(" + Tab.quoted("\"" + recap.asked().id() + "\"") + "))");
        }
    }

    @Test
    void theSweepOfAStepIsRun() throws IOException {
        Lesson lesson = Lessons.find("many-sticks-many-sweeps").orElseThrow();
        int number = IntStream.range(0, lesson.steps().size())
                .filter(i -> lesson.steps().get(i).sweep().isPresent()).findFirst().orElseThrow();
        Step.Sweep wanted = lesson.steps().get(number).sweep().orElseThrow();
        var rows = new ArrayList<Sweep.Row>();
        var sweep = new Sweep(lesson.model(), StepEntry.of(lesson).get(number).staged().scene().settings(), List.of(),
                List.of(wanted.over()), List.of(wanted.measure()), wanted.frames());
        sweep.run(0, sweep.size(), rows::add, () -> false);
        tab.load(pages.lesson(lesson.id()));
        tab.eval("document.getElementById('lesson-step-" + (number + 1) + "').click()");
        tab.until("document.querySelector('#step-heading')");
        tab.eval("document.querySelectorAll('.question [id^=skip-]').forEach(b => { if (!b.hidden) b.click(); })");
        tab.until("document.querySelector('.sweep-pane output').textContent === '" + rows.size() + " of " + rows.size()
                + " runs'");
        tab.eval("document.querySelector('.sweep-plot').focus()");
        for (Sweep.Row row : rows) {
            tab.key(row == rows.getFirst() ? "ArrowLeft" : "ArrowRight"); // to the left of the first is itself
            String value = Quantity.text(row.measured()[0], "");
            tab.until("document.querySelector('.sweep-reading').textContent.endsWith(': " + value + "')");
        }
    }

    /// The glossary's own words are shown below the text, and taken away by a second press.
    /// At frame 0 the rope is a straight line between its handles. Its sweep goes forwards: whatever is selected, all
    /// particles behind it are reached within the first sweep.
    @Test
    void anElementIsSelectedAndItsNumbersAreFollowed() throws IOException {
        tab.load(pages.scene("rope", "default"));
        tab.still("end");
        tab.eval("document.getElementById('tab-why').click()");
        assertEquals("true", tab.eval("String(document.querySelector('.goes').hidden)").asString());
        double[] from = tab.handle("start"), to = tab.handle("end");
        tab.click((from[0] + 2 * to[0]) / 3, (from[1] + 2 * to[1]) / 3);
        tab.until("!document.querySelector('.goes').hidden");
        tab.click(".goes");
        tab.until("/ 41 after |all 41/.test(document.querySelector('.influence').textContent)");
        assertTrue(tab.text(".influence").startsWith("Elements reached (particle"), tab.text(".influence"));
        assertEquals("rounds done: sweep", tab.text(".influence p"));
        assertEquals("true", tab.eval("document.querySelector('.goes').ariaPressed").asString());
        tab.click(".goes");
        tab.until("document.querySelector('.influence').hidden");
    }

    @Test
    void aWordInBoldSaysWhatItMeans() throws IOException {
        tab.load(pages.lesson("one-stick"));
        tab.eval("document.getElementById('lesson-step-3').click()");
        tab.until("document.querySelector('button.term')?.textContent === 'rest length'");
        tab.eval("document.querySelector('button.term').click()");
        String meaning = Glossary.shipped(Locale.ENGLISH).named("rest length").orElseThrow().source();
        String first = meaning.substring(meaning.lastIndexOf("```") + 3).strip().split("\\. ")[0];
        assertTrue(tab.text(".term-meaning").startsWith(first), tab.text(".term-meaning"));
        assertEquals("true",
                tab.eval("document.querySelector('button.term').getAttribute('aria-expanded')").asString());
        tab.eval("document.querySelector('button.term').click()");
        assertEquals(0, tab.eval("document.querySelectorAll('.term-meaning').length").asInt());
    }

    private void tenFrames() throws IOException {
        tab.load(pages.scene("cloth", "curtain"));
        tab.click("[data-size=frame]");
        for (int frame = 1; frame <= 10; frame++) {
            tab.click(".bar .step");
            tab.until("JSON.parse(window.limber.state()).moment === '" + frame + " 0 0'");
        }
    }

    /// After a click on a plot the wheel shows a part of its axis. The button that shows all of it again is there only
    /// then.
    @Test
    void thePartOfAPlotThatTheWheelShowsIsTakenBackByAButton() throws IOException {
        tenFrames();
        tab.click("#tab-plots");
        tab.until("document.querySelector('.plot-pane .plot').ariaLabel.startsWith('frame 10')");
        tab.click(".plot-pane .plot");
        tab.until("JSON.parse(window.limber.state()).moment !== '10 0 0'");
        String whole = "document.querySelector('.plot-pane [aria-label^=\"Show the whole\"]')";
        tab.until(whole + ".hidden");
        tab.eval("""
                const plot = document.querySelector('.plot-pane .plot'), box = plot.getBoundingClientRect();
                plot.dispatchEvent(new WheelEvent('wheel', {deltaY: -100, bubbles: true, cancelable: true,
                    clientX: box.x + box.width / 2, clientY: box.y + box.height / 2}))""");
        tab.until("!" + whole + ".hidden");
        tab.click(".plot-pane [aria-label^='Show the whole']");
        tab.until(whole + ".hidden");
    }

    /// Ten frames are plotted, so that the middle of the plot is about frame 5.
    @ParameterizedTest
    @ValueSource(strings = {"plots", "ledger"})
    void aClickOnAPlotGoesToItsFrame(String pane) throws IOException {
        tenFrames();
        tab.click("#tab-" + pane);
        if (pane.equals("ledger"))
            tab.eval("[...document.querySelectorAll('.ledger-pane .row button')].at(-1).click()");
        String plot = "." + (pane.equals("ledger") ? "ledger" : "plot") + "-pane .plot";
        tab.until("document.querySelector('" + plot + "').ariaLabel.startsWith('frame 10')");
        tab.click(plot);
        tab.until("JSON.parse(window.limber.state()).moment !== '10 0 0'");
        int frame = Integer.parseInt(tab.state().moment().split(" ")[0]);
        assertTrue(frame >= 3 && frame <= 7, "frame " + frame);
    }
}
