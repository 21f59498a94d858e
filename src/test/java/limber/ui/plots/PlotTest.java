package limber.ui.plots;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.IntToDoubleFunction;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.paint.Color;
import limber.OpensWindow;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/// The drawing of many points.
@OpensWindow
class PlotTest {
    private static final int MANY = 100_000;

    /// @param present the number of the present point
    private record Moments(int present) implements PlotContent.Moments {
        @Override
        public int present(Points points) {
            return present;
        }

        @Override
        public void go(Points points, int point) {}

        @Override
        public String name(Points points, int point) {
            return "";
        }
    }

    @BeforeAll
    static void toolkit() throws Exception {
        FxToolkit.registerPrimaryStage();
    }

    private static WritableImage drawn(int count, IntToDoubleFunction x, IntToDoubleFunction y, boolean ordered)
            throws Exception {
        return WaitForAsyncUtils.asyncFx(() -> {
            var plot = new Plot("");
            var scene = new Scene(plot, 600, 300);
            scene.getStylesheets().setAll(List.of("base", "dark").stream()
                    .map(s -> PlotTest.class.getResource("/limber/css/" + s + ".css").toExternalForm()).toList());
            plot.show(new PlotContent(List.of(new PlotCurve("", "m", "velocity", 0, points -> {
                points.start(0, count);
                for (int i = 0; i < count; i++) points.add(x.applyAsDouble(i), y.applyAsDouble(i));
            })), "", ordered, false, false, new Moments(-1)));
            plot.applyCss();
            plot.resize(600, 300);
            plot.layout();
            plot.draw();
            return plot.snapshot(null, null);
        }).get(20, TimeUnit.SECONDS);
    }

    /// Green pixels of a row or column: those of the curve.
    private static boolean green(WritableImage shot, int x, int y) {
        Color c = shot.getPixelReader().getColor(x, y);
        return c.getGreen() > c.getRed() + 0.15 && c.getGreen() > c.getBlue() + 0.05;
    }

    @Test
    void aSinglePeakAmongAHundredThousandPointsIsSeen() throws Exception {
        WritableImage shot = drawn(MANY, i -> i, i -> i == 50_017 ? 1 : 0, true);
        boolean seen = false;
        for (int x = 250; x < 400; x++) seen |= green(shot, x, 120);
        assertTrue(seen, "the peak in the middle is lost");
    }

    @Test
    void whatIsNotANumberIsAGap() throws Exception {
        WritableImage shot = drawn(MANY, i -> i, i -> i > 40_000 && i < 60_000 ? Double.NaN : i % 2, true);
        boolean left = false, middle = false;
        for (int y = 40; y < 260; y++) {
            left |= green(shot, 150, y);
            middle |= green(shot, 315, y);
        }
        assertTrue(left && !middle, "left " + left + ", middle " + middle);
    }

    @Test
    void aClickBeforeItHasBeenDrawnHitsNothing() throws Exception {
        assertDoesNotThrow(() -> WaitForAsyncUtils.asyncFx(() -> {
            Plot plot = of(3, new Moments(1));
            for (var type : List.of(MouseEvent.MOUSE_MOVED, MouseEvent.MOUSE_CLICKED))
                plot.fireEvent(new MouseEvent(type, 5, 5, 5, 5, MouseButton.PRIMARY, 1, false, false, false, false,
                        false, false, false, false, false, false, null));
            return null;
        }).get(20, TimeUnit.SECONDS));
    }

    /// The history is read by a thread of its own, some frames behind.
    @Test
    void aPresentMomentThatHasNotBeenReadYetIsNotSpoken() throws Exception {
        Object spoken = WaitForAsyncUtils.asyncFx(() -> {
            Plot plot = of(3, new Moments(7));
            plot.resize(600, 300);
            plot.layout();
            plot.draw();
            return plot.queryAccessibleAttribute(AccessibleAttribute.TEXT);
        }).get(20, TimeUnit.SECONDS);
        assertEquals("nothing", spoken);
    }

    private static Plot of(int count, PlotContent.Moments moments) {
        var plot = new Plot("nothing");
        plot.show(new PlotContent(List.of(new PlotCurve("", "m", "velocity", 0, points -> {
            points.start(0, count);
            for (int i = 0; i < count; i++) points.add(i, i);
        })), "", true, false, false, moments));
        return plot;
    }

    @Test
    void aPhasePortraitGoesRound() throws Exception {
        WritableImage shot = drawn(MANY, i -> Math.cos(1e-4 * i), i -> Math.sin(1e-4 * i), false);
        int left = 0, right = 0;
        for (int y = 30; y < 270; y++)
            for (int x = 40; x < 595; x++) if (green(shot, x, y)) {
                if (x < 317) left++;
                else right++;
            }
        // the circle is closed: 100,000 steps of 1e-4 are 1.6 turns
        assertTrue(left > 300 && right > 300, left + " and " + right);
    }
}
