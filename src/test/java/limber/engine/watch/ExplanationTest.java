package limber.engine.watch;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import limber.engine.Channel;
import limber.engine.Clock;
import limber.engine.Slot;
import limber.engine.State;
import limber.engine.watch.Explanation.Change;
import org.junit.jupiter.api.Test;

/// The changes that a log of stores adds up to, worked out by hand.
class ExplanationTest {
    private static final Channel PLACE = new Channel("place", 3, "m", Channel.Life.KEPT);

    private final State state = State.of(new LinkedHashMap<>(Map.of(PLACE, 2)), 0);
    private final double[] place = state.of(PLACE);
    private final StoreLog log = new StoreLog();

    private void store(int line, int index, double value) {
        log.stored(line, place, index, place[index], value);
        place[index] = value;
    }

    private List<Change> changes() {
        Slot slot = new Slot(Clock.fixed(1, 0.1), List.of(), List.of(), false);
        return Explanation.of(1, slot, 0, log, state).changes();
    }

    private static void assertChange(Change c, int element, int line, double[] from, double[] to) {
        assertEquals("place", c.channel());
        assertEquals(element, c.element());
        assertEquals(line, c.line());
        assertArrayEquals(from, c.from());
        assertArrayEquals(to, c.to());
    }

    /// Element 0 is 0 0 9 and becomes 1 2 9, then 3 4 9; in between, z of element 1 becomes 7. Storing x again begins a
    /// change from what the first one made.
    @Test
    void aPartThatIsStoredAgainBeginsAChangeFromWhereTheOneBeforeEnded() {
        place[2] = 9;
        store(10, 0, 1);
        store(11, 1, 2);
        store(12, 5, 7);
        store(13, 0, 3);
        store(14, 1, 4);
        List<Change> changes = changes();
        assertEquals(3, changes.size());
        assertChange(changes.get(0), 0, 10, new double[]{0, 0, 9}, new double[]{1, 2, 9});
        assertChange(changes.get(1), 1, 12, new double[]{0, 0, 0}, new double[]{0, 0, 7});
        assertChange(changes.get(2), 0, 13, new double[]{1, 2, 9}, new double[]{3, 4, 9});
    }

    /// A part that is stored for the first time later stands in both at what it was: the change of x alone ends before.
    @Test
    void aPartThatIsStoredLaterIsTakenBack() {
        store(10, 0, 1);
        store(11, 0, 2);
        store(12, 1, 5);
        List<Change> changes = changes();
        assertEquals(2, changes.size());
        assertChange(changes.get(0), 0, 10, new double[]{0, 0, 0}, new double[]{1, 0, 0});
        assertChange(changes.get(1), 0, 11, new double[]{1, 0, 0}, new double[]{2, 5, 0});
    }
}
