package limber.engine.run;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import limber.engine.Cursor;
import limber.engine.Element;
import limber.engine.Round;
import limber.engine.State;
import limber.engine.StepSize;
import limber.engine.Toy;
import limber.engine.Toys;
import limber.engine.model.Input;
import limber.engine.watch.Explanation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Runs that go from one course to another, or stand where the clock has only just decided, worked out on a [Toy].
class RunByHandTest {
    private static double[] cells(Run run) {
        return run.state().of(Toy.CELLS);
    }

    /// Frame n of the growing toy has n substeps: step 0 tick, 1 spread, 2 to n + 1 mark, n + 2 paint.
    @ParameterizedTest
    @CsvSource({"1,2,0", "3,2,0", "3,4,0"})
    void theRungsKnowHowManySubstepsTheClockMakes(int frame, int step,
            int element) {
        Run run = Toys.run(Toys.growing());
        run.seek(run.branch(), new Cursor(frame - 1, step, element));
        assertEquals(List.of(new Round("substep", step - 1, frame, false)), run.path().slot().around());
        assertEquals(frame, run.path().frame());
        assertEquals(element, run.path().element());
        assertEquals(new Cursor(frame - 1, step, element), run.cursor(), "looking moves nothing");
    }

    @ParameterizedTest
    @CsvSource({"1,0,0", "1,1,1", "3,0,0", "3,1,0", "3,1,2"})
    void theFirstSubstepEndsWhereTheClockSays(int frame,
            int step, int element) {
        Run run = Toys.run(Toys.growing());
        run.seek(run.branch(), new Cursor(frame - 1, step, element));
        assertEquals(frame == 1 ? Cursor.complete(1) : new Cursor(frame - 1, 3, 0),
                new Navigation(run).ahead(StepSize.SUBSTEP));
        assertEquals(new Cursor(frame - 1, step, element), run.cursor(), "looking moves nothing");
    }

    /// Each frame adds 1/16 to each cell; frame n marks n times.
    @Test
    void statesBeforeTheClockAndAfterItAreThoseWorkedOut() {
        Run run = Toys.run(Toys.growing());
        run.seek(run.branch(), new Cursor(1, 1, 2));
        assertArrayEquals(new double[]{0.125, 0.125, 0.0625}, cells(run), 0);
        assertEquals(2, run.state().of(Toy.FRAME)[0]);
        assertEquals(1, run.state().of(Toy.MARKS)[0]);
        run.seek(run.branch(), new Cursor(1, 2, 0));
        assertArrayEquals(new double[]{0.125, 0.125, 0.125}, cells(run), 0);
        assertEquals(1, run.state().of(Toy.MARKS)[0]);
        run.seek(run.branch(), new Cursor(1, 3, 0));
        assertEquals(2, run.state().of(Toy.MARKS)[0]);
        run.seek(run.branch(), new Cursor(1, 4, 1));
        assertEquals(3, run.state().of(Toy.MARKS)[0]);
        assertArrayEquals(new double[]{10.125, 0, 0}, run.state().of(Toy.PAINT), 0);
        run.next();
        assertEquals(Cursor.complete(2), run.cursor());
        run.next();
        assertEquals(6, run.state().of(Toy.MARKS)[0]);
        run.seek(run.branch(), new Cursor(0, 1, 1));
        run.next();
        assertArrayEquals(new double[]{0.0625, 0.0625, 0.0625}, cells(run), 0, "finished from the middle of step 1");
        assertEquals(1, run.state().of(Toy.MARKS)[0]);
    }

    /// Frame 1 has the steps 0 to 3; what lies beyond is its last operation, paint on cell 2.
    @Test
    void aPlaceBeyondTheFrameIsItsLastOperation() {
        Run run = Toys.run(Toys.growing());
        run.seek(run.branch(), new Cursor(0, 9, 0));
        assertEquals(new Cursor(0, 3, 2), run.cursor());
        assertArrayEquals(new double[]{10.0625, 10.0625, 0}, run.state().of(Toy.PAINT), 0);
    }

