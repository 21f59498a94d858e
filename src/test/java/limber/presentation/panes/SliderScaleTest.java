package limber.presentation.panes;

import static org.junit.jupiter.api.Assertions.assertEquals;

import limber.engine.settings.Parameter;
import limber.engine.settings.Range;
import org.junit.jupiter.api.Test;

/// The one scale of a parameter's slider, in window and page.
class SliderScaleTest {
    private static SliderScale scale(double initial, double min, double max) {
        return SliderScale.of(Parameter.real("x", initial, min, max, "m"), new Range(min, max));
    }

    /// 16 of 100 are 0.4², so that 16 stands at 0.4 of the slider: a value is 100 t².
    @Test
    void theDefaultStandsAtTwoFifths() {
        SliderScale scale = scale(16, 0, 100);
        assertEquals(0.4, scale.share(16), 1e-12);
        assertEquals("25", scale.text(0.5));
        assertEquals("1", scale.text(0.1));
    }

    /// Twelve decades on the slider: its quarter is 10³, and 10⁵ stands at 5/12, wherever the default is.
    @Test
    void aWideRangeHasTheSameRoomForEachDecade() {
        for (double initial : new double[]{1, 1e5, 1e12}) {
            SliderScale scale = scale(initial, 1, 1e12);
            assertEquals("1000", scale.text(0.25));
            assertEquals(5 / 12.0, scale.share(1e5), 1e-12);
            assertEquals("1.0E12", scale.text(1));
        }
        assertEquals("31.6", scale(1, 1, 1e4).text(0.375), "four decades are enough: 10^1.5");
        assertEquals("125", scale(1, 1, 993).text(0.5), "fewer are not: 1 + 992 / 2³");
    }

    /// From 0 to 10⁹ with 0.001: decades from 10⁻⁹ on, 18 of them in 99 hundredths of the slider.
    @Test
    void aWideRangeFromZeroHasDecadesToo() {
        SliderScale scale = scale(1e-3, 0, 1e9);
        assertEquals("0", scale.text(0));
        assertEquals(0.01 + 0.99 / 3, scale.share(1e-3), 1e-12, "six decades of 18");
        assertEquals("1.0E-9", scale.text(0.01));
        assertEquals("2.31E-5", scale.text(0.25), "10^(−9 + 18 · 0.24 / 0.99) = 10^−4.636");
        assertEquals("1.0E9", scale.text(1));
        assertEquals(0, scale.share(0));
        assertEquals(0, scale.share(1e-12));
    }

    @Test
    void aRangeAroundZeroIsEvenWhereAKeyChangesTheDefaultByLittle() {
        assertEquals("0.5", scale(0.5, -1, 1).text(0.75), "a key is 0.02");
        SliderScale turn = SliderScale.of(Parameter.real("x", 0, -360, 360, "°"), new Range(-360, 360));
        assertEquals("7.2", turn.text(0.51), "a full turn is even too");
    }

    /// A key of an even scale from −1000 to 1000 is 20. With 1000 t³ for t from −1 to 1, a key is 0.02 of t: from 0 it
    /// leads to 0.008, and three turns, t = 0.1442, go on to 1000 · 0.1642³ = 4.43.
    @Test
    void smallValuesOfEitherSignHaveRoomInAWideRange() {
        SliderScale scale = scale(0, -1000, 1000);
        assertEquals("0.008", scale.text(0.51));
        assertEquals("-0.008", scale.text(0.49));
        assertEquals("4.43", scale.text(scale.share(3) + SliderScale.KEY));
        assertEquals("1000", scale.text(1));
        assertEquals("-1000", scale.text(0));
        for (double v : new double[]{-1000, -3, 0, 1e-3, 400}) {
            assertEquals(v, Double.parseDouble(scale.text(scale.share(v))), 1e-9);
        }
    }

    /// With 8 t³, an eighth of the range is in the middle.
    @Test
    void aDefaultAtTheLowerEndLeavesRoomToSmallValues() {
        assertEquals("1", scale(0, 0, 8).text(0.5));
    }

    @Test
    void aValueHasThreeDigitsAndStaysInItsRange() {
        assertEquals("0.333", new SliderScale(0, 1, 1, false).text(1 / 3.0));
        assertEquals("0.9996", new SliderScale(0, 0.9996, 1, false).text(1), "rounded it would be 1");
    }

    @Test
    void aKeyMovesAWholeNumberByOneAtLeast() {
        var scale = new SliderScale(0, 10, 1, true);
        assertEquals("6", scale.keyed("5", 0.51), "5.1 is 5 still");
        assertEquals("4", scale.keyed("5", 0.49));
        assertEquals("10", scale.keyed("10", 1), "there is no eleven");
        assertEquals("8", scale.keyed("5", 0.8));
    }
}
