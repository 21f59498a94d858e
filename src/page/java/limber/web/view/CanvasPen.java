package limber.web.view;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import limber.presentation.paint.Align;
import limber.presentation.paint.Box;
import limber.presentation.paint.Gradient;
import limber.presentation.paint.Ink;
import limber.presentation.paint.Lettering;
import limber.presentation.paint.Pen;
import limber.presentation.view.Painting;
import org.teavm.jso.JSBody;
import org.teavm.jso.canvas.CanvasGradient;
import org.teavm.jso.canvas.CanvasRenderingContext2D;

/// The pen of a browser's canvas, which is painted again from the beginning. Lines of one style that follow each other
/// are drawn in one stroke, and a style is set only where it changes: each call from here to the browser takes its
/// time.
public final class CanvasPen implements Pen, Painting.Sheets {
    /// Widths of texts that are kept.
    private static final int MOST = 2000;
    /// The height of a line, in units of the font size.
    private static final double LINE = 1.6;

    private final CanvasRenderingContext2D g;
    /// Widths that are known, by font and text; forgotten when there are too many.
    private final Map<String, Double> widths = new HashMap<>();
    private double width = 1, height = 1, ratio = 1;
    private Lettering font = new Lettering(14);
    private Ink stroke = Ink.BLACK;
    /// An ink or a gradient.
    private Object fill = Ink.BLACK;
    private double lineWidth = 1;
    private Align align = Align.LEFT;
    /// What the browser has been told; null where that is not known.
    private Object strokeSet, fillSet;
    private Lettering fontSet;
    private Align alignSet;
    private double widthSet = -1;
    private boolean dashed;
    /// Whether there are lines that have not been drawn yet.
    private boolean lines;
    private final Stamps stamps;

    /// A text as it looks.
    private record Look(String text, Lettering font, Ink outline, double outlineWidth, Ink ink, double ratio) {}

    public CanvasPen(CanvasRenderingContext2D g) {
        this(g, new Stamps());
    }

    private CanvasPen(CanvasRenderingContext2D g, Stamps stamps) {
        this.g = g;
        this.stamps = stamps;
    }

    /// @param width,height of the sheet, px
    /// @param ratio of the device's pixels to these
    public void size(double width, double height, double ratio) {
        this.width = width;
        this.height = height;
        this.ratio = ratio;
        stamps.clear();
        forget(); // a canvas of another size begins anew
    }

    /// Colours have changed.
    void recoloured() {
        stamps.clear();
    }

    /// Removes everything.
    @Override
    public Pen begin() {
        g.setTransform(ratio, 0, 0, ratio, 0, 0);
        g.clearRect(0, 0, width, height);
        lines = false;
        solid();
        g.setLineJoin("round");
        return this;
    }

    @Override
    public void inset(Object what, Box box, Consumer<Pen> painter) {
        flush();
        int left = (int) Math.floor(box.minX() * ratio), top = (int) Math.floor(box.minY() * ratio);
        stamps.of(List.of(what, box), (int) Math.ceil(box.maxX() * ratio) - left,
                (int) Math.ceil(box.maxY() * ratio) - top, onto -> {
                    var pen = new CanvasPen(onto, stamps);
                    pen.ratio = ratio;
                    onto.setTransform(ratio, 0, 0, ratio, -left, -top);
                    pen.solid();
                    onto.setLineJoin("round");
                    painter.accept(pen);
                    pen.flush();
                }).ifPresentOrElse(picture -> Stamps.copy(g, picture, left, top, ratio), () -> painter.accept(this));
    }

    private void forget() {
        strokeSet = fillSet = null;
        fontSet = null;
        alignSet = null;
        widthSet = -1;
    }

    /// Draws what was held back.
    @Override
    public void end() {
        flush();
    }

    private void flush() {
        if (!lines) return;
        lines = false;
        g.stroke();
    }

    @Override
    public void setStroke(Ink ink) {
        if (!ink.equals(stroke)) flush();
        stroke = ink;
    }

    @Override
    public void setFill(Ink ink) {
        fill = ink;
    }

    @Override
    public void setFill(Gradient colours) {
        fill = colours;
    }

    @Override
    public void setLineWidth(double width) {
        if (width != lineWidth) flush();
        lineWidth = width;
    }

    @Override
    public void setLineDashes(double... dashes) {
        if (dashes.length == 0 && !dashed) return;
        flush();
        if (dashes.length == 0) {
            solid();
            return;
        }
        dashed = true;
        dash(g, Arrays.stream(dashes).mapToObj(String::valueOf).collect(Collectors.joining(" ")));
        g.setLineCap("butt");
    }

    private void solid() {
        dashed = false;
        dash(g, "");
        g.setLineCap("round");
    }

    @JSBody(params = {"g", "lengths"}, script = "g.setLineDash(lengths ? lengths.split(' ').map(Number) : []);")
    private static native void dash(
            CanvasRenderingContext2D g, String lengths);

    @Override
    public void setFont(Lettering font) {
        this.font = font;
    }

    @Override
    public Lettering font() {
        return font;
    }

    private static String css(Lettering font) {
        return (font.bold() ? "bold " : "") + font.size() + "px system-ui, sans-serif";
    }

    @Override
    public void setTextAlign(Align align) {
        this.align = align;
    }

    private void stroking() {
        if (!stroke.equals(strokeSet)) g.setStrokeStyle(stroke.css());
        strokeSet = stroke;
        if (lineWidth != widthSet) g.setLineWidth(lineWidth);
        widthSet = lineWidth;
    }

