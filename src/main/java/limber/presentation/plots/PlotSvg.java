package limber.presentation.plots;

import java.util.stream.Collectors;
import limber.presentation.paint.Palette;
import limber.presentation.paint.SvgPen;

/// A plot as an SVG drawing for documents, in the colours of the light theme on nothing. Names have as many rows as
/// they need.
public final class PlotSvg {
    /// The size of letters, and of the sheet: its width, and the height of each band but for rows of names, px.
    private static final double FONT = 15, WIDTH = 800, BAND = 260, ROW = 1.5 * FONT;

    private PlotSvg() {}

    /// The whole text of the file.
    public static String of(PlotContent shown) {
        PlotContent content = shown.onPaper();
        Palette palette = PaperColours.palette();
        palette.sizes(FONT, 1);
        long units = Math.max(1, content.curves().stream().map(PlotCurve::unit).distinct().count());
        double height = units * BAND + (content.curves().size() - units + 1) * ROW;
        var pen = new SvgPen(WIDTH, height);
        var painter = new PlotPainter("");
        painter.show(content);
        painter.read(palette, WIDTH, height);
        painter.paintAxes(pen, palette, WIDTH, height);
        if (!content.curves().isEmpty()) painter.paintCurves(pen, palette, WIDTH, height, false);
        return pen.drawing(content.curves().stream().map(PlotCurve::label).collect(Collectors.joining(", ")) + " – "
                + content.title());
    }
}
