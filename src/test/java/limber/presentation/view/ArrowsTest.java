package limber.presentation.view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import javafx.scene.canvas.Canvas;
import limber.engine.model.Overlay;
import limber.engine.settings.Vec;
import limber.presentation.camera.Floor;
import limber.presentation.camera.Projection;
import limber.presentation.paint.Palette;
import limber.ui.viewport.FxPen;
import org.junit.jupiter.api.Test;

/// The scale of arrows, and the agreement of the printed factor with the drawn one.
class ArrowsTest {
    /// 100 pixels a metre at the origin.
    private static final Projection AT = new Projection(new Vec(0, 0, 5), new Vec(1, 0, 0), new Vec(0, 1, 0),
            new Vec(0, 0, -1), 500, 400, 300);

    private static OverlayPainter painter(double lengthened) {
        return new OverlayPainter(new FxPen(new Canvas(400, 300).getGraphicsContext2D()), new Palette(), AT,
                lengthened);
    }

    private static double factor(double lengthened, double metres) {
        return painter(lengthened).exaggeration(List.of(Vec.ZERO), List.of(new Vec(metres, 0, 0)));
    }

    @Test
    void whatCanBeSeenIsDrawnAsItIsAndWhatCannotByARoundFactor() {
        assertEquals(1, factor(0, 0.5));
        // 0.1 mm is 0.01 pixels; about 30 are wanted: 3,000 times, rounded down to 2,000
        assertEquals(2000, factor(0, 1e-4));
        assertEquals(Double.POSITIVE_INFINITY, factor(0, 1e-8), "a millionth of a pixel is rounding");
    }

    @Test
    void theOtherSideOfAComparisonMayWantASmallerFactor() {
        OverlayPainter painter = painter(0);
        painter.exaggerateAtMost(500);
        assertEquals(500, painter.exaggeration(List.of(Vec.ZERO), List.of(new Vec(1e-4, 0, 0))));
        assertEquals(1, painter.exaggeration(List.of(Vec.ZERO), List.of(new Vec(0.5, 0, 0))));
        assertEquals(500, painter.exaggeration(List.of(Vec.ZERO), List.of(new Vec(1e-8, 0, 0))));
    }

    @Test
    void aChosenFactorHolds() {
        assertEquals(10, factor(10, 1e-4));
        assertEquals(1, factor(1, 1e-4));
    }

    @Test
    void unitsAreLengthenedAndDirectionsAreNot() {
        var speed = new Overlay.Arrows("velocity", "velocity", new double[3], new double[3], "m/s");
        var direction = new Overlay.Arrows("normals", "position", new double[3], new double[3], "");
        assertEquals(0.15, painter(0).perUnit(speed));
        assertEquals(15, painter(100).perUnit(speed), 1e-12);
        assertEquals(0.15, painter(100).perUnit(direction));
    }

    private static double perUnit(String unit, double longest, double extent) {
        OverlayPainter painter = painter(0);
        painter.in(new Floor(extent, 0));
        return painter.perUnit(new Overlay.Arrows("a", "velocity", new double[3], new double[]{0, longest, 0}, unit));
    }

    /// A direction of length 1 would be 0.15 m: 150 scenes of a millimetre, of which half is allowed, 1/66,667 of ten
    /// kilometres, of which a five-hundredth is wanted. An acceleration of 10 m/s² would be 0.3 m: 300 of them.
    @Test
    void arrowsAreNeverEndlessBesideTheirScene() {
        assertEquals(0.15, perUnit("", 1, 4));
        assertEquals(0.15e-3, perUnit("", 1, 1e-3), 1e-16);
        assertEquals(0.15e3, perUnit("", 1, 1e4), 1e-9);
        assertEquals(0.15, perUnit("m/s", 1, 4));
        assertEquals(0.03e-3, perUnit("m/s²", 10, 1e-3), 1e-16);
        assertEquals(0.15, perUnit("m/s", 1e-3, 1e4), "a slow motion is not lengthened by itself");
    }
}
