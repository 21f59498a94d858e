package limber.presentation.plots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// The edges of areas that are stacked.
class StackTest {
    private static PlotCurve curve(String unit, boolean area, double... values) {
        return new PlotCurve("", unit, "velocity", 0, area, points -> {
            points.start(0, values.length);
            for (int i = 0; i < values.length; i++) points.add(i, values[i]);
        });
    }

    private static Stack stack(List<PlotCurve> curves) {
        var stack = new Stack();
        stack.fill(curves, curves.stream().map(c -> {
            var points = new Points();
            c.source().accept(points);
            return points;
        }).toList());
        return stack;
    }

    private static List<Double> values(Points points) {
        return IntStream.range(0, points.size()).mapToObj(points::y).toList();
    }

    /// 2 from 0 to 2 and 3 on it to 5; −1 and −4 under the axis, whatever stands above it.
    @Test
    void whatIsAboveNothingGoesUpAndWhatIsBelowGoesDown() {
        Stack stack = stack(List.of(curve("J", true, 2, -1), curve("J", true, -1, -4), curve("J", false, 7, 7),
                curve("J", true, 3, 1)));
        assertEquals(List.of(0.0, 0.0), values(stack.inner(0)));
        assertEquals(List.of(2.0, -1.0), values(stack.outer(0)));
        assertEquals(List.of(0.0, -1.0), values(stack.inner(1)));
        assertEquals(List.of(-1.0, -5.0), values(stack.outer(1)));
        assertEquals(List.of(7.0, 7.0), values(stack.outer(2)));
        assertEquals(List.of(2.0, 0.0), values(stack.inner(3)));
        assertEquals(List.of(5.0, 1.0), values(stack.outer(3)));
    }

    @Test
    void anotherUnitHasAStackOfItsOwn() {
        Stack stack = stack(List.of(curve("J", true, 2), curve("m", true, 3)));
        assertEquals(List.of(3.0), values(stack.outer(1)));
    }

    @Test
    void whereThereIsNoNumberNothingIsAdded() {
        Stack stack = stack(List.of(curve("J", true, Double.NaN, 1), curve("J", true, 3, 3)));
        assertTrue(Double.isNaN(stack.outer(0).y(0)));
        assertEquals(List.of(3.0, 4.0), values(stack.outer(1)));
    }

    /// Two areas and a line: two filled shapes of two edges with three points each, and a line for each of the three.
    @Test
    void aDrawingHasAFilledShapeForEachArea() {
        String svg = PlotSvg.of(new PlotContent(List.of(curve("J", true, 1, 2, 3), curve("J", true, 1, 1, 1),
                curve("J", false, 2, 3, 4)), "frames", true, true, false, PlotContent.NONE));
        List<String> areas = svg.lines().filter(l -> l.startsWith("<polygon")).toList();
        assertEquals(2, areas.size());
        for (String area : areas)
            assertEquals(6, area.substring(area.indexOf('"') + 1).split("\"")[0].split(" ").length, area);
        assertEquals(3, svg.lines().filter(l -> l.contains("stroke-width=\"2\"")).count());
        assertFalse(Arrays.asList(svg.split("\\W")).contains("NaN"));
    }
}
