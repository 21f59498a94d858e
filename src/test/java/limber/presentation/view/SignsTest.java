package limber.presentation.view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/// Signs beside colours: what a diverging colour map says is also said without colour.
class SignsTest {
    @Test
    void aStickThatIsTooShortIsDashed() {
        assertEquals(2, OverlayPainter.dashes(-0.5).length);
        assertEquals(0, OverlayPainter.dashes(0.5).length);
        assertEquals(0, OverlayPainter.dashes(0).length);
        assertEquals(0, OverlayPainter.dashes(-1e-12).length, "rounding is no sign");
    }

    @Test
    void aSignedLegendHasBothSigns() {
        assertEquals("+2 mm", new Legend("residual", "", "m", 0.002, true).end());
        assertEquals("2 mm", new Legend("residual", "", "m", 0.002, false).end());
    }
}
