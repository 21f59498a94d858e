package limber.presentation.paint;

import java.util.function.UnaryOperator;
import java.util.stream.DoubleStream;
import limber.engine.model.Overlay;
import limber.presentation.words.Quantity;

/// A painter of small diagrams: title, axes with round numbers, curves in the colours of their quantities.
public final class ChartPainter {
    private static final int MOST_X = 4, MOST_Y = 3;
    private static final double SMALL = 0.86, DOT = 5 / 14.0;

    private final Pen g;
    private final Palette palette;
    private final double font;
    private final Lettering small;

    private final UnaryOperator<String> words;

    /// The horizontal axis.
    ///
    /// @param room free at both ends, so that bars have all of their width
    private record Across(Ticks ticks, double room) {
        double share(double value) {
            return (value - ticks.low() + room) / length();
        }

        double length() {
            return ticks.high() - ticks.low() + 2 * room;
        }
    }

    /// @param words the titles of charts and axes, by key
    public ChartPainter(Pen g, Palette palette, UnaryOperator<String> words) {
        this.g = g;
        this.palette = palette;
        this.words = words;
        font = palette.fontSize();
        small = new Lettering(SMALL * font);
    }

    public void draw(Overlay.Chart chart, Box box) {
        g.setFill(palette.of("chart-back"));
        g.fillRoundRect(box, 6);
        g.setFont(new Lettering(SMALL * font, true));
        double pad = 0.6 * font, width = box.width() - 2 * pad;
        text(words.apply("overlay." + chart.name()), box.minX() + pad, box.minY() + pad + 0.4 * font,
                Align.LEFT, "text", width);
        g.setFont(small);
        text(words.apply(chart.y()), box.minX() + pad, box.minY() + pad + 1.7 * font, Align.LEFT, "text",
                width);
        text(words.apply(chart.x()), box.maxX() - pad, box.maxY() - pad - 0.3 * font, Align.RIGHT, "text",
                width);
        if (values(chart, true).findAny().isEmpty()) return;
        boolean bars = chart.curves().stream().anyMatch(Overlay.Chart.Curve::bars);
        double room = 0.5 * chart.curves().stream().filter(Overlay.Chart.Curve::bars).mapToDouble(c -> spacing(c.x()))
                .max().orElse(0);
        var x = new Across(ticks(values(chart, true), MOST_X, false), room);
        Ticks y = ticks(values(chart, false), MOST_Y, bars);
        double left = box.minX() + pad + widest(y) + 0.4 * font, top = box.minY() + 3.3 * font,
                right = box.maxX()
                        - Math.max(1.2 * pad, 0.5 * width(Quantity.digits(x.ticks().at(x.ticks().count() - 1)))),
                bottom = box.maxY() - 3.0 * font;
        var plot = new Box(left, top, Math.max(1, right - left), Math.max(1, bottom - top));
        axes(x, y, plot);
        for (Overlay.Chart.Curve curve : chart.curves()) curve(curve, x, y, plot);
        labels(chart, plot);
        g.setFont(new Lettering(font));
    }

    private static DoubleStream values(Overlay.Chart chart, boolean x) {
        return chart.curves().stream().flatMapToDouble(c -> DoubleStream.of(x ? c.x() : c.y()))
                .filter(Double::isFinite);
    }

    private static Ticks ticks(DoubleStream values, int most, boolean fromZero) {
        var sum = values.summaryStatistics();
        if (sum.getCount() == 0) return Ticks.of(0, 1, most);
        return Ticks.of(fromZero ? Math.min(0, sum.getMin()) : sum.getMin(),
                fromZero ? Math.max(0, sum.getMax()) : sum.getMax(), most);
    }

    private double widest(Ticks ticks) {
        double widest = 0;
        for (int i = 0; i < ticks.count(); i++) widest = Math.max(widest, width(Quantity.digits(ticks.at(i))));
        return widest;
    }

    private double width(String s) {
        return g.width(s, small);
    }

