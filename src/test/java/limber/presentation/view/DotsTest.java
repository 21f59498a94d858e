package limber.presentation.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import limber.engine.model.Overlay;
import limber.engine.settings.Vec;
import limber.presentation.camera.Projection;
import limber.presentation.paint.Palette;
import limber.presentation.paint.SvgPen;
import org.junit.jupiter.api.Test;

/// Dots of a grid in a view of 400 × 300 px that is 4 × 3 m wide.
class DotsTest {
    private static final Projection AT = new Projection(new Vec(0, 0, 5), new Vec(1, 0, 0), new Vec(0, 1, 0),
            new Vec(0, 0, -1), 500, 400, 300);

    /// The share of the view that n × n dots cover, and how many are drawn.
    private static double covered(int n) {
        var xyz = new double[3 * n * n];
        for (int i = 0; i < n * n; i++) {
            int place = i * 7 % (n * n); // neighbours do not follow each other
            xyz[3 * i] = 4.0 * (place % n) / n - 2;
            xyz[3 * i + 1] = 3.0 * (place / n) / n - 1.5;
        }
        var pen = new SvgPen(400, 300);
        new OverlayPainter(pen, new Palette(), AT, 0)
                .overlays(List.of(new Overlay.Points("vertices", "correction", xyz)), Set.of("vertices"));
        var drawn = Pattern.compile("ellipse [^/]*rx=\"([\\d.]+)\"").matcher(pen.part("dots", ""));
        double area = 0;
        int count = 0;
        for (; drawn.find(); count++) area += Math.PI * Math.pow(Double.parseDouble(drawn.group(1)), 2);
        assertEquals(n * n, count);
        return area / (400 * 300);
    }

    @Test
    void theVerticesOfAFineMeshAreSpecksBetweenWhichOneSees() {
        double radius = 3 * new Palette().scale();
        assertEquals(121 * Math.PI * radius * radius / 120_000, covered(11), 1e-3, "few of them are large");
        assertTrue(covered(91) < 0.2, "91² dots cover " + covered(91));
    }
}