    private void filling() {
        if (fill.equals(fillSet)) return;
        fillSet = fill;
        if (fill instanceof Ink ink) g.setFillStyle(ink.css());
        else if (fill instanceof Gradient of) {
            CanvasGradient colours = g.createLinearGradient(of.from(), 0, of.to(), 0);
            for (int i = 0; i < of.inks().size(); i++) colours.addColorStop(of.share(i), of.inks().get(i).css());
            g.setFillStyle(colours);
        }
    }

    private void writing() {
        if (!font.equals(fontSet)) g.setFont(css(font));
        fontSet = font;
        if (align == alignSet) return;
        alignSet = align;
        g.setTextAlign(align.name().toLowerCase(Locale.ROOT));
    }

    @Override
    public void strokeLine(double x1, double y1, double x2, double y2) {
        if (!lines) {
            stroking();
            g.beginPath();
            lines = true;
        }
        g.moveTo(x1, y1);
        g.lineTo(x2, y2);
    }

    @Override
    public void beginPath() {
        flush();
        g.beginPath();
    }

    @Override
    public void moveTo(double x, double y) {
        g.moveTo(x, y);
    }

    @Override
    public void lineTo(double x, double y) {
        g.lineTo(x, y);
    }

    @Override
    public void stroke() {
        stroking();
        g.stroke();
    }

    @Override
    public void strokeOval(double x, double y, double width, double height) {
        oval(x, y, width, height);
        stroke();
    }

    @Override
    public void fillOval(double x, double y, double width, double height) {
        oval(x, y, width, height);
        filling();
        g.fill();
    }

    private void oval(double x, double y, double width, double height) {
        beginPath();
        g.ellipse(x + 0.5 * width, y + 0.5 * height, 0.5 * width, 0.5 * height, 0, 0, 2 * Math.PI);
    }

    @Override
    public void strokeRect(double x, double y, double width, double height) {
        flush();
        stroking();
        g.strokeRect(x, y, width, height);
    }

    @Override
    public void fillRect(double x, double y, double width, double height) {
        flush();
        filling();
        g.fillRect(x, y, width, height);
    }

    @Override
    public void fillRoundRect(Box box, double corner) {
        round(box, corner);
        filling();
        g.fill();
    }

    @Override
    public void strokeRoundRect(Box box, double corner) {
        round(box, corner);
        stroke();
    }

    private void round(Box box, double corner) {
        beginPath();
        round(g, box.minX(), box.minY(), box.width(), box.height(),
                Math.min(0.5 * corner, 0.5 * Math.min(box.width(), box.height())));
    }

    @JSBody(params = {"g", "x", "y", "w", "h", "r"},
            script = "g.roundRect(x, y, w, h, r);")
    private static native void round(CanvasRenderingContext2D g,
            double x, double y, double w, double h, double r);

    @Override
    public void strokePolygon(double[] x, double[] y, int n) {
        polygon(x, y, n);
        stroke();
    }

    @Override
    public void fillPolygon(double[] x, double[] y, int n) {
        polygon(x, y, n);
        filling();
        g.fill();
    }

    private void polygon(double[] x, double[] y, int n) {
        beginPath();
        for (int i = 0; i < n; i++)
            if (i == 0) g.moveTo(x[i], y[i]);
            else g.lineTo(x[i], y[i]);
        g.closePath();
    }

    /// A text that has been written before is copied.
    @Override
    public void outlinedText(String text, double x, double y, double most) {
        flush();
        if (most == Double.MAX_VALUE && fill instanceof Ink ink) {
            double margin = lineWidth + 1, wide = width(text), high = LINE * font.size();
            var picture = stamps.of(new Look(text, font, stroke, lineWidth, ink, ratio), pixels(wide + 2 * margin),
                    pixels(high + 2 * margin), onto -> {
                        var pen = new CanvasPen(onto, stamps);
                        onto.setTransform(ratio, 0, 0, ratio, 0, 0);
                        onto.setLineJoin("round");
                        pen.font = font;
                        pen.stroke = stroke;
                        pen.lineWidth = lineWidth;
                        pen.fill = ink;
                        pen.write(text, margin, margin + 0.5 * high, most);
                    });
            if (picture.isPresent()) {
                double left = switch (align) {
                    case LEFT -> x;
                    case CENTER -> x - 0.5 * wide;
                    case RIGHT -> x - wide;
                };
                Stamps.copy(g, picture.get(), (left - margin) * ratio, (y - margin - 0.5 * high) * ratio, ratio);
                return;
            }
        }
        write(text, x, y, most);
    }

    private int pixels(double size) {
        return (int) Math.ceil(size * ratio);
    }

    private void write(String text, double x, double y, double most) {
        stroking();
        writing();
        if (most == Double.MAX_VALUE) g.strokeText(text, x, font.baseline(y));
        else g.strokeText(text, x, font.baseline(y), most);
        fillText(text, x, y, most);
    }

    @Override
    public void fillText(String text, double x, double y, double most) {
        flush();
        filling();
        writing();
        if (most == Double.MAX_VALUE) g.fillText(text, x, font.baseline(y));
        else g.fillText(text, x, font.baseline(y), most);
    }

    @Override
    public double width(String text, Lettering font) {
        if (widths.size() > MOST) widths.clear();
        String css = css(font);
        return widths.computeIfAbsent(css + text, _ -> width(css, text));
    }

    @JSBody(params = {"font", "text"}, script = "var g = window.limberMeasure || (window.limberMeasure ="
            + " document.createElement('canvas').getContext('2d')); g.font = font; return g.measureText(text).width;")
    private static native double width(
            String font, String text);

    @Override
    public void inside(Box box, Runnable painter) {
        Lettering before = font;
        flush();
        g.save();
        g.beginPath();
        g.rect(box.minX(), box.minY(), box.width(), box.height());
        g.clip();
        painter.run();
        flush();
        g.restore();
        font = before;
        setLineDashes();
        forget();
    }
}
