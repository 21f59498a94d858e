package limber.presentation.plots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import limber.ask.Sweep;
import limber.ask.SweepTable;
import limber.engine.model.Model;
import limber.engine.settings.SweepRange;
import limber.models.Catalog;
import org.junit.jupiter.api.Test;

/// The places of values on an axis of a sweep, and the range of its colours.
class SweepAxisTest {
    private static final Model ROPE = Catalog.model("rope");

    private static SweepAxis axis(String over) {
        return new SweepAxis(SweepRange.read(over, ROPE.defaults()), false, word -> word + "!");
    }

    private static SweepAxis scaled(String over) {
        return new SweepAxis(SweepRange.read(over, ROPE.defaults()), true, word -> word + "!");
    }

    /// Half a cell of a quarter is left free at each end: 0 lies at 1/8, 10 at 7/8, and 2 a fifth of the way between.
    @Test
    void numbersStandAtTheirTrueDistances() {
        SweepAxis axis = scaled("damping=0,1,2,10");
        assertEquals(0.125, axis.share(0), 1e-12);
        assertEquals(0.125 + 0.2 * 0.75, axis.share(2), 1e-12);
        assertEquals(0.875, axis.share(3), 1e-12);
        assertEquals(0.125 + 0.5 * 0.75, axis.share(axis.at(5)), 1e-12);
        assertEquals(2, axis.nearest(0.4));
        assertEquals(3, axis.nearest(0.7));
        assertEquals(-1, axis.nearest(1.01));
        assertEquals(List.of("0", "5", "10"), labels(axis, 3));
    }

    /// Three powers of ten: each is a third of the way, as on a logarithmic scale.
    @Test
    void powersOfTenAreEvenlySpaced() {
        SweepAxis axis = scaled("damping=1,10,100,1000");
        assertEquals(0.125 + 0.75 / 3, axis.share(1), 1e-12);
        assertEquals(0.125 + 0.75 * Math.log10(550) / 3, axis.share(axis.at(550)), 1e-12);
        assertEquals(List.of("1", "10", "100", "1000"), labels(axis, 8));
    }

    @Test
    void wordsAndUnorderedNumbersKeepTheirOrder() {
        assertEquals(0.75, scaled("correction=weighted,half").share(1), 1e-12);
        assertEquals(0.5, scaled("damping=3,1,2").share(1), 1e-12);
    }

    private static List<String> labels(SweepAxis axis, int most) {
        return axis.ticks(most).stream().map(SweepAxis.Tick::label).toList();
    }

    /// Four cells of a quarter: the third value lies at 5/8, half-way to the fourth at 6/8.
    @Test
    void eachValueHasTheMiddleOfItsCell() {
        SweepAxis axis = axis("damping=1,10,100,1000");
        assertEquals(0.625, axis.share(axis.at(100)), 1e-12);
        assertEquals(0.75, axis.share(axis.at(550)), 1e-12);
        assertEquals(2, axis.nearest(0.74));
        assertEquals(-1, axis.nearest(1.01));
    }

    @Test
    void evenlySpacedNumbersHaveRoundTicksAndOthersTheirOwn() {
        assertEquals(List.of("0", "50", "100"), labels(axis("damping=0..100:21"), 3));
        assertEquals(List.of("1", "10", "100", "1000"), labels(axis("damping=1,10,100,1000"), 8));
        assertEquals(List.of("1", "100"), labels(axis("damping=1,10,100,1000"), 2));
        assertEquals(List.of("weighted!", "half!"), labels(axis("correction=weighted,half"), 8));
        assertEquals(List.of("1", "2", "3"), labels(axis("iterations=1..3"), 8), "no half iterations");
    }

    @Test
    void aNumberHasNoPlaceAmongValuesInDisorder() {
        assertEquals(1.5, axis("damping=3,2,1").at(1.5), 1e-12);
        assertTrue(Double.isNaN(axis("damping=1,3,2").at(1.5)));
    }

    private static SweepScale scale(double... values) {
        var sweep =
                new Sweep(ROPE, ROPE.defaults(), List.of(), List.of(SweepRange.read("damping=0..9", ROPE.defaults())),
                        List.of(Sweep.measure("time", ROPE)), 1);
        return SweepScale.of(new SweepTable(sweep, Optional.empty(), Optional.empty(),
                Arrays.stream(values)
                        .mapToObj(v -> new Sweep.Row(List.of("0"), 1, new double[]{v}, Math.abs(v) < 1e9,
                                List.of()))
                        .toList(),
                List.of()));
    }

    @Test
    void theRangeIsThatOfRunsThatWereFinite() {
        assertEquals(new SweepScale(-2, 5, Optional.empty()), scale(5, 1e12, -2, Double.NaN));
        assertTrue(scale(5, -2).signed());
        assertTrue(scale(1, 1000).logarithmic() && !scale(1, 900).logarithmic() && !scale(0, 1e6).logarithmic());
    }
}