    private void axes(Across x, Ticks y, Box plot) {
        g.setStroke(palette.of("chart-line"));
        g.setLineWidth(palette.lineWidth());
        for (int i = 0; i < y.count(); i++) {
            double at = Math.rint(plot.maxY() - y.share(y.at(i)) * plot.height()) + 0.5;
            g.strokeLine(plot.minX(), at, plot.maxX(), at);
            text(Quantity.digits(y.at(i)), plot.minX() - 0.4 * font, at, Align.RIGHT, "text", 1e9);
        }
        for (int i = 0; i < x.ticks().count(); i++) {
            double value = x.ticks().at(i), at = Math.rint(plot.minX() + x.share(value) * plot.width()) + 0.5;
            g.strokeLine(at, plot.maxY(), at, plot.maxY() + 4);
            text(Quantity.digits(value), at, plot.maxY() + 0.85 * font, Align.CENTER, "text", 1e9);
        }
    }

    private void curve(Overlay.Chart.Curve curve, Across x, Ticks y, Box plot) {
        int n = Math.min(curve.x().length, curve.y().length);
        g.setStroke(palette.of(curve.role()));
        g.setFill(palette.of(curve.role()));
        g.setLineWidth((curve.role().equals("ghost") ? 1.5 : 2.5) * palette.lineWidth());
        if (curve.dashed()) g.setLineDashes(0.5 * font, 0.36 * font);
        double zero = plot.maxY() - Math.clamp(y.share(0), 0, 1) * plot.height(),
                slot = plot.width() / Math.max(1, x.length() / spacing(curve.x())),
                half = Math.max(1, 0.35 * slot);
        boolean drawing = false;
        g.beginPath();
        for (int i = 0; i < n; i++) {
            boolean there = Double.isFinite(curve.x()[i]) && Double.isFinite(curve.y()[i]);
            double px = plot.minX() + x.share(curve.x()[i]) * plot.width(),
                    py = plot.maxY() - y.share(curve.y()[i]) * plot.height();
            if (there && curve.bars())
                bar(Math.max(plot.minX(), px - half), Math.min(plot.maxX(), px + half), zero, py);
            else if (there && drawing) g.lineTo(px, py);
            else if (there) g.moveTo(px, py);
            drawing = there;
        }
        if (!curve.bars()) g.stroke();
        if (n == 1 && !curve.bars()) dot(plot.minX() + x.share(curve.x()[0]) * plot.width(),
                plot.maxY() - y.share(curve.y()[0]) * plot.height());
        g.setLineDashes();
    }

    /// A dot for a curve of one point, which is the current value.
    private void dot(double px, double py) {
        double r = DOT * font;
        g.fillOval(px - r, py - r, 2 * r, 2 * r);
    }

    private void bar(double left, double right, double zero, double top) {
        g.fillRect(left, Math.min(zero, top), right - left, Math.max(1, Math.abs(top - zero)));
    }

    private static double spacing(double[] x) {
        double least = Double.MAX_VALUE;
        for (int i = 1; i < x.length; i++) if (x[i] != x[i - 1]) least = Math.min(least, Math.abs(x[i] - x[i - 1]));
        return least == Double.MAX_VALUE ? 1 : least;
    }

    /// The names of the curves, one under another at the plot's right.
    private void labels(Overlay.Chart chart, Box plot) {
        double y = plot.minY() + 0.4 * font;
        for (Overlay.Chart.Curve curve : chart.curves()) {
            if (curve.label().isEmpty()) continue;
            double x = plot.maxX() - width(curve.label()) - 4;
            text(curve.label(), plot.maxX() - 4, y, Align.RIGHT, "text", plot.width());
            g.setStroke(palette.of(curve.role()));
            g.setLineWidth(2.5 * palette.lineWidth());
            if (curve.dashed()) g.setLineDashes(0.36 * font, 0.29 * font);
            g.strokeLine(x - 1.6 * font, y, x - 0.36 * font, y);
            g.setLineDashes();
            y += 1.15 * font;
        }
    }

    private void text(String text, double x, double y, Align align, String role, double most) {
        g.setTextAlign(align);
        g.setStroke(palette.of("text-back"));
        g.setLineWidth(3 * palette.lineWidth());
        g.setFill(palette.of(role));
        g.outlinedText(text, x, y, most);
    }
}
