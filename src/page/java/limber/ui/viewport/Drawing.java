package limber.ui.viewport;

import javafx.scene.paint.Color;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Paint;
import javafx.scene.paint.Stop;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.TextAlignment;
import org.teavm.jso.JSBody;
import org.teavm.jso.canvas.CanvasGradient;
import org.teavm.jso.canvas.CanvasRenderingContext2D;

/// The canvas of a page over a scene, painted again from the beginning. Lines of one style that follow each other are
/// drawn in one stroke, and a style is set only where it changes: each call from here to the browser takes its time.
public final class Drawing {
    /// The height of the middle of a line over its baseline, in units of the font size.
    private static final double MIDDLE = 0.35;

    private final CanvasRenderingContext2D g;
    private double width = 1, height = 1, ratio = 1;
    private Font font = Font.font("System", FontWeight.NORMAL, 14);
    private Paint stroke = Color.BLACK, fill = Color.BLACK;
    private double lineWidth = 1;
    private TextAlignment align = TextAlignment.LEFT;
    /// What the browser has been told; null where that is not known.
    private Paint strokeSet, fillSet;
    private Font fontSet;
    private TextAlignment alignSet;
    private double widthSet = -1;
    private boolean dashed;
    /// Whether there are lines that have not been drawn yet.
    private boolean lines;

    public Drawing(CanvasRenderingContext2D g) {
        this.g = g;
    }

    /// @param width,height of the view, px
    /// @param ratio of the device's pixels to these
    public void size(double width, double height, double ratio) {
        this.width = width;
        this.height = height;
        this.ratio = ratio;
    }

    double width() {
        return width;
    }

    double height() {
        return height;
    }

    /// Removes everything.
    void begin() {
        g.setTransform(ratio, 0, 0, ratio, 0, 0);
        g.clearRect(0, 0, width, height);
        strokeSet = fillSet = null;
        fontSet = null;
        alignSet = null;
        widthSet = -1;
        lines = false;
        solid();
        g.setLineJoin("round");
    }

    /// Draws what was held back.
    void end() {
        flush();
    }

    private void flush() {
        if (!lines) return;
        lines = false;
        g.stroke();
    }

    void setStroke(Paint paint) {
        if (paint != stroke) flush();
        stroke = paint;
    }

    void setFill(Paint paint) {
        fill = paint;
    }

    void setLineWidth(double width) {
        if (width != lineWidth) flush();
        lineWidth = width;
    }

    void setLineDashes(double... dashes) {
        if (dashes == null && !dashed) return;
        flush();
        if (dashes == null) {
            solid();
            return;
        }
        dashed = true;
        dash(g, dashes[0], dashes[1]);
        g.setLineCap("butt");
    }

    private void solid() {
        dashed = false;
        plain(g);
        g.setLineCap("round");
    }

    @JSBody(params = {"g", "on", "off"}, script = "g.setLineDash([on, off]);") private static native void dash(
            CanvasRenderingContext2D g, double on, double off);

    @JSBody(params = "g", script = "g.setLineDash([]);") private static native void plain(CanvasRenderingContext2D g);

    void setFont(Font font) {
        this.font = font;
    }

    Font getFont() {
        return font;
    }

    void setTextAlign(TextAlignment align) {
        this.align = align;
    }

    private void stroking() {
        if (stroke != strokeSet && stroke instanceof Color c) g.setStrokeStyle(c.css());
        strokeSet = stroke;
        if (lineWidth != widthSet) g.setLineWidth(lineWidth);
        widthSet = lineWidth;
    }

    private void filling() {
        if (fill == fillSet) return;
        fillSet = fill;
        if (fill instanceof Color c) g.setFillStyle(c.css());
        else if (fill instanceof LinearGradient l) {
            CanvasGradient colours = g.createLinearGradient(l.getStartX(), l.getStartY(), l.getEndX(), l.getEndY());
            for (Stop stop : l.getStops()) colours.addColorStop(stop.getOffset(), stop.getColor().css());
            g.setFillStyle(colours);
        }
    }

    private void writing() {
        if (font != fontSet) g.setFont(font.css());
        fontSet = font;
        if (align == alignSet) return;
        alignSet = align;
        g.setTextAlign(switch (align) {
            case LEFT, JUSTIFY -> "left";
            case CENTER -> "center";
            case RIGHT -> "right";
        });
    }

    void strokeLine(double x1, double y1, double x2, double y2) {
        if (!lines) {
            stroking();
            g.beginPath();
            lines = true;
        }
        g.moveTo(x1, y1);
        g.lineTo(x2, y2);
    }

    void beginPath() {
        flush();
        g.beginPath();
    }

    void moveTo(double x, double y) {
        g.moveTo(x, y);
    }

    void lineTo(double x, double y) {
        g.lineTo(x, y);
    }

    void stroke() {
        stroking();
        g.stroke();
    }

    void strokeOval(double x, double y, double width, double height) {
        oval(x, y, width, height);
        stroke();
    }

    void fillOval(double x, double y, double width, double height) {
        oval(x, y, width, height);
        filling();
        g.fill();
    }

    private void oval(double x, double y, double width, double height) {
        beginPath();
        g.ellipse(x + 0.5 * width, y + 0.5 * height, 0.5 * width, 0.5 * height, 0, 0, 2 * Math.PI);
    }

    void fillRect(double x, double y, double width, double height) {
        flush();
        filling();
        g.fillRect(x, y, width, height);
    }

    /// @param arcWidth,arcHeight the diameter of a corner
    void fillRoundRect(double x, double y, double width, double height, double arcWidth, double arcHeight) {
        beginPath();
        round(g, x, y, width, height, Math.min(0.5 * arcWidth, 0.5 * Math.min(width, height)));
        filling();
        g.fill();
    }

    @JSBody(params = {"g", "x", "y", "w", "h", "r"},
            script = "g.roundRect(x, y, w, h, r);") private static native void round(CanvasRenderingContext2D g,
                    double x, double y, double w, double h, double r);

    void strokePolygon(double[] x, double[] y, int n) {
        polygon(x, y, n);
        stroke();
    }

    void fillPolygon(double[] x, double[] y, int n) {
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

    /// @param y the middle of the line
    void strokeText(String text, double x, double y) {
        flush();
        stroking();
        writing();
        g.strokeText(text, x, baseline(y));
    }

    void strokeText(String text, double x, double y, double most) {
        flush();
        stroking();
        writing();
        g.strokeText(text, x, baseline(y), most);
    }

    void fillText(String text, double x, double y) {
        flush();
        filling();
        writing();
        g.fillText(text, x, baseline(y));
    }

    void fillText(String text, double x, double y, double most) {
        flush();
        filling();
        writing();
        g.fillText(text, x, baseline(y), most);
    }

    private double baseline(double middle) {
        return middle + MIDDLE * font.getSize();
    }
}
