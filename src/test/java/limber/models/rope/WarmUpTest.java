package limber.models.rope;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import limber.engine.model.Model;
import limber.engine.settings.Settings;
import limber.engine.text.BadInput;
import limber.models.Catalog;
import org.junit.jupiter.api.Test;

class WarmUpTest {
    private static final Model ROPE = Catalog.model("rope");

    private static Settings settings(int segments, int iterations, int steps) {
        return ROPE.defaults().with("segments", "" + segments).with("iterations", "" + iterations).with("warmUp",
                "" + steps);
    }

    /// A step moves 3 particles and corrects 2 sticks 4 times: 3 + 8 = 11 elements.
    @Test
    void itsCostIsCountedInElements() {
        assertEquals(0, ROPE.initialCost(settings(2, 4, 0)));
        assertEquals(110, ROPE.initialCost(settings(2, 4, 10)));
    }

    /// A step works on 2001 + 2000 · 1000 = 2002001 elements; 200 million are enough for 99 of them.
    @Test
    void whatWouldTakeLongIsRefusedWithWhatWouldBeRight() {
        ROPE.check(settings(2000, 1000, 99));
        assertEquals("rope.warmUp: 100 steps of 2000 segments and 1000 iterations work on 200200100 elements; at most "
                + "200000000, as with a warmUp of 99, would be right",
                assertThrows(BadInput.class, () -> ROPE.check(settings(2000, 1000, 100))).getMessage());
        assertThrows(BadInput.class, () -> ROPE.check(settings(2000, 1000, 10_000)));
        ROPE.check(settings(40, 16, 10_000));
    }

    /// What is asked about the layout alone need not wait for it.
    @Test
    void theLayoutIsThatOfTheFirstFrame() {
        Settings p = settings(5, 4, 3);
        assertEquals(ROPE.initial(p).channels(), ROPE.layout(p).channels());
        assertEquals(18, ROPE.layout(p).of(ROPE.subject()).length);
    }
}
