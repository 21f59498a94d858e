package limber.engine.run;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import limber.engine.Cursor;
import limber.engine.Element;
import limber.engine.Loop;
import limber.engine.Rounds;
import limber.engine.State;
import limber.engine.StepSize;
import limber.engine.Toy;
import limber.engine.Toys;
import limber.engine.model.Input;
import limber.engine.model.Variant;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A simulation without a window: requests are answered on its thread, with pictures that do not change.
class SimulationTest {
    private static final int SECONDS = 20;

    /// What a simulation told: exactly one of the three is there, or none for "untouched".
    private record Told(long request, Picture picture, Throwable failure, boolean unrivalled) {}

    private final BlockingQueue<Told> told = new LinkedBlockingQueue<>();
    private final Semaphore there = new Semaphore(0), through = new Semaphore(0);
    private Simulation simulation;
    private Branch branch;
    private Thread thread;

    private void start(Toy toy, Input... inputs) {
        var timeline = new Timeline(toy);
        start(timeline, timeline.root(toy.defaults(), List.of(inputs)));
    }

    private void start(Timeline timeline, Branch from) {
        branch = from;
        simulation = new Simulation(timeline, branch, new Simulation.Audience() {
            @Override
            public void shown(Picture picture, long request) {
                told.add(new Told(request, picture, null, false));
            }

            @Override
            public void failed(Throwable e, Branch failed, long request) {
                told.add(new Told(request, null, e, false));
            }

            @Override
            public void untouched(long request) {
                told.add(new Told(request, null, null, false));
            }

            @Override
            public void comparisonFailed(Throwable e) {
                told.add(new Told(-1, null, e, true));
            }
        }, System::nanoTime);
        Set<Thread> before = simulations();
        simulation.start();
        Set<Thread> started = simulations();
        started.removeAll(before);
        assertEquals(1, started.size());
        thread = started.iterator().next();
    }

    private static Set<Thread> simulations() {
        var found = new HashSet<Thread>();
        for (Thread t : Thread.getAllStackTraces().keySet()) if (t.getName().equals("limber-simulation")) found.add(t);
        return found;
    }

    @AfterEach
    void end() throws InterruptedException {
        through.release(100_000);
        simulation.close();
        thread.join(TimeUnit.SECONDS.toMillis(SECONDS));
        assertFalse(thread.isAlive(), "it goes on after it was closed");
    }

    private Told next() throws InterruptedException {
        Told next = told.poll(SECONDS, TimeUnit.SECONDS);
        assertNotNull(next, "nothing was told for " + SECONDS + " seconds");
        return next;
    }

    private Picture shown(long request) throws InterruptedException {
        Told next = next();
        assertNotNull(next.picture(), () -> "instead of a picture: " + next);
        assertEquals(request, next.request());
        return next.picture();
    }

    private void atTheGate() throws InterruptedException {
        assertTrue(there.tryAcquire(SECONDS, TimeUnit.SECONDS), "nobody comes to the gate");
    }

    /// Cells after frame 3: see [StepsByHandTest].
    @Test
    void theCursorThatIsWishedIsShown() throws InterruptedException {
        start(Toys.ladder());
        Picture picture = shown(simulation.show(branch, Cursor.complete(3), false));
        assertEquals(Cursor.complete(3), picture.cursor());
        assertArrayEquals(new double[]{1.625, 1.375, 1.125}, picture.state().of(Toy.CELLS), 0);
        assertEquals(3, picture.time());
        assertEquals(Optional.empty(), picture.next(), "it does not giveUp there");
        assertEquals(Optional.empty(), picture.last());
        picture = shown(simulation.show(branch, new Cursor(1, 7, 2), true));
        assertEquals(new Cursor(1, 7, 2), picture.cursor());
        assertEquals("spread", picture.next().orElseThrow().slot().phase().name());
        assertEquals(2, picture.next().orElseThrow().element());
        assertEquals(1, picture.last().orElseThrow().element());
    }

