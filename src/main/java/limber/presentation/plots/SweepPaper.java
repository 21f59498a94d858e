package limber.presentation.plots;

import limber.presentation.paint.Align;
import limber.presentation.paint.Box;
import limber.presentation.paint.Ink;
import limber.presentation.paint.Lettering;
import limber.presentation.paint.Palette;
import limber.presentation.paint.Pen;

/// A sheet on which a sweep is drawn: its pen, its colours, and the texts around a box.
///
/// @param width,height of the sheet, px
public record SweepPaper(Pen g, Palette palette, double width, double height) {
    private static final double SMALL = 0.86;
    /// Of a row of text, in units of the font size.
    static final double ROW = 1.5;
    private static final double TRUTH_WIDTH = 2, CASING = 5;
    private static final double[] TRUTH_DASH = {9, 5};

    double font() {
        return palette.fontSize();
    }

    private Lettering letters() {
        return new Lettering(SMALL * font());
    }

    public void clear() {
        g.setFont(letters());
        g.setFill(palette.of("background"));
        g.fillRect(0, 0, width, height);
    }

    double width(String s) {
        return g.width(s, letters());
    }

    /// @param room what there is, px; a longer text is cut
    public void text(String text, double x, double y, Align align, double room) {
        g.setTextAlign(align);
        g.setFill(palette.of("text"));
        g.fillText(cut(text, room), x, y);
    }

    private String cut(String text, double room) {
        if (width(text) <= room) return text;
        int length = text.length();
        while (length > 1 && width(text.substring(0, length) + "…") > room) length--;
        return text.substring(0, length) + "…";
    }

    /// The title of the upward axis on the left above a box, and another on the right.
    void head(String left, String right) {
        double y = 0.75 * font(), room = width - 1.6 * font(), of = width(left) + width(right);
        double first = of <= room ? width(left) : Math.max(0.4 * room, room - width(right));
        text(left, 0.4 * font(), y, Align.LEFT, first);
        if (!right.isEmpty())
            text(right, width - 0.4 * font(), y, Align.RIGHT, room - Math.min(first, width(left)));
    }

    /// The axis below a box, its title at the right end.
    void foot(Box box, SweepAxis axis, String title) {
        double y = box.maxY() + 0.95 * font(), room = 0.6 * width;
        double end = width - 0.4 * font() - Math.min(room, width(title)) - 0.6 * font(), last = 0;
        stroke("chart-line", 1);
        for (SweepAxis.Tick tick : axis.ticks(most(box.width(), 3.2))) {
            double x = Math.rint(box.minX() + tick.share() * box.width()) + 0.5, half = 0.5 * width(tick.label());
            g.strokeLine(x, box.maxY(), x, box.maxY() + 3);
            if (x + half > end || x - half < last) continue;
            text(tick.label(), x, y, Align.CENTER, Double.MAX_VALUE);
            last = x + half + 0.4 * font();
        }
        text(title, width - 0.4 * font(), y, Align.RIGHT, room);
    }

    /// How many ticks fit.
    ///
    /// @param each the room for one, in units of the font size
    int most(double length, double each) {
        return (int) Math.clamp(length / (each * font()), 1, 8);
    }

    void stroke(String role, double width) {
        g.setStroke(palette.of(role));
        g.setLineWidth(width * font() / 14);
    }

    /// A frame around a box.
    void frame(Box box) {
        stroke("chart-line", 1);
        g.strokeRect(Math.rint(box.minX()) + 0.5, Math.rint(box.minY()) + 0.5, Math.rint(box.width()),
                Math.rint(box.height()));
    }

    /// A ring around a run.
    public void mark(Box place, String role) {
        stroke(role, 2);
        g.strokeRect(place.minX(), place.minY(), place.width(), place.height());
    }

    /// A dashed line of theory inside a box, with a dark edge that sets it off from any colour below.
    ///
    /// @param x,y its points; NaN or infinite ones part it
    void truth(Box box, double[] x, double[] y) {
        g.inside(box, () -> {
            stroke("background", CASING);
            line(x, y);
            stroke("truth", TRUTH_WIDTH);
            g.setLineDashes(TRUTH_DASH);
            line(x, y);
        });
    }

    /// A line through points; NaN or infinite ones part it.
    void line(double[] x, double[] y) {
        boolean drawing = false;
        g.beginPath();
        for (int i = 0; i < x.length; i++) {
            boolean there = Double.isFinite(x[i]) && Double.isFinite(y[i]);
            if (there && drawing) g.lineTo(near(x[i]), near(y[i]));
            else if (there) g.moveTo(near(x[i]), near(y[i]));
            drawing = there;
        }
        g.stroke();
    }

    /// A canvas cannot draw far beyond itself.
    private static double near(double at) {
        return Math.clamp(at, -1e4, 1e4);
    }

    /// The mark of a run that was no longer finite.
    ///
    /// @param rx,ry half of its width and height, px
    void cross(double x, double y, double rx, double ry, Ink colour) {
        g.setStroke(colour);
        g.setLineWidth(Math.max(1, 0.3 * Math.min(rx, ry)));
        g.strokeLine(x - rx, y - ry, x + rx, y + ry);
        g.strokeLine(x - rx, y + ry, x + rx, y - ry);
    }
}
