package limber.presentation.camera;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import limber.engine.model.Overlay;
import limber.presentation.paint.Box;
import limber.presentation.paint.Ticks;
import limber.presentation.surface.Colouring;
import limber.presentation.surface.Scales;
import org.junit.jupiter.api.Test;

/// The places of insets, and the numbers on their axes.
class InsetsTest {
    @Test
    void nothingLiesOverAnythingElse() {
        // the view at 1280 × 720, with and without a dial, and at a projector's type size
        for (double[] view : new double[][]{{964, 490, 14}, {964, 434, 14}, {1504, 760, 22}})
            for (int charts = 0; charts < 6; charts++)
                for (boolean sided : new boolean[]{false, true}) {
                    Insets insets = Insets.of(view[0], view[1], 0, view[2], 2, charts, sided);
                    List<Box> all = new ArrayList<>(insets.legends());
                    all.addAll(insets.charts());
                    if (sided) all.add(insets.side());
                    for (int i = 0; i < all.size(); i++) {
                        Box a = all.get(i);
                        assertTrue(a.minX() >= 0 && a.minY() >= 0 && a.maxX() <= view[0]
                                && a.maxY() <= view[1], a + " is cut off");
                        for (int j = 0; j < i; j++) assertFalse(a.intersects(all.get(j)), a + " over " + all.get(j));
                    }
                    assertEquals(Math.min(charts, 2), Math.min(2, insets.charts().size()),
                            "two charts always find room");
                }
    }

    /// A view of 360 × 160 pixels, as a page has on a phone: a legend has one line there, 1.9 letters of 13 px.
    @Test
    void aLegendCoversLittleOfALowView() {
        Box legend = Insets.of(360, 160, 0, 13, 1, 0, false).legends().getFirst();
        assertEquals(24.7, legend.height(), 1e-9);
        assertEquals(160 - 3.9, legend.maxY(), 1e-9);
        assertEquals(61.1, Insets.of(360, 300, 0, 13, 1, 0, false).legends().getFirst().height(), 1e-9);
    }

    /// The view of a scene's page on a phone: a chart has 40 % of its width, and 9.5 letters of 13 px, where the whole
    /// one would lie over 241 × 158 of them; the legend has one line.
    @Test
    void aChartLeavesTheSceneItsRoom() {
        double letters = Insets.chartHeight(360, 269, 13);
        Insets insets = Insets.of(360, 269, 0, 13, 1, List.of(letters), false, List.of(), Box.EMPTY);
        assertEquals(144, insets.charts().getFirst().width(), 1e-9);
        assertEquals(123.5, insets.charts().getFirst().height(), 1e-9);
        assertEquals(24.7, insets.legends().getFirst().height(), 1e-9);
        assertEquals(Insets.CHART_HEIGHT, Insets.chartHeight(964, 434, 14));
    }

    /// 10 and 12 letters of 10 px: the second stands 12 px under the first, with the same right edge.
    @Test
    void chartsOfAnyHeightStandUnderEachOther() {
        List<Box> charts = Insets.of(900, 400, 5, 10, 0, List.of(10.0, 12.0), false, List.of(), Box.EMPTY).charts();
        assertEquals(17, charts.get(0).minY());
        assertEquals(100, charts.get(0).height());
        assertEquals(17 + 100 + 12, charts.get(1).minY());
        assertEquals(120, charts.get(1).height());
        assertEquals(900 - 12, charts.get(0).maxX());
        assertEquals(charts.get(0).minX(), charts.get(1).minX());
    }

    /// Nothing of 39 letters of 10 px fits into 400 px with a gap above and below; what follows is left out too.
    @Test
    void afterAChartThatDoesNotFitNoneIsShown() {
        assertEquals(1, Insets.of(900, 400, 0, 10, 0, List.of(10.0, 39.0, 10.0), false, List.of(),
                Box.EMPTY).charts().size());
    }

    /// 900 px are three columns of 185.7 px: where a stopwatch stands at the left, what finds no room at the right goes
    /// between.
    @Test
    void aChartKeepsOffWhatStandsThere() {
        var watch = new Box(8, 8, 100, 18);
        List<Double> two = List.of(20.0, 20.0);
        assertEquals(12, Insets.of(900, 400, 0, 10, 0, two, false, List.of(), Box.EMPTY).charts().get(1).minX());
        Box second = Insets.of(900, 400, 0, 10, 0, two, false, List.of(watch), Box.EMPTY).charts().get(1);
        assertTrue(second.minX() > watch.maxX(), second.toString());
    }

