package limber.ui.plots;

import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Rectangle2D;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;
import limber.presentation.paint.PlotAxis;
import limber.ui.viewport.StyledPalette;

/// The frame around curves: one band for each unit, stacked over a shared horizontal axis. Each band has its axis, a
/// grid of round numbers, and a header that names its curves.
final class Bands {
    private static final double SMALL = 0.86, SAMPLE = 26;
    /// Height of a row of text and least height of the plot area, in units of the font size.
    private static final double ROW = 1.5, LEAST = 2;

    private final GraphicsContext g;
    private final StyledPalette palette;
    private final PlotAxis across = new PlotAxis();
    private final List<PlotAxis> up = new ArrayList<>();
    private final List<Rectangle2D> boxes = new ArrayList<>();
    private List<String> units = List.of();
    private PlotContent sheet;
    private double font;

    Bands(GraphicsContext g, StyledPalette palette) {
        this.g = g;
        this.palette = palette;
    }

    void show(PlotContent sheet) {
        this.sheet = sheet;
        units = sheet.curves().stream().map(PlotCurve::unit).distinct().toList();
        up.clear();
        for (int k = 0; k < Math.max(1, units.size()); k++) up.add(new PlotAxis());
    }

    int of(PlotCurve curve) {
        return Math.max(0, units.indexOf(curve.unit()));
    }

    PlotAxis across() {
        return across;
    }

    PlotAxis up(int band) {
        return up.get(band);
    }

    int count() {
        return up.size();
    }

    /// The plot area of a band.
    Rectangle2D box(int band) {
        return boxes.get(band);
    }

    int mostAcross(double width) {
        return (int) Math.clamp(width / (7 * palette.inks().fontSize()), 2, 8);
    }

    int mostUp(double height) {
        return (int) Math.clamp((height / count() - 3 * palette.inks().fontSize()) / (2.2 * palette.inks().fontSize()),
                1, 6);
    }

    void paint(double width, double height) {
        font = palette.inks().fontSize();
        g.setFont(Font.font("System", FontWeight.NORMAL, SMALL * font));
        g.setFill(palette.of("background"));
        g.fillRect(0, 0, width, height);
        place(width, height);
        for (int k = 0; k < count(); k++) band(k);
        foot();
    }

    private void place(double width, double height) {
        double widest = 0, bottom = ROW * font, each = (height - bottom) / count();
        for (PlotAxis axis : up) for (int i = 0; i < axis.count(); i++) widest = Math.max(widest, width(axis.label(i)));
        double left = widest + 1.1 * font, right = width - 0.9 * font;
        boxes.clear();
        for (int k = 0; k < count(); k++) {
            double head = head(k, right, 0, false);
            boxes.add(new Rectangle2D(left, k * each + head + 0.35 * font, Math.max(1, right - left),
                    Math.max(LEAST * font, each - head - 0.75 * font)));
        }
    }

    private void band(int k) {
        Rectangle2D box = box(k);
        PlotAxis axis = up(k);
        g.setStroke(palette.of("grid"));
        g.setLineWidth(1);
        for (int i = 0; i < axis.count(); i++) {
            double y = Math.rint(box.getMaxY() - axis.tick(i) * box.getHeight()) + 0.5;
            g.strokeLine(box.getMinX(), y, box.getMaxX(), y);
            text(axis.label(i), box.getMinX() - 0.4 * font, y, TextAlignment.RIGHT, "text");
        }
        g.setStroke(palette.of("chart-line"));
        g.strokeLine(Math.rint(box.getMinX()) + 0.5, box.getMinY(), Math.rint(box.getMinX()) + 0.5, box.getMaxY());
        double height = head(k, box.getMaxX(), 0, false);
        head(k, box.getMaxX(), box.getMinY() - 0.35 * font - height, true);
    }

    /// The header: name, colour and pattern of each curve, and the unit that they share. It has one row, in which a
    /// name may be cut, and more where areas are stacked, of which there are many, or where a name would have no room.
    ///
    /// @param right the right edge
    /// @param top the upper edge
    /// @param drawn whether it is drawn, or only measured
    /// @return its height
    private double head(int k, double right, double top, boolean drawn) {
        double x = 0.5 * font, y = top + 0.9 * font;
        String unit = String.join(" ", List.of(up(k).factor(), units.isEmpty() ? "" : units.get(k))).strip();
        double end = right - (unit.isEmpty() ? 0 : width(unit) + font);
        if (drawn) text(unit, right, y, TextAlignment.RIGHT, "text");
        boolean rows = sheet.curves().stream().anyMatch(PlotCurve::area);
        for (PlotCurve curve : sheet.curves()) {
            if (of(curve) != k) continue;
            double each = SAMPLE + 0.4 * font + width(curve.label());
            if (rows && x + each > end && x > font) {
                x = 0.5 * font;
                y += ROW * font;
            }
            if (end - x - SAMPLE < 2.4 * font && x > font) {
                x = 0.5 * font;
                y += ROW * font;
            }
            double room = end - x - SAMPLE - 0.4 * font;
            if (room < 2 * font) break;
            if (drawn) sample(curve, x, y, room);
            x += each + 1.2 * font;
        }
        return y - top + (ROW - 0.9) * font;
    }

    private void sample(PlotCurve curve, double x, double y, double room) {
        g.setStroke(palette.of(curve.role()));
        g.setLineWidth(2.5);
        if (curve.area()) {
            g.setFill(palette.of(curve.role()));
            g.setGlobalAlpha(CurvePen.AREA);
            g.fillRect(x, y, SAMPLE, 0.5 * font);
            g.setGlobalAlpha(1);
        }
        CurvePen.dash(g, curve.dash());
        g.strokeLine(x, y, x + SAMPLE, y);
        g.setLineDashes((double[]) null);
        text(cut(curve.label(), room), x + SAMPLE + 0.4 * font, y, TextAlignment.LEFT, "text");
    }

    private String cut(String label, double room) {
        if (width(label) <= room) return label;
        int length = label.length();
        while (length > 1 && width(label.substring(0, length) + "…") > room) length--;
        return label.substring(0, length) + "…";
    }

    /// The shared axis and its title.
    private void foot() {
        Rectangle2D last = boxes.getLast();
        String title = across.factor().isEmpty() ? sheet.title() : sheet.title() + " (" + across.factor() + ")";
        double y = last.getMaxY() + 0.95 * font, end = last.getMaxX() - width(title) - 0.8 * font;
        g.setStroke(palette.of("chart-line"));
        g.setLineWidth(1);
        for (int i = 0; i < across.count(); i++) {
            double x = Math.rint(last.getMinX() + across.tick(i) * last.getWidth()) + 0.5;
            g.strokeLine(x, last.getMaxY(), x, last.getMaxY() + 3);
            if (x + 0.5 * width(across.label(i)) < end) text(across.label(i), x, y, TextAlignment.CENTER, "text");
        }
        g.strokeLine(last.getMinX(), Math.rint(last.getMaxY()) + 0.5, last.getMaxX(), Math.rint(last.getMaxY()) + 0.5);
        text(title, last.getMaxX(), y, TextAlignment.RIGHT, "text");
    }

    private double width(String s) {
        return width(s, SMALL * font);
    }

    static double width(String s, double size) {
        var text = new Text(s);
        text.setFont(Font.font("System", FontWeight.NORMAL, size));
        return text.getLayoutBounds().getWidth();
    }

    private void text(String text, double x, double y, TextAlignment align, String role) {
        g.setTextBaseline(VPos.CENTER);
        g.setTextAlign(align);
        g.setFill(palette.of(role));
        g.fillText(text, x, y);
    }
}
