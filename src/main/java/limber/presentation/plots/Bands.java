package limber.presentation.plots;

import java.util.ArrayList;
import java.util.List;
import limber.presentation.paint.Align;
import limber.presentation.paint.Box;
import limber.presentation.paint.Lettering;
import limber.presentation.paint.Palette;
import limber.presentation.paint.Pen;

/// The frame around curves: one band for each unit, stacked over a shared horizontal axis. Each band has its axis, a
/// grid of round numbers, and a header that names its curves.
final class Bands {
    private static final double SMALL = 0.86, SAMPLE = 26;
    /// Height of a row of text and least height of the plot area, in units of the font size.
    private static final double ROW = 1.5, LEAST = 2;

    private final PlotAxis across = new PlotAxis();
    private final List<PlotAxis> up = new ArrayList<>();
    private final List<Box> boxes = new ArrayList<>();
    private List<String> units = List.of();
    private PlotContent sheet;
    private Pen g;
    private Palette palette;
    private double font;
    private boolean nameless;

    /// Leaves the names of curves out of the headers.
    void nameless() {
        nameless = true;
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
    Box box(int band) {
        return boxes.get(band);
    }

    /// How many numbers there is room for across a sheet.
    ///
    /// @param font the size of its letters, px
    static int mostAcross(double width, double font) {
        return (int) Math.clamp(width / (7 * font), 2, 8);
    }

    /// The same for the height of each band.
    int mostUp(double height, double font) {
        return (int) Math.clamp((height / count() - 3 * font) / (2.2 * font), 1, 6);
    }

    void paint(Pen pen, Palette colours, double width, double height) {
        g = pen;
        palette = colours;
        font = palette.fontSize();
        g.setFont(letters(font));
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
            boxes.add(new Box(left, k * each + head + 0.35 * font, Math.max(1, right - left),
                    Math.max(LEAST * font, each - head - 0.75 * font)));
        }
    }

    private void band(int k) {
        Box box = box(k);
        PlotAxis axis = up(k);
        g.setStroke(palette.of("grid"));
        g.setLineWidth(1);
        for (int i = 0; i < axis.count(); i++) {
            double y = Math.rint(box.maxY() - axis.tick(i) * box.height()) + 0.5;
            g.strokeLine(box.minX(), y, box.maxX(), y);
            text(axis.label(i), box.minX() - 0.4 * font, y, Align.RIGHT);
        }
        g.setStroke(palette.of("chart-line"));
        g.strokeLine(Math.rint(box.minX()) + 0.5, box.minY(), Math.rint(box.minX()) + 0.5, box.maxY());
        double height = head(k, box.maxX(), 0, false);
        head(k, box.maxX(), box.minY() - 0.35 * font - height, true);
    }

    /// The header: name, colour and pattern of each curve, and the unit that they share. It has one row, in which a
    /// name may be cut, and more where names must not be, or where one would have no room.
    ///
    /// @param right the right edge
    /// @param top the upper edge
    /// @param drawn whether it is drawn, or only measured
    /// @return its height
    private double head(int k, double right, double top, boolean drawn) {
        double x = 0.5 * font, y = top + 0.9 * font;
        String unit = String.join(" ", List.of(up(k).factor(), units.isEmpty() ? "" : units.get(k))).strip();
        double end = right - (unit.isEmpty() ? 0 : width(unit) + font);
        if (drawn) text(unit, right, y, Align.RIGHT);
        for (PlotCurve curve : sheet.curves()) {
            if (nameless || of(curve) != k) continue;
            double each = SAMPLE + 0.4 * font + width(curve.label());
            if (sheet.wordy() && x + each > end && x > font) {
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
            g.setFill(palette.of(curve.role()).faded(CurvePen.AREA));
            g.fillRect(x, y, SAMPLE, 0.5 * font);
        }
        g.setLineDashes(CurvePen.dashes(curve.dash()));
        g.strokeLine(x, y, x + SAMPLE, y);
        g.setLineDashes();
        text(cut(curve.label(), room), x + SAMPLE + 0.4 * font, y, Align.LEFT);
    }

    private String cut(String label, double room) {
        if (width(label) <= room) return label;
        int length = label.length();
        while (length > 1 && width(label.substring(0, length) + "…") > room) length--;
        return label.substring(0, length) + "…";
    }

    /// The shared axis and its title.
    private void foot() {
        Box last = boxes.getLast();
        String title = across.factor().isEmpty() ? sheet.title() : sheet.title() + " (" + across.factor() + ")";
        double y = last.maxY() + 0.95 * font, end = last.maxX() - width(title) - 0.8 * font;
        g.setStroke(palette.of("chart-line"));
        g.setLineWidth(1);
        for (int i = 0; i < across.count(); i++) {
            double x = Math.rint(last.minX() + across.tick(i) * last.width()) + 0.5;
            g.strokeLine(x, last.maxY(), x, last.maxY() + 3);
            if (x + 0.5 * width(across.label(i)) < end) text(across.label(i), x, y, Align.CENTER);
        }
        g.strokeLine(last.minX(), Math.rint(last.maxY()) + 0.5, last.maxX(), Math.rint(last.maxY()) + 0.5);
        text(title, last.maxX(), y, Align.RIGHT);
    }

    private double width(String s) {
        return g.width(s, letters(font));
    }

    /// The letters of a plot.
    ///
    /// @param font the size of the letters around it, px
    static Lettering letters(double font) {
        return new Lettering(SMALL * font);
    }

    private void text(String text, double x, double y, Align align) {
        g.setTextAlign(align);
        g.setFill(palette.of("text"));
        g.fillText(text, x, y);
    }
}