    @Test
    void axesEndAtRoundNumbers() {
        Ticks ticks = Ticks.of(0.03, 0.37, 4);
        assertEquals(0, ticks.at(0));
        assertEquals(0.4, ticks.high(), 1e-12);
        assertEquals(0.1, ticks.step(), 1e-12);
        assertEquals(5, ticks.count());
        Ticks moment = Ticks.of(0, 0, 4);
        assertEquals(0, moment.low());
        assertEquals(1, moment.high());
        Ticks flat = Ticks.of(2, 2, 4);
        assertTrue(flat.low() < 2 && flat.high() > 2);
    }

    @Test
    void aMapEndsAtWhatTheModelSaysOrAtARoundNumber() {
        var signed = new Overlay.Surface("a", "residual", new double[]{-0.13, 0, 0.02}, "m", true, 0);
        Colouring c = Colouring.of(List.of(signed), Set.of("a"), new Scales(), key -> key).orElseThrow();
        assertEquals(0.2, c.most(), 1e-12);
        assertEquals(0.5 - 0.5 * 0.13 / 0.2, c.shares()[0], 1e-12);
        assertEquals(0.5, c.shares()[1]);
        Colouring fixed = Colouring
                .of(List.of(new Overlay.Surface("b", "force", new double[]{0, 0.1, 9, Double.NaN}, "m", false, 0.4)),
                        Set.of("b"), new Scales(), key -> key)
                .orElseThrow();
        assertEquals(List.of(0.0, 0.25, 1.0, 0.0), java.util.Arrays.stream(fixed.shares()).boxed().toList());
        assertEquals(Optional.empty(), Colouring.of(List.of(signed), Set.of("b"), new Scales(), key -> key));
    }

    /// A dent of 0.5 m that has gone down to 5 mm is pale, not as strong as ever.
    @Test
    void aMapKeepsItsScaleWhileWhatItShowsDiesAway() {
        var held = new Scales();
        var deep = new Overlay.Surface("dent", "dent", new double[]{0, 0.5}, "m", false, 0);
        var shallow = new Overlay.Surface("dent", "dent", new double[]{0, 0.005}, "m", false, 0);
        assertEquals(1, Colouring.of(List.of(deep), Set.of("dent"), held, key -> key).orElseThrow().shares()[1], 1e-12);
        assertEquals(0.01, Colouring.of(List.of(shallow), Set.of("dent"), held, key -> key).orElseThrow().shares()[1],
                1e-12);
    }

    @Test
    void twoScenesSideBySideStayAboveTheLegendInTheMiddle() {
        Insets insets = Insets.of(1000, 500, 0, 20, 1, 0, false).across(1000);
        var view = new Box(0, 0, 1000, 500);
        Box room = insets.room(new Box(300, 30, 400, 440), view); // it would be larger beside the legend
        assertEquals(0, room.minX());
        assertEquals(1000, room.maxX());
        assertTrue(room.maxY() < insets.legends().getFirst().minY());
    }

    /// A rope across a low view of a phone, over two buttons at its lower right: it fits beside them, 12 px away.
    @Test
    void aSceneStaysClearOfButtonsOverIt() {
        var buttons = new Box(260, 106, 94, 44);
        Insets insets = Insets.of(360, 180, 0, 13, 0, List.of(), false, List.of(), buttons);
        Box room = insets.room(new Box(20, 20, 320, 130), new Box(0, 0, 360, 180));
        assertEquals(248, room.maxX(), 1e-12);
        assertTrue(insets.all().contains(buttons));
        assertEquals(List.of(), Insets.of(360, 180, 0, 13, 0, List.of(), false, List.of(), Box.EMPTY).all());
    }

    /// The view of a lesson on a phone, with a legend of one line and two buttons: the chart is as small as charts are,
    /// 144 × 123.5 px, 3.9 px below the upper edge, at the left edge over the legend.
    @Test
    void aLowViewHasRoomForAChartAboveItsLegend() {
        var buttons = new Box(262, 86, 92, 44);
        Insets insets = Insets.of(360, 160, 0, 13, 1, List.of(Insets.chartHeight(360, 160, 13)), false, List.of(),
                buttons);
        Box chart = insets.charts().getFirst();
        assertEquals(12, chart.minX(), 1e-9);
        assertEquals(3.9, chart.minY(), 1e-9);
        assertEquals(123.5, chart.height(), 1e-9);
        assertTrue(insets.legends().stream().noneMatch(chart::intersects));
    }

    @Test
    void aChartStaysClearOfButtonsOverIt() {
        var buttons = new Box(700, 20, 100, 40);
        Box chart = Insets.of(900, 400, 0, 10, 0, List.of(10.0), false, List.of(), buttons).charts().getFirst();
        assertFalse(chart.intersects(buttons));
    }

    /// As before the first layout.
    @Test
    void aViewWithoutAHeightHasRoomForNoChart() {
        assertEquals(List.of(), Insets.of(1, 1, 0, 14, 0, 1, false).charts());
    }
}
