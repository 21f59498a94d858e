package limber.engine.run;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import limber.engine.Cursor;
import limber.engine.Measure;
import limber.engine.ask.Difference;
import limber.engine.model.Input;
import limber.engine.model.Model;
import limber.engine.model.Variant;
import limber.engine.settings.Settings;
import limber.engine.settings.Vec;
import limber.engine.text.BadInput;
import limber.models.rope.Rope;
import org.junit.jupiter.api.Test;

/// A comparison run equals an independent run under the same settings with the same inputs, at the same time.
class ComparisonRunTest {
    private static final Model ROPE = new Rope();
    private static final PictureRequest NOTHING = new PictureRequest(Set.of(), Set.of());
    private final Timeline timeline = new Timeline(ROPE), others = new Timeline(ROPE);

    private static Settings settings(String... values) {
        Settings p = ROPE.defaults();
        for (String s : values) p = p.with(s.substring(0, s.indexOf('=')), s.substring(s.indexOf('=') + 1));
        return p;
    }

    private static Picture beside(ComparisonRun comparison, Run leading) {
        return comparison.beside(leading, NOTHING, true, () -> false);
    }

    private static Run alone(Settings p, List<Input> inputs, Cursor at) {
        var timeline = new Timeline(ROPE);
        var run = new Run(timeline, timeline.root(p, inputs));
        run.seek(run.branch(), at);
        return run;
    }

    private static void assertSame(Run alone, Picture comparison) {
        assertEquals(alone.cursor(), comparison.cursor());
        assertTrue(alone.picture().sameBitsWithScratch(comparison.state()), "other bits at " + comparison.cursor());
    }

    @Test
    void itIsARunOfItsOwnBackAndForthAndInsideAFrame() {
        List<Input> inputs = List.of(new Input.Move(3, "start", new Vec(0.3, 0.2, 0)),
                new Input.Set(7, "gravityScale", "0.5"));
        var run = new Run(timeline, timeline.root(settings("correction=half"), inputs));
        var comparison = new ComparisonRun(others, new Variant(Map.of("correction", "weighted")));
        for (Cursor at : List.of(Cursor.START, Cursor.complete(12), Cursor.complete(5), new Cursor(5, 4, 3),
                Cursor.complete(40), Cursor.complete(2), new Cursor(9, 2, 0))) {
            run.seek(run.branch(), at);
            assertSame(alone(settings("correction=weighted"), inputs, at), beside(comparison, run));
        }
    }

    /// Substeps of 0.02 s, one a frame against two: the right one's frames are complete at 0, 0.04, 0.08 s. The left's
    /// third frame, at 0.06 s, lies as near to the first as to the second, of which the earlier one counts.
    @Test
    void framesOfOtherLengthAreSetBesideTheNearestTimeOfTwoTheEarlier() {
        var run = new Run(timeline, timeline.root(settings("substeps=1", "substep=0.02"), List.of()));
        var comparison = new ComparisonRun(others, new Variant(Map.of("substeps", "2")));
        int[] nearest = {0, 0, 1, 1, 2, 2, 3};
        for (int frame = 0; frame < nearest.length; frame++) {
            run.seek(run.branch(), Cursor.complete(frame));
            Picture beside = beside(comparison, run);
            assertEquals(Cursor.complete(nearest[frame]), beside.cursor(), "frame " + frame);
            assertEquals(0.04 * nearest[frame], beside.time(), 1e-15);
        }
        var left = new Run(timeline, timeline.root(settings("substeps=2", "substep=0.02"), List.of()));
        left.seek(left.branch(), Cursor.complete(3));
        assertEquals(Cursor.complete(6),
                beside(new ComparisonRun(others, new Variant(Map.of("substeps", "1"))), left).cursor(),
                "0.12 s are six frames of 0.02 s");
    }

    /// The second sweep of the left stands beside that of the right, though more frames lie behind it there.
    @Test
    void insideAFrameItStandsAtTheOperationMostLikeIt() {
        var run = new Run(timeline, timeline.root(settings("substeps=2", "substep=0.02", "iterations=6"), List.of()));
        run.seek(run.branch(), Cursor.complete(2));
        run.seek(run.branch(), new Navigation(run).find(3, Map.of("substep", 1, "sweep", 2), "distance", 5));
        Picture beside =
                beside(new ComparisonRun(others, new Variant(Map.of("substeps", "1", "iterations", "3"))), run);
        assertEquals(4, beside.cursor().frame(), "0.08 s are four frames of 0.02 s");
        assertEquals("distance", beside.path().phase().name());
        assertEquals(2, beside.path().round("sweep"));
        assertEquals(5, beside.cursor().element());
    }

    @Test
    void whatIsDoneReachesBothAndOnlyWhatItChangesIsRunAgain() {
        Settings left = settings("correction=half"), right = settings("correction=weighted");
        Branch branch = timeline.root(left, List.of());
        var run = new Run(timeline, branch);
        var comparison = new ComparisonRun(others, Variant.between(left, right));
        run.seek(branch, Cursor.complete(20));
        beside(comparison, run);
        Branch dragged = timeline.fork(branch, 15, List.of(new Input.Move(15, "start", new Vec(0.5, 0.5, 0))));
        run.seek(dragged, Cursor.complete(20));
        assertSame(alone(right, dragged.inputs(), Cursor.complete(20)), beside(comparison, run));
        Branch further = timeline.extend(dragged, List.of(new Input.Move(18, "start", new Vec(1, 0.5, 0))));
        run.seek(further, Cursor.complete(20));
        assertSame(alone(right, further.inputs(), Cursor.complete(20)), beside(comparison, run));
        run.seek(branch, Cursor.complete(20));
        assertSame(alone(right, List.of(), Cursor.complete(20)), beside(comparison, run));
    }

