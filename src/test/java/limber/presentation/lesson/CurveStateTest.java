package limber.presentation.lesson;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class CurveStateTest {
    /// The mean over samples of 0.1 + 0.2 is 0.30000000000000004: nobody is told that they are 5e-17 off.
    @Test
    void aRoundingErrorIsNoDistance() {
        assertEquals(0, CurveState.rounded(0.1 + 0.2 - 0.3, 0.05));
        assertEquals(0.001, CurveState.rounded(0.001, 0.05));
        assertEquals(1e-12, CurveState.rounded(1e-12, 1e-11));
    }
}
