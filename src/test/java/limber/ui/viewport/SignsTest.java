package limber.ui.viewport;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;

/// Signs beside colours: what a diverging colour map says is also said without colour.
class SignsTest {
    @Test
    void aStickThatIsTooShortIsDashed() {
        assertNotNull(OverlayPainter.dashes(-0.5));
        assertNull(OverlayPainter.dashes(0.5));
        assertNull(OverlayPainter.dashes(0));
        assertNull(OverlayPainter.dashes(-1e-12), "rounding is no sign");
    }

    @Test
    void aSignedLegendHasBothSigns() {
        assertEquals("+2 mm", new Legend("residual", "", "m", 0.002, true).end());
        assertEquals("2 mm", new Legend("residual", "", "m", 0.002, false).end());
    }
}
