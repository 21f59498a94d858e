package limber.engine.model;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import limber.engine.settings.Settings;
import limber.models.Catalog;
import org.junit.jupiter.api.Test;

class HandleTest {
    /// The end of 40 sticks is particle 40; one stick has two particles.
    @Test
    void aHandleIsNotInAStateWithFewerElements() {
        Model rope = Catalog.model("rope");
        Settings many = rope.defaults(), few = many.with("segments", "1");
        Handle end = rope.handles(many).stream().filter(h -> h.name().equals("end")).findFirst().orElseThrow();
        assertTrue(end.in(rope.initial(many)));
        assertFalse(end.in(rope.initial(few)));
    }
}
