package limber.presentation.plots;

import java.util.ArrayList;
import java.util.List;
import limber.engine.settings.Kind;
import limber.presentation.paint.Align;
import limber.presentation.paint.Box;
import limber.presentation.paint.Palette;
import limber.presentation.paint.Pen;

/// A box with the numbers of one moment, of four digits.
final class Readout {
    private static final int DIGITS = 4;
    private static final double ROW = 1.25, PAD = 0.6, CORNER = 6;

    private Readout() {}

    /// @param nearest the point that is nearest of all curves, where x is not time and every point has its own moment
    static List<String> lines(PlotContent sheet, List<Points> points, int nearest, int point) {
        Points on = points.get(nearest);
        var lines = new ArrayList<String>();
        lines.add(sheet.moments().name(on, point));
        lines.add(sheet.title() + ": " + digits(on.x(point)));
        int number = on.first() + point;
        for (int k = 0; k < points.size(); k++) {
            String value = value(sheet.curves().get(k), points.get(k), number);
            if (!value.isEmpty()) lines.add(sheet.curves().get(k).label() + ": " + value);
        }
        return lines;
    }

    /// The value of a curve in a moment; empty where it has none there.
    ///
    /// @param number of the moment
    static String value(PlotCurve curve, Points points, int number) {
        int i = number - points.first();
        return i >= 0 && i < points.size() ? value(points.y(i), curve.unit()) : "";
    }

    private static String value(double v, String unit) {
        return Double.isNaN(v) ? "–" : digits(v) + (unit.isEmpty() ? "" : " " + unit);
    }

    private static String digits(double v) {
        return PlotAxis.powers(Kind.plain(v, DIGITS));
    }

    /// Beside (`x`, `y`), inside `width` by `height`.
    static void draw(Pen g, Palette palette, List<String> lines, double x, double y, double width, double height) {
        double font = palette.fontSize(), pad = PAD * font, row = ROW * Bands.letters(font).size();
        double w = lines.stream().mapToDouble(l -> g.width(l, Bands.letters(font))).max().orElse(0) + 2 * pad,
                h = lines.size() * row + pad;
        double left = Math.max(0, x + font + w > width ? x - font - w : x + font),
                top = Math.clamp(y - 0.5 * h, 0, Math.max(0, height - h));
        g.setFont(Bands.letters(font));
        g.setFill(palette.of("chart-back"));
        g.fillRoundRect(new Box(left, top, w, h), CORNER);
        g.setStroke(palette.of("chart-line"));
        g.setLineWidth(1);
        g.strokeRoundRect(new Box(left + 0.5, top + 0.5, w - 1, h - 1), CORNER);
        g.setFill(palette.of("text"));
        g.setTextAlign(Align.LEFT);
        for (int i = 0; i < lines.size(); i++) g.fillText(lines.get(i), left + pad, top + 0.5 * pad + (i + 0.5) * row);
    }
}