    @Test
    void stepsAddUp() throws InterruptedException {
        start(Toys.ladder());
        List<Cursor> expected =
                List.of(new Cursor(0, 2, 0), new Cursor(0, 2, 1), new Cursor(0, 3, 0), new Cursor(0, 2, 2));
        long[] requests = {simulation.step(StepSize.ELEMENT, true, true), simulation.step(StepSize.ELEMENT, true, true),
            simulation.step(StepSize.SWEEP, true, true), simulation.step(StepSize.ELEMENT, false, true)};
        for (int i = 0; i < requests.length; i++) {
            Picture picture = shown(requests[i]);
            assertEquals(expected.get(i), picture.cursor());
            assertTrue(picture.next().isPresent(), "where one steps to one stays");
        }
    }

    /// It is held up in its first frame while 20 steps are wished: 16 wait, the others are dropped.
    @Test
    void stepsBeyondAFewThatWaitAreDropped() throws InterruptedException {
        start(Toys.with(new Toys.Gate(there, through)));
        long first = simulation.show(branch, Cursor.complete(1), false), last = first;
        atTheGate();
        for (int i = 0; i < 20; i++) last = simulation.step(StepSize.ELEMENT, true, true);
        assertEquals(first + 16, last);
        assertEquals(last, simulation.touch(new Element("cell", 0), true),
                "to look for what touches is a step as well");
        through.release(1000);
        for (long request = first; request <= last; request++) shown(request);
        assertTrue(told.isEmpty());
    }

    @Test
    void theNewestWishWins() throws InterruptedException {
        start(Toys.with(new Toys.Gate(there, through)));
        long far = simulation.show(branch, Cursor.complete(1000), true);
        atTheGate();
        simulation.show(branch, Cursor.complete(900), true);
        simulation.step(StepSize.FRAME, true, true);
        long near = simulation.show(branch, Cursor.complete(4), true);
        through.release(1000);
        Picture onTheWay = shown(far);
        assertEquals(Cursor.complete(1), onTheWay.cursor(), "it was left between two frames");
        assertEquals(Optional.empty(), onTheWay.next());
        assertEquals(Cursor.complete(4), shown(near).cursor());
        assertTrue(told.isEmpty(), "what was overtaken before it began is not shown");
    }

    /// Of 4 frames the first two are done when it waits in the third.
    @Test
    void itSaysHowMuchOfTheWayIsDone() throws InterruptedException {
        start(Toys.with(new Toys.Gate(there, through)));
        assertEquals(0, simulation.done());
        through.release(2);
        long request = simulation.show(branch, Cursor.complete(4), false);
        for (int i = 0; i < 3; i++) atTheGate();
        assertEquals(0.5, simulation.done(), 0);
        through.release(2);
        shown(request);
    }

    @Test
    void givingUpStaysWhereItHasGotTo() throws InterruptedException {
        start(Toys.with(new Toys.Gate(there, through)));
        long far = simulation.show(branch, Cursor.complete(1000), true);
        through.release(2);
        for (int i = 0; i < 3; i++) atTheGate();
        long giveUp = simulation.giveUp(branch);
        through.release(1000);
        assertEquals(Cursor.complete(3), shown(far).cursor());
        Picture there = shown(giveUp);
        assertEquals(Cursor.complete(3), there.cursor());
        assertTrue(there.next().isPresent());
    }

    /// A frame of two minutes, left for another request after half a second; what it has done so far is shown.
    @Test
    void aFrameThatTakesLongIsLeftInside() throws InterruptedException {
        start(Toys.of(new Toy.Tick(), new Loop(Loop.SUBSTEP, Rounds.times(6000), new Toys.Slow())));
        shown(simulation.show(branch, Cursor.START, true));
        long far = simulation.show(branch, Cursor.complete(1), true);
        Thread.sleep(700);
        long back = simulation.show(branch, Cursor.START, true);
        Picture left = shown(far);
        assertEquals(0, left.cursor().frame());
        assertTrue(left.cursor().step() > 1 && left.cursor().step() < 6000, left.cursor().toString());
        assertEquals(left.cursor().step() - 1, left.state().of(Toy.CELLS)[0]);
        assertEquals(Cursor.START, shown(back).cursor());
    }

    @Test
    void aPictureStaysAsItIs() throws InterruptedException {
        start(Toys.skinned());
        Picture first = shown(simulation.show(branch, Cursor.complete(2), true));
        State then = first.state().copy();
        shown(simulation.show(branch, Cursor.complete(9), true));
        shown(simulation.step(StepSize.ELEMENT, true, true));
        shown(simulation.show(branch, new Cursor(4, 10, 2), true));
        assertTrue(then.sameBitsWithScratch(first.state()));
        assertThrows(UnsupportedOperationException.class, () -> first.overlays().clear());
        assertThrows(UnsupportedOperationException.class, () -> first.measures().clear());
    }

