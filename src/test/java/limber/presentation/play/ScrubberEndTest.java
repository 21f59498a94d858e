package limber.presentation.play;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class ScrubberEndTest {
    private static final int FIRST = ScrubberEnd.STRETCH, NEAR = FIRST - ScrubberEnd.NEAR;

    @Test
    void aSceneWithoutAnEndHasOneStretchUntilTheRunComesNear() {
        var end = new ScrubberEnd(OptionalInt.empty());
        assertEquals(FIRST, end.at(0));
        assertEquals(FIRST, end.at(NEAR));
        assertEquals(2 * FIRST, end.at(NEAR + 1));
        assertEquals(2 * FIRST, end.at(0), "it does not shrink");
        assertEquals(5 * FIRST, end.at(4 * FIRST), "a jump may take several stretches");
    }

    @Test
    void aSceneThatEndsHasItsLastFrame() {
        var end = new ScrubberEnd(OptionalInt.of(7));
        assertEquals(7, end.at(0));
        assertEquals(7, end.at(7));
    }
}
