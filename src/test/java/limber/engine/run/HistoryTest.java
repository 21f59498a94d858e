package limber.engine.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BooleanSupplier;
import limber.engine.Cursor;
import limber.engine.Measure;
import limber.engine.model.Input;
import limber.engine.model.Model;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.mesh.file.Surfaces;
import limber.models.ball.Ball;
import limber.models.rope.Rope;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// The values of a history equal those of a run at the same cursor.
class HistoryTest {
    private static final Model ROPE = new Rope();
    private final List<Throwable> failures = new CopyOnWriteArrayList<>();
    private History history;

    private History history(Timeline timeline, Branch branch) {
        history = new History(timeline, branch, new History.Audience() {
            @Override
            public void changed() {}

            @Override
            public void failed(Throwable e) {
                failures.add(e);
            }
        });
        return history;
    }

    @AfterEach
    void close() {
        history.close();
        assertEquals(List.of(), failures);
    }

    private static Probe probe(Model model, String measure, int element) {
        return new Probe(model.measures().stream().filter(m -> m.name().equals(measure)).findFirst().orElseThrow(),
                element);
    }

    private Samples strip(Probe probe) {
        var strip = new Samples();
        history.copy(probe, strip);
        return strip;
    }

    private static void until(BooleanSupplier condition) throws InterruptedException {
        for (int i = 0; i < 2000 && !condition.getAsBoolean(); i++) Thread.sleep(5);
        assertTrue(condition.getAsBoolean(), "it did not come to that within ten seconds");
    }

    private void assertReads(Branch branch, Probe probe, int frames) throws InterruptedException {
        until(() -> strip(probe).size() == frames + 1);
        Samples read = strip(probe);
        var timeline = new Timeline(ROPE);
        var run = new Run(timeline, timeline.root(branch.settings(), branch.inputs()));
        for (int n = 0; n <= frames; n++) {
            run.seek(run.branch(), Cursor.complete(n));
            assertEquals(probe.read(run.settings(), run.picture()), read.at(n), 0, "frame " + n);
        }
    }

    @Test
    void everyFrameThatWasPlayedIsReadAndAProbeChosenLateHasThePast() throws InterruptedException {
        var timeline = new Timeline(ROPE);
        Branch branch = timeline.root(ROPE.defaults(), List.of());
        Probe sag = probe(ROPE, "sag", Probe.LARGEST), stick = probe(ROPE, "length", 3);
        history(timeline, branch).want(List.of(sag), List.of(), "");
        history.follow(branch, Cursor.complete(40));
        assertReads(branch, sag, 40);
        history.follow(branch, new Cursor(12, 3, 5)); // going back forgets nothing
        history.want(List.of(sag, stick), List.of(), "");
        assertReads(branch, stick, 40);
        history.want(List.of(stick), List.of(), "");
        assertEquals(0, strip(sag).size());
    }

    @Test
    void aCourseThatLeavesAnotherKeepsWhatTheyShareAndHasItsOwnFuture() throws InterruptedException {
        var timeline = new Timeline(ROPE);
        Branch before = timeline.root(ROPE.defaults(), List.of());
        Probe sag = probe(ROPE, "sag", Probe.LARGEST);
        history(timeline, before).want(List.of(sag), List.of(), "");
        history.follow(before, Cursor.complete(60));
        assertReads(before, sag, 60);
        Branch after = timeline.fork(before, 31, List.of(new Input.Move(31, "start", new Vec(0, 1, 0))));
        assertEquals(30, after.shared(before));
        history.follow(after, Cursor.complete(35));
        assertReads(after, sag, 35);
        history.follow(before, Cursor.complete(31)); // undone: all that was played of it comes again
        assertReads(before, sag, 60);
    }

    @Test
    void otherSettingsShareNothing() {
        var timeline = new Timeline(ROPE);
        Branch before = timeline.root(ROPE.defaults(), List.of());
        history(timeline, before);
        assertEquals(-1, timeline.restart(before, ROPE.defaults().with("segments", "5"), List.of()).shared(before));
    }

