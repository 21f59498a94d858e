package limber.presentation.paint;

import java.util.stream.Stream;
import limber.presentation.words.Quantity;

/// A painter of bars: the names in a column, the bars from a common zero, the numbers in a column at the right.
public final class BarsPainter {
    private static final double SMALL = 0.86, PAD = 0.6, THICK = 0.8, LEAST = 2, ROUNDING = 1e-9;

    private final Pen g;
    private final Palette palette;
    private final double font;

    public BarsPainter(Pen g, Palette palette) {
        this.g = g;
        this.palette = palette;
        font = palette.fontSize();
    }

    public void draw(SceneBars bars, Box box) {
        g.setFill(palette.of("chart-back"));
        g.fillRoundRect(box, 6);
        double left = box.minX() + PAD * font, right = box.maxX() - PAD * font;
        text(bars.title(), left, box.minY() + 1.1 * font, Align.LEFT, true, right - left);
        double name = widest(bars(bars).map(b -> width(b.name(), b.strong()))),
                number = widest(bars(bars).map(b -> width(number(b), b.strong())));
        double from = left + name + 0.6 * font, to = right - number - 0.6 * font,
                least = bars(bars).mapToDouble(SceneBars.Bar::value).filter(Double::isFinite).min().orElse(0),
                most = bars(bars).mapToDouble(SceneBars.Bar::value).filter(Double::isFinite).max().orElse(0);
        var across = new Across(Math.min(0, least), Math.max(0, most), from, Math.max(from + 1, to));
        for (int i = 0; i < bars.rows().size(); i++) {
            double y = box.minY() + SceneBars.middle(i) * font;
            switch (bars.rows().get(i)) {
                case SceneBars.Heading(String title) -> text(title, left, y, Align.LEFT, false, right - left);
                case SceneBars.Bar bar -> bar(bar, across, y, left, right);
            }
        }
        g.setFont(new Lettering(font));
    }

    /// The axis of values.
    private record Across(double least, double most, double from, double to) {
        /// Whether a value has a bar; what is only rounding beside the largest has none.
        boolean shows(double value) {
            return Double.isFinite(value) && Math.abs(value) > ROUNDING * Math.max(-least, most);
        }

        double x(double value) {
            return most == least ? from : from + (to - from) * (value - least) / (most - least);
        }
    }

    private static Stream<SceneBars.Bar> bars(SceneBars bars) {
        return bars.rows().stream().filter(SceneBars.Bar.class::isInstance).map(SceneBars.Bar.class::cast);
    }

    private static String number(SceneBars.Bar bar) {
        return Quantity.reading(bar.value(), "");
    }

    private static double widest(Stream<Double> widths) {
        return widths.mapToDouble(w -> w).max().orElse(0);
    }

    private void bar(SceneBars.Bar bar, Across across, double y, double left, double right) {
        text(bar.name(), left, y, Align.LEFT, bar.strong(), 1e9);
        boolean rounding = Double.isFinite(bar.value()) && bar.value() != 0 && !across.shows(bar.value());
        text(rounding ? "≈ 0" : number(bar), right, y, Align.RIGHT, bar.strong(), 1e9);
        double zero = across.x(0);
        if (across.shows(bar.value())) {
            double end = across.x(bar.value()), width = Math.max(LEAST, Math.abs(end - zero));
            g.setFill(palette.of(bar.role()));
            g.fillRect(end < zero ? zero - width : zero, y - 0.5 * THICK * font, width, THICK * font);
        }
        double line = Math.rint(zero) + 0.5, half = 0.5 * SceneBars.ROW * font;
        g.setStroke(palette.of("chart-line"));
        g.setLineWidth(palette.lineWidth());
        g.strokeLine(line, y - half, line, y + half);
    }

    private Lettering font(boolean strong) {
        return new Lettering(SMALL * font, strong);
    }

    private double width(String s, boolean strong) {
        return g.width(s, font(strong));
    }

    private void text(String text, double x, double y, Align align, boolean strong, double most) {
        g.setFont(font(strong));
        g.setTextAlign(align);
        g.setFill(palette.of("text"));
        g.fillText(text, x, y, most);
    }
}
