package limber.presentation.plots;

import static java.lang.Double.NaN;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import limber.presentation.paint.Ticks;
import org.junit.jupiter.api.Test;

/// Eleven samples, so that the six points are at 0, 2, 4, 6, 8 and 10; a key moves by a fortieth of 0 to 4, 0.1.
class SketchPointsTest {
    private final double[] samples = new double[11];
    private final SketchPoints points = new SketchPoints(samples);
    private final Ticks axis = new Ticks(0, 4, 1);

    private void up(int times) {
        for (int i = 0; i < times; i++) points.move(true, axis);
    }

    @Test
    void theFirstKeyDrawsALevelLineAndRaisesThePoint() {
        Arrays.fill(samples, Double.NaN);
        up(2);
        assertArrayEquals(new double[]{0.2, 0.1, 0, 0, 0, 0, 0, 0, 0, 0, 0}, samples, 1e-12);
    }

    @Test
    void aPointTakesTheLinesOnBothSidesAlong() {
        points.go(true);
        up(4);
        assertArrayEquals(new double[]{0, 0.2, 0.4, 0.2, 0, 0, 0, 0, 0, 0, 0}, samples, 1e-12);
        points.move(false, axis);
        assertEquals(0.3, samples[2], 1e-12);
    }

    @Test
    void whatIsDrawnElsewhereStays() {
        Arrays.fill(samples, 2);
        samples[9] = 3;
        up(1);
        assertArrayEquals(new double[]{2.1, 2.05, 2, 2, 2, 2, 2, 2, 2, 3, 2}, samples, 1e-12);
    }

    @Test
    void pointsAndValuesStopAtTheEnds() {
        points.go(false);
        assertEquals(0, points.sample());
        for (int i = 0; i < 9; i++) points.go(true);
        assertEquals(10, points.sample());
        up(50);
        assertEquals(4, samples[10], 1e-12);
        for (int i = 0; i < 90; i++) points.move(false, axis);
        assertEquals(0, samples[10], 1e-12);
    }

    /// Two missing samples between 1 and 4 become 2 and 3; at the edges the curve goes on level; three stay missing.
    @Test
    void shortGapsAreClosed() {
        write(NaN, 1, NaN, NaN, 4, NaN, NaN, NaN, 5, 6, NaN);
        points.close(2);
        assertArrayEquals(new double[]{1, 1, 2, 3, 4, NaN, NaN, NaN, 5, 6, 6}, samples, 1e-12);
    }

    @Test
    void whereNothingIsDrawnNothingIsClosed() {
        Arrays.fill(samples, NaN);
        points.close(99);
        assertArrayEquals(new double[]{NaN, NaN, NaN, NaN, NaN, NaN, NaN, NaN, NaN, NaN, NaN}, samples);
        write(7, NaN, NaN, NaN, NaN, NaN, NaN, NaN, NaN, NaN, NaN);
        points.close(99);
        assertArrayEquals(new double[]{7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7}, samples);
    }

    private void write(double... values) {
        System.arraycopy(values, 0, samples, 0, samples.length);
    }
}
