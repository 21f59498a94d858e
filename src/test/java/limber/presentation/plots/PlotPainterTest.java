package limber.presentation.plots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntToDoubleFunction;
import limber.engine.Cursor;
import limber.presentation.paint.NotedPen;
import limber.presentation.paint.Palette;
import limber.presentation.paint.Point;
import org.junit.jupiter.api.Test;

/// A plot on a sheet of 456 by 240 px with letters of 10 px around it, 8.6 px in it, half as wide as high. With the
/// numbers 0 to 10 across and 0 and 1 up, whose labels are a digit wide (4.3 px) or three (0.5: 12.9 px).
class PlotPainterTest {
    private static final int MANY = 100_000;
    private static final double WIDTH = 456, HEIGHT = 240;

    private final PlotPainter plot = new PlotPainter("nothing");
    private final Palette palette = new Palette();
    private final List<String> gone = new ArrayList<>();
    private int changes;
    private NotedPen axes = new NotedPen();

    /// @param now the number of the present point
    private record Moments(int now, List<String> gone) implements PlotContent.Moments {
        @Override
        public int present(Points points) {
            return now;
        }

        @Override
        public void go(Points points, int point) {
            gone.add("to " + point);
        }

        @Override
        public Optional<Cursor> cursor(Points points, int point) {
            return Optional.of(Cursor.complete(point));
        }

        @Override
        public String name(Points points, int point) {
            return "frame " + point;
        }
    }

    private static PlotCurve curve(String unit, boolean area, int count, IntToDoubleFunction x, IntToDoubleFunction y) {
        return new PlotCurve("of " + unit, unit, "velocity", 0, area, points -> {
            points.start(0, count);
            for (int i = 0; i < count; i++) points.add(x.applyAsDouble(i), y.applyAsDouble(i));
        });
    }

    private void show(boolean ordered, int now, PlotCurve... curves) {
        palette.sizes(10, 1);
        plot.follow(() -> changes++);
        plot.show(new PlotContent(List.of(curves), "time", ordered, true, false, new Moments(now, gone)));
    }

    private NotedPen paint(boolean focused) {
        axes = new NotedPen();
        var curves = new NotedPen();
        if (plot.read(palette, WIDTH, HEIGHT)) plot.paintAxes(axes, palette, WIDTH, HEIGHT);
        plot.paintCurves(curves, palette, WIDTH, HEIGHT, focused);
        return curves;
    }

    /// The points of a path, px.
    private static List<Point> points(String path) {
        return Arrays.stream(path.split(" ?[ML] ")).filter(p -> !p.isBlank()).map(p -> p.split(" "))
                .map(p -> new Point(Double.parseDouble(p[0]), Double.parseDouble(p[1]))).toList();
    }

    /// Values of 0 to 5 have an axis with three numbers, each with a digit: the axes begin 4.3 + 11 px from the left.
    @Test
    void aCurveGoesFromEndToEndOfItsAxes() {
        show(true, -1, curve("m", false, 11, i -> i, i -> 0.5 * i));
        String path = paint(false).notes("path").getFirst();
        List<String> rows = axes.notes("line");
        assertEquals("M 15.3", path.substring(0, 6));
        assertEquals(447, points(path).getLast().x(), 0.05, "9 px are free on the right");
        assertTrue(rows.stream().anyMatch(r -> r.startsWith("15.3 ") && r.contains(" 447 ")), rows.toString());
        assertTrue(axes.notes("text").stream().anyMatch(t -> t.endsWith("LEFT of m")), "the legend");
        assertTrue(axes.notes("text").stream().anyMatch(t -> t.endsWith("RIGHT m")), "the unit");
        assertTrue(axes.notes("text").stream().anyMatch(t -> t.startsWith("447 ") && t.endsWith("RIGHT time")));
    }

    @Test
    void aSinglePeakAmongAHundredThousandPointsIsDrawn() {
        show(true, -1, curve("m", false, MANY, i -> i, i -> i == 50_017 ? 1 : 0));
        List<Point> drawn = points(paint(false).notes("path").getFirst());
        double top = drawn.stream().mapToDouble(Point::y).min().orElseThrow();
        assertEquals(1, drawn.stream().filter(p -> p.y() == top).count());
        assertTrue(drawn.size() < 4 * WIDTH, "no more than four points for a column of pixels");
    }

