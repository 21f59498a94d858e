package limber.ui.viewport;

import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Stop;
import limber.engine.Overlay;
import limber.ui.Quantity;

/// The scale under coloured segments: what blue and red mean, with numbers and unit.
final class Legend {
    private static final double WIDTH = 190, HEIGHT = 12;

    private Legend() {}

    /// The value at the ends of the map: the largest magnitude, rounded up to 1, 2 or 5 times a power of ten.
    static double scale(double[] values) {
        double largest = 1e-6;
        for (double v : values) largest = Math.max(largest, Math.abs(v));
        double power = Math.pow(10, Math.floor(Math.log10(largest)));
        double lead = largest / power;
        return (lead <= 1 ? 1 : lead <= 2 ? 2 : lead <= 5 ? 5 : 10) * power;
    }

    static void draw(GraphicsContext g, OverlayPainter painter, Palette palette, Overlay.Segments s, String title, double x, double bottom) {
        double scale = scale(s.values()), y = bottom - HEIGHT - 1.6 * palette.fontSize();
        painter.text(title, x, y - palette.fontSize(), palette.of("text"));
        g.setFill(new LinearGradient(x, 0, x + WIDTH, 0, false, CycleMethod.NO_CYCLE,
                new Stop(0, palette.of("low")), new Stop(0.5, palette.of("middle")), new Stop(1, palette.of("high"))));
        g.fillRect(x, y, WIDTH, HEIGHT);
        double under = y + HEIGHT + palette.fontSize();
        painter.text(Quantity.text(-scale, s.unit()), x, under, palette.of("text"));
        painter.text("0", x + 0.5 * WIDTH - 4, under, palette.of("text"));
        painter.text(Quantity.text(scale, s.unit()), x + WIDTH - 40, under, palette.of("text"));
    }
}
