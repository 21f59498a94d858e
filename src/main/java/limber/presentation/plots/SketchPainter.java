package limber.presentation.plots;

import limber.presentation.paint.Align;
import limber.presentation.paint.Ink;
import limber.presentation.paint.Lettering;
import limber.presentation.paint.Palette;
import limber.presentation.paint.Pen;
import limber.presentation.paint.Point;
import limber.presentation.paint.Ticks;

/// Paints a sketch on a sheet, and knows what is where on it: a hand draws by points of the sheet.
public final class SketchPainter {
    private static final double SMALL = 0.86, LINE = 2.5, BAND = 0.18;
    private static final double[] DASHES = {9, 5};

    private final Sketch sketch;
    /// Of the sheet and its letters as it was painted last, px.
    private double width, height, small;

    public SketchPainter(Sketch sketch) {
        this.sketch = sketch;
    }

    // ---- the hand ----

    /// The hand comes down at a point of the sheet, px.
    public void press(Point p) {
        sketch.stroke((p.x() - left()) / (right() - left()), (bottom() - p.y()) / (bottom() - top()));
    }

    /// The hand goes to a point, if it is down.
    public void drag(Point p) {
        if (sketch.stroking()) press(p);
    }

    /// The hand goes up at a point: the last part of a quick stroke may come with that alone.
    public void release(Point p) {
        drag(p);
        sketch.lift();
    }

    /// The hand goes up somewhere.
    public void cancel() {
        sketch.lift();
    }

    // ---- places ----

    private double left() {
        return 3.6 * small;
    }

    private double right() {
        return width - small;
    }

    private double top() {
        return 1.8 * small;
    }

    private double bottom() {
        return height - 3.2 * small;
    }

    private double x(int sample) {
        return left() + (right() - left()) * sample / (sketch.samples().length - 1);
    }

    private double y(Ticks up, double value) {
        return bottom() - (bottom() - top()) * (value - up.low()) / (up.high() - up.low());
    }

    // ---- the picture ----

    /// @param width,height of the sheet, px; it is empty
    /// @param focused whether it has the keyboard
    public void paint(Pen g, Palette palette, double width, double height, boolean focused) {
        this.width = width;
        this.height = height;
        small = SMALL * palette.fontSize();
        g.setFont(new Lettering(small));
        g.setFill(palette.of("text"));
        if (sketch.axes().isPresent()) paint(g, palette, sketch.axes().get(), focused);
        else {
            g.setTextAlign(Align.CENTER);
            g.fillText(sketch.waiting(), 0.5 * width, 0.5 * height);
        }
    }

    private void paint(Pen g, Palette palette, SketchAxes axes, boolean focused) {
        g.setLineWidth(1);
        values(g, axes, palette);
        frames(g, axes);
        g.setLineWidth(LINE * palette.scale());
        sketch.truth().ifPresent(t -> band(g, axes.up(), t, palette.of("truth")));
        curve(g, axes.up(), sketch.samples(), palette.of("position"));
        sketch.truth().ifPresent(t -> {
            g.setLineDashes(DASHES);
            curve(g, axes.up(), t.samples(), palette.of("truth"));
            g.setLineDashes();
        });
        if (focused) chosen(g, axes.up(), palette.of("selection"));
    }

    private void values(Pen g, SketchAxes axes, Palette palette) {
        g.setTextAlign(Align.RIGHT);
        for (double value : axes.values()) {
            double y = y(axes.up(), value);
            g.setStroke(palette.of(value == 0 ? "chart-line" : "grid"));
            g.strokeLine(left(), y, right(), y);
            g.fillText(SketchAxes.text(value), left() - 0.4 * small, y);
        }
        g.setStroke(palette.of("grid"));
        g.setTextAlign(Align.LEFT);
        g.fillText(sketch.unit(), 0.3 * small, 0.8 * small);
    }

    private void frames(Pen g, SketchAxes axes) {
        Ticks across = axes.across();
        g.setTextAlign(Align.CENTER);
        for (double frame : axes.frames()) {
            double x = left() + (right() - left()) * (frame - across.low()) / (across.high() - across.low());
            g.strokeLine(x, top(), x, bottom());
            g.fillText(SketchAxes.text(frame), x, bottom() + 0.9 * small);
        }
        g.fillText(sketch.time(), 0.5 * (left() + right()), bottom() + 2.2 * small);
    }

    private void band(Pen g, Ticks up, Sketch.Truth truth, Ink colour) {
        int n = truth.samples().length;
        var x = new double[2 * n];
        var y = new double[2 * n];
        for (int i = 0; i < n; i++) {
            x[i] = x[2 * n - 1 - i] = x(i);
            y[i] = Math.clamp(y(up, truth.samples()[i] + truth.tolerance()), top(), bottom());
            y[2 * n - 1 - i] = Math.clamp(y(up, truth.samples()[i] - truth.tolerance()), top(), bottom());
        }
        g.setFill(colour.faded(BAND));
        g.fillPolygon(x, y, 2 * n);
    }

    private void curve(Pen g, Ticks up, double[] samples, Ink colour) {
        g.setStroke(colour);
        boolean drawing = false;
        g.beginPath();
        for (int i = 0; i < samples.length; i++) {
            boolean there = Double.isFinite(samples[i]);
            if (there && drawing) g.lineTo(x(i), y(up, samples[i]));
            else if (there) g.moveTo(x(i), y(up, samples[i]));
            drawing = there;
        }
        g.stroke();
    }

    /// The frame around it and the point that keys move, while it has the keyboard.
    private void chosen(Pen g, Ticks up, Ink colour) {
        g.setStroke(colour);
        g.setLineWidth(2);
        g.strokeRect(1, 1, width - 2, height - 2);
        double value = sketch.samples()[sketch.chosen()], r = 0.5 * small;
        g.strokeOval(x(sketch.chosen()) - r, (Double.isFinite(value) ? y(up, value) : bottom()) - r, 2 * r, 2 * r);
    }
}
