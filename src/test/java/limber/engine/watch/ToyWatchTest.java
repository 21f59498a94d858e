package limber.engine.watch;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import limber.engine.Cursor;
import limber.engine.Element;
import limber.engine.Toy;
import limber.engine.Toys;
import limber.engine.run.Divergence;
import limber.engine.run.Navigation;
import limber.engine.run.Run;
import org.junit.jupiter.api.Test;

/// The operation that diverges, and the one that touches an element next, in a [Toy].
class ToyWatchTest {
    /// Infinite in sweep 2 on cell 1 of frame 8; the first substep comes first, slot 3. Before that cell 0, the
    /// largest, is after frame 1: 5/8; 2: 10/8; 3: 13/8; 4: 18/8, more than twice the scene's size of 1 m, so that
    /// frame 3 is the last that is calm.
    @Test
    void whatIsNoLongerFiniteIsBlamedOnItsOperation() {
        Run run = Toys.run(Toys.bursting(8, 2, 1, Double.POSITIVE_INFINITY));
        run.seek(run.branch(), Cursor.complete(7));
        assertTrue(Divergence.clean(run));
        run.seek(run.branch(), Cursor.complete(10));
        assertFalse(Divergence.clean(run));
        Divergence d = Divergence.find(run);
        assertEquals(new Cursor(7, 3, 1), d.before());
        assertEquals(d.before(), run.cursor());
        assertTrue(Divergence.clean(run));
        assertEquals(Cursor.complete(3), d.calm());
        assertEquals("cells", d.channel());
        assertEquals(1, d.element());
        assertArrayEquals(new double[]{Double.POSITIVE_INFINITY}, d.value(), 0);
        assertEquals(
                "toy: cells of element 1 was no longer finite in frame 8, substep 1, spread, sweep 2, cell 1; likely "
                        + "cause: the substep of 2 s is above the largest stable one, 0.5 s (h < 1/2)",
                d.message("toy"));
    }

    /// A scene of 1 m: a million metres are kept, more are not. 1e6 − 1 in frame 1 is followed by less than 1 m until
    /// frame 2.
    @Test
    void aMillionTimesTheSceneIsBeyond() {
        Run kept = Toys.run(Toys.bursting(1, 1, 0, 499_999)); // both substeps: 999,998
        kept.next();
        assertTrue(Divergence.clean(kept));
        Run run = Toys.run(Toys.bursting(1, 1, 0, 500_001)); // the second one passes
        run.next();
        assertFalse(Divergence.clean(run));
        Divergence d = Divergence.find(run);
        assertEquals(new Cursor(0, 6, 0), d.before());
        assertEquals(Cursor.START, d.calm());
        assertTrue(d.message("toy").startsWith(
                "toy: cells of element 0 passed a million times the scene's size in frame 1, substep 2, spread, "
                        + "sweep 1, cell 0"),
                d.message("toy"));
    }

    @Test
    void onlyWhatIsMeasuredInMetresHasALimit() {
        Run run = Toys.run(Toys.ladder());
        run.state().of(Toy.MARKS)[0] = 1e300;
        assertTrue(Divergence.clean(run));
        run.state().of(Toy.MARKS)[0] = Double.NaN;
        assertFalse(Divergence.clean(run));
    }

    private static Optional<Cursor> next(Cursor from, String of, int element) {
        Run run = Toys.run(Toys.ladder());
        run.seek(run.branch(), from);
        Optional<Cursor> next = new Navigation(run).nextTouching(new Element(of, element));
        assertEquals(from, run.cursor());
        return next;
    }

    /// Slots 2, 3, 6 and 7 work on every cell, mark stores to the last one, grow works on the first ones.
    @Test
    void theNextOperationThatTouchesACell() {
        assertEquals(Optional.of(new Cursor(0, 2, 0)), next(Cursor.START, "cell", 0));
        assertEquals(Optional.of(new Cursor(0, 2, 1)), next(Cursor.START, "cell", 1));
        assertEquals(Optional.of(new Cursor(0, 2, 1)), next(new Cursor(0, 2, 0), "cell", 1));
        assertEquals(Optional.of(new Cursor(0, 3, 1)), next(new Cursor(0, 2, 1), "cell", 1),
                "the one that comes now does not count");
        assertEquals(Optional.of(new Cursor(0, 4, 0)), next(new Cursor(0, 3, 2), "cell", 2), "mark stores to it");
        assertEquals(Optional.of(new Cursor(0, 6, 1)), next(new Cursor(0, 3, 1), "cell", 1));
        assertEquals(Optional.of(new Cursor(0, 9, 0)), next(new Cursor(0, 8, 0), "cell", 0));
        assertEquals(Optional.of(new Cursor(1, 2, 1)), next(new Cursor(0, 7, 1), "cell", 1),
                "frame 1 grows cell 0 alone");
        assertEquals(Optional.of(new Cursor(1, 9, 1)), next(new Cursor(1, 7, 1), "cell", 1), "frame 2 grows two");
        assertEquals(Optional.of(new Cursor(0, 4, 0)), next(Cursor.START, "mark", 0));
        assertEquals(Optional.of(new Cursor(0, 8, 0)), next(new Cursor(0, 4, 0), "mark", 0));
    }

    @Test
    void nothingTouchesWhatIsNotThere() {
        assertEquals(Optional.empty(), next(Cursor.START, "cell", 3));
        assertEquals(Optional.empty(), next(Cursor.START, "mark", 1));
        assertEquals(Optional.empty(), next(Cursor.START, "stick", 0));
    }

    @Test
    void inAnIdleFrameNothingIsTouched() {
        Run run = Toys.run(Toys.idle());
        assertEquals(Optional.empty(), new Navigation(run).nextTouching(new Element("cell", 0)));
    }
}