    /// Three cells on one course, four on the other, which its own keyframe of frame 0 gives the layout. by = 1/16:
    /// after frame 2, 2·6/16, and `grow` 1/4 in frame 1 and twice in frame 2.
    @Test
    void aCourseOfAnotherLayoutIsRestoredFromItsOwnFrames() {
        var toy = Toys.ladder();
        var timeline = new Timeline(toy);
        Branch three = timeline.root(toy.defaults(), List.of()),
                four = timeline.restart(three, toy.defaults().with("count", "4").with("by", "0.125"), List.of());
        var run = new Run(timeline, three);
        run.seek(three, Cursor.complete(2));
        assertArrayEquals(new double[]{1.25, 1, 0.75}, cells(run), 0);
        run.seek(four, Cursor.complete(2));
        assertArrayEquals(new double[]{2, 1.75, 1.5, 1.5}, cells(run), 0);
        assertEquals(0.125, run.settings().get(Toy.BY));
        run.seek(three, Cursor.complete(1));
        assertArrayEquals(new double[]{0.625, 0.375, 0.375}, cells(run), 0);
        assertEquals(0.0625, run.settings().get(Toy.BY));
        run.seek(four, Cursor.complete(1));
        assertArrayEquals(new double[]{1, 0.75, 0.75, 0.75}, cells(run), 0);
        run.next();
        assertArrayEquals(new double[]{2, 1.75, 1.5, 1.5}, cells(run), 0);
    }

    /// Doubled before frame 2: (5/8, 3/8, 3/8)·2, then 3/8 and 1/4 to two cells. Restored from the keyframe after it,
    /// it is not doubled again; a fork that doubles before frame 3 shares what lies before.
    @Test
    void inputsActOnceWhateverAKeyframeHolds() {
        var toy = Toys.ladder();
        var timeline = new Timeline(toy);
        Branch root = timeline.root(toy.defaults(), List.of(new Input.Act(2, "double", Map.of())));
        var run = new Run(timeline, root);
        run.seek(root, Cursor.complete(4));
        run.seek(root, Cursor.complete(2));
        assertArrayEquals(new double[]{1.875, 1.375, 1.125}, cells(run), 0);
        run.next();
        assertArrayEquals(new double[]{2.25, 1.75, 1.5}, cells(run), 0);
        Branch fork = timeline.fork(root, 3, List.of(new Input.Act(3, "double", Map.of())));
        run.seek(fork, Cursor.complete(3));
        assertArrayEquals(new double[]{2 * 1.875 + 0.375, 2 * 1.375 + 0.375, 2 * 1.125 + 0.375}, cells(run), 0);
        run.seek(root, Cursor.complete(3));
        assertArrayEquals(new double[]{2.25, 1.75, 1.5}, cells(run), 0);
    }

    /// Inputs of a frame act before its first operation, also where that is explained or looked ahead from.
    @Test
    void inputsActWhenAFrameIsBegunByAStep() {
        Run run = Toys.run(Toys.ladder(), new Input.Act(2, "double", Map.of()));
        run.seek(run.branch(), Cursor.complete(1));
        assertEquals("tick", run.explain().slot().phase().name());
        assertArrayEquals(new double[]{0.625, 0.375, 0.375}, cells(run), 0, "an explanation does nothing");
        assertEquals(new Cursor(1, 2, 1), new Navigation(run).nextTouching(new Element("cell", 1)).orElseThrow());
        run.stepWatched();
        assertEquals(new Cursor(1, 2, 0), run.cursor());
        assertArrayEquals(new double[]{1.25, 0.75, 0.75}, cells(run), 0);
        run.stepWatched();
        assertArrayEquals(new double[]{1.3125, 0.75, 0.75}, cells(run), 0, "doubled once");
    }

    @Test
    void aCopyGoesItsOwnWay() {
        Run run = Toys.run(Toys.ladder());
        run.seek(run.branch(), new Cursor(0, 3, 1));
        Run copy = run.copy();
        copy.next();
        assertEquals(new Cursor(0, 3, 1), run.cursor());
        assertArrayEquals(new double[]{0.1875, 0.0625, 0.0625}, cells(run), 0);
        assertArrayEquals(new double[]{0.625, 0.375, 0.375}, cells(copy), 0);
        assertNotSame(run.state(), copy.state());
        assertEquals(run.sceneSize(), copy.sceneSize(), 0);
    }

    /// Asked before each frame: given up before the third.
    @Test
    void aSeekThatIsStoppedStandsBetweenFrames() {
        Run run = Toys.run(Toys.ladder());
        var asked = new AtomicInteger();
        assertFalse(run.seek(run.branch(), Cursor.complete(9), () -> asked.incrementAndGet() == 3));
        assertEquals(Cursor.complete(2), run.cursor());
        assertTrue(run.seek(run.branch(), Cursor.complete(2), () -> true), "it is there already");
        assertTrue(run.seek(run.branch(), new Cursor(2, 3, 1), () -> true), "no frame lies between");
        assertEquals(new Cursor(2, 3, 1), run.cursor());
    }

