package limber.presentation.plots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;
import limber.presentation.paint.Ticks;
import org.junit.jupiter.api.Test;

/// Ticks are round, and stay while they fit.
class PlotAxisTest {
    private final PlotAxis axis = new PlotAxis();

    private List<String> labels() {
        return IntStream.range(0, axis.count()).mapToObj(axis::label).toList();
    }

    @Test
    void ticksAreAtRoundNumbersWithAsManyDigitsAsTheyNeed() {
        axis.fit(0.13, 0.88, 5, false, false);
        assertEquals(List.of("0.0", "0.2", "0.4", "0.6", "0.8", "1.0"), labels());
        assertEquals(0.13, axis.share(0.13), 1e-15);
        axis.fit(12.341, 12.349, 5, false, false);
        assertEquals(List.of("12.340", "12.342", "12.344", "12.346", "12.348", "12.350"), labels());
    }

    @Test
    void smallAndLargeNumbersShareAFactor() {
        axis.fit(0, 3.9e-5, 4, false, false);
        assertEquals("10⁻⁶", axis.factor());
        assertEquals(List.of("0", "10", "20", "30", "40"), labels());
        axis.fit(0, 2e6, 2, false, false);
        assertEquals("10⁶", axis.factor());
        assertEquals(List.of("0", "1", "2"), labels());
    }

    @Test
    void aReadingHasThePowersOfAnAxis() {
        assertEquals("6.005·10⁻⁴", PlotAxis.powers("6.005E-4"));
        assertEquals("-2·10¹²", PlotAxis.powers("-2.0E12"));
        assertEquals("0.25", PlotAxis.powers("0.25"));
    }

    @Test
    void whatFitsWellChangesNothing() {
        assertTrue(axis.fit(0, 7, 5, false, false));
        assertFalse(axis.fit(0, 7.9, 5, false, false));
        assertTrue(axis.fit(0, 8.1, 5, false, false), "beyond the end");
        assertTrue(axis.fit(0, 3, 5, false, false), "most of it would be empty");
        assertTrue(axis.fit(2, 2, 5, false, false));
        assertFalse(axis.fit(2, 2, 5, false, false), "a constant has an axis too");
    }

    @Test
    void wholeNumbersHaveNoTicksBetween() {
        axis.fit(0, 3, 6, true, false);
        assertEquals(List.of("0", "1", "2", "3"), labels());
    }

    @Test
    void aLogarithmicAxisShowsMagnitudesByPowersOfTen() {
        axis.fit(3e-7, 20, 3, false, true);
        assertEquals(List.of("10⁻⁷", "10⁻⁴", "0.1", "100"), labels()); // nine decades in steps of three
        assertEquals(6.0 / 9, axis.share(-0.1), 1e-12);
        assertTrue(Double.isNaN(axis.share(0)), "zero has no place on it");
    }

    @Test
    void withNothingToShowThereIsAnAxisAllTheSame() {
        assertTrue(axis.fit(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 4, false, false));
        assertFalse(axis.fit(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 4, false, false));
        assertTrue(axis.count() > 1);
    }
}
