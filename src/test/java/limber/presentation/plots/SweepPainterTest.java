package limber.presentation.plots;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import limber.ask.StabilityLimit;
import limber.ask.Sweep;
import limber.ask.SweepTable;
import limber.engine.model.Model;
import limber.engine.settings.SweepRange;
import limber.models.Catalog;
import limber.presentation.paint.Box;
import limber.presentation.paint.NotedPen;
import limber.presentation.paint.Palette;
import limber.presentation.paint.Point;
import limber.presentation.words.Language;
import limber.presentation.words.Wording;
import org.junit.jupiter.api.Test;

/// A sweep of the damping of a ball, whose runs measured 0, 1, 2 and so on: four runs in a curve, or two by three in a
/// map.
class SweepPainterTest {
    private static final double WIDTH = 400, HEIGHT = 200;

    private final Model ball = Catalog.model("ball");
    private final Wording words = new Wording(ball, Language.ENGLISH.words());
    private final List<Integer> opened = new ArrayList<>();
    private final SweepPainter plot = new SweepPainter(new SweepWords(words), opened::add, "nothing yet");
    private int changes;

    /// The first runs of a sweep, in each of which theory has its say.
    private SweepTable table(int run, String... over) {
        var sweep = new Sweep(ball, ball.defaults(), List.of(),
                Stream.of(over).map(text -> SweepRange.read(text, ball.defaults())).toList(),
                List.of(Sweep.measure("time", ball)), 1);
        List<Sweep.Row> rows = IntStream.range(0, run)
                .mapToObj(i -> new Sweep.Row(sweep.values(i), 1, new double[]{i}, true, List.of())).toList();
        return new SweepTable(sweep, StabilityLimit.of(sweep), Optional.of(false), rows, List.of());
    }

    /// What is read of a run.
    private String of(SweepTable table, int row) {
        return String.join(" · ", new SweepWords(words).lines(table, row));
    }

    private NotedPen paint(boolean focused) {
        var pen = new NotedPen();
        plot.paint(pen, new Palette(), WIDTH, HEIGHT, focused);
        return pen;
    }

    private static Point middle(Box place) {
        return new Point(0.5 * (place.minX() + place.maxX()), 0.5 * (place.minY() + place.maxY()));
    }

    @Test
    void beforeTheFirstSweepItSaysSo() {
        assertEquals(List.of("200 100 CENTER nothing yet"), paint(true).notes("text"));
        assertEquals("nothing yet", plot.spoken());
        plot.go(1, 0);
        plot.open();
        plot.click(new Point(10, 10));
        assertFalse(plot.ready() || plot.point(Optional.of(new Point(10, 10))));
        assertEquals(List.of(), opened);
        assertEquals("", plot.line());
    }

    /// Each of the four runs has a dot, the one at the cursor a mark of twice its size.
    @Test
    void keysMoveTheCursorAndOpenItsRun() {
        SweepTable table = table(4, "damping=0..3");
        plot.show(Optional.of(table));
        NotedPen drawn = paint(true);
        assertEquals(4, drawn.notes("disc").size());
        assertEquals(2, drawn.notes("frame").size(), "around the axes and the first run");
        assertEquals("", plot.reading().get(), "it has only come there");
        plot.go(1, 0);
        plot.go(1, 0);
        plot.go(0, 1);
        paint(true);
        assertEquals(of(table, 2), plot.reading().get());
        assertEquals(of(table, 2), plot.line());
        assertEquals(of(table, 2).replace(" · ", "; "), plot.spoken());
        for (int i = 0; i < 5; i++) plot.go(1, 0);
        plot.open();
        assertEquals(List.of(3), opened);
        plot.focus();
        NotedPen left = paint(false);
        assertEquals("", plot.reading().get());
        assertEquals(1, left.notes("frame").size(), "no cursor without the keyboard");
    }

    /// Two values across and three up: runs 0 to 2 are those of the first value.
    @Test
    void onAMapArrowsGoBothWays() {
        SweepTable table = table(6, "damping=0,1", "springForce=10,20,30");
        plot.show(Optional.of(table));
        paint(false);
        plot.go(0, 1);
        plot.go(1, 0);
        plot.open();
        plot.go(0, -1);
        plot.open();
        assertEquals(List.of(4, 3), opened);
        assertTrue(plot.place(0).minY() > plot.place(2).minY() && plot.place(0).minX() < plot.place(3).minX());
    }

    @Test
    void theRunUnderThePointerIsReadAndAClickOpensIt() {
        SweepTable table = table(3, "damping=0..3");
        plot.show(Optional.of(table));
        paint(false);
        plot.follow(() -> changes++);
        assertTrue(plot.point(Optional.of(middle(plot.place(1)))));
        assertEquals(1, changes);
        assertEquals(2, paint(false).notes("frame").size());
        assertEquals(of(table, 1), plot.reading().get());
        plot.click(middle(plot.place(2)));
        assertEquals(List.of(2), opened);
        paint(false);
        assertEquals(of(table, 2), plot.reading().get());
        plot.point(Optional.of(new Point(1, 199)));
        paint(false);
        assertEquals("", plot.reading().get(), "no run is there");
        assertFalse(plot.point(Optional.empty()));
        paint(false);
        assertEquals(of(table, 2), plot.reading().get(), "the cursor's again");
    }

    @Test
    void theCursorStaysWhileItsSweepGoesOn() {
        SweepTable first = table(1, "damping=0..3");
        plot.show(Optional.of(first));
        plot.go(1, 0);
        plot.show(Optional.of(new SweepTable(first.sweep(), first.limit(), first.logarithmic(),
                table(3, "damping=0..3").rows(), List.of())));
        paint(true);
        plot.open();
        plot.show(Optional.of(table(1, "damping=0..4")));
        plot.open();
        assertEquals(List.of(1, 0), opened, "another sweep begins at its first run");
    }
}
