package limber.presentation.plots;

import static java.lang.Double.NaN;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import limber.presentation.paint.NotedPen;
import limber.presentation.paint.Palette;
import limber.presentation.paint.Point;
import org.junit.jupiter.api.Test;

/// Eleven samples over the frames 0 to 10. Values to 3 have an axis to 5, with some room above what may be true: 4.05,
/// in steps of 2, is 0 to 6. Letters of 100/0.86 px are 100 px on the sheet, which is 860 by 1100 px: the axes go from
/// 360 to 760 across, a frame 40 px, and from 780 up to 180, a unit 100 px.
class SketchTest {
    private int changes, looks;
    private final Sketch sketch = new Sketch(11, "wait", (frame, value) -> "%.0f: %.2f".formatted(frame, value),
            () -> changes++);
    private final SketchPainter painter = new SketchPainter(sketch);
    private final Palette palette = new Palette();

    private NotedPen paint(boolean focused) {
        palette.sizes(100 / 0.86, 1);
        var pen = new NotedPen();
        painter.paint(pen, palette, 860, 1100, focused);
        return pen;
    }

    private void ready() {
        sketch.follow(() -> looks++);
        sketch.axes(0, 10, new double[]{1, 3}, "m", "frames");
        paint(false);
    }

    @Test
    void nothingIsDrawnBeforeThereAreAxes() {
        assertEquals(List.of("430 550 CENTER wait"), paint(true).notes("text"));
        assertEquals("wait", sketch.spoken());
        painter.press(new Point(500, 300));
        sketch.move(true);
        assertFalse(sketch.ready());
        assertFalse(sketch.unfinished());
        assertEquals(0, changes);
    }

    @Test
    void axesHaveTheirNumbersAndTitles() {
        ready();
        NotedPen drawn = paint(false);
        assertTrue(drawn.notes("text").containsAll(List.of("320 780 RIGHT 0", "320 580 RIGHT 2", "320 180 RIGHT 6",
                "30 80 LEFT m", "360 870 CENTER 0", "760 870 CENTER 10", "560 1000 CENTER frames")),
                drawn.notes("text").toString());
        assertTrue(drawn.notes("line").containsAll(List.of("360 580 760 580", "360 180 360 780")));
    }

    /// From frame 2 at 1 to frame 4 at 3, in one go: frame 3 is at 2.
    @Test
    void aStrokeFillsWhatItPasses() {
        ready();
        painter.press(new Point(440, 680));
        painter.drag(new Point(520, 480));
        assertTrue(sketch.unfinished());
        assertArrayEquals(new double[]{NaN, NaN, 1, 2, 3, NaN, NaN, NaN, NaN, NaN, NaN}, sketch.samples(), 1e-9);
        assertEquals("M 440 680 L 480 580 L 520 480", paint(false).notes("path").getFirst());
        painter.drag(new Point(440, 380));
        assertArrayEquals(new double[]{NaN, NaN, 4, 3.5, 3, NaN, NaN, NaN, NaN, NaN, NaN}, sketch.samples(), 1e-9,
                "back again");
        painter.cancel();
        painter.drag(new Point(760, 780));
        assertEquals(NaN, sketch.samples()[10], "the hand is up");
    }

    /// 6 % of eleven samples are one: the first sample is closed, and what lies beyond the axes is at their ends.
    @Test
    void whatAHandLeavesOutByALittleIsClosedWhenItIsUp() {
        ready();
        painter.press(new Point(400, 9999));
        painter.release(new Point(9999, -50));
        assertArrayEquals(new double[]{0, 0, 6.0 / 9, 12.0 / 9, 2, 24.0 / 9, 30.0 / 9, 4, 42.0 / 9, 48.0 / 9, 6},
                sketch.drawn().orElseThrow(), 1e-9);
        assertFalse(sketch.unfinished());
        assertEquals(3, changes, "down, along, up");
        assertEquals(4, looks, "the axes too");
    }

    /// A key moves by a fortieth of the axis, 0.15.
    @Test
    void keysDrawAndAreSpoken() {
        ready();
        assertEquals("0: NaN", sketch.spoken());
        sketch.move(true);
        assertEquals("0: 0.15", sketch.spoken());
        assertTrue(sketch.drawn().isPresent());
        sketch.go(true);
        assertEquals(0, sketch.samples()[sketch.chosen()], 1e-9);
        assertTrue(sketch.spoken().startsWith("2: "));
        NotedPen focused = paint(true);
        assertEquals(List.of("1 1 858 1098"), focused.notes("frame"));
        assertEquals(List.of("390 730 100 100"), focused.notes("oval"), "around frame 2 at 0");
        assertEquals(List.of(), paint(false).notes("oval"));
    }

    @Test
    void theTruthHasABandAndIsDashed() {
        ready();
        var level = new double[11];
        Arrays.fill(level, 3);
        sketch.draw(new double[11]);
        sketch.truth(Optional.of(level), 1);
        NotedPen drawn = paint(false);
        var corners = new ArrayList<>(List.of(drawn.notes("area").getFirst().split(" ")));
        assertEquals(List.of("360", "380", "400", "380"), corners.subList(0, 4), "3 + 1 from the left");
        assertEquals(List.of("400", "580", "360", "580"), corners.subList(40, 44), "and 3 - 1 back");
        assertTrue(drawn.notes("path").getFirst().startsWith("M 360 780 L 400 780"));
        assertTrue(drawn.notes("path").getLast().startsWith("dashed M 360 480 L 400 480"));
    }

    @Test
    void theBandEndsAtTheAxes() {
        ready();
        sketch.truth(Optional.of(new double[11]), 1);
        assertTrue(paint(false).notes("area").getFirst().endsWith("400 780 360 780"), "0 - 1 is below");
    }
}