    @Test
    void whatAModelThrowsIsReportedAndCanBeLeft() throws InterruptedException {
        start(Toys.with(new Toys.Trap(4)));
        assertEquals(Cursor.complete(3), shown(simulation.show(branch, Cursor.complete(3), false)).cursor());
        Picture stopped = shown(simulation.step(StepSize.FRAME, true, true));
        OperationFailure failing = stopped.failing().orElseThrow();
        assertEquals(failing.at(), stopped.cursor(), "before the operation");
        assertEquals(3, stopped.cursor().frame());
        assertEquals(Optional.empty(), stopped.next());
        assertTrue(failing.getMessage().endsWith(
                ": frame 4, trap, element 0: java.lang.IllegalStateException: trapped in frame 4"),
                failing.getMessage());
        assertEquals(stopped.cursor(), shown(simulation.show(branch, Cursor.complete(9), false)).cursor());
        Picture after = shown(simulation.show(branch, Cursor.complete(2), false));
        assertArrayEquals(new double[]{0.75 + 0.5, 0.75 + 0.25, 0.75}, after.state().of(Toy.CELLS), 0);
    }

    /// What a kernel of a user's throws need not be an exception: it may fill the memory, or call itself without end.
    @ParameterizedTest
    @ValueSource(classes = {OutOfMemoryError.class, StackOverflowError.class, AssertionError.class, LinkageError.class})
    void anErrorOfAKernelIsToldWithItsPlaceAndTheRunStandsBeforeIt(Class<? extends Error> kind)
            throws InterruptedException {
        start(Toys.with(new Toys.Broken(4, kind)));
        Picture stopped = shown(simulation.show(branch, Cursor.complete(9), false));
        assertEquals(3, stopped.cursor().frame());
        String told = stopped.failing().orElseThrow().getMessage();
        assertTrue(told.endsWith(": frame 4, broken, element 0: " + kind.getName()), told);
        assertEquals(Cursor.complete(2), shown(simulation.show(branch, Cursor.complete(2), false)).cursor());
    }

    /// The first state is made on the simulation's thread; where that fails, each request is answered, and another
    /// course can be shown.
    @Test
    void aFirstStateThatCannotBeMadeIsToldAndAnotherCourseIsShown() throws InterruptedException {
        var toy = new Toy() {
            @Override
            public State initial(Settings p) {
                if (p.get(COUNT) == 10) throw new OutOfMemoryError("ten cells");
                assertEquals("limber-simulation", Thread.currentThread().getName());
                return super.initial(p);
            }
        };
        var timeline = new Timeline(toy);
        Branch bad = timeline.root(toy.defaults().with("count", "10"), List.of());
        start(timeline, bad);
        for (int i = 0; i < 2; i++) {
            long asked = simulation.show(bad, Cursor.complete(1), true);
            Told none = next();
            assertEquals(asked, none.request());
            assertEquals("ten cells", none.failure().getMessage());
        }
        Branch good = timeline.restart(bad, toy.defaults(), List.of());
        assertEquals(Cursor.complete(1), shown(simulation.show(good, Cursor.complete(1), true)).cursor());
    }

    /// Sweep 2 on cell 1 of frame 3 adds a number that is not finite.
    @Test
    void nothingGoesPastWhatDiverges() throws InterruptedException {
        start(Toys.bursting(3, 2, 1, Double.NaN));
        Picture stopped = shown(simulation.show(branch, Cursor.complete(8), false));
        var before = new Cursor(2, 3, 1);
        assertEquals(before, stopped.cursor());
        assertEquals(before, stopped.divergence().orElseThrow().before());
        assertTrue(stopped.next().isPresent(), "there it stays");
        assertEquals(before, shown(simulation.step(StepSize.FRAME, true, true)).cursor());
        Picture back = shown(simulation.step(StepSize.ELEMENT, false, true));
        assertEquals(new Cursor(2, 3, 0), back.cursor());
        assertEquals(Optional.empty(), back.divergence());
    }