    @Test
    void aDivergenceEndsIt() throws InterruptedException {
        var ball = new Ball(new Surfaces());
        Settings unstable = ball.presets().stream().filter(p -> p.name().equals("unstable")).findFirst().orElseThrow()
                .settings().with("mesh", "icosphere:1");
        var timeline = new Timeline(ball);
        Branch branch = timeline.root(unstable, ball.opening(unstable));
        var run = new Run(new Timeline(ball), branch);
        while (Divergence.clean(run)) run.next();
        int bad = run.cursor().frame();
        Probe dent = probe(ball, "dent", Probe.LARGEST), finite = probe(ball, "frame", Probe.LARGEST);
        history(timeline, branch).want(List.of(dent), List.of(finite), "");
        history.follow(branch, Cursor.complete(bad + 5));
        until(() -> strip(dent).end() == bad);
        Thread.sleep(50);
        assertEquals(bad, strip(dent).end());
        Branch healed = timeline.fork(branch, 3, List.of(new Input.Set(3, "damping", "1")));
        history.follow(healed, Cursor.complete(bad + 5));
        until(() -> strip(dent).end() == bad + 6);
    }

    @Test
    void insideAFrameEverySweepIsReadWhereItsCursorLeads() throws InterruptedException {
        var timeline = new Timeline(ROPE);
        Settings p = ROPE.defaults().with("substeps", "3").with("iterations", "4");
        Branch branch = timeline.root(p, List.of());
        Probe residual = probe(ROPE, "residual", 5);
        history(timeline, branch).want(List.of(), List.of(residual), "");
        history.follow(branch, new Cursor(7, 4, 2));
        until(() -> history.inside().frame() == 8);
        FrameSamples read = history.inside();
        var run = new Run(timeline, branch);
        for (int k = 0; k < read.steps().size(); k++) {
            Cursor at = read.steps().get(k).at();
            run.seek(branch, at);
            assertEquals(at, run.cursor());
            assertEquals(residual.read(run.settings(), run.picture()), read.values().get(residual)[k], 0,
                    at.toString());
        }
        assertEquals(Cursor.complete(7), read.steps().getFirst().at());
        assertEquals(Cursor.complete(8), read.steps().getLast().at());
        assertEquals(
                12, read.steps().stream()
                        .filter(s -> s.done().filter(d -> d.phase().name().equals("distance")).isPresent()).count(),
                "3 substeps of 4 sweeps");
        history.follow(branch, Cursor.complete(9));
        until(() -> history.inside().frame() == 9);
    }

    @Test
    void insideALongFrameNotEverySweepIsRead() throws InterruptedException {
        var timeline = new Timeline(ROPE);
        Branch branch = timeline
                .root(ROPE.defaults().with("segments", "2").with("substeps", "60").with("iterations", "50"), List.of());
        Probe sag = probe(ROPE, "sag", Probe.LARGEST);
        history(timeline, branch).want(List.of(), List.of(sag), "");
        until(() -> history.inside().frame() == 1);
        int steps = history.inside().steps().size();
        assertTrue(steps > 500 && steps <= Sampler.MOST_STEPS + 3, "steps: " + steps);
        assertEquals(Cursor.complete(1), history.inside().steps().getLast().at());
    }

    @Test
    void onlyTheNewestFramesAreKept() {
        history(new Timeline(ROPE), new Timeline(ROPE).root(ROPE.defaults(), List.of()));
        var series = new Series();
        for (int n = 0; n < Series.MOST + 100; n++) series.add(0.5 * n);
        var strip = new Samples();
        series.copy(strip);
        assertEquals(100, strip.first());
        assertEquals(Series.MOST, strip.size());
        for (int n = 100; n < Series.MOST + 100; n++) assertEquals(0.5 * n, strip.at(n), 0);
        series.keepUpTo(200);
        series.add(7);
        series.copy(strip);
        assertEquals(202, strip.end());
        assertEquals(7, strip.at(201), 0);
    }

    @Test
    void aProbeReadsOneElementOrTheLargest() {
        history(new Timeline(ROPE), new Timeline(ROPE).root(ROPE.defaults(), List.of()));
        var vectors = new Measure("v", "m/s", 3, "particle", (_, _) -> new double[]{3, 4, 0, 0, 0, -1});
        var numbers = new Measure("r", "m", 1, "stick", (_, _) -> new double[]{0.5, -2});
        assertEquals(5, new Probe(vectors, Probe.LARGEST).read(null, null), 0);
        assertEquals(1, new Probe(vectors, 1).read(null, null), 0);
        assertEquals(2, new Probe(numbers, Probe.LARGEST).read(null, null), 0);
        assertEquals(-2, new Probe(numbers, 1).read(null, null), 0);
        assertTrue(Double.isNaN(new Probe(numbers, 2).read(null, null)), "there is no such stick");
        assertFalse(new Probe(numbers, Probe.LARGEST).ofOne());
    }
}