    @Test
    void whatIsNotANumberIsAGap() {
        show(true, -1, curve("m", false, 9, i -> i, i -> i == 4 ? Double.NaN : i));
        String path = paint(false).notes("path").getFirst();
        assertEquals(2, path.split("M ").length - 1, path);
        assertEquals(8, points(path).size());
    }

    /// 100,000 steps of 1e-4 are 1.6 turns: it comes to both sides of the middle, up and down.
    @Test
    void aPhasePortraitGoesRound() {
        show(false, -1, curve("m", false, MANY, i -> Math.cos(1e-4 * i), i -> Math.sin(1e-4 * i)));
        List<Point> drawn = points(paint(false).notes("path").getFirst());
        long left = drawn.stream().filter(p -> p.x() < 0.5 * WIDTH).count();
        assertTrue(left > 300 && drawn.size() - left > 300, left + " of " + drawn.size());
    }

    @Test
    void eachUnitHasABandOfItsOwnAndAnAreaIsFilled() {
        show(true, -1, curve("m", false, 3, i -> i, i -> i), curve("J", true, 3, i -> i, _ -> 2));
        NotedPen drawn = paint(false);
        double low = points(drawn.notes("path").getFirst()).getFirst().y();
        assertTrue(points(drawn.notes("path").getLast()).stream().allMatch(p -> p.y() > low), "below the first band");
        assertEquals(1, drawn.notes("area").size());
        assertEquals(12, drawn.notes("area").getFirst().split(" ").length, "two edges of three points");
    }

    @Test
    void axesStayWhileOnlyTheCurvesMove() {
        var last = new double[]{10};
        show(true, -1, curve("m", false, 2, i -> i, i -> i * last[0]));
        assertTrue(plot.read(palette, WIDTH, HEIGHT));
        last[0] = 9.5;
        assertFalse(plot.read(palette, WIDTH, HEIGHT));
        last[0] = 12;
        assertTrue(plot.read(palette, WIDTH, HEIGHT), "they must be longer");
        plot.renew();
        assertTrue(plot.read(palette, WIDTH, HEIGHT), "other colours");
    }

    @Test
    void thePresentMomentIsMarkedAndReadWithTheKeyboard() {
        show(true, 3, curve("m", false, 11, i -> i, i -> 0.5 * i));
        NotedPen drawn = paint(false);
        assertEquals(1, drawn.notes("disc").size());
        assertEquals(1, drawn.notes("line").size());
        assertEquals(List.of(), drawn.notes("text"));
        assertEquals(List.of("frame 3", "time: 3", "of m: 1.5 m"),
                paint(true).notes("text").stream().map(t -> t.substring(t.indexOf("LEFT") + 5)).toList());
        assertEquals("frame 3; time: 3; of m: 1.5 m", plot.spoken());
        assertEquals(Optional.of(new PlotPainter.Place(0, 1.5, Cursor.complete(3))), plot.place(Optional.empty()));
    }

    /// Frames are 43.2 px apart: 7 is at 15.3 + 7 · 43.17 = 317.5.
    @Test
    void aPointerReadsTheNearestMomentAndAClickGoesThere() {
        show(true, 3, curve("m", false, 11, i -> i, i -> 0.5 * i));
        paint(false);
        int before = changes;
        assertTrue(plot.point(Optional.of(new Point(330, 5))));
        assertEquals(before + 1, changes);
        NotedPen drawn = paint(false);
        assertTrue(drawn.notes("text").stream().anyMatch(t -> t.endsWith("of m: 3.5 m")), drawn.notes("text") + "");
        assertEquals(2, drawn.notes("disc").size(), "the present moment and this one");
        plot.click(new Point(330, 5));
        assertEquals(List.of("to 7"), gone);
        assertFalse(plot.point(Optional.empty()));
        assertEquals(1, paint(false).notes("disc").size());
    }

    private List<String> across() {
        return axes.notes("text").stream().filter(t -> t.contains("CENTER"))
                .map(t -> t.substring(t.indexOf("CENTER") + 7))
                .toList();
    }