    /// One operation breaks a scene that is as large as at the start: the view shows the place before it.
    @Test
    void aViewOfACalmSceneThatBreaksShowsWhereItBreaks() throws InterruptedException {
        start(Toys.bursting(3, 2, 1, Double.NaN));
        Picture broken = shown(simulation.show(branch, Cursor.complete(8), false));
        assertEquals(broken, broken.drawn(), "the scene is as large as before");
    }

    @Test
    void whatIsWantedBesidesIsShownAtOnce() throws InterruptedException {
        start(Toys.ladder());
        assertEquals(Map.of(), shown(simulation.show(branch, Cursor.complete(1), false)).measures());
        Picture wanted = shown(simulation.want(new PictureRequest(Set.of(), Set.of("sum", "no such"))));
        assertEquals(Cursor.complete(1), wanted.cursor());
        assertEquals(Set.of("sum"), wanted.measures().keySet());
        assertArrayEquals(new double[]{1.375}, wanted.measures().get("sum"), 0);
    }

    @Test
    void itFindsOperations() throws InterruptedException {
        start(Toys.ladder());
        assertEquals(new Cursor(1, 7, 2),
                shown(simulation.find(2, Map.of("substep", 2, "sweep", 2), "spread", 2)).cursor());
        assertEquals(new Cursor(1, 8, 0), shown(simulation.touch(new Element("cell", 2), true)).cursor(),
                "mark stores to the last cell");
        assertEquals(new Cursor(1, 9, 0), shown(simulation.ahead(Set.of("grow"))).cursor());
        assertEquals(new Cursor(1, 9, 0), shown(simulation.ahead(Set.of("none"))).cursor(),
                "what never comes is not gone to");
        long nothing = simulation.touch(new Element("cell", 5), true);
        assertEquals(new Cursor(1, 9, 0), shown(nothing).cursor());
        Told untouched = next();
        assertEquals(new Told(nothing, null, null, false), untouched);
    }

    /// by = 1/8 instead of 1/16: a frame adds 3/4 instead of 3/8.
    @Test
    void whatIsComparedStandsBesideEachPicture() throws InterruptedException {
        start(Toys.ladder());
        shown(simulation.show(branch, Cursor.complete(2), false));
        Picture both = shown(simulation.compare(
                Optional.of(new ComparisonRun(new Timeline(Toys.ladder()), new Variant(Map.of("by", "0.125"))))));
        assertEquals(0.75, both.state().of(Toy.CELLS)[2], 0);
        assertEquals(1.5, both.comparison().orElseThrow().state().of(Toy.CELLS)[2], 0);
        assertEquals(2.25,
                shown(simulation.step(StepSize.FRAME, true, true)).comparison().orElseThrow().state().of(Toy.CELLS)[2],
                0);
        assertEquals(Optional.empty(), shown(simulation.compare(Optional.empty())).comparison());
        long request = simulation.compare(
                Optional.of(new ComparisonRun(new Timeline(Toys.ladder()), new Variant(Map.of("no such", "1")))));
        assertTrue(next().unrivalled());
        assertEquals(Optional.empty(), shown(request).comparison());
    }

    /// A step of a lesson shows another scene and compares it: the scene before may contradict what is compared.
    @Test
    void aSceneThatAnotherOneReplacesDoesNotEndTheNewComparison() throws InterruptedException {
        start(Toys.ladder());
        shown(simulation.show(branch, Cursor.complete(1), false));
        long early = simulation.compare(Optional.of((now, _, _, _, _) -> {
            if (now.cursor().frame() == 2) return now.beside(now);
            there.release();
            through.acquireUninterruptibly();
            throw new BadInput("frame 1 has nothing to compare");
        }));
        atTheGate();
        long show = simulation.show(branch, Cursor.complete(2), false);
        through.release();
        assertEquals(Optional.empty(), shown(early).comparison());
        assertTrue(shown(show).comparison().isPresent());
    }

    @Test
    void afterItIsClosedNothingIsShown() throws InterruptedException {
        start(Toys.ladder());
        shown(simulation.show(branch, Cursor.complete(1), false));
        simulation.close();
        thread.join(TimeUnit.SECONDS.toMillis(SECONDS));
        assertFalse(thread.isAlive());
        simulation.show(branch, Cursor.complete(2), false);
        assertNull(told.poll(100, TimeUnit.MILLISECONDS));
    }

}
