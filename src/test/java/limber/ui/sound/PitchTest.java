package limber.ui.sound;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class PitchTest {
    /// From 0 to 4 there are two octaves: 1 is a fourth of the way, half an octave, 220·√2 Hz.
    @Test
    void equalDifferencesAreEqualIntervals() {
        var pitch = new Pitch();
        pitch.of(0);
        assertEquals(880, pitch.of(4), 1e-9);
        assertEquals(220, pitch.of(0), 1e-9);
        assertEquals(220 * Math.sqrt(2), pitch.of(1), 1e-9);
        assertEquals(440, pitch.of(2), 1e-9);
    }

    @Test
    void theRangeGrowsWithWhatHasBeenSeen() {
        var pitch = new Pitch();
        assertEquals(440, pitch.of(7), 1e-9, "alone it is in the middle");
        assertEquals(880, pitch.of(9), 1e-9);
        assertEquals(220, pitch.of(-1), 1e-9);
        assertEquals(440, pitch.of(4), 1e-9, "half-way from -1 to 9");
    }

    @Test
    void whatIsNotFiniteIsSilentAndNotSeen() {
        var pitch = new Pitch();
        assertTrue(Double.isNaN(pitch.of(Double.NaN)) && Double.isNaN(pitch.of(Double.POSITIVE_INFINITY)));
        assertEquals(440, pitch.of(1), 1e-9);
    }

    @Test
    void theWidestRangeHasAPitchToo() {
        var pitch = new Pitch();
        pitch.of(-Double.MAX_VALUE);
        assertEquals(880, pitch.of(Double.MAX_VALUE), 1e-9);
    }
}