    /// Cell 0 and the frame's number have changed since the start, in this order of channels.
    @Test
    void changesSinceAnEarlierStateAreListed() {
        Run run = Toys.run(Toys.ladder());
        State start = run.state().copy();
        run.seek(run.branch(), new Cursor(0, 2, 1));
        List<Explanation.Change> changes = run.changesSince(start);
        assertEquals(List.of("cells 0", "frameCount 0"),
                changes.stream().map(c -> c.channel() + " " + c.element()).toList());
        assertArrayEquals(new double[]{0.0625}, changes.getFirst().to(), 0);
        start.triangles()[0] = 4;
        Explanation.Change triangle = run.changesSince(start).getLast();
        assertEquals("triangles", triangle.channel());
        assertArrayEquals(new double[]{4, 0, 0}, triangle.from(), 0);
        assertArrayEquals(new double[3], triangle.to(), 0);
    }

    /// Step 7 is the second sweep of the second substep. Two cells have no third operation, so that the last one is
    /// most like it; `grow` has one operation in frame 1, and none in frame 3, which then is at its end.
    @Test
    void anotherCourseOrFrameHasAPlaceThatIsMostLikeIt() {
        var toy = Toys.ladder();
        var timeline = new Timeline(toy);
        Branch three = timeline.root(toy.defaults(), List.of()),
                two = timeline.restart(three, toy.defaults().with("count", "2"), List.of());
        var run = new Run(timeline, three);
        run.seek(three, new Cursor(1, 7, 2));
        var navigation = new Navigation(run);
        assertEquals(new Cursor(0, 7, 2), navigation.like(three, new Cursor(0, 7, 2), run.path()));
        assertEquals(new Cursor(1, 7, 1), navigation.like(two, new Cursor(1, 7, 2), run.path()));
        assertEquals(Cursor.complete(5), navigation.like(two, Cursor.complete(5), run.path()));
        run.seek(three, new Cursor(1, 9, 1));
        assertEquals(new Cursor(0, 9, 0), navigation.like(three, new Cursor(0, 9, 1), run.path()));
        assertEquals(Cursor.complete(3), navigation.like(three, new Cursor(2, 9, 1), run.path()));
        assertEquals(new Cursor(1, 9, 1), run.cursor(), "the run itself stays");
    }

    /// The scene is 1 m large at the start. That it is drawn out to 5 m earlier says nothing of an explosion later; one
    /// that it never comes back from is calm before that alone.
    @ParameterizedTest
    @CsvSource({"100, 150, 259", "1, 150, 259", "100, 259, 99", "1, 259, 0", "258, 258, 259"})
    void theCalmEndsWhereTheSceneLastWasAsAtTheStart(int from, int to, int calm) {
        Run run = Toys.run(Toys.of(new Toy.Tick(), new Toys.Drawn(from, to, 260)));
        run.seek(run.branch(), Cursor.complete(300));
        Divergence found = Divergence.find(run);
        assertEquals(259, found.before().frame());
        assertEquals(Cursor.complete(calm), found.calm());
    }

    /// Cell 1 is made 1e9 in the first sweep of frame 2, where 1e6 m is the most: the scene is 1 m large. The toy's
    /// verdict is that its substep of 2 s is above 0.5 s.
    @Test
    void aDivergenceNamesItsOperationAndItsCause() {
        Run run = Toys.run(Toys.bursting(2, 1, 1, 1e9));
        run.seek(run.branch(), Cursor.complete(3));
        assertFalse(Divergence.clean(run));
        Divergence found = Divergence.find(run);
        assertEquals(new Cursor(1, 2, 1), found.before());
        assertEquals(Cursor.complete(1), found.calm());
        assertEquals("toy: cells of element 1 passed a million times the scene's size in frame 2, substep 1, spread, "
                + "sweep 1, cell 1; likely cause: the substep of 2 s is above the largest stable one, 0.5 s (h < 1/2)",
                found.message("toy"));
        assertEquals(new Cursor(1, 2, 1), run.cursor(), "it stands before the operation");
        assertTrue(Divergence.clean(run));
        Run nan = Toys.run(Toys.bursting(1, 2, 2, Double.NaN));
        nan.next();
        assertTrue(Divergence.find(nan).message("toy").startsWith(
                "toy: cells of element 2 was no longer finite in frame 1, substep 1, spread, sweep 2, cell 2; likely"));
    }
}