    @Test
    void aChangeOfWhatDiffersStaysOnItsSide() {
        List<Input> inputs = List.of(new Input.Set(4, "correction", "weighted"),
                new Input.Set(5, "gravityScale", "0.25"));
        var run = new Run(timeline, timeline.root(settings("correction=weighted"), inputs));
        run.seek(run.branch(), Cursor.complete(10));
        Picture beside = beside(new ComparisonRun(others, new Variant(Map.of("correction", "half"))), run);
        assertEquals(List.of("correction"), beside.settings().differences(run.settings()));
        assertSame(alone(settings("correction=half"), inputs.subList(1, 2), Cursor.complete(10)), beside);
    }

    /// A stick of 1.4 m whose rest length is 1 m, pinned at its start. Half moves the free end by half of the 0.4 m
    /// that it is too long; weighted by all of it.
    @Test
    void afterOneSweepHalfIsLeftWithHalfOfTheError() {
        Settings half = settings("segments=1", "length=1", "start=0,0,0", "end=1.4,0,0", "pinStart=true",
                "pinEnd=false", "gravity=0,0,0", "iterations=1", "correction=half");
        var run = new Run(timeline, timeline.root(half, List.of()));
        run.seek(run.branch(), Cursor.complete(1));
        Picture left = Picture.of(run, NOTHING, false, Optional.empty());
        Picture right = beside(new ComparisonRun(others, new Variant(Map.of("correction", "weighted"))), run);
        Measure residual = ROPE.measures().stream().filter(m -> m.name().equals("residual")).findFirst().orElseThrow();
        assertArrayEquals(new double[]{0.2}, residual.read(left.settings(), left.state()), 1e-15);
        assertArrayEquals(new double[]{0}, residual.read(right.settings(), right.state()), 1e-15);
        Difference difference = Difference.of(residual, left, right).orElseThrow();
        assertArrayEquals(new double[]{-0.2}, difference.values(), 1e-15);
        assertEquals(0.2, difference.largest(), 1e-15);
    }

    /// Distances 0, 3 and 5: the largest is 5, the square mean of 0, 9 and 25 is 34/3.
    @Test
    void aDifferenceOfPlacesIsADistanceEach() {
        Difference apart = Difference
                .between(new double[]{1, 1, 1, 0, 0, 0, 2, 0, 0}, new double[]{1, 1, 1, 0, 0, 3, 2, 3, -4}, 3)
                .orElseThrow();
        assertArrayEquals(new double[]{0, 3, 5}, apart.sizes(), 1e-15);
        assertEquals(2, apart.furthest());
        assertEquals(5, apart.largest(), 1e-15);
        assertEquals(Math.sqrt(34.0 / 3), apart.mean(), 1e-15);
        assertEquals(Optional.empty(), Difference.between(new double[3], new double[6], 3));
    }

    @Test
    void whatFliesApartStaysAtItsLastFrameAndSaysSo() {
        Settings wild = settings("gravity=0,-1000,0", "gravityScale=100", "pinStart=false", "pinEnd=false"),
                calm = wild.with("gravity", "0,-10,0").with("gravityScale", "1");
        var run = new Run(timeline, timeline.root(calm, List.of()));
        var comparison = new ComparisonRun(others, Variant.between(calm, wild));
        run.seek(run.branch(), Cursor.complete(600));
        Picture stopped = beside(comparison, run);
        Divergence why = stopped.divergence().orElseThrow();
        assertEquals(Cursor.complete(why.before().frame()), stopped.cursor());
        assertTrue(stopped.cursor().frame() < 600);
        run.seek(run.branch(), Cursor.complete(601));
        assertEquals(stopped.cursor(), beside(comparison, run).cursor());
        run.seek(run.branch(), Cursor.complete(2));
        Picture before = beside(comparison, run);
        assertEquals(Cursor.complete(2), before.cursor());
        assertEquals(Optional.empty(), before.divergence());
    }

    @Test
    void aClockThatStandsStillIsNotWaitedFor() {
        var run = new Run(timeline, timeline.root(settings("clock=accumulated"), List.of()));
        run.seek(run.branch(), Cursor.complete(30));
        Picture beside = beside(new ComparisonRun(others, new Variant(Map.of("frameTime", "0"))), run);
        assertEquals(0, beside.time());
    }

    @Test
    void settingsThatContradictEachOtherAreRefused() {
        var run = new Run(timeline, timeline.root(settings(), List.of()));
        assertThrows(BadInput.class, () -> beside(new ComparisonRun(others, new Variant(Map.of("no such", "1"))), run));
    }

    @Test
    void aLongWayIsGivenUpBetweenTwoFrames() {
        var run = new Run(timeline, timeline.root(settings(), List.of()));
        run.seek(run.branch(), Cursor.complete(300));
        var comparison = new ComparisonRun(others, new Variant(Map.of("correction", "half")));
        Picture half = comparison.beside(run, NOTHING, false, () -> true);
        assertFalse(half.cursor().frame() >= 300);
        assertSame(alone(settings("correction=half"), List.of(), Cursor.complete(300)), beside(comparison, run));
    }
}
