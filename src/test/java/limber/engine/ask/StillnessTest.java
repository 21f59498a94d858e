package limber.engine.ask;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import limber.engine.Cursor;
import limber.engine.Element;
import limber.engine.Loop;
import limber.engine.Phase;
import limber.engine.Rounds;
import limber.engine.State;
import limber.engine.Toy;
import limber.engine.Toys;
import limber.engine.ask.Stillness.Reason;
import limber.engine.run.Run;
import org.junit.jupiter.api.Test;

/// Why a cell of a toy did not change in a sweep of `first` and `second`, which both do something with cell 1.
class StillnessTest {
    /// Adds to cell 1.
    private record Push(String name, double by) implements Phase {
        @Override
        public void run(State s, int sweep, int from, int to) {
            double[] cells = s.of(Toy.CELLS);
            cells[1] += by;
        }
    }

    /// Reads cell 1 and changes nothing.
    private record Look(String name) implements Phase {
        @Override
        public void run(State s, int sweep, int from, int to) {
            double[] cells = s.of(Toy.CELLS), marks = s.of(Toy.MARKS);
            marks[0] = cells[1];
        }
    }

    /// Moves cell 1 on by its own value, which is 0.
    private record Grow(String name) implements Phase {
        @Override
        public void run(State s, int sweep, int from, int to) {
            double[] cells = s.of(Toy.CELLS);
            if (cells[1] == 0) return;
            cells[1] += cells[1];
        }
    }

    private static Stillness of(Phase first, Phase second, Cursor at) {
        Run run = Toys.run(Toys.of(new Toy.Tick(), new Loop(Loop.SWEEP, Rounds.times(2), first, second)));
        run.seek(run.branch(), at);
        return Stillness.of(run, new Element("cell", 1));
    }

    /// Before the second phase of the first sweep, and before the first.
    private static final Cursor MIDDLE = new Cursor(0, 2, 0), BEGIN = new Cursor(0, 1, 0);

    @Test
    void whatWasPushedMoved() {
        Stillness moved = of(new Push("first", 0.25), new Push("second", -0.25), MIDDLE);
        assertEquals(Reason.MOVED, moved.reason());
        assertArrayEquals(new double[]{0.25}, moved.corrections().getFirst());
    }

    /// The third phase is in the next sweep, so that the sweep is looked at from the fourth.
    @Test
    void pushesThatUndoEachOtherCancel() {
        Run run = Toys.run(Toys.of(new Toy.Tick(), new Loop(Loop.SWEEP, Rounds.times(2), new Push("first", 0.25),
                new Push("second", -0.25), new Look("third"))));
        run.seek(run.branch(), new Cursor(0, 3, 0));
        Stillness cancelled = Stillness.of(run, new Element("cell", 1));
        assertEquals(Reason.CANCELLED, cancelled.reason());
        assertEquals(2, cancelled.corrections().size());
        assertArrayEquals(new double[]{-0.25}, cancelled.corrections().getLast());
    }

    @Test
    void whatIsWrittenAsItWasIsSatisfied() {
        assertEquals(Reason.SATISFIED, of(new Push("first", 0), new Look("second"), MIDDLE).reason());
    }

    @Test
    void whatIsOnlyReadIsPassedOver() {
        assertEquals(Reason.PASSED_OVER, of(new Look("first"), new Toy.Tick(), MIDDLE).reason());
    }

    @Test
    void whatIsStillToComeIsNotYetThere() {
        assertEquals(Reason.NOT_YET, of(new Push("first", 0.25), new Look("second"), BEGIN).reason());
    }

    @Test
    void aZeroThatAOneWouldReplaceHolds() {
        Stillness held = of(new Grow("first"), new Look("second"), MIDDLE);
        assertEquals(Reason.HELD, held.reason());
        assertEquals("cells", held.because());
    }

    @Test
    void whatNoOperationTouchesIsOutside() {
        Run run = Toys.run(Toys.of(new Toy.Tick(), new Loop(Loop.SWEEP, Rounds.times(2), new Push("first", 1))));
        run.seek(run.branch(), BEGIN);
        assertEquals(Reason.OUTSIDE, Stillness.of(run, new Element("cell", 2)).reason());
    }
}