    /// The middle is at 15.3 + 0.5 · 431.7 = 231.15 px. Of three tenths of its length about it, the axis goes from
    /// 3.5 to 6.5, where values go from 2 to 3; 330 px are at 3.5 + (330 − 15.3)/431.7 · 3 = 5.7.
    @Test
    void aPartOfTheAxisIsZoomedTo() {
        show(true, -1, curve("m", false, 101, i -> 0.1 * i, i -> 0.05 * i));
        paint(false);
        plot.zoom(new Point(231.15, 100), Math.log(0.3) / Math.log(0.8));
        assertTrue(plot.part());
        paint(false);
        assertEquals(List.of("4", "5", "6"), across());
        assertTrue(axes.notes("text").stream().anyMatch(t -> t.endsWith("RIGHT 2.0")), axes.notes("text") + "");
        assertFalse(axes.notes("text").stream().anyMatch(t -> t.endsWith("RIGHT 5")), "what is not shown");
        plot.click(new Point(330, 5));
        assertEquals(List.of("to 57"), gone);
        plot.move(2);
        paint(false);
        assertEquals(List.of("5", "6"), across(), "7 would lie under the title");
        plot.move(99);
        paint(false);
        assertEquals(List.of("7", "8", "9"), across(), "no further than there is something");
        plot.zoom(new Point(231.15, 100), -6);
        assertFalse(plot.part(), "longer than all");
        paint(false);
        assertEquals("0", across().getFirst());
        for (int i = 0; i < 20; i++) {
            assertTrue(plot.key("+"));
            paint(false);
        }
        assertTrue(plot.part());
        assertFalse(plot.key("a"));
        assertTrue(plot.key("0"));
        paint(false);
        assertEquals("0", across().getFirst());
    }

    @Test
    void theShortestPartHasFourPoints() {
        show(true, -1, curve("m", false, 101, i -> i, i -> i));
        paint(false);
        for (int i = 0; i < 20; i++) {
            plot.zoom(new Point(15.3, 100), 3);
            paint(false);
        }
        assertEquals(List.of("0", "1", "2", "3"), across());
        plot.click(new Point(447, 100));
        assertEquals(List.of("to 4"), gone, "beside the title of the axis");
    }

    @Test
    void aPartFollowsThePresentMomentWhereItMovesOn() {
        int[] now = {5};
        palette.sizes(10, 1);
        PlotContent.Moments moving = new PlotContent.Moments() {
            @Override
            public int present(Points points) {
                return now[0];
            }

            @Override
            public void go(Points points, int point) {
                gone.add("to " + point);
            }

            @Override
            public String name(Points points, int point) {
                return "frame " + point;
            }
        };
        plot.show(new PlotContent(List.of(curve("m", false, 11, i -> i, i -> i)), "time", true, true, false, moving));
        paint(false);
        plot.zoom(new Point(231.15, 100), Math.log(0.5) / Math.log(0.8));
        paint(false);
        now[0] = 9;
        paint(false);
        assertEquals(List.of("5", "6", "7", "8", "9"), across(), "from 4.5 to 9.5: nine tenths of it are before 9");
    }

    @Test
    void inAPhasePortraitOnlyAPointThatIsNearIsRead() {
        show(false, -1, curve("m", false, 11, i -> i, _ -> 1));
        Point first = points(paint(false).notes("path").getFirst()).getFirst();
        assertTrue(plot.point(Optional.of(first.add(10, 20))), "22 px away");
        assertFalse(plot.point(Optional.of(first.add(10, 25))), "27 px away");
    }

    @Test
    void beforeItHasBeenPaintedNothingIsHit() {
        plot.click(new Point(5, 5));
        assertFalse(plot.point(Optional.of(new Point(5, 5))));
        show(true, 1, curve("m", false, 3, i -> i, i -> i));
        assertFalse(plot.point(Optional.of(new Point(5, 5))));
        plot.click(new Point(5, 5));
        assertEquals(List.of(), gone);
    }

    /// The history is read by a thread of its own, some frames behind.
    @Test
    void aPresentMomentThatHasNotBeenReadYetIsNotSpoken() {
        show(true, 7, curve("m", false, 3, i -> i, i -> i));
        paint(true);
        assertEquals("nothing", plot.spoken());
    }

    @Test
    void withoutACurveItSaysSo() {
        show(true, -1);
        assertTrue(paint(false).notes("text").getFirst().endsWith("nothing"));
    }
}
