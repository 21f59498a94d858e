package limber.presentation.surface;

import static org.junit.jupiter.api.Assertions.assertEquals;

import limber.engine.model.Appearance;
import limber.presentation.paint.Ink;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Phong's numbers for a look.
class PhongTest {
    private static final double CLOSE = 1e-6;
    private static final Ink ORANGE = new Ink(1, 0.5, 0.25, 1);

    private static Phong of(double smoothness, double metallic) {
        return Phong.of(new Appearance("#ff8040", smoothness, metallic, Appearance.Shadow.DEFORMED), ORANGE, ORANGE);
    }

    private static void same(double red, double green, double blue, Ink found) {
        assertEquals(red, found.red(), CLOSE);
        assertEquals(green, found.green(), CLOSE);
        assertEquals(blue, found.blue(), CLOSE);
    }

    @ParameterizedTest
    @CsvSource({"0, 2", "0.25, 8", "0.5, 32", "0.75, 128", "1, 512"})
    void smoothnessIsThePower(double smoothness,
            double power) {
        assertEquals(power, of(smoothness, 0).power());
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "0.5, 0.4", "1, 0.8"})
    void aPlasticHasAGreyHighlight(double smoothness, double grey) {
        same(grey, grey, grey, of(smoothness, 0).specular());
        same(1, 0.5, 0.25, of(smoothness, 0).diffuse());
    }

    @Test
    void aMetalHasNothingButAHighlightInItsColour() {
        same(0, 0, 0, of(1, 1).diffuse());
        same(1, 0.5, 0.25, of(1, 1).specular());
        same(1, 0.5, 0.25, of(0, 1).specular());
    }

    /// A quarter metal: diffuse × 0.75; highlight 0.8 + (own − 0.8)/4, that is 0.85, 0.725, 0.6625.
    @Test
    void betweenThemBothAreMixed() {
        same(0.75, 0.375, 0.1875, of(1, 0.25).diffuse());
        same(0.85, 0.725, 0.6625, of(1, 0.25).specular());
    }
}
